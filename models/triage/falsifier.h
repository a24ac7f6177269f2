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

inline constexpr double kLeastPower =
    1e-4; // [E] what is seen more seldom, though it is wrong, refutes nothing

// Among the figures that can be had: what refutes a hypothesis, and what only speaks against it.
struct Falsifiers {
    // The one that refutes it most surely if it is wrong, and hardly ever if it is right: it leaves it less
    // than 5 %. The figure is taken as measured for sure: a reading that refutes a leader is worth a second
    // look at how it was read. nullopt: it leads by so much, or the figures tell so little, that none does.
    std::optional<Falsifier> refutes;
    // Where none does: one that would leave it less than 5 % had it even odds.
    std::optional<Falsifier> speaks_against;
};
Falsifiers falsifiers_of(const Fit& fit, std::size_t hypothesis);

} // namespace fulcrum::triage
