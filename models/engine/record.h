// SPDX-License-Identifier: GPL-3.0-or-later
// What a replica writes down while it runs.
#pragma once

#include "base/histogram.h"
#include "base/time.h"
#include "base/timeline.h"
#include "engine/request.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::engine
{

// Times of one request. TTFT = first_token - arrival; the queue time is scheduled - arrival, also where the
// request waited again after a preemption (as vLLM counts it); TPOT = (last_token - first_token)/(output -
// 1).
struct RequestTimes {
    TimeNs arrival = 0;
    TimeNs reached = kNever;     // the front end: after client-side waits, earlier attempts and the network
    TimeNs admitted = kNever;    // by the gateway; as `reached` where none stands there; kNever: not yet
    TimeNs scheduled = kNever;   // first time in a step; kNever: never
    TimeNs first_token = kNever; // kNever: none yet
    TimeNs last_token = kNever;  // kNever: not finished
    std::int32_t prompt_tokens = 0;
    std::int32_t output_tokens = 0; // emitted so far; all of them where completed
    std::int32_t cached_tokens = 0; // at its first admission
    TimeNs first_seen = kNever;     // by the client, where that is not when the engine made them: behind a
    TimeNs last_seen = kNever;      // buffering proxy, or after the network; kNever: as first_, last_token
    std::uint16_t preemptions = 0;
    std::uint16_t retries = 0; // attempts before the one told here
    std::uint16_t class_index = 0;
    std::uint16_t replica = 0;
    Outcome outcome = Outcome::InFlight;
    Rejection rejection = Rejection::None;

    // As its client sees it.
    TimeNs first_at_client() const { return first_seen != kNever ? first_seen : first_token; }
    TimeNs last_at_client() const { return last_seen != kNever ? last_seen : last_token; }

    bool operator==(const RequestTimes&) const = default;
};

// What a class of requests is promised; kNever: nothing.
struct Slo {
    TimeNs ttft = kNever;
    TimeNs tpot = kNever;

    bool set() const { return ttft != kNever || tpot != kNever; }
    bool met_by(const RequestTimes& request) const; // completed, and in time
    bool operator==(const Slo&) const = default;
};

// The same of many requests of one class, in bins: for runs with too many requests to keep each.
struct RequestBins {
    std::int64_t offered = 0, completed = 0, rejected = 0, timed_out = 0, failed = 0, in_flight = 0;
    std::int64_t preemptions = 0;
    std::int64_t completed_in_window = 0;
    std::int64_t measured = 0;   // of the offered, those that arrived after the warm-up
    std::int64_t one_token = 0;  // measured and completed with an answer of one token: they have no TPOT
    std::int64_t within_slo = 0; // measured requests that met their class's SLO
    std::int64_t retries = 0;
    std::array<std::int64_t, kRejections> rejected_for{}; // by Rejection
    LogHistogram ttft, tpot, queue, prefill, e2e; // ns, of measured requests that got so far; the first two
                                                  // and e2e as the client sees them
    LogHistogram engine_ttft;                     // as the engine gives it
    std::int64_t seen_later = 0;                  // of these, where the client sees it later

    void add(const RequestTimes& request, TimeNs warm_up, TimeNs window_end, const Slo& slo = {});
    void merge(const RequestBins& other);
    bool operator==(const RequestBins&) const = default;
};

// All requests of a run, by index in order of arrival: each one kept, or once there are more than `most_raw`,
// bins.
class RequestTable
{
public:
    static constexpr std::int64_t kMostRaw = 2'000'000;

    explicit RequestTable(TimeNs warm_up = 0, TimeNs window_end = kNever, std::int64_t most_raw = kMostRaw)
        : warm_up_(warm_up), window_end_(window_end), most_raw_(most_raw)
    {
    }

    void reserve(std::int64_t requests);
    void set_slos(std::vector<Slo> slos) { slos_ = std::move(slos); } // by class
    void put(std::int64_t index, const RequestTimes& request);        // once for each request, when it ended

    bool binned() const { return !bins_.empty(); }
    const std::vector<RequestTimes>& raw() const { return raw_; }  // empty where binned()
    const std::vector<RequestBins>& bins() const { return bins_; } // by class; empty where not
    std::vector<RequestTimes> take_raw() { return std::move(raw_); }
    std::vector<RequestBins> take_bins() { return std::move(bins_); }

private:
    void bin(const RequestTimes& request);

    TimeNs warm_up_;
    TimeNs window_end_;
    std::int64_t most_raw_;
    std::vector<RequestTimes> raw_;
    std::vector<std::uint8_t> there_; // of raw_
    std::vector<RequestBins> bins_;
    std::vector<Slo> slos_;
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

// What a replica calls a request while it has it. Names are reused: the request's index goes with them.
using Handle = std::int32_t;
inline constexpr Handle kNoHandle = -1;

// What ended, for whoever reacts to it. Where somebody does (RunLog::ended), the replica leaves the request
// table to them: they may try again, or add what the way back takes.
struct Ended {
    TimeNs at = 0;
    std::int64_t index = 0;    // of the request, in order of arrival over the whole run
    RequestTimes times{};      // with its outcome
    Handle handle = kNoHandle; // what the replica called it; kNoHandle: it was turned away at once

    bool operator==(const Ended&) const = default;
};

// A replica ran out of memory and started anew.
struct Crash {
    enum class Reason : std::uint8_t {
        Transients, // activations and logits of a step did not fit beside the KV pool
        Kv,         // KV grew beyond what there is (EngineProfile::grows_until_crash)
    };
    TimeNs at = 0;
    Reason reason = Reason::Transients;

    bool operator==(const Crash&) const = default;
};

struct ReplicaRecord {
    std::string node;   // names the replica: the engine node's id, with a number where there are several
    std::string engine; // the engine node's id
    std::int64_t total_blocks = 0;
    int block_tokens = 16;
    std::int64_t running_cap = 0;
    int gpus = 1;
    double price_usd_per_hour = 0;
    double step_error = 0; // cost::StepCost::step_error()
    Timeline timeline;

    // Over the measured window (warm-up to the end of arrivals, or to the end of the run).
    TimeNs busy = 0; // wall time of steps
    TimeNs gpu_prefill = 0;
    TimeNs gpu_decode = 0;
    std::int64_t steps = 0;
    std::int64_t step_tokens = 0;
    // Of the steps that only decode: replayed from a captured CUDA graph, and launched kernel by kernel. Both
    // 0 where the engine captures none and is not said to be eager. Steps with prompts are in neither.
    std::int64_t graph_steps = 0;
    std::int64_t eager_steps = 0;
    std::int64_t live_slot_steps = 0; // sum over steps of live running requests
    std::int64_t held_slot_steps = 0; // sum over steps of occupied slots
    std::int64_t prefix_queries = 0;  // tokens looked up at first admissions
    std::int64_t prefix_hits = 0;     // tokens found
    std::int64_t preemptions = 0;
    std::int64_t output_tokens = 0; // emitted
    std::int64_t prompt_tokens = 0; // computed: prefill work, cached ones excluded
    std::int64_t completed = 0;     // requests
    std::int64_t lost_tokens = 0;   // computed for requests that were then withdrawn or failed
    std::int64_t crashes = 0;       // for lack of memory, over the whole run
    std::vector<Crash> crash_times; // of the first kMostCrashTimes
    static constexpr std::size_t kMostCrashTimes = 1000;
    TimeNs down = 0;                        // within the window
    TimeNs throttled = 0;                   // host work had to wait for its CPU quota
    std::int64_t cpu_periods = 0;           // of the quota, with host work in them; 0 where there is no quota
    std::int64_t cpu_throttled_periods = 0; // of these, in which it had to wait
    std::uint64_t fingerprint = 0;          // hash of the sequence of steps, over the whole run

    bool operator==(const ReplicaRecord&) const = default;
};

} // namespace fulcrum::engine
