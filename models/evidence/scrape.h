// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated run read as its monitoring would have read it, so that like is compared with like: the metrics
// of the catalogue (evidence/metrics/catalogue.h), recorded when the engine records them.
#pragma once

#include "cluster/record.h"
#include "scenario/observation.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// Which figure: "ttft_s", "p99".
struct FigureId {
    std::string metric;    // an id of the metric catalogue
    std::string statistic; // "mean" … "max", "rate" (a counter), "share" (a ratio up to 1), "value" (others)
    std::string request_class{};
    bool worst_replica{}; // of the one replica where it is worst, not of all

    auto operator<=>(const FigureId&) const = default;
};
std::string to_string(const FigureId& id); // "ttft_s.p99", "prefix_hit_ratio.share of the worst replica"

// What a percentile would be if a few more, or a few fewer, of the samples were below it.
struct Neighbours {
    double below = 0;
    double above = 0;
};

// The figures of a run. What did not happen in it (no request of a class, no replica with a CPU limit) has
// none.
//
// vLLM records queue, prefill, decode and whole time, TPOT and lengths when a request completes, the TTFT
// with its first token, and gaps as they end [S vllm/v1/metrics/stats.py]: so does this, within the measured
// window. As in rows.h queue_s is the time in the engine's own queue; what a gateway holds is gateway_wait_s,
// where one stands. ttft_s and e2e_s begin at the engine's front end too, behind the network and the gateway;
// client_ttft_s holds all of it. Gauges are means over time and replicas, `max` the largest over time of any
// replica. gpu_busy is the share of time with kernels running.
class Scrape
{
public:
    explicit Scrape(const cluster::RunRecord& record);

    std::optional<double> value(const FigureId& id) const;
    const std::map<FigureId, double>& all() const { return figures_; }

    // The samples at the ranks p -+ p (1 - p) / 4 beside a percentile p, of 0.44 to 0.56 for a median; nullopt
    // for what is none. Far apart where it stands between two kinds of samples: a gap with and without a
    // prefill in its step, say.
    std::optional<Neighbours> neighbours(const FigureId& id) const;

    // The histogram of a metric over all requests with these bucket ends, in the metric's base unit; nullopt
    // where it is no distribution or nothing was recorded.
    std::optional<scenario::Buckets> buckets(std::string_view metric,
                                             const std::vector<double>& bounds) const;

private:
    std::map<FigureId, double> figures_;
    std::map<FigureId, Neighbours> neighbours_; // of percentiles
    std::map<std::string, std::vector<double>, std::less<>> samples_; // by metric, sorted; seconds or tokens
    LogHistogram engine_gaps_;                                        // ns
    LogHistogram client_gaps_;
};

} // namespace fulcrum::evidence
