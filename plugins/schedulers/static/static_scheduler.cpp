// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/static/static_scheduler.h"

#include "cluster/batching.h"

namespace fulcrum::plugins::static_batch
{

void StaticScheduler::schedule(engine::StepPlan& plan)
{
    // Everything was set aside at admission, so a decode always finds its block.
    if (plan.running() > 0) {
        cluster::give_decodes(plan, INT64_MAX);
    } else {
        cluster::admit_whole_prompts(plan, reserving_);
    }
}

} // namespace fulcrum::plugins::static_batch
