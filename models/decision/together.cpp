// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/together.h"

#include "scenario/alter.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

using scenario::Link;
using scenario::Node;
using scenario::Scenario;

bool same_shape(const Scenario& a, const Scenario& b)
{
    const auto same_link = [](const Link& x, const Link& y) { return x.from == y.from && x.to == y.to; };
    if (a.nodes.size() != b.nodes.size() || !std::ranges::equal(a.links, b.links, same_link)) return false;
    return std::ranges::all_of(a.nodes, [&](const Node& node) {
        const Node* other = b.find(node.id);
        return other && other->kind == node.kind && other->plugin == node.plugin;
    });
}

// Whether `with` has nothing that `on` has not: nodes are gone, or set otherwise.
bool only_takes_away(const Scenario& on, const Scenario& with)
{
    return std::ranges::all_of(with.nodes, [&](const Node& node) {
        const Node* known = on.find(node.id);
        return known && known->kind == node.kind && known->plugin == node.plugin;
    });
}

void take_away(const std::string& id, Scenario& from)
{
    std::erase_if(from.nodes, [&](const Node& node) { return node.id == id; });
    std::erase_if(from.links, [&](const Link& link) { return link.from == id || link.to == id; });
}

// What `changed` sets otherwise than `base` or takes away, put into `into`.
Result<Scenario> merged(const Scenario& base, const Scenario& changed, Scenario into)
{
    for (const Node& node : base.nodes) {
        if (!changed.find(node.id)) {
            take_away(node.id, into);
            continue;
        }
        if (!into.find(node.id) && only_takes_away(base, into)) continue; // there is nothing left to set
        const Node& other = *changed.find(node.id);
        for (const auto& [key, value] : other.parameters) {
            if (value == node.parameters.value(key)) continue;
            // The node itself; where the other lever has put others in its place, those of its kind.
            const bool kept = into.find(node.id) != nullptr;
            bool found = false;
            for (Node& target : into.nodes) {
                const bool stands_for = kept ? target.id == node.id : !base.find(target.id);
                if (!stands_for || target.kind != node.kind || target.plugin != node.plugin) continue;
                found = true;
                if (target.parameters.value(key) == node.parameters.value(key))
                    target.parameters.set(key, value);
            }
            if (!found) return Error{fmt::format("the other has no '{}' to change", node.id), "judge it"};
        }
    }
    return into;
}

const ParameterDescription* description_of(const scenario::NodeType& type, const std::string& name)
{
    for (const ParameterDescription& each : type.parameters)
        if (each.key == name || (!each.shared_concept.empty() && each.shared_concept == name)) return &each;
    return nullptr;
}

bool is_meant(const scenario::Edit& edit, const Node& node)
{
    if (edit.op == scenario::Edit::Op::AddNode)
        return node.kind == edit.kind.value_or(node.kind) && node.plugin == edit.plugin;
    return (edit.on.node.empty() || edit.on.node == node.id) &&
           (!edit.on.kind || *edit.on.kind == node.kind) &&
           (edit.on.plugin.empty() || edit.on.plugin == node.plugin);
}

} // namespace

bool exclude_each_other(const Lever& a, const Lever& b)
{
    const auto names = [](const Lever& one, const Lever& other) {
        return std::ranges::find(one.what.excludes, other.id()) != one.what.excludes.end();
    };
    return names(a, b) || names(b, a);
}

Result<Scenario> together(const Scenario& on, const Played& first, const Played& then,
                          const scenario::NodeTypes& types)
{
    if (exclude_each_other(first.lever, then.lever))
        return Error{"they make no sense beside each other", "choose one of them"};
    if (!then.lever.what.edits.empty()) return scenario::apply(first.with, then.lever.what.edits, 1, types);
    if (!first.lever.what.edits.empty()) return scenario::apply(then.with, first.lever.what.edits, 1, types);
    if (same_shape(on, first.with)) return merged(on, first.with, then.with);
    if (same_shape(on, then.with)) return merged(on, then.with, first.with);
    if (only_takes_away(on, first.with) && only_takes_away(on, then.with))
        return merged(on, first.with, then.with);
    return Error{"both change the nodes themselves", "add a scenario that has both"};
}

std::string out_of_range(const std::vector<scenario::Edit>& edits, const Scenario& edited,
                         const scenario::NodeTypes& types)
{
    for (const scenario::Edit& edit : edits) {
        if (edit.op != scenario::Edit::Op::Set && edit.op != scenario::Edit::Op::AddNode) continue;
        for (const scenario::Assignment& assignment : edit.values) {
            const scenario::Amount& amount = assignment.amount;
            if (!amount.at_0.of.empty() || !std::holds_alternative<std::monostate>(amount.at_1.value))
                continue;
            for (const Node& node : edited.nodes) {
                const scenario::NodeType* type = types.find(node.kind, node.plugin);
                const ParameterDescription* known =
                    type && is_meant(edit, node) ? description_of(*type, assignment.name) : nullptr;
                if (!known) continue;
                const auto checked = check_value(*known, amount.at_0.value);
                if (!checked)
                    return fmt::format("'{}' of '{}': {}", known->key, node.id,
                                       checked.errors().front().message);
            }
        }
    }
    return {};
}

} // namespace fulcrum::decision
