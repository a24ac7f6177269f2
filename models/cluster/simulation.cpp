// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/simulation.h"

#include "base/append.h"
#include "base/hash.h"
#include "cluster/engine_build.h"
#include "cluster/event_loop.h"
#include "cluster/path_parameters.h"
#include "cluster/pipeline.h"
#include "cluster/scheduled_changes.h"

#include <algorithm>
#include <memory>

namespace fulcrum::cluster
{

namespace
{

void add_crash_marks(RunRecord& record)
{
    const std::size_t before = record.marks.size();
    for (const ReplicaRecord& replica : record.replicas) {
        for (const engine::Crash& crash : replica.crash_times) {
            const char* what =
                crash.reason == engine::Crash::Reason::Kv
                    ? ": a crash, as the KV cache outgrew the memory"
                    : ": a crash, as a step needed more memory than is left beside the KV pool";
            record.marks.push_back({crash.at, Mark::Kind::Crash, replica.node, replica.node + what});
        }
    }
    if (record.marks.size() > before) std::ranges::stable_sort(record.marks, {}, &Mark::at);
}

// A run in the making. Its pipeline is built, then `run` serves requests until there are no more.
class Simulation
{
public:
    Simulation(const scenario::Scenario& scenario, const scenario::RunSettings& run, const Kinds& kinds,
               const SimulationOptions& options)
        : scenario_(scenario), run_(run), kinds_(kinds), options_(options)
    {
        pipeline_.table =
            engine::RequestTable(run.warm_up, run.until.value_or(kNever), options.most_raw_requests);
    }

    Errors build();
    Result<RunRecord> run();

private:
    SourceNode* next_source(); // with the earliest arrival that still counts; nullptr: none
    void take(SourceNode& source, TimeNs at);
    int deal(const SourceNode& source, TimeNs at);
    void serve_in_order_of_arrival();
    void serve_event_by_event();
    void drain();
    bool note_progress(TimeNs at, std::int64_t offered);
    RunRecord finish();

    const scenario::Scenario& scenario_;
    const scenario::RunSettings& run_;
    const Kinds& kinds_;
    const SimulationOptions& options_;

