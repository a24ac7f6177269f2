// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a scenario: what tables, JSON and pages show.
#pragma once

#include "base/interval.h"
#include "cluster/record.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::study
{

// One figure: a value with its 95 % interval over replications, or only a lower bound where requests that had
// not ended hide it, or nothing, with the reason.
struct Figure {
    enum class State { Known, AtLeast, Unknown };
    State state = State::Unknown;
    Interval interval{}; // AtLeast: value holds the bound
    std::string why{};   // Unknown, AtLeast: the reason, as a sentence
};

struct Distribution {
    Figure mean, p50, p90, p95, p99, max;
    std::string population; // "offered": censored ones counted as larger than all; "completed"
    std::int64_t count = 0; // observations in the first replication
};

// Seconds throughout.
struct Latencies {
    Distribution ttft_s, tpot_s, itl_s, queue_s, prefill_s, e2e_s;
};

struct ClassFigures {
    std::string name;
    double offered = 0, completed = 0;
    Latencies latencies;
};

struct SteadyState {
    bool holds = true;
    std::string why; // the reason where it does not hold, with the backlog's slope
};

struct ScenarioFigures {
    std::string name;
    std::string title;
    // Means over replications; offered = completed + rejected + timed_out + in_flight. Over the whole run.
    double offered = 0, completed = 0, rejected = 0, timed_out = 0, in_flight = 0;
    Interval preemptions;
    // Over the measured window.
    Interval request_rate;      // completions a second
    Interval output_token_rate; // emitted tokens a second
    Interval occupancy;         // live running requests / running cap, mean over steps
    Interval utilisation;       // share of time a replica had a step running, mean over replicas
    Interval kv_usage_mean;     // allocated / total blocks, time-weighted, mean over replicas
    Interval kv_usage_max;      // of the fullest replica
    Interval prefix_hit_ratio;  // tokens found / tokens looked up, first admissions
    Interval cost_usd_per_million_output_tokens; // at the price range's default; low, high: the price's range
    bool cost_known = false;
    Latencies latencies;                // all classes
    std::vector<ClassFigures> by_class; // in the order of the record
    SteadyState steady_state;
    std::string trust;              // "uncalibrated", …
    std::vector<std::string> notes; // what lowers the trust
};

} // namespace fulcrum::study
