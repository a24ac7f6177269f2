// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/reserving.h"

#include <algorithm>

namespace fulcrum::cluster
{

namespace
{

// All prompts of a step come whole; activations have to have room for at least this many tokens.
constexpr std::int64_t kFewestStepTokens = 8192;

// gpu_memory_utilization of the engines of that time (vLLM before 0.19).
constexpr double kUtilisation = 0.90;

} // namespace

std::vector<ParameterDescription> reserving_parameters(std::int64_t batch_size, std::string batch_help)
{
    return {
        {.key = "max_batch_size",
         .label = "Batch size",
         .type = ParameterType::Integer,
         .fallback = batch_size,
         .minimum = 1,
         .maximum = 65536,
         .help = std::move(batch_help),
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

Reserving read_reserving(const Parameters& parameters, const EngineContext& context,
                         engine::EngineProfile& profile)
{
    Reserving reserving;
    reserving.batch_size = parameters.integer("max_batch_size");
    reserving.reserve_tokens = parameters.text("reserve") == "max_model_len" ? context.max_model_len : 0;
    profile.limits.running_cap = reserving.batch_size;
    profile.limits.step_tokens = std::max(kFewestStepTokens, context.max_model_len);
    profile.limits.utilisation = kUtilisation;
    profile.limits.max_model_len = context.max_model_len;
    profile.prefix_caching = false;
    profile.host_seconds = parameters.real("host_time");
    return reserving;
}

void admit_whole_prompts(engine::StepPlan& plan, const Reserving& reserving)
{
    while (plan.waiting() > 0 && plan.running() < reserving.batch_size) {
        const engine::WaitingRequest request = plan.waiting_request(0);
        const std::int64_t own = std::int64_t{request.prompt_tokens} + request.max_tokens;
        engine::StepPlan::Admission admission;
        admission.cached_tokens = plan.cached_tokens(0); // what comes from a prefill engine
        admission.tokens = request.tokens - admission.cached_tokens;
        admission.reserve_tokens = reserving.reserve_tokens > 0 ? reserving.reserve_tokens : own;
        if (!plan.admit(0, admission)) return;
    }
}

} // namespace fulcrum::cluster
