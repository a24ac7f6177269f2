// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the healthy scenario is the system that was observed: its figures against those from before.
#pragma once

#include "triage/fit.h"

#include <string>
#include <vector>

namespace fulcrum::triage
{

// A sentence for each figure that was observed before the symptom and that the healthy scenario misses by
// more than the error model allows, two standard deviations; the farthest first. Changes from before to after
// are judged all the same, but what hangs on a level (a queue, a full cache) can not be trusted then.
std::vector<std::string> healthy_disagreements(const Simulated& simulated, const std::vector<Term>& terms);

} // namespace fulcrum::triage
