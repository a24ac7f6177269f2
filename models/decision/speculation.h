// SPDX-License-Identifier: GPL-3.0-or-later
// "We could also add speculative decoding": answered for each symptom from a simulation of it.
#pragma once

#include "decision/impact.h"

#include <string>
#include <vector>

namespace fulcrum::decision
{

inline constexpr int kDrafts = 4; // a step; at the acceptance that the engine's node has

struct SpeculationAnswer {
    enum class Answer {
        Wrong,   // it hardly touches the figure, or hides the cause
        Trade,   // it helps, and makes something else worse
        Helps,   // it does what is wanted
        Unknown, // it could not be simulated
    };
    std::string symptom;  // "3.4"; or the scenario's name
    std::string scenario; // that has the symptom
    Answer answer = Answer::Unknown;
    std::string metric;                               // that the symptom is seen in
    double before = 0, after = 0;                     // of the metric, in its base unit
    double impact = 0;                                // on the scale of MODEL 12
    double occupancy_before = 0, occupancy_after = 0; // live requests over slots
    double batch = 0;                                 // live requests a step and replica, before
    double batch_after = 0;                           // with it: faster answers leave fewer at a time
    double acceptance = 0;                            // of the first drafted token, that all this rests on
    double speedup = 0; // of tokens a second at that batch, by the model; 0: unknown
    bool masks = false; // it makes steps of an under-filled batch faster and leaves the slots empty
    std::string why;    // one to three sentences
};
std::string_view to_string(SpeculationAnswer::Answer answer); // "wrong answer", "a trade", "helps", "unknown"

// One for each scenario that levers are simulated on, in their order. `impacts` are theirs, for comparison
// with what each brings. Fails as a study does.
Result<std::vector<SpeculationAnswer>> answer_speculation(const std::vector<Lever>& levers,
                                                          const std::vector<LeverImpact>& impacts,
                                                          const scenario::Project& project,
                                                          const cluster::Kinds& kinds,
                                                          const ImpactOptions& options);

} // namespace fulcrum::decision
