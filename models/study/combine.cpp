// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/combine.h"

#include "study/metrics.h"
#include "study/statistics.h"
#include "study/steady_state.h"
#include "study/trajectory.h"

#include <algorithm>
#include <functional>

namespace fulcrum::study
{

namespace
{

using Runs = std::vector<ScenarioFigures>;

// One value a replication, in their order.
template <class Get>
std::vector<double> values(const Runs& runs, Get&& get)
{
    std::vector<double> result;
    result.reserve(runs.size());
    for (const ScenarioFigures& run : runs)
        result.push_back(get(run));
    return result;
}

// Student's interval knows nothing of the sign; none of these quantities can be below 0.
Interval not_negative(Interval interval)
{
    interval.low = std::max(interval.low, 0.0);
    return interval;
}

// The same figure of every replication, combined.
void combine_latencies(const std::vector<const Latencies*>& runs, Latencies& into)
{
    std::vector<Figure> each(runs.size());
    const auto combined = [&](auto&& get) {
        std::transform(runs.begin(), runs.end(), each.begin(), get);
        return combine_figures(each);
    };
    for (const auto& distribution : kDistributions) {
        for (const auto& statistic : kStatistics) {
            into.*distribution.member.*statistic.member =
                combined([&](const Latencies* run) { return run->*distribution.member.*statistic.member; });
        }
    }
    for (const EngineSide& side : kEngineSides) {
        std::optional<Distribution>& own = into.*side.member;
        // In some replications nothing may be seen later: there the client's figures are the engine's.
        if (std::ranges::none_of(runs, [&](const Latencies* run) { return (run->*side.member).has_value(); }))
            continue;
        if (!own) own = into.*side.otherwise;
        for (const auto& statistic : kStatistics) {
            *own.*statistic.member = combined([&](const Latencies* run) {
                const std::optional<Distribution>& its = run->*side.member;
                return its ? *its.*statistic.member : run->*side.otherwise.*statistic.member;
            });
        }
    }
    into.itl_over_100ms_per_1000 =
        combined([](const Latencies* run) { return run->itl_over_100ms_per_1000; });
}

std::vector<std::string> combine_notes(const Runs& runs)
{
    std::vector<std::string> notes;
    for (const ScenarioFigures& run : runs) {
        for (const std::string& note : run.notes) {
            if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
        }
    }
    return notes;
}

void combine_classes(const Runs& runs, ScenarioFigures& into)
{
    for (std::size_t c = 0; c < into.by_class.size(); ++c) {
        ClassFigures& one = into.by_class[c];
        for (const auto& count : kClassCounts) {
            one.*count.member = mean_interval(values(runs, [&](const auto& run) {
                                    return run.by_class[c].*count.member;
                                })).value;
        }
        one.goodput = not_negative(
            mean_interval(values(runs, [&](const auto& run) { return run.by_class[c].goodput.value; })));
        one.goodput_known = std::ranges::all_of(
            runs, [&](const ScenarioFigures& run) { return run.by_class[c].goodput_known; });
        std::vector<const Latencies*> latencies;
        for (const ScenarioFigures& run : runs)
            latencies.push_back(&run.by_class[c].latencies);
        combine_latencies(latencies, one.latencies);
    }
}

void combine_engines(const Runs& runs, std::vector<EngineFigures> ScenarioFigures::*list,
                     ScenarioFigures& into)
{
    for (std::size_t e = 0; e < (into.*list).size(); ++e) {
        EngineFigures& one = (into.*list)[e];
        const auto of = [&](const ScenarioFigures& run) -> const EngineFigures& { return (run.*list)[e]; };
        for (const auto& count : kEngineCounts) {
            one.*count.member =
                mean_interval(values(runs, [&](const auto& run) { return of(run).*count.member; })).value;
        }
        for (const auto& interval : kEngineIntervals) {
            one.*interval.member = not_negative(mean_interval(
                values(runs, [&](const auto& run) { return (of(run).*interval.member).value; })));
        }
        one.graph_share_known =
            std::ranges::all_of(runs, [&](const ScenarioFigures& run) { return of(run).graph_share_known; });
        for (const auto& statistic : kStatistics) {
            std::vector<Figure> each;
            for (const ScenarioFigures& run : runs)
                each.push_back(of(run).ttft_s.*statistic.member);
            one.ttft_s.*statistic.member = combine_figures(each);
        }
    }
}

} // namespace

Figure combine_figures(const std::vector<Figure>& figures)
{
    Figure result;
    result.state = Figure::State::Known;
    std::vector<double> each;
    for (const Figure& figure : figures) {
        if (figure.state == Figure::State::Unknown) return figure;
        if (figure.state == Figure::State::AtLeast && result.state == Figure::State::Known) {
            result.state = Figure::State::AtLeast;
            result.why = figure.why;
        }
        if (result.why.empty()) result.why = figure.why;
        each.push_back(figure.interval.value);
    }
    result.interval = not_negative(mean_interval(each));
    return result;
}

ScenarioFigures combine(const std::vector<ScenarioFigures>& replications)
{
    ScenarioFigures result = replications.front();
    result.replications = static_cast<int>(replications.size());
    for (const auto& count : kCounts) {
        result.*count.member = mean_interval(values(replications, std::mem_fn(count.member))).value;
    }
    for (const auto& interval : kIntervals) {
        const auto value = [&](const ScenarioFigures& run) { return (run.*interval.member).value; };
        result.*interval.member = not_negative(mean_interval(values(replications, value)));
    }
    result.cost_known = std::all_of(replications.begin(), replications.end(),
                                    [](const ScenarioFigures& run) { return run.cost_known; });
    result.goodput_known =
        std::ranges::all_of(replications, [](const ScenarioFigures& run) { return run.goodput_known; });
    result.graph_share_known =
        std::ranges::all_of(replications, [](const ScenarioFigures& run) { return run.graph_share_known; });
    for (std::size_t r = 0; r < engine::kRejections; ++r) {
        result.rejected_for[r] =
            mean_interval(values(replications, [&](const auto& run) { return run.rejected_for[r]; })).value;
    }
    std::vector<const Latencies*> latencies;
    for (const ScenarioFigures& run : replications)
        latencies.push_back(&run.latencies);
    combine_latencies(latencies, result.latencies);
    combine_classes(replications, result);
    combine_engines(replications, &ScenarioFigures::by_engine, result);
    combine_engines(replications, &ScenarioFigures::by_replica, result);
    combine_path(replications, result);
    result.trajectory = combine_trajectories(replications);
    std::vector<SteadyState> states;
    for (const ScenarioFigures& run : replications)
        states.push_back(run.steady_state);
    result.steady_state = combine_steady_states(states);
    result.notes = combine_notes(replications);
    return result;
}

} // namespace fulcrum::study
