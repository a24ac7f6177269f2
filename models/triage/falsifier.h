// SPDX-License-Identifier: GPL-3.0-or-later
// What would prove the leading hypothesis wrong.
#pragma once

#include "triage/measure_next.h"

#include <optional>
#include <string>

namespace fulcrum::triage
{

inline constexpr double kRefuted = 0.05;

struct Falsifier {
    evidence::FigureId figure;
    bool above = true;      // beyond the value upwards, or downwards
    double value = 0;       // beyond it the hypothesis has less than 5 %
    std::string beyond;     // "above 0.6"
    std::string then;       // id of the hypothesis that leads there
    std::string symptom;    // of that one, where it is of the five
    double probability = 0; // of the hypothesis, if the figure lies there
    double power = 0;       // chance that the figure lies there if the hypothesis is wrong
    double false_alarm = 0; // and if it is right
    double against = 0;     // how many times likelier the others make it that the figure lies there
    std::string when;       // by when it should show
};

// Among the figures that can be had, the one that refutes the hypothesis most surely if it is wrong, and
// hardly ever if it is right: it would leave it less than 5 %. The figure is taken as measured for sure: a
// reading that refutes a leader is worth a second look at how it was read. Where it leads by so much that no
// single figure does, one that would leave it less than 5 % had it even odds; where there is none either,
// what would surprise most. nullopt: there is no figure.
std::optional<Falsifier> falsifier_of(const Fit& fit, std::size_t hypothesis);

} // namespace fulcrum::triage
