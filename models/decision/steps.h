// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking after each step of a plan: what the others still bring once the first is done.
#pragma once

#include "decision/impact.h"
#include "decision/ranking.h"

#include <string>
#include <vector>

namespace fulcrum::decision
{

// One of those that are left, when some are done.
struct Remaining {
    std::size_t lever = 0;
    double mean = 0;        // expected value now
    double mean_before = 0; // with nothing done
    bool simulated = false; // its impact was simulated beside what is done
    std::string why{};      // on what this rests, as a sentence
};

struct PlanStep {
    std::size_t lever = 0; // done in this step: the one that led
    double mean = 0;
    std::vector<Remaining> left; // after it, by falling expected value
};

// Does the leader, ranks the others anew, and so on while there is one that is worth more than doing nothing.
// After a lever for the same scenario the impact is that of the simulated pair (LeverImpact::after); where
// several are done, that of the pair that leaves least. Else the impact is assumed not to depend on what is
// done. `one_symptom`: all are for the same one, whatever the catalogue says of them. Levers that make no
// sense beside a done one leave the list, and those whose needs are not done wait.
std::vector<PlanStep> plan_steps(const std::vector<Lever>& levers, const std::vector<LeverImpact>& impacts,
                                 const LeverDraws& draws, const RankingOptions& options,
                                 bool one_symptom = false);

} // namespace fulcrum::decision
