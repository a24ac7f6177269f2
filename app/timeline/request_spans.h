// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a run as spans in lanes, so that no two in a lane overlap, ready to be asked what a stretch
// of time holds: exact sums at any zoom, for millions of spans.
#pragma once

#include "cluster/record.h"
#include "timeline/time_axis.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fulcrum::app
{

enum class Phase { Waiting, Prefill, Decode };
inline constexpr std::size_t kPhases = 3;

// Where the phases of a request begin and end. A phase that it did not get to is empty; what was going on
// when the run ended or the request was given up lasts until then.
struct RequestSpan {
    TimeNs from = 0;      // arrival
    TimeNs scheduled = 0; // end of waiting
    TimeNs first = 0;     // end of prefill
    TimeNs until = 0;
    bool rejected = false;

    TimeNs begin(Phase phase) const
    {
        return phase == Phase::Waiting ? from : phase == Phase::Prefill ? scheduled : first;
    }
    TimeNs end(Phase phase) const
    {
        return phase == Phase::Waiting ? scheduled : phase == Phase::Prefill ? first : until;
    }
    bool operator==(const RequestSpan&) const = default;
};
RequestSpan spanOf(const cluster::RequestTimes& request, TimeNs runEnd);

class RequestSpans
{
public:
    RequestSpans() = default;
    // Of one replica, or of all. Rejected requests have no span.
    explicit RequestSpans(std::shared_ptr<const cluster::RunRecord> run,
                          std::optional<std::size_t> replica = {});

    std::size_t lanes() const { return m_lanes.size(); }
    std::size_t size() const { return m_size; }
    bool binned() const { return m_run && m_run->requests.empty() && !m_run->bins.empty(); }
    const cluster::RunRecord* run() const { return m_run.get(); }

    // Requests are named by their index in the record.
    RequestSpan span(std::size_t request) const { return spanOf(m_run->requests[request], m_run->end); }
    std::optional<std::size_t> at(std::size_t lane, TimeNs time) const;
    std::optional<std::size_t> laneOf(std::size_t request) const;
    std::optional<std::size_t> neighbour(std::size_t request, int step) const; // in order of arrival

    // Those of a lane that reach into the range, at most `most`; nullopt: there are more.
    std::optional<std::vector<std::size_t>> within(std::size_t lane, TimeRange range, std::size_t most) const;
    // How much of the range each phase takes in a lane, exactly. O(log n).
    std::array<TimeNs, kPhases> phases(std::size_t lane, TimeRange range) const;
    // The same for stretches that follow each other: from each of the bounds, which ascend, to the next one.
    std::vector<std::array<TimeNs, kPhases>> phases(std::size_t lane, std::span<const TimeNs> bounds) const;
    // Whether a preempted request reaches into it. O(log n).
    bool preempted(std::size_t lane, TimeRange range) const;
    bool preempted(std::size_t lane) const { return m_lanes[lane].preempted.back() > 0; }

private:
    struct Lane {
        std::vector<std::uint32_t> requests;             // in order of time
        std::vector<TimeNs> ends{};                      // of each: side by side, for searches
        std::vector<std::array<TimeNs, kPhases>> sums{}; // of those before each
        std::vector<std::uint32_t> preempted{};          // how many of those before each
    };
    // The first that ends after it; not before `from`.
    static std::size_t firstAfter(const Lane& lane, TimeNs time, std::size_t from = 0);
    // What lies before a time, of which `first` is the first that ends after it.
    static std::array<TimeNs, kPhases> before(const Lane& lane, TimeNs time, std::size_t first);

    std::shared_ptr<const cluster::RunRecord> m_run;
    std::optional<std::size_t> m_replica;
    std::vector<Lane> m_lanes;
    std::size_t m_size = 0;
};

} // namespace fulcrum::app
