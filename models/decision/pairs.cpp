// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/pairs.h"

#include "cluster/simulation.h"
#include "decision/arms.h"
#include "decision/together.h"
#include "decision/variants.h"
#include "scenario/alter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

using scenario::Scenario;

constexpr std::size_t kSteps = 5, kLeft = 3; // of a plan, and after each
constexpr int kFewDraws = 4;
constexpr double kTwice = 2;
constexpr double kNoSpread = 1e-9;

// One pair, played in the scenario of the one that comes after.
struct PlayedPair {
    ChosenPair pair;
    std::string on, with_next, with_done, with_both; // names of arms
    std::string unmoved{};                           // why there is nothing to play
    std::string obstacle{};
};

PlayedPair play(const ChosenPair& pair, const std::vector<Lever>& levers, const scenario::Project& project,
                const scenario::NodeTypes& types, Arms& arms)
{
    const Lever &done = levers[pair.done], &next = levers[pair.next];
    PlayedPair played_pair{
        .pair = pair, .on = next.what.on, .with_next = {}, .with_done = {}, .with_both = {}};
    const Scenario& on = *project.find(next.what.on);
    const auto with_next = played(next, project, types);
    const auto with_done = carried_over(done, project, on, types);
    if (!with_next) {
        played_pair.obstacle = with_next.errors().front().message;
        return played_pair;
    }
    if (!with_done || same_nodes(*with_done, on)) {
        const std::string why = with_done ? std::string() : " (" + with_done.errors().front().message + ")";
        const std::string& symptom = next.what.symptom;
        played_pair.unmoved =
            symptom.empty()
                ? fmt::format("'{}' has nothing to change in the system '{}'{}", done.title(), next.what.on,
                              why)
                : fmt::format("'{}' has nothing to change in the system of {}{}", done.title(), symptom, why);
        return played_pair;
    }
    // Where the later one is told by a scenario, the earlier one is put into that.
    const auto both = next.what.edits.empty() ? carried_over(done, project, *with_next, types)
                                              : scenario::apply(*with_done, next.what.edits, 1, types);
    if (!both) {
        played_pair.obstacle = both.errors().front().message;
        return played_pair;
    }
    played_pair.with_next = played_pair.on + " with " + next.id();
    played_pair.with_done = played_pair.on + " after " + done.id();
    played_pair.with_both = played_pair.with_done + " with " + next.id();
    arms.add(played_pair.on, on);
    arms.add(played_pair.with_next, *with_next);
    arms.add(played_pair.with_done, *with_done);
    arms.add(played_pair.with_both, *both);
    return played_pair;
}

double mean_over(const std::vector<double>& values, std::size_t count)
{
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += values[i];
    return sum / static_cast<double>(count);
}

// What the later one still brings, by few draws: moved by what these draws say of it alone against all draws.
AfterLever read(const PlayedPair& pair, const Lever& next, const Arms& arms, const LeverImpact& alone)
{
    AfterLever after{.lever = pair.pair.done};
    after.elsewhere = true;
    if (!pair.obstacle.empty() || !pair.unmoved.empty()) {
        after.unmoved = pair.obstacle.empty();
        after.why = after.unmoved ? pair.unmoved : pair.obstacle;
        return after;
    }
    after.goals = goal_impacts(next.what, arms, pair.on, pair.with_both)
                      .less(goal_impacts(next.what, arms, pair.on, pair.with_done));
    const GoalImpacts by_itself = goal_impacts(next.what, arms, pair.on, pair.with_next);
    for (std::size_t g = 0; g < kGoals; ++g) {
        auto& values = after.goals.of[g];
        if (values.empty() || alone.goals.of[g].empty() || by_itself.of[g].empty()) continue;
        const double shift = mean_over(alone.goals.of[g], alone.goals.of[g].size()) -
                             mean_over(by_itself.of[g], by_itself.of[g].size());
        for (double& value : values)
            value = std::clamp(value + shift, -10.0, 10.0);
    }
    after.impact = after.goals.by(Goal::Symptom);
    after.why = after.goals.unknown[static_cast<std::size_t>(Goal::Symptom)];
    return after;
}

// Standard error that the draws leave in the mean of the expected value.
double error_of(const RankedLever& lever, const std::vector<LeverImpact>& impacts)
{
    if (lever.lever >= impacts.size()) return 0;
    const std::vector<double>& drawn = impacts[lever.lever].impact;
    const double impact = lever.means[static_cast<std::size_t>(Input::Impact)];
    if (drawn.size() < 2 || std::abs(impact) < kNoSpread) return 0;
    const double mean = mean_over(drawn, drawn.size());
    double square = 0;
    for (const double value : drawn)
        square += (value - mean) * (value - mean);
    const auto n = static_cast<double>(drawn.size());
    return std::abs(lever.mean / impact) * std::sqrt(square / (n - 1) / n);
}

} // namespace

