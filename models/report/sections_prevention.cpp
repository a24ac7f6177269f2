// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps it from coming back: proposals, the canary gate, the template lint, checks of the project.
#include "report/parts.h"

#include "prevention/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

using prevention::GateFinding;
using prevention::GateResult;
using prevention::GateVerdict;
using prevention::LintedFile;
using prevention::LintField;

// "p99_ttft" is a TTFT p99.
std::string title_of_gate(const std::string& metric)
{
    const std::size_t bar = metric.find('_');
    if (metric.size() > 2 && metric[0] == 'p' && std::isdigit(static_cast<unsigned char>(metric[1])) != 0 &&
        bar != std::string::npos)
        return title_of_metric(metric.substr(bar + 1) + "_s", metric.substr(0, bar));
    return metric == "prefix_hit_rate" ? "Prefix hit ratio" : title_of_metric(metric);
}

Quantity quantity_of_gate(const std::string& metric)
{
    return metric.starts_with("p") && metric != "prefix_hit_rate" ? Quantity::Seconds : Quantity::Number;
}

// Whether what the report is about has to do with prefixes that are no longer shared.
bool about_prefixes(const Parts& parts)
{
    if (!parts.results().verdict || parts.results().verdict->hypotheses.empty()) return false;
    return parts.results().verdict->hypotheses.front().family == "prefix";
}

void add_proposals(const Parts& parts, std::vector<Block>& blocks)
{
    List proposals;
    for (const scenario::Note& note : parts.results().project.notes) {
        if (note.kind != scenario::NoteKind::Proposal) continue;
        Text text(parts.clean(note.text));
        if (!note.cost.empty()) text << " Cost: " << parts.clean(note.cost);
        if (!note.author.empty()) text << " Owner: " << parts.clean(note.author) << ".";
        proposals.items.push_back(text);
    }
    if (proposals.items.empty()) return;
    blocks.emplace_back(Heading{"Proposed changes"});
    blocks.emplace_back(std::move(proposals));
}

// --- the canary gate

const char* sentence_of(GateVerdict verdict)
{
    switch (verdict) {
    case GateVerdict::Passed:
        return "the new version is not worse beyond its limits.";
    case GateVerdict::Failed:
        return "the new version is worse than the one in service, beyond chance and beyond its limits.";
    case GateVerdict::Insufficient:
        return "there is too little data to let the new version pass.";
    case GateVerdict::Refused:
        break;
    }
    return "the two versions do not serve the same traffic, so that no figure can be given.";
}

Text count_pair(const GateFinding& one, const std::string& title)
{
    Text text(known(static_cast<double>(one.baseline_count), Quantity::Count, title + ", baseline requests"));
    return text << " / "
                << known(static_cast<double>(one.canary_count), Quantity::Count, title + ", canary requests");
}

std::vector<Text> gate_row(const GateFinding& one)
{
    const std::string title = title_of_gate(one.metric);
    const Quantity quantity = quantity_of_gate(one.metric);
    Figure baseline, canary, change, limit;
    baseline.name = title + ", baseline";
    canary.name = title + ", canary";
    change.name = title + ", canary over baseline";
    const bool shares = one.metric == "error_rate"; // compared by their difference
    if (!one.from.empty()) {
        baseline = known(one.baseline, quantity, baseline.name);
        canary = known(one.canary, quantity, canary.name);
    }
    if (one.ratio && std::isfinite(*one.ratio)) {
        Interval range{*one.ratio, one.ratio_low, one.ratio_high};
        if (!std::isfinite(range.low) || !std::isfinite(range.high)) range.low = range.high = range.value;
        change = known(range, shares ? Quantity::Number : Quantity::Factor, change.name);
    }
    limit = known(one.limit, shares ? Quantity::Number : Quantity::Factor, title + ", limit");
    return {title,
            std::string(prevention::to_string(one.verdict)),
            baseline,
            canary,
            change,
            limit,
            count_pair(one, title)};
}

