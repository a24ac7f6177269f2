// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/speculation.h"

#include "cluster/engine_build.h"
#include "cluster/simulation.h"
#include "cost/speculation.h"
#include "decision/arms.h"
#include "decision/ranking.h"
#include "scenario/alter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

using scenario::Node;
using Answer = SpeculationAnswer::Answer;

constexpr double kUnderFilled = 0.5; // of the slots are live: the batch is not what is short
constexpr double kMostlyQueue = 0.5; // of the time to the first token
constexpr double kFull = 0.95;       // of the KV cache
constexpr double kStillEmpty = 0.15; // more than this would have filled them
constexpr double kWorthOneself = 1;  // impact below which nobody notices
constexpr double kWorthTelling = 1.05;
constexpr double kSmallerBatch = 0.8;    // than before, that is worth telling
constexpr double kUsualAcceptance = 0.6; // where a node says nothing

std::vector<scenario::Edit> drafting()
{
    scenario::Edit edit;
    edit.on.kind = scenario::NodeKind::Engine;
    edit.values = {{"draft_tokens", {.at_0 = {Value(std::int64_t{kDrafts})}}}};
    return {edit};
}

// Live requests a step, over all replicas.
double mean_batch(const cluster::RunRecord& record)
{
    double live = 0, steps = 0;
    for (const engine::ReplicaRecord& replica : record.replicas) {
        live += static_cast<double>(replica.live_slot_steps);
        steps += static_cast<double>(replica.steps);
    }
    return steps > 0 ? live / steps : 0;
}

// Tokens in the KV cache of a usual request, halfway through its answer.
std::int64_t mean_context(const cluster::RunRecord& record)
{
    double tokens = 0, count = 0;
    for (const engine::RequestTimes& request : record.requests) {
        if (request.outcome != engine::Outcome::Completed) continue;
        tokens += request.prompt_tokens + 0.5 * request.output_tokens;
        ++count;
    }
    return count > 0 ? std::llround(tokens / count) : 1024;
}

class Symptom
{
public:
    Symptom(const std::vector<Lever>& levers, const std::vector<LeverImpact>& impacts, std::string on)
        : levers_(levers), impacts_(impacts), on_(std::move(on)), with_(on_ + " with drafts")
    {
    }

    const std::string& on() const { return on_; }
    const std::string& with() const { return with_; }

    // The lever that brings most here, other than speculation itself.
    const Lever* best() const
    {
        const Lever* found = nullptr;
        double most = -HUGE_VAL;
        for (std::size_t l = 0; l < levers_.size(); ++l) {
            if (levers_[l].what.on != on_ || levers_[l].id() == "spec-decoding") continue;
            const double impact = l < impacts_.size() && !impacts_[l].impact.empty()
                                      ? mean_of(impacts_[l].impact)
                                      : levers_[l].of(Input::Impact).mean();
            if (impact <= most) continue;
            most = impact;
            found = &levers_[l];
        }
        best_impact_ = most;
        return found;
    }

    SpeculationAnswer blank(const std::string& why) const
    {
        SpeculationAnswer answer;
        answer.scenario = on_;
        answer.symptom = symptom();
        answer.why = why;
        return answer;
    }

    SpeculationAnswer read(const Arms& arms, const scenario::Project& project,
                           const cluster::Kinds& kinds) const
    {
        const Lever* lever = best();
        const Lever& about = lever ? *lever : *any();
        const ArmPair pair = pair_of(arms, on_, with_, about.what.metric, about.what.of_class);
        if (!pair.unknown.empty()) return blank(about.what.metric + " says nothing: " + pair.unknown);
        SpeculationAnswer answer = blank({});
        answer.metric = about.what.metric;
        answer.before = mean_of(pair.before);
        answer.after = mean_of(pair.after);
        answer.impact = impact_of(about.what, answer.before, answer.after);
        const ArmPair occupancy = pair_of(arms, on_, with_, "occupancy", {});
        answer.occupancy_before = mean_of(occupancy.before);
        answer.occupancy_after = mean_of(occupancy.after);
        model(arms, project, kinds, answer);
        judge(arms, lever, answer);
        return answer;
    }

private:
    const Lever* any() const
    {
        for (const Lever& lever : levers_)
            if (lever.what.on == on_) return &lever;
        return nullptr;
    }

    std::string symptom() const
    {
        for (const Lever& lever : levers_)
            if (lever.what.on == on_ && !lever.what.symptom.empty()) return lever.what.symptom;
        return on_;
    }

    // What the arithmetic says of the batch that runs.
    void model(const Arms& arms, const scenario::Project& project, const cluster::Kinds& kinds,
               SpeculationAnswer& answer) const
    {
        const auto& first = arms.result_of(on_, 0).first;
        if (!first) return;
        answer.batch = mean_batch(*first);
        if (const auto& with = arms.result_of(with_, 0).first) answer.batch_after = mean_batch(*with);
        const scenario::Scenario& scenario = *project.find(on_);
        const auto engine = std::ranges::find(scenario.nodes, scenario::NodeKind::Engine, &Node::kind);
        if (engine == scenario.nodes.end()) return;
        const auto build = cluster::build_engine(scenario, *engine, kinds, project.run.folder);
        if (!build) return;
        const auto& acceptance = engine->parameters.list("acceptance");
        answer.acceptance = acceptance.empty() ? kUsualAcceptance : acceptance.front();
        const int batch = std::max(1, static_cast<int>(std::lround(answer.batch)));
        const auto points =
            cost::speculate_at(*build->cost, {engine->parameters.real("draft_share"), nullptr},
                               answer.acceptance, kDrafts, {batch}, mean_context(*first));
        if (points) answer.speedup = points->front().speedup;
    }

