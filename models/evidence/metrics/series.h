// SPDX-License-Identifier: GPL-3.0-or-later
// Series of a monitoring system as imports: series of catalogue metrics on the file's clock, and observations
// of the whole window.
#pragma once

#include "evidence/imported.h"
#include "evidence/metrics/catalogue.h"

#include <string>
#include <vector>

namespace fulcrum::evidence::metrics
{

// As the file has it. Points without a number are left out.
struct RawSeries {
    std::string name;  // as exported; "" for the result of a query and columns of panels
    std::string title; // the query, the column or the file: what says what it is where it has no name
    std::vector<Label> labels;
    std::vector<double> seconds; // ascending, as many as values
    std::vector<double> values;
};

// Raw counters and histograms become rates, means and percentiles between points, with resets of counters
// taken as the restarts they are; figures of the window come from what was counted in all of it, so that its
// percentiles are intervals of buckets. Results of queries stay as they are: percentiles of short windows do
// not give the one of the whole, so that an observation of them is the range that they cover. `out.file` and
// `out.utc` are set.
void add_series(std::vector<RawSeries> raw, Imported& out);

// Sorts by time and drops points that are not finite or stand at a time again. False where nothing is left.
bool tidy(RawSeries& series);

// Times of the last points before a gap: a step of more than 1.75 times the usual (median) one.
std::vector<double> gaps_of(const std::vector<double>& seconds);

} // namespace fulcrum::evidence::metrics
