// SPDX-License-Identifier: GPL-3.0-or-later
// What one simulated run left behind. A plain value, the same byte for byte for the same seed.
#pragma once

#include "base/histogram.h"
#include "base/time.h"
#include "base/timeline.h"
#include "engine/request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster {

// Times of one request. TTFT = first_token - arrival; the queue time is scheduled - arrival, also where the
// request waited again after a preemption (as vLLM counts it); TPOT = (last_token - first_token)/(output - 1).
struct RequestTimes {
    TimeNs arrival = 0;
    TimeNs scheduled = kNever;   // first time in a step; kNever: never
    TimeNs first_token = kNever; // kNever: none yet
    TimeNs last_token = kNever;  // kNever: not finished
    std::int32_t prompt_tokens = 0;
    std::int32_t output_tokens = 0; // emitted so far; all of them where completed
    std::int32_t cached_tokens = 0; // at its first admission
    std::uint16_t preemptions = 0;
    std::uint16_t class_index = 0;
    std::uint16_t replica = 0;
    engine::Outcome outcome = engine::Outcome::InFlight;
    engine::Rejection rejection = engine::Rejection::None;

    bool operator==(const RequestTimes&) const = default;
};

// The series of a replica's timeline.
enum Series : std::size_t {
    kRunning,      // requests
    kWaiting,      // requests
    kKvAllocated,  // blocks held by live requests
    kKvLive,       // of these, blocks with at least one token written
    kStepTokens,   // tokens computed in the step; 0 while idle
    kStepMicros,   // wall time of the step, microseconds; 0 while idle
    kOldestMillis, // age of the oldest waiting request, milliseconds
    kSeriesCount
};
using Timeline = TimelineOf<kSeriesCount>;

struct ReplicaRecord {
    std::string node;              // the engine node's id
    std::int64_t total_blocks = 0;
    int block_tokens = 16;
    std::int64_t running_cap = 0;
    int gpus = 1;
    double price_usd_per_hour = 0;
    Timeline timeline;

    // Over the measured window (warm-up to the end of arrivals, or to the end of the run).
    TimeNs busy = 0;         // wall time of steps
    TimeNs gpu_prefill = 0;
    TimeNs gpu_decode = 0;
    std::int64_t steps = 0;
    std::int64_t step_tokens = 0;
    std::int64_t live_slot_steps = 0; // sum over steps of live running requests
    std::int64_t held_slot_steps = 0; // sum over steps of occupied slots
    std::int64_t prefix_queries = 0;  // tokens looked up at first admissions
    std::int64_t prefix_hits = 0;     // tokens found
    std::int64_t preemptions = 0;
    std::int64_t output_tokens = 0;   // emitted
    std::int64_t prompt_tokens = 0;   // computed: prefill work, cached ones excluded

    bool operator==(const ReplicaRecord&) const = default;
};

struct RunRecord {
    std::uint64_t seed = 0;
    TimeNs warm_up = 0;
    TimeNs window_end = 0; // end of the measured window
    TimeNs end = 0;        // when the run ended
    bool drained = true;   // nothing was in flight at the end
    std::vector<std::string> classes;      // names
    std::vector<RequestTimes> requests;    // every offered request, in order of arrival
    std::vector<LogHistogram> gaps;        // inter-token latency by class, ns; gaps that end in the window
    std::vector<ReplicaRecord> replicas;
    std::vector<std::string> notes;        // what lowers trust in this run, as sentences
    std::uint64_t fingerprint = 0;         // hash of the sequence of steps and finishes

    bool operator==(const RunRecord&) const = default;
};

} // namespace fulcrum::cluster
