// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/lint_cost.h"

#include "cluster/simulation.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::prevention
{

namespace
{

constexpr double kFieldTokens = 8; // [E]

bool takes(const scenario::NodeType& type, std::string_view key, std::string_view choice)
{
    const auto found = std::ranges::find(type.parameters, key, &ParameterDescription::key);
    return found != type.parameters.end() &&
           (choice.empty() || std::ranges::find(found->choices, choice) != found->choices.end());
}

} // namespace

double FieldCost::recomputed_share() const
{
    return std::max(0.0, without.prefix_hit_ratio.value - with.prefix_hit_ratio.value);
}

Result<FieldCost> simulate_field(const scenario::Project& project, const std::string& name,
                                 std::int64_t token, FieldScope scope, const cluster::Kinds& kinds,
                                 const study::StudyOptions& options)
{
    const scenario::Scenario* base = project.find(name.empty() ? project.triage.base : name);
    if (base == nullptr && name.empty() && !project.scenarios.empty()) base = &project.scenarios.front();
    if (base == nullptr)
        return Error{
            fmt::format("the project has no scenario \"{}\"", name), "see its [[scenario]]s", {}, {}};
    FieldCost cost;
    cost.scenario = base->name;
    cost.scope = to_string(scope);
    const scenario::NodeTypes types = cluster::node_types(kinds);
    scenario::Scenario with = *base;
    scenario::Scenario without = *base;
    for (std::size_t i = 0; i < with.nodes.size(); ++i) {
        scenario::Node& node = with.nodes[i];
        const scenario::NodeType* type = types.find(node.kind, node.plugin);
        if (node.kind != scenario::NodeKind::Workload || type == nullptr ||
            !takes(*type, "volatile_at", {}) || !node.parameters.is_set("prefix_tokens"))
            continue;
        const double prefix = node.parameters.real("prefix_tokens");
        if (!(prefix > 0)) continue;
        cost.workloads.push_back(node.id);
        cost.token = std::max(cost.token, std::min(token, static_cast<std::int64_t>(prefix)));
        node.parameters.set("volatile_tokens", kFieldTokens);
        node.parameters.set("volatile_at", std::min(static_cast<double>(token), prefix));
        node.parameters.set("volatile_scope",
                            takes(*type, "volatile_scope", cost.scope) ? cost.scope : std::string("request"));
        without.nodes[i].parameters.set("volatile_tokens", 0.0);
    }
    if (cost.workloads.empty())
        return Error{
            fmt::format("no workload of scenario \"{}\" shares a prefix, so that a field costs nothing there",
                        base->name),
            "set prefix_tokens of a workload",
            {},
            base->at};
    without.name = "without";
    with.name = "with";
    scenario::Project both;
    both.run = project.run;
    both.scenarios = {std::move(without), std::move(with)};
    auto results = study::run_project(both, {}, kinds, options);
    if (!results) return results.errors();
    cost.without = std::move(results->at(0).figures);
    cost.with = std::move(results->at(1).figures);
    return cost;
}

} // namespace fulcrum::prevention
