// SPDX-License-Identifier: GPL-3.0-or-later
// Two actions that went on together, told apart by replaying neither, each, and both with the same random
// draws (a 2 x 2 factorial; MODEL 11, seed 002).
#pragma once

#include "base/interval.h"
#include "cluster/kinds.h"
#include "scenario/project.h"
#include "study/study.h"

#include <array>
#include <string>
#include <vector>

namespace fulcrum::evidence
{

// A figure of the JSON of `simulate`.
struct ReplayMetric {
    std::string metric;   // "ttft_s.p95"
    std::string of_class; // "" for all
};

struct ReplayEffects {
    ReplayMetric metric;
    // neither, A only, B only, both: means over the replications. A figure that is hidden or unknown in any
    // of them gives no effects; `why` says so.
    std::array<Interval, 4> figures;
    Interval a;           // A only - neither, paired by replication, 95 %
    Interval b;           // B only - neither
    Interval both;        // both - neither
    Interval interaction; // both - A - B + neither
    bool known = false;
    bool separated = false; // the intervals tell for each action whether it changes the figure alone
    std::string why;
    std::string text; // what that means, as a sentence
};

struct Replay {
    std::string neither, a, b; // names of scenarios
    int replications = 0;
    std::vector<ReplayEffects> effects;
};

// The scenario in which both happen: what each of the two changes in `neither`, parameters and changes over
// time. Fails where they change the same parameter in different ways, or differ in nodes or links.
Result<scenario::Scenario> both_of(const scenario::Scenario& neither, const scenario::Scenario& a,
                                   const scenario::Scenario& b);

// Runs the four. At least two replications, for the intervals. Fails for unknown scenarios, metrics and
// classes, and as study::run_project does.
Result<Replay> replay(const scenario::Project& project, const std::string& neither, const std::string& a,
                      const std::string& b, const std::vector<ReplayMetric>& metrics,
                      const cluster::Kinds& kinds, study::StudyOptions options);

} // namespace fulcrum::evidence
