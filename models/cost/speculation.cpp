// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/speculation.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cost
{

namespace
{

constexpr int kMostDrafts = 64;

Errors check(double alpha, int k)
{
    Errors errors;
    if (!(alpha >= 0 && alpha <= 1)) errors.push_back({"alpha must be from 0 to 1", {}, {}, {}});
    if (k < 1 || k > kMostDrafts) errors.push_back({"k must be from 1 to 64", {}, {}, {}});
    return errors;
}

double decode_seconds(const StepCost& cost, int batch, int tokens_per_seq, std::int64_t context)
{
    StepShape shape;
    shape.decode_seqs = batch;
    shape.tokens_per_seq = tokens_per_seq;
    shape.context_sum = batch * context;
    shape.context_max = context;
    shape.logit_rows = batch * tokens_per_seq;
    std::vector<std::int64_t> sums;
    for (const std::int64_t window : cost.windows())
        sums.push_back(batch * std::min(context, window));
    shape.windowed_sums = sums;
    return to_seconds(cost.step(shape).latency);
}

} // namespace

double expected_tokens(double alpha, int k)
{
    double tokens = 0;
    for (int m = k; m >= 0; --m)
        tokens = tokens * alpha + 1; // Horner: no division by 1 - alpha
    return tokens;
}

std::vector<double> accepted_distribution(double alpha, int k)
{
    std::vector<double> probabilities;
    double reached = 1;
    for (int m = 0; m < k; ++m) {
        probabilities.push_back(reached * (1 - alpha));
        reached *= alpha;
    }
    probabilities.push_back(reached);
    return probabilities;
}

double memory_bound_speedup(double alpha, int k, double c)
{
    return expected_tokens(alpha, k) / (1 + k * c);
}

int best_k(double alpha, double c, int most)
{
    int best = 1;
    for (int k = 2; k <= most; ++k) {
        if (memory_bound_speedup(alpha, k, c) > memory_bound_speedup(alpha, best, c)) best = k;
    }
    return best;
}

Result<SpeculationResult> speculate(const SpeculationRequest& request)
{
    Errors errors = check(request.alpha, request.k);
    for (const double c : request.draft_costs) {
        if (!(c >= 0 && std::isfinite(c)))
            errors.push_back({"a draft's cost must not be negative", {}, {}, {}});
    }
    if (!errors.empty()) return errors;
    SpeculationResult result;
    result.alpha = request.alpha;
    result.k = request.k;
    result.expected_tokens = expected_tokens(request.alpha, request.k);
    result.accepted = accepted_distribution(request.alpha, request.k);
    for (const double c : request.draft_costs) {
        MemoryBoundRow row;
        row.draft_cost = c;
        row.speedup = memory_bound_speedup(request.alpha, request.k, c);
        row.best_k = best_k(request.alpha, c);
        row.best_speedup = memory_bound_speedup(request.alpha, row.best_k, c);
        result.memory_bound.push_back(row);
    }
    return result;
}

Result<std::vector<SpeculationPoint>> speculate_at(const StepCost& target, const Draft& draft, double alpha,
                                                   int k, const std::vector<int>& batches,
                                                   std::int64_t context)
{
    constexpr int kMostBatch = 65536;
    Errors errors = check(alpha, k);
    if (context < 0 || context > 1'000'000'000)
        errors.push_back({"the context must be from 0 to 10^9 tokens", {}, {}, {}});
    for (const int batch : batches) {
        if (batch < 1 || batch > kMostBatch)
            errors.push_back({"a batch must be from 1 to 65,536", {}, {}, {}});
    }
    if (!errors.empty()) return errors;
    std::vector<SpeculationPoint> points;
    for (const int batch : batches) {
        SpeculationPoint point;
        point.batch = batch;
        point.decode_seconds = decode_seconds(target, batch, 1, context);
        point.verify_seconds = decode_seconds(target, batch, k + 1, context);
        point.draft_seconds = draft.model ? decode_seconds(*draft.model, batch, 1, context)
                                          : draft.share_of_target * point.decode_seconds;
        point.speedup = expected_tokens(alpha, k) * point.decode_seconds /
                        (k * point.draft_seconds + point.verify_seconds);
        points.push_back(point);
    }
    return points;
}

} // namespace fulcrum::cost
