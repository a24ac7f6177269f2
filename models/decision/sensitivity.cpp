// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/sensitivity.h"

#include "decision/score_columns.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fulcrum::decision
{

namespace
{

// The best score in each draw, whose it is, and the best of the others; without one lever, if wanted.
struct Best {
    std::vector<double> score, second;
    std::vector<std::size_t> whose;

    double without(std::size_t lever, std::size_t draw) const
    {
        return whose[draw] == lever ? second[draw] : score[draw];
    }
};

Best best_of(const Ranking& ranking, std::optional<std::size_t> left_out = {})
{
    const auto count = static_cast<std::size_t>(ranking.draws);
    Best best{std::vector<double>(count, -HUGE_VAL), std::vector<double>(count, -HUGE_VAL),
              std::vector<std::size_t>(count, SIZE_MAX)};
    for (std::size_t l = 0; l < ranking.scores.size(); ++l) {
        if (left_out == l) continue;
        for (std::size_t d = 0; d < count; ++d) {
            const double score = ranking.scores[l][d];
            if (score > best.score[d]) {
                best.second[d] = best.score[d];
                best.score[d] = score;
                best.whose[d] = l;
            } else {
                best.second[d] = std::max(best.second[d], score);
            }
        }
    }
    return best;
}

class Tornado
{
public:
    Tornado(const LeverDraws& draws, const Ranking& ranking, const RankingOptions& options)
        : draws_(draws), ranking_(ranking), options_(options), leader_(ranking.levers.front().lever),
          all_(best_of(ranking)), rivals_(best_of(ranking, leader_))
    {
    }

    std::vector<Swing> all() const
    {
        std::vector<Swing> swings;
        for (std::size_t l = 0; l < draws_.of.size(); ++l) {
            for (const Input input : kAllInputs) {
                const InputDraws& drawn = draws_.of[l][static_cast<std::size_t>(input)];
                Swing swing{.lever = l, .input = input};
                swing.at_low = drawn.p5();
                swing.at_high = drawn.p95();
                if (swing.at_low == swing.at_high) continue;
                hold(swing, swing.at_low, swing.mean_low, swing.first_low, swing.leader_low);
                hold(swing, swing.at_high, swing.mean_high, swing.first_high, swing.leader_high);
                const bool matters = swing.mean_low != swing.mean_high; // the score has it
                swing.flips = matters && (swing.leader_low != leader_ || swing.leader_high != leader_);
                swings.push_back(swing);
            }
        }
        std::ranges::stable_sort(swings,
                                 [](const Swing& a, const Swing& b) { return a.effect() > b.effect(); });
        return swings;
    }

private:
    // The lever that is held beats all others, or the leader beats it and all others.
    void hold(const Swing& swing, double value, double& mean, double& first, std::size_t& leader) const
    {
        const std::size_t l = swing.lever;
        const bool is_leader = l == leader_;
        const std::vector<double>& leads = ranking_.scores[leader_];
        double sum = 0;
        std::size_t wins = 0;
        each_score(draws_, l, options_.score, HeldInput{swing.input, value}, [&](std::size_t d, double held) {
            sum += held;
            const double own = is_leader ? held : leads[d];
            const double against = is_leader ? all_.without(l, d) : std::max(rivals_.without(l, d), held);
            wins += own > against ? 1 : 0;
        });
        mean = sum / static_cast<double>(draws_.count);
        first = static_cast<double>(wins) / static_cast<double>(draws_.count);
        leader = swing.lever;
        double best = mean;
        for (const RankedLever& other : ranking_.levers) {
            if (other.lever == swing.lever || other.mean <= best) continue;
            best = other.mean;
            leader = other.lever;
        }
    }

    const LeverDraws& draws_;
    const Ranking& ranking_;
    const RankingOptions& options_;
    std::size_t leader_;
    Best all_, rivals_; // of all levers, and of all but the leader
};

} // namespace

double Swing::effect() const
{
    return std::abs(first_high - first_low);
}

std::vector<Swing> tornado(const LeverDraws& draws, const Ranking& ranking, const RankingOptions& options)
{
    if (ranking.levers.empty()) return {};
    return Tornado(draws, ranking, options).all();
}

std::optional<Swing> deciding(const std::vector<Swing>& swings)
{
    const auto at = std::ranges::find_if(swings, [](const Swing& swing) { return swing.flips; });
    return at == swings.end() ? std::nullopt : std::optional(*at);
}

std::vector<MeasurementValue> value_of_measurements(const Ranking& ranking)
{
    std::vector<MeasurementValue> values;
    if (ranking.levers.empty()) return values;
    const auto diagnosis = static_cast<std::size_t>(Input::Diagnosis);
    const double best = ranking.levers.front().mean;
    for (const RankedLever& lever : ranking.levers) {
        Figures right = lever.means;
        Figures wrong = lever.means;
        const double p = lever.means[diagnosis];
        right[diagnosis] = 1;
        wrong[diagnosis] = 0;
        wrong[static_cast<std::size_t>(Input::Impact)] = 0;
        double others = -HUGE_VAL;
        for (const RankedLever& other : ranking.levers) {
            if (other.lever != lever.lever) others = std::max(others, other.mean);
        }
        // Scores at the means can lie beside the mean of the scores: scaled so that they agree.
        const double at_means = score_of(ranking.score, lever.means);
        const double scale = at_means != 0 ? lever.mean / at_means : 1;
        const double if_right = scale * score_of(ranking.score, right);
        const double if_wrong = scale * score_of(ranking.score, wrong);
        MeasurementValue value{.lever = lever.lever};
        const bool leads = lever.lever == ranking.levers.front().lever;
        if (leads)
            value.p_change = if_wrong < others ? 1 - p : 0;
        else
            value.p_change = if_right > best ? p : 0;
        const double with = p * std::max(if_right, others) + (1 - p) * std::max(if_wrong, others);
        value.gain = std::max(0.0, with - std::max(best, others));
        values.push_back(value);
    }
    std::ranges::stable_sort(
        values, [](const MeasurementValue& a, const MeasurementValue& b) { return a.gain > b.gain; });
    return values;
}

} // namespace fulcrum::decision
