// SPDX-License-Identifier: GPL-3.0-or-later
// What a lever does to the figures of a scenario, by simulation: a vector of effects with their uncertainty,
// and from the figure that the symptom is seen in, an impact on the scale of MODEL 12.
#pragma once

#include "cluster/kinds.h"
#include "decision/lever.h"
#include "decision/objective.h"
#include "scenario/project.h"
#include "study/figures.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

// What is reported of every lever, whatever it is meant for.
struct EffectMetric {
    std::string_view metric; // as an [[expect]] names it
    std::string_view title;
    bool more_is_better;
};
const std::vector<EffectMetric>& effect_metrics();

// A figure in a sentence: "284 ms" of "ttft_s.p99"; three digits, and a unit where it is a time or a price.
std::string with_unit(std::string_view metric, double value);

struct Effect {
    enum class Change { None, Better, Worse, Unknown };
    std::string_view metric; // of effect_metrics()
    // None: less than 1 % of the figure, or fewer than 85 % of the draws agree which way it goes.
    Change change = Change::None;
    Interval before{}, after{};
    Interval difference{}; // after - before; 95 % over draws of the uncertain constants and replications
    std::string why{};     // Unknown: the reason
};

// What a lever still brings where another one is in place already, on the scale of the symptom as it was.
struct AfterLever {
    std::size_t lever = 0;        // the other one
    GoalImpacts goals{};          // as those of LeverImpact
    std::vector<double> impact{}; // by the objective; empty: it could not be simulated
    std::string why{};            // then the reason
    bool elsewhere = false; // the other one is for another scenario, and was put into this one's as well
    bool unmoved = false;   // the other one changes nothing there; `why` says it
};

struct LeverImpact {
    std::vector<Effect> effects; // in the order of effect_metrics()
    GoalImpacts goals{};         // by each goal; one value a draw of the uncertain constants, the mean of its
                                 // replications
    std::vector<double> impact;  // by the objective that is ranked by: the symptom until a decision says more
    Interval metric_before{};    // of the lever's own metric
    Interval metric_after{};
    std::string not_simulated{}; // why there is none: then all else is empty
    std::vector<AfterLever> after{};
};

// What not_simulated says of levers whose turn did not come.
inline constexpr std::string_view kCancelled = "cancelled";

struct ImpactOptions {
    int draws = 8;        // of the uncertain constants, at least 2
    int first_draw = 0;   // the number of the first of them
    int replications = 2; // within each, with the same seeds in every scenario and draw
    std::uint64_t seed = 1;
    int threads = 0;
    bool pairs = true;         // also what each brings after each other one on the same scenario
    bool keep_partial = false; // where it is stopped: what is finished, instead of an error
    std::stop_token stop{};
    std::function<void(double)> progress{};
};

// For each lever, in their order. A lever without `on` or without `with` and edits is not simulated. Fails as
// a study does; "cancelled" where it was stopped.
Result<std::vector<LeverImpact>> simulate_impacts(const std::vector<Lever>& levers,
                                                  const scenario::Project& project,
                                                  const cluster::Kinds& kinds, const ImpactOptions& options);

// The scenario with its constants moved by draw number `draw`, the same for every scenario: the compute rate
// and the bandwidth that devices reach, and the host time of engines, times lognormal factors. The spread of
// the first two is the residual of the device's calibration, or 0.08 where it is not calibrated, the error of
// the fits to kernel tables [F: 5 to 9 %]; that of host times 0.2 [E], as they vary with CPU and version, or
// the residual where the device is calibrated. One factor for all hosts. Host times that a node does not set
// are moved where `kinds` can tell them.
scenario::Scenario perturbed(const scenario::Scenario& scenario, std::uint64_t seed, int draw,
                             const cluster::Kinds* kinds = nullptr);

// The scenario that a lever is for, with the lever. Fails with the reason that `not_simulated` gives.
Result<scenario::Scenario> played(const Lever& lever, const scenario::Project& project,
                                  const scenario::NodeTypes& types);

// On the scale from -10 to 10: an objective or a crash counts with the part of the way to its target that is
// made good; cost with 5 for each factor of 2.
double impact_of(const scenario::Lever& lever, double before, double after);

} // namespace fulcrum::decision
