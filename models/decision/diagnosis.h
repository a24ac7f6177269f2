// SPDX-License-Identifier: GPL-3.0-or-later
// What triage says, for the ranking: how likely each lever's mechanism is, and a scenario that has the fault.
#pragma once

#include "decision/lever.h"
#include "scenario/project.h"
#include "triage/triage.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// A mechanism that was fitted.
struct Fault {
    scenario::Mechanism mechanism;
    double probability = 0;
    double severity = 0;         // that fits best
    scenario::Scenario scenario; // the healthy one with it
};

struct Diagnosis {
    std::vector<Fault> faults;             // by falling probability
    std::string verdict;                   // of triage: an id, or "cannot tell"
    std::vector<std::string> impossible{}; // mechanisms that the healthy scenario has no place for

    // Those that a lever helps against: its own mechanism, and those whose `levers` name it.
    std::vector<const Fault*> faults_of(const scenario::Lever& lever) const;
    // That one of them is right; 0 where its own mechanism is impossible. Nothing: triage knows none for this
    // lever.
    std::optional<double> probability_of(const scenario::Lever& lever) const;
};

// Whether triage can be asked: the project has a healthy scenario and observations.
bool can_diagnose(const scenario::Project& project);

// Runs triage. Fails as it does.
Result<Diagnosis> diagnose(const scenario::Project& project, const cluster::Kinds& kinds,
                           const triage::Options& options);

// From what was explored already.
Diagnosis diagnosis_of(const triage::Simulated& simulated, const triage::Verdict& verdict);

// By lever id: what DecideOptions::diagnosis takes.
std::map<std::string, double> probabilities_for(const std::vector<scenario::Lever>& levers,
                                                const Diagnosis& diagnosis);

// The project with the faulty scenarios in it and its levers (the catalogue's where it has none) standing on
// them where they name no scenario: a lever on the healthy scenario with the likeliest mechanism that it
// helps against, at the severity that fits, or where triage knows none, with the leading one. Without edits
// of its own, the first lever that a mechanism names is played by that mechanism's remedy, a rollback by the
// healthy scenario, and a replica that is taken out by the faulty one without it; others, and those whose
// edits do not apply, stay as they are. The metric is then, where the lever has none, that of the
// first observation with a value before and after, and the target the value before.
scenario::Project standing_on(const scenario::Project& project, const Diagnosis& diagnosis,
                              const scenario::NodeTypes& types);

} // namespace fulcrum::decision
