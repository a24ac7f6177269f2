// SPDX-License-Identifier: GPL-3.0-or-later
// What decides for each metric. Not for use outside this folder.
//
// All work alike: `finding.error_rate` is how often an equal canary may fail; a canary passes where the limit
// is refused as a hypothesis at `alpha` (it would have to be kept by chance); between the two there is too
// little data, and how much is missing is told.
#pragma once

#include "prevention/gate.h"

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::prevention
{

// By bands of prompt length and output limit, -1: not said; of the baseline and of the canary.
using SlicedRows = std::map<std::pair<int, int>, std::array<std::vector<const evidence::RequestRow*>, 2>>;

// "1.9e-10", "less than 1e-15"
std::string small(double probability);

// A share with the variance of its estimate.
struct Share {
    double value = 0;
    double variance = 0;
    std::int64_t count = 0; // requests
};
void judge_shares(const GateMetric& metric, const Share& before, const Share& after, double alpha,
                  GateFinding& finding);

void judge_tail(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding);
void judge_hit_rate(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding);
void judge_error_rate(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding);

void judge_buckets(const GateMetric& metric, const scenario::Buckets& baseline,
                   const scenario::Buckets& canary, double alpha, GateFinding& finding);
void judge_counted_hits(const GateMetric& metric, const GateSide& baseline, const GateSide& canary,
                        double alpha, GateFinding& finding);
void judge_counted_errors(const GateMetric& metric, const GateSide& baseline, const GateSide& canary,
                          double alpha, GateFinding& finding);

} // namespace fulcrum::prevention
