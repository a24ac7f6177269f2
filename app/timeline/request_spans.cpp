// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/request_spans.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace fulcrum::app
{

RequestSpan spanOf(const cluster::RequestTimes& request, TimeNs runEnd)
{
    RequestSpan span;
    span.from = request.arrival;
    span.rejected = request.outcome == engine::Outcome::Rejected;
    // What never came lasts as long as the request is known to have been there.
    TimeNs end = request.last_at_client();
    if (end == kNever) {
        end = runEnd;
        for (const TimeNs known : {request.arrival, request.scheduled, request.first_at_client()})
            if (known != kNever) end = std::max(end, known);
    }
    span.until = std::max(span.from, end);
    span.scheduled =
        request.scheduled == kNever ? span.until : std::clamp(request.scheduled, span.from, span.until);
    const TimeNs first = request.first_at_client();
    span.first = first == kNever ? span.until : std::clamp(first, span.scheduled, span.until);
    if (span.rejected) span.scheduled = span.first = span.until = span.from;
    return span;
}

RequestSpans::RequestSpans(std::shared_ptr<const cluster::RunRecord> run, std::optional<std::size_t> replica)
    : m_run(std::move(run)), m_replica(replica)
{
    if (!m_run) return;
    // The lane that has been free for longest takes the next one; none is: a new lane.
    using Free = std::pair<TimeNs, std::uint32_t>;
    std::priority_queue<Free, std::vector<Free>, std::greater<>> free;
    for (std::size_t i = 0; i < m_run->requests.size(); ++i) {
        const cluster::RequestTimes& request = m_run->requests[i];
        if (m_replica && request.replica != *m_replica) continue;
        const RequestSpan one = spanOf(request, m_run->end);
        if (one.rejected || one.until <= one.from) continue;
        std::uint32_t lane = 0;
        if (!free.empty() && free.top().first <= one.from) {
            lane = free.top().second;
            free.pop();
        } else {
            lane = static_cast<std::uint32_t>(m_lanes.size());
            m_lanes.emplace_back();
        }
        m_lanes[lane].requests.push_back(static_cast<std::uint32_t>(i));
        free.emplace(one.until, lane);
        ++m_size;
    }
    for (Lane& lane : m_lanes) {
        lane.requests.shrink_to_fit();
        lane.sums.reserve(lane.requests.size() + 1);
        lane.preempted.reserve(lane.requests.size() + 1);
        std::array<TimeNs, kPhases> sum{};
        std::uint32_t preempted = 0;
        for (const std::uint32_t request : lane.requests) {
            lane.sums.push_back(sum);
            lane.preempted.push_back(preempted);
            const RequestSpan one = span(request);
            for (std::size_t p = 0; p < kPhases; ++p)
                sum[p] += one.end(static_cast<Phase>(p)) - one.begin(static_cast<Phase>(p));
            preempted += m_run->requests[request].preemptions > 0 ? 1 : 0;
        }
        lane.sums.push_back(sum);
        lane.preempted.push_back(preempted);
    }
}

std::size_t RequestSpans::firstAfter(const Lane& lane, TimeNs time) const
{
    const auto found =
        std::partition_point(lane.requests.begin(), lane.requests.end(),
                             [&](std::uint32_t request) { return span(request).until <= time; });
    return static_cast<std::size_t>(found - lane.requests.begin());
}

std::optional<std::size_t> RequestSpans::at(std::size_t lane, TimeNs time) const
{
    if (lane >= m_lanes.size()) return std::nullopt;
    const std::size_t i = firstAfter(m_lanes[lane], time);
    if (i == m_lanes[lane].requests.size()) return std::nullopt;
    const std::size_t request = m_lanes[lane].requests[i];
    return span(request).from <= time ? std::optional(request) : std::nullopt;
}

std::optional<std::size_t> RequestSpans::laneOf(std::size_t request) const
{
    if (!m_run || request >= m_run->requests.size()) return std::nullopt;
    const TimeNs from = m_run->requests[request].arrival;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        if (at(lane, from) == request) return lane;
    return std::nullopt;
}

std::optional<std::size_t> RequestSpans::neighbour(std::size_t request, int step) const
{
    if (!m_run) return std::nullopt;
    for (auto i = static_cast<std::int64_t>(request) + step;
         i >= 0 && i < static_cast<std::int64_t>(m_run->requests.size()); i += step) {
        const auto index = static_cast<std::size_t>(i);
        const cluster::RequestTimes& one = m_run->requests[index];
        if (m_replica && one.replica != *m_replica) continue;
        const RequestSpan that = span(index);
        if (!that.rejected && that.until > that.from) return index;
    }
    return std::nullopt;
}

std::optional<std::vector<std::size_t>> RequestSpans::within(std::size_t lane, TimeRange range,
                                                             std::size_t most) const
{
    std::vector<std::size_t> found;
    const Lane& one = m_lanes[lane];
    for (std::size_t i = firstAfter(one, range.from); i < one.requests.size(); ++i) {
        if (span(one.requests[i]).from >= range.until) break;
        if (found.size() == most) return std::nullopt;
        found.push_back(one.requests[i]);
    }
    return found;
}

std::array<TimeNs, kPhases> RequestSpans::before(const Lane& lane, TimeNs time) const
{
    const std::size_t i = firstAfter(lane, time);
    std::array<TimeNs, kPhases> sum = lane.sums[i];
    if (i == lane.requests.size()) return sum;
    const RequestSpan one = span(lane.requests[i]);
    for (std::size_t p = 0; p < kPhases; ++p) {
        const TimeNs begin = one.begin(static_cast<Phase>(p));
        sum[p] += std::clamp<TimeNs>(time - begin, 0, one.end(static_cast<Phase>(p)) - begin);
    }
    return sum;
}

std::array<TimeNs, kPhases> RequestSpans::phases(std::size_t lane, TimeRange range) const
{
    std::array<TimeNs, kPhases> sum = before(m_lanes[lane], range.until);
    const std::array<TimeNs, kPhases> start = before(m_lanes[lane], range.from);
    for (std::size_t p = 0; p < kPhases; ++p)
        sum[p] -= start[p];
    return sum;
}

bool RequestSpans::preempted(std::size_t lane, TimeRange range) const
{
    const Lane& one = m_lanes[lane];
    const std::size_t first = firstAfter(one, range.from);
    std::size_t last = firstAfter(one, range.until);
    if (last < one.requests.size() && span(one.requests[last]).from < range.until) ++last;
    return one.preempted[std::max(first, last)] > one.preempted[first];
}

} // namespace fulcrum::app
