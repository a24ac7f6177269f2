// SPDX-License-Identifier: GPL-3.0-or-later
// The measured series above the notebook's lanes: those that its records are about.
#pragma once

#include "evidence/measured_rows.h"
#include "scenario/project.h"
#include "study/study.h"

namespace fulcrum::app
{

inline constexpr std::size_t kMostStrips = 3;

// Metrics of observations, predictions and falsifiers first, in their order; then what else was measured.
// Where nothing was measured, the run of the scenario that the notebook is judged by stands in, on the clock
// of the run.
TimelineData notebookStrips(const scenario::Project& project, const std::vector<Evidence>& files,
                            const std::vector<study::ScenarioResult>& results);

} // namespace fulcrum::app
