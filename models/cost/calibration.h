// SPDX-License-Identifier: GPL-3.0-or-later
// Factors on a device's figures that measurements gave, and how well they fit. Every hardware plugin that
// offers them has the same parameters.
#pragma once

#include "base/parameters.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::cost
{

struct Calibration {
    double compute_scale = 1;                   // on the compute rate that kernels reach
    double memory_scale = 1;                    // on the memory bandwidth that they reach
    std::string calibrated_on{};                // what was measured; empty: not calibrated
    std::optional<double> residual{};           // median absolute error of the fit, a fraction
    std::optional<double> back_test_residual{}; // the same on data that the fit had not seen
};

// Keys compute_scale, memory_scale, calibrated_on, residual, back_test_residual.
std::vector<ParameterDescription> calibration_parameters();

// Of a device node; without the keys: not calibrated.
Calibration calibration_of(const Parameters& parameters);

} // namespace fulcrum::cost
