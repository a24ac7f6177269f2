// SPDX-License-Identifier: GPL-3.0-or-later
// Which assumption decides, and what a measurement before the choice would be worth.
#pragma once

#include "decision/ranking.h"

#include <optional>
#include <vector>

namespace fulcrum::decision
{

// One bar of the tornado: one input of one lever held at its 5 and its 95 % value, all else as drawn.
struct Swing {
    std::size_t lever = 0;
    Input input = Input::Impact;
    double at_low = 0, at_high = 0;              // the input's 5 and 95 % value
    double mean_low = 0, mean_high = 0;          // the lever's expected value there
    double first_low = 0, first_high = 0;        // P(first) of the lever that leads, there
    std::size_t leader_low = 0, leader_high = 0; // who has the highest expected value there
    bool flips = false;                          // at one of the ends somebody else leads

    double effect() const; // |first_high - first_low|
};

// By falling effect on the first place.
std::vector<Swing> tornado(const LeverDraws& draws, const Ranking& ranking, const RankingOptions& options);

// The first that makes another lever lead; nothing: no single assumption does.
std::optional<Swing> deciding(const std::vector<Swing>& swings);

// What knowing whether a lever's diagnosis is right would change, judged at the means of all inputs.
struct MeasurementValue {
    std::size_t lever = 0;
    double p_change = 0; // probability that the answer changes the first choice
    double gain = 0;     // expected score of the best choice with the answer, less that without; >= 0
};
std::vector<MeasurementValue> value_of_measurements(const Ranking& ranking); // by falling gain

} // namespace fulcrum::decision
