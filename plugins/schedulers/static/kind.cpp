// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/static/kind.h"

#include "schedulers/static/static_scheduler.h"

namespace fulcrum::plugins::static_batch
{

namespace
{

Result<cluster::EngineParts> make(const Parameters& parameters, const cluster::EngineContext& context)
{
    cluster::EngineParts parts;
    const cluster::Reserving reserving = cluster::read_reserving(parameters, context, parts.profile);
    parts.profile.hold_until_batch_ends = true;
    parts.scheduler = std::make_unique<StaticScheduler>(reserving);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    return {
        {"static", "Static batching", "Request-level batching: a batch runs until its longest answer ends."},
        cluster::reserving_parameters(
            8, "Requests in a batch; the next one starts when all of them have ended."),
        make};
}

} // namespace fulcrum::plugins::static_batch
