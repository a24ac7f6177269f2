// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::cost
{

namespace
{

constexpr int kMostTensorParallel = 8; // GPUs of one node

double ceil_div(std::int64_t a, std::int64_t b)
{
    return std::ceil(static_cast<double>(a) / static_cast<double>(b));
}

// The widest MLP that one token passes through.
double ffn_of_token(const catalog::ModelGeometry& model)
{
    if (!model.moe) return model.ffn;
    const double experts = 1.0 * (model.moe->top_k + model.moe->shared_experts) * model.moe->expert_ffn;
    return model.moe->dense_layers > 0 ? std::max<double>(model.ffn, experts) : experts;
}

// KV of a token on one GPU, in the layers that see all tokens.
double full_layer_bytes(const Deployment& deployment)
{
    const catalog::ModelGeometry& model = deployment.model;
    const double all = model.kv_bytes_per_token_per_gpu(bytes_per_kv_value(deployment.kv_cache).value_or(2.0),
                                                        deployment.tensor_parallel) /
                       deployment.pipeline_parallel;
    const int windowed = model.windowed ? model.windowed->layers : 0;
    return windowed > 0 && windowed < model.layers ? all * (model.layers - windowed) / model.layers : all;
}

// Without any check whether it fits: kv_pool may be negative.
MemoryPlan lay_out(const Deployment& deployment, const EngineLimits& limits, const MemoryBudget& budget)
{
    MemoryPlan plan;
    plan.requested = std::ceil(limits.utilisation * budget.visible_bytes);
    plan.weights = weight_bytes(deployment) / (deployment.tensor_parallel * deployment.pipeline_parallel) +
                   limits.draft_weights;
    const std::int64_t rows = limits.running_cap * (1 + limits.draft_tokens); // that need logits
    plan.activation_peak = activation_bytes(deployment.model, deployment.tensor_parallel,
                                            static_cast<double>(limits.step_tokens),
                                            static_cast<double>(std::min(limits.step_tokens, rows)));
    plan.non_torch = budget.non_torch;
    plan.graphs = budget.graphs;
    const double others = plan.weights + plan.activation_peak + plan.non_torch + plan.graphs;
    plan.kv_pool = plan.requested - others;
    if (limits.share == MemoryShare::WeightsAndCache) {
        plan.kv_pool = limits.utilisation * (budget.visible_bytes - plan.non_torch) - plan.weights;
    } else if (limits.share == MemoryShare::OfFree) {
        plan.kv_pool = limits.utilisation * (budget.visible_bytes - others);
    }
    if (limits.share != MemoryShare::OfAll) plan.requested = plan.kv_pool + others;
    plan.layout = kv_layout(deployment.model, limits.block_tokens);
    plan.block_bytes = (full_layer_bytes(deployment) + limits.draft_kv_per_token) * limits.block_tokens;
    size_pool(plan, limits);
    return plan;
}

bool fits(const MemoryPlan& plan, const EngineLimits& limits)
{
    return plan.kv_pool > 0 &&
           plan.layout.blocks_for(limits.max_model_len, limits.block_tokens) <= plan.blocks;
}

// The smallest larger tensor_parallel whose plan fits; 0: none.
int tensor_parallel_that_fits(Deployment deployment, const EngineLimits& limits, const MemoryBudget& budget)
{
    for (int tp = deployment.tensor_parallel * 2; tp <= kMostTensorParallel; tp *= 2) {
        deployment.tensor_parallel = tp;
        if (check_deployment(deployment).empty() && fits(lay_out(deployment, limits, budget), limits))
            return tp;
    }
    return 0;
}

std::string gib(double bytes)
{
    return fmt::format("{:.1f} GiB", bytes / kGiB);
}

std::string where(const Deployment& deployment, const MemoryBudget& budget)
{
    return deployment.tensor_parallel == 1
               ? budget.device
               : fmt::format("{} x {}", deployment.tensor_parallel, budget.device);
}

Error weights_do_not_fit(const Deployment& deployment, const EngineLimits& limits, const MemoryBudget& budget,
                         const MemoryPlan& plan)
{
    Error error;
    error.message =
        fmt::format("{} does not fit on {}: {} of weights and {} of activations, graphs and context a GPU "
                    "leave no KV memory "
                    "of the {} that the engine may use",
                    deployment.model.title, where(deployment, budget), gib(plan.weights),
                    gib(plan.activation_peak + plan.non_torch + plan.graphs), gib(plan.requested));
    const int tp = tensor_parallel_that_fits(deployment, limits, budget);
    error.hint = tp > 0 ? fmt::format("it fits with tensor_parallel = {}", tp)
                        : "take smaller weights (fp8, int4), a device with more memory, or fewer step tokens";
    return error;
}

Error length_does_not_fit(const Deployment& deployment, const EngineLimits& limits,
                          const MemoryBudget& budget, const MemoryPlan& plan)
{
    Error error;
    error.message =
        fmt::format("a request of max_model_len = {} needs {} KV blocks of {} tokens, but {} holds {}",
                    limits.max_model_len, plan.layout.blocks_for(limits.max_model_len, limits.block_tokens),
                    limits.block_tokens, where(deployment, budget), plan.blocks);
    const int tp = tensor_parallel_that_fits(deployment, limits, budget);
    const std::int64_t fitting = plan.layout.longest(plan.blocks, limits.block_tokens);
    if (fitting > 0) error.hint = fmt::format("max_model_len = {} fits", fitting);
    if (tp > 0)
        error.hint += fmt::format("{}tensor_parallel = {} fits", error.hint.empty() ? "" : ", or ", tp);
    if (error.hint.empty()) error.hint = "take a device with more memory or smaller weights (fp8, int4)";
    return error;
}

Errors check_limits(const EngineLimits& limits)
{
    Errors errors;
    if (!(limits.utilisation > 0 && limits.utilisation <= 1))
        errors.push_back({"gpu_memory_utilization must be above 0 and at most 1", {}, {}, {}});
    if (limits.step_tokens < 1 || limits.running_cap < 1 || limits.block_tokens < 1 ||
        limits.max_model_len < 1)
        errors.push_back(
            {"step tokens, running requests, block size and max_model_len must be at least 1", {}, {}, {}});
    return errors;
}

} // namespace

std::optional<double> bytes_per_weight(std::string_view format)
{
    if (format == "bf16") return 2.0;
    if (format == "fp8") return 1.0;
    if (format == "int4") return 0.56;
    return std::nullopt;
}

std::optional<double> bytes_per_kv_value(std::string_view format)
{
    if (format == "bf16") return 2.0;
    if (format == "fp8") return 1.0;
    return std::nullopt;
}

Errors check_deployment(const Deployment& deployment)
{
    Errors errors;
    if (!bytes_per_weight(deployment.weights))
        errors.push_back({"unknown weight format '" + deployment.weights + "'", "bf16, fp8 or int4", {}, {}});
    if (!bytes_per_kv_value(deployment.kv_cache))
        errors.push_back({"unknown KV cache format '" + deployment.kv_cache + "'", "bf16 or fp8", {}, {}});
    const catalog::ModelGeometry& model = deployment.model;
    if (model.layers < 1 || model.hidden < 1 || model.heads < 1 || model.kv_heads < 1 || model.head_dim < 1) {
        errors.push_back({"the model has no geometry", "give a catalogue id or a config.json", {}, {}});
        return errors;
    }
    const int tp = deployment.tensor_parallel;
    if (tp < 1 || model.heads % tp != 0) {
        errors.push_back({fmt::format("tensor_parallel = {} does not divide the {} attention heads of {}", tp,
                                      model.heads, model.title),
                          "take 1, 2, 4 or 8, whichever divides them",
                          {},
                          {}});
    }
    if (deployment.pipeline_parallel < 1 || deployment.pipeline_parallel > model.layers) {
        errors.push_back({fmt::format("pipeline_parallel = {} is not 1 to the {} layers of {}",
                                      deployment.pipeline_parallel, model.layers, model.title),
                          {},
                          {},
                          {}});
    }
    return errors;
}

double weight_bytes(const Deployment& deployment)
{
    const catalog::ModelGeometry& model = deployment.model;
    const double head = 1.0 * model.vocab * model.hidden;
    const double total = model.total_params > 0 ? model.total_params : model.computed_params();
    return (total - head) * bytes_per_weight(deployment.weights).value_or(2.0) + head * 2.0;
}

double activation_bytes(const catalog::ModelGeometry& model, int tensor_parallel, double tokens, double rows)
{
    return 2.0 * tokens * (4.0 * model.hidden + 6.0 * ffn_of_token(model) / tensor_parallel) +
           rows * model.vocab * 6.0;
}

KvLayout kv_layout(const catalog::ModelGeometry& model, int block_tokens)
{
    const int windowed = model.windowed ? model.windowed->layers : 0;
    const int full = model.layers - windowed;
    if (windowed <= 0) return {};
    const std::int64_t window_blocks = (model.windowed->window + block_tokens - 1) / block_tokens + 1;
    if (full <= 0) return {1, window_blocks, 0};
    return {(windowed + full - 1) / full, window_blocks, 1};
}

double kv_bytes_of_request(const Deployment& deployment, std::int64_t tokens)
{
    const catalog::ModelGeometry& model = deployment.model;
    const double a_token =
        model.kv_bytes_per_token_per_gpu(bytes_per_kv_value(deployment.kv_cache).value_or(2.0),
                                         deployment.tensor_parallel) /
        deployment.pipeline_parallel;
    if (!model.windowed) return a_token * static_cast<double>(tokens);
    const double windowed = model.windowed->layers;
    const double held = static_cast<double>(std::min<std::int64_t>(tokens, model.windowed->window));
    return a_token / model.layers *
           ((model.layers - windowed) * static_cast<double>(tokens) + windowed * held);
}

void size_pool(MemoryPlan& plan, const EngineLimits& limits)
{
    const std::int64_t length = std::max<std::int64_t>(1, limits.max_model_len);
    const auto longest = static_cast<double>(plan.layout.blocks_for(length, limits.block_tokens));
    const double whole = ceil_div(length, limits.block_tokens);
    plan.kv_bytes_per_token = longest * plan.block_bytes / (whole * limits.block_tokens);
    plan.blocks =
        std::max<std::int64_t>(0, static_cast<std::int64_t>(std::floor(plan.kv_pool / plan.block_bytes)));
    plan.max_concurrency = static_cast<double>(plan.blocks) / longest;
    plan.kv_tokens = plan.layout.window_groups == 0
                         ? plan.blocks * limits.block_tokens
                         : static_cast<std::int64_t>(plan.max_concurrency * whole) * limits.block_tokens;
}

Result<MemoryPlan> plan_memory(const Deployment& deployment, const EngineLimits& limits,
                               const MemoryBudget& budget)
{
    Errors errors = check_deployment(deployment);
    for (Error& error : check_limits(limits))
        errors.push_back(std::move(error));
    if (!errors.empty()) return errors;
    const MemoryPlan plan = lay_out(deployment, limits, budget);
    if (!(plan.kv_pool > 0)) return weights_do_not_fit(deployment, limits, budget, plan);
    if (!fits(plan, limits)) return length_does_not_fit(deployment, limits, budget, plan);
    return plan;
}

} // namespace fulcrum::cost
