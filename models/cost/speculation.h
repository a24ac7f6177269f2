// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the `speculate` command (MODEL 8): k drafted tokens, each accepted with probability alpha
// independently, until the first one that is refused.
#pragma once

#include "base/result.h"
#include "cost/step_cost.h"

#include <cstdint>
#include <vector>

namespace fulcrum::cost
{

// Expected tokens a verification: (1 - alpha^(k+1)) / (1 - alpha); k + 1 at alpha = 1.
double expected_tokens(double alpha, int k);

// P(m accepted) for m = 0..k: alpha^m (1 - alpha), and alpha^k at m = k. Emitted are m + 1.
std::vector<double> accepted_distribution(double alpha, int k);

// Where decode is bound by reading the weights: E / (1 + k c), c = time of a draft step / of a target step.
double memory_bound_speedup(double alpha, int k, double c);

// The k in 1..most with the highest memory-bound speed-up.
int best_k(double alpha, double c, int most = 16);

struct SpeculationRequest {
    double alpha = 0.6;
    int k = 4;
    std::vector<double> draft_costs{0.05, 0.1, 0.2}; // c of the memory-bound rows
};

struct MemoryBoundRow {
    double draft_cost = 0; // c
    double speedup = 0;    // at the k asked for
    int best_k = 1;
    double best_speedup = 0;
};

struct SpeculationResult {
    double alpha = 0;
    int k = 0;
    double expected_tokens = 0;
    std::vector<double> accepted; // P(0..k)
    std::vector<MemoryBoundRow> memory_bound;
};

// Fails for alpha outside 0..1, k outside 1..64, and draft costs below 0.
Result<SpeculationResult> speculate(const SpeculationRequest& request);

// What drafts: a share of the target's step (heads on the target, as EAGLE: 0.03), or a model of its own.
struct Draft {
    double share_of_target = 0.03;
    const StepCost* model = nullptr; // not null: its decode step at the same batch and context counts instead
};

// At one batch size: S = E t_decode / (k t_draft + t_verify), where verification is a step of batch x (k + 1)
// tokens that reads each KV cache once. Seconds.
struct SpeculationPoint {
    int batch = 1;
    double decode_seconds = 0;
    double draft_seconds = 0; // one of k
    double verify_seconds = 0;
    double speedup = 0; // of tokens a second; below 1 it costs
};

// `context`: tokens in each sequence's KV cache. Fails like speculate(), and for batches below 1.
Result<std::vector<SpeculationPoint>> speculate_at(const StepCost& target, const Draft& draft, double alpha,
                                                   int k, const std::vector<int>& batches,
                                                   std::int64_t context);

} // namespace fulcrum::cost
