// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/observation.h"

#include <cmath>
#include <numeric>

namespace fulcrum::scenario
{

bool Observed::at_least() const
{
    return std::isinf(high);
}

std::int64_t Buckets::count() const
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace fulcrum::scenario
