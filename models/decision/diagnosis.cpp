// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/diagnosis.h"

#include "scenario/alter.h"
#include "scenario/document.h"
#include "triage/fit.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

// The figure that the incident is seen in, as an [[expect]] names it.
const scenario::Observation* telling(const scenario::Project& project, std::string& metric)
{
    const std::vector<std::string> known = scenario::metric_names();
    for (const scenario::Observation& each : project.observations) {
        if (!each.before || !each.after) continue;
        for (const std::string& name : {each.metric + "." + each.statistic, each.metric}) {
            if (std::ranges::find(known, name) == known.end()) continue;
            metric = name;
            return &each;
        }
    }
    return nullptr;
}

// The faulty scenario with a lever that neither edits nor a remedy tell: a rollback brings the healthy one
// back; the bad replica that is taken out leaves the others, with all of the load.
std::optional<scenario::Scenario> told_by_base(const scenario::Lever& lever, const Fault& fault,
                                               const scenario::Scenario& base)
{
    if (lever.id == "rollback" && fault.mechanism.occasion == "deploy") return base;
    if (lever.id != "drain-replica") return std::nullopt;
    scenario::Scenario left = fault.scenario;
    const auto added = [&](const std::string& id) { return base.find(id) == nullptr; };
    std::erase_if(left.nodes, [&](const scenario::Node& node) { return added(node.id); });
    std::erase_if(left.links, [&](const scenario::Link& link) { return added(link.from) || added(link.to); });
    if (left.nodes.size() == fault.scenario.nodes.size()) return std::nullopt; // no replica of its own
    return left;
}

} // namespace

bool can_diagnose(const scenario::Project& project)
{
    return !project.triage.base.empty() && !project.observations.empty();
}

std::vector<const Fault*> Diagnosis::faults_of(const scenario::Lever& lever) const
{
    std::vector<const Fault*> all;
    for (const Fault& fault : faults) {
        const auto& named = fault.mechanism.levers;
        // A rollback undoes whatever the deploy has brought.
        const bool undone = lever.id == "rollback" && fault.mechanism.occasion == "deploy";
        if (undone || fault.mechanism.id == lever.mechanism ||
            std::ranges::find(named, lever.id) != named.end())
            all.push_back(&fault);
    }
    return all;
}

std::optional<double> Diagnosis::probability_of(const scenario::Lever& lever) const
{
    const auto all = faults_of(lever);
    const bool ruled_out = std::ranges::find(impossible, lever.mechanism) != impossible.end();
    if (all.empty()) return ruled_out ? std::optional<double>(0.0) : std::nullopt;
    double sum = 0;
    for (const Fault* fault : all)
        sum += fault->probability;
    return std::min(sum, 1.0);
}

Diagnosis diagnosis_of(const triage::Simulated& simulated, const triage::Verdict& verdict)
{
    Diagnosis diagnosis;
    diagnosis.verdict = verdict.verdict;
    for (const triage::Hypothesis& hypothesis : verdict.hypotheses) {
        const auto trial = std::ranges::find_if(
            simulated.trials, [&](const triage::Trial& each) { return each.mechanism.id == hypothesis.id; });
        if (trial == simulated.trials.end() || trial->arms.empty()) continue;
        const auto arm = std::ranges::min_element(trial->arms, {}, [&](const triage::Arm& each) {
            return std::abs(each.severity - hypothesis.severity);
        });
        Fault fault{trial->mechanism, hypothesis.probability, arm->severity, *arm->scenario};
        fault.scenario.name = simulated.base.name + " with " + hypothesis.id;
        fault.scenario.title = hypothesis.title;
        diagnosis.faults.push_back(std::move(fault));
    }
    for (const triage::LeftOut& one : verdict.left_out)
        if (one.why.starts_with("does not apply")) diagnosis.impossible.push_back(one.id);
    return diagnosis;
}

Result<Diagnosis> diagnose(const scenario::Project& project, const cluster::Kinds& kinds,
                           const triage::Options& options)
{
    const auto simulated = triage::explore(project, kinds, options);
    if (!simulated) return simulated.errors();
    return diagnosis_of(*simulated,
                        triage::judge(*simulated, project.observations, project.triage.priors, options));
}

std::map<std::string, double> probabilities_for(const std::vector<scenario::Lever>& levers,
                                                const Diagnosis& diagnosis)
{
    std::map<std::string, double> all;
    for (const scenario::Lever& lever : levers.empty() ? known_levers() : levers) {
        const auto whole = complete(lever);
        const auto known = diagnosis.probability_of(whole ? whole->what : lever);
        if (known) all[lever.id] = *known;
    }
    return all;
}

scenario::Project standing_on(const scenario::Project& project, const Diagnosis& diagnosis,
                              const scenario::NodeTypes& types)
{
    scenario::Project result = project;
    if (result.levers.empty()) result.levers = known_levers();
    if (diagnosis.faults.empty()) return result;
    std::string metric;
    const scenario::Observation* seen = telling(project, metric);
    for (scenario::Lever& lever : result.levers) {
        if (!lever.on.empty() || !lever.with.empty() || (lever.metric.empty() && !seen)) continue;
        const auto whole = complete(lever);
        const scenario::Lever& what = whole ? whole->what : lever;
        const auto own = diagnosis.faults_of(what);
        const Fault& fault = own.empty() ? diagnosis.faults.front() : *own.front();
        const auto& named = fault.mechanism.levers;
        const bool by_remedy = what.edits.empty() && !named.empty() && named.front() == lever.id;
        const std::vector<scenario::Edit> edits = by_remedy ? fault.mechanism.remedy.edits : what.edits;
        if (!edits.empty() && scenario::apply(fault.scenario, edits, 1, types)) {
            lever.edits = edits;
        } else {
            const scenario::Scenario* base = project.find(project.triage.base);
            auto with = base && !own.empty() ? told_by_base(lever, fault, *base) : std::nullopt;
            if (!with) continue;
            with->name = fault.scenario.name + " after " + lever.id;
            lever.with = with->name;
            result.scenarios.push_back(std::move(*with));
        }
        lever.on = fault.scenario.name;
        if (!result.find(lever.on)) result.scenarios.push_back(fault.scenario);
        if (!lever.metric.empty()) continue;
        lever.metric = metric;
        lever.of_class = seen->population.request_class;
        lever.target = seen->before->value;
    }
    return result;
}

} // namespace fulcrum::decision
