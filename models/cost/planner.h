// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the `plan` command: how many requests of which length a GPU's KV memory holds. Needs no
// plugin: capacity is memory, not speed.
//
//     per GPU: KV pool = utilisation x memory - weights - other, and a request of n tokens takes ceil(n /
//     block) blocks.
//
// A cap on running requests that is sized on the mean length is wrong by `length_ratio` when long prompts
// come.
#pragma once

#include "base/result.h"
#include "catalog/device.h"
#include "cost/step_cost.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::cost
{

struct PlanRequest {
    Deployment deployment;                        // --model --weights --kv-cache --tensor-parallel
    catalog::Device device;                       // --gpu
    std::int64_t context = 32768;                 // --context: the longest request, prompt + output, tokens
    std::int64_t mean_context = 0;                // --mean-context; 0: as context
    std::vector<double> utilisations{0.90, 0.92}; // --utilization: a row each
    int block_tokens = 16;

    std::optional<double> memory_bytes{}; // of a GPU; unset: what the driver shows (catalogue)
    std::optional<double> weight_bytes{}; // of all GPUs; unset: from the geometry

    // What a GPU needs beside weights and KV. Unset: 3 GiB, an estimate of activations, graphs, context and
    // libraries together, unless both figures below are given: then activations by formula + 1.2 GiB.
    std::optional<double> other_bytes{};
    std::optional<std::int64_t> step_tokens{};
    std::optional<std::int64_t> running_cap{};
};

inline constexpr double kPlannerOtherBytes = 3.0 * 1073741824.0; // evidence: E

// At one utilisation; bytes per GPU.
struct PlanRow {
    double utilisation = 0;
    double requested = 0; // utilisation x memory
    double kv_pool = 0;
    std::int64_t blocks = 0;
    double kv_tokens = 0;  // kv_pool / bytes of a token
    double at_context = 0; // requests of the longest length that the pool holds at once
    double at_mean_context = 0;
};

// All per GPU; at tensor parallelism every GPU of the replica holds the same share.
struct Plan {
    double memory = 0;
    double weights = 0;
    double other = 0;
    double kv_bytes_per_token = 0; // windows ignored
    std::int64_t context = 0;
    std::int64_t mean_context = 0;
    double context_bytes = 0; // KV of one request of the longest length; windowed layers hold their window
    double mean_bytes = 0;
    std::int64_t context_blocks = 0;
    std::int64_t mean_blocks = 0;
    double length_ratio = 1; // context / mean_context
    std::vector<PlanRow> rows;
    std::vector<std::string> notes; // sentences: what is estimated, what limits the answer
};

// Fails where figures are out of range, or where the weights or one request of `context` tokens do not fit at
// the highest of the utilisations; the hint says what would.
Result<Plan> plan_capacity(const PlanRequest& request);

} // namespace fulcrum::cost
