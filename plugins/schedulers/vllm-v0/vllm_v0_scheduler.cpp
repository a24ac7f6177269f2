// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/vllm-v0/vllm_v0_scheduler.h"

#include "cluster/batching.h"

namespace fulcrum::plugins::vllm_v0
{

void VllmV0Scheduler::schedule(engine::StepPlan& plan)
{
    if (prompts_before_) last_prompt_step_ = plan.now() - began_before_;
    began_before_ = plan.now();
    preempted_ = false;
    prompts_before_ = !delayed(plan) && admit_prompts(plan);
    if (!prompts_before_) preempted_ = cluster::give_decodes(plan, INT64_MAX).preempted;
}

// Prompts are held so that the queue fills up and more of them share a step.
bool VllmV0Scheduler::delayed(const engine::StepPlan& plan) const
{
    if (settings_.delay_factor <= 0 || plan.waiting() == 0 || plan.running() == 0) return false;
    const auto waited = static_cast<double>(plan.now() - plan.waiting_request(0).arrival);
    return waited <= settings_.delay_factor * static_cast<double>(last_prompt_step_);
}

// False: there was none that it could admit.
bool VllmV0Scheduler::admit_prompts(engine::StepPlan& plan) const
{
    const auto watermark =
        static_cast<std::int64_t>(settings_.watermark * static_cast<double>(plan.total_blocks()));
    std::int64_t budget = settings_.step_tokens;
    bool admitted = false;
    while (plan.waiting() > 0 && plan.running() < settings_.running_cap) {
        const std::int32_t cached = plan.cached_tokens(0);
        const std::int32_t tokens = plan.waiting_request(0).tokens - cached;
        // Alone it may have all blocks: else one that grew to nearly all of them could never come back.
        const std::int64_t keep_free = plan.running() > 0 ? watermark : 0;
        if (tokens > budget) break;
        if (!plan.admit(0, {.tokens = tokens, .cached_tokens = cached, .keep_free = keep_free})) break;
        budget -= tokens;
        admitted = true;
    }
    return admitted;
}

std::int64_t VllmV0Scheduler::quiet_steps(const engine::StepPlan& plan) const
{
    // The cap or the blocks that kept the head of the queue out still do while all decode; a delay passes.
    return preempted_ || delayed(plan) ? 0 : kUntilSomethingHappens;
}

} // namespace fulcrum::plugins::vllm_v0
