// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/simulation.h"

#include "base/hash.h"
#include "cluster/engine_build.h"
#include "cluster/find_kind.h"
#include "cluster/node_errors.h"
#include "cluster/path_parameters.h"
#include "cluster/request_parameters.h"
#include "cluster/routing.h"
#include "engine/replica.h"

#include <algorithm>
#include <map>
#include <memory>
#include <queue>

namespace fulcrum::cluster
{

namespace
{

struct Source {
    std::unique_ptr<RequestSource> requests;
    std::vector<std::uint16_t> class_of; // the run's class number of each of its own
    int dealer = -1;
};

// A run in the making. It is built node by node, then `run` serves requests until there are no more.
class Simulation
{
public:
    Simulation(const scenario::Scenario& scenario, const scenario::RunSettings& run, const Kinds& kinds,
               const SimulationOptions& options)
        : scenario_(scenario), run_(run), kinds_(kinds), options_(options),
          table_(run.warm_up, run.until.value_or(kNever), options.most_raw_requests)
    {
    }

    Errors build();
    Result<RunRecord> run();

private:
    Errors add_source(const scenario::Node& node);
    Errors add_engine(const scenario::Node& node);
    Source* next_source(); // with the earliest arrival that still counts; nullptr: none
    void take(Source& source, TimeNs at);
    void serve_in_order_of_arrival();
    void serve_event_by_event();
    void drain();
    void deliver(const engine::Ended& ended);
    bool note_progress(TimeNs at);
    RunRecord finish();

    const scenario::Scenario& scenario_;
    const scenario::RunSettings& run_;
    const Kinds& kinds_;
    const SimulationOptions& options_;

    std::vector<Source> sources_;
    std::vector<std::unique_ptr<engine::Replica>> replicas_;
    std::map<std::string, std::vector<int>> replicas_of_;
    std::unique_ptr<Routing> routing_;
    engine::RequestTable table_;
    std::vector<LogHistogram> gaps_;
    std::vector<std::string> classes_;
    std::vector<engine::Slo> slos_; // by class: of the first workload that sends it
    std::vector<std::string> notes_;
    bool reactive_ = false;

    engine::Request request_; // scratch, kept for its capacity
    std::int64_t offered_ = 0;
    TimeNs last_event_ = 0;

