// SPDX-License-Identifier: GPL-3.0-or-later
// Percentiles of a histogram: a bucket says between which two edges the value lies, and no more.
#pragma once

#include "scenario/observation.h"

#include <optional>

namespace fulcrum::evidence::metrics
{

// The value of rank ceil(q n) lies in [low, high], the edges of its bucket; `value` is interpolated linearly
// inside it, as Prometheus' histogram_quantile does. The first bucket begins at 0 where its upper end is
// positive. Above the last edge nothing more is known: value = low = that edge, high is infinite ("more than
// 30 s"). Nothing without observations, without edges or for q outside 0 to 1.
std::optional<scenario::Observed> bucket_quantile(const scenario::Buckets& buckets, double q);

// Share of the observations above `limit`, where it is one of the edges; nothing otherwise or without
// observations.
std::optional<double> share_above(const scenario::Buckets& buckets, double limit);

// Share above the last edge; 0 without observations.
double overflow_share(const scenario::Buckets& buckets);

} // namespace fulcrum::evidence::metrics
