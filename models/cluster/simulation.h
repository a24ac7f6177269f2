// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one scenario once. No global state: any number of simulations may run side by side.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "cluster/record.h"
#include "scenario/project.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace fulcrum::cluster
{

struct SimulationOptions {
    std::uint64_t seed = 1;
    std::int64_t longest_stretch = INT64_MAX; // decode steps taken at once; 1 is the reference
    std::int64_t most_raw_requests = engine::RequestTable::kMostRaw; // beyond: bins
    std::stop_token stop{};
    std::function<void(double)> progress{}; // called now and then with the share done, 0..1
};

// Fails where a part cannot be made (model does not fit, trace not readable) with the node's position.
// A stopped run returns an error with the message "cancelled".
Result<RunRecord> simulate(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                           const Kinds& kinds, const SimulationOptions& options);

// The node types that a project may use: the built-in ones, and one for each plugin kind.
scenario::NodeTypes node_types(const Kinds& kinds);

} // namespace fulcrum::cluster
