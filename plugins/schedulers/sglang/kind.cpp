// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sglang/kind.h"

#include "schedulers/sglang/presets.h"
#include "schedulers/sglang/sglang_scheduler.h"

#include <algorithm>

namespace fulcrum::plugins::sglang
{

namespace
{

std::vector<ParameterDescription> batch_parameters()
{
    std::vector<std::string> versions;
    for (const Version& version : presets().versions)
        versions.push_back(version.id);
    return {
        {.key = "version",
         .label = "SGLang version",
         .type = ParameterType::Choice,
         .fallback = versions.back(),
         .choices = versions,
         .help = "Whose defaults apply where a parameter is not set.",
         .group = "Scheduler"},
        {.key = "chunked_prefill_size",
         .label = "Prefill chunk",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .minimum = 0,
         .maximum = 1 << 20,
         .help = "Most prompt tokens of a prefill batch; a longer prompt is split. 0 never splits.",
         .group = "Scheduler",
         .shared_concept = "step_tokens",
         .flag = "--chunked-prefill-size",
         .unset = "2,048 to 16,384 by the device's memory"},
        {.key = "max_prefill_tokens",
         .label = "Prefill batch",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets().prefill_tokens,
         .minimum = 1,
         .maximum = 1 << 20,
         .help = "Most prompt tokens of a prefill batch of several requests; one alone may have more.",
         .group = "Scheduler",
         .flag = "--max-prefill-tokens"},
        {.key = "max_running_requests",
         .label = "Running cap",
         .type = ParameterType::Integer,
         .fallback = presets().running_cap,
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch; the rest waits.",
         .group = "Scheduler",
         .shared_concept = "max_running",
         .flag = "--max-running-requests"},
        {.key = "schedule_policy",
         .label = "Queue order",
         .type = ParameterType::Choice,
         .fallback = std::string("fcfs"),
         .choices = {"fcfs", "lpm", "dfs-weight", "hrrn", "shortest_prefill_first", "lof", "random"},
         .help =
             "Who is prefilled first: the first to come, the longest cached prefix (who shares more than 32 "
             "uncached tokens with one before him waits for that one), those whose cached prefixes lie "
             "together, the longest wait for each token to compute (lpm and hrrn: as fcfs while more than "
             "128 wait), the fewest tokens to compute, "
             "the largest max_tokens, or anybody. Orders that look at prefixes are fcfs without radix cache.",
         .group = "Scheduler",
         .shared_concept = "queue_policy",
         .flag = "--schedule-policy"},
        {.key = "schedule_conservativeness",
         .label = "Conservativeness",
         .type = ParameterType::Real,
         .fallback = 1.0,
         .minimum = 0,
         .maximum = 10,
         .help =
             "Scales how much KV is kept for the rest of running answers. Lower it when requests wait while "
             "KV is free, raise it when requests are retracted often.",
         .group = "Scheduler",
         .flag = "--schedule-conservativeness"},
        {.key = "enable_mixed_chunk",
         .label = "Mixed chunk",
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Decodes join the prefill batch instead of waiting for it.",
         .group = "Scheduler",
         .flag = "--enable-mixed-chunk"},
        {.key = "prefill_decode_interval",
         .label = "Decode steps between prefills",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 100'000,
         .help = "Decode steps that have to follow each prefill batch while anything decodes; 0 lets prefill "
                 "batches follow each other.",
         .group = "Scheduler",
         .flag = "--prefill-decode-interval"},
    };
}

std::vector<ParameterDescription> other_parameters()
{
    return {
        {.key = "radix_cache",
         .label = "Radix cache",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Reuses the KV of prompts that start alike, token by token.",
         .group = "Prefix cache",
         .shared_concept = "prefix_caching"},
        {.key = "mem_fraction_static",
         .label = "Static memory",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .minimum = 0.05,
         .maximum = 1,
         .help = "Share of the device's memory for weights and KV pool together. gpu_memory_utilization "
                 "replaces it where that is set.",
         .group = "Memory",
         .flag = "--mem-fraction-static",
         .unset = "by the device's memory: 0.84 on an H100"},
        {.key = "cuda_graph_max_bs",
         .label = "Largest CUDA graph",
         .type = ParameterType::Integer,
         .minimum = 1,
         .maximum = 4096,
         .help = "Largest decode batch with a CUDA graph; a larger one is launched kernel by kernel.",
         .group = "Host time",
         .shared_concept = "largest_graph",
         .flag = "--cuda-graph-max-bs",
         .unset = "8 to 512 by the device's memory; without limit where that is not known"},
        {.key = "overlap_schedule",
         .label = "Overlap schedule",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Prepares the next step while the GPU computes, so that a step takes the longer of the two.",
         .group = "Host time",
         .shared_concept = "async_scheduling"},
    };
}

std::vector<ParameterDescription> parameters()
{
    std::vector<ParameterDescription> all = batch_parameters();
    for (ParameterDescription& each : other_parameters())
        all.push_back(std::move(each));
    for (ParameterDescription& each :
         cluster::host_time_parameters("1.5 ms [E]", "0.008 ms [E]; 0 where the host time is set"))
        all.push_back(std::move(each));
    return all;
}

SchedulePolicy policy_of(const std::string& name)
{
    if (name == "lpm") return SchedulePolicy::LongestPrefix;
    if (name == "dfs-weight") return SchedulePolicy::DfsWeight;
    if (name == "hrrn") return SchedulePolicy::ResponseRatio;
    if (name == "lof") return SchedulePolicy::LongestOutput;
    if (name == "random") return SchedulePolicy::Random;
    return name == "shortest_prefill_first" ? SchedulePolicy::ShortestPrefill : SchedulePolicy::Fcfs;
}

Settings read_settings(const Parameters& p, std::int64_t chunk)
{
    Settings settings;
    settings.chunk = chunk;
    settings.prefill_tokens = p.integer("max_prefill_tokens");
    settings.running_cap = p.integer("max_running_requests");
    settings.decode_interval = p.integer("prefill_decode_interval");
    settings.mixed_chunk = p.boolean("enable_mixed_chunk");
    settings.policy = policy_of(p.text("schedule_policy"));
    const bool any_prefix =
        settings.policy == SchedulePolicy::LongestOutput || settings.policy == SchedulePolicy::Random;
    if (!any_prefix && !p.boolean("radix_cache")) settings.policy = SchedulePolicy::Fcfs;
    settings.conservativeness = p.real("schedule_conservativeness");
    return settings;
}

Result<cluster::EngineParts> make(const Parameters& p, const cluster::EngineContext& context)
{
    const Version& version = cluster::chosen_version(presets().versions, p);
    const double gib = context.device_visible_bytes / 0x1p30;
    const int gpus = context.deployment.tensor_parallel;
    const MemoryClass* device = memory_class(version, gib);
    const std::int64_t chunk =
        cluster::integer_or(p, "chunked_prefill_size", device ? device->chunk : presets().fallback_chunk);
    std::int64_t largest_graph = 0; // not known: no limit
    if (device) largest_graph = gpus < 4 ? device->largest_graph : device->largest_graph_4;
    largest_graph = cluster::integer_or(p, "cuda_graph_max_bs", largest_graph);
    const Settings settings = read_settings(p, chunk);

    cluster::EngineParts parts;
    cost::EngineLimits& limits = parts.profile.limits;
    const std::int64_t budget = chunk > 0 ? chunk : std::max(settings.prefill_tokens, context.max_model_len);
    cluster::set_limits(parts.profile, budget, settings.running_cap, 1, context.max_model_len);
    limits.utilisation = cluster::real_or(
        p, "mem_fraction_static", static_fraction(version, gib, gpus, limits.step_tokens, largest_graph));
    limits.share = cost::MemoryShare::WeightsAndCache;
    parts.profile.prefix_caching = p.boolean("radix_cache");
    if (largest_graph > 0) parts.profile.capture_sizes = capture_sizes(largest_graph);
    cluster::HostTime host = presets().host;
    host.overlapped = p.boolean("overlap_schedule");
    cluster::set_host_time(p, host, parts.profile);
    parts.scheduler = std::make_unique<SglangScheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    return {{"sglang", "SGLang",
             "Prefill batches first while decodes wait, radix prefix cache by the token, retraction where "
             "answers outgrow the KV pool."},
            parameters(),
            make};
}

} // namespace fulcrum::plugins::sglang
