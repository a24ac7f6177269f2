// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/static/static_scheduler.h"

namespace fulcrum::plugins::static_batch
{

void StaticScheduler::schedule(engine::StepPlan& plan)
{
    if (plan.running() > 0) {
        // Everything was reserved at admission, so a decode always finds its block.
        plan.give_leading_decodes(INT64_MAX);
        return;
    }
    while (plan.waiting() > 0 && plan.running() < settings_.batch_size) {
        const engine::WaitingRequest request = plan.waiting_request(0);
        const std::int64_t own = std::int64_t{request.prompt_tokens} + request.max_tokens;
        if (!plan.admit(0, {.tokens = request.tokens,
                            .cached_tokens = 0,
                            .reserve_tokens = settings_.reserve_tokens > 0 ? settings_.reserve_tokens : own,
                            .keep_free = 0,
                            .whole = false})) {
            return;
        }
    }
}

} // namespace fulcrum::plugins::static_batch
