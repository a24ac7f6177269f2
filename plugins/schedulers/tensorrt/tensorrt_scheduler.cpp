// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/tensorrt/tensorrt_scheduler.h"

#include "cluster/batching.h"

#include <algorithm>

namespace fulcrum::plugins::tensorrt
{

void TensorrtScheduler::schedule(engine::StepPlan& plan)
{
    const bool joins = settings_.policy != CapacityPolicy::StaticBatch || plan.running() == 0;
    const std::int64_t most = settings_.step_tokens - plan.held(); // those that ended late are computed too
    const cluster::Decodes decodes = cluster::give_decodes(plan, most);
    paused_ = decodes.preempted;
    const std::int64_t budget = go_on_with_prompts(plan, most - decodes.tokens);
    if (joins && !paused_) admit_waiting(plan, budget);
}

// Tokens of a prompt that go into a step; 0: none.
std::int32_t TensorrtScheduler::chunk_of(std::int64_t needed, std::int64_t budget) const
{
    if (needed <= budget) return static_cast<std::int32_t>(needed);
    if (!settings_.chunked_context || budget <= 0) return 0;
    return static_cast<std::int32_t>(budget / settings_.chunk_unit * settings_.chunk_unit);
}

// Their blocks were taken at admission. Returns what is left of the budget.
std::int64_t TensorrtScheduler::go_on_with_prompts(engine::StepPlan& plan, std::int64_t budget) const
{
    for (int entry = 0; entry < plan.running() && budget > 0; ++entry) {
        if (plan.decodes(entry)) continue;
        const std::int32_t tokens = chunk_of(plan.needed(entry), budget);
        if (tokens == 0) return 0;
        if (plan.give(entry, tokens)) budget -= tokens;
    }
    return budget;
}

void TensorrtScheduler::admit_waiting(engine::StepPlan& plan, std::int64_t budget) const
{
    while (plan.waiting() > 0 && plan.running() < settings_.batch_size) {
        const engine::WaitingRequest request = plan.waiting_request(0);
        const std::int32_t cached = plan.cached_tokens(0);
        const std::int32_t tokens = chunk_of(request.tokens - cached, budget);
        const std::int64_t reserve = settings_.policy == CapacityPolicy::MaxUtilization
                                         ? request.tokens
                                         : std::int64_t{request.prompt_tokens} + request.max_tokens;
        if (tokens == 0) return;
        if (!plan.admit(0, {.tokens = tokens, .cached_tokens = cached, .reserve_tokens = reserve})) return;
        budget -= tokens;
    }
}

std::int64_t TensorrtScheduler::quiet_steps(const engine::StepPlan&) const
{
    // The cap, the budget or the blocks that kept the head of the queue out still do while all decode.
    return paused_ ? 0 : kUntilSomethingHappens;
}

} // namespace fulcrum::plugins::tensorrt
