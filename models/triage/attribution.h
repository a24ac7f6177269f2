// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of a deploy did it: each change that can be simulated alone, all of them together, and where
// they do not simply add up all but one, held against what was observed.
#pragma once

#include "base/interval.h"
#include "evidence/launch/difference.h"
#include "triage/evidence_terms.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::triage
{

inline constexpr std::string_view kNoneOfTheChanges = "none of these";

// What a change does to a figure.
struct FigureEffect {
    evidence::FigureId figure;
    double before = 0; // simulated, in the figure's unit
    double after = 0;
    // after / before, 95 % over replications with the same draws; of shares the ratio of their odds. Both as
    // the error model counts them: differences below its floor say nothing.
    Interval factor;
    std::optional<double> observed; // the factor that was observed
};

struct TriedChange {
    evidence::launch::Difference what;
    bool modelled = false; // it was simulated
    std::string why_not;   // else
    std::vector<FigureEffect> effect;
    // Share of the observed shift, 0 to 1: what is left of it, in deviations of all that is uncertain, is
    // taken off. nullopt: it was not simulated, or nothing was observed.
    std::optional<double> explains;
    std::optional<double> others_explain; // all but this one together, where changes interact
};

struct TogetherTried {
    std::vector<FigureEffect> effect;
    std::optional<double> explains;
    bool interact = false; // they do more or less together than each alone adds up to
};

struct Attribution {
    std::vector<TriedChange> changes;      // those that were simulated first, by what they explain, falling
    std::optional<TogetherTried> together; // nullopt: none could be simulated
    // A change's name, several of them with " and " between, kNoneOfTheChanges, or "cannot tell".
    std::string verdict;
    std::string why;                   // sentences
    std::vector<std::string> suspects; // names, what is most likely to matter first
    std::vector<std::string> notes;
    int runs = 0;
};

struct AttributionOptions {
    int threads = 0; // 0: one a core; the result does not depend on it
    int replications = 5;
    std::stop_token stop{};
    std::function<void(double)> progress{};
};

// `base`: as the old launch ran. Observations may be empty: then effects are predicted, and nothing is
// blamed. Fails where the base cannot run; "cancelled" where it was stopped.
Result<Attribution> attribute(const scenario::Scenario& base, const scenario::RunSettings& run,
                              const evidence::launch::Comparison& comparison,
                              const std::vector<scenario::Observation>& observations,
                              const cluster::Kinds& kinds, const AttributionOptions& options);

// The base with one change made. Fails with a sentence where it has nothing to act on.
Result<scenario::Scenario> with_change(const scenario::Scenario& base,
                                       const evidence::launch::Difference& change,
                                       const scenario::NodeTypes& types);

// What the files say and, unless it is nullptr, what was tried: changes[], together, verdict, why. One JSON
// object, indented, with a line end.
std::string to_json(const evidence::launch::Comparison& comparison, const Attribution* attribution);

} // namespace fulcrum::triage
