// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of a document: each looks up where things stand in the text, changes as little as it can, and is
// refused if the text would not mean afterwards what the edit says.
#include "base/wording.h"
#include "scenario/document.h"
#include "scenario/editor.h"
#include "scenario/graph.h"
#include "scenario/reader.h"
#include "scenario/scenario_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace fulcrum::scenario
{

namespace
{

using namespace edit;

bool close(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

bool same_value(const Value& a, const Value& b)
{
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    return x && y ? close(*x, *y) : a == b;
}

// A number for a quantity that needs a unit is in the base unit here; everything else is checked as in a
// file.
Result<Value> checked_value(const ParameterDescription& description, const Value& value)
{
    std::optional<double> number;
    if (const auto* real = std::get_if<double>(&value)) number = *real;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) number = static_cast<double>(*whole);
    const bool bare = description.dimension == Dimension::None ||
                      description.dimension == Dimension::Fraction ||
                      description.dimension == Dimension::Tokens;
    if (description.type == ParameterType::Quantity && number && !bare)
        return check_value(description, format_quantity(*number, description.dimension));
    return check_value(description, value);
}

// As typed where the user chose a unit, else in the unit that makes the text short.
std::string written_value(const ParameterDescription& description, const Value& value, const Value& checked)
{
    const auto* typed = std::get_if<std::string>(&value);
    const bool with_unit = typed && !typed->empty() &&
                           std::string_view("0123456789. \t").find(typed->back()) == std::string_view::npos;
    const bool keep = description.type == ParameterType::Quantity && with_unit;
    return to_toml(description, keep ? value : checked);
}

const ParameterDescription* described(const std::vector<ParameterDescription>& all, std::string_view key)
{
    const auto found = std::ranges::find(all, key, &ParameterDescription::key);
    return found == all.end() ? nullptr : &*found;
}

Error unknown_key(const std::vector<ParameterDescription>& all, std::string_view key)
{
    std::vector<std::string> keys;
    std::ranges::transform(all, std::back_inserter(keys), &ParameterDescription::key);
    return error("unknown key " + in_quotes(key),
                 did_you_mean(key, keys, "see the reference of the file format"));
}

// The node in a project that the check looks at.
Check node_check(std::string_view scenario, std::string_view id, std::function<bool(const Node&)> check)
{
    return [scenario = std::string(scenario), id = std::string(id),
            check = std::move(check)](const Project& project) {
        const Scenario* found = project.find(scenario);
        const Node* node = found ? found->find(id) : nullptr;
        return node && check(*node);
    };
}

bool links(const Scenario& scenario, std::string_view from, std::string_view to)
{
    return std::ranges::any_of(scenario.links,
                               [&](const Link& link) { return link.from == from && link.to == to; });
}

bool names_node(const toml::table& link, std::string_view id)
{
    for (const std::string_view end : {"from", "to"}) {
        const auto* text = link.get_as<std::string>(end);
        if (text && text->get() == id) return true;
    }
    return false;
}

// What a scenario says about a node under `set`: removal of all of it.
Result<bool> remove_changes(const EditText& text, std::string_view scenario, std::string_view id,
                            std::vector<Splice>& splices)
{
    bool inlined = false;
    for (const SetEntry& entry : text.set_entries(scenario, id, inlined))
        splices.push_back(entry.item ? text.remove(*entry.item) : text.remove(*entry.section));
    if (inlined) return by_hand("the changes of scenario " + in_quotes(scenario) + " are written in braces");
    return true;
}

Result<bool> remove_links_of(const EditText& text, std::string_view scenario, std::string_view id,
                             std::vector<Splice>& splices)
{
    for (const auto& [number, link] : text.links(scenario)) {
        if (!names_node(*link, id)) continue;
        const LayoutSection* section = text.link_section(text.scenario_index(scenario), number);
        if (!section)
            return by_hand("the links of scenario " + in_quotes(scenario) + " are written in braces");
        splices.push_back(text.remove(*section));
    }
    return true;
}

bool happens_to(const toml::table& change, std::string_view id)
{
    const auto* text = change.get_as<std::string>("node");
    return text && text->get() == id;
}

// What is to happen to a node during the run: removal of it, with its new values.
Result<bool> remove_scheduled(const EditText& text, std::string_view scenario, std::string_view id,
                              std::vector<Splice>& splices)
{
    for (const auto& [number, change] : text.changes(scenario)) {
        if (!happens_to(*change, id)) continue;
        bool found = false;
        for (const LayoutSection& section : text.sections()) {
            if (section.scenario != text.scenario_index(scenario) || section.change != number) continue;
            splices.push_back(text.remove(section));
            found = true;
        }
        if (!found)
            return by_hand("what happens in scenario " + in_quotes(scenario) + " is written in braces");
    }
    return true;
}

// The place behind the last node of a scenario, or behind its head.
const LayoutSection* last_node_or_head(const EditText& text, int scenario)
{
    const LayoutSection* last = nullptr;
    bool node_seen = false;
    for (const LayoutSection& one : text.sections()) {
        if (one.scenario != scenario || scenario < 0) continue;
        const std::string_view part = one.path.size() > 1 ? std::string_view(one.path[1].name) : "";
        const bool is_node = part == "node";
        if (is_node || (!node_seen && part != "link")) last = &one;
        node_seen = node_seen || is_node;
    }
    return last;
}

const LayoutSection* last_link_or_last(const EditText& text, int scenario)
{
    const LayoutSection* last = nullptr;
    bool link_seen = false;
    for (const LayoutSection& one : text.sections()) {
        if (one.scenario != scenario || scenario < 0) continue;
        if (one.link >= 0 || !link_seen) last = &one;
        link_seen = link_seen || one.link >= 0;
    }
    return last;
}

bool has_item(const LayoutSection* section, std::string_view key)
{
    return section && std::ranges::any_of(section->items, [&](const LayoutItem& item) {
               return item.key.front().name == key;
           });
}

std::string place_text(CanvasPosition position)
{
    return to_toml({}, std::vector<double>{position.x, position.y});
}

bool finite(CanvasPosition position)
{
    return std::isfinite(position.x) && std::isfinite(position.y);
}

} // namespace

std::optional<Error> Document::refuse_edit() const
{
    if (read_only_)
        return Error{"the project is read-only", "it was written by a newer version of Fulcrum", file_, {}};
    if (parsed_) return std::nullopt;
    Error first = problems_.front();
    first.hint = "correct this in the text first";
    return first;
}

Result<Patch> Document::set_parameter(std::string_view scenario, std::string_view node, std::string_view key,
                                      const Value& value) const
{
    if (std::holds_alternative<std::monostate>(value)) return reset_parameter(scenario, node, key);
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto found = editor.node(scenario, node);
    if (!found) return found.errors();
    if (key == "title") {
        const auto title = check_value(*described(node_keys(), "title"), value);
        if (!title) return title.errors();
        const std::string& wanted = std::get<std::string>(*title);
        if ((*found)->title == wanted) return Patch{};
        return editor.set_in_node(
            editor.owner(scenario, node), node, "title", to_toml({}, *title),
            node_check(scenario, node, [&](const Node& now) { return now.title == wanted; }));
    }
    const NodeType* type = types_.find((*found)->kind, (*found)->plugin);
    if (!type)
        return error("the plugin " + in_quotes((*found)->plugin) + " of node " + in_quotes(node) +
                         " is not installed",
                     "install it, or edit the node in the text");
    const ParameterDescription* description = described(type->parameters, key);
    if (!description) return unknown_key(type->parameters, key);
    const auto checked = checked_value(*description, value);
    if (!checked) return checked.errors();

    const std::string key_text(key);
    const Check check = node_check(scenario, node, [&](const Node& now) {
        return same_value(now.parameters.value(key_text), *checked) && now.given.contains(key_text);
    });
    const toml::node* now = editor.written(scenario, node, key);
    const auto current =
        now ? check_value(*description, value_of(*now)) : Result<Value>((*found)->parameters.value(key));
    if (current && same_value(*current, *checked)) return Patch{};
    const std::string text = written_value(*description, value, *checked);
    if (editor.text().node(scenario, node) && !editor.changed(scenario, node, key))
        return editor.set_in_node(scenario, node, key_text, text, check);
    return editor.set_in_changes(scenario, node, key_text, text, check);
}

Result<Patch> Document::reset_parameter(std::string_view scenario, std::string_view node,
                                        std::string_view key) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto found = editor.node(scenario, node);
    if (!found) return found.errors();
    if (key == "id" || key == "kind" || key == "plugin")
        return error(in_quotes(key) + " has no default", "a node can not be without it");
    const EditText& text = editor.text();
    const Check any = node_check(scenario, node, [](const Node&) { return true; });

    bool inlined = false;
    for (const SetEntry& entry : text.set_entries(scenario, node, inlined))
        if (entry.item && entry.key == key) return editor.finish({text.remove(*entry.item)}, any);
    if (editor.changed(scenario, node, key))
        return by_hand("the changes of scenario " + in_quotes(scenario) + " are written in braces");

    const toml::table* table = text.node(scenario, node);
    if (!table || !table->contains(key)) return Patch{};
    const LayoutSection* section =
        text.node_section(text.scenario_index(scenario), text.node_index(scenario, node));
    if (!section) return by_hand("node " + in_quotes(node) + " is written in braces");
    for (const LayoutItem& item : section->items)
        if (item.is({key})) return editor.finish({text.remove(item)}, any);
    return by_hand(in_quotes(key) + " is not written on a line of its own");
}

