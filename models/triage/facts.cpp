// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/facts.h"

#include "cluster/engine_build.h"
#include "cluster/find_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using cluster::EngineBuild;
using scenario::BaseFacts;
using scenario::Node;
using scenario::NodeKind;

constexpr double kLongPrompt = 16000; // tokens: that of the third seed's tenant
// s a layer, kernels one by one [E]: MODEL 6 has 5 to 20 us a kernel; what is public of real cliffs (G1, a
// small model on one L40: 28 us) and an all-reduce that is launched by itself (20 to 44 us) lie above.
constexpr double kSlowLaunches = 12 * 40e-6;
constexpr double kRequests = 2000; // of a run: enough for a p99, and few enough to stay interactive

const Node* device_of(const scenario::Scenario& base, const std::string& engine)
{
    for (const scenario::Link& link : base.links) {
        const Node* to = link.from == engine ? base.find(link.to) : nullptr;
        if (to != nullptr && to->kind == NodeKind::Device) return to;
    }
    return nullptr;
}

// What the defaults of an engine come to.
void add_resolved(BaseFacts& facts, const std::string& id, const EngineBuild& build)
{
    auto& of = facts.resolved[id];
    const cost::EngineLimits& limits = build.parts.profile.limits;
    of["max_running"] = static_cast<double>(limits.running_cap);
    of["step_tokens"] = static_cast<double>(limits.step_tokens);
    of["max_model_len"] = static_cast<double>(limits.max_model_len);
    of["memory_utilization"] = limits.utilisation;
    of["kv_blocks"] = static_cast<double>(build.pool_blocks);
    of["host_time"] = build.parts.profile.host_seconds;
    if (!build.parts.profile.capture_sizes.empty())
        of["largest_graph"] = build.parts.profile.capture_sizes.back();
}

double prefix_tokens(const scenario::Scenario& base)
{
    double most = 0;
    for (const Node& node : base.nodes)
        for (const auto& [key, value] : node.parameters)
            if (key == "prefix_tokens")
                if (const auto* number = std::get_if<double>(&value)) most = std::max(most, *number);
    return most;
}

// Seconds for a prompt in as large pieces as the step budget allows, alone on a replica.
double prompt_seconds(const EngineBuild& build, double tokens)
{
    study::OfferedLoad load;
    load.request_rate = 1;
    load.prompt_tokens = tokens;
    load.output_tokens = 1;
    return study::capacity_for(load, build).prefill_seconds;
}

void add_capacity(BaseFacts& facts, const EngineBuild& build, double replicas,
                  const std::optional<study::OfferedLoad>& load)
{
    auto& m = facts.measured;
    const cost::EngineLimits& limits = build.parts.profile.limits;
    const double pool = static_cast<double>(build.pool_blocks) * limits.block_tokens;
    const auto longest = static_cast<double>(limits.max_model_len);
    m["kv_tokens"] = pool;
    m["step_budget"] = static_cast<double>(limits.step_tokens);
    m["longest_context"] = longest;
    m["long_prompt"] = std::min(kLongPrompt, 0.8 * longest);
    m["kv_pool_blocks"] = static_cast<double>(build.pool_blocks);
    m["kv_blocks_min"] = std::ceil(1.02 * longest / limits.block_tokens) + 1;
    m["largest_prompt"] = std::min(longest, pool);
    m["long_contexts"] = std::max(1.0, replicas * pool / std::min(longest, pool));
    const double budget = std::min(static_cast<double>(limits.step_tokens), 0.9 * longest);
    if (const double seconds = prompt_seconds(build, budget); seconds > 0)
        m["full_steps_rate"] = replicas / seconds;
    if (const double seconds = prompt_seconds(build, m["long_prompt"]); seconds > 0)
        m["long_prompts_rate"] = replicas / seconds;
    // Several steps long, or there is nothing to wait for; a quarter of the pool stays free, or it is about
    // memory.
    const double very_long = std::min(0.9 * longest, 0.75 * pool);
    if (very_long > 3 * static_cast<double>(limits.step_tokens)) {
        m["very_long_prompt"] = very_long;
        if (const double seconds = prompt_seconds(build, very_long); seconds > 0)
            m["very_long_prompts_rate"] = replicas / seconds;
    }
    if (!load) return;
    const study::ReplicaCapacity capacity = study::capacity_for(*load, build);
    const double share = load->request_rate / replicas * (capacity.prefill_seconds + capacity.decode_seconds);
    if (share > 0) m["headroom"] = 1 / share;
}

