// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/tensorrt/kind.h"

#include "cluster/batching.h"
#include "schedulers/tensorrt/tensorrt_scheduler.h"

#include <toml++/toml.h>

#include <string_view>

namespace fulcrum::data
{
extern const std::string_view tensorrt_presets;
}

namespace fulcrum::plugins::tensorrt
{

namespace
{

struct Presets {
    std::int64_t batch_size = 0;
    std::int64_t step_tokens = 0;
    std::int64_t block_tokens = 0;
    double free_fraction = 0;
    cluster::HostTime host;
};

Presets read_presets()
{
    const toml::table root = toml::parse(data::tensorrt_presets);
    Presets presets;
    presets.batch_size = root["max_batch_size"].value_or<std::int64_t>(0);
    presets.step_tokens = root["max_num_tokens"].value_or<std::int64_t>(0);
    presets.block_tokens = root["tokens_per_block"].value_or<std::int64_t>(0);
    presets.free_fraction = root["free_gpu_memory_fraction"].value_or(0.0);
    presets.host = {.step_ms = root["host_time_ms"].value_or(0.0),
                    .request_ms = root["host_time_per_request_ms"].value_or(0.0),
                    .sync_ms = root["sync_time_ms"].value_or(0.0)};
    return presets;
}

std::vector<ParameterDescription> parameters(const Presets& presets)
{
    std::vector<ParameterDescription> all{
        {.key = "capacity_scheduler_policy",
         .label = "Capacity policy",
         .type = ParameterType::Choice,
         .fallback = std::string("guaranteed_no_evict"),
         .choices = {"guaranteed_no_evict", "max_utilization", "static_batch"},
         .help =
             "What a request needs to start: KV for its prompt and max_tokens, so that it is never paused, "
             "or KV for its prompt alone.",
         .group = "Scheduler",
         .shared_concept = "kv_reservation"},
        {.key = "max_batch_size",
         .label = "Running cap",
         .type = ParameterType::Integer,
         .fallback = presets.batch_size,
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch; the rest waits.",
         .group = "Scheduler",
         .shared_concept = "max_running",
         .flag = "--max_batch_size"},
        {.key = "max_num_tokens",
         .label = "Step budget",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets.step_tokens,
         .minimum = 1,
         .maximum = 1 << 20,
         .help = "Most tokens computed in one step, answers first.",
         .group = "Scheduler",
         .shared_concept = "step_tokens",
         .flag = "--max_num_tokens"},
        {.key = "enable_chunked_context",
         .label = "Chunked context",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help =
             "Splits prompts over steps, in order of arrival. Off: a prompt waits for a step with room for "
             "all of it.",
         .group = "Scheduler",
         .shared_concept = "chunked_prefill",
         .flag = "--enable_chunked_prefill"},
        {.key = "tokens_per_block",
         .label = "KV block",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets.block_tokens,
         .minimum = 1,
         .maximum = 1024,
         .help = "Tokens in a KV block; prefixes are shared in whole blocks, and chunks are multiples of it.",
         .group = "Prefix cache",
         .flag = "--tokens_per_block"},
        {.key = "enable_block_reuse",
         .label = "Block reuse",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Reuses the KV blocks of prompts that start alike.",
         .group = "Prefix cache",
         .shared_concept = "prefix_caching"},
        {.key = "free_gpu_memory_fraction",
         .label = "KV share of free memory",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .fallback = presets.free_fraction,
         .minimum = 0.05,
         .maximum = 1,
         .help = "Share of the memory that weights and activations leave which the KV pool takes. "
                 "gpu_memory_utilization replaces it where that is set.",
         .group = "Memory",
         .flag = "--kv_cache_free_gpu_memory_fraction"},
        {.key = "overlap_scheduler",
         .label = "Overlap scheduler",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Prepares the next step while the GPU computes, so that a step takes the longer of the two.",
         .group = "Host time",
         .shared_concept = "async_scheduling"},
    };
    for (ParameterDescription& host :
         cluster::host_time_parameters("1 ms [E]", "0.005 ms [E]; 0 where the host time is set"))
        all.push_back(std::move(host));
    return all;
}

CapacityPolicy policy_of(const std::string& name)
{
    if (name == "max_utilization") return CapacityPolicy::MaxUtilization;
    return name == "static_batch" ? CapacityPolicy::StaticBatch : CapacityPolicy::GuaranteedNoEvict;
}

Result<cluster::EngineParts> make(const Presets& presets, const Parameters& p,
                                  const cluster::EngineContext& context)
{
    Settings settings;
    settings.policy = policy_of(p.text("capacity_scheduler_policy"));
    settings.batch_size = p.integer("max_batch_size");
    settings.step_tokens = p.integer("max_num_tokens");
    settings.chunked_context = p.boolean("enable_chunked_context");
    settings.chunk_unit = static_cast<std::int32_t>(p.integer("tokens_per_block"));
    const std::int64_t least = settings.chunked_context ? settings.chunk_unit : context.max_model_len;
    if (settings.step_tokens < least) {
        return Error{.message = "max_num_tokens = " + std::to_string(settings.step_tokens) +
                                " leaves no room for " +
                                (settings.chunked_context
                                     ? "a chunk of tokens_per_block = " + std::to_string(least)
                                     : "a whole prompt of max_model_len = " + std::to_string(least)) +
                                " tokens",
                     .hint = settings.chunked_context
                                 ? "set max_num_tokens to at least tokens_per_block"
                                 : "set enable_chunked_context = true, or max_num_tokens to at least "
                                   "max_model_len"};
    }
    cluster::EngineParts parts;
    cluster::set_limits(parts.profile, settings.step_tokens, settings.batch_size, settings.chunk_unit,
                        context.max_model_len);
    parts.profile.limits.utilisation = p.real("free_gpu_memory_fraction");
    parts.profile.limits.share = cost::MemoryShare::OfFree;
    parts.profile.prefix_caching = p.boolean("enable_block_reuse");
    cluster::HostTime host = presets.host;
    host.overlapped = p.boolean("overlap_scheduler");
    cluster::set_host_time(p, host, parts.profile);
    parts.scheduler = std::make_unique<TensorrtScheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    const Presets presets = read_presets();
    return {{"tensorrt", "TensorRT-LLM",
             "In-flight batching: answers first, then prompts; KV is set aside to the end of a request or "
             "grows."},
            parameters(presets),
            [presets](const Parameters& p, const cluster::EngineContext& c) { return make(presets, p, c); }};
}

} // namespace fulcrum::plugins::tensorrt
