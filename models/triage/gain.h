// SPDX-License-Identifier: GPL-3.0-or-later
// What undoing a mechanism brings, of the observed figure that it has made worst.
#pragma once

#include "base/interval.h"
#include "triage/fit.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::triage
{

// What undoing the mechanism, or its remedy, brings: of the observed figure that it moves most.
struct Gain {
    std::string figure;
    double with_fault = 0;
    double with_fix = 0;
    Interval ratio; // with_fix / with_fault, 95 % over replications with the same draws
};

// The observed figure that has become worse most, in deviations of the model's error: of those that users
// feel; where none of them has surely, of cost, throughput, queues and faults; else of all. Where none has,
// the one that has moved most. nullptr: nothing was observed.
const Term* moved_most(const Fit& fit);

// Between runs with the same draws, of that figure; a figure that did not occur counts as the window's
// length.
std::optional<Gain> gain_between(const Fit& fit, const std::vector<ScrapePointer>& faulty,
                                 const std::vector<ScrapePointer>& fixed);
Gain gain_of(const evidence::FigureId& figure, const std::vector<ScrapePointer>& faulty,
             const std::vector<ScrapePointer>& fixed, double window_s);

// That was simulated nearest to a severity; nullptr: the trial has none.
const Arm* nearest_arm(const Trial& trial, double severity);

} // namespace fulcrum::triage
