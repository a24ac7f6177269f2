// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/trajectory.h"

#include "study/combine.h"
#include "study/counts.h"
#include "study/latencies.h"
#include "study/statistics.h"
#include "study/steady_state.h"

#include <algorithm>

namespace fulcrum::study
{

namespace
{

using cluster::RequestTimes;
using cluster::RunRecord;
using engine::Outcome;

struct Samples {
    Sample ttft;
    Sample tpot;
    double prompt = 0;
    double cached = 0;
};

void note(const RunRecord& record, const RequestTimes& request, TrajectoryWindow& window, Samples& samples)
{
    count(request.outcome, window);
    samples.prompt += request.prompt_tokens;
    samples.cached += request.cached_tokens;
    const TimeNs first = request.first_at_client();
    if (first != kNever)
        samples.ttft.known.push_back(static_cast<double>(first - request.arrival));
    else if (request.outcome == Outcome::InFlight)
        samples.ttft.at_least.push_back(static_cast<double>(record.end - request.arrival));
    else
        ++samples.ttft.never;
    if (request.outcome != Outcome::Completed || request.output_tokens < 2) return;
    samples.tpot.known.push_back(static_cast<double>(request.last_at_client() - first) /
                                 (request.output_tokens - 1));
}

void close(Samples& samples, TrajectoryWindow& window)
{
    const Distribution ttft = distribution_of(samples.ttft, 1e-9, "offered");
    window.ttft_p50_s = ttft.p50;
    window.ttft_p99_s = ttft.p99;
    window.tpot_mean_s = distribution_of(samples.tpot, 1e-9, "completed").mean;
    window.cached_share = samples.prompt > 0 ? samples.cached / samples.prompt : 0;
}

} // namespace

std::vector<TrajectoryWindow> trajectory_of(const RunRecord& record, TimeNs width)
{
    if (record.requests.empty() || width <= 0 || record.window_end <= 0) return {};
    const auto windows = static_cast<std::size_t>((record.window_end + width - 1) / width);
    std::vector<TrajectoryWindow> trajectory(windows);
    std::vector<Samples> samples(windows);
    for (const RequestTimes& request : record.requests) {
        const auto w = static_cast<std::size_t>(request.arrival / width);
        if (w < windows) note(record, request, trajectory[w], samples[w]);
    }
    for (std::size_t w = 0; w < windows; ++w) {
        const TimeNs from = static_cast<TimeNs>(w) * width;
        const TimeNs until = std::min(from + width, record.window_end);
        trajectory[w].from_s = to_seconds(from);
        trajectory[w].until_s = to_seconds(until);
        close(samples[w], trajectory[w]);
        trajectory[w].in_system = in_system(record, from, until, 1).front();
    }
    return trajectory;
}

TimeNs trajectory_width(TimeNs window, int most)
{
    constexpr TimeNs kWidths[] = {1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21600};
    for (const TimeNs seconds : kWidths) {
        if (window <= seconds * kSecond * most) return seconds * kSecond;
    }
    return (window / most / (86400 * kSecond) + 1) * 86400 * kSecond;
}

std::vector<TrajectoryWindow> combine_trajectories(const std::vector<ScenarioFigures>& replications)
{
    // Runs that end with their requests may have different lengths: what all have is compared.
    std::size_t windows = replications.front().trajectory.size();
    for (const ScenarioFigures& run : replications)
        windows = std::min(windows, run.trajectory.size());
    std::vector<TrajectoryWindow> result(replications.front().trajectory.begin(),
                                         replications.front().trajectory.begin() +
                                             static_cast<std::ptrdiff_t>(windows));
    constexpr double TrajectoryWindow::*kNumbers[] = {
        &TrajectoryWindow::offered,   &TrajectoryWindow::completed, &TrajectoryWindow::rejected,
        &TrajectoryWindow::timed_out, &TrajectoryWindow::failed,    &TrajectoryWindow::cached_share,
        &TrajectoryWindow::in_system};
    constexpr Figure TrajectoryWindow::*kFigures[] = {
        &TrajectoryWindow::ttft_p50_s, &TrajectoryWindow::ttft_p99_s, &TrajectoryWindow::tpot_mean_s};
    for (std::size_t w = 0; w < windows; ++w) {
        for (const auto number : kNumbers) {
            std::vector<double> values;
            for (const ScenarioFigures& run : replications)
                values.push_back(run.trajectory[w].*number);
            result[w].*number = mean_interval(values).value;
        }
        for (const auto figure : kFigures) {
            std::vector<Figure> values;
            for (const ScenarioFigures& run : replications)
                values.push_back(run.trajectory[w].*figure);
            result[w].*figure = combine_figures(values);
        }
    }
    return result;
}

} // namespace fulcrum::study
