// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/impact.h"

#include "base/random.h"
#include "cluster/simulation.h"
#include "cost/calibration.h"
#include "decision/arms.h"
#include "decision/together.h"
#include "scenario/alter.h"
#include "study/metrics.h"
#include "study/scaled_constants.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

constexpr double kFitError = 0.08; // [F] of kernel tables, MODEL 6.2
constexpr double kHostError = 0.2; // of host times that were not calibrated [E]
constexpr double kMissedObjective = 7, kCrash = 10, kCostOfFactorTwo = 5; // MODEL 12

bool more_is_better(std::string_view metric)
{
    const auto known = std::ranges::find(effect_metrics(), metric, &EffectMetric::metric);
    if (known != effect_metrics().end()) return known->more_is_better;
    return metric == "completed" || metric == "request_rate" || metric == "prefix_hit_ratio" ||
           metric == "occupancy";
}

LeverImpact impact_from(const Lever& lever, const Arms& arms, const std::string& on, const std::string& with)
{
    LeverImpact result;
    for (const EffectMetric& metric : effect_metrics())
        result.effects.push_back(effect_of(metric, pair_of(arms, on, with, metric.metric, {})));
    const ArmPair own = pair_of(arms, on, with, lever.what.metric, lever.what.of_class);
    if (!own.unknown.empty()) {
        result.not_simulated = fmt::format("{} says nothing: {}", lever.what.metric, own.unknown);
        return result;
    }
    result.metric_before = over_draws(own.before);
    result.metric_after = over_draws(own.after);
    result.goals = goal_impacts(lever.what, arms, on, with);
    result.impact = result.goals.by(Goal::Symptom);
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

// The levers for one scenario, run together: with none, with each, and with two of them.
class Group
{
public:
    Group(const std::vector<Lever>& levers, const scenario::Scenario& on, const scenario::NodeTypes& types)
        : levers_(levers), on_(on), types_(types)
    {
    }

    // Why it cannot be played; "" where it can.
    std::string add(std::size_t lever, const scenario::Project& project)
    {
        auto with = played(levers_[lever], project, types_);
        if (!with) return with.errors().front().message;
        members_.push_back({lever, std::move(*with)});
        return {};
    }

    bool empty() const { return members_.empty(); }
    std::size_t runs() const { return members_.size() + 1; }

    Errors run(const scenario::Project& project, const cluster::Kinds& kinds, const ImpactOptions& options,
               std::vector<LeverImpact>& impacts) const
    {
        Arms arms(project.run, kinds, options);
        arms.add(on_.name, on_);
        for (const Member& member : members_)
            arms.add(key(member), member.with);
        if (options.pairs) add_pairs(arms);
        if (Errors errors = arms.run(); !errors.empty()) return errors;
        for (const Member& member : members_) {
            LeverImpact& impact = impacts[member.lever];
            impact = impact_from(levers_[member.lever], arms, on_.name, key(member));
            if (options.pairs && !impact.impact.empty()) read_pairs(arms, member, impact);
        }
        return {};
    }

private:
    struct Member {
        std::size_t lever = 0;
        scenario::Scenario with;
    };

    std::string key(const Member& member) const { return on_.name + " with " + levers_[member.lever].id(); }
    std::string key(const Member& a, const Member& b) const
    {
        return a.lever < b.lever ? key(a) + " and " + levers_[b.lever].id() : key(b, a);
    }

    Result<scenario::Scenario> both(const Member& a, const Member& b) const
    {
        return together(on_, {levers_[a.lever], a.with}, {levers_[b.lever], b.with}, types_);
    }

    void add_pairs(Arms& arms) const
    {
        for (std::size_t a = 0; a < members_.size(); ++a) {
            for (std::size_t b = a + 1; b < members_.size(); ++b) {
                const auto scenario = both(members_[a], members_[b]);
                if (scenario) arms.add(key(members_[a], members_[b]), *scenario);
            }
        }
    }

    void read_pairs(const Arms& arms, const Member& member, LeverImpact& impact) const
    {
        const scenario::Lever& what = levers_[member.lever].what;
        for (const Member& other : members_) {
            if (other.lever == member.lever) continue;
            AfterLever after{.lever = other.lever};
            const Member& a = std::min(member.lever, other.lever) == member.lever ? member : other;
            const Member& b = &a == &member ? other : member;
            const auto scenario = both(a, b);
            if (scenario) {
                // On the scale of the symptom as it was: what both bring, less what the other brings.
                after.goals = goal_impacts(what, arms, on_.name, key(a, b))
                                  .less(goal_impacts(what, arms, on_.name, key(other)));
                after.impact = after.goals.by(Goal::Symptom);
                after.why = after.goals.unknown[static_cast<std::size_t>(Goal::Symptom)];
            } else {
                after.why = scenario.errors().front().message;
            }
            impact.after.push_back(std::move(after));
        }
    }

    const std::vector<Lever>& levers_;
    const scenario::Scenario& on_;
    const scenario::NodeTypes& types_;
    std::vector<Member> members_;
};

} // namespace

