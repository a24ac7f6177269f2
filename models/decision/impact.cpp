// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/impact.h"

#include "base/random.h"
#include "cluster/simulation.h"
#include "cost/calibration.h"
#include "scenario/alter.h"
#include "study/metrics.h"
#include "study/statistics.h"
#include "study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace fulcrum::decision
{

namespace
{

constexpr double kFitError = 0.08;   // [F] of kernel tables, MODEL 6.2
constexpr double kSameSign = 0.85;   // of the draws: 7 of 8 agree by chance in one of 14 cases
constexpr double kNegligible = 0.01; // of the figure itself
constexpr double kMissedObjective = 7, kCrash = 10, kCostOfFactorTwo = 5; // MODEL 12

bool more_is_better(std::string_view metric)
{
    const auto known = std::ranges::find(effect_metrics(), metric, &EffectMetric::metric);
    if (known != effect_metrics().end()) return known->more_is_better;
    return metric == "completed" || metric == "request_rate" || metric == "prefix_hit_ratio" ||
           metric == "occupancy";
}

// The scenarios to run: each named one once, in every draw.
class Arms
{
public:
    Arms(const scenario::Project& project, const cluster::Kinds& kinds, const ImpactOptions& options)
        : kinds_(kinds), options_(options)
    {
        arms_.run = project.run;
    }

    // Registers an arm; its key is what run() answers to.
    void add(const std::string& key, const scenario::Scenario& scenario)
    {
        if (!first_.emplace(key, arms_.scenarios.size()).second) return;
        for (int draw = 0; draw < options_.draws; ++draw) {
            scenario::Scenario arm = perturbed(scenario, options_.seed, draw);
            arm.name = fmt::format("{}#{}", key, draw);
            arms_.scenarios.push_back(std::move(arm));
        }
    }

    Errors run()
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

    const study::ScenarioFigures& of(const std::string& key, int draw, int replication) const
    {
        const study::ScenarioResult& result = results_[first_.at(key) + static_cast<std::size_t>(draw)];
        return result.by_replication[static_cast<std::size_t>(replication)];
    }

private:
    scenario::Project arms_;
    const cluster::Kinds& kinds_;
    const ImpactOptions& options_;
    std::map<std::string, std::size_t> first_;
    std::vector<study::ScenarioResult> results_;
};

// Mean over the draws with what one more draw would lie in: the uncertainty of the constants does not shrink
// with their number.
Interval over_draws(const std::vector<double>& values)
{
    const Interval mean = study::mean_interval(values);
    const double wider = std::sqrt(static_cast<double>(values.size()));
    return {mean.value, mean.value - (mean.value - mean.low) * wider,
            mean.value + (mean.high - mean.value) * wider};
}

struct Pair {
    std::vector<double> before, after, difference; // one a draw, means of the replications
    std::string unknown;
};

Pair pair_of(const Arms& arms, const std::string& on, const std::string& with, std::string_view metric,
             std::string_view of_class, const ImpactOptions& options)
{
    Pair pair;
    for (int draw = 0; draw < options.draws; ++draw) {
        double before = 0, after = 0;
        for (int r = 0; r < options.replications; ++r) {
            const auto a = study::metric_value(arms.of(on, draw, r), metric, of_class);
            const auto b = study::metric_value(arms.of(with, draw, r), metric, of_class);
            for (const auto* value : {&a, &b}) {
                if (!*value)
                    pair.unknown = value->errors().front().message;
                else if ((*value)->state == study::Figure::State::Unknown)
                    pair.unknown = (*value)->why.empty() ? "it is not known" : (*value)->why;
            }
            if (!pair.unknown.empty()) return pair;
            before += a->interval.value / options.replications;
            after += b->interval.value / options.replications;
        }
        pair.before.push_back(before);
        pair.after.push_back(after);
        pair.difference.push_back(after - before);
    }
    return pair;
}

// The arms meet the same draws, so that the sign of their differences tells even where their size is
// uncertain.
Effect::Change change_of(const Pair& pair, bool more_is_better)
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

Effect effect_of(const EffectMetric& metric, const Pair& pair)
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

LeverImpact impact_from(const Lever& lever, const Arms& arms, const std::string& on, const std::string& with,
                        const ImpactOptions& options)
{
    LeverImpact result;
    for (const EffectMetric& metric : effect_metrics())
        result.effects.push_back(effect_of(metric, pair_of(arms, on, with, metric.metric, {}, options)));
    const Pair own = pair_of(arms, on, with, lever.what.metric, lever.what.of_class, options);
    if (!own.unknown.empty()) {
        result.not_simulated = fmt::format("{} says nothing: {}", lever.what.metric, own.unknown);
        return result;
    }
    result.metric_before = over_draws(own.before);
    result.metric_after = over_draws(own.after);
    for (std::size_t draw = 0; draw < own.before.size(); ++draw)
        result.impact.push_back(impact_of(lever.what, own.before[draw], own.after[draw]));
    return result;
}

// Why the lever cannot be simulated; "" where it can.
std::string obstacle(const Lever& lever, const scenario::Project& project)
{
    if (lever.what.on.empty()) return "no scenario of the project has its symptom";
    if (lever.what.with.empty() && lever.what.edits.empty()) return "no scenario plays it";
    if (lever.what.metric.empty()) return "no metric says what it is for";
    for (const std::string& name : {lever.what.on, lever.what.with}) {
        if (!name.empty() && !project.find(name)) return "the project has no scenario '" + name + "'";
    }
    return {};
}

} // namespace

const std::vector<EffectMetric>& effect_metrics()
{
    static const std::vector<EffectMetric> all = {
        {"ttft_s.p50", "TTFT p50", false},
        {"ttft_s.p99", "TTFT p99", false},
        {"tpot_s.mean", "TPOT", false},
        {"itl_s.p99", "ITL p99", false},
        {"itl_over_100ms_per_1000", "gaps above 100 ms", false},
        {study::kGoodputName, "goodput", true},
        {"output_token_rate", "throughput", true},
        {study::kCostName, "cost", false},
        {"rejected", "rejections", false},
        {"preemptions", "preemptions", false},
        {"kv_usage_max", "KV usage", false},
        {"crashes", "crashes", false},
    };
    return all;
}

scenario::Scenario perturbed(const scenario::Scenario& scenario, std::uint64_t seed, int draw)
{
    scenario::Scenario result = scenario;
    for (scenario::Node& node : result.nodes) {
        if (node.kind != scenario::NodeKind::Device || node.placeholder) continue;
        const cost::Calibration calibration = cost::calibration_of(node.parameters);
        const double spread = calibration.residual.value_or(kFitError);
        for (const std::string key : {"compute_scale", "memory_scale"}) {
            const auto known =
                std::ranges::find(node.parameters, key, [](const auto& each) { return each.first; });
            if (known == node.parameters.end()) continue;
            // By plugin and device, not by node: the same card errs alike in every scenario.
            const std::string device =
                node.parameters.is_set("device") ? node.parameters.text("device") : node.id;
            RandomStream random(seed, stream_id(node.plugin + " " + device + " " + key, Purpose::Other),
                                static_cast<std::uint64_t>(draw));
            node.parameters.set(key, node.parameters.real(key) * std::exp(spread * random.normal()));
        }
    }
    return result;
}

double impact_of(const scenario::Lever& lever, double before, double after)
{
    const auto scaled = [&](double full, double part) {
        return std::clamp(full * lever.share * std::clamp(part, -1.0, 1.0), -10.0, 10.0);
    };
    if (lever.severity == scenario::Severity::Cost) {
        if (before <= 0 || after <= 0) return 0;
        return std::clamp(kCostOfFactorTwo * lever.share * std::log2(before / after), -10.0, 10.0);
    }
    const bool up = more_is_better(lever.metric);
    const double target = lever.target.value_or(up ? 1.0 : 0.0);
    const double way = up ? target - before : before - target;
    const double made = up ? after - before : before - after;
    const double full = lever.severity == scenario::Severity::Crash ? kCrash : kMissedObjective;
    if (way <= 0)
        return made < 0 ? scaled(full, made / std::max(std::abs(target), 1e-9)) : 0; // nothing was amiss
    return scaled(full, made / way);
}

Result<std::vector<LeverImpact>> simulate_impacts(const std::vector<Lever>& levers,
                                                  const scenario::Project& project,
                                                  const cluster::Kinds& kinds, const ImpactOptions& options)
{
    Arms arms(project, kinds, options);
    std::vector<LeverImpact> impacts(levers.size());
    std::vector<std::string> with(levers.size());
    const scenario::NodeTypes types = cluster::node_types(kinds);
    for (std::size_t l = 0; l < levers.size(); ++l) {
        const scenario::Lever& what = levers[l].what;
        impacts[l].not_simulated = obstacle(levers[l], project);
        if (!impacts[l].not_simulated.empty()) continue;
        const scenario::Scenario& on = *project.find(what.on);
        if (what.edits.empty()) {
            with[l] = what.with;
            arms.add(with[l], *project.find(what.with));
        } else {
            const auto edited = scenario::apply(on, what.edits, 1, types);
            if (!edited) {
                impacts[l].not_simulated = edited.errors().front().message;
                continue;
            }
            with[l] = what.on + " with " + what.id;
            arms.add(with[l], *edited);
        }
        arms.add(what.on, on);
    }
    const Errors errors = arms.run();
    if (!errors.empty()) return errors;
    for (std::size_t l = 0; l < levers.size(); ++l) {
        if (!with[l].empty()) impacts[l] = impact_from(levers[l], arms, levers[l].what.on, with[l], options);
    }
    return impacts;
}

} // namespace fulcrum::decision
