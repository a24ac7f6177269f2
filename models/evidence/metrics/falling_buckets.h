// SPDX-License-Identifier: GPL-3.0-or-later
// Histograms of /metrics whose counts are not what they have to be. Not for use outside this folder.
#pragma once

#include "evidence/metrics/exposition.h"

#include <string>

namespace fulcrum::evidence::metrics
{

// The counts of a histogram's buckets are of all values up to an edge, so that they can not fall from edge to
// edge. Where they do, all buckets of that metric leave the answer, since a part of them would say something
// else; its _sum and _count stay. Each metric is an error, with the line of the first count that falls.
Errors drop_falling_buckets(Exposition& exposition, const std::string& file);

} // namespace fulcrum::evidence::metrics