void add_gate(const Parts& parts, std::vector<Block>& blocks)
{
    const GateResult& gate = *parts.results().prevented->gate;
    blocks.emplace_back(Heading{"The canary gate"});
    Text verdict;
    verdict.strong(capitalised(std::string(prevention::to_string(gate.verdict))) + ": ");
    verdict << sentence_of(gate.verdict);
    if (!gate.refusal.empty()) verdict << " " << gate.refusal;
    blocks.emplace_back(
        Callout{gate.verdict == GateVerdict::Passed ? Callout::Tone::Ok : Callout::Tone::Warning, verdict});
    Table table{
        "gate",
        "The new version against the one in service, over matched slices of traffic",
        {{"Figure"},
         {"Verdict"},
         {"Baseline", true},
         {"Canary", true},
         {"Change", true},
         {"Limit", true},
         {"Requests", true}},
        {},
        fmt::format("An equal version fails in at most {:.3g} of such comparisons. In brackets: one-sided "
                    "bounds, each at the error of its figure.",
                    gate.alpha)};
    List texts;
    for (const GateFinding& one : gate.findings) {
        table.rows.push_back(gate_row(one));
        if (gate.verdict != GateVerdict::Refused) texts.items.emplace_back(in_words(one.text));
    }
    for (const std::string& note : gate.notes)
        texts.items.emplace_back(in_words(note));
    settle_units(table);
    blocks.emplace_back(std::move(table));
    if (!texts.items.empty()) blocks.emplace_back(std::move(texts));
}

// --- the template lint

std::vector<Text> lint_row(const LintedFile& file, const LintField* field)
{
    const std::string version = prevention::short_hash(file.hash);
    Text code;
    code.code(version);
    if (field == nullptr) return {file.file, code, "passes", "\u2013", Figure{}, Figure{}, Figure{}};
    const std::string name = field->name + " in " + file.file;
    Text field_name;
    field_name.code(field->name);
    return {file.file,
            code,
            field->fails ? "fails" : "warns",
            field_name,
            known(static_cast<double>(field->token), Quantity::Count, "token of " + name),
            known(static_cast<double>(field->reusable), Quantity::Count, "reusable tokens before " + name),
            known(field->recomputed_share, Quantity::Number, "recomputed share because of " + name)};
}

void add_cost(const Parts& parts, const Prevented& made, std::vector<Block>& blocks)
{
    const prevention::FieldCost& cost = *made.cost;
    const std::string run = parts.lint_run();
    Table table{"field-cost",
                "What " + made.costly->name + " costs, simulated in " + parts.title_of(cost.scenario) +
                    fmt::format(" at token {} of the shared prefix", cost.token),
                {{"Template"},
                 {"Prefix hit ratio", true},
                 {"TTFT p50", true},
                 {"TTFT p99", true},
                 {"GPU time of prefill", true}},
                {},
                {}};
    for (const auto& [what, figures] :
         {std::pair{"without the field", &cost.without}, std::pair{"with it", &cost.with}}) {
        // A lambda may not capture a structured binding in C++20; g++ lets it pass.
        const auto cell = [&parts, &run, name = std::string(what), of = figures](const char* metric) {
            Figure figure = parts.figure(*of, metric);
            figure.name = std::string(metric) + ", " + name;
            figure.run = run;
            return figure;
        };
        table.rows.push_back({what, cell("prefix_hit_ratio"), cell("ttft_s.p50"), cell("ttft_s.p99"),
                              cell("gpu_seconds_prefill")});
    }
    settle_units(table);
    blocks.emplace_back(std::move(table));
}

void add_lint(const Parts& parts, std::vector<Block>& blocks)
{
    const Prevented& made = *parts.results().prevented;
    blocks.emplace_back(Heading{"Prompt templates"});
    Table table{
        "templates",
        fmt::format("What changes from request to request among the first {} tokens", made.files.tokens),
        {{"Template"},
         {"Version"},
         {"Result"},
         {"Field"},
         {"At token", true},
         {"Reusable before it", true},
         {"Computed anew", true}},
        {},
        "Computed anew: share of the text that all requests share. A version is the hash of the text."};
    List why;
    for (const LintedFile& file : made.templates) {
        if (file.fields.empty()) table.rows.push_back(lint_row(file, nullptr));
        for (const LintField& field : file.fields) {
            table.rows.push_back(lint_row(file, &field));
            Text text;
            text.code(fmt::format("{}:{}:{}", field.file, field.at.line, field.at.column));
            why.items.push_back(text << " " << field.why << ". Move it behind the shared text.");
        }
    }
    blocks.emplace_back(std::move(table));
    if (!why.items.empty()) blocks.emplace_back(std::move(why));
    if (made.cost) add_cost(parts, made, blocks);
}

