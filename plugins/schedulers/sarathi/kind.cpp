// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sarathi/kind.h"

#include "cluster/batching.h"
#include "schedulers/sarathi/sarathi_scheduler.h"

#include <toml++/toml.h>

#include <string_view>

namespace fulcrum::data
{
extern const std::string_view sarathi_presets;
}

namespace fulcrum::plugins::sarathi
{

namespace
{

struct Presets {
    Settings settings;
    double utilisation = 0;
    std::int64_t block_tokens = 0;
    cluster::HostTime host;
};

Presets read_presets()
{
    const toml::table root = toml::parse(data::sarathi_presets);
    Presets presets;
    presets.settings = {root["chunk_size"].value_or<std::int64_t>(0),
                        root["max_num_seqs"].value_or<std::int64_t>(0), root["watermark"].value_or(0.0)};
    presets.utilisation = root["gpu_memory_utilization"].value_or(0.0);
    presets.block_tokens = root["block_size"].value_or<std::int64_t>(0);
    presets.host = {.step_ms = root["host_time_ms"].value_or(0.0),
                    .request_ms = root["host_time_per_request_ms"].value_or(0.0)};
    return presets;
}

std::vector<ParameterDescription> parameters(const Presets& presets)
{
    std::vector<ParameterDescription> all{
        {.key = "chunk_size",
         .label = "Chunk size",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets.settings.chunk_size,
         .minimum = 1,
         .maximum = 1 << 20,
         .help = "Tokens of a step, decodes included. It bounds the gap between tokens that prompts cause.",
         .group = "Scheduler",
         .shared_concept = "step_tokens",
         .flag = "--chunk-size"},
        {.key = "max_num_seqs",
         .label = "Running cap",
         .type = ParameterType::Integer,
         .fallback = presets.settings.running_cap,
         .minimum = 1,
         .maximum = 65536,
         .help = "Most requests in the running batch; the rest waits.",
         .group = "Scheduler",
         .shared_concept = "max_running",
         .flag = "--max-num-seqs"},
        {.key = "watermark",
         .label = "Watermark",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .fallback = presets.settings.watermark,
         .minimum = 0,
         .maximum = 0.9,
         .help = "Share of the KV blocks that stays free when a request is admitted, for answers to grow.",
         .group = "Memory",
         .shared_concept = "kv_watermark"},
        {.key = "block_size",
         .label = "KV block",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .fallback = presets.block_tokens,
         .minimum = 1,
         .maximum = 1024,
         .help = "Tokens in a KV block.",
         .group = "Memory",
         .flag = "--block-size"},
    };
    for (ParameterDescription& host : cluster::host_time_parameters("1 ms [E]", "0"))
        all.push_back(std::move(host));
    return all;
}

Result<cluster::EngineParts> make(const Presets& presets, const Parameters& p,
                                  const cluster::EngineContext& context)
{
    Settings settings;
    settings.chunk_size = p.integer("chunk_size");
    settings.running_cap = p.integer("max_num_seqs");
    settings.watermark = p.real("watermark");

    cluster::EngineParts parts;
    cluster::set_limits(parts.profile, settings.chunk_size, settings.running_cap, p.integer("block_size"),
                        context.max_model_len);
    parts.profile.limits.utilisation = presets.utilisation;
    parts.profile.prefix_caching = false;
    cluster::set_host_time(p, presets.host, parts.profile);
    parts.scheduler = std::make_unique<SarathiScheduler>(settings);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    const Presets presets = read_presets();
    return {{"sarathi", "Sarathi-Serve",
             "Stall-free batching: every step holds all decodes and as much of prompts as its size allows."},
            parameters(presets),
            [presets](const Parameters& p, const cluster::EngineContext& c) { return make(presets, p, c); }};
}

} // namespace fulcrum::plugins::sarathi
