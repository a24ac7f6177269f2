// SPDX-License-Identifier: GPL-3.0-or-later
// How far a simulated figure may be from a measured one (data/errors.toml), and the scale on which both are
// compared.
//
// Estimates [E], anchored on the published errors of simulators that MODEL 13 lists: median end-to-end 6.7 %,
// TTFT mean 17.6 %, TTFT p99 29 %, ITL 7.1 %, and far more near saturation.
#pragma once

#include "evidence/scrape.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::triage
{

struct MetricError {
    std::string family; // metrics of one family err together
    std::vector<std::string> metrics{};
    bool share = false;  // lies between 0 and 1: compared by its odds, others by their logarithm
    double floor = 0;    // added before the logarithm, in the metric's unit: differences below it say nothing
    double ratio = 0;    // standard deviation of the error of a change from before to after, on that scale
    double level = 0;    // the same of a figure without comparison
    double tail = 1;     // factor on both for p99 and max
    double spread = 0;   // how far a fault that is not in the catalogue may move it
    double sampling = 0; // standard deviation of one run, where too few runs tell it
};

// Of a metric of the catalogue; of those that no family names, a cautious one.
const MetricError& error_of(std::string_view metric);
const std::vector<MetricError>& all_errors();

double on_scale(const MetricError& error, double value);
double from_scale(const MetricError& error, double scaled);

// The error of one figure: of its change, or of its level. `waiting`: share of the first token's time that is
// queue, which is what a wrong capacity shows in most: it adds as much again half over [E].
double model_error(const MetricError& error, const evidence::FigureId& figure, bool change, double waiting);

} // namespace fulcrum::triage
