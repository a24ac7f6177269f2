// SPDX-License-Identifier: GPL-3.0-or-later
// What was observed of the real system: [[observation]] of a project. Kept apart from what is believed.
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::scenario
{

// How requests that timed out count in a figure. Unknown is asked for, not assumed.
enum class TimedOut {
    Unknown,
    Included, // with the time at which they were given up
    Excluded, // left out: the figure is of those that ended well
    Censored, // known to be longer than the time at which they were given up
};

// A figure in the metric's base unit (seconds, 1/s, a share from 0 to 1) with what is known of its certainty.
struct Observed {
    double value = 0;
    double low = 0;  // = value where the figure is exact
    double high = 0; // = value where exact; infinity: "at least low"

    bool at_least() const;
    bool operator==(const Observed&) const = default;
};

// A histogram as the engine exports it. counts has one more entry than bounds: what lies above the last one.
struct Buckets {
    std::vector<double> bounds;       // upper ends, ascending, in the metric's base unit
    std::vector<std::int64_t> counts; // each bucket by itself, not cumulative
    double sum = 0;                   // of all observations; NaN where the file does not say

    std::int64_t count() const; // of all observations
    bool operator==(const Buckets&) const = default;
};

// A moment of the incident: UTC, or from the start of the simulated run.
struct Moment {
    TimeNs at = 0; // since 1970 where utc, else since the start of the run
    bool utc = true;

    bool operator==(const Moment&) const = default;
};

struct Window {
    std::optional<Moment> from;
    std::optional<Moment> until;

    bool operator==(const Window&) const = default;
};

// Which requests or which machine the figure is of; "": not narrowed down by it.
struct Population {
    std::string version;       // of the engine or of the service
    std::string model;         // as served
    std::string template_hash; // version or hash of the chat template
    std::string tenant;
    std::string request_class;
    std::string prompt_band; // "1k-4k tokens"
    std::string replica;     // pod, instance or engine index
    std::string region;

    bool operator==(const Population&) const = default;
};

struct Observation {
    std::string id; // unique in the project
    std::string title;
    std::string metric; // an id of the metric catalogue (evidence/metrics/catalogue.h): "ttft_s", "running"
    std::string statistic; // "mean", "p50", "p99", "max", "value" (a gauge), "rate" (of a counter), "share"
    std::optional<Observed> before; // healthy, for comparison
    std::optional<Observed> after;  // while the symptom lasts; what is observed where there is no comparison
    std::optional<Observed> target; // what it should be
    std::optional<Buckets> buckets_before;
    std::optional<Buckets> buckets_after;
    Window window;        // of `after`
    Window window_before; // of `before`
    Population population;
    std::optional<std::int64_t> count; // observations in the slice (of `after`)
    std::string source;                // file, dashboard, command
    TimedOut timed_out = TimedOut::Unknown;
    std::string definition; // which definition of TPOT, ITL or percentile the source uses, where it says
    Position at;            // in the project file
};

} // namespace fulcrum::scenario
