// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fulcrum
{

// A judged quantity: lowest, most likely and highest value, low <= mode <= high. Read as a PERT distribution
// with lambda = 4, a beta distribution on [low, high] with mean (low + 4 mode + high)/6 (Malcolm et al. 1959).
struct Estimate {
    double low = 0;
    double mode = 0;
    double high = 0;
    std::string source{}; // where the figures come from; "[E] …" for a judgement

    double mean() const { return (low + 4 * mode + high) / 6; }
    bool constant() const { return low == high; }
    bool operator==(const Estimate&) const = default;
};

} // namespace fulcrum
