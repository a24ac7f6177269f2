// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/vllm/kind.h"

#include "cluster/batching.h"
#include "schedulers/vllm/vllm_scheduler.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

namespace fulcrum::data
{
extern const std::string_view vllm_presets;
}

namespace fulcrum::plugins::vllm
{

namespace
{

struct Version {
    std::string id;
    double utilisation = 0;
    bool reserve_full_sequence = false;
    bool async_scheduling = false;
    double watermark = 0;
    std::int64_t graphs_most = 0;
    std::int64_t graphs_fine_up_to = 0;
    double host_ms = 0;
    double host_per_request_ms = 0;
    double sync_ms = 0;
};

struct Sizes {
    std::int64_t step_tokens = 0;
    std::int64_t running_cap = 0;
};

struct Presets {
    std::vector<Version> versions;
    double large_from_gib = 0;
    Sizes large, small;
};

Sizes read_sizes(const toml::table& table)
{
    return {table["max_num_batched_tokens"].value_or<std::int64_t>(0),
            table["max_num_seqs"].value_or<std::int64_t>(0)};
}

Presets read_presets()
{
    const toml::table root = toml::parse(data::vllm_presets);
    Presets presets;
    for (const toml::node& node : *root["version"].as_array()) {
        const toml::table& v = *node.as_table();
        presets.versions.push_back(
            {v["id"].value_or<std::string>(""), v["gpu_memory_utilization"].value_or(0.0),
             v["reserve_full_sequence"].value_or(false), v["async_scheduling"].value_or(false),
             v["watermark"].value_or(0.0), v["graphs_most"].value_or<std::int64_t>(0),
             v["graphs_fine_up_to"].value_or<std::int64_t>(0), v["host_time_ms"].value_or(0.0),
             v["host_time_per_request_ms"].value_or(0.0), v["sync_time_ms"].value_or(0.0)});
    }
    presets.large_from_gib = root["large_gpu"]["from_gib"].value_or(0.0);
    presets.large = read_sizes(*root["large_gpu"].as_table());
    presets.small = read_sizes(*root["small_gpu"].as_table());
    return presets;
}

std::vector<ParameterDescription> parameters(const Presets& presets)
{
    std::vector<std::string> versions;
    for (const Version& version : presets.versions)
        versions.push_back(version.id);
    return {
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
         .maximum = 1 << 20,
         .help =
             "Most tokens computed in one step. Smaller steps shorten the gaps between tokens; long prompts "
             "take more of them.",
         .group = "Scheduler",
         .shared_concept = "step_tokens",
         .flag = "--max-num-batched-tokens",
         .unset = "8,192 on GPUs of 70 GiB and more except the A100, else 2,048"},
        {.key = "max_num_seqs",
         .label = "Running cap",
         .type = ParameterType::Integer,
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch; the rest waits.",
         .group = "Scheduler",
         .shared_concept = "max_running",
         .flag = "--max-num-seqs",
         .unset = "1,024 on GPUs of 70 GiB and more except the A100, else 256"},
        {.key = "long_prefill_token_threshold",
         .label = "Long-prefill threshold",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 1 << 20,
         .help = "Most tokens that one prompt may take of a step, so that short prompts behind it are served "
                 "too; 0 is no limit.",
         .group = "Scheduler",
         .shared_concept = "long_prefill_threshold",
         .flag = "--long-prefill-token-threshold"},
        {.key = "enable_chunked_prefill",
         .label = "Chunked prefill",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Splits prompts over steps. Off: a prompt waits for a step with room for all of it.",
         .group = "Scheduler",
         .shared_concept = "chunked_prefill",
         .flag = "--enable-chunked-prefill"},
        {.key = "reserve_full_sequence",
         .label = "Reserve prompts",
         .type = ParameterType::Boolean,
         .help =
             "Admits a prompt only when the KV pool has room for all of it, not only for its first chunk.",
         .group = "Scheduler",
         .flag = "scheduler_reserve_full_isl",
         .unset = "on from version 0.19"},
        {.key = "scheduling_policy",
         .label = "Policy",
         .type = ParameterType::Choice,
         .fallback = std::string("fcfs"),
         .choices = {"fcfs", "priority"},
         .help = "Order of the queue: as requests arrive, or the smallest priority number first. Under "
                 "priority the least urgent running request is the one that gives way when blocks run out.",
         .group = "Scheduler",
         .shared_concept = "queue_order",
         .flag = "--scheduling-policy"},
        {.key = "watermark",
         .label = "Watermark",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .minimum = 0,
         .maximum = 0.5,
         .help =
             "Share of the KV blocks that stays free when a request is admitted while others run, so that "
             "these can grow: fewer preemptions, longer queues.",
         .group = "Scheduler",
         .shared_concept = "watermark",
         .flag = "--watermark",
         .unset = "0"},
        {.key = "max_num_queued_reqs",
         .label = "Queue bound",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 1 << 30,
         .help = "Most waiting requests; one that arrives beyond them is rejected. 0 is no bound.",
         .group = "Scheduler",
         .shared_concept = "max_queue",
         .flag = "--max-num-queued-reqs"},
        {.key = "max_num_queued_tokens",
         .label = "Queue bound, tokens",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 1 << 30,
         .help = "Most prompt tokens waiting; a request that would exceed them is rejected. 0 is no bound.",
         .group = "Scheduler",
         .flag = "--max-num-queued-tokens"},
        {.key = "cudagraph_capture_sizes",
         .label = "Captured sizes",
         .type = ParameterType::List,
         .minimum = 1,
         .maximum = 1 << 20,
         .help =
             "Decode steps of so many tokens have a CUDA graph: a step is padded to the next of them, and "
             "beyond the largest its kernels are launched one by one.",
         .group = "CUDA graphs",
         .shared_concept = "capture_sizes",
         .flag = "cudagraph_capture_sizes",
         .unset = "1, 2, 4, then every 8 to 256 and every 16 to the largest"},
        {.key = "max_cudagraph_capture_size",
         .label = "Largest captured size",
         .type = ParameterType::Integer,
         .minimum = 1,
         .maximum = 1 << 20,
         .help = "Tokens of the largest CUDA graph, where the sizes themselves are not set.",
         .group = "CUDA graphs",
         .shared_concept = "largest_graph",
         .flag = "--max-cudagraph-capture-size",
         .unset = "twice the running cap, at most 512"},
        {.key = "enforce_eager",
         .label = "No CUDA graphs",
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Launches every kernel by itself: no step is faster than that takes.",
         .group = "CUDA graphs",
         .shared_concept = "eager",
         .flag = "--enforce-eager"},
        {.key = "enable_prefix_caching",
         .label = "Prefix caching",
         .type = ParameterType::Boolean,
         .fallback = true,
         .help = "Reuses the KV blocks of prompts that start alike.",
         .group = "Prefix cache",
         .shared_concept = "prefix_caching",
         .flag = "--enable-prefix-caching"},
        {.key = "block_size",
         .label = "KV block",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = std::int64_t{16},
         .minimum = 1,
         .maximum = 1024,
         .help = "Tokens in a KV block; prefixes are shared in whole blocks.",
         .group = "Prefix cache",
         .flag = "--block-size"},
        {.key = "async_scheduling",
         .label = "Async scheduling",
         .type = ParameterType::Boolean,
         .help = "Prepares the next step while the GPU computes, so that a step takes the longer of the two.",
         .group = "Host time",
         .shared_concept = "async_scheduling",
         .flag = "--async-scheduling",
         .unset = "on from version 0.19"},
        {.key = "host_time",
         .label = "Host time a step",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = 10,
         .help = "Scheduling, input preparation and sampling on the CPU, for each step [E].",
         .group = "Host time",
         .shared_concept = "host_time",
         .unset = "0.8 ms [E]"},
        {.key = "host_time_per_request",
         .label = "Host time a request",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = 1,
         .help = "What each request in the step adds to it.",
         .group = "Host time",
         .unset = "19.1 us [M] before version 0.19, then 13.8 us [M]; 0 where the host time is set"},
    };
}

// The sizes that are captured, or why there can be none such.
// A step of decodes has the multiples of `a_request` tokens, and so have the graphs [S].
Result<std::vector<int>> capture_sizes(const Parameters& p, const Version& version, const Settings& settings,
                                       std::int64_t a_request)
{
    std::set<int> sizes;
    const auto add = [&sizes, a_request](std::int64_t size) {
        sizes.insert(static_cast<int>((size + a_request - 1) / a_request * a_request));
    };
    const std::int64_t within = settings.step_tokens;
    if (p.is_set("cudagraph_capture_sizes")) {
        for (const double size : p.list("cudagraph_capture_sizes")) {
            if (size != std::floor(size))
                return Error{.message = "a captured size is a whole number of tokens",
                             .hint = "for example cudagraph_capture_sizes = [1, 2, 4, 8, 16]"};
            if (size <= static_cast<double>(within)) add(static_cast<std::int64_t>(size));
        }
    } else {
        const std::int64_t preset = std::min(2 * settings.running_cap * a_request, version.graphs_most);
        const std::int64_t most =
            std::min(within, p.is_set("max_cudagraph_capture_size") ? p.integer("max_cudagraph_capture_size")
                                                                    : preset);
        for (const std::int64_t size : {1, 2, 4})
            if (size <= most) add(size);
        for (std::int64_t size = 8; size <= most; size += size < version.graphs_fine_up_to ? 8 : 16)
            add(size);
    }
    if (sizes.empty())
        return Error{.message = "no captured size is within the step budget of " + std::to_string(within) +
                                " tokens",
                     .hint = "give smaller sizes, or set enforce_eager = true"};
    return std::vector<int>(sizes.begin(), sizes.end());
}

Result<cluster::EngineParts> make(const Presets& presets, const Parameters& p,
                                  const cluster::EngineContext& context)
{
    const Version& version = cluster::chosen_version(presets.versions, p);
    const bool a100 = context.device_id.starts_with("a100");
    const bool large = !a100 && context.device_visible_bytes >= presets.large_from_gib * 0x1p30;
    const Sizes& sizes = large ? presets.large : presets.small;

    Settings settings;
    settings.step_tokens = cluster::integer_or(p, "max_num_batched_tokens", sizes.step_tokens);
    settings.running_cap = cluster::integer_or(p, "max_num_seqs", sizes.running_cap);
    settings.long_prefill_threshold = static_cast<std::int32_t>(p.integer("long_prefill_token_threshold"));
    settings.chunked_prefill = p.boolean("enable_chunked_prefill");
    settings.reserve_full_sequence =
        cluster::boolean_or(p, "reserve_full_sequence", version.reserve_full_sequence);
    if (!settings.chunked_prefill && settings.step_tokens < context.max_model_len) {
        return Error{.message = "without chunked prefill the step budget of " +
                                std::to_string(settings.step_tokens) +
                                " tokens is too small for prompts of max_model_len = " +
                                std::to_string(context.max_model_len),
                     .hint = "set max_num_batched_tokens to at least max_model_len, lower max_model_len, or "
                             "set enable_chunked_prefill = true"};
    }

    settings.by_priority = p.text("scheduling_policy") == "priority";
    settings.watermark = cluster::real_or(p, "watermark", version.watermark);

    cluster::EngineParts parts;
    engine::EngineProfile& profile = parts.profile;
    cluster::set_limits(profile, settings.step_tokens, settings.running_cap, p.integer("block_size"),
                        context.max_model_len);
    profile.limits.utilisation = version.utilisation;
    profile.unusable_blocks = 1; // block 0 is the null block
    profile.prefix_caching = p.boolean("enable_prefix_caching");
    const bool overlapped = cluster::boolean_or(p, "async_scheduling", version.async_scheduling);
    cluster::set_host_time(p, {version.host_ms, version.host_per_request_ms, version.sync_ms, overlapped},
                           profile);
    profile.eager = p.boolean("enforce_eager");
    if (!profile.eager) {
        Result<std::vector<int>> graphs = capture_sizes(p, version, settings, 1 + context.draft_tokens);
        if (!graphs) return graphs.errors();
        profile.capture_sizes = std::move(*graphs);
    }
    profile.queue_order = settings.by_priority ? engine::QueueOrder::Priority : engine::QueueOrder::Arrival;
    profile.most_waiting = p.integer("max_num_queued_reqs");
    profile.most_waiting_tokens = p.integer("max_num_queued_tokens");
    parts.scheduler = std::make_unique<VllmScheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    const Presets presets = read_presets();
    return {
        {"vllm", "vLLM V1",
         "Continuous batching with chunked prefill, paged KV, prefix caching and preemption by recompute."},
        parameters(presets),
        [presets](const Parameters& p, const cluster::EngineContext& c) { return make(presets, p, c); }};
}

} // namespace fulcrum::plugins::vllm
