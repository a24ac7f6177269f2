// SPDX-License-Identifier: GPL-3.0-or-later
// Levers from TOML: those of the catalogue, and [[lever]] of a project.
#pragma once

#include "base/result.h"
#include "scenario/lever.h"

#include <string>
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

// All [[lever]]s of a text. Fails with every fault and its place.
Result<std::vector<Lever>> read_levers(std::string_view text, const std::string& file);

// Those of a table that is read already. What is at fault is left out, and the faults are added to `errors`.
std::vector<Lever> read_levers(const toml::table& root, Errors& errors);

DecisionSettings read_decision(const toml::table& root, Errors& errors);

// Descriptions of the keys of [[lever]] and of [decision].
std::vector<ParameterDescription> lever_keys();
std::vector<ParameterDescription> decision_keys();

} // namespace fulcrum::scenario
