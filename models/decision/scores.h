// SPDX-License-Identifier: GPL-3.0-or-later
// How impact, effort and risk become one score (MODEL 12). I: impact, p: diagnosis right, W: effort in weeks,
// q: failure, B: blast cost in weeks.
#pragma once

#include "decision/lever.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::decision
{

enum class Score : std::uint8_t {
    Ratio,       // S1, the default: p (1 - q) I / (W + q B)
    SeedLiteral, // S2: I / (W (1 + 3 q)), impact over effort and operational risk
    Net,         // S3: p (1 - q) I - W/2 - q B/2
    Success,     // S4: p (1 - q) I
    Impact,      // I alone
};
inline constexpr std::array<Score, 5> kScores = {Score::Ratio, Score::SeedLiteral, Score::Net, Score::Success,
                                                 Score::Impact};
std::string_view to_string(Score score); // "S1", "S2", "S3", "S4", "I"
std::optional<Score> score_named(std::string_view name);
std::string_view formula(Score score); // "p_diag × (1 − p_fail) × impact / (effort + p_fail × blast)"

using Figures = std::array<double, kInputs>; // by Input

// A lever without effort and blast (do nothing) scores 0.
double score_of(Score score, const Figures& figures);

// The formula with the numbers in place: "0.90 × (1 − 0.08) × 7.9 / (1.6 + 0.08 × 1.2) = 3.9".
std::string formula_with(Score score, const Figures& figures);

} // namespace fulcrum::decision
