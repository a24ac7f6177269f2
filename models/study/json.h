// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of `simulate`: names that scripts rely on.
//
// {"project", "replications", "seed", "expectations_hold",
//  "scenarios": [{"name", "title", "replications",
//      "offered", "completed", "rejected", "timed_out", "failed", "in_flight", "preemptions", "request_rate",
//      "output_token_rate", "occupancy", "utilisation", "kv_usage_mean", "kv_usage_max", "prefix_hit_ratio",
//      "throttled_share", "graph_share", "cost_usd_per_million_output_tokens",
//      "cost_usd_per_thousand_requests", "gpu_seconds_prefill", "gpu_seconds_decode", "gpu_seconds_idle",
//      "gpu_seconds_per_request", "goodput", "retries", "lost_tokens", "crashes",        numbers; costs,
//      goodput and graph_share may be null "rejected_for": {"prompt_too_long", "queue_full", …},          of
//      those rejected, where there are any "intervals": {name: {"value", "low", "high"}},               of
//      those numbers that have one "steady_state": {"holds", "transient", "why", "backlog",
//      "backlog_slope_per_s", "warm_up_s"}, "trust", "notes": [], "error_band": {"step_time", "figures":
//      {"ttft_s.mean": {"low", "high"}, …}},  of measured layer tables: one
//                                               standard deviation, and what it makes of figures; else null
//      "ttft_s", "tpot_s", "itl_s", "queue_s", "prefill_s", "e2e_s":
//          {"mean", "p50", "p90", "p95", "p99", "max",              figures, below
//           "population", "count", "why": {name: reason}},
//      "engine_ttft_s", "engine_itl_s",         the same, only where clients see tokens later than engines do
//      "itl_over_100ms_per_1000",                                   a figure
//      "by_class": [{"name", the same six counts and seven latencies, "goodput" where it is known}],
//      "by_engine", "by_replica": [{"name", "replicas", "completed", "preemptions", "crashes",
//          "output_token_rate", "occupancy", "utilisation", "kv_usage_mean", "kv_usage_max",
//          "prefix_hit_ratio", "throttled_share", "down_share", "graph_share",  these with intervals
//          "ttft_s"}],                                                of the requests computed there
//      "clients": [{"name", "sent", "retries", "timeouts", "wasted_tokens", "send_lag_s"}],
//      "gateways": [{"name", "passed", "queue_mean", "queue_max", "in_flight_mean", "in_flight_max",
//          "rejected_for": as above}],
//      "kv_links": [{"name", "transfers", "busy_share", "wait_mean_s", "wait_p99_s", "transfer_mean_s",
//          "transfer_p99_s"}],             these three only where there are such nodes; over the whole run
//      "marks": [{"at_s", "kind", "node", "title"}],                  these two of a transient study only
//      "trajectory": [{"from_s", "until_s", "offered", …, "ttft_p50_s", "ttft_p99_s", "tpot_mean_s",
//          "cached_share", "in_system"}]}],
//  "expectations": [{"scenario", "metric", "class", "engine", "at_least", "at_most", "relative_to", "figure",
//  "holds",
//                    "text", "line"}]}
// A figure is {"value", "low", "high"}, {"at_least"} where the end of the run or rejections hide it, or null.
// With one replication low = high = value: there is no interval.
#pragma once

#include "study/expectations.h"
#include "study/figures.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::study
{

std::string simulate_json(const std::string& project, std::uint64_t seed,
                          const std::vector<ScenarioFigures>& scenarios,
                          const std::vector<ExpectationCheck>& expectations);

} // namespace fulcrum::study
