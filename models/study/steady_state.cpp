// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/steady_state.h"

#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fulcrum::study
{

namespace
{

using cluster::RunRecord;

struct Flow {
    double arrivals = 0;
    double completions = 0;
};

Flow flow_between(const RunRecord& record, TimeNs from, TimeNs until)
{
    Flow flow;
    for (const cluster::RequestTimes& request : record.requests) {
        if (request.arrival >= from && request.arrival < until) ++flow.arrivals;
        const bool completed = request.outcome == engine::Outcome::Completed;
        if (completed && request.last_token >= from && request.last_token < until) ++flow.completions;
    }
    return flow;
}

std::string plural(std::size_t count, const std::string& one, const std::string& many)
{
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

// What happened before the end of the window, as a sentence; empty: nothing.
std::string events_text(const RunRecord& record)
{
    std::size_t crashes = 0;
    std::size_t changes = 0;
    for (const cluster::Mark& mark : record.marks) {
        if (mark.at >= record.window_end) continue;
        ++(mark.kind == cluster::Mark::Kind::Crash ? crashes : changes);
    }
    if (crashes + changes == 0) return {};
    std::string events = changes > 0 ? plural(changes, "change", "changes") : "";
    if (crashes > 0) events += (changes > 0 ? " and " : "") + plural(crashes, "crash", "crashes");
    return "A transient study, with " + events +
           " in the run: there is no level to be steady at, so compare its course at equal times";
}

std::optional<double> suggested_warm_up(const RunRecord& record)
{
    constexpr std::size_t kParts = 400;
    if (record.window_end <= 0) return std::nullopt;
    const auto cut = warm_up_length(in_system(record, 0, record.window_end, kParts));
    if (!cut) return std::nullopt;
    return to_seconds(record.window_end) * static_cast<double>(*cut) / kParts;
}

} // namespace

std::vector<double> resample(const cluster::Timeline& timeline, cluster::Series series, TimeNs from,
                             TimeNs until, std::size_t parts)
{
    std::vector<double> means(parts, 0.0);
    if (until <= from) return means;
    const double part = static_cast<double>(until - from) / static_cast<double>(parts);
    const auto width = static_cast<double>(timeline.width());
    for (std::size_t i = 0; i < timeline.buckets().size(); ++i) {
        const double density = static_cast<double>(timeline.buckets()[i].integral[series]) / width;
        const double begin = std::max(0.0, static_cast<double>(i) * width - static_cast<double>(from));
        const double end = std::min(static_cast<double>(i + 1) * width, static_cast<double>(until)) -
                           static_cast<double>(from);
        if (end <= begin || density == 0) continue;
        auto p = static_cast<std::size_t>(begin / part);
        for (; p < parts && static_cast<double>(p) * part < end; ++p) {
            const double low = std::max(begin, static_cast<double>(p) * part);
            const double high = std::min(end, static_cast<double>(p + 1) * part);
            if (high > low) means[p] += density * (high - low) / part;
        }
    }
    return means;
}

std::vector<double> in_system(const RunRecord& record, TimeNs from, TimeNs until, std::size_t parts)
{
    std::vector<double> sum(parts, 0.0);
    for (const cluster::ReplicaRecord& replica : record.replicas) {
        for (const cluster::Series series : {cluster::kRunning, cluster::kWaiting}) {
            const std::vector<double> means = resample(replica.timeline, series, from, until, parts);
            for (std::size_t p = 0; p < parts; ++p)
                sum[p] += means[p];
        }
    }
    return sum;
}

SteadyState steady_state_of(const RunRecord& record)
{
    constexpr std::size_t kParts = 20;
    constexpr double kFewArrivals = 30;
    SteadyState result;
    result.why = events_text(record);
    if (!result.why.empty()) {
        result.transient = true;
        result.holds = false;
        return result;
    }
    const TimeNs middle = record.warm_up + (record.window_end - record.warm_up) / 2;
    const Flow flow = flow_between(record, middle, record.window_end);
    if (record.window_end <= middle || flow.arrivals < kFewArrivals) {
        result.why = "Too few requests arrived to tell";
        return result;
    }
    result.warm_up_s = suggested_warm_up(record);

    const std::vector<double> backlog = in_system(record, middle, record.window_end, kParts);
    const Interval slope = slope_interval(backlog);
    const double growth = slope.value * kParts;
    const double seconds = to_seconds(record.window_end - middle);
    result.backlog = std::accumulate(backlog.begin(), backlog.end(), 0.0) / kParts;
    result.backlog_growth = growth;
    result.backlog_slope = growth / seconds;
    const double chance = 2 * std::sqrt(flow.arrivals);
    if (slope.low <= 0 || backlog.back() <= backlog.front() || growth <= chance) return result;

    result.holds = false;
    result.why =
        fmt::format("The backlog grows by {:.3g} requests a second: over the second half of the window the "
                    "requests in the system went from {:.0f} to {:.0f}, with {:.3g} arrivals and {:.3g} "
                    "completions a second",
                    growth / seconds, backlog.front(), backlog.back(), flow.arrivals / seconds,
                    flow.completions / seconds);
    return result;
}

SteadyState combine_steady_states(const std::vector<SteadyState>& replications)
{
    SteadyState result = replications.front();
    std::vector<double> growths, backlogs, slopes;
    const SteadyState* growing = nullptr;
    std::size_t count = 0;
    for (const SteadyState& state : replications) {
        if (state.transient) return state;
        growths.push_back(state.backlog_growth);
        backlogs.push_back(state.backlog);
        slopes.push_back(state.backlog_slope);
        result.warm_up_s = std::max(result.warm_up_s, state.warm_up_s);
        if (state.holds) continue;
        ++count;
        if (growing == nullptr) growing = &state;
    }
    const Interval growth = mean_interval(growths);
    result.backlog = mean_interval(backlogs).value;
    result.backlog_growth = growth.value;
    result.backlog_slope = mean_interval(slopes).value;
    if (2 * count >= replications.size()) {
        result.holds = false;
        result.why = growing->why;
        if (replications.size() > 1) {
            result.why += fmt::format(" (so in {} of {} replications)", count, replications.size());
        }
    } else if (replications.size() > 1 && growth.low > 0 && growth.value > result.backlog / 5) {
        result.holds = false;
        result.why = fmt::format(
            "The backlog grows by {:.3g} requests a second, mean of {} replications: by {:.0f} "
            "(95 % interval {:.0f} to {:.0f}) over the second half of the window, to about {:.0f} "
            "requests in the system",
            result.backlog_slope, replications.size(), growth.value, growth.low, growth.high,
            result.backlog + growth.value / 2);
    } else {
        result.holds = true;
        if (growing == &replications.front()) result.why.clear();
    }
    return result;
}

} // namespace fulcrum::study
