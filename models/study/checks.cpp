// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/checks.h"

#include "study/engine_checks.h"
#include "study/load.h"
#include "study/prompt_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>
#include <optional>

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

// What an engine does of a request.
enum class Part { Whole, Prefill, Decode };

// An engine that is sent requests, and how many of each request of a workload one replica gets.
struct Target {
    const Node* engine = nullptr;
    Part part = Part::Whole;
    double share = 0;
};

std::vector<const Node*> behind(const scenario::Scenario& scenario, const std::string& id, NodeKind kind)
{
    std::vector<const Node*> found;
    for (const scenario::Link& link : scenario.links) {
        const Node* node = scenario.find(link.to);
        if (link.from == id && node != nullptr && node->kind == kind && !node->placeholder)
            found.push_back(node);
    }
    return found;
}

double replicas_of(const std::vector<const Node*>& engines)
{
    double replicas = 0;
    for (const Node* engine : engines)
        replicas += static_cast<double>(engine->parameters.integer("replicas"));
    return replicas;
}

// The engines on the way of a workload's requests, up to the first.
std::vector<const Node*> first_engines(const scenario::Scenario& scenario, const std::string& workload)
{
    std::vector<std::string> ahead{workload};
    std::vector<const Node*> engines;
    for (std::size_t i = 0; i < ahead.size(); ++i) { // it grows; cycles are refused elsewhere, but end too
        for (const scenario::Link& link : scenario.links) {
            const Node* node = scenario.find(link.to);
            if (link.from != ahead[i] || node == nullptr || node->placeholder) continue;
            if (node->kind == NodeKind::Engine) {
                if (std::ranges::find(engines, node) == engines.end()) engines.push_back(node);
            } else if (std::ranges::find(ahead, node->id) == ahead.end()) {
                ahead.push_back(node->id);
            }
        }
    }
    return engines;
}

// A workload's requests are shared by the engines that they meet first; what those compute for others goes
// over a KV link to the engines behind it.
std::vector<Target> targets_of(const scenario::Scenario& scenario, const std::string& workload)
{
    const std::vector<const Node*> first = first_engines(scenario, workload);
    const double share = 1 / std::max(1.0, replicas_of(first));
    std::vector<Target> targets;
    for (const Node* engine : first) {
        const auto links = behind(scenario, engine->id, NodeKind::KvLink);
        targets.push_back({engine, links.empty() ? Part::Whole : Part::Prefill, share});
        for (const Node* link : links) {
            const auto decoding = behind(scenario, link->id, NodeKind::Engine);
            const double sent = share * replicas_of({engine}) / std::max(1.0, replicas_of(decoding));
            for (const Node* each : decoding)
                targets.push_back({each, Part::Decode, sent});
        }
    }
    return targets;
}

// What an engine is offered by all workloads together, and by the one with the longest prompts.
struct EngineLoad {
    Part part = Part::Whole;
    OfferedLoad sum;
    OfferedLoad longest;
};

OfferedLoad load_of(const Target& target, OfferedLoad load)
{
    load.request_rate *= target.share;
    if (target.part == Part::Prefill) load.output_tokens = 1;
    load.prefilled = target.part == Part::Decode;
    return load;
}

std::string source_text(const std::optional<OfferedLoad>& load)
{
    if (!load) return "it waits for answers or sends few requests: its load is not known before a run";
    return fmt::format("{:.3g} requests a second x ({:.0f} prompt tokens, {:.0f} of them shared with earlier "
                       "requests, + {:.0f} output tokens)",
                       load->request_rate, load->prompt_tokens, load->shared_tokens, load->output_tokens);
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
        std::optional<OfferedLoad> load;
        try {
            load = offered_load(**source, run_.until.value_or(kNever));
        } catch (const std::exception& fault) { // a plugin by others
            add("workload", workload.id, false, fault.what(), {Error{fault.what(), {}, {}, workload.at}});
            return;
        }
        add("workload", workload.id, true, source_text(load));
        check_prompts(workload, load);
        if (!load) return;
        for (const Target& target : targets_of(scenario_, workload.id)) {
            const OfferedLoad share = load_of(target, *load);
            const auto [at, added] =
                loads_.try_emplace(target.engine->id, EngineLoad{target.part, share, share});
            if (!added) at->second.sum = merge(at->second.sum, share);
            if (share.prompt_tokens > at->second.longest.prompt_tokens) at->second.longest = share;
        }
    }

    // What prompts are made of, against the caches of the engines that compute them.
    void check_prompts(const Node& workload, const std::optional<OfferedLoad>& load)
    {
        for (const Target& target : targets_of(scenario_, workload.id)) {
            const auto build = builds_.find(target.engine->id);
            if (target.part == Part::Decode || build == builds_.end()) continue;
            add("prefix", workload.id, check_volatile_field(workload.parameters, load, build->second));
            if (load) add("block", workload.id, check_block_multiple(*load, build->second));
        }
    }

    // The load of one replica, if every replica gets the same.
    void check_load(const std::string& engine, const EngineBuild& build)
    {
        const auto found = loads_.find(engine);
        if (found == loads_.end()) return;
        const auto& [part, load, longest] = found->second;
        const ReplicaCapacity capacity = capacity_for(load, build);
        const double rate = load.request_rate;
        const double share = rate * (capacity.prefill_seconds + capacity.decode_seconds);
        std::string text;
        if (part == Part::Prefill) {
            text = fmt::format("{:.3g} requests a second a replica x {} prefill, which it does for others, = "
                               "a load of at least {:.2f}",
                               rate, time_text(capacity.prefill_seconds), share);
        } else {
            text = fmt::format(
                "{:.3g} requests a second a replica x ({} {} + {} decode) = a load of at least "
                "{:.2f}, with decode steps of {} for {} requests together",
                rate, time_text(capacity.prefill_seconds),
                part == Part::Decode ? "for the token after the KV that it is sent" : "prefill",
                time_text(capacity.decode_seconds), share, time_text(capacity.step_seconds), capacity.batch);
        }
        if (share >= 1)
            text += "; more than it can serve, so its queue grows as long as this lasts and there is no "
                    "steady state";
        add("load", engine, share < 1, std::move(text));
        checks_.back().load = share;
        if (share >= 1) {
            checks_.back().hint = "add replicas, or offer less";
            return;
        }
        if (part != Part::Prefill) add("graphs", engine, check_graphs(load, build));
        if (part == Part::Whole) add("gap", engine, check_gap(load, longest, build));
    }

    const scenario::Scenario& scenario_;
    const scenario::RunSettings& run_;
    const cluster::Kinds& kinds_;
    std::map<std::string, EngineBuild> builds_;
    std::map<std::string, EngineLoad> loads_;
    std::vector<Check> checks_;
};

} // namespace

std::vector<Check> arithmetic_checks(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                     const cluster::Kinds& kinds)
{
    return Checker(scenario, run, kinds).run();
}

} // namespace fulcrum::study