    std::vector<std::string> made_worse(const Arms& arms) const
    {
        std::vector<std::string> told;
        for (const EffectMetric& metric : effect_metrics()) {
            const Effect effect = effect_of(metric, pair_of(arms, on_, with_, metric.metric, {}));
            if (effect.change != Effect::Change::Worse) continue;
            const double low = std::min(effect.before.value, effect.after.value);
            const double high = std::max(effect.before.value, effect.after.value);
            if (low > 0 && high / low < kWorthTelling) continue;
            told.push_back(fmt::format("{} from {} to {}", metric.title,
                                       with_unit(metric.metric, effect.before.value),
                                       with_unit(metric.metric, effect.after.value)));
        }
        return told;
    }

    static std::string speedup_text(const SpeculationAnswer& answer)
    {
        std::string text = fmt::format(" At a batch of {:.0f} the model gives {:.2f} times the tokens",
                                       answer.batch, answer.speedup);
        if (answer.batch_after > 0 && answer.batch_after < kSmallerBatch * answer.batch)
            text += fmt::format("; answers end sooner, so that only {:.0f} run at a time, and each step is "
                                "shorter for that, too",
                                answer.batch_after);
        return text + ".";
    }

    // Slots that are empty while nobody waits are no fault.
    bool waits(const Arms& arms) const
    {
        const ArmPair queue = pair_of(arms, on_, with_, "queue_s.p50", {});
        const ArmPair first = pair_of(arms, on_, with_, "ttft_s.p50", {});
        const ArmPair kv = pair_of(arms, on_, with_, "kv_usage_max", {});
        if (mean_of(kv.before) > kFull) return false; // what is short is memory
        return mean_of(queue.before) > kMostlyQueue * mean_of(first.before);
    }

    void judge(const Arms& arms, const Lever* lever, SpeculationAnswer& answer) const
    {
        answer.masks = waits(arms) && answer.occupancy_before < kUnderFilled &&
                       answer.occupancy_after < answer.occupancy_before + kStillEmpty;
        const std::vector<std::string> worse = made_worse(arms);
        const bool enough = answer.impact >= kWorthOneself && (!lever || answer.impact >= 0.5 * best_impact_);
        if (answer.masks || !enough)
            answer.answer = Answer::Wrong;
        else
            answer.answer = worse.empty() ? Answer::Helps : Answer::Trade;
        answer.why = fmt::format("{} goes from {} to {}: an impact of {:.1f}", answer.metric,
                                 with_unit(answer.metric, answer.before),
                                 with_unit(answer.metric, answer.after), answer.impact);
        if (lever) answer.why += fmt::format(", where '{}' has {:.1f}", lever->title(), best_impact_);
        answer.why += ".";
        if (answer.masks)
            answer.why += fmt::format(" It would hide an under-filled batch: {:.0f} % of the slots are live "
                                      "before and {:.0f} % after, so that steps get faster and the slots "
                                      "stay empty.",
                                      100 * answer.occupancy_before, 100 * answer.occupancy_after);
        else if (answer.speedup > 0)
            answer.why += speedup_text(answer);
        if (answer.answer != Answer::Wrong && answer.acceptance > 0)
            answer.why += fmt::format(" It rests on an acceptance of {:.2f} and on a draft that somebody "
                                      "maintains: measure the acceptance on this traffic first.",
                                      answer.acceptance);
        if (!worse.empty()) answer.why += fmt::format(" It makes worse: {}.", fmt::join(worse, ", "));
    }

    const std::vector<Lever>& levers_;
    const std::vector<LeverImpact>& impacts_;
    std::string on_, with_;
    mutable double best_impact_ = 0;
};

} // namespace

std::string_view to_string(SpeculationAnswer::Answer answer)
{
    switch (answer) {
    case Answer::Wrong:
        return "wrong answer";
    case Answer::Trade:
        return "a trade";
    case Answer::Helps:
        return "helps";
    case Answer::Unknown:
        return "unknown";
    }
    return {};
}

Result<std::vector<SpeculationAnswer>> answer_speculation(const std::vector<Lever>& levers,
                                                          const std::vector<LeverImpact>& impacts,
                                                          const scenario::Project& project,
                                                          const cluster::Kinds& kinds,
                                                          const ImpactOptions& options)
{
    Arms arms(project.run, kinds, options);
    const scenario::NodeTypes types = cluster::node_types(kinds);
    std::vector<Symptom> symptoms;
    std::vector<std::string> why_not;
    for (const Lever& lever : levers) {
        const std::string& on = lever.what.on;
        const scenario::Scenario* scenario = on.empty() ? nullptr : project.find(on);
        if (!scenario || lever.what.metric.empty() ||
            std::ranges::find(symptoms, on, &Symptom::on) != symptoms.end())
            continue;
        symptoms.emplace_back(levers, impacts, on);
        const auto drafts = scenario::apply(*scenario, drafting(), 1, types);
        why_not.push_back(drafts ? std::string() : drafts.errors().front().message);
        if (!drafts) continue;
        arms.add(on, *scenario);
        arms.add(symptoms.back().with(), *drafts);
    }
    if (Errors errors = arms.run(); !errors.empty()) return errors;
    std::vector<SpeculationAnswer> answers;
    for (std::size_t i = 0; i < symptoms.size(); ++i)
        answers.push_back(why_not[i].empty() ? symptoms[i].read(arms, project, kinds)
                                             : symptoms[i].blank(why_not[i]));
    return answers;
}

} // namespace fulcrum::decision
