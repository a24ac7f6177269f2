// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/orca/kind.h"

#include "schedulers/orca/orca_scheduler.h"

#include <algorithm>

namespace fulcrum::plugins::orca
{

namespace
{

std::vector<ParameterDescription> parameters()
{
    return {
        {.key = "max_batch_size",
         .label = "Batch size",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{256},
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch.",
         .group = "Scheduler",
         .shared_concept = "max_running"},
        {.key = "reserve",
         .label = "KV set aside",
         .type = ParameterType::Choice,
         .fallback = std::string("max_tokens"),
         .choices = {"max_tokens", "max_model_len"},
         .help = "What each request takes of the KV pool for its whole life: its prompt and max_tokens, or "
                 "max_model_len.",
         .group = "Memory",
         .shared_concept = "kv_reservation"},
        {.key = "host_time",
         .label = "Host time a step",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .fallback = 1e-3,
         .minimum = 0,
         .maximum = 10,
         .help = "Scheduling, input preparation and sampling on the CPU, for each step [E].",
         .group = "Host time",
         .shared_concept = "host_time"},
    };
}

Result<cluster::EngineParts> make(const Parameters& p, const cluster::EngineContext& context)
{
    Settings settings;
    settings.batch_size = p.integer("max_batch_size");
    settings.reserve_tokens = p.text("reserve") == "max_model_len" ? context.max_model_len : 0;

    cluster::EngineParts parts;
    engine::EngineProfile& profile = parts.profile;
    profile.limits.running_cap = settings.batch_size;
    // No budget: all prompts of a step may come whole, and activations have to have room for that.
    profile.limits.step_tokens = std::max<std::int64_t>(8192, context.max_model_len);
    profile.limits.utilisation = 0.90;
    profile.limits.max_model_len = context.max_model_len;
    profile.prefix_caching = false;
    profile.host_seconds = p.real("host_time");
    parts.scheduler = std::make_unique<OrcaScheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    return {{"orca", "Orca", "Iteration-level batching with whole prompts and KV set aside at admission."},
            parameters(),
            make};
}

} // namespace fulcrum::plugins::orca
