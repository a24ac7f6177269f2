// SPDX-License-Identifier: GPL-3.0-or-later
// Observations of one replica from what its series said. Not for use outside this folder.
#pragma once

#include "evidence/imported.h"
#include "evidence/metrics/families.h"
#include "evidence/observing.h"

#include <optional>

namespace fulcrum::evidence::metrics
{

struct ReplicaFigures {
    Slice slice;
    const Replica* now = nullptr;     // gauges are read from it
    const Replica* counted = nullptr; // counters and histograms: since the start, or between two answers
    std::optional<double> seconds;    // that `counted` took; nothing: unknown, so that there are no rates
    std::string span;                 // what `counted` covers, as a clause: "since the process started"
};

// Adds an observation of each metric of the catalogue and each of its statistics, by the newest name that is
// there; where that reads 0 and an older one does not, by the older one with a warning.
void add_figures(const ReplicaFigures& figures, Imported& out);

// Statistics that a histogram is given as: mean, and p50, p95, p99 as intervals with the buckets.
void add_histogram(const Slice& slice, const Metric& metric, const scenario::Buckets& buckets,
                   const std::string& span, Imported& out);

// The value within the metric's physical range, percents of a share made one; nothing with a warning where it
// can not be. `name`: as exported, for the warning.
std::optional<double> plausible(const Metric& metric, double value, const std::string& name, Imported& out);

} // namespace fulcrum::evidence::metrics
