// SPDX-License-Identifier: GPL-3.0-or-later
// Levers ranked by expected value, with the uncertainty of every input carried through by Monte Carlo.
#pragma once

#include "base/interval.h"
#include "decision/lever.h"
#include "decision/scores.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fulcrum::decision
{

struct RankingOptions {
    Score score = Score::Ratio;
    int draws = 20'000;
    std::uint64_t seed = 1;
    // One factor shared by all levers: a team that is slower than it thinks is so with all of them. Effort is
    // multiplied by exp(sigma z), z standard normal, and the odds of each diagnosis by exp(-sigma z). 0:
    // none.
    double shared_sigma = 0;
};

// The draws of one input of one lever. Copies share them: they are never changed, only replaced.
class InputDraws
{
public:
    InputDraws() = default;
    InputDraws(std::vector<double> values); // implicit: a list of values is what it is

    const std::vector<double>& values() const { return *values_; }
    operator const std::vector<double>&() const { return *values_; }
    double operator[](std::size_t draw) const { return (*values_)[draw]; }
    // The values below which 5, 80 and 95 % of them lie.
    double p5() const { return p5_; }
    double p80() const { return p80_; }
    double p95() const { return p95_; }
    bool operator==(const InputDraws& other) const { return *values_ == *other.values_; }

private:
    std::shared_ptr<const std::vector<double>> values_ = std::make_shared<const std::vector<double>>();
    double p5_ = 0, p80_ = 0, p95_ = 0;
};

// Draws of every input of every lever. Kept between rankings, so that an edited estimate costs only its own.
struct LeverDraws {
    std::vector<std::array<InputDraws, kInputs>> of; // by lever, then input
    std::vector<double> shared;                      // factor of each draw; empty where sigma is 0
    int count = 0;
};
LeverDraws draw_inputs(const std::vector<Lever>& levers, const RankingOptions& options);

// The same, with the draws of inputs that are as they were taken over from a former drawing.
struct FormerDraws {
    const std::vector<Lever>& levers;
    const LeverDraws& draws;
    const RankingOptions& options;
};
LeverDraws draw_inputs(const std::vector<Lever>& levers, const RankingOptions& options,
                       const FormerDraws& former);
void redraw(LeverDraws& draws, const std::vector<Lever>& levers, std::size_t lever, Input input,
            const RankingOptions& options);

struct RankedLever {
    std::size_t lever = 0; // index in the list that was given
    double mean = 0;       // expected value
    double p5 = 0, p95 = 0;
    double p_first = 0;
    int place = 1;                        // by mean; tied ones share a place
    int rank_low = 1, rank_high = 1;      // 5 to 95 % of the draws
    std::vector<double> rank_probability; // of rank 1, 2, …
    double expected_regret = 0; // mean of best score - own score: what choosing it costs against knowing all
    double beats_next = 1;      // share of draws in which it is above the next in this list
    bool tied = false;          // with a neighbour: neither is above the other in 80 % of the draws
    Figures means{};            // of its inputs, for the formula
    bool operator==(const RankedLever&) const = default;
};

struct Ranking {
    Score score = Score::Ratio;
    int draws = 0;
    std::vector<RankedLever> levers;         // by falling mean
    std::vector<std::vector<double>> scores; // by lever in the order given, one value a draw
    const RankedLever* find(std::size_t lever) const;
};

// Neither of two neighbours is above the other in more than this share of the draws: a tie.
inline constexpr double kClearlyAhead = 0.8;

Ranking rank(const LeverDraws& draws, const RankingOptions& options);

// The scores of one lever alone, one a draw; with an input held at a value instead of drawn.
struct HeldInput {
    Input input = Input::Impact;
    double value = 0;
};
std::vector<double> scores_of(const LeverDraws& draws, std::size_t lever, Score score,
                              const std::optional<HeldInput>& held = {});
double mean_of(const std::vector<double>& values); // 0 of none

} // namespace fulcrum::decision
