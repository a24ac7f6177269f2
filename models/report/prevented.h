// SPDX-License-Identifier: GPL-3.0-or-later
// The gates that would have caught it, run for a report: the canary gate and the template lint.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "prevention/gate.h"
#include "prevention/lint.h"
#include "prevention/lint_cost.h"
#include "scenario/prevention_reader.h"
#include "scenario/project.h"
#include "study/study.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::report
{

struct Prevented {
    scenario::PreventionFiles files;               // what it was made from
    std::optional<prevention::GateResult> gate;    // nullopt: no versions were compared
    std::vector<prevention::LintedFile> templates; // names without folders
    std::optional<prevention::FieldCost> cost;     // of the first field that fails, simulated
    std::optional<prevention::LintField> costly;   // that field
    int cost_replications = 0;
    std::vector<std::string> missing; // what could not be had, and why, as sentences
};

// The first fault as a reader of a report sees it: with its place, without folders. "" for none.
std::string first_fault(const Errors& errors);

// Names start at the project's folder. What a field costs is simulated in the project; where it cannot be,
// the reason is left out. Fails with "cancelled" where it was stopped.
Result<Prevented> run_prevention(const scenario::Project& project, const scenario::PreventionFiles& files,
                                 const cluster::Kinds& kinds, const study::StudyOptions& study);

} // namespace fulcrum::report
