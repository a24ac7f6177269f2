// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/orca/orca_scheduler.h"

namespace fulcrum::plugins::orca
{

void OrcaScheduler::schedule(engine::StepPlan& plan)
{
    // A prompt is computed whole in the step that admits it, so all that runs decodes, into reserved blocks.
    plan.give_leading_decodes(INT64_MAX);
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

} // namespace fulcrum::plugins::orca
