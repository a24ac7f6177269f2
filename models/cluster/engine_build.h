// SPDX-License-Identifier: GPL-3.0-or-later
// From an engine node and its device to the parts of a replica.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"

#include <memory>

namespace fulcrum::cluster
{

struct EngineBuild {
    cost::Deployment deployment;
    EngineParts parts; // scheduler and profile; the profile's limits are final
    std::unique_ptr<cost::StepCost> cost;
    cost::MemoryPlan memory;      // `blocks` as set by kv_blocks, where it is
    std::int64_t pool_blocks = 0; // what requests can use
};

// Fails with the position of the node at fault. `folder`: where relative paths of config.json files start.
Result<EngineBuild> build_engine(const scenario::Scenario& scenario, const scenario::Node& engine,
                                 const Kinds& kinds, const std::string& folder);

// Descriptions of what every engine node has beside its scheduler's parameters.
std::vector<ParameterDescription> engine_parameters();

} // namespace fulcrum::cluster
