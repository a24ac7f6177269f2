// SPDX-License-Identifier: GPL-3.0-or-later
// The whole answer to "what should we do first?" for a project.
#pragma once

#include "decision/advice.h"
#include "decision/cost_bridge.h"
#include "decision/estimates.h"
#include "decision/impact.h"
#include "decision/ledger.h"
#include "decision/portfolio.h"
#include "decision/sensitivity.h"
#include "decision/speculation.h"
#include "decision/steps.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// The source of a probability of the diagnosis that triage has set, whatever was judged.
inline constexpr const char* kFromTriage = "triage";

struct DecideOptions {
    bool simulate = true;                   // impact from simulation where a lever can be; else as judged
    std::optional<Score> score{};           // instead of the project's
    std::optional<Objective> objective{};   // instead of the project's
    std::optional<double> capacity_weeks{}; // instead of the project's
    ImpactOptions impact{};
    std::map<std::string, double> diagnosis{}; // of levers by id, from triage: takes the place of p_diag
    std::string diagnosis_verdict{};           // of triage; "": it was not asked
    EstimateView estimates{};                  // whose ranges
    bool speculation = true;                   // answer "we could also add speculative decoding"
    bool refine = true; // more draws where they decide the order, and steps of the plan one after the other
    bool cost = false;  // make the cost bridge
    std::string cost_scenario{}; // of which scenario; "": the one that a cost lever is for
};

// What was run, for all that is judged from it.
struct Simulations {
    std::vector<std::string> levers; // ids, in the order of `impacts`
    std::vector<LeverImpact> impacts;
    std::vector<std::string>
        drawn_again; // ids of those that got as many draws again, as these decide the order
    std::vector<SpeculationAnswer> speculation;
    std::shared_ptr<const CostRuns> cost{}; // for the bridge; null: none
    std::string no_cost{};                  // why there is no bridge, where one was asked for
    bool cancelled = false;                 // ImpactOptions::keep_partial: some of it is missing
};

struct Decision {
    std::string title;
    std::vector<Lever> levers;            // the last one is "do nothing"
    Objective objective;                  // that simulated impacts are measured by
    std::vector<std::string> drawn_again; // as in Simulations
    RankingOptions options;
    LeverDraws draws;
    Ranking ranking;
    std::vector<LeverImpact> impacts; // by lever, without "do nothing"; empty where nothing was simulated
    std::vector<Advice> advice;
    std::vector<Swing> swings;
    std::string deciding_assumption;
    std::vector<MeasurementValue> measurements;
    Portfolio portfolio;
    std::vector<PlanStep> steps;
    EstimateView estimates;          // whose ranges these are
    std::vector<std::string> people; // who judged
    std::string diagnosis_verdict;   // of triage, where p_diag is its probability
    Ledger ledger;
    std::vector<SpeculationAnswer> speculation;
    std::optional<CostBridge> cost{};
    std::string no_cost{};

    const Advice* advice_of(std::size_t lever) const;
};

// All simulations that a decision rests on: none where options.simulate is false. Fails for levers without
// figures, and as a study does.
Result<Simulations> simulate(const scenario::Project& project, const cluster::Kinds& kinds,
                             const DecideOptions& options);

// The rest, which runs nothing: what an edited estimate needs. Draws of inputs that are as they were in a
// former decision are taken over from it. Fails for levers that have no impact, judged or simulated.
Result<Decision> decide_from(const scenario::Project& project, const Simulations& simulations,
                             const DecideOptions& options, const Decision* former = nullptr);

// Before and after a mitigation: the project without that lever and those that make no sense beside it, and
// what the others still bring once it is in place, on the scale of the symptom as it was. What they bring in
// scenarios of their own is simulated where it was not yet. Fails where there is no such lever, or nothing of
// it was simulated, and as a study does.
struct Mitigated {
    scenario::Project project;
    Simulations simulations;
};
Result<Mitigated> after_lever(const scenario::Project& project, const Simulations& simulations,
                              const std::string& id, const cluster::Kinds& kinds,
                              const ImpactOptions& options);

// Both. The levers of the project; the catalogue's where it has none.
Result<Decision> decide(const scenario::Project& project, const cluster::Kinds& kinds,
                        const DecideOptions& options);

// The JSON of `rank`: levers[]{id, title, impact{}, effort_weeks{}, p_fail{}, expected_value{}, p_first, …}.
std::string rank_json(const Decision& decision);

} // namespace fulcrum::decision