// What to run, where this report has no result of it.
void add_commands(const Parts& parts, std::vector<Block>& blocks)
{
    const auto& prevented = parts.results().prevented;
    const bool asked =
        !parts.results().project.observations.empty() || !parts.results().project.notes.empty();
    List gates;
    if (asked && !(prevented && prevented->gate))
        gates.items.push_back(
            Text("Before a new version takes more traffic: ").code("fulcrum gate --baseline F --canary F"));
    if (about_prefixes(parts) && !(prevented && !prevented->templates.empty()))
        gates.items.push_back(Text("Before a prompt template ships: ").code("fulcrum lint-template FILE"));
    if (gates.items.empty()) return;
    blocks.emplace_back(Heading{"Gates that a pipeline can run"});
    blocks.emplace_back(std::move(gates));
}

Table check_table(const Parts& parts)
{
    Table table{"checks",
                "Checks that a pipeline can run: fulcrum simulate ends with 1 where one does not hold",
                {{"Scenario"}, {"Figure"}, {"Seen", true}, {"Check"}, {"Holds"}},
                {},
                {}};
    for (const study::ExpectationCheck& check : parts.results().expectations) {
        const scenario::Expectation& one = check.expectation;
        const Quantity quantity = one.relative_to.empty() ? quantity_of(one.metric) : Quantity::Factor;
        std::string metric = title_of_metric(one.metric);
        if (!one.of_class.empty()) metric += " of " + one.of_class;
        if (!one.of_engine.empty()) metric += " of " + one.of_engine;
        if (!one.relative_to.empty()) metric += ", over that of " + parts.title_of(one.relative_to);
        const auto bound = [&](const std::optional<double>& value, const char* word) {
            return value ? word + text_of(known(*value, quantity, "")) : std::string();
        };
        std::string bounds = bound(one.at_least, "at least ");
        const std::string most = bound(one.at_most, "at most ");
        if (!most.empty()) bounds += (bounds.empty() ? "" : ", ") + most;
        table.rows.push_back(
            {parts.title_of(one.scenario), metric,
             of(check.figure, quantity, one.metric + " of " + one.scenario, parts.run_of(one.scenario)),
             bounds, check.holds ? "yes" : "no"});
    }
    return table;
}

} // namespace

std::optional<Text> gate_line(const Parts& parts)
{
    const auto& made = parts.results().prevented;
    if (!made || (!made->gate && made->templates.empty())) return std::nullopt;
    Text text;
    text.strong("Prevention. ");
    if (made->gate) {
        text << "The canary gate says " << prevention::to_string(made->gate->verdict);
        const char* between = ": ";
        for (const GateFinding& one : made->gate->findings) {
            if (one.verdict != made->gate->verdict || !one.ratio || !std::isfinite(*one.ratio)) continue;
            const std::string title = title_of_gate(one.metric);
            const Quantity quantity = one.metric == "error_rate" ? Quantity::Number : Quantity::Factor;
            text << between << title << " " << known(*one.ratio, quantity, title + ", canary over baseline")
                 << ", limit " << known(one.limit, quantity, title + ", limit");
            between = "; ";
        }
        text << ". ";
    }
    if (made->templates.empty()) return text;
    if (!made->costly) return text << "The prompt templates pass the lint.";
    text << "The template lint fails ";
    text.code(made->costly->file);
    text << ": ";
    text.code(made->costly->name);
    return text << " stands at token "
                << known(static_cast<double>(made->costly->token), Quantity::Count,
                         "token of " + made->costly->name + " in " + made->costly->file)
                << ".";
}

std::vector<Block> prevention_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    add_proposals(parts, blocks);
    const auto& made = parts.results().prevented;
    if (made && made->gate) add_gate(parts, blocks);
    if (made && !made->templates.empty()) add_lint(parts, blocks);
    add_commands(parts, blocks);
    if (!parts.results().expectations.empty()) blocks.emplace_back(check_table(parts));
    return blocks;
}

} // namespace fulcrum::report
