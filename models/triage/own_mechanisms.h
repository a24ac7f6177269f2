// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms that a project adds to the catalogue: slips of the pen in them would quietly be another
// mechanism, or none.
#pragma once

#include "scenario/project.h"

#include <string>
#include <vector>

namespace fulcrum::triage
{

// Whether it is a project's, and not the catalogue's.
bool is_own(const scenario::Mechanism& mechanism);

// Parameters in the edits of the project's own mechanisms that no node of the kind has, with the place of the
// mechanism and the nearest known name.
Errors unknown_parameters(const scenario::Project& project, const scenario::NodeTypes& types);

// Values in them that the parameter's range does not allow, so that the nearest allowed one is simulated, as
// sentences.
std::vector<std::string> values_out_of_range(const scenario::Project& project,
                                             const scenario::NodeTypes& types);

} // namespace fulcrum::triage
