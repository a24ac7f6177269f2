// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a run shows what its project expects.
#pragma once

#include "base/result.h"
#include "scenario/project.h"
#include "study/figures.h"

#include <string>
#include <vector>

namespace fulcrum::study
{

struct ExpectationCheck {
    scenario::Expectation expectation;
    Figure figure; // of the scenario; with relative_to its ratio to the other
    bool holds = false;
    std::string text; // "observed: itl_s.p99 of chat is 0.281, expected at least 0.25 and at most 0.3"
};

// Checks those whose scenarios are among `figures`; the others are left out. A figure that is hidden or
// unknown fails every bound that it cannot be seen to keep. Fails for a class that no scenario has.
Result<std::vector<ExpectationCheck>> check_expectations(const scenario::Project& project,
                                                         const std::string& file,
                                                         const std::vector<ScenarioFigures>& figures);

} // namespace fulcrum::study