Result<Patch> Document::set_canvas_position(std::string_view scenario, std::string_view node,
                                            CanvasPosition position) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto found = editor.node(scenario, node);
    if (!found) return found.errors();
    if (!finite(position)) return error("the position is not a finite number", "move the node again");
    const auto there = [&](const Node& now) {
        return now.canvas && now.canvas->x == position.x && now.canvas->y == position.y;
    };
    if (there(**found)) return Patch{};
    return editor.set_in_node(editor.owner(scenario, node), node, "canvas", place_text(position),
                              node_check(scenario, node, there));
}

Result<Patch> Document::add_node(std::string_view scenario, NodeKind kind, std::string_view plugin,
                                 std::string_view id, std::optional<CanvasPosition> position) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto found = editor.scenario(scenario);
    if (!found) return found.errors();
    if (!is_id(id))
        return error("a node can not have the id " + in_quotes(id), "use letters, digits, '_' and '-'");
    for (const std::string& name : editor.family(scenario))
        if (project_.find(name)->find(id) || editor.text().node(name, id))
            return error("scenario " + in_quotes(name) + " already has a node " + in_quotes(id),
                         "choose another id");
    if (!types_.find(kind, plugin))
        return error("there is no plugin " + in_quotes(plugin) + " for the kind " +
                         std::string(to_string(kind)),
                     "choose an installed one");
    if (position && !finite(*position))
        return error("the position is not a finite number", "place the node again");

    const int number = editor.text().scenario_index(scenario);
    const LayoutSection* head = editor.text().scenario_section(number);
    const LayoutSection* before = last_node_or_head(editor.text(), number);
    if (!before || has_item(head, "node"))
        return by_hand("the nodes of scenario " + in_quotes(scenario) + " are written in braces");
    std::vector<std::string> block = {"[[scenario.node]]", "id = \"" + std::string(id) + "\"",
                                      "kind = \"" + std::string(to_string(kind)) + "\""};
    if (!plugin.empty()) block.push_back("plugin = " + to_toml({}, std::string(plugin)));
    if (position) block.push_back("canvas = " + place_text(*position));
    return editor.finish({editor.text().insert_block(before->content_end, block, true)},
                         node_check(scenario, id, [&](const Node& now) { return now.kind == kind; }));
}

