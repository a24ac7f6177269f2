// SPDX-License-Identifier: GPL-3.0-or-later
// Which figure to look at next: the one whose value is expected to tell the hypotheses apart most.
#pragma once

#include "evidence/metrics/catalogue.h"
#include "triage/fit.h"

#include <string>
#include <vector>

namespace fulcrum::triage
{

// If the figure lies in [low, high), this hypothesis leads.
struct Reading {
    double low = 0;         // in the figure's unit; -infinity: open
    double high = 0;        // infinity: open
    std::string text;       // "below 0.35"
    std::string points_to;  // id of the hypothesis
    double chance = 0;      // that the figure lies there, as things stand
    double probability = 0; // of that hypothesis, if it does
};

struct Measurement {
    evidence::FigureId figure;
    double bits = 0; // expected information on which hypothesis is right
    double cost = 0; // of getting it, as bits [E]: nothing in Prometheus, 0.15 a command away, 0.6 a restart
    evidence::metrics::Tier tier = evidence::metrics::Tier::Prometheus;
    double healthy = 0;            // what the healthy scenario shows
    std::string name;              // as the engine exports it
    std::string promql;            // may be empty
    std::string how;               // a sentence
    std::vector<Reading> outcomes; // by value, ascending; with gaps where the figure is hardly ever

    double worth() const { return bits - cost; }
};

// Whether there are values that are in none of them.
bool has_gaps(const std::vector<Reading>& readings);

// Whether it is expected to tell anything.
bool worth_measuring(const Measurement& measurement);

// All figures that can be had and have not been observed, by worth, falling. None that no engine exports.
std::vector<Measurement> measurements(const Fit& fit, const std::string& labels = {});

// Figures that could be observed, in the catalogue's order.
std::vector<evidence::FigureId> figures_to_look_at(const Fit& fit);

// How likely each hypothesis makes each value of one figure, on a grid over all that they predict.
struct Table {
    std::vector<double> scaled; // grid on the figure's scale, as a change from the healthy figure
    std::vector<double> values; // the same in the figure's unit
    std::vector<std::vector<double>> density; // by hypothesis, times its probability; by grid point
    double step = 0;
};
// `far`: over what hypotheses predict that are all but ruled out, too: what would bring one of them back.
Table table_of(const Fit& fit, const evidence::FigureId& figure, bool far = false);

std::string figure_text(const evidence::FigureId& figure, double value); // with its unit: "0.31 s", "42 %"

} // namespace fulcrum::triage
