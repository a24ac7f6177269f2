// SPDX-License-Identifier: GPL-3.0-or-later
// The exported series of one replica over time: counters, histograms and gauges. Not for use outside this
// folder.
#pragma once

#include "evidence/metrics/families.h"
#include "evidence/metrics/series.h"
#include "evidence/observing.h"

#include <vector>

namespace fulcrum::evidence::metrics
{

class CountedReplica
{
public:
    scenario::Population population;
    std::vector<double> seconds; // after align(): all times at which any series has a point

    // `rest`: the labels that split its figures.
    void add(RawSeries series, std::vector<Label> rest);

    // Puts all on the same times; a point that is missing is NaN.
    void align();

    // Observations of the whole window: of what was counted in it, and means and highest values of gauges.
    void add_window(const Slice& slice, Imported& out);

    // A series of each figure, from point to point.
    void add_steps(Imported& out);

private:
    struct One {
        RawSeries raw;
        std::vector<Label> rest;
    };

    double* slot(Replica& replica, const One& one) const;
    Replica empty() const;

    std::vector<One> all_;
};

// What a counter grew by from one value to the next: a smaller one is a restart, after which all was counted
// anew.
double growth(double before, double after);

} // namespace fulcrum::evidence::metrics