Result<Patch> Document::remove_node(std::string_view scenario, std::string_view node) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const EditText& text = editor.text();
    const auto owner = editor.owned(scenario, node, "remove");
    if (!owner) return owner.errors();
    const LayoutSection* section =
        text.node_section(text.scenario_index(scenario), text.node_index(scenario, node));
    if (!section) return by_hand("node " + in_quotes(node) + " is written in braces");
    std::vector<Splice> splices = {text.remove(*section)};
    for (const std::string& name : editor.family(scenario)) {
        if (const auto done = remove_links_of(text, name, node, splices); !done) return done.errors();
        if (const auto done = remove_changes(text, name, node, splices); !done) return done.errors();
        if (const auto done = remove_scheduled(text, name, node, splices); !done) return done.errors();
    }
    return editor.finish(std::move(splices), [&](const Project& project) {
        const Scenario* now = project.find(scenario);
        return now && !now->find(node);
    });
}

Result<Patch> Document::rename_node(std::string_view scenario, std::string_view node,
                                    std::string_view id) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const EditText& text = editor.text();
    const auto owner = editor.owned(scenario, node, "rename");
    if (!owner) return owner.errors();
    if (node == id) return Patch{};
    if (!is_id(id))
        return error("a node can not have the id " + in_quotes(id), "use letters, digits, '_' and '-'");

    const std::string new_text = "\"" + std::string(id) + "\"";
    std::vector<Splice> splices = {text.replace(*text.node(scenario, node)->get("id"), new_text)};
    for (const std::string& name : editor.family(scenario)) {
        if (project_.find(name)->find(id) || text.node(name, id))
            return error("scenario " + in_quotes(name) + " already has a node " + in_quotes(id),
                         "choose another id");
        for (const auto& [number, link] : text.links(name))
            for (const std::string_view end : {"from", "to"})
                if (const auto* value = link->get_as<std::string>(end); value && value->get() == node)
                    splices.push_back(text.replace(*value, new_text));
        for (const auto& [number, change] : text.changes(name))
            if (happens_to(*change, node)) splices.push_back(text.replace(*change->get("node"), new_text));
        bool inlined = false;
        for (const SetEntry& entry : text.set_entries(name, node, inlined)) {
            // The keys below [scenario.set.NODE] repeat the part of the header.
            if (entry.item && entry.node.begin < entry.item->line_begin) continue;
            splices.push_back({entry.node.begin, entry.node.end, std::string(id)});
        }
        if (inlined) return by_hand("the changes of scenario " + in_quotes(name) + " are written in braces");
    }
    return editor.finish(std::move(splices), [&](const Project& project) {
        const Scenario* now = project.find(scenario);
        return now && now->find(id) && !now->find(node);
    });
}

