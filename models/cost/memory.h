// SPDX-License-Identifier: GPL-3.0-or-later
// What fits in a GPU's memory beside the weights (MODEL 6.4). Shared by hardware plugins and the planner.
#pragma once

#include "base/result.h"
#include "cost/step_cost.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::cost
{

inline constexpr double kGiB = 1073741824.0;

// Bytes of one value as stored; 4-bit weights carry their scales: 0.56. Nothing for unknown names.
std::optional<double> bytes_per_weight(std::string_view format);   // bf16, fp8, int4
std::optional<double> bytes_per_kv_value(std::string_view format); // bf16, fp8

// What is wrong with a deployment, whatever the device: unknown formats, heads that tensor_parallel does not
// divide. Empty: nothing.
Errors check_deployment(const Deployment& deployment);

// Of the whole model, all GPUs together. The head stays in bf16 whatever the format of the other weights.
double weight_bytes(const Deployment& deployment);

// Activations and logits alive in a step of so many tokens and logit rows, on one GPU:
// 2 T (4 d + 6 ff / tp) + rows V 6 bytes. With experts, ff is what one token uses. An estimate.
double activation_bytes(const catalog::ModelGeometry& model, int tensor_parallel, double tokens, double rows);

// KV that one request of `tokens` holds on one GPU; layers with a sliding window hold min(tokens, window).
double kv_bytes_of_request(const Deployment& deployment, std::int64_t tokens);

// Memory of one GPU and what the engine takes of it that is neither weights, activations nor KV. The defaults
// are estimates: context and NCCL, and CUDA graphs.
struct MemoryBudget {
    std::string device;       // for messages
    double visible_bytes = 0; // as the driver shows it
    double non_torch = 0.6 * kGiB;
    double graphs = 0.6 * kGiB;
};

// Blocks of a model with windowed layers: groups of as many layers as see all tokens.
KvLayout kv_layout(const catalog::ModelGeometry& model, int block_tokens);

// Sets what follows from the plan's kv_pool, block_bytes and layout: blocks, tokens, concurrency.
void size_pool(MemoryPlan& plan, const EngineLimits& limits);

// The plan of vLLM: requested = utilisation x visible, the KV pool is what is left of it, in blocks of the
// layers that see all tokens (kv_layout). Fails where the weights leave no room, or where one request of
// max_model_len needs more blocks than there are; the hint names the longest max_model_len or the smallest
// tensor_parallel that fits.
Result<MemoryPlan> plan_memory(const Deployment& deployment, const EngineLimits& limits,
                               const MemoryBudget& budget);

} // namespace fulcrum::cost
