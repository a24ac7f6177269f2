// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/variants.h"

#include "scenario/alter.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

using scenario::Node;
using scenario::Project;
using scenario::Scenario;

constexpr std::string_view kSize = "replicas"; // of a system, not of a lever

// What one node sets otherwise than another, put into a third one that has such a parameter.
void put(const Node& base, const Node& changed, Node& into)
{
    for (const auto& [key, value] : changed.parameters) {
        if (key == kSize || value == base.parameters.value(key)) continue;
        if (into.parameters.value(key) != value) into.parameters.set(key, value);
    }
}

// The levers of a project with what the catalogue adds, or the catalogue's that have edits.
std::vector<scenario::Lever> levers_of(const Project& project)
{
    std::vector<scenario::Lever> all;
    for (const scenario::Lever& lever : project.levers.empty() ? known_levers() : project.levers) {
        const auto whole = complete(lever);
        all.push_back(whole ? whole->what : lever);
    }
    return all;
}

std::string added(Project& project, Scenario scenario, std::string name)
{
    scenario.name = std::move(name);
    scenario.extends.clear();
    const auto there = std::ranges::find(project.scenarios, scenario.name, &Scenario::name);
    std::string taken = scenario.name;
    if (there == project.scenarios.end()) project.scenarios.push_back(std::move(scenario));
    return taken;
}

// Leaves the lever to its judgement.
void not_played(scenario::Lever& lever)
{
    lever.on.clear();
    lever.with.clear();
    lever.edits.clear();
}

} // namespace

bool same_nodes(const Scenario& a, const Scenario& b)
{
    const auto same_node = [](const Node& x, const Node& y) {
        return x.id == y.id && x.kind == y.kind && x.plugin == y.plugin &&
               std::ranges::equal(x.parameters, y.parameters);
    };
    return std::ranges::equal(a.nodes, b.nodes, same_node) && a.links.size() == b.links.size();
}

Result<Scenario> carried_over(const Lever& lever, const Project& project, const Scenario& to,
                              const scenario::NodeTypes& types)
{
    if (!lever.what.edits.empty()) return scenario::apply(to, lever.what.edits, 1, types);
    const Scenario* on = project.find(lever.what.on);
    const Scenario* with = project.find(lever.what.with);
    if (!on || !with) return Error{"no scenario plays it", "give the lever `with` or edits"};
    if (on->nodes.size() != with->nodes.size())
        return Error{"it changes the nodes themselves", "tell it by edits"};
    Scenario result = to;
    for (const Node& node : on->nodes) {
        const Node* changed = with->find(node.id);
        if (!changed || changed->kind != node.kind || changed->plugin != node.plugin)
            return Error{"it changes the nodes themselves", "tell it by edits"};
        for (Node& into : result.nodes)
            if (into.kind == node.kind && into.plugin == node.plugin &&
                into.kind != scenario::NodeKind::Workload)
                put(node, *changed, into);
    }
    return result;
}

Result<Project> on_scenario(const Project& project, const std::string& name, const scenario::NodeTypes& types)
{
    const Scenario* to = project.find(name);
    if (!to) return Error{"the project has no scenario '" + name + "'", "give the name of a scenario"};
    Project result = project;
    result.levers = levers_of(project);
    int played = 0;
    for (scenario::Lever& lever : result.levers) {
        if (lever.on == name) {
            ++played;
            continue;
        }
        if (lever.on.empty()) continue;
        const auto with = carried_over(Lever{.what = lever}, project, *to, types);
        if (!with || same_nodes(*with, *to)) {
            not_played(lever);
            continue;
        }
        lever.on = name;
        lever.with = added(result, *with, name + " with " + lever.id);
        lever.edits.clear();
        ++played;
    }
    if (played == 0)
        return Error{"no lever can be played in '" + name + "'", "name a scenario that a lever is for"};
    // What cannot be played there and was never judged cannot be ranked there.
    std::erase_if(result.levers,
                  [&](const scenario::Lever& lever) { return lever.on.empty() && !lever.of(Input::Impact); });
    result.title = project.title + ", " + name;
    return result;
}

Result<Project> in_period(const Project& project, TimeNs from, TimeNs until)
{
    if (from < 0 || from >= until)
        return Error{"a period must end after it begins", "write it as \"60 s..120 s\""};
    if (project.run.until && from >= *project.run.until)
        return Error{"the run ends before the period begins", "choose an earlier one"};
    Project result = project;
    result.run.warm_up = from;
    result.run.until = project.run.until ? std::min(*project.run.until, until) : until;
    const auto seconds = [](TimeNs time) { return 1e-9 * static_cast<double>(time); };
    result.title =
        fmt::format("{}, {:g} to {:g} s", project.title, seconds(from), seconds(*result.run.until));
    return result;
}

} // namespace fulcrum::decision
