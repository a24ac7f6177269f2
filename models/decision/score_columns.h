// SPDX-License-Identifier: GPL-3.0-or-later
// Scores draw by draw, with the choice of the formula outside the loop: what an edited estimate waits for.
// For the .cpp files of this room.
#pragma once

#include "decision/ranking.h"

namespace fulcrum::decision
{

// One formula of scores.h. A lever without effort and blast scores 0.
template <Score S>
double score_as(const Figures& figures)
{
    const auto [impact, diagnosis, effort, failure, blast] = figures;
    const double success = diagnosis * (1 - failure) * impact;
    const auto ratio = [](double value, double cost) { return cost > 0 ? value / cost : 0.0; };
    if constexpr (S == Score::Ratio) return ratio(success, effort + failure * blast);
    if constexpr (S == Score::SeedLiteral) return ratio(impact, effort * (1 + 3 * failure));
    if constexpr (S == Score::Net) return success - 0.5 * effort - 0.5 * failure * blast;
    if constexpr (S == Score::Success) return success;
    return impact;
}

// Calls `take(draw, figures)` for every draw of a lever; the shared factor is in its figures.
template <class Take>
void each_figures(const LeverDraws& draws, std::size_t lever, const std::optional<HeldInput>& held,
                  const Take& take)
{
    std::array<const double*, kInputs> at{};
    std::array<std::size_t, kInputs> step{};
    for (std::size_t i = 0; i < kInputs; ++i) {
        const bool fixed = held && static_cast<std::size_t>(held->input) == i;
        at[i] = fixed ? &held->value : draws.of[lever][i].values().data();
        step[i] = fixed ? 0 : 1;
    }
    constexpr auto kDiagnosis = static_cast<std::size_t>(Input::Diagnosis);
    constexpr auto kEffort = static_cast<std::size_t>(Input::Effort);
    const auto count = static_cast<std::size_t>(draws.count);
    for (std::size_t d = 0; d < count; ++d) {
        Figures figures{};
        for (std::size_t i = 0; i < kInputs; ++i)
            figures[i] = at[i][d * step[i]];
        if (!draws.shared.empty()) {
            const double factor = draws.shared[d];
            double& diagnosis = figures[kDiagnosis];
            figures[kEffort] *= factor;
            if (diagnosis > 0 && diagnosis < 1)
                diagnosis = diagnosis / (diagnosis + (1 - diagnosis) * factor);
        }
        take(d, figures);
    }
}

// Calls `take(draw, score)` for every draw of a lever.
template <class Take>
void each_score(const LeverDraws& draws, std::size_t lever, Score score, const std::optional<HeldInput>& held,
                const Take& take)
{
    const auto with = [&]<Score S>() {
        each_figures(draws, lever, held,
                     [&](std::size_t d, const Figures& figures) { take(d, score_as<S>(figures)); });
    };
    switch (score) {
    case Score::Ratio:
        return with.template operator()<Score::Ratio>();
    case Score::SeedLiteral:
        return with.template operator()<Score::SeedLiteral>();
    case Score::Net:
        return with.template operator()<Score::Net>();
    case Score::Success:
        return with.template operator()<Score::Success>();
    case Score::Impact:
        return with.template operator()<Score::Impact>();
    }
}

} // namespace fulcrum::decision
