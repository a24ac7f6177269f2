// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario that a command is about.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <string>

namespace fulcrum::app::cli
{

// By name; without one triage's base, else the first. Fails for a name that is none, with the nearest one.
Result<const scenario::Scenario*> oneScenario(const scenario::Project& project, const std::string& name);

} // namespace fulcrum::app::cli
