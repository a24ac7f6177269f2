// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios that are run against each other: each with the uncertain constants drawn several times, the same
// draws and the same seeds in all of them. For the .cpp files of this room.
#pragma once

#include "decision/impact.h"
#include "study/study.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

class Arms
{
public:
    Arms(const scenario::RunSettings& run, const cluster::Kinds& kinds, const ImpactOptions& options)
        : kinds_(kinds), options_(options)
    {
        arms_.run = run;
    }

    // Registers an arm; its key is what of() answers to. One that is there already stays.
    void add(const std::string& key, const scenario::Scenario& scenario);

    Errors run(); // none: all went well

    const study::ScenarioFigures& of(const std::string& key, int draw, int replication) const;
    const study::ScenarioResult& result_of(const std::string& key, int draw) const;
    const ImpactOptions& options() const { return options_; }

private:
    scenario::Project arms_;
    const cluster::Kinds& kinds_;
    const ImpactOptions& options_;
    std::map<std::string, std::size_t> first_;
    std::vector<study::ScenarioResult> results_;
};

// One figure of two arms: one value a draw, the mean of its replications.
struct ArmPair {
    std::vector<double> before, after, difference;
    std::string unknown; // why there is nothing
};
ArmPair pair_of(const Arms& arms, const std::string& before, const std::string& after,
                std::string_view metric, std::string_view of_class);

// Mean over the draws with what one more draw would lie in: the uncertainty of the constants does not shrink
// with their number.
Interval over_draws(const std::vector<double>& values);

// What a lever brings in one arm against another, by each goal, draw by draw.
GoalImpacts goal_impacts(const scenario::Lever& lever, const Arms& arms, const std::string& on,
                         const std::string& with);

// The arms meet the same draws, so that the sign of their differences tells even where their size is
// uncertain.
Effect effect_of(const EffectMetric& metric, const ArmPair& pair);

} // namespace fulcrum::decision
