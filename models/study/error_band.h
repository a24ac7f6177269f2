// SPDX-License-Identifier: GPL-3.0-or-later
// What the noise of measured layer tables means for the figures of a run (ErrorBand, study/figures.h).
#pragma once

#include "study/study.h"

#include <vector>

namespace fulcrum::study
{

// The widest of all replicas; 0: no step cost says how far it may be off.
double step_error(const cluster::RunRecord& record);

// "step times from measured tables are known to ± 3.1 %".
std::string step_error_note(double error);

// Of each result whose step times have an error: runs its first replication twice more, with all steps of its
// device nodes shorter and longer by one standard deviation (their parameter "error_band"), and sets
// ErrorBand::figures. Fails as the runs do; the results then stay as they were.
Errors add_error_bands(const scenario::Project& project, const cluster::Kinds& kinds,
                       const StudyOptions& options, std::vector<ScenarioResult>& results);

} // namespace fulcrum::study
