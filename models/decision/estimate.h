// SPDX-License-Identifier: GPL-3.0-or-later
// A judged quantity: lowest, most likely and highest value, read as a PERT distribution.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// low <= mode <= high. PERT with lambda = 4: a beta distribution on [low, high] with mean
// (low + 4 mode + high)/6 (Malcolm et al. 1959).
struct Estimate {
    double low = 0;
    double mode = 0;
    double high = 0;
    std::string source{}; // where the figures come from; "[E] …" for a judgement

    double mean() const { return (low + 4 * mode + high) / 6; }
    bool constant() const { return low == high; }
    bool operator==(const Estimate&) const = default;
};

// Draw i depends on (seed, name, i) alone: what is changed elsewhere leaves it as it is.
std::vector<double> pert_draws(const Estimate& estimate, std::uint64_t seed, const std::string& name,
                               int count);

// Draws from measured values (each as likely as the other), by the same rule. `values` is not empty.
std::vector<double> resampled(const std::vector<double>& values, std::uint64_t seed, const std::string& name,
                              int count);

} // namespace fulcrum::decision
