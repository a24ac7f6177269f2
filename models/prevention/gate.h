// SPDX-License-Identifier: GPL-3.0-or-later
// The canary gate: whether a new version may take more traffic, by what its requests say beside the
// baseline's. It compares matched slices (prompt length and output limit) with a stated error, and does not
// pass on too little data.
#pragma once

#include "base/result.h"
#include "evidence/imported.h"
#include "evidence/slices.h"
#include "scenario/observation.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::prevention
{

// What is compared: a percentile of a latency of requests ("p99_ttft", "p95_e2e", "p99_queue", "p99_prefill",
// "p99_tpot", and "p99_itl" from histograms), "prefix_hit_rate", "error_rate".
struct GateMetric {
    enum class Kind { Percentile, HitRate, ErrorRate } kind = Kind::Percentile;
    std::string name;      // as above
    std::string catalogue; // id of the metric catalogue: "ttft_s"
    double p = 0.99;       // Percentile
    double limit = 1.25;   // Percentile: the most that the canary's may be over the baseline's. HitRate: the
                           // least. ErrorRate: the most by which the share may be larger
};
Result<GateMetric> gate_metric(std::string_view name);
std::vector<GateMetric> default_gate_metrics(); // p99_ttft and prefix_hit_rate

// One version's evidence.
struct GateSide {
    std::vector<std::string> files;
    std::vector<evidence::RequestRow> rows;
    // Counted between two snapshots of /metrics, over all replicas; by metric id.
    std::map<std::string, scenario::Buckets, std::less<>> histograms;
    std::optional<double> prefix_queries, prefix_hits; // tokens
    std::optional<double> finished, failed;            // requests
    std::vector<std::string> template_hashes;          // that rows name, and of files of templates
    std::vector<std::string> notes;
};

// Reads benchmark results with details, request logs, or pairs of snapshots of /metrics (two files, or one
// that holds both). Fails where a file can not be read.
Result<GateSide> read_gate_side(const std::vector<std::string>& files);

struct GateOptions {
    std::vector<GateMetric> metrics;   // empty: the default ones
    double alpha = 0.05;               // an equal canary fails at most so often, over all metrics together
    std::int64_t fewest_in_slice = 10; // [E]
};

enum class GateVerdict {
    Passed,
    Failed,       // worse than the baseline beyond chance, and beyond the limit
    Insufficient, // what there is can not show that the limit is kept
    Refused,      // the two do not serve the same traffic: no figure can be given
};
std::string_view to_string(GateVerdict verdict); // "passed", "failed", "insufficient", "refused"

struct GateFinding {
    std::string metric;
    GateVerdict verdict = GateVerdict::Insufficient;
    std::string from;                                  // "requests" or "snapshots"; "": nothing says it
    std::int64_t baseline_count = 0, canary_count = 0; // requests that were compared
    double baseline = 0, canary = 0;
    std::optional<double> ratio;          // canary over baseline; ErrorRate: the difference
    double ratio_low = 0, ratio_high = 0; // one-sided bounds at the error of this metric, each
    double limit = 0;
    double p_value = 1;    // of a canary no worse than the baseline
    double error_rate = 0; // of this metric: alpha over the number of metrics
    std::optional<std::int64_t> more_canary, more_baseline; // Insufficient: requests that are missing
    std::string text;                                       // all of it, as sentences
};

struct GateResult {
    GateVerdict verdict = GateVerdict::Insufficient; // the worst: refused, failed, insufficient, passed
    double alpha = 0.05;
    std::vector<GateFinding> findings;
    // How the traffic was matched; nothing where there are only snapshots.
    std::vector<evidence::MatchedSlice> slices;
    double baseline_unmatched = 0, canary_unmatched = 0; // shares of requests
    std::string refusal;
    std::vector<std::string> notes;
};
GateResult run_gate(const GateSide& baseline, const GateSide& canary, const GateOptions& options = {});

} // namespace fulcrum::prevention