Result<Patch> Document::add_link(std::string_view scenario, std::string_view from, std::string_view to) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto found = editor.scenario(scenario);
    if (!found) return found.errors();
    for (const std::string& name : editor.family(scenario))
        if (auto refused = refuse_link(*project_.find(name), from, to)) return *refused;
    const int number = editor.text().scenario_index(scenario);
    const LayoutSection* before = last_link_or_last(editor.text(), number);
    if (!before || has_item(editor.text().scenario_section(number), "link"))
        return by_hand("the links of scenario " + in_quotes(scenario) + " are written in braces");
    const std::array<std::string, 3> block = {"[[scenario.link]]", "from = \"" + std::string(from) + "\"",
                                              "to = \"" + std::string(to) + "\""};
    return editor.finish({editor.text().insert_block(before->content_end, block, true)},
                         [&](const Project& project) {
                             const Scenario* now = project.find(scenario);
                             return now && links(*now, from, to);
                         });
}

Result<Patch> Document::remove_link(std::string_view scenario, std::string_view from,
                                    std::string_view to) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const EditText& text = editor.text();
    const auto found = editor.scenario(scenario);
    if (!found) return found.errors();
    const std::string ends = "from " + in_quotes(from) + " to " + in_quotes(to);
    if (!links(**found, from, to))
        return error("scenario " + in_quotes(scenario) + " has no link " + ends, "choose one of its links");
    std::vector<Splice> splices;
    for (const auto& [number, link] : text.links(scenario)) {
        if (link->get_as<std::string>("from") == nullptr || link->get_as<std::string>("to") == nullptr)
            continue;
        if (link->get_as<std::string>("from")->get() != from || link->get_as<std::string>("to")->get() != to)
            continue;
        const LayoutSection* section = text.link_section(text.scenario_index(scenario), number);
        if (!section)
            return by_hand("the links of scenario " + in_quotes(scenario) + " are written in braces");
        splices.push_back(text.remove(*section));
    }
    if (splices.empty())
        return error("the link " + ends + " comes from scenario " + in_quotes((*found)->extends),
                     "remove it there");
    return editor.finish(std::move(splices), [&](const Project& project) {
        const Scenario* now = project.find(scenario);
        return now && !links(*now, from, to);
    });
}

Result<Patch> Document::set_run(std::string_view key, const Value& value) const
{
    if (auto refused = refuse_edit()) return *refused;
    const Editor editor(project_, text_, types_);
    const auto keys = run_keys();
    const ParameterDescription* description = described(keys, key);
    if (!description) return unknown_key(keys, key);
    const toml::node* run = editor.text().root().get("run");
    const toml::node* old = run && run->is_table() ? run->as_table()->get(key) : nullptr;
    if (std::holds_alternative<std::monostate>(value)) {
        if (!old) return Patch{};
        for (const LayoutSection& section : editor.text().sections())
            for (const LayoutItem& item : section.items)
                if ((section.is({"run"}) && item.is({key})) ||
                    (section.path.empty() && item.is({"run", key})))
                    return editor.finish({editor.text().remove(item)}, [](const Project&) { return true; });
        return by_hand("'run' is written in braces");
    }
    const auto checked = checked_value(*description, value);
    if (!checked) return checked.errors();
    const auto now =
        old ? check_value(*description, value_of(*old)) : check_value(*description, description->fallback);
    const bool same = now && same_value(*now, *checked);
    if (same) return Patch{};
    return editor.set_in_run(std::string(key), written_value(*description, value, *checked),
                             [](const Project&) { return true; });
}

} // namespace fulcrum::scenario
