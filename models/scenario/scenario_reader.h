// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios of a project: nodes, links, what they take over and what they change. Include in .cpp files only.
#pragma once

#include "scenario/project.h"
#include "scenario/table_reader.h"

namespace fulcrum::scenario
{

// All scenarios that have a name of their own, in the order of the text. Faults are added to `errors`.
std::vector<Scenario> read_scenarios(const toml::table& root, const NodeTypes& types, Errors& errors);

// Whether text may be a node's id: letters, digits, '_' and '-', so that it needs no quotes in `set`.
bool is_id(std::string_view text);

} // namespace fulcrum::scenario
