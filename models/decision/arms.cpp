// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/arms.h"

#include "study/metrics.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

constexpr double kSameSign = 0.85;   // of the draws: 7 of 8 agree by chance in one of 14 cases
constexpr double kNegligible = 0.01; // of the figure itself

Effect::Change change_of(const ArmPair& pair, bool more_is_better)
{
    double sum = 0, scale = 0;
    std::size_t up = 0, down = 0;
    for (std::size_t draw = 0; draw < pair.difference.size(); ++draw) {
        sum += pair.difference[draw];
        scale += std::max(std::abs(pair.before[draw]), std::abs(pair.after[draw]));
        up += pair.difference[draw] > 0 ? 1 : 0;
        down += pair.difference[draw] < 0 ? 1 : 0;
    }
    const double most = static_cast<double>(std::max(up, down)) / static_cast<double>(pair.difference.size());
    if (most < kSameSign || std::abs(sum) <= kNegligible * scale) return Effect::Change::None;
    return (up > down) == more_is_better ? Effect::Change::Better : Effect::Change::Worse;
}

} // namespace

void Arms::add(const std::string& key, const scenario::Scenario& scenario)
{
    if (!first_.emplace(key, arms_.scenarios.size()).second) return;
    for (int draw = 0; draw < options_.draws; ++draw) {
        scenario::Scenario arm = perturbed(scenario, options_.seed, options_.first_draw + draw, &kinds_);
        arm.name = fmt::format("{}#{}", key, draw);
        arms_.scenarios.push_back(std::move(arm));
    }
}

Errors Arms::run()
{
    if (arms_.scenarios.empty()) return {};
    study::StudyOptions study;
    study.replications = options_.replications;
    study.seed = options_.seed;
    study.threads = options_.threads;
    study.stop = options_.stop;
    study.progress = options_.progress;
    auto results = study::run_project(arms_, {}, kinds_, study);
    if (!results) return results.errors();
    results_ = std::move(*results);
    return {};
}

const study::ScenarioResult& Arms::result_of(const std::string& key, int draw) const
{
    return results_[first_.at(key) + static_cast<std::size_t>(draw)];
}

const study::ScenarioFigures& Arms::of(const std::string& key, int draw, int replication) const
{
    return result_of(key, draw).by_replication[static_cast<std::size_t>(replication)];
}

Interval over_draws(const std::vector<double>& values)
{
    const Interval mean = study::mean_interval(values);
    const double wider = std::sqrt(static_cast<double>(values.size()));
    return {mean.value, mean.value - (mean.value - mean.low) * wider,
            mean.value + (mean.high - mean.value) * wider};
}

ArmPair pair_of(const Arms& arms, const std::string& on, const std::string& with, std::string_view metric,
                std::string_view of_class)
{
    ArmPair pair;
    const int replications = arms.options().replications;
    for (int draw = 0; draw < arms.options().draws; ++draw) {
        double before = 0, after = 0;
        for (int r = 0; r < replications; ++r) {
            const auto a = study::metric_value(arms.of(on, draw, r), metric, of_class);
            const auto b = study::metric_value(arms.of(with, draw, r), metric, of_class);
            for (const auto* value : {&a, &b}) {
                if (!*value)
                    pair.unknown = value->errors().front().message;
                else if ((*value)->state == study::Figure::State::Unknown)
                    pair.unknown = (*value)->why.empty() ? "it is not known" : (*value)->why;
            }
            if (!pair.unknown.empty()) return pair;
            before += a->interval.value / replications;
            after += b->interval.value / replications;
        }
        pair.before.push_back(before);
        pair.after.push_back(after);
        pair.difference.push_back(after - before);
    }
    return pair;
}

GoalImpacts goal_impacts(const scenario::Lever& lever, const Arms& arms, const std::string& on,
                         const std::string& with)
{
    GoalImpacts impacts;
    for (std::size_t g = 0; g < kGoals; ++g) {
        const Goal goal = kAllGoals[g];
        const bool own = goal == Goal::Symptom;
        const std::string_view metric = own                  ? std::string_view(lever.metric)
                                        : goal == Goal::Cost ? study::kRequestCostName
                                                             : study::kGoodputName;
        const ArmPair pair = pair_of(arms, on, with, metric, own ? std::string_view(lever.of_class) : "");
        impacts.unknown[g] = pair.unknown;
        for (std::size_t d = 0; pair.unknown.empty() && d < pair.before.size(); ++d) {
            const double before = pair.before[d], after = pair.after[d];
            // The same requests are offered in both arms: shares of them compare as counts do.
            impacts.of[g].push_back(own                        ? impact_of(lever, before, after)
                                    : goal == Goal::Violations ? impact_by(goal, 1 - before, 1 - after)
                                                               : impact_by(goal, before, after));
        }
    }
    return impacts;
}

Effect effect_of(const EffectMetric& metric, const ArmPair& pair)
{
    Effect effect{.metric = metric.metric};
    if (!pair.unknown.empty()) {
        effect.change = Effect::Change::Unknown;
        effect.why = pair.unknown;
        return effect;
    }
    effect.before = over_draws(pair.before);
    effect.after = over_draws(pair.after);
    effect.difference = over_draws(pair.difference);
    effect.change = change_of(pair, metric.more_is_better);
    return effect;
}

} // namespace fulcrum::decision
