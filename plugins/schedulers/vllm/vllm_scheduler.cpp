// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/vllm/vllm_scheduler.h"

#include <algorithm>
#include <utility>

namespace fulcrum::plugins::vllm
{

namespace
{

std::int64_t limited(std::int64_t needed, std::int64_t threshold)
{
    return threshold > 0 ? std::min(needed, threshold) : needed;
}

} // namespace

void VllmScheduler::schedule(engine::StepPlan& plan)
{
    preempted_ = false;
    const std::int64_t budget = serve_running(plan);
    if (!preempted_) admit_waiting(plan, budget);
}

// Returns what is left of the budget.
std::int64_t VllmScheduler::serve_running(engine::StepPlan& plan)
{
    std::int64_t budget = settings_.step_tokens - plan.held();
    int entry = plan.give_leading_decodes(budget);
    budget -= entry;
    while (entry < plan.running() && budget > 0) {
        const auto tokens = static_cast<std::int32_t>(
            std::min(limited(plan.needed(entry), settings_.long_prefill_threshold), budget));
        while (!plan.give(entry, tokens)) {
            const int loser = victim(plan);
            budget += plan.preempt(loser);
            preempted_ = true;
            if (loser == entry) return budget;
            if (loser < entry) --entry;
        }
        budget -= tokens;
        ++entry;
    }
    return budget;
}

int VllmScheduler::victim(const engine::StepPlan& plan) const
{
    int loser = plan.running() - 1;
    if (!settings_.by_priority) return loser;
    const auto urgency = [&plan](int entry) {
        const engine::RunningRequest request = plan.running_request(entry);
        return std::pair(request.priority, request.arrival);
    };
    for (int entry = loser - 1; entry >= 0; --entry)
        if (urgency(entry) >= urgency(loser)) loser = entry; // Python's max() takes the first of equals
    return loser;
}

void VllmScheduler::admit_waiting(engine::StepPlan& plan, std::int64_t budget) const
{
    const auto kept_free =
        static_cast<std::int64_t>(settings_.watermark * static_cast<double>(plan.total_blocks()));
    while (budget > 0 && plan.waiting() > 0 && plan.running() + plan.held() < settings_.running_cap) {
        const std::int32_t cached = plan.cached_tokens(0);
        const std::int64_t needed =
            limited(plan.waiting_request(0).tokens - cached, settings_.long_prefill_threshold);
        if (!settings_.chunked_prefill && needed > budget) return;
        const auto tokens = static_cast<std::int32_t>(std::min(needed, budget));
        // The head of the queue that does not fit blocks the rest.
        if (!plan.admit(0, {.tokens = tokens,
                            .cached_tokens = cached,
                            .reserve_tokens = 0,
                            .keep_free = plan.running() > 0 ? kept_free : 0,
                            .whole = settings_.reserve_full_sequence})) {
            return;
        }
        budget -= tokens;
    }
}

// Whether the head of the queue may want fewer blocks when less of it is cached: where only its first chunk
// has to fit, and that is limited, the chunk then ends earlier.
bool VllmScheduler::shrinks(const engine::StepPlan& plan) const
{
    if (settings_.reserve_full_sequence || plan.waiting() == 0) return false;
    const std::int64_t tokens = plan.waiting_request(0).tokens;
    const std::int64_t budget = settings_.step_tokens - plan.held() - plan.running();
    const std::int64_t most = std::min(limited(tokens, settings_.long_prefill_threshold), budget);
    return most < tokens && plan.cached_tokens(0) > 0;
}

std::int64_t VllmScheduler::quiet_steps(const engine::StepPlan& plan) const
{
    // What kept the head of the queue out (cap, budget, blocks) still does while requests only decode: free
    // blocks and cached prefixes can but shrink. After a preemption the next call may admit again.
    return preempted_ || shrinks(plan) ? 0 : kUntilSomethingHappens;
}

} // namespace fulcrum::plugins::vllm
