// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/vllm-v0/kind.h"

#include "cluster/batching.h"
#include "schedulers/vllm-v0/vllm_v0_scheduler.h"

#include <toml++/toml.h>

#include <algorithm>
#include <string_view>

namespace fulcrum::data
{
extern const std::string_view vllm_v0_presets;
}

namespace fulcrum::plugins::vllm_v0
{

namespace
{

struct Version {
    std::string id;
    cluster::HostTime host;
};

struct Presets {
    std::vector<Version> versions;
    std::int64_t running_cap = 0;
    double watermark = 0;
    double utilisation = 0;
    std::int64_t block_tokens = 0;
    std::int64_t fewest_step_tokens = 0;
};

Presets read_presets()
{
    const toml::table root = toml::parse(data::vllm_v0_presets);
    Presets presets;
    for (const toml::node& node : *root["version"].as_array()) {
        const toml::table& v = *node.as_table();
        presets.versions.push_back({v["id"].value_or<std::string>(""),
                                    {.step_ms = v["host_time_ms"].value_or(0.0),
                                     .request_ms = v["host_time_per_request_ms"].value_or(0.0)}});
    }
    presets.running_cap = root["max_num_seqs"].value_or<std::int64_t>(0);
    presets.watermark = root["watermark"].value_or(0.0);
    presets.utilisation = root["gpu_memory_utilization"].value_or(0.0);
    presets.block_tokens = root["block_size"].value_or<std::int64_t>(0);
    presets.fewest_step_tokens = root["fewest_step_tokens"].value_or<std::int64_t>(0);
    return presets;
}

std::vector<ParameterDescription> parameters(const Presets& presets)
{
    std::vector<std::string> versions;
    for (const Version& version : presets.versions)
        versions.push_back(version.id);
    std::vector<ParameterDescription> all{
        {.key = "version",
         .label = "vLLM version",
         .type = ParameterType::Choice,
         .fallback = versions.back(),
         .choices = versions,
         .help = "Whose defaults apply where a parameter is not set.",
         .group = "Scheduler"},
        {.key = "max_num_batched_tokens",
         .label = "Step budget",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .minimum = 1,
         .maximum = 100'000'000,
         .help = "Most prompt tokens computed in one step. Prompts are never split, so it has to be at least "
                 "max_model_len.",
         .group = "Scheduler",
         .shared_concept = "step_tokens",
         .flag = "--max-num-batched-tokens",
         .unset = "max_model_len, and at least 2,048"},
        {.key = "max_num_seqs",
         .label = "Running cap",
         .type = ParameterType::Integer,
         .fallback = presets.running_cap,
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch; the rest waits.",
         .group = "Scheduler",
         .shared_concept = "max_running",
         .flag = "--max-num-seqs"},
        {.key = "scheduler_delay_factor",
         .label = "Delay factor",
         .type = ParameterType::Real,
         .fallback = 0.0,
         .minimum = 0,
         .maximum = 1000,
         .help =
             "Prompts wait for this many times the length of the last prompt step while others decode, so "
             "that decodes pause less often; 0 is not at all.",
         .group = "Scheduler",
         .flag = "--scheduler-delay-factor"},
        {.key = "watermark",
         .label = "Watermark",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .fallback = presets.watermark,
         .minimum = 0,
         .maximum = 0.9,
         .help = "Share of the KV blocks that stays free when a request is admitted, for answers to grow.",
         .group = "Memory",
         .shared_concept = "kv_watermark"},
        {.key = "enable_prefix_caching",
         .label = "Prefix caching",
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Reuses the KV blocks of prompts that start alike.",
         .group = "Prefix cache",
         .shared_concept = "prefix_caching",
         .flag = "--enable-prefix-caching"},
        {.key = "block_size",
         .label = "KV block",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets.block_tokens,
         .minimum = 1,
         .maximum = 1024,
         .help = "Tokens in a KV block; prefixes are shared in whole blocks.",
         .group = "Prefix cache",
         .flag = "--block-size"},
    };
    for (ParameterDescription& host :
         cluster::host_time_parameters("9 ms in 0.5, 1.5 ms in 0.6 [E]",
                                       "0.075 ms in 0.5, 0.01 ms in 0.6 [E]; 0 where the host time is set"))
        all.push_back(std::move(host));
    return all;
}

Result<cluster::EngineParts> make(const Presets& presets, const Parameters& p,
                                  const cluster::EngineContext& context)
{
    const auto& version = cluster::chosen_version(presets.versions, p);
    Settings settings;
    settings.step_tokens = cluster::integer_or(p, "max_num_batched_tokens",
                                               std::max(context.max_model_len, presets.fewest_step_tokens));
    settings.running_cap = p.integer("max_num_seqs");
    settings.watermark = p.real("watermark");
    settings.delay_factor = p.real("scheduler_delay_factor");
    if (settings.step_tokens < context.max_model_len) {
        return Error{.message = "V0 computes whole prompts, and its step budget of " +
                                std::to_string(settings.step_tokens) +
                                " tokens is too small for prompts of max_model_len = " +
                                std::to_string(context.max_model_len),
                     .hint = "set max_num_batched_tokens to at least max_model_len, or lower max_model_len"};
    }
    cluster::EngineParts parts;
    cluster::set_limits(parts.profile, settings.step_tokens, settings.running_cap, p.integer("block_size"),
                        context.max_model_len);
    parts.profile.limits.utilisation = presets.utilisation;
    parts.profile.prefix_caching = p.boolean("enable_prefix_caching");
    cluster::set_host_time(p, version.host, parts.profile);
    parts.scheduler = std::make_unique<VllmV0Scheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    const Presets presets = read_presets();
    return {{"vllm-v0", "vLLM V0",
             "Whole prompts first, alone in their step while decodes pause; paged KV and preemption by "
             "recompute."},
            parameters(presets),
            [presets](const Parameters& p, const cluster::EngineContext& c) { return make(presets, p, c); }};
}

} // namespace fulcrum::plugins::vllm_v0
