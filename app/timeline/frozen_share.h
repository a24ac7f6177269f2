// SPDX-License-Identifier: GPL-3.0-or-later
// How many answers stood still for a moment.
#pragma once

#include "cluster/record.h"

#include <cstddef>
#include <vector>

namespace fulcrum::app
{

// The share of answers in which something took more than 100 ms between two tokens, of those of more than one
// token that arrived after the warm-up: a step of their replica that long, or a preemption. By class, the
// last one of all; NaN where there are no such answers. Empty where the run keeps no requests. Of very many
// requests every n-th is asked. Steps are known to the width of the timeline's buckets. Up to 50 ms of it
// nothing is missed; of a longer run's wider ones, a bucket that the first or last token cuts counts by the
// part that lies between them, as if its long step could stand anywhere in it [E].
std::vector<double> frozenShares(const cluster::RunRecord& run, std::size_t classes);

} // namespace fulcrum::app
