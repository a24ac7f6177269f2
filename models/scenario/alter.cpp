// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/alter.h"

#include "base/append.h"
#include "base/wording.h"
#include "scenario/alter_parts.h"
#include "scenario/graph.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::scenario
{

namespace
{

using alter::parameter_of;
using alter::Work;
using Op = Edit::Op;

Error no(std::string message, std::string hint = {})
{
    return {std::move(message), std::move(hint), {}, {}};
}

Result<double> number_at(const Value& value, Dimension dimension)
{
    if (const auto* real = std::get_if<double>(&value)) return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    if (const auto* text = std::get_if<std::string>(&value)) return parse_quantity(*text, dimension);
    return no("an amount between two ends has to be a number");
}

bool is_number(const Value& value)
{
    return std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
}

Result<double> end_of(const End& end, Dimension dimension, const BaseFacts& facts)
{
    const auto number = number_at(end.value, end.of.empty() ? dimension : Dimension::None);
    if (!number || end.of.empty()) return number;
    const auto known = facts.measured.find(end.of);
    if (known == facts.measured.end() || !std::isfinite(known->second))
        return no("the healthy scenario has no figure " + in_quotes(end.of));
    return *number * known->second;
}

// The value as the parameter takes it: within its range, a whole number where it is one.
Result<Value> fitting(const ParameterDescription& description, Value value)
{
    if (is_number(value)) {
        double number = *number_at(value, description.dimension);
        if (!std::isfinite(number)) return no(description.key + " would not be finite");
        number =
            std::clamp(number, description.minimum.value_or(number), description.maximum.value_or(number));
        if (description.type == ParameterType::Integer)
            return Value{static_cast<std::int64_t>(std::llround(number))};
        if (description.type == ParameterType::Real || description.type == ParameterType::Quantity)
            return Value{number};
    }
    return check_value(description, value);
}

class Applier
{
public:
    Applier(const Scenario& base, double severity, const NodeTypes& types, const BaseFacts& facts)
        : work_{base, &types, &facts, severity}
    {
    }

    std::optional<Error> apply(const Edit& edit)
    {
        switch (edit.op) {
        case Op::Set:
        case Op::Scale:
            return change(edit);
        case Op::AddNode:
            return edit.behind ? insert_nodes(edit) : add_node(edit);
        case Op::RemoveNode:
            return remove_nodes(edit);
        case Op::AddLink:
        case Op::RemoveLink:
            return change_link(edit);
        }
        return std::nullopt;
    }

    Scenario& scenario() { return work_.scenario; }

private:
    Result<std::vector<std::string>> selected(const Edit& edit) const
    {
        std::vector<std::string> ids = work_.select(edit.on);
        if (ids.empty()) return no("there is no " + alter::wanted_text(edit.on));
        return ids;
    }

    // The nodes to change: those selected, or the parts of them that the share says.
    Result<std::vector<std::string>> targets(const Edit& edit)
    {
        auto ids = selected(edit);
        if (!ids || !edit.share) return ids;
        const auto share = amount_at(*edit.share, work_.severity, Dimension::Fraction, *work_.facts);
        if (!share) return share.errors();
        const auto number = number_at(*share, Dimension::Fraction);
        if (!number) return number.errors();
        std::vector<std::string> parts;
        Errors errors;
        for (const std::string& id : *ids) {
            const auto part = alter::split(work_, id, *number);
            if (part)
                parts.push_back(*part);
            else
                errors.insert(errors.end(), part.errors().begin(), part.errors().end());
        }
        if (parts.empty()) return errors;
        return parts;
    }

    std::optional<Error> change(const Edit& edit)
    {
        const auto ids = targets(edit);
        if (!ids) return ids.errors().front();
        bool changed = false;
        if (!edit.become.empty()) {
            for (const std::string& id : *ids) {
                const auto other = become(*work_.find(id), edit.become);
                if (!other) return other.errors().front();
                changed = changed || *other;
            }
        }
        Error why = no("nothing would change");
        for (const Assignment& assignment : edit.values) {
            bool known = false;
            for (const std::string& id : *ids) {
                Node& node = *work_.find(id);
                const ParameterDescription* description = parameter_of(node, assignment.name, *work_.types);
                if (description == nullptr) continue;
                known = true;
                const auto done = assign(node, *description, assignment, edit.op == Op::Scale);
                if (!done) return done.errors().front();
                changed = changed || *done;
                if (!*done)
                    why = no(in_quotes(node.id) + " has " + description->key + " = " +
                             to_toml(*description, node.parameters.value(description->key)) + " already");
            }
            if (!known) return no(alter::wanted_text(edit.on) + " has no " + in_quotes(assignment.name));
        }
        // A share alone: the parts differ by what follows.
        if (edit.share && edit.values.empty() && edit.become.empty()) return std::nullopt;
        if (!changed) return why;
        return std::nullopt;
    }

    // Whether the value is another one now.
    Result<bool> assign(Node& node, const ParameterDescription& description, const Assignment& assignment,
                        bool scale)
    {
        auto amount = amount_at(assignment.amount, work_.severity,
                                scale ? Dimension::None : description.dimension, *work_.facts);
        if (!amount) return amount.errors();
        if (scale) {
            const std::optional<double> present = work_.running_value(node, description);
            if (!present)
                return no(in_quotes(node.id) + " has no " + in_quotes(description.key) + " to scale");
            const auto factor = number_at(*amount, Dimension::None);
            if (!factor) return factor.errors();
            *amount = Value{*present * *factor};
        }
        auto value = fitting(description, *amount);
        if (!value) return value.errors();
        if (node.parameters.value(description.key) == *value) return false;
        node.parameters.set(description.key, std::move(*value));
        node.given.insert(description.key);
        return true;
    }

    // Another plugin in the same place; values of shared concepts and of the same keys stay.
    Result<bool> become(Node& node, const std::string& plugin)
    {
        if (node.plugin == plugin) return no(in_quotes(node.id) + " is " + in_quotes(plugin) + " already");
        auto other = alter::make_node(work_, node.kind, plugin, node.id);
        if (!other) return other.errors();
        const NodeType* type = work_.types->find(node.kind, plugin);
        for (const ParameterDescription& description : type->parameters) {
            const bool shared = !description.shared_concept.empty();
            const ParameterDescription* old =
                parameter_of(node, shared ? description.shared_concept : description.key, *work_.types);
            if (old == nullptr) continue;
            Value value = node.parameters.value(old->key);
            if (const auto number = work_.running_value(node, *old)) value = *number;
            if (std::holds_alternative<std::monostate>(value)) continue;
            const auto fits = fitting(description, value);
            if (fits) other->parameters.set(description.key, *fits);
        }
        other->title = node.title;
        other->canvas = node.canvas;
        other->at = node.at;
        node = std::move(*other);
        return true;
    }

    std::optional<Error> give(Node& node, const std::vector<Assignment>& values)
    {
        for (const Assignment& assignment : values) {
            const ParameterDescription* description = parameter_of(node, assignment.name, *work_.types);
            if (description == nullptr)
                return no("a " + std::string(to_string(node.kind)) + " " + in_quotes(node.plugin) +
                          " has no " + in_quotes(assignment.name));
            const auto done = assign(node, *description, assignment, false);
            if (!done) return done.errors().front();
        }
        return std::nullopt;
    }

    std::optional<Error> add_node(const Edit& edit)
    {
        const auto ids = selected(edit);
        if (!ids) return ids.errors().front();
        auto node = alter::make_node(work_, edit.kind.value_or(NodeKind::Workload), edit.plugin,
                                     work_.free_id(edit.id));
        if (!node) return node.errors().front();
        if (auto error = give(*node, edit.values)) return error;
        std::vector<Link> added;
        for (const Link& link : work_.scenario.links) {
            if (link.from == ids->front()) added.push_back({node->id, link.to, {}});
            if (link.to == ids->front()) added.push_back({link.from, node->id, {}});
        }
        append(work_.scenario.links, added);
        work_.scenario.nodes.push_back(std::move(*node));
        return std::nullopt;
    }

    std::optional<Error> insert_nodes(const Edit& edit)
    {
        const auto ids = selected(edit);
        if (!ids) return ids.errors().front();
        const NodeKind kind = edit.kind.value_or(NodeKind::Client);
        for (const std::string& id : *ids) {
            if (Node* there = following(id, kind)) {
                if (auto error = give(*there, edit.values)) return error;
                continue;
            }
            auto node = alter::make_node(work_, kind, edit.plugin, work_.free_id(edit.id));
            if (!node) return node.errors().front();
            if (auto error = give(*node, edit.values)) return error;
            std::vector<Link> added = {{id, node->id, {}}};
            for (const Link& link : work_.scenario.links)
                if (link.from == id) added.push_back({node->id, link.to, {}});
            std::erase_if(work_.scenario.links, [&](const Link& link) { return link.from == id; });
            append(work_.scenario.links, added);
            work_.scenario.nodes.push_back(std::move(*node));
        }
        return std::nullopt;
    }

    // The node of a kind that follows directly.
    Node* following(const std::string& id, NodeKind kind)
    {
        for (const Link& link : work_.scenario.links) {
            Node* to = link.from == id ? work_.find(link.to) : nullptr;
            if (to != nullptr && to->kind == kind) return to;
        }
        return nullptr;
    }

    std::optional<Error> remove_nodes(const Edit& edit)
    {
        const auto ids = selected(edit);
        if (!ids) return ids.errors().front();
        for (const std::string& id : *ids) {
            std::erase_if(work_.scenario.nodes, [&](const Node& node) { return node.id == id; });
            std::erase_if(work_.scenario.links,
                          [&](const Link& link) { return link.from == id || link.to == id; });
            std::erase_if(work_.scenario.changes, [&](const Change& change) { return change.node == id; });
        }
        return std::nullopt;
    }

    std::optional<Error> change_link(const Edit& edit)
    {
        const auto is_it = [&](const Link& link) { return link.from == edit.from && link.to == edit.to; };
        if (edit.op == Op::RemoveLink) {
            if (std::erase_if(work_.scenario.links, is_it) > 0) return std::nullopt;
            return no("there is no link from " + in_quotes(edit.from) + " to " + in_quotes(edit.to));
        }
        if (auto refused = refuse_link(work_.scenario, edit.from, edit.to)) return refused;
        work_.scenario.links.push_back({edit.from, edit.to, {}});
        return std::nullopt;
    }

    Work work_;
};

} // namespace

Result<Value> amount_at(const Amount& amount, double severity, Dimension dimension, const BaseFacts& facts)
{
    const bool between = !std::holds_alternative<std::monostate>(amount.at_1.value);
    if (!between && amount.at_0.of.empty()) return amount.at_0.value;
    const auto first = end_of(amount.at_0, dimension, facts);
    if (!first) return first.errors();
    if (!between) return Value{*first};
    const auto last = end_of(amount.at_1, dimension, facts);
    if (!last) return last.errors();
    if (!amount.logarithmic) return Value{*first + severity * (*last - *first)};
    if (!(*first > 0 && *last > 0)) return no("a logarithmic amount has to be above 0 at both ends");
    return Value{*first * std::pow(*last / *first, severity)};
}

Result<Scenario> apply(const Scenario& base, std::span<const Edit> edits, double severity,
                       const NodeTypes& types, const BaseFacts& facts)
{
    Applier applier(base, severity, types, facts);
    bool any = false;
    std::optional<Error> skipped;
    for (const Edit& edit : edits) {
        std::optional<Error> error = applier.apply(edit);
        if (!error) {
            any = true;
        } else if (edit.optional) {
            skipped = std::move(error);
        } else {
            return *error;
        }
    }
    if (!any) return skipped ? *skipped : no("there is nothing to change");
    if (Errors errors = check_graph(applier.scenario()); !errors.empty()) return errors;
    return std::move(applier.scenario());
}

} // namespace fulcrum::scenario
