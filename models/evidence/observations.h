// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an observation says enough to be checked by somebody else: metric, statistic, figure, window,
// population, number in the slice, source, and how requests that timed out count. What is missing is asked
// for, not assumed.
#pragma once

#include "base/result.h"
#include "scenario/observation.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::evidence
{

// What is missing, each as a question. Counts are asked for statistics over requests, timed-out requests for
// their latencies; an observation of all requests says so with `class = "all"`.
std::vector<std::string> missing(const scenario::Observation& observation);

// "Latency is high": no metric, statistic or figure, so that nobody could check it. The error asks for all
// that is missing; nullopt: it can be used.
std::optional<Error> refuse_vague(const scenario::Observation& observation);

} // namespace fulcrum::evidence
