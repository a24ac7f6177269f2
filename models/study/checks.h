// SPDX-License-Identifier: GPL-3.0-or-later
// What arithmetic says about a scenario before anything is run.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"

#include <string>
#include <vector>

namespace fulcrum::study
{

struct Check {
    std::string scenario; // "" for the file as a whole
    std::string id;       // "structure", "memory", "workload", "prefix", "block", "load", "graphs", "gap"
    std::string node;     // the engine or workload it is about; may be empty
    bool holds = true;
    std::string text;   // the finding with its arithmetic, as a sentence
    Errors errors;      // where it does not hold because something cannot be made
    double load = 0;    // "load": requests offered over the most that can be served, a lower bound
    std::string hint{}; // what to do where it does not hold; may be empty
    Position at{};      // of the node
};

// For each engine whether model, KV pool and longest request fit the device's memory; for each engine that is
// fed by sources which do not wait for answers, a lower bound of its load, whether its decode batch stays
// within the captured CUDA graphs, and how long its answers stand still beside the longest prompts; for each
// workload whether its prompts' layout keeps what it shares out of an engine's prefix cache. Engines behind a
// KV link are offered what the engines before it compute.
std::vector<Check> arithmetic_checks(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                     const cluster::Kinds& kinds);

} // namespace fulcrum::study
