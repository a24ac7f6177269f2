// SPDX-License-Identifier: GPL-3.0-or-later
// From the times of requests to the latencies of one run.
#pragma once

#include "cluster/record.h"
#include "study/figures.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fulcrum::study
{

// Observations of one quantity, some of them hidden by the end of the run.
struct Sample {
    std::vector<double> known;
    std::vector<double> at_least; // still going on when the run ended: so long already
    std::int64_t never = 0;       // rejected or failed: longer than all others

    std::int64_t count() const { return static_cast<std::int64_t>(known.size() + at_least.size()) + never; }
};

// Mean, percentiles and maximum of a sample; its values are multiplied by `scale`. Hidden observations count
// as infinite, so a percentile is known as long as its rank lies among the known ones; otherwise it is at
// least what the observations have reached. `sample` is reordered.
Distribution distribution_of(Sample& sample, double scale, std::string population);

// Latencies of one class, or of all where `class_index` is nullopt.
Latencies latencies_of(const cluster::RunRecord& record, std::optional<std::uint16_t> class_index);

} // namespace fulcrum::study
