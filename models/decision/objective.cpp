// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/objective.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

constexpr double kNoneMissed = 7, kOfFactorTwo = 5, kMost = 10; // MODEL 12

double by_factor(double factor)
{
    return std::clamp(kOfFactorTwo * std::log2(factor), -kMost, kMost);
}

} // namespace

std::string_view to_string(Goal goal)
{
    switch (goal) {
    case Goal::Symptom:
        return "symptom";
    case Goal::Violations:
        return "violations";
    case Goal::Goodput:
        return "goodput";
    case Goal::Cost:
        return "cost";
    }
    return {};
}

Objective objective_of(const scenario::DecisionSettings& settings)
{
    Objective objective;
    for (std::size_t g = 0; g < kGoals; ++g)
        objective.weights[g] = settings.objective == to_string(kAllGoals[g]) ? 1 : 0;
    if (settings.objective == "weights") {
        double sum = 0;
        for (std::size_t g = 0; g < kGoals; ++g) {
            objective.weights[g] = settings.weights.size() == kGoals ? settings.weights[g] : 1;
            sum += objective.weights[g];
        }
        for (double& weight : objective.weights)
            weight /= sum;
    }
    return objective;
}

std::string title_of(const Objective& objective)
{
    std::string text;
    for (std::size_t g = 0; g < kGoals; ++g) {
        if (objective.is(kAllGoals[g])) return std::string(to_string(kAllGoals[g]));
        if (objective.weights[g] <= 0) continue;
        text += fmt::format("{}{:.2f} {}", text.empty() ? "" : " + ", objective.weights[g],
                            to_string(kAllGoals[g]));
    }
    return text;
}

std::vector<double> GoalImpacts::by(const Objective& objective, std::string& why) const
{
    std::vector<double> sum;
    for (std::size_t g = 0; g < kGoals; ++g) {
        const double weight = objective.weights[g];
        if (weight <= 0) continue;
        if (of[g].empty()) {
            why = fmt::format("{} says nothing: {}", to_string(kAllGoals[g]), unknown[g]);
            return {};
        }
        sum.resize(of[g].size(), 0.0);
        for (std::size_t d = 0; d < sum.size(); ++d)
            sum[d] += weight * of[g][d];
    }
    return sum;
}

GoalImpacts GoalImpacts::less(const GoalImpacts& other) const
{
    GoalImpacts result;
    for (std::size_t g = 0; g < kGoals; ++g) {
        result.unknown[g] = unknown[g].empty() ? other.unknown[g] : unknown[g];
        for (std::size_t d = 0; d < std::min(of[g].size(), other.of[g].size()); ++d)
            result.of[g].push_back(of[g][d] - other.of[g][d]);
    }
    return result;
}

double impact_by(Goal goal, double before, double after)
{
    switch (goal) {
    case Goal::Violations: // what is made good of them; where there were none, as many as there are now
        return kNoneMissed * std::clamp(before > 0 ? (before - after) / before : -after, -1.0, 1.0);
    case Goal::Goodput:
        if (before <= 0 || after <= 0) return before > 0 ? -kMost : after > 0 ? kMost : 0;
        return by_factor(after / before);
    case Goal::Cost:
        return before > 0 && after > 0 ? by_factor(before / after) : 0;
    case Goal::Symptom:
        break;
    }
    return 0;
}

} // namespace fulcrum::decision
