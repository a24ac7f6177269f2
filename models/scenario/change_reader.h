// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to nodes while a scenario runs: [[scenario.change]]. Include in .cpp files only.
#pragma once

#include "scenario/project.h"
#include "scenario/table_reader.h"

namespace fulcrum::scenario
{

// Reads one. nullopt: it names no node of the scenario, or says nothing that could be done to it. Faults are
// added to `errors`; of values to set, those that are right are kept.
std::optional<Change> read_change(const toml::table& table, const Scenario& scenario, const NodeTypes& types,
                                  Errors& errors);

// Faults of changes that lie behind the end of the arrivals, in the order of the scenarios; of one that is
// taken over from another scenario only once.
Errors late_changes(const Project& project);

} // namespace fulcrum::scenario