std::string with_unit(std::string_view metric, double value)
{
    if (metric.starts_with("cost_")) return fmt::format("{:.3g} USD", value);
    if (metric.find("_s.") == std::string_view::npos) return fmt::format("{:.3g}", value);
    return value < 1 ? fmt::format("{:.3g} ms", 1e3 * value) : fmt::format("{:.3g} s", value);
}

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

scenario::Scenario perturbed(const scenario::Scenario& scenario, std::uint64_t seed, int draw,
                             const cluster::Kinds* kinds)
{
    scenario::Scenario result = scenario;
    double host_spread = kHostError;
    for (scenario::Node& node : result.nodes) {
        if (node.kind != scenario::NodeKind::Device || node.placeholder) continue;
        const cost::Calibration calibration = cost::calibration_of(node.parameters);
        const double spread = calibration.residual.value_or(kFitError);
        host_spread = std::min(host_spread, calibration.residual.value_or(kHostError));
        for (const std::string key : {"compute_scale", "memory_scale"}) {
            // By plugin and device, not by node: the same card errs alike in every scenario.
            const std::string device =
                node.parameters.is_set("device") ? node.parameters.text("device") : node.id;
            RandomStream random(seed, stream_id(node.plugin + " " + device + " " + key, Purpose::Other),
                                static_cast<std::uint64_t>(draw));
            study::scale_parameter(node, key, std::exp(spread * random.normal()));
        }
    }
    RandomStream random(seed, stream_id("host time of all engines", Purpose::Other),
                        static_cast<std::uint64_t>(draw));
    const double factor = std::exp(host_spread * random.normal());
    study::scale_host_times(result, factor, kinds);
    return result;
}

Result<scenario::Scenario> played(const Lever& lever, const scenario::Project& project,
                                  const scenario::NodeTypes& types)
{
    const std::string why = obstacle(lever, project);
    if (!why.empty()) return Error{why, "give the lever `on`, `metric`, and `with` or edits"};
    if (lever.what.edits.empty()) return *project.find(lever.what.with);
    auto edited = scenario::apply(*project.find(lever.what.on), lever.what.edits, 1, types);
    if (!edited) return edited.errors();
    const std::string slip = out_of_range(lever.what.edits, *edited, types);
    if (!slip.empty()) return Error{slip, "give a value within the range of the parameter"};
    return std::move(*edited);
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
    std::vector<LeverImpact> impacts(levers.size());
    const scenario::NodeTypes types = cluster::node_types(kinds);
    std::vector<Group> groups; // in the order of the first lever of each
    std::vector<std::string> names;
    std::vector<std::size_t> group_of(levers.size(), SIZE_MAX);
    double all = 0;
    for (std::size_t l = 0; l < levers.size(); ++l) {
        impacts[l].not_simulated = obstacle(levers[l], project);
        if (!impacts[l].not_simulated.empty()) continue;
        const std::string& on = levers[l].what.on;
        auto at = std::ranges::find(names, on);
        if (at == names.end()) {
            groups.emplace_back(levers, *project.find(on), types);
            names.push_back(on);
            at = names.end() - 1;
        }
        group_of[l] = static_cast<std::size_t>(at - names.begin());
        impacts[l].not_simulated = groups[group_of[l]].add(l, project);
        if (!impacts[l].not_simulated.empty()) group_of[l] = SIZE_MAX;
    }
    for (const Group& group : groups)
        all += group.empty() ? 0 : static_cast<double>(group.runs());
    double done = 0;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        if (groups[g].empty()) continue;
        ImpactOptions own = options;
        const double part = static_cast<double>(groups[g].runs());
        if (options.progress)
            own.progress = [&](double share) { options.progress((done + share * part) / all); };
        const Errors errors = groups[g].run(project, kinds, own, impacts);
        const bool stopped = options.stop.stop_requested();
        if (!errors.empty() && !(stopped && options.keep_partial)) return errors;
        for (std::size_t l = 0; !errors.empty() && l < levers.size(); ++l)
            if (group_of[l] != SIZE_MAX && group_of[l] >= g) impacts[l].not_simulated = kCancelled;
        if (!errors.empty()) break;
        done += part;
    }
    return impacts;
}

} // namespace fulcrum::decision
