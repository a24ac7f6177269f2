// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

constexpr double kSame = 1e-9;

const RankedLever* ranked(const Decision& decision, const std::string& id)
{
    for (const RankedLever& lever : decision.ranking.levers) {
        if (decision.levers[lever.lever].id() == id) return &lever;
    }
    return nullptr;
}

bool differs(const Lever& a, const Lever& b, Input input)
{
    if (input == Input::Impact && a.simulated_impact != b.simulated_impact) return true;
    const Estimate& x = a.of(input);
    const Estimate& y = b.of(input);
    const auto i = static_cast<std::size_t>(input);
    return x.low != y.low || x.mode != y.mode || x.high != y.high || a.opinions[i] != b.opinions[i];
}

// The lever of `a` with one input of the same lever in `b`.
InputDifference difference(const Decision& a, const RankedLever& in_a, const Lever& other,
                           const RankedLever& in_b, Input input)
{
    std::vector<Lever> levers = a.levers;
    Lever& lever = levers[in_a.lever];
    lever.of(input) = other.of(input);
    lever.opinions[static_cast<std::size_t>(input)] = other.opinions[static_cast<std::size_t>(input)];
    if (input == Input::Impact) lever.simulated_impact = other.simulated_impact;
    LeverDraws draws = a.draws;
    redraw(draws, levers, in_a.lever, input, a.options);
    const Ranking ranking = rank(draws, a.options);
    const RankedLever& now = *ranking.find(in_a.lever);
    const auto i = static_cast<std::size_t>(input);
    return {input, in_a.means[i], in_b.means[i], now.mean - in_a.mean, now.place};
}

// What moved a lever that did not change itself: the one that passed it.
std::string passed_by(const Decision& a, const Decision& b, const RankedLever& in_a, const RankedLever& in_b,
                      Mover& mover)
{
    for (const RankedLever& other : b.ranking.levers) {
        const std::string& id = b.levers[other.lever].id();
        const RankedLever* before = ranked(a, id);
        const bool ahead_now = other.mean > in_b.mean;
        const auto moved = [&](Mover::Why why) {
            mover.why = why;
            mover.other = b.levers[other.lever].title();
        };
        if (!before) {
            if (!ahead_now) continue;
            moved(Mover::Why::NewAhead);
            return fmt::format("'{}' is new and ahead of it", b.levers[other.lever].title());
        }
        if (ahead_now != (before->mean > in_a.mean)) {
            moved(ahead_now ? Mover::Why::MovedAhead : Mover::Why::FellBehind);
            return fmt::format("'{}' {} it", b.levers[other.lever].title(),
                               ahead_now ? "moved ahead of" : "fell behind");
        }
    }
    mover.why = Mover::Why::Others;
    return "the others moved";
}

std::string goal_name(const Objective& objective)
{
    const auto one = std::ranges::find_if(kAllGoals, [&](Goal goal) { return objective.is(goal); });
    return one == kAllGoals.end() ? "weights" : std::string(to_string(*one));
}

// What else is behind another impact: where it was simulated, or by what it is measured.
std::string setting(const Decision& a, const Decision& b, const Lever& in_a, const Lever& in_b, Mover& mover)
{
    const auto say = [&](Mover::Setting what, std::string first, std::string second) {
        mover.setting = what;
        mover.a = std::move(first);
        mover.b = std::move(second);
    };
    if (a.objective != b.objective) {
        say(Mover::Setting::Goals, goal_name(a.objective), goal_name(b.objective));
        return fmt::format(", by {} instead of {}", title_of(b.objective), title_of(a.objective));
    }
    const bool one = !in_a.simulated_impact.empty(), other = !in_b.simulated_impact.empty();
    if (one != other) {
        say(other ? Mover::Setting::Simulated : Mover::Setting::Judged, {}, {});
        return other ? ", simulated instead of judged" : ", judged instead of simulated";
    }
    if (!one || in_a.what.on == in_b.what.on) return {};
    say(Mover::Setting::Scenarios, in_a.what.on, in_b.what.on);
    return fmt::format(", in '{}' instead of '{}'", in_b.what.on, in_a.what.on);
}

std::string explain(const Decision& a, const Decision& b, LeverComparison& lever, const RankedLever& in_a,
                    const RankedLever& in_b)
{
    if (in_a.place == in_b.place) return {};
    lever.mover.why = Mover::Why::AnotherScore;
    if (a.ranking.score != b.ranking.score)
        return fmt::format("another score: {} instead of {}", to_string(b.ranking.score),
                           to_string(a.ranking.score));
    const bool rises = in_b.mean > in_a.mean;
    for (const InputDifference& each : lever.differences) {
        if ((each.moves > 0) != rises || std::abs(each.moves) < kSame) continue;
        const std::string more = each.input == Input::Impact
                                     ? setting(a, b, a.levers[in_a.lever], b.levers[in_b.lever], lever.mover)
                                     : std::string();
        lever.mover.why = Mover::Why::AnotherInput;
        lever.mover.input = each;
        return fmt::format("its {} is {:.2g} instead of {:.2g}{}", title_of(each.input), each.b, each.a,
                           more);
    }
    return passed_by(a, b, in_a, in_b, lever.mover);
}

} // namespace

RankingComparison compare(const Decision& a, const Decision& b)
{
    RankingComparison comparison;
    comparison.same_score = a.ranking.score == b.ranking.score;
    for (const RankedLever& in_a : a.ranking.levers) {
        const Lever& lever = a.levers[in_a.lever];
        LeverComparison row{.id = lever.id(), .title = lever.title(), .place_a = in_a.place};
        row.mean_a = in_a.mean;
        row.p_first_a = in_a.p_first;
        if (const RankedLever* in_b = ranked(b, lever.id())) {
            const Lever& other = b.levers[in_b->lever];
            row.place_b = in_b->place;
            row.mean_b = in_b->mean;
            row.p_first_b = in_b->p_first;
            for (const Input input : kAllInputs) {
                if (differs(lever, other, input))
                    row.differences.push_back(difference(a, in_a, other, *in_b, input));
            }
            std::ranges::stable_sort(row.differences, [](const auto& x, const auto& y) {
                return std::abs(x.moves) > std::abs(y.moves);
            });
            row.why = explain(a, b, row, in_a, *in_b);
        } else {
            row.mover.why = Mover::Why::OnlyFirst;
            row.why = "it is in the first ranking only";
        }
        comparison.levers.push_back(std::move(row));
    }
    for (const RankedLever& in_b : b.ranking.levers) {
        const Lever& lever = b.levers[in_b.lever];
        if (ranked(a, lever.id())) continue;
        auto& row = comparison.levers.emplace_back();
        row.id = lever.id();
        row.title = lever.title();
        row.place_b = in_b.place;
        row.mean_b = in_b.mean;
        row.p_first_b = in_b.p_first;
        row.mover.why = Mover::Why::OnlySecond;
        row.why = "it is in the second ranking only";
    }
    return comparison;
}

} // namespace fulcrum::decision
