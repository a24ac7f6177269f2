// SPDX-License-Identifier: GPL-3.0-or-later
// {"mean": 1, "median": 1, "p99": 2, "units": "ms"} and its relatives. Include in .cpp files only.
#pragma once

#include "evidence/json_text.h"

#include <utility>
#include <vector>

namespace fulcrum::evidence::benchmarks
{

// The factor that takes a figure of this unit to seconds, 1/s, 1 or tokens ("ms", "tokens/sec", "%");
// `fallback` where the text is empty or unknown.
double unit_factor(std::string_view unit, double fallback = 1);

// The catalogue's statistics ("mean", "p50", "p90", "p95", "p99", "max") that a block has, in the base unit;
// "avg" and "median" are understood, percentiles also in a "percentiles" object. A plain number is its mean.
// Its own "unit" or "units" win over `factor`. Negative figures are left out.
std::vector<std::pair<std::string, double>> statistics_of(const Json& block, double factor);

// One of them, NaN where there is none.
double statistic_of(const Json* block, std::string_view statistic, double factor);

} // namespace fulcrum::evidence::benchmarks
