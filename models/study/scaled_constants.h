// SPDX-License-Identifier: GPL-3.0-or-later
// Constants of a scenario moved by factors: those that are only roughly known of a real system.
#pragma once

#include "cluster/kinds.h"
#include "scenario/project.h"

#include <string_view>

namespace fulcrum::study
{

// host_time and host_time_per_request of every engine. Where they are not set, what the engine supposes is
// moved, which takes `kinds` to know; without, such engines stay as they are.
void scale_host_times(scenario::Scenario& scenario, double factor, const cluster::Kinds* kinds);

// A number that a node has, given or by default; false: it has none of that name, or one that is not above 0.
bool scale_parameter(scenario::Node& node, std::string_view key, double factor);

} // namespace fulcrum::study
