// SPDX-License-Identifier: GPL-3.0-or-later
// Two projects side by side.
#include "report/parts.h"

#include "decision/compare.h"

#include <algorithm>
#include <array>

namespace fulcrum::report
{

namespace
{

Text place(const std::optional<int>& where)
{
    return where ? std::to_string(*where) : std::string("\u2013");
}

std::vector<Block> ranking_blocks(const Parts& a, const Parts& b)
{
    std::vector<Block> blocks;
    if (!a.results().decision || !b.results().decision) return blocks;
    const decision::RankingComparison comparison =
        decision::compare(*a.results().decision, *b.results().decision);
    if (!comparison.same_score)
        blocks.emplace_back(Callout{Callout::Tone::Warning, "The two are ranked by different scores."});
    Table table{"rankings",
                "Places, expected values and P(first): this ranking, then the other",
                {{"Lever"},
                 {"Place", true},
                 {"Other", true},
                 {"Value", true},
                 {"Other", true},
                 {"P(first)", true},
                 {"Other", true},
                 {"What explains the change"}},
                {},
                {}};
    const auto negligible = [](const Parts& parts, double mean) {
        return mean < kNegligible * parts.results().decision->ranking.levers.front().mean;
    };
    for (const decision::LeverComparison& lever : comparison.levers) {
        if (negligible(a, lever.mean_a) && negligible(b, lever.mean_b)) continue;
        const auto figure = [&](const Parts& parts, double value, Quantity quantity, const char* what) {
            return known(value, quantity, what + lever.id, parts.ranking_run());
        };
        table.rows.push_back({lever.title, place(lever.place_a), place(lever.place_b),
                              figure(a, lever.mean_a, Quantity::Number, "expected value of "),
                              figure(b, lever.mean_b, Quantity::Number, "expected value of "),
                              figure(a, lever.p_first_a, Quantity::Probability, "P(first) of "),
                              figure(b, lever.p_first_b, Quantity::Probability, "P(first) of "),
                              lever.why.empty() ? "\u2013" : lever.why});
    }
    if (table.rows.size() < comparison.levers.size())
        table.note =
            "Left out here: levers with less than a fiftieth of the first one's expected value in both.";
    blocks.emplace_back(std::move(table));
    Text decides;
    decides.strong("What decides. ");
    blocks.emplace_back(Paragraph{decides << a.results().decision->deciding_assumption
                                          << " In the other: " << b.results().decision->deciding_assumption});
    return blocks;
}

std::vector<Block> figure_blocks(const Parts& a, const Parts& b)
{
    static constexpr std::array kMetrics{"ttft_s.p50",
                                         "ttft_s.p99",
                                         "tpot_s.mean",
                                         "itl_s.p99",
                                         "goodput",
                                         "preemptions",
                                         "prefix_hit_ratio",
                                         "output_token_rate",
                                         "utilisation",
                                         "kv_usage_max",
                                         "cost_usd_per_thousand_requests"};
    std::vector<Block> blocks;
    List alone;
    for (const study::ScenarioResult& run : a.results().runs) {
        const study::ScenarioFigures* other = b.results().find(run.figures.name);
        if (other == nullptr) {
            alone.items.emplace_back(a.title_of(run.figures.name) + ": only here");
            continue;
        }
        Table table{"figures-" + run.figures.name,
                    a.title_of(run.figures.name),
                    {{"Figure"}, {"Here", true}, {"Other", true}, {"Other over here", true}},
                    {},
                    {}};
        for (const char* metric : kMetrics) {
            Figure here = a.figure(run.figures, metric), there = b.figure(*other, metric);
            if (here.state == Figure::State::Unknown && there.state == Figure::State::Unknown) continue;
            Figure ratio;
            ratio.name = "change of " + here.name;
            if (here.state == Figure::State::Known && there.state == Figure::State::Known && here.value > 0)
                ratio = known(there.value / here.value, Quantity::Factor, ratio.name);
            table.rows.push_back({title_of_metric(metric), here, there, ratio});
        }
        blocks.emplace_back(std::move(table));
    }
    for (const study::ScenarioResult& run : b.results().runs)
        if (a.results().find(run.figures.name) == nullptr)
            alone.items.emplace_back(b.title_of(run.figures.name) + ": only in the other");
    if (!alone.items.empty()) {
        blocks.emplace_back(Heading{"Scenarios that only one of them has"});
        blocks.emplace_back(std::move(alone));
    }
    return blocks;
}

std::vector<Block> mechanism_blocks(const Parts& a, const Parts& b)
{
    std::vector<Block> blocks;
    if (!a.results().verdict || !b.results().verdict) return blocks;
    Table table{"probabilities",
                "Probability of each mechanism",
                {{"Mechanism"}, {"Here", true}, {"Other", true}},
                {},
                {}};
    for (const triage::Hypothesis& one : a.results().verdict->hypotheses) {
        const auto& others = b.results().verdict->hypotheses;
        const auto other = std::ranges::find(others, one.id, &triage::Hypothesis::id);
        const double there = other == others.end() ? 0 : other->probability;
        if (one.probability < 0.005 && there < 0.005) continue;
        table.rows.push_back(
            {one.title,
             known(one.probability, Quantity::Probability, "probability of " + one.id, a.triage_run()),
             known(there, Quantity::Probability, "probability of " + one.id, b.triage_run())});
    }
    if (!table.rows.empty()) blocks.emplace_back(std::move(table));
    return blocks;
}

} // namespace

Document build_comparison(const Results& a, const Results& b, const BuildOptions& options,
                          const BuildOptions& other)
{
    const Parts here(a, options), there(b, other);
    Document document;
    const std::string first = a.project.title.empty() ? options.file : a.project.title;
    const std::string second = b.project.title.empty() ? other.file : b.project.title;
    document.title = first == second ? first + ": two states compared" : first + " against " + second;
    document.subtitle =
        "Here: " + options.file + ". Other: " + other.file + ". Prepared " + options.prepared + ".";
    document.prepared = options.prepared;
    document.version = options.version;
    document.project = options.file;
    document.project_hash = hash_of(options.text);
    document.runs = here.runs();
    for (const Run& run : there.runs())
        document.runs.push_back(run);
    const auto add = [&](const char* id, const char* title, std::vector<Block> blocks) {
        if (!blocks.empty()) document.sections.push_back({id, title, std::move(blocks)});
    };
    add("rankings", "Rankings", ranking_blocks(here, there));
    add("mechanisms", "Mechanisms", mechanism_blocks(here, there));
    add("figures", "Figures by scenario", figure_blocks(here, there));
    add("assumptions", "Assumptions, trust, causal limits", assumption_blocks(here));
    add("runs", "Runs here", run_blocks(here, document.sections));
    add("runs-other", "Runs of the other", run_blocks(there, document.sections));
    return document;
}

} // namespace fulcrum::report
