// SPDX-License-Identifier: GPL-3.0-or-later
// From the nodes and links of a scenario to the parts of a run.
#include "base/append.h"
#include "cluster/engine_build.h"
#include "cluster/find_kind.h"
#include "cluster/node_errors.h"
#include "cluster/pipeline.h"
#include "cluster/request_parameters.h"

#include <algorithm>

namespace fulcrum::cluster
{

namespace
{

using scenario::Node;
using scenario::NodeKind;

class Builder
{
public:
    Builder(Pipeline& pipeline, const scenario::Scenario& scenario, const scenario::RunSettings& run,
            const Kinds& kinds, const PipelineOptions& options)
        : p_(pipeline), scenario_(scenario), run_(run), kinds_(kinds), options_(options)
    {
    }

    Errors build();

private:
    void collect(Errors more) { append(errors_, more); }
    Errors add_source(const Node& node);
    Errors add_engine(const Node& node);
    void add_path_node(const Node& node);
    void note_watched();
    std::vector<const Node*> behind(const Node& node) const;
    int dealer_at(const Node& node);
    int dealer_of(const std::string& id, DealerSettings settings, const std::vector<const Node*>& engines);
    void link_gateways();
    void link_kv_links();
    void link_sources();

    Pipeline& p_;
    const scenario::Scenario& scenario_;
    const scenario::RunSettings& run_;
    const Kinds& kinds_;
    const PipelineOptions& options_;
    Errors errors_;
    std::map<std::string, int> number_; // of each node among those of its kind; dealers: by their node
    std::map<std::string, int> dealer_number_;
};

Errors Builder::build()
{
    for (const Node& node : scenario_.nodes) {
        if (node.placeholder) {
            collect({Error{.message = node.id + ": its plugin \"" + node.plugin + "\" is missing",
                           .hint = "install the plugin, or see `fulcrum plugins` for what was found",
                           .at = node.at}});
        } else if (node.kind == NodeKind::Workload) {
            collect(add_source(node));
        } else {
            add_path_node(node);
        }
    }
    note_watched();
    p_.gaps.resize(p_.classes.size());
    const bool bunched = std::any_of(p_.clients.begin(), p_.clients.end(), [this](const ClientNode& node) {
        return node.client.settings().flush_tokens > 1 ||
               std::ranges::any_of(scenario_.changes, [&node](const scenario::Change& change) {
                   return change.node == node.id &&
                          (change.set.is_set("flush_tokens") || change.set.is_set("buffer_answer"));
               });
    });
    if (bunched) p_.client_gaps.resize(p_.classes.size());
    p_.table.set_slos(p_.slos);
    for (const Node& node : scenario_.nodes)
        if (!node.placeholder && node.kind == NodeKind::Engine) collect(add_engine(node));
    if (!errors_.empty()) return std::move(errors_);
    if (p_.sources.empty() || p_.replicas.empty()) {
        return {Error{.message = "scenario \"" + scenario_.name + "\" needs a workload and an engine",
                      .hint = "add the missing node and link it",
                      .at = scenario_.at}};
    }
    link_gateways();
    link_kv_links();
    link_sources();
    return std::move(errors_);
}

Errors Builder::add_source(const Node& node)
{
    const WorkloadKind* kind = find_kind(kinds_.workloads, node.plugin);
    if (kind == nullptr) {
        return {
            at_node(node, "there is no workload plugin \"" + node.plugin + "\"", "see `fulcrum plugins`")};
    }
    Result<std::unique_ptr<RequestSource>> made =
        kind->make(node.parameters, {node.id, options_.seed, run_.folder});
    if (!made) return at_node(node, made.errors());

    SourceNode source;
    source.id = node.id;
    source.requests = std::move(*made);
    for (const std::string& name : source.requests->class_names()) {
        auto known = std::find(p_.classes.begin(), p_.classes.end(), name);
        if (known == p_.classes.end()) {
            known = p_.classes.insert(p_.classes.end(), name);
            p_.slos.push_back(slo_of(node.parameters));
        } else if (const engine::Slo slo = slo_of(node.parameters); slo.set()) {
            engine::Slo& of_class = p_.slos[static_cast<std::size_t>(known - p_.classes.begin())];
            if (of_class.set() && of_class != slo)
                return {at_node(
                    node, "the class \"" + name + "\" has another slo_ttft or slo_tpot in another workload",
                    "give both the same, or each a class of its own")};
            of_class = slo;
        }
        source.class_of.push_back(static_cast<std::uint16_t>(known - p_.classes.begin()));
    }
    for (const std::string& note : source.requests->notes())
        p_.notes.push_back(node.id + ": " + note);
    p_.sources.push_back(std::move(source));
    return {};
}

void Builder::add_path_node(const Node& node)
{
    if (node.kind == NodeKind::Client) {
        number_[node.id] = static_cast<int>(p_.clients.size());
        p_.clients.push_back({node.id, Client(read_client(node.parameters), node.id, options_.seed), {}});
        p_.clients.back().record.node = node.id;
    } else if (node.kind == NodeKind::Gateway) {
        number_[node.id] = static_cast<int>(p_.gateways.size());
        p_.gateways.push_back(
            {.id = node.id, .gateway = Gateway(read_gateway(node.parameters)), .record = {}});
        p_.gateways.back().record.node = node.id;
    } else if (node.kind == NodeKind::KvLink) {
        number_[node.id] = static_cast<int>(p_.kv_links.size());
        p_.kv_links.push_back(
            {.id = node.id, .link = KvLink(read_kv_link(node.parameters)), .waiting = {}, .record = {}});
        p_.kv_links.back().record.node = node.id;
    }
}

void Builder::note_watched()
{
    const bool reactive = std::any_of(p_.sources.begin(), p_.sources.end(),
                                      [](const SourceNode& each) { return each.requests->reactive(); });
    const bool retries = std::any_of(p_.clients.begin(), p_.clients.end(), [](const ClientNode& each) {
        const ClientSettings& s = each.client.settings();
        return s.retries > 0 || s.max_in_flight < INT64_MAX;
    });
    p_.coupled = reactive || retries || !p_.gateways.empty() || !p_.kv_links.empty() || options_.watched;
    const bool routers = std::any_of(scenario_.nodes.begin(), scenario_.nodes.end(), [](const Node& node) {
        if (node.kind != NodeKind::Router) return false;
        const DealerSettings settings = read_router(node.parameters);
        // An engine of weight 0 gets nothing, even where no other is up.
        const bool excludes = settings.policy == DealerSettings::Policy::Weighted &&
                              std::ranges::find(settings.weights, 0.0) != settings.weights.end();
        return settings.policy_reads_loads() || excludes;
    });
    p_.watched = p_.coupled || routers || !p_.clients.empty();
}

Errors Builder::add_engine(const Node& node)
{
    EngineNode engine;
    engine.id = node.id;
    if (node.given.contains("ignored_flags") && !node.parameters.text("ignored_flags").empty())
        p_.notes.push_back(node.id + ": not simulated are " + node.parameters.text("ignored_flags"));
    const std::int64_t copies = node.parameters.integer("replicas");
    std::shared_ptr<cost::StepCost> cost; // of the first copy: what it has computed serves all of them
    std::shared_ptr<cost::StepCost> draft;
    for (std::int64_t copy = 0; copy < copies; ++copy) {
        Result<EngineBuild> build = build_engine(scenario_, node, kinds_, run_.folder);
        if (!build) return build.errors();
        if (!engine.replicas.empty()) {
            build->cost = cost;
            build->draft = draft;
        }
        cost = build->cost;
        draft = build->draft;
        engine.deployment = build->deployment;
        engine::Replica::Config config;
        config.node = copies == 1 ? node.id : node.id + "-" + std::to_string(copy + 1);
        config.engine = node.id;
        config.number = static_cast<std::uint16_t>(p_.replicas.size());
        configure(config, *build, copy);
        config.stop_at = !run_.drain && run_.until ? *run_.until : kNever;
        config.longest_stretch = options_.longest_stretch;
        config.seed = options_.seed;
        const engine::RunLog log{p_.table,
                                 p_.gaps,
                                 run_.warm_up,
                                 run_.until.value_or(kNever),
                                 p_.watched ? &p_.ended : nullptr,
                                 p_.client_gaps.empty() ? nullptr : &p_.client_gaps};
        engine.replicas.push_back(static_cast<int>(p_.replicas.size()));
        p_.engine_of.push_back(static_cast<int>(p_.engines.size()));
        p_.replicas.push_back(std::make_unique<engine::Replica>(
            std::move(config), std::move(build->parts.profile), std::move(build->parts.scheduler),
            std::move(build->cost), log, std::move(build->draft)));
    }
    number_[node.id] = static_cast<int>(p_.engines.size());
    p_.engines.push_back(std::move(engine));
    return {};
}

std::vector<const Node*> Builder::behind(const Node& node) const
{
    std::vector<const Node*> nodes;
    for (const scenario::Link& link : scenario_.links) {
        if (link.from != node.id) continue;
        if (const Node* to = scenario_.find(link.to)) nodes.push_back(to);
    }
    return nodes;
}

int Builder::dealer_of(const std::string& id, DealerSettings settings,
                       const std::vector<const Node*>& engines)
{
    if (const auto known = dealer_number_.find(id); known != dealer_number_.end()) return known->second;
    std::vector<std::vector<int>> targets;
    for (const Node* node : engines) {
        if (node->kind != NodeKind::Engine) continue;
        if (const auto found = number_.find(node->id); found != number_.end())
            targets.push_back(p_.engines[static_cast<std::size_t>(found->second)].replicas);
    }
    if (targets.empty()) return kNone;
    const int number = static_cast<int>(p_.dealers.size());
    p_.dealers.push_back({id, Dealer(std::move(settings), std::move(targets), id, options_.seed)});
    dealer_number_[id] = number;
    return number;
}

// The dealer of a router, or of an engine that is reached without one, which deals in turn.
int Builder::dealer_at(const Node& node)
{
    if (node.kind == NodeKind::Router) return dealer_of(node.id, read_router(node.parameters), behind(node));
    if (node.kind == NodeKind::Engine) return dealer_of(node.id, {}, {&node});
    return kNone;
}

void Builder::link_gateways()
{
    for (const Node& node : scenario_.nodes) {
        if (node.kind != NodeKind::Gateway) continue;
        for (const Node* next : behind(node))
            p_.gateways[static_cast<std::size_t>(number_[node.id])].dealer = dealer_at(*next);
    }
}

void Builder::link_kv_links()
{
    for (const Node& node : scenario_.nodes) {
        if (node.kind == NodeKind::Engine) {
            for (const Node* next : behind(node))
                if (next->kind == NodeKind::KvLink)
                    p_.engines[static_cast<std::size_t>(number_[node.id])].kv_link = number_[next->id];
        }
        if (node.kind != NodeKind::KvLink) continue;
        DealerSettings least;
        least.policy = DealerSettings::Policy::LeastRequests;
        p_.kv_links[static_cast<std::size_t>(number_[node.id])].dealer =
            dealer_of(node.id, least, behind(node));
    }
}

// Workloads that send to the same node share what stands there.
void Builder::link_sources()
{
    std::size_t next = 0;
    for (const Node& node : scenario_.nodes) {
        if (node.kind != NodeKind::Workload) continue;
        SourceNode& source = p_.sources[next++];
        const Node* at = &node;
        for (std::size_t step = 0; at != nullptr && source.dealer == kNone && step < scenario_.nodes.size();
             ++step) {
            const std::vector<const Node*> to = behind(*at);
            at = to.empty() ? nullptr : to.front();
            if (at == nullptr) break;
            if (at->kind == NodeKind::Client) source.client = number_[at->id];
            if (at->kind == NodeKind::Gateway) source.gateway = number_[at->id];
            source.dealer = dealer_at(*at);
        }
        if (source.dealer != kNone) continue;
        errors_.push_back({.message = node.id + ": its requests reach no engine",
                           .hint = "link it to a router or an engine",
                           .at = node.at});
    }
}

} // namespace

Errors build_pipeline(Pipeline& pipeline, const scenario::Scenario& scenario,
                      const scenario::RunSettings& run, const Kinds& kinds, const PipelineOptions& options)
{
    return Builder(pipeline, scenario, run, kinds, options).build();
}

} // namespace fulcrum::cluster
