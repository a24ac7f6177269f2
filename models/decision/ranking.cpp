// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/ranking.h"

#include "base/random.h"
#include "decision/draws.h"
#include "decision/score_columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fulcrum::decision
{

namespace
{

std::string draw_name(const Lever& lever, Input input)
{
    return "lever " + lever.id() + " " + std::string(to_string(input));
}

std::vector<double> draws_of(const Lever& lever, Input input, const RankingOptions& options)
{
    const std::string name = draw_name(lever, input);
    if (input == Input::Impact && !lever.simulated_impact.empty())
        return resampled(lever.simulated_impact, options.seed, name, options.draws);
    const std::vector<Estimate>& opinions = lever.opinions[static_cast<std::size_t>(input)];
    if (opinions.size() > 1) return pooled_draws(opinions, options.seed, name, options.draws);
    return pert_draws(lever.of(input), options.seed, name, options.draws);
}

bool same_input(const Lever& a, const Lever& b, Input input)
{
    const auto i = static_cast<std::size_t>(input);
    const auto alike = [](const Estimate& x, const Estimate& y) {
        return x.low == y.low && x.mode == y.mode && x.high == y.high;
    };
    return alike(a.inputs[i], b.inputs[i]) && std::ranges::equal(a.opinions[i], b.opinions[i], alike) &&
           (input != Input::Impact || a.simulated_impact == b.simulated_impact);
}

// Value at a share of the values, nearest rank; they change places.
double at_share(std::vector<double>& values, double share)
{
    const auto n = static_cast<double>(values.size());
    const auto index = static_cast<std::ptrdiff_t>(std::clamp(std::ceil(share * n) - 1, 0.0, n - 1));
    std::nth_element(values.begin(), values.begin() + index, values.end());
    return values[static_cast<std::size_t>(index)];
}

// The smallest rank up to which the probabilities reach `share`.
int rank_at_share(const std::vector<double>& probability, double share)
{
    double sum = 0;
    for (std::size_t r = 0; r < probability.size(); ++r) {
        sum += probability[r];
        if (sum >= share - 1e-12) return static_cast<int>(r) + 1;
    }
    return static_cast<int>(probability.size());
}

// By falling score, from an order that is nearly right: that of the draw before.
void sort_by_score(std::vector<std::size_t>& order, const std::vector<double>& scores)
{
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::size_t lever = order[i];
        std::size_t at = i;
        for (; at > 0 && scores[order[at - 1]] < scores[lever]; --at)
            order[at] = order[at - 1];
        order[at] = lever;
    }
}

// Counts in each draw who came where, and what the others lost against the best.
void count_ranks(const Ranking& ranking, std::vector<RankedLever>& levers)
{
    const std::size_t n = levers.size();
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> scores(n); // of one draw
    const double share = 1.0 / ranking.draws;
    for (std::size_t d = 0; d < static_cast<std::size_t>(ranking.draws); ++d) {
        for (std::size_t l = 0; l < n; ++l)
            scores[l] = ranking.scores[l][d];
        sort_by_score(order, scores);
        const double best = scores[order[0]];
        for (std::size_t r = 0; r < n; ++r)
            levers[order[r]].expected_regret += share * (best - scores[order[r]]);
        // Equal scores share the ranks that they take, so that nobody wins by standing first in a file.
        for (std::size_t r = 0; r < n;) {
            std::size_t end = r + 1;
            while (end < n && scores[order[end]] == scores[order[r]])
                ++end;
            const double part = share / static_cast<double>(end - r);
            for (std::size_t i = r; i < end; ++i) {
                for (std::size_t place = r; place < end; ++place)
                    levers[order[i]].rank_probability[place] += part;
            }
            r = end;
        }
    }
}

double share_above(const std::vector<double>& a, const std::vector<double>& b)
{
    double above = 0;
    for (std::size_t d = 0; d < a.size(); ++d)
        above += a[d] > b[d] ? 1 : a[d] == b[d] ? 0.5 : 0;
    return a.empty() ? 1 : above / static_cast<double>(a.size());
}

// Places by mean; a lever that is not clearly behind the first of a group of ties belongs to the group.
void give_places(Ranking& ranking)
{
    std::size_t first_of_group = 0;
    for (std::size_t i = 0; i < ranking.levers.size(); ++i) {
        RankedLever& here = ranking.levers[i];
        if (i + 1 < ranking.levers.size())
            here.beats_next =
                share_above(ranking.scores[here.lever], ranking.scores[ranking.levers[i + 1].lever]);
        if (i == 0) continue;
        RankedLever& head = ranking.levers[first_of_group];
        if (share_above(ranking.scores[head.lever], ranking.scores[here.lever]) < kClearlyAhead) {
            here.place = head.place;
            here.tied = head.tied = true;
        } else {
            here.place = static_cast<int>(i) + 1;
            first_of_group = i;
        }
    }
}

double share_of(std::vector<double>& values, double share)
{
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return values[static_cast<std::size_t>(at)];
}

} // namespace

