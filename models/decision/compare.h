// SPDX-License-Identifier: GPL-3.0-or-later
// Two rankings side by side: who changed place, which inputs differ, and which of them explains it.
#pragma once

#include "decision/decide.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::decision
{

struct InputDifference {
    Input input = Input::Impact;
    double a = 0, b = 0;        // means
    double moves = 0;           // expected value of the lever with b's input in a, less that in a
    std::optional<int> place{}; // that it would have in a then
};

// Why a lever has another place.
struct Mover {
    enum class Why {
        None,         // it has the same
        AnotherScore, // the rankings have different scores
        AnotherInput, // `input` is another
        NewAhead,     // `other` is new and ahead of it
        MovedAhead,   // `other` moved ahead of it
        FellBehind,   // `other` fell behind it
        Others,       // the others moved
        OnlyFirst,    // it is in the first ranking only
        OnlySecond,   // or in the second
    };
    // What else is behind another impact: it has another goal (`a` and `b` name them, "weights" for several),
    // it is simulated or judged only in the second, or it has another scenario (`a` and `b`).
    enum class Setting { Same, Goals, Simulated, Judged, Scenarios };
    Why why = Why::None;
    InputDifference input{};
    std::string other{}; // a lever's title
    Setting setting = Setting::Same;
    std::string a{}, b{};
};

struct LeverComparison {
    std::string id;
    std::string title;
    std::optional<int> place_a{}, place_b{}; // nothing: not in that ranking
    double mean_a = 0, mean_b = 0;
    double p_first_a = 0, p_first_b = 0;
    std::vector<InputDifference> differences{}; // by falling size of what they move
    Mover mover{};
    std::string why{}; // of the change of place, as a sentence; "" where there is none
};

struct RankingComparison {
    bool same_score = true;
    std::vector<LeverComparison> levers; // in the order of a, then those that only b has
};

RankingComparison compare(const Decision& a, const Decision& b);

// The JSON of `rank A --against B`: that of both, and what is between them.
std::string compare_json(const Decision& a, const Decision& b, const RankingComparison& comparison);

} // namespace fulcrum::decision
