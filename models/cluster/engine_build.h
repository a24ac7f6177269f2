// SPDX-License-Identifier: GPL-3.0-or-later
// From an engine node and its device to the parts of a replica.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "engine/replica.h"
#include "scenario/project.h"

#include <memory>

namespace fulcrum::cluster
{

// What happens to an engine's replicas by themselves.
struct EngineLife {
    std::int64_t slow_replicas = 0; // the first ones: their GPU takes `slowdown` times as long
    double slowdown = 1;
    TimeNs pause_every = kNever; // the host stands still,
    TimeNs pause_time = 0;       // so long
    TimeNs compile_time = 0;     // of the first step of each shape
    TimeNs restart_time = 60 * kSecond;
};

struct EngineBuild {
    cost::Deployment deployment;
    EngineParts parts;                       // scheduler and profile; the profile's limits are final
    std::shared_ptr<cost::StepCost> cost;    // pure: replicas of one node share it, and what it remembers
    std::shared_ptr<cost::StepCost> draft;   // of the model that drafts; null: none does
    cost::MemoryPlan memory;                 // `blocks` as set by kv_blocks, where it is
    std::int64_t pool_blocks = 0;            // what requests can use
    std::int64_t headroom_bytes = INT64_MAX; // of a GPU, for what a step needs beside weights and KV
    EngineLife life;
};

// Fails with the position of the node at fault. `folder`: where relative paths of config.json files start.
Result<EngineBuild> build_engine(const scenario::Scenario& scenario, const scenario::Node& engine,
                                 const Kinds& kinds, const std::string& folder);

// What the build says of its `copy`-th replica, from 0 on.
void configure(engine::Replica::Config& config, const EngineBuild& build, std::int64_t copy);

// What a replica runs with from its next start on.
std::unique_ptr<engine::Replica::Parts> parts_of(EngineBuild build);

// Descriptions of what every engine node has beside its scheduler's parameters.
std::vector<ParameterDescription> engine_parameters();

} // namespace fulcrum::cluster
