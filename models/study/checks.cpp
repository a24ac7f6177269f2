// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/checks.h"

#include "scenario/graph.h"
#include "study/engine_checks.h"
#include "study/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace fulcrum::study
{

namespace
{

using cluster::EngineBuild;
using scenario::Node;
using scenario::NodeKind;

constexpr double kGiB = 1024.0 * 1024 * 1024;

std::string memory_text(const EngineBuild& build)
{
    const cost::MemoryPlan& memory = build.memory;
    const cost::EngineLimits& limits = build.parts.profile.limits;
    std::string text;
    if (memory.requested > 0) {
        text = fmt::format(
            "{:.2f} GiB a GPU at a utilisation of {:.2f} = weights {:.2f} + activations {:.2f} + other "
            "{:.2f} + graphs {:.2f} + KV pool {:.2f} GiB; ",
            memory.requested / kGiB, limits.utilisation, memory.weights / kGiB, memory.activation_peak / kGiB,
            memory.non_torch / kGiB, memory.graphs / kGiB, memory.kv_pool / kGiB);
    }
    const std::int64_t longest = (limits.max_model_len + limits.block_tokens - 1) / limits.block_tokens;
    return text +
           fmt::format("{} KV blocks of {} tokens; a request of {} tokens needs {}, so {:.1f} of them fit at "
                       "once",
                       build.pool_blocks, limits.block_tokens, limits.max_model_len, longest,
                       static_cast<double>(build.pool_blocks) / static_cast<double>(longest));
}

std::string time_text(double seconds)
{
    return seconds < 1 ? fmt::format("{:.3g} ms", 1e3 * seconds) : fmt::format("{:.3g} s", seconds);
}

// The engines that share what a workload sends, and how many replicas they have together.
struct Target {
    std::vector<const Node*> engines;
    std::int64_t replicas = 0;
};

Target target_of(const scenario::Scenario& scenario, const std::string& workload)
{
    Target target;
    for (const std::string& id : scenario::reachable(scenario, workload)) {
        const Node* node = scenario.find(id);
        if (node == nullptr || node->kind != NodeKind::Engine || node->placeholder) continue;
        target.engines.push_back(node);
        target.replicas += node->parameters.integer("replicas");
    }
    return target;
}

class Checker
{
public:
    Checker(const scenario::Scenario& scenario, const scenario::RunSettings& run, const cluster::Kinds& kinds)
        : scenario_(scenario), run_(run), kinds_(kinds)
    {
    }

    std::vector<Check> run()
    {
        for (const Node& node : scenario_.nodes) {
            if (node.kind == NodeKind::Engine && !node.placeholder) check_memory(node);
        }
        for (const Node& node : scenario_.nodes) {
            if (node.kind == NodeKind::Workload && !node.placeholder) check_source(node);
        }
        for (const auto& [id, build] : builds_)
            check_load(id, build);
        return std::move(checks_);
    }

private:
    void add(const std::string& id, const std::string& node, bool holds, std::string text, Errors errors = {})
    {
        checks_.push_back({scenario_.name, id, node, holds, std::move(text), std::move(errors)});
        if (const Node* found = scenario_.find(node)) checks_.back().at = found->at;
    }

    void add(const std::string& id, const std::string& node, Finding finding)
    {
        if (finding.text.empty()) return;
        add(id, node, finding.holds, std::move(finding.text));
        if (!finding.holds) checks_.back().hint = std::move(finding.hint);
    }

    void check_memory(const Node& engine)
    {
        auto build = cluster::build_engine(scenario_, engine, kinds_, run_.folder);
        if (!build) {
            add("memory", engine.id, false, build.errors().front().message, build.errors());
            return;
        }
        add("memory", engine.id, true, memory_text(*build));
        builds_.emplace(engine.id, std::move(*build));
    }

    void check_source(const Node& workload)
    {
        const auto kind = std::find_if(kinds_.workloads.begin(), kinds_.workloads.end(),
                                       [&](const auto& each) { return each.text.id == workload.plugin; });
        if (kind == kinds_.workloads.end()) return; // a placeholder: the document says so already
        auto source = kind->make(workload.parameters, {workload.id, run_.seed, run_.folder});
        if (!source) {
            add("workload", workload.id, false, source.errors().front().message, source.errors());
            return;
        }
        const auto load = offered_load(**source, run_.until.value_or(kNever));
        if (!load) {
            add("workload", workload.id, true,
                "it waits for answers or sends few requests: its load is not known "
                "before a run");
            return;
        }
        add("workload", workload.id, true,
            fmt::format(
                "{:.3g} requests a second x ({:.0f} prompt tokens, {:.0f} of them shared with earlier "
                "requests, + {:.0f} output tokens)",
                load->request_rate, load->prompt_tokens, load->shared_tokens, load->output_tokens));
        const Target target = target_of(scenario_, workload.id);
        for (const Node* engine : target.engines) {
            OfferedLoad share = *load;
            share.request_rate /= static_cast<double>(target.replicas);
            const auto [at, added] = loads_.try_emplace(engine->id, share);
            if (!added) at->second = merge(at->second, share);
            OfferedLoad& longest = longest_.try_emplace(engine->id, share).first->second;
            if (share.prompt_tokens > longest.prompt_tokens) longest = share;
        }
    }

    // The load of one replica, if every replica gets the same.
    void check_load(const std::string& engine, const EngineBuild& build)
    {
        const auto load = loads_.find(engine);
        if (load == loads_.end()) return;
        const ReplicaCapacity capacity = capacity_for(load->second, build);
        const double rate = load->second.request_rate;
        const double share = rate * (capacity.prefill_seconds + capacity.decode_seconds);
        std::string text =
            fmt::format("{:.3g} requests a second a replica x ({} prefill + {} decode) = a load of at least "
                        "{:.2f}, with decode steps of {} for {} requests together",
                        rate, time_text(capacity.prefill_seconds), time_text(capacity.decode_seconds), share,
                        time_text(capacity.step_seconds), capacity.batch);
        if (share >= 1) text += "; more than it can serve, so its queue grows as long as this lasts";
        add("load", engine, share < 1, std::move(text));
        checks_.back().load = share;
        if (share >= 1) {
            checks_.back().hint = "add replicas, or offer less";
            return;
        }
        add("graphs", engine, check_graphs(load->second, build));
        add("gap", engine, check_gap(load->second, longest_.at(engine), build));
    }

    const scenario::Scenario& scenario_;
    const scenario::RunSettings& run_;
    const cluster::Kinds& kinds_;
    std::map<std::string, EngineBuild> builds_;
    std::map<std::string, OfferedLoad> loads_;
    std::map<std::string, OfferedLoad> longest_; // of the workload with the longest prompts
    std::vector<Check> checks_;
};

} // namespace

std::vector<Check> arithmetic_checks(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                     const cluster::Kinds& kinds)
{
    return Checker(scenario, run, kinds).run();
}

} // namespace fulcrum::study
