// SPDX-License-Identifier: GPL-3.0-or-later
// Observations as the fit sees them, and how likely each is under a prediction.
#pragma once

#include "scenario/project.h"
#include "triage/predictions.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::triage
{

// One observed figure, on the scale of error_model.h: its change where there is a figure from before, else
// its level. It is known to lie in [low, high]; both are equal where it is exact, and high may be infinite.
struct Term {
    std::string observation; // its id
    evidence::FigureId figure;
    std::vector<evidence::FigureId> also; // where it is not known which of several figures the source shows
    bool change = false;
    double value = 0;
    double low = 0;
    double high = 0;
    double count = 0;             // requests it is of; 0: not known
    std::optional<double> before; // the figures themselves, for messages
    double after = 0;
};

// The observations that a simulation can be compared with, each figure once however often it was entered;
// what cannot be compared, and what was put together, is told in `notes`, as sentences.
std::vector<Term> terms_of(const std::vector<scenario::Observation>& observations,
                           std::vector<std::string>& notes);

// Student's t with 5 degrees of freedom, centred at 0 with scale 1: one bad observation does not veto.
// Closed forms: any table of the t distribution with an odd number of degrees.
double student_density(double t);
double student_cdf(double t);

// How likely an observation in [low, high] is under Student's t with this centre and scale: a density where
// the two are equal, else a probability.
double likelihood(double low, double high, double centre, double scale);

// The same with the chance [E] of 3 % that the observation is of something else altogether.
double robust_likelihood(const Term& term, double centre, double scale);

// Under "none of these": the figure has moved or it has not, and nobody knows how far.
double unknown_fault_likelihood(const Term& term, const Predicted& healthy);

} // namespace fulcrum::triage
