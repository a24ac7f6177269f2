// SPDX-License-Identifier: GPL-3.0-or-later
// How the fault is shown again, how far all this can be trusted, and which runs the figures come from.
#include "report/parts.h"

#include "study/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace fulcrum::report
{

namespace
{

constexpr std::size_t kLetters = 92; // of a line of code: what fits on paper

// A long command goes on behind a backslash, as a shell reads it. Breaks stand before options only: those
// within quotes are part of what is sent.
std::string broken(const std::string& command)
{
    std::string text;
    std::size_t begin = 0, last = 0; // of the line, and where it can break
    char quote = 0;
    for (std::size_t at = 0; at < command.size(); ++at) {
        const char letter = command[at];
        if (letter == '\\' && quote != '\'') {
            ++at;
            continue;
        }
        if (quote == 0 && (letter == '"' || letter == '\''))
            quote = letter;
        else if (letter == quote)
            quote = 0;
        const bool option = quote == 0 && letter == ' ' && at + 1 < command.size() && command[at + 1] == '-';
        if (option || at + 1 == command.size()) {
            if (last > begin && at + 2 - begin > kLetters) {
                text += command.substr(begin, last - begin) + " \\\n   ";
                begin = last;
            }
            if (option) last = at;
        }
    }
    return text + command.substr(begin);
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : "\n") + broken(line);
    return text;
}

void add_trust(const Parts& parts, std::vector<Block>& blocks)
{
    Table table{"trust",
                "How far each scenario can be trusted",
                {{"Scenario"}, {"Trust"}, {"What lowers it"}},
                {},
                {}};
    for (const study::ScenarioResult& run : parts.results().runs) {
        std::string notes;
        for (const std::string& note : run.figures.notes)
            notes += (notes.empty() ? "" : "; ") + note;
        table.rows.push_back(
            {parts.title_of(run.figures.name), run.figures.trust, notes.empty() ? "\u2013" : notes});
    }
    const bool lowered = std::ranges::any_of(
        parts.results().runs, [](const study::ScenarioResult& run) { return !run.figures.notes.empty(); });
    if (!lowered) {
        table.columns.pop_back();
        for (auto& row : table.rows)
            row.pop_back();
    }
    if (!table.rows.empty()) blocks.emplace_back(std::move(table));
}

Table latency_table(const Parts& parts, const study::ScenarioFigures& figures)
{
    Table table{"latencies-" + figures.name,
                parts.title_of(figures.name) + ": latencies by class",
                {{"Class"}, {"Figure"}},
                {},
                {}};
    for (const auto& statistic : study::kStatistics)
        table.columns.push_back({std::string(statistic.name), true});
    std::vector<std::string> classes{""};
    if (figures.by_class.size() > 1)
        for (const study::ClassFigures& one : figures.by_class)
            classes.push_back(one.name);
    for (const std::string& name : classes)
        for (const auto& distribution : study::kDistributions) {
            std::vector<Text> row{name.empty() ? "all" : name, title_of_metric(distribution.name)};
            for (const auto& statistic : study::kStatistics) {
                Figure figure = parts.figure(
                    figures, std::string(distribution.name) + "." + std::string(statistic.name), name);
                row.emplace_back(std::move(figure));
            }
            table.rows.push_back(std::move(row));
        }
    return table;
}

Table level_table(const Parts& parts)
{
    Table table{"levels", "All scenarios: rates, shares and costs", {{"Figure"}}, {}, {}};
    for (const study::ScenarioResult& run : parts.results().runs)
        table.columns.push_back({parts.title_of(run.figures.name), true});
    for (const auto& interval : study::kIntervals) {
        std::vector<Text> row{title_of_metric(interval.name)};
        for (const study::ScenarioResult& run : parts.results().runs)
            row.emplace_back(parts.figure(run.figures, std::string(interval.name)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::vector<Block> reproducer_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (!parts.results().reproducer) return blocks;
    const Reproducer& one = *parts.results().reproducer;
    const Quantity quantity = quantity_of(one.pair.metric);
    const std::string name = title_of_metric(one.pair.metric);
    Text text;
    if (one.share < 1)
        text << "The smallest load tried that shows at least half of the effect: "
             << known(one.share, Quantity::Number, "share of the load", parts.reproducer_run(false))
             << " of the rates, ";
    else
        text << "No smaller load that was tried shows half of the effect: the whole of the rates, ";
    text << known(static_cast<double>(one.requests), Quantity::Count, "requests", parts.reproducer_run(false))
         << " requests. It is about " << parts.title_of(one.pair.with_fault) << " against "
         << parts.title_of(one.pair.with_fix) << ": " << one.pair.why << ".";
    blocks.emplace_back(Paragraph{text});
    Table table{"expect", "What to expect at that load, simulated", {{"State"}, {name, true}}, {}, {}};
    table.rows.push_back({"with the fault: " + parts.title_of(one.pair.with_fault),
                          known(one.fault, quantity, name + " with the fault", parts.reproducer_run(false))});
    table.rows.push_back({"with the fix: " + parts.title_of(one.pair.with_fix),
                          known(one.fixed, quantity, name + " with the fix", parts.reproducer_run(true))});
    settle_units(table);
    blocks.emplace_back(std::move(table));
    if (!one.changes.empty()) {
        List changes;
        for (const std::string& change : one.changes)
            changes.items.emplace_back(change);
        blocks.emplace_back(Heading{"What differs"});
        blocks.emplace_back(std::move(changes));
    }
    if (!one.serve.empty()) {
        blocks.emplace_back(Heading{"Serve, first with the fault, then with the fix"});
        blocks.emplace_back(Code{joined(one.serve)});
    }
    for (const ReproducerLines& tool : one.tools) {
        blocks.emplace_back(
            Heading{tool.tool == "curl" ? "One request beside the load, with curl" : tool.tool});
        blocks.emplace_back(Code{joined(tool.lines)});
    }
    if (!one.limits.empty()) {
        List limits;
        for (const std::string& limit : one.limits)
            limits.items.emplace_back(parts.clean(limit));
        blocks.emplace_back(Heading{"What these lines do not repeat"});
        blocks.emplace_back(std::move(limits));
    }
    return blocks;
}

std::vector<Block> assumption_blocks(const Parts& parts)
{
    const Results& results = parts.results();
    std::vector<Block> blocks;
    add_trust(parts, blocks);
    List list;
    const scenario::RunSettings& run = results.project.run;
    Text seeds("Seed ");
    seeds << known(static_cast<double>(run.seed), Quantity::Count, "seed") << ", "
          << known(run.replications, Quantity::Count, "replications")
          << (run.replications == 1 ? " replication" : " replications")
          << " of each scenario with the same draws; version " << parts.options().version << ".";
    list.items.push_back(seeds);
    if (results.effort.fast)
        list.items.emplace_back(
            "Made fast: few replications and draws, and at most 20,000 requests a scenario. The "
            "figures are rough.");
    list.items.emplace_back(
        "Measured figures are as their source gives them; simulated ones come from the model of "
        "the serving system, not from the system.");
    if (results.verdict)
        list.items.emplace_back(
            "Probabilities of mechanisms weigh the mechanisms that were tried against each other. A "
            "mechanism that is not in the catalogue has no probability here.");
    if (std::ranges::find(results.project.notes, scenario::NoteKind::Action, &scenario::Note::kind) !=
        results.project.notes.end())
        list.items.emplace_back(
            "That a figure changed after an action does not say that the action changed it. Actions "
            "that overlap share their credit until a replay tells them apart.");
    if (results.verdict)
        for (const std::string& note : results.verdict->notes)
            list.items.emplace_back(note);
    if (results.verdict)
        for (const study::Check& check : results.verdict->checks)
            if (!check.holds) list.items.emplace_back("By arithmetic: " + check.text);
    for (const std::string& missing : results.missing)
        list.items.emplace_back("Left out. " + missing);
    for (const std::string& replaced : parts.replaced())
        list.items.emplace_back("In texts that were taken over: " + replaced);
    blocks.emplace_back(Heading{"Assumptions and limits"});
    blocks.emplace_back(std::move(list));
    return blocks;
}

std::vector<Block> table_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (parts.results().runs.empty()) return blocks;
    if (parts.results().runs.size() <= 6) blocks.emplace_back(level_table(parts));
    for (const study::ScenarioResult& run : parts.results().runs)
        blocks.emplace_back(latency_table(parts, run.figures));
    return blocks;
}

std::vector<Block> run_blocks(const Parts& parts, const std::vector<Section>& others)
{
    std::vector<Block> blocks;
    const std::vector<Run> runs = parts.runs();
    if (runs.empty()) return blocks;
    Document rest;
    rest.sections = others;
    std::map<std::string, int> used;
    int measured = 0;
    for_each_figure(static_cast<const Document&>(rest), [&](const Figure& figure) {
        if (figure.run.empty())
            ++measured;
        else
            ++used[figure.run];
    });
    Table table{
        "runs",
        "Where the figures come from",
        {{"Run"}, {"What"}, {"Scenario"}, {"Fingerprint"}, {"Seed", true}, {"Runs", true}, {"Figures", true}},
        {},
        "A fingerprint is a hash of the sequence of steps and finishes of the first replication: the same "
        "project, seed and version give the same."};
    for (const Run& run : runs) {
        Text id, fingerprint;
        id.code(run.id);
        if (run.fingerprint.empty())
            fingerprint << "\u2013";
        else
            fingerprint.code(run.fingerprint);
        table.rows.push_back({id, run.what, run.title.empty() ? run.scenario : run.title, fingerprint,
                              known(static_cast<double>(run.seed), Quantity::Count, "seed of " + run.id),
                              known(run.replications, Quantity::Count, "replications of " + run.id),
                              known(used[run.id], Quantity::Count, "figures of " + run.id)});
    }
    table.rows.push_back({"\u2013", "measured or judged", "\u2013", "\u2013", "\u2013", "\u2013",
                          known(measured, Quantity::Count, "figures without a run")});
    Text text("Program version " + parts.options().version + "; project " + parts.options().file +
              ", text hash ");
    text.code(hash_of(parts.options().text));
    blocks.emplace_back(Paragraph{text << "."});
    blocks.emplace_back(std::move(table));
    return blocks;
}

} // namespace fulcrum::report
