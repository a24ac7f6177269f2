// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/batching.h"

#include <algorithm>
#include <utility>

namespace fulcrum::cluster
{

std::int64_t integer_or(const Parameters& parameters, std::string_view key, std::int64_t preset)
{
    return parameters.is_set(key) ? parameters.integer(key) : preset;
}

double real_or(const Parameters& parameters, std::string_view key, double preset)
{
    return parameters.is_set(key) ? parameters.real(key) : preset;
}

bool boolean_or(const Parameters& parameters, std::string_view key, bool preset)
{
    return parameters.is_set(key) ? parameters.boolean(key) : preset;
}

void set_limits(engine::EngineProfile& profile, std::int64_t step_tokens, std::int64_t running_cap,
                std::int64_t block_tokens, std::int64_t max_model_len)
{
    profile.limits.step_tokens = step_tokens;
    profile.limits.running_cap = running_cap;
    profile.limits.block_tokens = static_cast<int>(block_tokens);
    profile.limits.max_model_len = max_model_len;
}

std::vector<ParameterDescription> host_time_parameters(std::string unset, std::string unset_per_request)
{
    return {
        {.key = "host_time",
         .label = "Host time a step",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = 10,
         .help = "Scheduling, input preparation and sampling on the CPU, for each step [E].",
         .group = "Host time",
         .shared_concept = "host_time",
         .unset = std::move(unset)},
        {.key = "host_time_per_request",
         .label = "Host time a request",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = 1,
         .help = "What each request in the step adds to it [E].",
         .group = "Host time",
         .unset = std::move(unset_per_request)},
    };
}

void set_host_time(const Parameters& parameters, const HostTime& preset, engine::EngineProfile& profile)
{
    const bool set = parameters.is_set("host_time");
    profile.host_seconds = real_or(parameters, "host_time", preset.step_ms * 1e-3);
    profile.host_seconds_per_request =
        real_or(parameters, "host_time_per_request", set ? 0.0 : preset.request_ms * 1e-3);
    profile.overlapped = preset.overlapped;
    profile.late_stop = preset.overlapped;
    profile.sync_seconds = preset.sync_ms * 1e-3;
}

Decodes give_decodes(engine::StepPlan& plan, std::int64_t budget)
{
    Decodes given;
    int entry = plan.give_leading_decodes(budget);
    given.tokens = entry;
    for (; entry < plan.running() && given.tokens < budget; ++entry) {
        if (!plan.decodes(entry)) continue;
        const auto tokens = static_cast<std::int32_t>(
            std::min<std::int64_t>(plan.needed(entry), budget - given.tokens)); // its drafts too
        while (!plan.give(entry, tokens)) {
            const int victim = plan.running() - 1;
            plan.preempt(victim);
            given.preempted = true;
            if (victim == entry) return given;
        }
        given.tokens += tokens;
    }
    return given;
}

} // namespace fulcrum::cluster
