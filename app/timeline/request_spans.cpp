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
        lane.ends.reserve(lane.requests.size());
        lane.sums.reserve(lane.requests.size() + 1);
        lane.preempted.reserve(lane.requests.size() + 1);
        std::array<TimeNs, kPhases> sum{};
        std::uint32_t preempted = 0;
        for (const std::uint32_t request : lane.requests) {
            lane.sums.push_back(sum);
            lane.preempted.push_back(preempted);
            const RequestSpan one = span(request);
            lane.ends.push_back(one.until);
            for (std::size_t p = 0; p < kPhases; ++p)
                sum[p] += one.end(static_cast<Phase>(p)) - one.begin(static_cast<Phase>(p));
            preempted += m_run->requests[request].preemptions > 0 ? 1 : 0;
        }
        lane.sums.push_back(sum);
        lane.preempted.push_back(preempted);
    }
}

// In growing steps from `from`, for searches that go on where the one before has ended.
std::size_t RequestSpans::firstAfter(const Lane& lane, TimeNs time, std::size_t from)
{
    std::size_t step = 1;
    std::size_t low = from, high = from;
    while (high < lane.ends.size() && lane.ends[high] <= time) {
        low = high + 1;
        high += step;
        step *= 2;
    }
    high = std::min(high, lane.ends.size());
    const auto begin = lane.ends.begin();
    const auto found = std::upper_bound(begin + static_cast<std::ptrdiff_t>(low),
                                        begin + static_cast<std::ptrdiff_t>(high), time);
    return static_cast<std::size_t>(found - begin);
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

// Phases follow each other up to the end, so that their lengths tell where they lie.
std::array<TimeNs, kPhases> RequestSpans::before(const Lane& lane, TimeNs time, std::size_t first)
{
    std::array<TimeNs, kPhases> sum = lane.sums[first];
    if (first == lane.requests.size()) return sum;
    std::array<TimeNs, kPhases> length = lane.sums[first + 1];
    TimeNs begin = lane.ends[first];
    for (std::size_t p = 0; p < kPhases; ++p) {
        length[p] -= sum[p];
        begin -= length[p];
    }
    for (std::size_t p = 0; p < kPhases; ++p) {
        sum[p] += std::clamp<TimeNs>(time - begin, 0, length[p]);
        begin += length[p];
    }
    return sum;
}

std::array<TimeNs, kPhases> RequestSpans::phases(std::size_t lane, TimeRange range) const
{
    const std::array<TimeNs, 2> bounds{range.from, range.until};
    return phases(lane, bounds).front();
}

std::vector<std::array<TimeNs, kPhases>> RequestSpans::phases(std::size_t lane,
                                                              std::span<const TimeNs> bounds) const
{
    std::vector<std::array<TimeNs, kPhases>> parts;
    if (bounds.size() < 2) return parts;
    parts.reserve(bounds.size() - 1);
    const Lane& one = m_lanes[lane];
    std::size_t first = firstAfter(one, bounds.front());
    std::array<TimeNs, kPhases> sum = before(one, bounds.front(), first);
    for (const TimeNs bound : bounds.subspan(1)) {
        first = firstAfter(one, bound, first);
        const std::array<TimeNs, kPhases> next = before(one, bound, first);
        parts.emplace_back();
        for (std::size_t p = 0; p < kPhases; ++p)
            parts.back()[p] = next[p] - sum[p];
        sum = next;
    }
    return parts;
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
