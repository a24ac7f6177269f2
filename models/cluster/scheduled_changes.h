// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out what a scenario has happen to its nodes while it runs: [[scenario.change]].
#pragma once

#include "cluster/event_loop.h"
#include "cluster/kinds.h"
#include "cluster/pipeline.h"
#include "cluster/record.h"
#include "scenario/project.h"

#include <memory>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

class ScheduledChanges
{
public:
    // Keeps references to all of them.
    ScheduledChanges(Pipeline& pipeline, const scenario::Scenario& scenario, const Kinds& kinds,
                     std::string folder);

    // Whether every engine can be built with the values that it will have. Faults carry the position of the
    // change.
    Errors check() const;

    void schedule(EventLoop& loop);

    // What went wrong on the way: a workload that cannot change in such a way.
    const Errors& errors() const { return errors_; }
    std::vector<Mark> take_marks() { return std::move(marks_); }

private:
    using Change = scenario::Change;

    // Replicas that restart, a few at a time.
    struct Rollout {
        const Change* change = nullptr;
        const EngineNode* engine = nullptr;
        std::vector<int> pending; // the last one is next
        std::int64_t away = 0;
    };

    void begin(const Change& change, TimeNs now);
    void set(const Change& change, TimeNs now);
    void set_source(const Change& change, const Parameters& values, TimeNs now);
    void lose(const Change& change, const EngineNode& engine, TimeNs now);
    void bring_back(const Change& change, const EngineNode& engine, TimeNs now);
    void begin_rollout(const Change& change, const EngineNode& engine, TimeNs now);
    void go_on(const std::shared_ptr<Rollout>& rollout, TimeNs now);
    void drain(const std::shared_ptr<Rollout>& rollout, int replica, TimeNs deadline, TimeNs now);
    void stop(const std::shared_ptr<Rollout>& rollout, int replica, TimeNs now);
    void mark(Mark::Kind kind, const Change& change, TimeNs now);

    const EngineNode* engine(const std::string& id) const;
    std::vector<int> first_replicas(const Change& change, const EngineNode& engine) const;
    TimeNs downtime_of(const Change& change, int replica) const;
    engine::Replica& replica(int number) { return *p_.replicas[static_cast<std::size_t>(number)]; }
    scenario::Node& node_of(int replica) { return node_of_[static_cast<std::size_t>(replica)]; }

    Pipeline& p_;
    const scenario::Scenario& scenario_;
    const Kinds& kinds_;
    std::string folder_;
    EventLoop* loop_ = nullptr;
    std::vector<scenario::Node> nodes_;   // the scenario's, with the values that they have by now
    std::vector<scenario::Node> node_of_; // the engine node of each replica: a deploy may reach only some
    std::vector<char> lost_;              // by replica
    std::vector<Mark> marks_;
    Errors errors_;
};

} // namespace fulcrum::cluster
