// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sarathi/sarathi_scheduler.h"

#include "cluster/batching.h"

#include <algorithm>

namespace fulcrum::plugins::sarathi
{

void SarathiScheduler::schedule(engine::StepPlan& plan)
{
    const cluster::Decodes decodes = cluster::give_decodes(plan, INT64_MAX);
    preempted_ = decodes.preempted;
    std::int64_t budget = settings_.chunk_size - decodes.tokens;
    for (int entry = 0; entry < plan.running() && budget > 0; ++entry) {
        if (plan.decodes(entry)) continue;
        const auto tokens = static_cast<std::int32_t>(std::min<std::int64_t>(plan.needed(entry), budget));
        if (plan.give(entry, tokens)) budget -= tokens;
    }
    const auto watermark =
        static_cast<std::int64_t>(settings_.watermark * static_cast<double>(plan.total_blocks()));
    while (budget > 0 && plan.waiting() > 0 && plan.running() < settings_.running_cap) {
        const std::int32_t known = plan.waiting_request(0).tokens;
        const std::int32_t ready = plan.cached_tokens(0); // what comes from a prefill engine
        const auto tokens = static_cast<std::int32_t>(std::min<std::int64_t>(known - ready, budget));
        // Alone it may have all blocks: else one that grew to nearly all of them could never come back.
        const std::int64_t keep_free = plan.running() > 0 ? watermark : 0;
        if (!plan.admit(0, {.tokens = tokens,
                            .cached_tokens = ready,
                            .reserve_tokens = known,
                            .keep_free = keep_free})) {
            return;
        }
        budget -= tokens;
    }
}

std::int64_t SarathiScheduler::quiet_steps(const engine::StepPlan&) const
{
    // The cap, the budget or the blocks that kept the head of the queue out still do while all decode.
    return preempted_ ? 0 : kUntilSomethingHappens;
}

} // namespace fulcrum::plugins::sarathi