    Pipeline pipeline_;
    std::unique_ptr<EventLoop> loop_;           // only where ends concern anybody
    std::unique_ptr<ScheduledChanges> changes_; // only where there are any
    engine::Request request_;                   // scratch, kept for its capacity
    std::int64_t offered_ = 0;
    TimeNs last_event_ = 0;
    std::vector<Outstanding> no_loads_;
};

Errors Simulation::build()
{
    Errors errors = build_pipeline(pipeline_, scenario_, run_, kinds_,
                                   {.seed = options_.seed,
                                    .longest_stretch = options_.longest_stretch,
                                    .watched = !scenario_.changes.empty()});
    if (!errors.empty() || scenario_.changes.empty()) return errors;
    changes_ = std::make_unique<ScheduledChanges>(pipeline_, scenario_, kinds_, run_.folder);
    return changes_->check();
}

Result<RunRecord> Simulation::run()
{
    if (run_.max_requests) pipeline_.table.reserve(*run_.max_requests);
    if (pipeline_.watched) {
        serve_event_by_event();
    } else {
        serve_in_order_of_arrival();
        drain();
    }
    if (options_.stop.stop_requested()) return Error{.message = "cancelled"};
    if (changes_ && !changes_->errors().empty()) return changes_->errors();
    return finish();
}

SourceNode* Simulation::next_source()
{
    if (run_.max_requests && offered_ >= *run_.max_requests) return nullptr;
    SourceNode* next = nullptr;
    TimeNs earliest = run_.until.value_or(kNever);
    for (SourceNode& source : pipeline_.sources) {
        const TimeNs at = source.requests->next_arrival();
        if (at < earliest) {
            earliest = at;
            next = &source;
        }
    }
    return next;
}

// Replicas know nothing of each other, and the dealer nothing of what they do: each needs to be brought
// forward only when something arrives at it.
int Simulation::deal(const SourceNode& source, TimeNs at)
{
    Dealer& dealer = pipeline_.dealers[static_cast<std::size_t>(source.dealer)].dealer;
    const auto is_up = [&](int each) {
        engine::Replica& replica = *pipeline_.replicas[static_cast<std::size_t>(each)];
        replica.advance(at);
        return !replica.down(at);
    };
    if (dealer.settings().policy != DealerSettings::Policy::RoundRobin) {
        const int chosen = dealer.deal(request_, {offered_, 0}, at, no_loads_, is_up);
        return chosen == Dealer::kNobody ? dealer.replicas().front() : chosen; // that turns it away
    }
    for (std::size_t tried = 0; tried < dealer.replicas().size(); ++tried) {
        const int next = dealer.deal_in_turn();
        if (is_up(next)) return next;
    }
    return dealer.replicas().front(); // it turns the request away, which is nobody's turn
}

// The request that arrives next goes to its replica.
void Simulation::take(SourceNode& source, TimeNs at)
{
    source.requests->take(request_);
    request_.class_index = source.class_of[request_.class_index];
    const int chosen = deal(source, at);
    engine::RequestTimes so_far; // nothing stands between its source and the engine
    so_far.reached = so_far.admitted = at;
    pipeline_.replicas[static_cast<std::size_t>(chosen)]->enqueue(request_, offered_++, at, so_far);
    last_event_ = std::max(last_event_, at);
}

bool Simulation::note_progress(TimeNs at, std::int64_t offered)
{
    if (options_.stop.stop_requested()) return false;
    if (options_.progress) {
        double share = 0;
        if (run_.until) share = std::max(share, static_cast<double>(at) / static_cast<double>(*run_.until));
        if (run_.max_requests) {
            share = std::max(share, static_cast<double>(offered) / static_cast<double>(*run_.max_requests));
        }
        options_.progress(std::min(share, 1.0));
    }
    return true;
}

constexpr std::int64_t kRequestsBetweenChecks = 1024;

void Simulation::serve_in_order_of_arrival()
{
    while (SourceNode* source = next_source()) {
        const TimeNs at = source->requests->next_arrival();
        if (offered_ % kRequestsBetweenChecks == 0 && !note_progress(at, offered_)) return;
        take(*source, at);
    }
}

// What has arrived is served to its end, or until the clock stops; in slices, so that a cancel is seen.
void Simulation::drain()
{
    constexpr TimeNs slice = 100 * kSecond;
    for (const auto& replica : pipeline_.replicas) {
        while (replica->next_step() < kNever) {
            const TimeNs from = replica->next_step();
            if (options_.stop.stop_requested()) return;
            replica->advance(from < kNever - slice ? from + slice : kNever);
        }
    }
}

void Simulation::serve_event_by_event()
{
    LoopLimits limits;
    limits.until = run_.until.value_or(kNever);
    limits.stop_at = !run_.drain && run_.until ? *run_.until : kNever;
    limits.max_requests = run_.max_requests.value_or(INT64_MAX);
    loop_ = std::make_unique<EventLoop>(pipeline_, limits,
                                        [this](TimeNs at) { return note_progress(at, loop_->offered()); });
    if (changes_) changes_->schedule(*loop_);
    loop_->run();
}

RunRecord Simulation::finish()
{
    RunRecord record;
    record.seed = options_.seed;
    record.warm_up = run_.warm_up;
    record.classes = std::move(pipeline_.classes);
    if (std::ranges::any_of(pipeline_.slos, &engine::Slo::set)) record.slos = std::move(pipeline_.slos);
    TimeNs end = std::max(loop_ ? loop_->last_event() : last_event_, run_.until.value_or(0));
    for (const auto& replica : pipeline_.replicas) {
        end = std::max(end, replica->last_step_end());
        record.drained = record.drained && replica->running() == 0 && replica->waiting() == 0;
    }
    if (!run_.drain && run_.until) end = *run_.until;
    record.end = end;
    record.window_end = run_.until.value_or(end);
    for (const auto& replica : pipeline_.replicas) {
        record.replicas.push_back(replica->finish(end));
        record.fingerprint = hash_mix(record.fingerprint, record.replicas.back().fingerprint);
    }
    if (loop_) {
        loop_->finish(end);
        record.drained = record.drained && loop_->drained();
    }
    for (ClientNode& node : pipeline_.clients)
        record.clients.push_back(std::move(node.record));
    for (GatewayNode& node : pipeline_.gateways)
        record.gateways.push_back(std::move(node.record));
    for (KvLinkNode& node : pipeline_.kv_links)
        record.kv_links.push_back(std::move(node.record));
    record.requests = pipeline_.table.take_raw();
    record.bins = pipeline_.table.take_bins();
    record.gaps = std::move(pipeline_.gaps);
    if (!pipeline_.client_gaps.empty()) {
        record.engine_gaps = std::move(record.gaps);
        record.gaps = std::move(pipeline_.client_gaps);
    }
    if (changes_) record.marks = changes_->take_marks();
    add_crash_marks(record);
    record.notes = std::move(pipeline_.notes);
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
        append(parameters, kind.parameters);
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