    // Only where sources react.
    struct Origin {
        std::size_t source = 0;
        std::uint64_t id = 0;
    };
    std::vector<Origin> origins_; // of each request
    std::vector<engine::Ended> ended_;
};

Errors Simulation::build()
{
    Errors errors;
    const auto collect = [&errors](Errors more) { errors.insert(errors.end(), more.begin(), more.end()); };
    for (const scenario::Node& node : scenario_.nodes) {
        if (node.placeholder) {
            collect({Error{.message = node.id + ": its plugin \"" + node.plugin + "\" is missing",
                           .hint = "install the plugin, or see `fulcrum plugins` for what was found",
                           .at = node.at}});
        } else if (node.kind == scenario::NodeKind::Workload) {
            collect(add_source(node));
        }
    }
    gaps_.resize(classes_.size());
    table_.set_slos(slos_);
    for (const scenario::Node& node : scenario_.nodes) {
        if (!node.placeholder && node.kind == scenario::NodeKind::Engine) collect(add_engine(node));
    }
    if (!errors.empty()) return errors;
    if (sources_.empty() || replicas_.empty()) {
        return {Error{.message = "scenario \"" + scenario_.name + "\" needs a workload and an engine",
                      .hint = "add the missing node and link it",
                      .at = scenario_.at}};
    }
    routing_ = std::make_unique<Routing>(scenario_, replicas_of_);
    std::size_t number = 0;
    for (const scenario::Node& node : scenario_.nodes) {
        if (node.kind != scenario::NodeKind::Workload) continue;
        Source& source = sources_[number++];
        source.dealer = routing_->dealer_of(node.id);
        if (source.dealer >= 0) continue;
        errors.push_back({.message = node.id + ": its requests reach no engine",
                          .hint = "link it to a router or an engine",
                          .at = node.at});
    }
    return errors;
}

Errors Simulation::add_source(const scenario::Node& node)
{
    const WorkloadKind* kind = find_kind(kinds_.workloads, node.plugin);
    if (kind == nullptr) {
        return {
            at_node(node, "there is no workload plugin \"" + node.plugin + "\"", "see `fulcrum plugins`")};
    }
    Result<std::unique_ptr<RequestSource>> made =
        kind->make(node.parameters, {node.id, options_.seed, run_.folder});
    if (!made) return at_node(node, made.errors());

    Source source;
    source.requests = std::move(*made);
    reactive_ = reactive_ || source.requests->reactive();
    for (const std::string& name : source.requests->class_names()) {
        auto known = std::find(classes_.begin(), classes_.end(), name);
        if (known == classes_.end()) {
            known = classes_.insert(classes_.end(), name);
            slos_.push_back(slo_of(node.parameters));
        }
        source.class_of.push_back(static_cast<std::uint16_t>(known - classes_.begin()));
    }
    for (const std::string& note : source.requests->notes())
        notes_.push_back(node.id + ": " + note);
    sources_.push_back(std::move(source));
    return {};
}

Errors Simulation::add_engine(const scenario::Node& node)
{
    const std::int64_t copies = node.parameters.integer("replicas");
    for (std::int64_t copy = 0; copy < copies; ++copy) {
        Result<EngineBuild> build = build_engine(scenario_, node, kinds_, run_.folder);
        if (!build) return build.errors();
        engine::Replica::Config config;
        config.node = copies == 1 ? node.id : node.id + "-" + std::to_string(copy + 1);
        config.engine = node.id;
        config.number = static_cast<std::uint16_t>(replicas_.size());
        config.blocks = build->pool_blocks;
        config.stop_at = !run_.drain && run_.until ? *run_.until : kNever;
        config.longest_stretch = options_.longest_stretch;
        const engine::RunLog log{table_, gaps_, run_.warm_up, run_.until.value_or(kNever),
                                 reactive_ ? &ended_ : nullptr};
        replicas_of_[node.id].push_back(static_cast<int>(replicas_.size()));
        replicas_.push_back(std::make_unique<engine::Replica>(
            std::move(config), std::move(build->parts.profile), std::move(build->parts.scheduler),
            std::move(build->cost), log));
    }
    return {};
}

Result<RunRecord> Simulation::run()
{
    if (run_.max_requests) table_.reserve(*run_.max_requests);
    if (reactive_) {
        serve_event_by_event();
    } else {
        serve_in_order_of_arrival();
        drain();
    }
    if (options_.stop.stop_requested()) return Error{.message = "cancelled"};
    return finish();
}

Source* Simulation::next_source()
{
    if (run_.max_requests && offered_ >= *run_.max_requests) return nullptr;
    Source* next = nullptr;
    TimeNs earliest = run_.until.value_or(kNever);
    for (Source& source : sources_) {
        const TimeNs at = source.requests->next_arrival();
        if (at < earliest) {
            earliest = at;
            next = &source;
        }
    }
    return next;
}

// The request that arrives next goes to its replica.
void Simulation::take(Source& source, TimeNs at)
{
    source.requests->take(request_);
    if (reactive_) origins_.push_back({static_cast<std::size_t>(&source - sources_.data()), request_.id});
    request_.class_index = source.class_of[request_.class_index];
    engine::Replica& replica = *replicas_[static_cast<std::size_t>(routing_->deal(source.dealer))];
    // Replicas know nothing of each other, and the dealer nothing of them: each needs to be brought forward
    // only when something arrives at it.
    if (!reactive_) replica.advance(at);
    replica.enqueue(request_, offered_++, at);
    last_event_ = std::max(last_event_, at);
}

bool Simulation::note_progress(TimeNs at)
{
    if (options_.stop.stop_requested()) return false;
    if (options_.progress) {
        double share = 0;
        if (run_.until) share = std::max(share, static_cast<double>(at) / static_cast<double>(*run_.until));
        if (run_.max_requests) {
            share = std::max(share, static_cast<double>(offered_) / static_cast<double>(*run_.max_requests));
        }
        options_.progress(std::min(share, 1.0));
    }
    return true;
}

constexpr std::int64_t kRequestsBetweenChecks = 1024;

void Simulation::serve_in_order_of_arrival()
{
    while (Source* source = next_source()) {
        const TimeNs at = source->requests->next_arrival();
        if (offered_ % kRequestsBetweenChecks == 0 && !note_progress(at)) return;
        take(*source, at);
    }
}

// What has arrived is served to its end, or until the clock stops; in slices, so that a cancel is seen.
void Simulation::drain()
{
    constexpr TimeNs slice = 100 * kSecond;
    for (const auto& replica : replicas_) {
        while (replica->next_step() < kNever) {
            const TimeNs from = replica->next_step();
            if (options_.stop.stop_requested()) return;
            replica->advance(from < kNever - slice ? from + slice : kNever);
        }
    }
}

// With sources that react to what ends, everything happens in the order of (time, kind): ends before arrivals
// before steps.
void Simulation::serve_event_by_event()
{
    const auto later = [](const engine::Ended& a, const engine::Ended& b) {
        return a.at != b.at ? a.at > b.at : a.index > b.index;
    };
    std::priority_queue<engine::Ended, std::vector<engine::Ended>, decltype(later)> pending(later);
    for (std::int64_t turn = 0;; ++turn) {
        for (const engine::Ended& ended : ended_)
            pending.push(ended);
        ended_.clear();

        Source* source = next_source();
        const TimeNs arrival = source != nullptr ? source->requests->next_arrival() : kNever;
        const TimeNs end = pending.empty() ? kNever : pending.top().at;
        engine::Replica* first = nullptr;
        TimeNs step = kNever;
        TimeNs second = kNever; // when the next other replica takes a step
        for (const auto& replica : replicas_) {
            const TimeNs at = replica->next_step();
            if (at < step) {
                second = step;
                step = at;
                first = replica.get();
            } else {
                second = std::min(second, at);
            }
        }
        const TimeNs now = std::min({arrival, end, step});
        if (now == kNever) return;
        if (turn % kRequestsBetweenChecks == 0 && !note_progress(now)) return;
        if (end <= now) {
            const engine::Ended ended = pending.top();
            pending.pop();
            deliver(ended);
        } else if (arrival <= now) {
            take(*source, arrival);
        } else {
            // An end at `end` may bring an arrival as early as that.
            first->advance_once(std::min({arrival, end, second}));
        }
    }
}

void Simulation::deliver(const engine::Ended& ended)
{
    const Origin& origin = origins_[static_cast<std::size_t>(ended.index)];
    table_.put(ended.index, ended.times);
    sources_[origin.source].requests->completed(origin.id, ended.times.outcome, ended.at);
}

RunRecord Simulation::finish()
{
    RunRecord record;
    record.seed = options_.seed;
    record.warm_up = run_.warm_up;
    record.classes = std::move(classes_);
    if (std::ranges::any_of(slos_, &engine::Slo::set)) record.slos = std::move(slos_);
    TimeNs end = std::max(last_event_, run_.until.value_or(0));
    for (const auto& replica : replicas_) {
        end = std::max(end, replica->last_step_end());
        record.drained = record.drained && replica->running() == 0 && replica->waiting() == 0;
    }
    if (!run_.drain && run_.until) end = *run_.until;
    record.end = end;
    record.window_end = run_.until.value_or(end);
    for (const auto& replica : replicas_) {
        record.replicas.push_back(replica->finish(end));
        record.fingerprint = hash_mix(record.fingerprint, record.replicas.back().fingerprint);
    }
    for (const engine::Ended& left : ended_) // what is still in flight
        table_.put(left.index, left.times);
    record.requests = table_.take_raw();
    record.bins = table_.take_bins();
    record.gaps = std::move(gaps_);
    record.notes = std::move(notes_);
    return record;
}

} // namespace

Result<RunRecord> simulate(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                           const Kinds& kinds, const SimulationOptions& options)
{
    Simulation simulation(scenario, run, kinds, options);
    Errors errors = simulation.build();
    if (!errors.empty()) return errors;
    return simulation.run();
}

scenario::NodeTypes node_types(const Kinds& kinds)
{
    std::vector<scenario::NodeType> types;
    for (const WorkloadKind& kind : kinds.workloads) {
        types.push_back({scenario::NodeKind::Workload, kind.text.id, kind.text.title, kind.text.description,
                         kind.parameters, kind.finite});
    }
    types.push_back({scenario::NodeKind::Client, "", "Client",
                     "Sends what a workload wants sent: with patience, retries, and a network before it.",
                     client_parameters()});
    types.push_back({scenario::NodeKind::Gateway, "", "Gateway",
                     "Lets requests through, has them wait, or rejects them, tenant by tenant.",
                     gateway_parameters()});
    types.push_back(
        {scenario::NodeKind::Router, "", "Router", "Deals requests to replicas.", router_parameters()});
    types.push_back({scenario::NodeKind::KvLink, "", "KV link",
                     "Carries the KV cache of prompts from the engines that compute them to those that "
                     "decode.",
                     kv_link_parameters()});
    for (const SchedulerKind& kind : kinds.schedulers) {
        std::vector<ParameterDescription> parameters = engine_parameters();
        parameters.insert(parameters.end(), kind.parameters.begin(), kind.parameters.end());
        types.push_back({scenario::NodeKind::Engine, kind.text.id, kind.text.title, kind.text.description,
                         std::move(parameters)});
    }
    for (const HardwareKind& kind : kinds.hardware) {
        types.push_back({scenario::NodeKind::Device, kind.text.id, kind.text.title, kind.text.description,
                         kind.parameters});
    }
    return scenario::NodeTypes(std::move(types));
}

} // namespace fulcrum::cluster
