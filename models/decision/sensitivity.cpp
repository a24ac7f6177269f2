// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/sensitivity.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

double quantile(std::vector<double> values, double share)
{
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return values[static_cast<std::size_t>(at)];
}

// The best score of all levers but one, draw by draw.
std::vector<double> best_of_others(const Ranking& ranking, std::size_t lever)
{
    std::vector<double> best(static_cast<std::size_t>(ranking.draws), -HUGE_VAL);
    for (std::size_t l = 0; l < ranking.scores.size(); ++l) {
        if (l == lever) continue;
        for (std::size_t d = 0; d < best.size(); ++d)
            best[d] = std::max(best[d], ranking.scores[l][d]);
    }
    return best;
}

class Tornado
{
public:
    Tornado(const LeverDraws& draws, const Ranking& ranking, const RankingOptions& options)
        : draws_(draws), ranking_(ranking), options_(options), leader_(ranking.levers.front().lever)
    {
    }

    std::vector<Swing> all() const
    {
        std::vector<Swing> swings;
        for (std::size_t l = 0; l < draws_.of.size(); ++l) {
            const std::vector<double> others = best_of_others(ranking_, l);
            const std::vector<double> rest = without(l);
            for (const Input input : kAllInputs) {
                const std::vector<double>& drawn = draws_.of[l][static_cast<std::size_t>(input)];
                Swing swing{.lever = l, .input = input};
                swing.at_low = quantile(drawn, 0.05);
                swing.at_high = quantile(drawn, 0.95);
                if (swing.at_low == swing.at_high) continue;
                hold(swing, swing.at_low, others, rest, swing.mean_low, swing.first_low, swing.leader_low);
                hold(swing, swing.at_high, others, rest, swing.mean_high, swing.first_high,
                     swing.leader_high);
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
    // Best score of all but the leader and `lever`, draw by draw: whom the leader has to beat beside it.
    std::vector<double> without(std::size_t lever) const
    {
        std::vector<double> best(static_cast<std::size_t>(ranking_.draws), -HUGE_VAL);
        for (std::size_t l = 0; l < ranking_.scores.size(); ++l) {
            if (l == lever || l == leader_) continue;
            for (std::size_t d = 0; d < best.size(); ++d)
                best[d] = std::max(best[d], ranking_.scores[l][d]);
        }
        return best;
    }

    void hold(const Swing& swing, double value, const std::vector<double>& others,
              const std::vector<double>& rest, double& mean, double& first, std::size_t& leader) const
    {
        const std::vector<double> held =
            scores_of(draws_, swing.lever, options_.score, HeldInput{swing.input, value});
        mean = mean_of(held);
        const bool is_leader = swing.lever == leader_;
        double wins = 0;
        for (std::size_t d = 0; d < held.size(); ++d) {
            const double own = is_leader ? held[d] : ranking_.scores[leader_][d];
            const double against = is_leader ? others[d] : std::max(rest[d], held[d]);
            wins += own > against ? 1 : 0;
        }
        first = wins / static_cast<double>(draws_.count);
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
