// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/orca/orca_scheduler.h"

#include "cluster/batching.h"

namespace fulcrum::plugins::orca
{

void OrcaScheduler::schedule(engine::StepPlan& plan)
{
    // A prompt is computed whole in the step that admits it, so all that runs decodes, into blocks set aside.
    cluster::give_decodes(plan, INT64_MAX);
    cluster::admit_whole_prompts(plan, reserving_);
}

} // namespace fulcrum::plugins::orca
