// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a scenario: what tables, JSON and pages show.
#pragma once

#include "base/interval.h"
#include "cluster/record.h"
#include "study/path_figures.h"

#include <array>
#include <cstdint>
#include <optional>
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
    std::string why{};   // Unknown, AtLeast: the reason; Known: what lowers its worth; a sentence, or empty
};

struct Distribution {
    Figure mean, p50, p90, p95, p99, max;
    std::string population; // "offered": censored ones counted as larger than all; "completed"
    std::int64_t count = 0; // observations in the first replication
};

// Seconds throughout, as clients see it. Percentiles are of nearest rank, ceil(p n), on raw samples; those of
// itl_s on bins of 0.1 %. Requests that arrived before the end of the warm-up are left out. Where a request
// had not got so far when the run ended, or was rejected, it counts as longer than all that did (ttft_s,
// queue_s, prefill_s, e2e_s: of those offered). tpot_s is of completed requests with more than one token,
// each with the same weight; itl_s pools the gaps of all of them.
struct Latencies {
    Distribution ttft_s, tpot_s, itl_s, queue_s, prefill_s, e2e_s;
    // As the engine gives its tokens; only where clients see them later, behind a network or a proxy.
    std::optional<Distribution> engine_ttft_s{}, engine_itl_s{};
    Figure itl_over_100ms_per_1000; // inter-token gaps above 100 ms in every 1,000
};

struct ClassFigures {
    std::string name;
    double offered = 0, completed = 0, rejected = 0, timed_out = 0, failed = 0, in_flight = 0;
    Latencies latencies;
    bool goodput_known{}; // it is promised a latency
    Interval goodput{};   // as that of all classes
};

// What one engine node did, or one replica: a fault of one of many shows here.
struct EngineFigures {
    std::string name;                                   // the node's id, or the replica's name
    double replicas = 1;                                // of the node
    double completed = 0, preemptions = 0, crashes = 0; // requests, as the rest within the measured window;
                                                        // crashes over the whole run
    Interval output_token_rate;                         // a second
    Interval occupancy, utilisation, kv_usage_mean, kv_usage_max, prefix_hit_ratio; // as of all engines
    Interval throttled_share; // of the periods of a CPU limit: host work had to wait
    Interval down_share;      // of the window
    Interval graph_share;     // as of all engines
    bool graph_share_known = false;
    Distribution ttft_s; // of the requests that were computed here
};

// Requests that arrived in [from_s, until_s): where a run has no steady state, its way.
struct TrajectoryWindow {
    double from_s = 0, until_s = 0;
    double offered = 0, completed = 0, rejected = 0, timed_out = 0, failed = 0;
    Figure ttft_p50_s, ttft_p99_s; // of those offered
    Figure tpot_mean_s;            // of those completed
    double cached_share = 0;       // of their prompt tokens: found in the prefix cache
    double in_system = 0;          // requests waiting and running, a mean over the window
};

struct SteadyState {
    bool holds = true;
    std::string why; // the reason where it does not hold, with the backlog's slope
    // Requests in the system over the second half of the measured window: their mean, how much they grew
    // along a fitted line, and the same a second.
    double backlog = 0;
    double backlog_growth = 0;
    double backlog_slope = 0;
    std::optional<double> warm_up_s{}; // what MSER-5 on them would cut from the begin of the run
    // Nodes changed, crashed or came back within the run, so that there is no level to be steady at: the
    // trajectory tells, compared at equal times. Then `holds` is false.
    bool transient{};
};

// Step times from measured tables are off by as much as the tables are noisy: what that means for latencies.
struct ErrorBand {
    double step_time = 0; // one standard deviation, as a share of a step
    // The first replication again with all steps shorter or longer by that much.
    struct Ends {
        std::string metric; // "ttft_s.mean"
        double low = 0, high = 0;
    };
    std::vector<Ends> figures{};
};

struct ScenarioFigures {
    std::string name;
    std::string title;
    int replications = 1; // with one there are no intervals: low = high = value
    // Means over replications; offered = completed + rejected + timed_out + failed + in_flight. Over the
    // whole run.
    double offered = 0, completed = 0, rejected = 0, timed_out = 0, failed = 0, in_flight = 0;
    Interval preemptions;
    // Over the measured window.
    Interval request_rate;          // completions a second
    Interval output_token_rate;     // emitted tokens a second
    Interval occupancy;             // live running requests / running cap, mean over steps
    Interval utilisation;           // share of time a replica had a step running, mean over replicas
    Interval kv_usage_mean;         // allocated / total blocks, time-weighted, mean over replicas
    Interval kv_usage_max;          // of the fullest replica
    Interval prefix_hit_ratio;      // tokens found / tokens looked up, first admissions
    Interval throttled_share;       // of the periods of a CPU limit: host work had to wait
    Interval graph_share;           // of the steps that only decode: replayed from a captured CUDA graph
    bool graph_share_known = false; // some step was, or was launched kernel by kernel
    // At the price range's default; low, high: the price's range.
    Interval cost_usd_per_million_output_tokens;
    Interval cost_usd_per_thousand_requests;
    bool cost_known = false;
    // GPU time within the window, of all GPUs: computing prompts, decoding, and neither.
    Interval gpu_seconds_prefill, gpu_seconds_decode, gpu_seconds_idle;
    Interval gpu_seconds_per_request; // prefill and decode, for a completed one
    Interval goodput; // completions that met the TTFT and the TPOT promised to their class / offered, of
                      // those classes
    bool goodput_known = false;
    // Over the whole run.
    Interval retries;
    Interval lost_tokens; // computed for requests that were withdrawn or failed
    Interval crashes;
    std::array<double, engine::kRejections> rejected_for{}; // by engine::Rejection
    Latencies latencies;                                    // all classes
    std::vector<ClassFigures> by_class;                     // in the order of the record
    std::vector<EngineFigures> by_engine;
    std::vector<EngineFigures> by_replica; // as many as replicas
    std::vector<ClientFigures> clients;    // what stands between workloads and engines
    std::vector<GatewayFigures> gateways;
    std::vector<KvLinkFigures> kv_links;
    std::vector<TrajectoryWindow> trajectory; // only of a transient study whose requests are kept
    std::vector<cluster::Mark> marks;         // of the first replication
    SteadyState steady_state;
    std::string trust;                     // "uncalibrated", …
    std::optional<ErrorBand> error_band{}; // where step times have one
    std::vector<std::string> notes;        // what lowers the trust
};

// The figures of one run, without intervals. Prices have no range here: a record holds only the price used.
ScenarioFigures figures_of(const cluster::RunRecord& record);

// The figures over replications of one scenario (at least one): means with t intervals. What is a lower bound
// in one replication is a lower bound in the result.
ScenarioFigures combine(const std::vector<ScenarioFigures>& replications);

} // namespace fulcrum::study