InputDraws::InputDraws(std::vector<double> values)
{
    if (!values.empty()) {
        std::vector<double> sorted = values;
        p5_ = share_of(sorted, 0.05);
        p80_ = share_of(sorted, 0.8);
        p95_ = share_of(sorted, 0.95);
    }
    values_ = std::make_shared<const std::vector<double>>(std::move(values));
}

LeverDraws draw_inputs(const std::vector<Lever>& levers, const RankingOptions& options)
{
    return draw_inputs(levers, options, {{}, {}, options});
}

LeverDraws draw_inputs(const std::vector<Lever>& levers, const RankingOptions& options,
                       const FormerDraws& former)
{
    const bool comparable = former.options.seed == options.seed && former.draws.count == options.draws;
    LeverDraws draws;
    draws.count = options.draws;
    draws.of.resize(levers.size());
    for (std::size_t l = 0; l < levers.size(); ++l) {
        const auto known = std::ranges::find_if(
            former.levers, [&](const Lever& other) { return other.id() == levers[l].id(); });
        for (const Input input : kAllInputs) {
            const auto i = static_cast<std::size_t>(input);
            if (comparable && known != former.levers.end() && same_input(*known, levers[l], input))
                draws.of[l][i] = former.draws.of[static_cast<std::size_t>(known - former.levers.begin())][i];
            else
                redraw(draws, levers, l, input, options);
        }
    }
    if (options.shared_sigma <= 0) return draws;
    if (comparable && former.options.shared_sigma == options.shared_sigma) {
        draws.shared = former.draws.shared;
        return draws;
    }
    const std::uint32_t stream = stream_id("shared factor of all levers", Purpose::Other);
    for (int d = 0; d < options.draws; ++d) {
        const double z = RandomStream(options.seed, stream, static_cast<std::uint64_t>(d)).normal();
        draws.shared.push_back(std::exp(options.shared_sigma * z));
    }
    return draws;
}

void redraw(LeverDraws& draws, const std::vector<Lever>& levers, std::size_t lever, Input input,
            const RankingOptions& options)
{
    draws.of[lever][static_cast<std::size_t>(input)] = draws_of(levers[lever], input, options);
}

const RankedLever* Ranking::find(std::size_t lever) const
{
    const auto at = std::ranges::find(levers, lever, &RankedLever::lever);
    return at == levers.end() ? nullptr : &*at;
}

Ranking rank(const LeverDraws& draws, const RankingOptions& options)
{
    Ranking ranking;
    ranking.score = options.score;
    ranking.draws = draws.count;
    ranking.scores.resize(draws.of.size());
    std::vector<RankedLever> levers(draws.of.size());
    const auto count = static_cast<std::size_t>(draws.count);
    for (std::size_t l = 0; l < levers.size(); ++l) {
        RankedLever& lever = levers[l];
        lever.lever = l;
        lever.rank_probability.assign(levers.size(), 0);
        std::vector<double>& scores = ranking.scores[l];
        scores = scores_of(draws, l, options.score);
        for (const double score : scores)
            lever.mean += score / static_cast<double>(count);
        each_figures(draws, l, {}, [&](std::size_t, const Figures& figures) {
            for (std::size_t i = 0; i < kInputs; ++i)
                lever.means[i] += figures[i] / static_cast<double>(count);
        });
        std::vector<double> sorted = scores;
        lever.p5 = at_share(sorted, 0.05);
        lever.p95 = at_share(sorted, 0.95);
    }
    count_ranks(ranking, levers);
    for (RankedLever& lever : levers) {
        lever.p_first = lever.rank_probability.front();
        lever.rank_low = rank_at_share(lever.rank_probability, 0.05);
        lever.rank_high = rank_at_share(lever.rank_probability, 0.95);
    }
    std::stable_sort(levers.begin(), levers.end(),
                     [](const RankedLever& a, const RankedLever& b) { return a.mean > b.mean; });
    ranking.levers = std::move(levers);
    give_places(ranking);
    return ranking;
}

std::vector<double> scores_of(const LeverDraws& draws, std::size_t lever, Score score,
                              const std::optional<HeldInput>& held)
{
    std::vector<double> scores(static_cast<std::size_t>(draws.count));
    each_score(draws, lever, score, held, [&](std::size_t d, double value) { scores[d] = value; });
    return scores;
}

double mean_of(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

} // namespace fulcrum::decision
