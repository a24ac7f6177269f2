// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduled_changes.h"

#include "cluster/engine_build.h"
#include "cluster/path_parameters.h"

#include <algorithm>

namespace fulcrum::cluster
{

namespace
{

using scenario::Node;
using scenario::NodeKind;
using Action = scenario::Change::Action;

void take_values(Node& node, const Parameters& values)
{
    for (const auto& [key, value] : values)
        node.parameters.set(key, value);
}

template <class Item>
Item* find_by_id(std::vector<Item>& items, const std::string& id)
{
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

std::string words_of(const scenario::Change& change)
{
    if (!change.title.empty()) return change.title;
    switch (change.action) {
    case Action::Set:
        return change.node + " changes";
    case Action::Restart:
        return change.node + " restarts";
    case Action::Lose:
        return change.node + " is lost";
    case Action::Return:
        return change.node + " returns";
    }
    return change.node;
}

bool has_values(const scenario::Change& change)
{
    return change.set.begin() != change.set.end();
}

} // namespace

ScheduledChanges::ScheduledChanges(Pipeline& pipeline, const scenario::Scenario& scenario, const Kinds& kinds,
                                   std::string folder)
    : p_(pipeline), scenario_(scenario), kinds_(kinds), folder_(std::move(folder)), nodes_(scenario.nodes),
      lost_(pipeline.replicas.size(), 0)
{
    p_.closed.resize(p_.replicas.size(), 0);
    for (const int number : p_.engine_of)
        node_of_.push_back(*scenario_.find(p_.engines[static_cast<std::size_t>(number)].id));
}

const EngineNode* ScheduledChanges::engine(const std::string& id) const
{
    const auto found = std::ranges::find(p_.engines, id, &EngineNode::id);
    return found == p_.engines.end() ? nullptr : &*found;
}

Errors ScheduledChanges::check() const
{
    Errors errors;
    std::vector<Node> nodes = scenario_.nodes;
    std::vector<const Change*> in_time;
    for (const Change& change : scenario_.changes)
        in_time.push_back(&change);
    std::ranges::stable_sort(in_time, {}, [](const Change* change) { return change->at; });
    for (const Change* change : in_time) {
        Node* node = find_by_id(nodes, change->node);
        if (node == nullptr || node->kind != NodeKind::Engine || !has_values(*change)) continue;
        take_values(*node, change->set);
        const Result<EngineBuild> built = build_engine(scenario_, *node, kinds_, folder_);
        if (built) continue;
        for (Error error : built.errors()) {
            error.message = "after a change: " + error.message;
            error.at = change->where;
            errors.push_back(std::move(error));
        }
    }
    return errors;
}

void ScheduledChanges::schedule(EventLoop& loop)
{
    loop_ = &loop;
    for (const Change& change : scenario_.changes)
        loop.schedule(change.at, [this, &change](TimeNs now) { begin(change, now); });
}

void ScheduledChanges::mark(Mark::Kind kind, const Change& change, TimeNs now)
{
    marks_.push_back({now, kind, change.node, words_of(change)});
}

void ScheduledChanges::begin(const Change& change, TimeNs now)
{
    if (change.action == Action::Set) {
        mark(Mark::Kind::Change, change, now);
        set(change, now);
        return;
    }
    const EngineNode* node = engine(change.node);
    if (node == nullptr) return;
    if (change.action == Action::Restart) begin_rollout(change, *node, now);
    if (change.action == Action::Lose) lose(change, *node, now);
    if (change.action == Action::Return) bring_back(change, *node, now);
}

void ScheduledChanges::set(const Change& change, TimeNs now)
{
    Node* node = find_by_id(nodes_, change.node);
    if (node == nullptr) return;
    const Parameters before = node->parameters;
    take_values(*node, change.set);
    if (ClientNode* client = find_by_id(p_.clients, change.node)) {
        client->client.change(read_client(node->parameters));
    } else if (GatewayNode* gateway = find_by_id(p_.gateways, change.node)) {
        gateway->gateway.change(read_gateway(node->parameters));
    } else if (node->kind == NodeKind::Router) {
        if (DealerNode* dealer = find_by_id(p_.dealers, change.node))
            dealer->dealer.change(read_router(node->parameters));
    } else if (node->kind == NodeKind::Workload) {
        set_source(change, node->parameters, now);
    }
}

void ScheduledChanges::set_source(const Change& change, const Parameters& values, TimeNs now)
{
    SourceNode* source = find_by_id(p_.sources, change.node);
    if (source == nullptr) return;
    for (Error error : source->requests->change(values, now)) {
        error.message = change.node + ": " + error.message;
        error.at = change.where;
        errors_.push_back(std::move(error));
    }
}

std::vector<int> ScheduledChanges::first_replicas(const Change& change, const EngineNode& engine) const
{
    std::vector<int> replicas = engine.replicas;
    if (change.count && *change.count < static_cast<std::int64_t>(replicas.size()))
        replicas.resize(static_cast<std::size_t>(*change.count));
    return replicas;
}

TimeNs ScheduledChanges::downtime_of(const Change& change, int number) const
{
    if (change.downtime) return *change.downtime;
    return from_seconds(node_of_[static_cast<std::size_t>(number)].parameters.real("restart_time"));
}

void ScheduledChanges::lose(const Change& change, const EngineNode& node, TimeNs now)
{
    mark(Mark::Kind::Loss, change, now);
    for (const int number : first_replicas(change, node)) {
        replica(number).take_down(now, change.downtime ? now + *change.downtime : kNever);
        lost_[static_cast<std::size_t>(number)] = change.downtime ? 0 : 1;
    }
}

void ScheduledChanges::bring_back(const Change& change, const EngineNode& node, TimeNs now)
{
    mark(Mark::Kind::Return, change, now);
    std::int64_t left = change.count.value_or(static_cast<std::int64_t>(node.replicas.size()));
    for (const int number : node.replicas) {
        char& lost = lost_[static_cast<std::size_t>(number)];
        if (lost == 0 || left-- <= 0) continue;
        lost = 0;
        const TimeNs back = now + downtime_of(change, number);
        loop_->schedule(back, [this, number](TimeNs at) { replica(number).start(at); });
    }
}

void ScheduledChanges::begin_rollout(const Change& change, const EngineNode& node, TimeNs now)
{
    mark(Mark::Kind::Restart, change, now);
    auto rollout = std::make_shared<Rollout>();
    rollout->change = &change;
    rollout->engine = &node;
    rollout->pending = first_replicas(change, node);
    // What is lost has no machine to start on; when it returns it is as it was.
    std::erase_if(rollout->pending,
                  [this](int number) { return lost_[static_cast<std::size_t>(number)] != 0; });
    std::ranges::reverse(rollout->pending);
    go_on(rollout, now);
}

void ScheduledChanges::go_on(const std::shared_ptr<Rollout>& rollout, TimeNs now)
{
    while (rollout->away < rollout->change->at_once && !rollout->pending.empty()) {
        const int number = rollout->pending.back();
        rollout->pending.pop_back();
        ++rollout->away;
        ++p_.closed[static_cast<std::size_t>(number)];
        drain(rollout, number, now + rollout->change->drain_time, now);
    }
    if (rollout->away > 0) return;
    Mark done{now, Mark::Kind::Return, rollout->change->node, {}};
    done.title = words_of(*rollout->change) + ": done";
    marks_.push_back(std::move(done));
}

// A closed replica gets nothing more and serves what it has, until the deadline.
void ScheduledChanges::drain(const std::shared_ptr<Rollout>& rollout, int number, TimeNs deadline, TimeNs now)
{
    // KV that is still to be fetched, or has room set aside for it, is work too.
    const bool idle =
        replica(number).running() == 0 && replica(number).waiting() == 0 && replica(number).kv_usage() == 0;
    // What a step under way ends has left already.
    const bool quiet = idle && replica(number).last_step_end() <= now;
    if (quiet || now >= deadline) {
        stop(rollout, number, now);
        return;
    }
    loop_->schedule(std::min(deadline, now + kLookAgain),
                    [this, rollout, number, deadline](TimeNs at) { drain(rollout, number, deadline, at); });
}

void ScheduledChanges::stop(const std::shared_ptr<Rollout>& rollout, int number, TimeNs now)
{
    const Change& change = *rollout->change;
    if (lost_[static_cast<std::size_t>(number)] != 0) { // meanwhile
        --p_.closed[static_cast<std::size_t>(number)];
        --rollout->away;
        go_on(rollout, now);
        return;
    }
    if (change.requeue) loop_->send_elsewhere(number, now);
    const TimeNs back = now + downtime_of(change, number);
    std::unique_ptr<engine::Replica::Parts> parts;
    if (has_values(change)) {
        Node changed = node_of(number);
        take_values(changed, change.set);
        if (Result<EngineBuild> built = build_engine(scenario_, changed, kinds_, folder_)) {
            const std::vector<int>& all = rollout->engine->replicas;
            engine::Replica::Config config = replica(number).config();
            configure(config, *built, std::ranges::find(all, number) - all.begin());
            p_.engines[static_cast<std::size_t>(p_.engine_of[static_cast<std::size_t>(number)])].deployment =
                built->deployment; // what its KV takes on a link
            parts = parts_of(std::move(*built));
            parts->config = std::move(config);
            node_of(number) = std::move(changed);
        } else {
            for (const Error& error : built.errors())
                errors_.push_back(error);
        }
    }
    replica(number).take_down(now, back, std::move(parts));
    loop_->schedule(back, [this, rollout, number](TimeNs at) {
        --p_.closed[static_cast<std::size_t>(number)];
        --rollout->away;
        go_on(rollout, at);
    });
}

} // namespace fulcrum::cluster
