// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/trials.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using scenario::Node;
using scenario::Scenario;

// Four significant digits: more says nothing to a reader.
double readable(double value)
{
    if (value == 0 || !std::isfinite(value)) return value;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 3);
    return std::round(value / unit) * unit;
}

std::string value_text(const Node& node, const ParameterDescription& description,
                       const scenario::BaseFacts& facts)
{
    const Value& value = node.parameters.value(description.key);
    if (const double* real = std::get_if<double>(&value)) return to_toml(description, readable(*real));
    if (!std::holds_alternative<std::monostate>(value)) return to_toml(description, value);
    if (const auto known = facts.resolved.find(node.id); known != facts.resolved.end())
        if (const auto number = known->second.find(description.shared_concept); number != known->second.end())
            return std::to_string(std::llround(number->second));
    return "not set";
}

// The node that a part was split from: its id without "-part" and what follows.
const Node* trial_origin(const Scenario& base, const std::string& id)
{
    if (const Node* same = base.find(id)) return same;
    const std::size_t part = id.rfind("-part");
    return part == std::string::npos ? nullptr : base.find(id.substr(0, part));
}

} // namespace

std::vector<std::string> changes_of(const Scenario& base, const Scenario& altered,
                                    const scenario::NodeTypes& types, const scenario::BaseFacts& facts)
{
    std::vector<std::string> all;
    for (const Node& node : altered.nodes) {
        const scenario::NodeType* type = types.find(node.kind, node.plugin);
        const Node* old = trial_origin(base, node.id);
        if (type == nullptr) continue;
        if (old == nullptr || old->plugin != node.plugin)
            all.push_back(node.id + ": " + (node.plugin.empty() ? type->title : node.plugin) +
                          (old == nullptr ? ", new" : " instead of " + old->plugin));
        for (const ParameterDescription& description : type->parameters) {
            const bool comparable = old != nullptr && old->plugin == node.plugin;
            if (comparable ? node.parameters.value(description.key) == old->parameters.value(description.key)
                           : !node.given.contains(description.key))
                continue;
            const std::string now = value_text(node, description, facts);
            all.push_back(node.id + ": " + description.key + " " +
                          (comparable ? value_text(*old, description, facts) + " -> " : "= ") + now);
        }
    }
    return all;
}

Trial Trials::make(const Mechanism& mechanism) const
{
    Trial trial;
    trial.mechanism = mechanism;
    if (!mechanism.not_modelled.empty()) {
        trial.why_not = "not simulated: " + mechanism.not_modelled;
        return trial;
    }
    for (const double severity : mechanism.severities)
        add_arm(trial, severity);
    return trial;
}

void Trials::add_arm(Trial& trial, double severity) const
{
    const auto near = [&](const Arm& arm) { return std::abs(arm.severity - severity) < 1e-9; };
    if (std::ranges::any_of(trial.arms, near)) return;
    auto altered = scenario::apply(*base_, trial.mechanism.edits, severity, *types_, *facts_);
    if (!altered) {
        if (trial.arms.empty()) trial.why_not = "does not apply: " + altered.errors().front().message;
        return;
    }
    trial.why_not.clear();
    Arm arm;
    arm.severity = severity;
    arm.scenario = std::make_shared<const Scenario>(std::move(*altered));
    const auto behind = std::ranges::find_if(trial.arms, [&](const Arm& a) { return a.severity > severity; });
    trial.arms.insert(behind, std::move(arm));
}

Result<bool> Trials::run(std::span<Trial* const> trials) const
{
    std::vector<Wanted> wanted;
    const std::uint64_t seed = runs_->settings().seed;
    for (const Trial* trial : trials)
        for (const Arm& arm : trial->arms)
            for (int r = static_cast<int>(arm.runs.size()); r < arm.wanted; ++r)
                wanted.push_back({arm.scenario.get(), seed + static_cast<std::uint64_t>(r)});
    if (const auto done = runs_->run(wanted); !done) return done;
    for (Trial* trial : trials) {
        for (Arm& arm : trial->arms) {
            const auto known = static_cast<int>(arm.runs.size());
            for (int r = known; r < arm.wanted; ++r) {
                const Wanted one{arm.scenario.get(), seed + static_cast<std::uint64_t>(r)};
                ScrapePointer scrape = runs_->find(one);
                if (!scrape) {
                    if (r == 0) trial->why_not = "cannot be simulated here: " + runs_->why_not(one);
                    break;
                }
                arm.runs.push_back(std::move(scrape));
            }
        }
        std::erase_if(trial->arms, [](const Arm& arm) { return arm.runs.empty(); });
        if (!trial->arms.empty()) trial->why_not.clear();
    }
    return true;
}

} // namespace fulcrum::triage
