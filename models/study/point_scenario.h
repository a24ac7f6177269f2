// SPDX-License-Identifier: GPL-3.0-or-later
// From a measured point to the scenario that repeats it.
#pragma once

#include "cluster/kinds.h"
#include "scenario/project.h"
#include "study/points.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::study
{

struct PointScenario {
    scenario::Scenario scenario;
    scenario::RunSettings run;
    std::string engine_kind;
    std::int64_t clients = 0;           // of a closed loop; 0: arrivals do not wait for answers
    std::optional<double> offered_rate; // requests a second; nullopt: a closed loop
    double frontend_s = 0;              // what the engine's front end adds to TTFT: it is in no node
    std::vector<std::string> assumed;   // what the point does not say, as sentences
};

// Nodes "load", "engine" and "gpu", and "client" where the benchmark bounds its requests in flight: the
// scheduler plugin of the point's engine with the defaults of its version, and the "roofline" plugin.
// `folder`: of the file of points; traces and the meta.json of a run are looked for there. Fails with the
// reason why the point cannot be simulated: an engine, model, GPU, number format or load that is unknown, or
// a trace that is not there.
Result<PointScenario> point_scenario(const MeasuredPoint& point, const cluster::Kinds& kinds,
                                     const std::string& folder);

// How the point's load is offered. Only what is needed of `point` is looked at.
enum class LoadForm { ClosedLoop, Constant, Poisson, Trace, Requests };
std::optional<LoadForm> load_form(const MeasuredPoint& point);

// "in-flight capped at 44 workers x 10 = 440" -> 440
std::optional<std::int64_t> in_flight_cap(const MeasuredPoint& point);

} // namespace fulcrum::study
