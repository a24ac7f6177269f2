// SPDX-License-Identifier: GPL-3.0-or-later
// What happened: summary, impact and status, observations.
#include "report/parts.h"

#include "evidence/observations.h"
#include "scenario/evidence_text.h"
#include "study/metrics.h"

#include <algorithm>

namespace fulcrum::report
{

namespace
{

using scenario::Note;
using scenario::NoteKind;

constexpr std::size_t kInSummary = 4;

Text impact_line(const Parts& parts)
{
    Text text;
    text.strong("Impact. ");
    const Headline& headline = parts.headline();
    if (headline.observation != nullptr) {
        const scenario::Observation& main = *headline.observation;
        text << headline.title << " " << change_of(main);
        if (main.count)
            text << " (n = "
                 << known(static_cast<double>(*main.count), Quantity::Count, headline.title + ", requests")
                 << ")";
        if (const std::string window = text_of(main.window); !window.empty()) text << ", " << window;
        std::size_t others = 0;
        for (const scenario::Observation& one : parts.results().project.observations) {
            if (&one == &main || !one.after || others == 3) continue;
            text << (others++ == 0 ? "; " : ", ") << name_of(one) << " " << change_of(one);
        }
        return text << ".";
    }
    if (const auto pair = fault_pair(parts.results())) {
        const study::ScenarioFigures* fault = parts.results().find(pair->with_fault);
        const study::ScenarioFigures* fixed = parts.results().find(pair->with_fix);
        if (fault != nullptr && fixed != nullptr)
            return text << headline.title << " is " << parts.figure(*fault, pair->metric, pair->of_class)
                        << " in " << parts.title_of(pair->with_fault) << ", "
                        << parts.figure(*fixed, pair->metric, pair->of_class) << " in "
                        << parts.title_of(pair->with_fix) << ", simulated.";
    }
    return text << parts.clean(parts.results().project.description);
}

std::optional<Text> cause_line(const Parts& parts)
{
    Text text;
    text.strong("Cause. ");
    if (parts.results().verdict && !parts.results().verdict->hypotheses.empty()) {
        const triage::Verdict& verdict = *parts.results().verdict;
        const triage::Hypothesis& first = verdict.hypotheses.front();
        const Figure probability =
            known(first.probability, Quantity::Probability, "probability of " + first.id, parts.triage_run());
        const bool open = verdict.verdict == "cannot tell";
        text << (open ? "Cannot tell. Leaning to \u201C" : "") << first.title << (open ? "\u201D" : "")
             << ", probability " << probability << ".";
        if (verdict.hypotheses.size() < 2) return text;
        const triage::Hypothesis& next = verdict.hypotheses[1];
        return text << " The next, \u201C" << next.title << "\u201D, has "
                    << known(next.probability, Quantity::Probability, "probability of " + next.id,
                             parts.triage_run())
                    << ".";
    }
    for (const Note& note : parts.results().project.notes)
        if (note.kind == NoteKind::Hypothesis)
            return text << "Believed, not settled: " << parts.clean(note.text);
    return std::nullopt;
}

std::optional<Text> done_line(const Parts& parts)
{
    Text text;
    text.strong("Done. ");
    bool any = false;
    for (const Note& note : parts.results().project.notes) {
        if (note.kind != NoteKind::Action) continue;
        text << (any ? " " : "");
        if (note.at) text << "From " << text_of(*note.at) << ": ";
        text << sentence(parts.clean(note.text));
        any = true;
    }
    if (!any) return std::nullopt;
    int predictions = 0, came_true = 0;
    if (parts.results().review)
        for (const evidence::Judged& judged : parts.results().review->judged) {
            predictions += judged.kind == NoteKind::Prediction;
            came_true += judged.kind == NoteKind::Prediction && judged.verdict == evidence::Verdict::CameTrue;
        }
    if (predictions > 0)
        text << " " << known(came_true, Quantity::Count, "predictions that came true") << " of "
             << known(predictions, Quantity::Count, "predictions") << " predictions came true.";
    if (parts.results().review)
        for (const evidence::RecoveryOfNote& one : parts.results().review->recoveries)
            if (one.recovery)
                text << " Recovery check: " << evidence::to_string(one.recovery->conclusion) << ".";
    return text;
}

// An advice without the sentence that tells the place and the expected value: they stand before it.
std::string without_place(const std::string& why)
{
    const std::size_t from = why.find("First in ");
    if (from == std::string::npos) return why;
    const std::size_t end = why.find(". ", from);
    return why.substr(0, from) + (end == std::string::npos ? "" : why.substr(end + 2));
}

std::optional<Text> fix_line(const Parts& parts)
{
    if (!parts.results().decision || parts.results().decision->ranking.levers.empty()) return std::nullopt;
    const decision::Decision& decision = *parts.results().decision;
    const decision::RankedLever& first = decision.ranking.levers.front();
    const decision::Lever& lever = decision.levers[first.lever];
    Text text;
    text.strong("Fix. ");
    text << lever.title() << ", expected value "
         << known(Interval{first.mean, first.p5, first.p95}, Quantity::Number,
                  "expected value of " + lever.id(), parts.ranking_run())
         << ", first with probability "
         << known(first.p_first, Quantity::Probability, "P(first) of " + lever.id(), parts.ranking_run())
         << ". ";
    if (const decision::Advice* advice = decision.advice_of(first.lever))
        text << sentence(in_words(without_place(advice->why)));
    return text;
}

std::optional<Text> next_line(const Parts& parts)
{
    Text text;
    text.strong("Next. ");
    if (parts.results().verdict && parts.results().verdict->measure_next) {
        const triage::Measurement& next = *parts.results().verdict->measure_next;
        return text << "Measure " << in_words(next.figure) << ", "
                    << known(next.bits, Quantity::Number, "bits of the next measurement", parts.triage_run())
                    << " bit expected. " << how_to_get(next);
    }
    for (const Note& note : parts.results().project.notes)
        if (note.kind == NoteKind::Proposal) return text << parts.clean(note.text);
    return std::nullopt;
}

// "TTFT p50" under each scenario, where there is a level.
Table table_of_scenarios(const Parts& parts, const char* id)
{
    struct Shown {
        const char* metric;
        const char* title;
        bool interval;
    };
    static constexpr Shown kShown[] = {{"ttft_s.p50", "TTFT p50", false},
                                       {"ttft_s.p99", "TTFT p99", true},
                                       {"tpot_s.mean", "TPOT mean", false},
                                       {"itl_s.p99", "ITL p99", true},
                                       {"goodput", "Goodput", false}};
    Table table{id, "Latencies by scenario, simulated", {{"Scenario"}}, {}, {}};
    for (const Shown& shown : kShown)
        table.columns.push_back({shown.title, true});
    for (const study::ScenarioResult& run : parts.results().runs) {
        std::vector<Text> row{parts.title_of(run.figures.name)};
        for (const Shown& shown : kShown) {
            Figure figure = parts.figure(run.figures, shown.metric);
            figure.interval_shown = shown.interval;
            row.emplace_back(std::move(figure));
        }
        table.rows.push_back(std::move(row));
    }
    if (parts.results().project.run.replications > 1) table.note = "In brackets: 95 % over replications.";
    drop_unknown_columns(table);
    settle_units(table);
    return table;
}

Table table_of_counts(const Parts& parts)
{
    Table table{"requests", "Requests by scenario, means over replications", {{"Scenario"}}, {}, {}};
    for (const auto& count : study::kCounts) {
        std::string title(count.name);
        std::ranges::replace(title, '_', ' ');
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
        table.columns.push_back({title, true});
    }
    for (const study::ScenarioResult& run : parts.results().runs) {
        std::vector<Text> row{parts.title_of(run.figures.name)};
        for (const auto& count : study::kCounts)
            row.emplace_back(known(run.figures.*count.member, Quantity::Count,
                                   std::string(count.name) + " of " + run.figures.name,
                                   parts.run_of(run.figures.name)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

void add_recovery(const Parts& parts, std::vector<Block>& blocks)
{
    if (!parts.results().review) return;
    for (const evidence::RecoveryOfNote& one : parts.results().review->recoveries) {
        if (!one.recovery) {
            blocks.emplace_back(Callout{Callout::Tone::Warning, Text("Recovery is not judged: ") << to_string(
                                                                    one.recovery.errors().front())});
            continue;
        }
        const evidence::Recovery& recovery = *one.recovery;
        const bool good = recovery.conclusion == evidence::Conclusion::FullServiceRestored;
        Text text;
        text.strong(capitalised(std::string(evidence::to_string(recovery.conclusion))) + ". ");
        blocks.emplace_back(
            Callout{good ? Callout::Tone::Ok : Callout::Tone::Warning, text << recovery.text});
        Table table{"recovery-" + one.note,
                    "Service by class, judged by " + one.data,
                    {{"Class"},
                     {"Window"},
                     {"Offered", true},
                     {"Useful share", true},
                     {"Refused or lost", true},
                     {"Oldest in queue", true}},
                    {},
                    "Useful: completed within what the class is promised, over offered."};
        for (const evidence::ClassRecovery& each : recovery.classes) {
            const auto add = [&](const char* when, const evidence::ServiceWindow& window) {
                const std::string name = each.name + ", " + when;
                table.rows.push_back(
                    {each.name.empty() ? "all" : each.name, when,
                     known(static_cast<double>(window.offered), Quantity::Count, "offered, " + name),
                     known(window.useful_share(), Quantity::Number, "useful share, " + name),
                     known(window.refused_share(), Quantity::Number, "refused share, " + name),
                     of(window.oldest_queue_age_s, Quantity::Seconds, "oldest in queue, " + name)});
            };
            add("before", each.before);
            add("during", each.during);
            add("after", each.after);
        }
        settle_units(table);
        blocks.emplace_back(std::move(table));
    }
}

std::string population_text(const Parts& parts, const scenario::Population& population)
{
    std::string text;
    const auto add = [&](const char* what, const std::string& value) {
        if (!value.empty()) text += (text.empty() ? "" : ", ") + std::string(what) + parts.clean(value);
    };
    add("", population.request_class == "all" ? "all requests" : population.request_class);
    add("version ", population.version);
    add("model ", population.model);
    add("template ", population.template_hash);
    add("tenant ", population.tenant);
    add("prompts ", population.prompt_band);
    add("replica ", population.replica);
    add("region ", population.region);
    return text.empty() ? "not said" : text;
}

Figure observed_figure(const std::optional<scenario::Observed>& observed, const scenario::Observation& one,
                       const char* which)
{
    const Quantity quantity = quantity_of(one.metric, one.statistic);
    if (!observed) {
        Figure none;
        none.quantity = quantity;
        none.name = name_of(one) + which;
        return none;
    }
    return of(*observed, quantity, name_of(one) + which);
}

} // namespace

std::vector<Block> summary_blocks(const Parts& parts)
{
    std::vector<Block> blocks{Paragraph{impact_line(parts)}};
    for (auto line : {cause_line(parts), done_line(parts), mitigate_line(parts), fix_line(parts),
                      next_line(parts), gate_line(parts)})
        if (line) blocks.emplace_back(Paragraph{*line});
    if (auto chart = chart_over_time(parts))
        blocks.emplace_back(std::move(*chart));
    else if (parts.headline().observation != nullptr || !parts.results().decision) {
        if (auto bars = chart_of_headline(parts)) blocks.emplace_back(std::move(*bars));
    } else if (auto values = chart_of_values(parts, 8))
        blocks.emplace_back(std::move(*values));
    if (parts.results().verdict) blocks.emplace_back(table_of_mechanisms(parts, kInSummary));
    if (parts.results().decision)
        blocks.emplace_back(table_of_levers(parts, kInSummary));
    else if (!parts.results().runs.empty())
        blocks.emplace_back(table_of_scenarios(parts, "scenarios-short"));
    const auto& checks = parts.results().expectations;
    if (!checks.empty()) {
        const auto held = std::ranges::count_if(checks, [](const auto& check) { return check.holds; });
        Text text;
        text << known(static_cast<double>(held), Quantity::Count, "checks that hold") << " of "
             << known(static_cast<double>(checks.size()), Quantity::Count, "checks")
             << " checks of the project hold in these runs.";
        const bool all = held == static_cast<std::ptrdiff_t>(checks.size());
        blocks.emplace_back(Callout{all ? Callout::Tone::Ok : Callout::Tone::Warning, text});
    }
    return blocks;
}

std::vector<Block> impact_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (!parts.results().project.description.empty())
        blocks.emplace_back(Paragraph{parts.clean(parts.results().project.description)});
    add_recovery(parts, blocks);
    if (auto chart = chart_of_headline(parts)) blocks.emplace_back(std::move(*chart));
    if (parts.results().runs.empty()) return blocks;
    blocks.emplace_back(table_of_scenarios(parts, "scenarios"));
    blocks.emplace_back(table_of_counts(parts));
    List unsteady;
    for (const study::ScenarioResult& run : parts.results().runs)
        if (!run.figures.steady_state.holds && !run.figures.steady_state.transient)
            unsteady.items.emplace_back(parts.title_of(run.figures.name) +
                                        ": no steady state, so no percentiles. " +
                                        sentence(run.figures.steady_state.why));
    if (!unsteady.items.empty()) blocks.emplace_back(std::move(unsteady));
    return blocks;
}

std::vector<Block> observation_blocks(const Parts& parts)
{
    const auto& observations = parts.results().project.observations;
    std::vector<Block> blocks;
    if (observations.empty()) return blocks;
    Table table{"observations",
                "What was observed, as its source gives it",
                {{"Observation"},
                 {"Before", true},
                 {"After", true},
                 {"Change", true},
                 {"n", true},
                 {"Window"},
                 {"Population"},
                 {"Timed out"},
                 {"Source"}},
                {},
                {}};
    std::vector<std::pair<std::string, std::string>> asked; // questions, and the observations that lack it
    for (const scenario::Observation& one : observations) {
        Figure change;
        change.name = name_of(one) + ", change";
        if (one.before && one.after && one.before->value > 0 && one.after->value > 0)
            change = known(one.after->value / one.before->value, Quantity::Factor, change.name);
        Figure count;
        count.name = name_of(one) + ", requests";
        if (one.count) count = known(static_cast<double>(*one.count), Quantity::Count, count.name);
        const std::string window = text_of(one.window);
        table.rows.push_back({one.title.empty() ? name_of(one) : parts.clean(one.title) + ": " + name_of(one),
                              observed_figure(one.before, one, ", before"),
                              observed_figure(one.after, one, ", after"), change, count,
                              window.empty() ? "not said" : window, population_text(parts, one.population),
                              std::string(scenario::word_of(scenario::kTimedOutWords, one.timed_out)),
                              one.source.empty() ? "not said" : parts.source(one.source)});
        std::string questions;
        for (const std::string& question : evidence::missing(one))
            questions += (questions.empty() ? "" : " ") + question;
        if (questions.empty()) continue;
        const auto same = std::ranges::find(asked, questions, &std::pair<std::string, std::string>::first);
        if (same == asked.end())
            asked.emplace_back(questions, name_of(one));
        else
            same->second += ", " + name_of(one);
    }
    drop_unknown_columns(table);
    blocks.emplace_back(std::move(table));
    if (!asked.empty()) {
        List list;
        for (const auto& [questions, names] : asked) {
            Text text;
            text.strong(names + ": ");
            list.items.push_back(text << questions);
        }
        blocks.emplace_back(Callout{Callout::Tone::Warning,
                                    "Some observations do not say enough to be checked by somebody else:"});
        blocks.emplace_back(std::move(list));
    }
    return blocks;
}

} // namespace fulcrum::report
