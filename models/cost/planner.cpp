// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/planner.h"

#include "cost/memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::cost
{

namespace
{

std::int64_t blocks_of(std::int64_t tokens, int block_tokens)
{
    return (tokens + block_tokens - 1) / block_tokens;
}

void require(bool good, std::string message, Errors& errors)
{
    if (!good) errors.push_back({std::move(message), {}, {}, {}});
}

Errors check(const PlanRequest& request)
{
    Errors errors = check_deployment(request.deployment);
    constexpr std::int64_t kMost = 1'000'000'000; // tokens
    require(request.context >= 1 && request.context <= kMost, "the context must be from 1 to 10^9 tokens",
            errors);
    require(request.mean_context >= 0 && request.mean_context <= request.context,
            "the mean context must be at least 1 and at most the context", errors);
    require(request.block_tokens >= 1, "a block holds at least one token", errors);
    require(!request.utilisations.empty(), "no utilisation is given", errors);
    for (const double utilisation : request.utilisations)
        require(utilisation > 0 && utilisation <= 1, "the utilisation must be above 0 and at most 1", errors);
    for (const auto& bytes : {request.memory_bytes, request.weight_bytes, request.other_bytes})
        require(!bytes || (std::isfinite(*bytes) && *bytes >= 0), "a number of bytes must not be negative",
                errors);
    for (const auto& count : {request.step_tokens, request.running_cap})
        require(!count || *count >= 1, "step tokens and running requests must be at least 1", errors);
    return errors;
}

double other_bytes(const PlanRequest& request)
{
    if (request.other_bytes) return *request.other_bytes;
    if (!request.step_tokens || !request.running_cap) return kPlannerOtherBytes;
    const MemoryBudget budget;
    const auto rows = static_cast<double>(std::min(*request.step_tokens, *request.running_cap));
    return activation_bytes(request.deployment.model, request.deployment.tensor_parallel,
                            static_cast<double>(*request.step_tokens), rows) +
           budget.non_torch + budget.graphs;
}

PlanRow row(const PlanRequest& request, const Plan& plan, double utilisation)
{
    PlanRow row;
    row.utilisation = utilisation;
    row.requested = utilisation * plan.memory;
    row.kv_pool = row.requested - plan.weights - plan.other;
    row.kv_tokens = std::max(0.0, row.kv_pool / plan.kv_bytes_per_token);
    row.blocks = static_cast<std::int64_t>(std::floor(row.kv_tokens / request.block_tokens));
    if (request.deployment.model.windowed) { // blocks of windowed layers are given back: count bytes
        row.at_context = std::max(0.0, row.kv_pool / plan.context_bytes);
        row.at_mean_context = std::max(0.0, row.kv_pool / plan.mean_bytes);
    } else {
        row.at_context = static_cast<double>(row.blocks) / static_cast<double>(plan.context_blocks);
        row.at_mean_context = static_cast<double>(row.blocks) / static_cast<double>(plan.mean_blocks);
    }
    return row;
}

// Only whether it fits: no rows of the answer, no message.
bool would_fit(PlanRequest request, int tensor_parallel)
{
    request.deployment.tensor_parallel = tensor_parallel;
    return check_deployment(request.deployment).empty() && plan_capacity(request).ok();
}

std::string hint(const PlanRequest& request, const PlanRow& best)
{
    std::string text;
    if (best.kv_tokens >= 1 && !request.deployment.model.windowed)
        text = fmt::format("a context of {} fits", best.blocks * request.block_tokens);
    for (int tp = request.deployment.tensor_parallel * 2; tp <= 8; tp *= 2) {
        if (!would_fit(request, tp)) continue;
        return text + fmt::format("{}tensor parallelism {} fits", text.empty() ? "" : ", or ", tp);
    }
    return text.empty() ? "take a device with more memory or smaller weights (fp8, int4)" : text;
}

std::vector<std::string> notes(const PlanRequest& request, const Plan& plan)
{
    std::vector<std::string> notes;
    if (!request.other_bytes && !(request.step_tokens && request.running_cap))
        notes.push_back("3 GiB beside weights and KV is an estimate of activations, graphs and context.");
    if (!request.memory_bytes && request.device.visible_evidence == "E")
        notes.push_back("The memory that " + request.device.title + " shows to an engine is an estimate.");
    if (plan.length_ratio >= 2) {
        notes.push_back(
            fmt::format("A cap on running requests that is sized on the mean length is wrong by {:.0f} times "
                        "when requests of the longest length come.",
                        plan.length_ratio));
    }
    if (request.deployment.model.max_context > 0 && request.context > request.deployment.model.max_context) {
        notes.push_back(fmt::format("{} is made for {} tokens of context at most.",
                                    request.deployment.model.title, request.deployment.model.max_context));
    }
    return notes;
}

} // namespace

Result<Plan> plan_capacity(const PlanRequest& request)
{
    const Errors errors = check(request);
    if (!errors.empty()) return errors;
    const Deployment& deployment = request.deployment;
    Plan plan;
    plan.memory = request.memory_bytes.value_or(request.device.visible_bytes);
    plan.weights = request.weight_bytes.value_or(weight_bytes(deployment)) / deployment.tensor_parallel;
    plan.other = other_bytes(request);
    plan.kv_bytes_per_token = deployment.model.kv_bytes_per_token_per_gpu(
        bytes_per_kv_value(deployment.kv_cache).value_or(2.0), deployment.tensor_parallel);
    plan.context = request.context;
    plan.mean_context = request.mean_context > 0 ? request.mean_context : request.context;
    plan.context_bytes = kv_bytes_of_request(deployment, plan.context);
    plan.mean_bytes = kv_bytes_of_request(deployment, plan.mean_context);
    plan.context_blocks = blocks_of(plan.context, request.block_tokens);
    plan.mean_blocks = blocks_of(plan.mean_context, request.block_tokens);
    plan.length_ratio = static_cast<double>(plan.context) / static_cast<double>(plan.mean_context);
    for (const double utilisation : request.utilisations)
        plan.rows.push_back(row(request, plan, utilisation));

    const PlanRow& best =
        *std::max_element(plan.rows.begin(), plan.rows.end(),
                          [](const PlanRow& a, const PlanRow& b) { return a.utilisation < b.utilisation; });
    const std::string where = deployment.tensor_parallel == 1
                                  ? request.device.title
                                  : fmt::format("{} x {}", deployment.tensor_parallel, request.device.title);
    if (!(best.kv_pool > 0)) {
        return Error{
            fmt::format("{} does not fit on {}: {:.1f} GiB of weights and {:.1f} GiB beside them leave no KV "
                        "memory of {:.1f} GiB",
                        deployment.model.title, where, plan.weights / kGiB, plan.other / kGiB,
                        best.requested / kGiB),
            hint(request, best),
            {},
            {}};
    }
    if (best.at_context < 1) {
        return Error{fmt::format("one request of {} tokens needs {:.2f} GiB of KV, {} has {:.2f} GiB",
                                 plan.context, plan.context_bytes / kGiB, where, best.kv_pool / kGiB),
                     hint(request, best),
                     {},
                     {}};
    }
    plan.notes = notes(request, plan);
    return plan;
}

} // namespace fulcrum::cost
