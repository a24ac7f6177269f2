// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that are worth their time only once a first ranking is known: steps of a plan one after the
// other, and more draws for levers whose order hangs on them.
#pragma once

#include "decision/impact.h"
#include "decision/ranking.h"
#include "decision/steps.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// A step of a plan, and one that would come after it.
struct ChosenPair {
    std::size_t done = 0, next = 0; // levers
    bool operator==(const ChosenPair&) const = default;
};

// Of the first steps of a plan, each with those that lead what is left after it: what a plan rests on. Pairs
// for one scenario are not among them, as `simulate_impacts` plays all of these.
std::vector<ChosenPair> chosen_pairs(const std::vector<Lever>& levers, const std::vector<PlanStep>& steps);

// Adds to impacts[next].after what `next` brings in its own scenario where `done` is in place there too, with
// few draws and the mean of the others as control. Fails as a study does.
Errors simulate_pairs(const std::vector<ChosenPair>& pairs, const std::vector<Lever>& levers,
                      const scenario::Project& project, const cluster::Kinds& kinds,
                      const ImpactOptions& options, std::vector<LeverImpact>& impacts);

// The levers whose place against a neighbour hangs on the sampling error of their simulated impacts: their
// expected values differ by less than twice what that error makes of them. (The uncertainty of the constants
// themselves stays, however often they are drawn.)
std::vector<std::size_t> undecided(const Ranking& ranking, const std::vector<LeverImpact>& impacts);

// As many draws again for these, added to their impacts. Fails as a study does.
Errors simulate_more(const std::vector<std::size_t>& wanted, const std::vector<Lever>& levers,
                     const scenario::Project& project, const cluster::Kinds& kinds,
                     const ImpactOptions& options, std::vector<LeverImpact>& impacts);

} // namespace fulcrum::decision