std::vector<ChosenPair> chosen_pairs(const std::vector<Lever>& levers, const std::vector<PlanStep>& steps)
{
    std::vector<ChosenPair> pairs;
    const auto can = [&](std::size_t lever) {
        return lever < levers.size() && !levers[lever].what.on.empty();
    };
    for (std::size_t s = 0; s < std::min(kSteps, steps.size()); ++s) {
        const std::size_t done = steps[s].lever;
        std::vector<std::size_t> next;
        if (s + 1 < steps.size()) next.push_back(steps[s + 1].lever);
        for (const Remaining& left : steps[s].left)
            if (next.size() < kLeft && std::ranges::find(next, left.lever) == next.end())
                next.push_back(left.lever);
        for (const std::size_t lever : next)
            if (can(done) && can(lever) && levers[done].what.on != levers[lever].what.on)
                pairs.push_back({done, lever});
    }
    return pairs;
}

Errors simulate_pairs(const std::vector<ChosenPair>& pairs, const std::vector<Lever>& levers,
                      const scenario::Project& project, const cluster::Kinds& kinds,
                      const ImpactOptions& options, std::vector<LeverImpact>& impacts)
{
    ImpactOptions few = options;
    few.draws = std::min(options.draws, kFewDraws);
    few.replications = 1;
    Arms arms(project.run, kinds, few);
    const scenario::NodeTypes types = cluster::node_types(kinds);
    std::vector<PlayedPair> all;
    for (const ChosenPair& pair : pairs)
        if (!impacts[pair.next].impact.empty()) all.push_back(play(pair, levers, project, types, arms));
    if (Errors errors = arms.run(); !errors.empty()) return errors;
    for (const PlayedPair& each : all) {
        LeverImpact& impact = impacts[each.pair.next];
        impact.after.push_back(read(each, levers[each.pair.next], arms, impact));
    }
    return {};
}

std::vector<std::size_t> undecided(const Ranking& ranking, const std::vector<LeverImpact>& impacts)
{
    std::vector<std::size_t> wanted;
    const auto want = [&](const RankedLever& lever, double error) {
        if (error > kNoSpread && std::ranges::find(wanted, lever.lever) == wanted.end())
            wanted.push_back(lever.lever);
    };
    for (std::size_t i = 0; i + 1 < ranking.levers.size(); ++i) {
        const RankedLever &a = ranking.levers[i], &b = ranking.levers[i + 1];
        const double of_a = error_of(a, impacts), of_b = error_of(b, impacts);
        if (a.mean - b.mean >= kTwice * std::hypot(of_a, of_b)) continue;
        want(a, of_a);
        want(b, of_b);
    }
    std::ranges::sort(wanted);
    return wanted;
}

Errors simulate_more(const std::vector<std::size_t>& wanted, const std::vector<Lever>& levers,
                     const scenario::Project& project, const cluster::Kinds& kinds,
                     const ImpactOptions& options, std::vector<LeverImpact>& impacts)
{
    ImpactOptions more = options;
    more.first_draw = options.first_draw + options.draws;
    Arms arms(project.run, kinds, more);
    const scenario::NodeTypes types = cluster::node_types(kinds);
    const auto name = [&](std::size_t lever) {
        return levers[lever].what.on + " with " + levers[lever].id();
    };
    for (const std::size_t lever : wanted) {
        const auto with = played(levers[lever], project, types);
        if (!with) continue;
        arms.add(levers[lever].what.on, *project.find(levers[lever].what.on));
        arms.add(name(lever), *with);
    }
    if (Errors errors = arms.run(); !errors.empty()) return errors;
    for (const std::size_t lever : wanted) {
        const GoalImpacts added = goal_impacts(levers[lever].what, arms, levers[lever].what.on, name(lever));
        LeverImpact& impact = impacts[lever];
        for (std::size_t g = 0; g < kGoals; ++g) {
            auto& own = impact.goals.of[g];
            if (own.empty() || added.of[g].empty()) continue;
            own.insert(own.end(), added.of[g].begin(), added.of[g].end());
        }
        impact.impact = impact.goals.by(Goal::Symptom);
    }
    return {};
}

} // namespace fulcrum::decision
