// SPDX-License-Identifier: GPL-3.0-or-later
// The same levers in another situation: put into another scenario, after one of them is done, over another
// period.
#pragma once

#include "decision/lever.h"
#include "scenario/project.h"

#include <string>

namespace fulcrum::decision
{

// The scenario with a lever that is told for another one. Edits are made as they are; of a lever that is told
// by a scenario, what that sets otherwise than its own one goes to the nodes of the same kind and plugin, but
// for the number of replicas, which is a size of that system. A scenario that comes back as it was has
// nothing for the lever to change. Fails where it changes the nodes themselves and says so by a scenario.
Result<scenario::Scenario> carried_over(const Lever& lever, const scenario::Project& project,
                                        const scenario::Scenario& to, const scenario::NodeTypes& types);

// Whether no node differs in what is set.
bool same_nodes(const scenario::Scenario& a, const scenario::Scenario& b);

// The project with all levers tried on that scenario; those that cannot be are left as judged. Fails where
// there is none of that name, or no lever can be.
Result<scenario::Project> on_scenario(const scenario::Project& project, const std::string& name,
                                      const scenario::NodeTypes& types);

// The project with only the requests that arrive from `from` until `until` measured. Fails where nothing is
// left of the run.
Result<scenario::Project> in_period(const scenario::Project& project, TimeNs from, TimeNs until);

} // namespace fulcrum::decision
