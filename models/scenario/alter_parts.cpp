// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/alter_parts.h"

#include "base/append.h"
#include "base/wording.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::scenario::alter
{

namespace
{

std::optional<double> number_of(const Value& value)
{
    if (const auto* real = std::get_if<double>(&value)) return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::nullopt;
}

const Value* value_at(const Node& node, std::string_view key)
{
    for (const auto& [name, value] : node.parameters)
        if (name == key) return &value;
    return nullptr;
}

bool holds(const Work& work, const Node& node, const Condition& condition)
{
    const ParameterDescription* description = parameter_of(node, condition.name, *work.types);
    if (description == nullptr) return false;
    if (!std::holds_alternative<std::monostate>(condition.is)) {
        const auto wanted = check_value(*description, condition.is);
        const Value* value = value_at(node, description->key);
        return wanted && value != nullptr && *value == *wanted;
    }
    const std::optional<double> value = work.running_value(node, *description);
    if (!condition.above && !condition.below) {
        const Value* raw = value_at(node, description->key);
        return value || (raw != nullptr && !std::holds_alternative<std::monostate>(*raw));
    }
    return value && (!condition.above || *value > *condition.above) &&
           (!condition.below || *value < *condition.below);
}

bool linked_to(const Work& work, const Node& node, NodeKind kind, bool from)
{
    return std::ranges::any_of(work.scenario.links, [&](const Link& link) {
        const Node* other = work.scenario.find(from ? link.from : link.to);
        return (from ? link.to : link.from) == node.id && other != nullptr && other->kind == kind;
    });
}

// The node whose parameter is largest, as a role names it.
bool largest(const Work& work, const Node& node, std::string_view name)
{
    const auto of = [&](const Node& each) -> std::optional<double> {
        const ParameterDescription* description = parameter_of(each, name, *work.types);
        return description ? work.running_value(each, *description) : std::nullopt;
    };
    const std::optional<double> own = of(node);
    for (const Node& each : work.scenario.nodes) {
        if (each.kind != node.kind || each.id == node.id) continue;
        const std::optional<double> other = of(each);
        if (other && (!own || *other > *own || (*other == *own && each.id < node.id))) return false;
    }
    return true;
}

bool has_role(const Work& work, const Node& node, std::string_view role)
{
    if (role == "busiest") return node.kind == NodeKind::Workload && largest(work, node, "arrival_rate");
    if (role == "longest") return node.kind == NodeKind::Workload && largest(work, node, "prompt_tokens");
    if (role == "prefill") return linked_to(work, node, NodeKind::KvLink, false);
    if (role == "decode") return linked_to(work, node, NodeKind::KvLink, true);
    return false;
}

Error no(std::string message, std::string hint = {})
{
    return {std::move(message), std::move(hint), {}, {}};
}

void scale_parameter(Node& node, std::string_view key, double factor)
{
    const Value* value = value_at(node, key);
    if (value == nullptr) return;
    if (const auto number = number_of(*value)) node.parameters.set(std::string(key), *number * factor);
}

// Links of the new node as those of the old. What may have one link only towards an engine gets a router.
void link_part(Work& work, const std::string& old, const std::string& part)
{
    std::vector<Link> added;
    std::string router;
    for (Link& link : work.scenario.links) {
        if (link.from == old) added.push_back({part, link.to, {}});
        if (link.to != old) continue;
        const Node* from = work.scenario.find(link.from);
        if (from != nullptr && (from->kind == NodeKind::Router || from->kind == NodeKind::KvLink)) {
            added.push_back({link.from, part, {}});
            continue;
        }
        if (router.empty()) router = work.free_id(old + "-router");
        link.to = router;
    }
    if (!router.empty()) {
        auto node = make_node(work, NodeKind::Router, {}, router);
        if (node) work.scenario.nodes.push_back(std::move(*node));
        added.push_back({router, old, {}});
        added.push_back({router, part, {}});
    }
    append(work.scenario.links, added);
}

Result<std::string> split_engine(Work& work, const std::string& id, double share)
{
    const std::int64_t replicas = work.find(id)->parameters.integer("replicas");
    if (share >= 1) return id;
    if (replicas < 2)
        return no(in_quotes(id) + " has one replica, and so no part of them could differ from the rest");
    const auto wanted = static_cast<std::int64_t>(std::llround(share * static_cast<double>(replicas)));
    const std::int64_t count = std::clamp<std::int64_t>(wanted, 1, replicas - 1);
    Node part = *work.find(id);
    part.id = work.free_id(id + "-part");
    part.parameters.set("replicas", count);
    part.canvas.reset();
    work.find(id)->parameters.set("replicas", replicas - count);
    work.origin[part.id] = id;
    link_part(work, id, part.id);
    work.scenario.nodes.push_back(part);
    return part.id;
}

Result<std::string> split_workload(Work& work, const std::string& id, double share)
{
    if (share >= 1) return id;
    Node& rest = *work.find(id);
    const ParameterDescription* rate = parameter_of(rest, "arrival_rate", *work.types);
    if (rate == nullptr || !work.running_value(rest, *rate))
        return no(in_quotes(id) + " has no rate that could be split");
    Node part = rest;
    part.id = work.free_id(id + "-part");
    part.canvas.reset();
    // It is still the same class, with the same shared text.
    for (const char* key : {"class", "prefix_name"}) {
        const Value* value = value_at(part, key);
        const auto* text = value != nullptr ? std::get_if<std::string>(value) : nullptr;
        if (value != nullptr && (text == nullptr || text->empty())) part.parameters.set(key, id);
    }
    for (const char* key : {"rate", "rate_off", "rate_end"}) {
        scale_parameter(rest, key, 1 - share);
        scale_parameter(part, key, share);
    }
    work.origin[part.id] = id;
    std::vector<Link> added;
    for (const Link& link : work.scenario.links)
        if (link.from == id) added.push_back({part.id, link.to, {}});
    append(work.scenario.links, added);
    work.scenario.nodes.push_back(part);
    return part.id;
}

} // namespace

const ParameterDescription* parameter_of(const Node& node, std::string_view name, const NodeTypes& types)
{
    const NodeType* type = types.find(node.kind, node.plugin);
    if (type == nullptr) return nullptr;
    auto found = std::ranges::find(type->parameters, name, &ParameterDescription::shared_concept);
    if (found == type->parameters.end())
        found = std::ranges::find(type->parameters, name, &ParameterDescription::key);
    return found == type->parameters.end() ? nullptr : &*found;
}

Node* Work::find(std::string_view id)
{
    const auto found = std::ranges::find(scenario.nodes, id, &Node::id);
    return found == scenario.nodes.end() ? nullptr : &*found;
}

std::optional<double> Work::running_value(const Node& node, const ParameterDescription& description) const
{
    if (const Value* value = value_at(node, description.key))
        if (const auto number = number_of(*value)) return number;
    const auto original = origin.find(node.id);
    const auto known = facts->resolved.find(original == origin.end() ? node.id : original->second);
    if (known == facts->resolved.end()) return std::nullopt;
    const auto value = known->second.find(description.shared_concept);
    return value == known->second.end() ? std::nullopt : std::optional(value->second);
}

std::vector<std::string> Work::select(const Selector& selector) const
{
    std::vector<std::string> ids;
    for (const Node& node : scenario.nodes) {
        if (node.placeholder || (selector.kind && node.kind != *selector.kind)) continue;
        if (!selector.plugin.empty() && node.plugin != selector.plugin) continue;
        if (!selector.node.empty() && node.id != selector.node) continue;
        if (!selector.role.empty() && !has_role(*this, node, selector.role)) continue;
        if (std::ranges::all_of(selector.having, [&](const Condition& c) { return holds(*this, node, c); }))
            ids.push_back(node.id);
    }
    return ids;
}

std::string Work::free_id(std::string wanted) const
{
    if (scenario.find(wanted) == nullptr) return wanted;
    for (int number = 2;; ++number) {
        std::string id = wanted + "-" + std::to_string(number);
        if (scenario.find(id) == nullptr) return id;
    }
}

std::string wanted_text(const Selector& selector)
{
    std::string text = selector.kind ? std::string(to_string(*selector.kind)) : "node";
    if (!selector.plugin.empty()) text += " of the plugin " + in_quotes(selector.plugin);
    if (!selector.node.empty()) text += " " + in_quotes(selector.node);
    if (!selector.role.empty()) text += " with the role " + in_quotes(selector.role);
    for (const Condition& condition : selector.having) {
        text += " with " + condition.name;
        const auto bound = [](double number) {
            std::string digits = std::to_string(number);
            digits.erase(digits.find_last_not_of('0') + 1);
            if (digits.ends_with('.')) digits.pop_back();
            return digits;
        };
        if (condition.above) text += " above " + bound(*condition.above);
        if (condition.below) text += " below " + bound(*condition.below);
        if (const auto* flag = std::get_if<bool>(&condition.is)) text += *flag ? " on" : " off";
        if (const auto* word = std::get_if<std::string>(&condition.is)) text += " " + in_quotes(*word);
    }
    return text;
}

Result<std::string> split(Work& work, const std::string& node, double share)
{
    if (!(share > 0)) return no("a share of nothing of " + in_quotes(node) + " changes nothing");
    const NodeKind kind = work.find(node)->kind;
    if (kind == NodeKind::Engine) return split_engine(work, node, share);
    if (kind == NodeKind::Workload) return split_workload(work, node, share);
    return no("only engines and workloads have parts; " + in_quotes(node) + " is a " +
              std::string(to_string(kind)));
}

Result<Node> make_node(const Work& work, NodeKind kind, const std::string& plugin, const std::string& id)
{
    const NodeType* type = work.types->find(kind, plugin);
    if (type == nullptr)
        return no("the " + std::string(to_string(kind)) + " plugin " + in_quotes(plugin) +
                      " is not installed",
                  "see `fulcrum plugins`");
    Node node;
    node.id = id;
    node.kind = kind;
    node.plugin = plugin;
    for (const ParameterDescription& description : type->parameters) {
        const auto value = check_value(description, description.fallback);
        node.parameters.set(description.key, value ? *value : description.fallback);
    }
    return node;
}

} // namespace fulcrum::scenario::alter
