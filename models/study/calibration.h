// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the constants of an engine on a device to measurements.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::study
{

// What a calibration changes; everything else is as the engine's version and the device have it.
struct CalibratedConstants {
    double host_seconds = 0;             // a step
    double host_seconds_per_request = 0; // and for each request in it
    double compute_scale = 1;            // factors on what kernels reach of compute and memory
    double memory_scale = 1;

    bool operator==(const CalibratedConstants&) const = default;
};

// One measured time, and how surely it is known.
struct Observation {
    std::string what;    // "step of 32 requests", "TPOT of request 17"
    double measured = 0; // > 0, seconds
    double sigma = 0.05; // standard deviation of the logarithm of measured / predicted
};

// Gives a time for each observation, in their order.
using Predict = std::function<Result<std::vector<double>>(const CalibratedConstants&)>;

struct CalibrationData {
    std::string source; // "steps.csv", "RTX4090_Llama-3.1-8B, requests 1 to 150"
    std::vector<Observation> observations;
    Predict predict;
};

// predicted / measured - 1 of each observation, and what they come to.
struct Residuals {
    std::vector<double> points;
    double median_absolute = 0;
    std::size_t worst = 0; // its number; 0 where there is none
};

struct Calibration {
    CalibratedConstants start;     // before
    CalibratedConstants constants; // fitted
    std::vector<Residuals> before; // for each of the data, in their order
    std::vector<Residuals> after;
    double residual = 0; // median absolute error over all observations
    std::optional<double> back_test_residual{};
    std::vector<Residuals> back_test{};
    std::vector<std::string> at_bounds{}; // constants that ended where the search ends, "memory_scale"
    int evaluations = 0;
};

// Fewer observations than this say too little for four constants [E].
inline constexpr std::size_t kFewestObservations = 8;
// Constants that leave a larger median error explain nothing: a wrong unit, or another model or device [E].
inline constexpr double kWorstResidual = 0.5;

// Weighted least squares of log errors. The constants also keep near `start`, each by the spread that its
// estimate has (host times x/÷ 1.5, efficiencies 25 %, MODEL 6.2): what the data do not tell stays as it was.
// Fails where there is too little data, a back-test holds what is fitted, no constants explain the data, or a
// prediction fails.
Result<Calibration> calibrate(const std::vector<CalibrationData>& data,
                              const std::vector<CalibrationData>& back_test, const CalibratedConstants& start,
                              const std::stop_token& stop = {});

Result<Residuals> residuals_of(const CalibrationData& data, const CalibratedConstants& constants);

// The scenario with the constants in its engine and device nodes: host_time, host_time_per_request,
// compute_scale, memory_scale. Fails where a node has no such parameter.
Result<scenario::Scenario> with_constants(scenario::Scenario scenario, const CalibratedConstants& constants);

// What the engine's defaults are, before a calibration.
Result<CalibratedConstants> default_constants(const scenario::Scenario& scenario,
                                              const cluster::Kinds& kinds);

// Lines for the engine node and the device node of a project.
std::string calibration_toml(const Calibration& calibration, const std::string& calibrated_on);

// {"constants": {"host_time_s", "host_time_per_request_s", "compute_scale", "memory_scale"}, "start": {…},
//  "residual", "back_test_residual", "data": [{"source", "median_absolute", "before", "worst",
//  "points": [{"what", "measured_s", "error"}]}], "back_test": […], "at_bounds": […],
//  "evaluations", "toml"}
std::string calibration_json(const Calibration& calibration, const std::vector<CalibrationData>& data,
                             const std::vector<CalibrationData>& back_test, const std::string& toml);

} // namespace fulcrum::study
