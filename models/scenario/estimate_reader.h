// SPDX-License-Identifier: GPL-3.0-or-later
// [[estimate]] and [[delivered]] of a project.
#pragma once

#include "base/interval.h"
#include "base/parameters.h"
#include "base/result.h"
#include "scenario/project.h"

#include <string_view>
#include <vector>

namespace toml
{
inline namespace v3
{
class table;
} // namespace v3
} // namespace toml

namespace fulcrum::scenario
{

// Faults are added to `errors`, and what is at fault is left out. Where the project has levers of its own, an
// estimate has to be of one of them.
std::vector<EstimateRecord> read_estimates(const toml::table& root, const std::vector<Lever>& levers,
                                           Errors& errors);
std::vector<DeliveredRecord> read_delivered(const toml::table& root, Errors& errors);

std::vector<ParameterDescription> estimate_keys();
std::vector<ParameterDescription> delivered_keys();

// Where an input may lie: -10 to 10 for an impact, 0 to 1 for a probability, 0 to 1,000 weeks.
Interval range_of(LeverInput input);

} // namespace fulcrum::scenario
