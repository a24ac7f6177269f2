// SPDX-License-Identifier: GPL-3.0-or-later
// Draws of judged and of measured quantities.
#pragma once

#include "base/estimate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// Draw i depends on (seed, name, i) alone: what is changed elsewhere leaves it as it is.
std::vector<double> pert_draws(const Estimate& estimate, std::uint64_t seed, const std::string& name,
                               int count);

// Draws of a linear opinion pool: each draw is that of one of the people, chosen with equal probability.
// `opinions` is not empty.
std::vector<double> pooled_draws(const std::vector<Estimate>& opinions, std::uint64_t seed,
                                 const std::string& name, int count);

// Draws from measured values (each as likely as the other), by the same rule. `values` is not empty.
std::vector<double> resampled(const std::vector<double>& values, std::uint64_t seed, const std::string& name,
                              int count);

} // namespace fulcrum::decision
