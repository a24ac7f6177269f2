// SPDX-License-Identifier: GPL-3.0-or-later
// The whole answer to "what should we do first?" for a project.
#pragma once

#include "decision/advice.h"
#include "decision/impact.h"
#include "decision/portfolio.h"
#include "decision/sensitivity.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::decision
{

struct DecideOptions {
    bool simulate = true;                   // impact from simulation where a lever can be; else as judged
    std::optional<Score> score{};           // instead of the project's
    std::optional<double> capacity_weeks{}; // instead of the project's
    ImpactOptions impact{};
    std::map<std::string, double> diagnosis{}; // of mechanisms, from triage: takes the place of p_diag
};

struct Decision {
    std::string title;
    std::vector<Lever> levers; // the last one is "do nothing"
    RankingOptions options;
    LeverDraws draws;
    Ranking ranking;
    std::vector<LeverImpact> impacts; // by lever, without "do nothing"; empty where nothing was simulated
    std::vector<Advice> advice;
    std::vector<Swing> swings;
    std::string deciding_assumption;
    std::vector<MeasurementValue> measurements;
    Portfolio portfolio;

    const Advice* advice_of(std::size_t lever) const;
};

// Everything but the simulations, which `impacts` hold; what an edited estimate needs.
Decision decide_from(std::string title, std::vector<Lever> levers, std::vector<LeverImpact> impacts,
                     const scenario::DecisionSettings& settings, const DecideOptions& options);

// The levers of the project; the catalogue's where it has none. Fails for levers without figures, and as the
// simulation does.
Result<Decision> decide(const scenario::Project& project, const cluster::Kinds& kinds,
                        const DecideOptions& options);

// The JSON of `rank`: levers[]{id, title, impact{}, effort_weeks{}, p_fail{}, expected_value{}, p_first, …}.
std::string rank_json(const Decision& decision);

} // namespace fulcrum::decision
