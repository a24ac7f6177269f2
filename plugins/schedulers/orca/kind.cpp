// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/orca/kind.h"

#include "schedulers/orca/orca_scheduler.h"

namespace fulcrum::plugins::orca
{

namespace
{

Result<cluster::EngineParts> make(const Parameters& parameters, const cluster::EngineContext& context)
{
    cluster::EngineParts parts;
    const cluster::Reserving reserving = cluster::read_reserving(parameters, context, parts.profile);
    parts.scheduler = std::make_unique<OrcaScheduler>(reserving);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    return {{"orca", "Orca", "Iteration-level batching with whole prompts and KV set aside at admission."},
            cluster::reserving_parameters(256, "Most requests in the running batch."),
            make};
}

} // namespace fulcrum::plugins::orca
