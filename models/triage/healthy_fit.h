// SPDX-License-Identifier: GPL-3.0-or-later
// The healthy scenario, brought as near as it will go to what was measured when all was well.
//
// What is only roughly known of a real system is moved: what kernels reach of the device, the host's time a
// step, how much the lengths of requests vary. How far a fault moves a figure depends on them: a batch that
// is nearly full fills up long before one that is half empty.
#pragma once

#include "triage/evidence_terms.h"
#include "triage/runs.h"

#include <string>
#include <vector>

namespace fulcrum::triage
{

struct HealthyFit {
    scenario::Scenario scenario;
    std::vector<std::string> changes; // "host time x 1.3"; empty: nothing was moved
    int figures = 0;                  // from before, that it was compared with
    double far_before = 0; // root mean square of the deviations, in standard deviations of what is uncertain
    double far_after = 0;
};

// Least squares of the deviations, those that are far off counting less (Student's t with 5 degrees of
// freedom), each constant held near what it was by how well it is known. Gauss and Newton's method on runs
// with the same draws. Nothing is moved where there are fewer than four figures from before, or they agree
// already. Fails where it was stopped.
Result<HealthyFit> fit_healthy(const scenario::Scenario& base, const std::vector<Term>& terms,
                               double window_s, const cluster::Kinds& kinds, Runs& runs);

} // namespace fulcrum::triage
