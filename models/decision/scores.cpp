// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/scores.h"

#include "decision/score_columns.h"

#include <fmt/format.h>

namespace fulcrum::decision
{

std::string_view to_string(Score score)
{
    switch (score) {
    case Score::Ratio:
        return "S1";
    case Score::SeedLiteral:
        return "S2";
    case Score::Net:
        return "S3";
    case Score::Success:
        return "S4";
    case Score::Impact:
        return "I";
    }
    return "";
}

std::optional<Score> score_named(std::string_view name)
{
    for (const Score score : kScores) {
        if (to_string(score) == name) return score;
    }
    return std::nullopt;
}

std::string_view formula(Score score)
{
    switch (score) {
    case Score::Ratio:
        return "p_diag × (1 − p_fail) × impact / (effort + p_fail × blast)";
    case Score::SeedLiteral:
        return "impact / (effort × (1 + 3 × p_fail))";
    case Score::Net:
        return "p_diag × (1 − p_fail) × impact − effort / 2 − p_fail × blast / 2";
    case Score::Success:
        return "p_diag × (1 − p_fail) × impact";
    case Score::Impact:
        return "impact";
    }
    return "";
}

double score_of(Score score, const Figures& figures)
{
    switch (score) {
    case Score::Ratio:
        return score_as<Score::Ratio>(figures);
    case Score::SeedLiteral:
        return score_as<Score::SeedLiteral>(figures);
    case Score::Net:
        return score_as<Score::Net>(figures);
    case Score::Success:
        return score_as<Score::Success>(figures);
    case Score::Impact:
        return score_as<Score::Impact>(figures);
    }
    return 0;
}

std::string formula_with(Score score, const Figures& figures)
{
    const auto [impact, diagnosis, effort, failure, blast] = figures;
    const std::string success = fmt::format("{:.2f} × (1 − {:.2f}) × {:.1f}", diagnosis, failure, impact);
    std::string text;
    switch (score) {
    case Score::Ratio:
        text = fmt::format("{} / ({:.1f} + {:.2f} × {:.1f})", success, effort, failure, blast);
        break;
    case Score::SeedLiteral:
        text = fmt::format("{:.1f} / ({:.1f} × (1 + 3 × {:.2f}))", impact, effort, failure);
        break;
    case Score::Net:
        text = fmt::format("{} − {:.1f} / 2 − {:.2f} × {:.1f} / 2", success, effort, failure, blast);
        break;
    case Score::Success:
        text = success;
        break;
    case Score::Impact:
        return fmt::format("{:.1f}", impact);
    }
    return fmt::format("{} = {:.2f}", text, score_of(score, figures));
}

} // namespace fulcrum::decision
