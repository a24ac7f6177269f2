// SPDX-License-Identifier: GPL-3.0-or-later
// The charts that sections share: over time, expected values, probabilities.
#include "report/parts.h"

#include "evidence/review.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

constexpr std::size_t kWindows = 40;
constexpr std::size_t kMostRows = 300'000; // beyond, one percentile a window costs more than it shows
constexpr std::size_t kFewest = 8;         // requests a window
constexpr std::size_t kMostSeries = 4;
constexpr double kLongRun = 600; // s; longer ones are shown in minutes

// The p95 of the first token by time of arrival.
Lines::Series first_tokens(const cluster::RunRecord& record, const std::string& of_class, double until)
{
    const evidence::ScenarioRows rows = evidence::scenario_rows(record);
    std::vector<std::vector<double>> windows(kWindows);
    const double width = until / static_cast<double>(kWindows);
    for (const evidence::RequestRow& row : rows.rows) {
        if (!of_class.empty() && row.population.request_class != of_class) continue;
        const auto at = static_cast<std::size_t>(std::max(0.0, row.arrival) / width);
        if (at >= kWindows) continue;
        const double seen = std::isfinite(row.first_seen) ? row.first_seen : row.first_token;
        windows[at].push_back(std::isfinite(seen) ? seen - row.arrival : INFINITY);
    }
    Lines::Series series;
    for (std::size_t i = 0; i < kWindows; ++i) {
        std::vector<double>& window = windows[i];
        if (window.size() < kFewest) continue;
        const auto rank = static_cast<std::size_t>(std::ceil(0.95 * static_cast<double>(window.size()))) - 1;
        std::ranges::nth_element(window, window.begin() + static_cast<std::ptrdiff_t>(rank));
        series.x.push_back((static_cast<double>(i) + 0.5) * width);
        series.y.push_back(window[rank]);
    }
    return series;
}

// The first scenario, what notes are about and what that extends, then the others.
std::vector<const study::ScenarioResult*> worth_drawing(const Results& results)
{
    std::vector<const study::ScenarioResult*> chosen;
    const auto add = [&](std::string_view name) {
        for (const study::ScenarioResult& run : results.runs)
            if (run.figures.name == name && run.first && std::ranges::find(chosen, &run) == chosen.end())
                chosen.push_back(&run);
    };
    if (!results.runs.empty()) add(results.runs.front().figures.name);
    for (const std::string& name : evidence::scenarios_needed(results.project)) {
        if (const scenario::Scenario* found = results.project.find(name)) add(found->extends);
        add(name);
    }
    for (const study::ScenarioResult& run : results.runs)
        if (run.figures.steady_state.transient) add(run.figures.name);
    if (chosen.size() > kMostSeries) chosen.resize(kMostSeries);
    return chosen;
}

} // namespace

std::optional<Chart> chart_over_time(const Parts& parts)
{
    const Results& results = parts.results();
    const bool changes = std::ranges::any_of(
        results.runs, [](const study::ScenarioResult& run) { return run.figures.steady_state.transient; });
    if (!changes) return std::nullopt; // a level needs no line
    Lines lines;
    double until = 0;
    const auto chosen = worth_drawing(results);
    for (const study::ScenarioResult* run : chosen) {
        if (run->first->requests.size() > kMostRows || run->first->requests.empty()) return std::nullopt;
        until = std::max(until, static_cast<double>(run->first->window_end) / 1e9);
    }
    if (!(until > 0)) return std::nullopt;
    const double unit = until > kLongRun ? 60 : 1;
    lines.x_unit = unit > 1 ? "min" : "s";
    lines.y_unit = "s";
    for (const study::ScenarioResult* run : chosen) {
        Lines::Series series = first_tokens(*run->first, parts.headline().of_class, until);
        if (series.x.empty()) continue;
        for (double& x : series.x)
            x /= unit;
        series.label = parts.title_of(run->figures.name);
        series.baseline = run == chosen.front();
        lines.series.push_back(std::move(series));
        if (lines.marks.empty())
            for (const cluster::Mark& mark : run->first->marks)
                if (mark.kind != cluster::Mark::Kind::Crash && lines.marks.size() < 3)
                    lines.marks.push_back(
                        {static_cast<double>(mark.at) / 1e9 / unit, parts.clean(mark.title)});
    }
    if (lines.series.empty()) return std::nullopt;
    std::string title = "TTFT p95 by time of arrival, first replication";
    if (!parts.headline().of_class.empty()) title += ", " + parts.headline().of_class;
    return Chart{"over-time", title + "; dashed: " + lines.series.front().label, std::move(lines)};
}

std::optional<Chart> chart_of_values(const Parts& parts, std::size_t most)
{
    if (!parts.results().decision) return std::nullopt;
    const decision::Decision& decision = *parts.results().decision;
    Bars bars;
    bars.points = true;
    for (const decision::RankedLever& ranked : decision.ranking.levers) {
        if (bars.bars.size() >= most) break;
        const decision::Lever& lever = decision.levers[ranked.lever];
        bars.bars.push_back({lever.title(),
                             known(Interval{ranked.mean, ranked.p5, ranked.p95}, Quantity::Number,
                                   "expected value of " + lever.id(), parts.ranking_run()),
                             bars.bars.empty()});
    }
    if (bars.bars.size() < 2) return std::nullopt;
    return Chart{"expected-value", "Expected value of each lever; lines: 5 to 95 % of the draws",
                 std::move(bars)};
}

std::optional<Chart> chart_of_mechanisms(const Parts& parts, std::size_t most)
{
    if (!parts.results().verdict) return std::nullopt;
    Bars bars;
    for (const triage::Hypothesis& one : parts.results().verdict->hypotheses) {
        if (bars.bars.size() >= most) break;
        bars.bars.push_back(
            {one.title,
             known(one.probability, Quantity::Probability, "probability of " + one.id, parts.triage_run()),
             bars.bars.empty()});
    }
    if (bars.bars.size() < 2) return std::nullopt;
    return Chart{"mechanisms", "Probability of each mechanism, given all observations", std::move(bars)};
}

} // namespace fulcrum::report
