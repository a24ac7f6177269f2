// SPDX-License-Identifier: GPL-3.0-or-later
// What each person judges a lever to bring and to cost, kept apart, and the ledger of what shipped levers
// promised and delivered: [[estimate]] and [[delivered]] of a project.
#pragma once

#include "base/units.h"
#include "scenario/lever.h"
#include "scenario/observation.h"

#include <optional>
#include <string>

namespace fulcrum::scenario
{

struct EstimateRecord {
    std::string lever; // its id
    std::string by;    // who judges; one record for each lever, person and input
    LeverInput input = LeverInput::Impact;
    Estimate range{}; // its source is `by`
    std::optional<Moment> at{};
    std::string note{};
    Position where{}; // in the project file
};

struct DeliveredRecord {
    std::string lever;  // its id; it may be gone from the project since
    std::string figure; // what is compared: a metric ("ttft_s.p99"), or an input of a lever ("effort_weeks")
    std::optional<double> before{};    // what it was; without it promised and delivered are gains themselves
    double promised = 0;               // in the figure's base unit
    std::optional<double> delivered{}; // nothing: not measured yet
    std::optional<Moment> at{};
    std::string source{};
    Position where{};
};

// In which unit its figures are written: that of the metric.
Dimension dimension_of(const DeliveredRecord& record);

} // namespace fulcrum::scenario
