// SPDX-License-Identifier: GPL-3.0-or-later
// What the impact of a lever is measured by: the figure that it is for, or one that all levers share.
#pragma once

#include "scenario/lever.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

enum class Goal : std::uint8_t {
    Symptom,    // the figure that the lever is for, on its own scale
    Violations, // share of the requests offered that miss slo_ttft or slo_tpot: 7 where none is left
    Goodput,    // requests that meet them: 5 for each factor of 2
    Cost,       // USD a completed request: 5 for each factor of 2
};
inline constexpr std::size_t kGoals = 4;
inline constexpr std::array<Goal, kGoals> kAllGoals = {Goal::Symptom, Goal::Violations, Goal::Goodput,
                                                       Goal::Cost};
std::string_view to_string(Goal goal); // "symptom", "violations", "goodput", "cost"

// How much each goal counts, in their order; they add up to 1.
struct Objective {
    std::array<double, kGoals> weights = {1, 0, 0, 0};

    bool is(Goal goal) const { return weights[static_cast<std::size_t>(goal)] >= 1; }
    bool operator==(const Objective&) const = default;
};
Objective objective_of(const scenario::DecisionSettings& settings);
std::string title_of(const Objective& objective); // "cost", "0.50 symptom + 0.50 cost"

// What a lever brings by each goal, one value a draw of the uncertain constants, -10 to 10.
struct GoalImpacts {
    std::array<std::vector<double>, kGoals> of{};
    std::array<std::string, kGoals> unknown{}; // why there is none

    const std::vector<double>& by(Goal goal) const { return of[static_cast<std::size_t>(goal)]; }
    // By an objective. Empty where a goal that counts is not known; `why` then says which one and why.
    std::vector<double> by(const Objective& objective, std::string& why) const;
    // For all goals: this less the other, draw by draw; unknown where one is.
    GoalImpacts less(const GoalImpacts& other) const;
};

// By a goal other than Symptom, of its figure without and with the lever.
double impact_by(Goal goal, double before, double after);

} // namespace fulcrum::decision
