// SPDX-License-Identifier: GPL-3.0-or-later
// How far the simulator is from measured points. Nothing is fitted to them.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "study/points.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::study
{

// An open load counts as saturated where answers come at less than this share of the rate that is offered
// (in a simulation, that its random intervals come to where that is less), in the simulation and in the
// measurement alike [E]. A closed loop always has its rate; it counts as
// saturated where requests wait while the running cap is reached.
inline constexpr double kSaturatedShare = 0.95;

// TTFT is compared as a client sees it: the simulated one has what the engine's front end adds
// (data/benchmarks.toml).
struct ValidatedPoint {
    std::string id;
    std::string group;                       // "vllm h100-sxm qwen3-32b bf16 tp2": what the medians are by
    std::optional<double> measured_ttft_s{}; // of the point's statistic
    std::optional<double> measured_tpot_s{}; // mean
    std::optional<double> ttft_s{};          // simulated, of the same statistic
    std::optional<double> tpot_s{};          // simulated, mean
    std::optional<double> ttft_error{};      // simulated / measured - 1
    std::optional<double> tpot_error{};
    std::optional<bool> saturated{};             // the simulation is
    std::optional<bool> measurement_saturated{}; // the measurement looks so; nullopt: it does not tell
    std::string why; // why figures are missing, or what was assumed; sentences, or empty
};

// Medians of absolute errors, as fractions; nullopt: of no point.
struct ErrorSummary {
    std::string group;                 // empty: all points
    std::int64_t points = 0;           // simulated
    std::int64_t saturated = 0;        // in the measurement, or where that does not tell, in the simulation
    std::int64_t saturation_told = 0;  // points whose measurement tells whether it is saturated
    std::int64_t saturation_right = 0; // of these: the simulation says the same
    std::optional<double> tpot{};
    std::optional<double> ttft{};
    std::optional<double> ttft_below_saturation{};
};

struct Validation {
    std::vector<ValidatedPoint> points; // in the order given
    ErrorSummary all;
    std::vector<ErrorSummary> groups; // in order of their first point
};

struct ValidationOptions {
    std::string folder; // of the file of points: traces are looked for there
    std::uint64_t seed = 1;
    int threads = 0; // 0: one a core; the result does not depend on it
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1, from any worker thread, one call at a time
};

// Simulates every point. Points that cannot be simulated say why; the call itself fails only where it was
// stopped, with the message "cancelled".
Result<Validation> validate(const std::vector<MeasuredPoint>& points, const cluster::Kinds& kinds,
                            const ValidationOptions& options);

// Of those in the group; of all where `group` is empty.
ErrorSummary summarise(const std::vector<ValidatedPoint>& points, const std::string& group);

// {"points": [{"id", "group", "tpot_error", "ttft_error", "saturated", "measurement_saturated", "why",
//              "ttft_s", "tpot_s", "measured_ttft_s", "measured_tpot_s"}],
//  "median_absolute": {"tpot", "ttft", "ttft_below_saturation", "points", "saturated", "saturation_told",
//                      "saturation_right"},
//  "groups": [{"group", and the same}]}; null where there is no figure.
std::string validation_json(const Validation& validation);

} // namespace fulcrum::study
