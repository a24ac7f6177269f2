// SPDX-License-Identifier: GPL-3.0-or-later
// A run of vLLM measured by LLMServingSim's authors, and the same inputs simulated.
#pragma once

#include "base/result.h"
#include "cluster/record.h"

#include <QString>

#include <string>
#include <vector>

namespace fulcrum::test
{

struct Statistics {
    double mean = 0;
    double median = 0;
    double p90 = 0;
    double p99 = 0;
};
Statistics statistics(std::vector<double> values);

// Seconds.
struct Latencies {
    Statistics ttft, tpot, e2e;
};

struct MeasuredRun {
    Latencies latencies;                        // from the arrival at the front end, as the trace's times are
    std::vector<double> tick, running, waiting; // the engine's own series, once a second
};

// Of the folder with requests.jsonl and timeseries.csv.
Result<MeasuredRun> read_measured(const QString& folder);

Latencies latencies(const std::vector<engine::RequestTimes>& requests);

// "TTFT mean 65.3 s (measured 65.5, -0.3 %)", a line a statistic.
std::string compared(const Latencies& simulated, const Latencies& measured);

} // namespace fulcrum::test
