// SPDX-License-Identifier: GPL-3.0-or-later
// Cumulative distributions of a run's latencies, short enough to be drawn.
#pragma once

#include "cluster/record.h"
#include "study/figures.h"

#include <QString>

#include <optional>
#include <vector>

namespace fulcrum::app
{

enum class LatencyMetric { Ttft, Tpot, Itl, Queue, EndToEnd };
inline constexpr LatencyMetric kLatencyMetrics[] = {LatencyMetric::Ttft, LatencyMetric::Tpot,
                                                    LatencyMetric::Itl, LatencyMetric::Queue,
                                                    LatencyMetric::EndToEnd};

QString nameOf(LatencyMetric metric);
const study::Distribution& figuresOf(const study::Latencies& latencies, LatencyMetric metric);

struct SharePoint {
    double seconds = 0;
    double share = 0; // of the population, that took at most so long

    bool operator==(const SharePoint&) const = default;
};

// Requests that arrived after the warm-up, of one class or of all; ITL from the histogram. Those without a
// value (rejected, timed out, not so far when the run ended) count in the population, so that the curve ends
// below 1. Fewer than 2,000 points, in order; empty where nothing was measured.
std::vector<SharePoint> cumulative(const cluster::RunRecord& run, LatencyMetric metric,
                                   std::optional<std::uint16_t> classIndex = {});

// The part of a logarithmic axis that the curves need: ends on 1, 2 or 5 times a power of ten.
struct LogRange {
    double low = 1e-3;
    double high = 1;

    bool operator==(const LogRange&) const = default;
};
LogRange logRange(const std::vector<std::vector<SharePoint>>& curves);
// 1, 2, 5, 10, … within the range, or only the powers of ten, if there are any.
std::vector<double> logTicks(LogRange range, bool all);

} // namespace fulcrum::app