// After the run is known.
void add_host(BaseFacts& facts, const EngineBuild& build)
{
    auto& m = facts.measured;
    const double pool = static_cast<double>(build.pool_blocks) * build.parts.profile.limits.block_tokens;
    if (m.contains("running_mean")) m["kv_tokens_per_running"] = pool / std::max(1.0, m["running_mean"]);
    const double host = build.parts.profile.host_seconds;
    m["host_s"] = host;
    m["slow_launch_s"] = std::max(host, build.deployment.model.layers * kSlowLaunches);
    if (m.contains("step_s") && host > 0) m["quota_threads"] = std::max(1.0, m["step_s"] / host);
}

void add_run(BaseFacts& facts, const cluster::RunRecord& record, const evidence::Scrape& scrape)
{
    auto& m = facts.measured;
    const auto put = [&](const char* name, const char* metric, const char* statistic) {
        if (const auto value = scrape.value({metric, statistic})) m[name] = *value;
    };
    put("running_mean", "running", "value");
    put("running_max", "running", "max");
    put("step_s", "step_s", "mean");
    put("gpu_step_s", "gpu_step_s", "mean");
    put("ttft_p99", "ttft_s", "p99");
    put("e2e_mean", "e2e_s", "mean");
    put("prompt_max", "prompt_tokens", "max");
    double blocks = 0;
    for (const cluster::ReplicaRecord& replica : record.replicas)
        for (const auto& bucket : replica.timeline.buckets())
            if (bucket.covered > 0)
                blocks = std::max(blocks, static_cast<double>(bucket.max[cluster::kKvAllocated]));
    m["kv_blocks_max"] = blocks;
    const double replicas = m["replicas"];
    if (const auto held = scrape.value({"in_flight", "value"})) m["in_flight_all"] = *held * replicas;
}

} // namespace

std::optional<study::OfferedLoad>
offered_load_of(const scenario::Scenario& base, const scenario::RunSettings& run, const cluster::Kinds& kinds)
{
    std::optional<study::OfferedLoad> all;
    for (const Node& node : base.nodes) {
        if (node.kind != NodeKind::Workload) continue;
        const auto* kind = cluster::find_kind(kinds.workloads, node.plugin);
        if (kind == nullptr) return std::nullopt;
        auto source = kind->make(node.parameters, {node.id, run.seed, run.folder});
        if (!source) return std::nullopt;
        const auto load = study::offered_load(**source, run.until.value_or(kNever));
        if (!load) return std::nullopt;
        all = all ? study::merge(*all, *load) : *load;
    }
    return all;
}

scenario::RunSettings shortened(const scenario::Scenario& base, const scenario::RunSettings& given,
                                const cluster::Kinds& kinds, std::vector<std::string>& notes)
{
    scenario::RunSettings run = given;
    if (!run.until) return run;
    run.drain = false;
    const auto load = offered_load_of(base, given, kinds);
    if (!load || load->request_rate <= 0) return run;
    const TimeNs enough = run.warm_up + std::max(10 * kSecond, from_seconds(kRequests / load->request_rate));
    if (enough >= *run.until) return run;
    run.until = enough;
    notes.push_back(fmt::format("runs of {:.0f} s instead of {:.0f} s: as many requests as figures need",
                                to_seconds(enough), to_seconds(*given.until)));
    return run;
}

Result<scenario::BaseFacts> facts_of(const scenario::Scenario& base, const scenario::RunSettings& run,
                                     const cluster::Kinds& kinds, const cluster::RunRecord& record,
                                     const evidence::Scrape& scrape)
{
    BaseFacts facts;
    double replicas = 0;
    std::optional<EngineBuild> largest;
    double most = 0;
    for (const Node& node : base.nodes) {
        if (node.kind != NodeKind::Engine) continue;
        auto build = cluster::build_engine(base, node, kinds, run.folder);
        if (!build) return build.errors();
        add_resolved(facts, node.id, *build);
        if (const Node* device = device_of(base, node.id))
            facts.resolved[device->id]["price"] = build->cost->price_usd_per_hour() / build->cost->gpus();
        const auto copies = static_cast<double>(node.parameters.integer("replicas"));
        replicas += copies;
        if (copies > most) {
            most = copies;
            largest = std::move(*build);
        }
    }
    facts.measured["replicas"] = replicas;
    facts.measured["prefix_tokens"] = prefix_tokens(base);
    if (facts.measured["prefix_tokens"] > 0) facts.measured["replicas_sharing_prefix"] = replicas;
    add_run(facts, record, scrape);
    if (largest) add_host(facts, *largest);
    if (largest) add_capacity(facts, *largest, replicas, offered_load_of(base, run, kinds));
    return facts;
}

} // namespace fulcrum::triage
