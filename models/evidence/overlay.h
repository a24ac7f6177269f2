// SPDX-License-Identifier: GPL-3.0-or-later
// A measured series and the same one of a simulated engine on one time axis, for a chart or a test.
#pragma once

#include "engine/record.h"

#include <span>
#include <vector>

namespace fulcrum::evidence
{

struct Overlay {
    std::vector<double> seconds; // since the start of the run, ascending
    std::vector<double> measured;
    std::vector<double>
        simulated; // time-weighted mean of the timeline's bucket at that time; 0 behind its end

    // Mean over the points of |simulated - measured|; 0 without points.
    double mean_absolute_difference() const;
    // The same divided by the mean of the measured values; 0 where that is 0.
    double relative_difference() const;
};

// `seconds` and `measured` have the same length; points before the start of the run (negative) are left out.
// `offset` is what the measured clock shows when the simulated one is at 0.
Overlay overlay(std::span<const double> seconds, std::span<const double> measured,
                const engine::Timeline& timeline, engine::Series series, double offset = 0);

} // namespace fulcrum::evidence
