// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_reader.h"

#include "base/wording.h"
#include "scenario/change_reader.h"
#include "scenario/document.h"
#include "scenario/graph.h"

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

constexpr std::size_t kLongestChain = 100;
constexpr std::array<std::string_view, 4> kScenarioTables = {"node", "link", "set", "change"};

std::optional<NodeKind> kind_of(std::string_view word)
{
    for (const NodeKind kind : kNodeKinds)
        if (to_string(kind) == word) return kind;
    return std::nullopt;
}

std::string text_at(const toml::table& table, std::string_view key)
{
    const toml::node* node = table.get(key);
    const auto* text = node ? node->as_string() : nullptr;
    return text ? text->get() : std::string();
}

// What is known of a scenario while it is read.
struct Draft {
    const toml::table* table = nullptr;
    Scenario scenario;
    std::set<std::string, std::less<>> broken; // nodes that could not be read at all
    bool incomplete = false; // something is missing, so that ways through the graph can't be judged
    Errors graph_errors;
    enum class State { New, UnderWay, Done } state = State::New;
};

class Reader
{
public:
    Reader(const NodeTypes& types, Errors& errors) : types_(&types), errors_(&errors) {}

    std::vector<Scenario> read(const toml::table& root);

private:
    void collect(const toml::table& root);
    void build(Draft& draft);
    void take_over(Draft& draft);
    void read_nodes(Draft& draft);
    void read_node(Draft& draft, const toml::table& table);
    bool accept_id(Draft& draft, const toml::table& table, const std::string& id);
    void read_parameters(Node& node, const toml::table& table);
    void read_changes(Draft& draft);
    void change(Draft& draft, Node& node, const toml::table& changes);
    void read_links(Draft& draft);
    void read_scheduled(Draft& draft);
    void check(Draft& draft);
    Error unknown_plugin(const Node& node, const toml::table& table) const;
    void report(std::string message, std::string hint, Position at)
    {
        errors_->push_back({std::move(message), std::move(hint), {}, at});
    }
    Draft* named(std::string_view name);

    const NodeTypes* types_;
    Errors* errors_;
    std::vector<Draft> drafts_;
    std::map<std::string, std::size_t, std::less<>> by_name_;
    std::vector<Draft*> under_way_;
};

std::vector<Scenario> Reader::read(const toml::table& root)
{
    collect(root);
    for (Draft& draft : drafts_)
        build(draft);
    std::vector<Scenario> scenarios;
    for (Draft& draft : drafts_)
        scenarios.push_back(std::move(draft.scenario));
    return scenarios;
}

Draft* Reader::named(std::string_view name)
{
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? nullptr : &drafts_[found->second];
}

void Reader::collect(const toml::table& root)
{
    for (const toml::table* table : tables_named(root, "scenario", "[[scenario]]", *errors_)) {
        const Parameters keys = read_table(scenario_keys(), *table, kScenarioTables, *errors_);
        Draft draft;
        draft.table = table;
        draft.scenario.name = text_or_empty(keys, "name");
        draft.scenario.title = text_or_empty(keys, "title");
        draft.scenario.extends = text_or_empty(keys, "extends");
        draft.scenario.at = begin_of(*table);
        if (draft.scenario.name.empty()) {
            if (table->contains("name"))
                report("a scenario has an empty name", "give it a name", value_position(*table, "name"));
            continue;
        }
        if (const Draft* first = named(draft.scenario.name)) {
            report("a second scenario is named " + in_quotes(draft.scenario.name),
                   "the first is in line " + std::to_string(first->scenario.at.line) +
                       "; give one another name",
                   value_position(*table, "name"));
            continue;
        }
        by_name_.emplace(draft.scenario.name, drafts_.size());
        drafts_.push_back(std::move(draft));
    }
}

void Reader::build(Draft& draft)
{
    if (draft.state != Draft::State::New) return;
    draft.state = Draft::State::UnderWay;
    under_way_.push_back(&draft);
    take_over(draft);
    read_nodes(draft);
    read_changes(draft);
    read_links(draft);
    read_scheduled(draft);
    check(draft);
    under_way_.pop_back();
    draft.state = Draft::State::Done;
}

void Reader::take_over(Draft& draft)
{
    if (draft.scenario.extends.empty()) return;
    const Position at = value_position(*draft.table, "extends");
    Draft* base = named(draft.scenario.extends);
    if (!base) {
        std::vector<std::string> names;
        for (const Draft& other : drafts_)
            names.push_back(other.scenario.name);
        report("scenario " + in_quotes(draft.scenario.name) + " extends " +
                   in_quotes(draft.scenario.extends) + ", which is not there",
               did_you_mean(draft.scenario.extends, names, "give the name of another scenario"), at);
        draft.incomplete = true;
        return;
    }
    if (base->state == Draft::State::UnderWay) {
        std::string circle;
        for (auto it = std::ranges::find(under_way_, base); it != under_way_.end(); ++it)
            circle += (*it)->scenario.name + " -> ";
        report("scenarios extend each other in a circle: " + circle + base->scenario.name,
               "one of them must stand alone", at);
        draft.incomplete = true;
        return;
    }
    if (under_way_.size() > kLongestChain) {
        report("more than " + std::to_string(kLongestChain) + " scenarios extend one another",
               "shorten the chain", at);
        draft.incomplete = true;
        return;
    }
    build(*base);
    draft.scenario.nodes = base->scenario.nodes;
    draft.scenario.links = base->scenario.links;
    draft.scenario.changes = base->scenario.changes;
    draft.broken = base->broken;
    draft.incomplete = base->incomplete;
    draft.graph_errors = base->graph_errors;
}

void Reader::read_nodes(Draft& draft)
{
    for (const toml::table* table : tables_named(*draft.table, "node", "[[scenario.node]]", *errors_))
        read_node(draft, *table);
}

bool Reader::accept_id(Draft& draft, const toml::table& table, const std::string& id)
{
    const Position at = value_position(table, "id");
    if (!is_id(id)) {
        if (table.contains("id") && table.get("id")->is_string())
            report("a node can not have the id " + in_quotes(id), "use letters, digits, '_' and '-'", at);
        return false;
    }
    const Node* first = draft.scenario.find(id);
    if (!first && !draft.broken.contains(id)) return true;
    std::string hint = "give one of them another id";
    if (first) hint = "the first is in line " + std::to_string(first->at.line) + "; " + hint;
    report("a second node has the id " + in_quotes(id), std::move(hint), at);
    return false;
}

void Reader::read_node(Draft& draft, const toml::table& table)
{
    Node node;
    node.id = text_at(table, "id");
    node.plugin = text_at(table, "plugin");
    node.at = begin_of(table);
    const bool accepted = accept_id(draft, table, node.id);
    const auto kind = kind_of(text_at(table, "kind"));
    if (!kind) {
        const Descriptions known = node_keys();
        RawValues raw = raw_values(table, known);
        drop_unknown(raw, known);
        read_values(known, raw, node.at, {}, *errors_);
    } else {
        node.kind = *kind;
        read_parameters(node, table);
    }
    if (accepted && kind) {
        draft.scenario.nodes.push_back(std::move(node));
        return;
    }
    draft.incomplete = true;
    if (!node.id.empty() && !draft.scenario.find(node.id)) draft.broken.insert(node.id);
}

Error Reader::unknown_plugin(const Node& node, const toml::table& table) const
{
    std::vector<std::string> ids;
    std::string list;
    for (const NodeType& type : types_->all()) {
        if (type.kind != node.kind || type.plugin.empty()) continue;
        ids.push_back(type.plugin);
        list += (list.empty() ? "" : ", ") + type.plugin;
    }
    const std::string kind(to_string(node.kind));
    if (node.plugin.empty())
        return {"node " + in_quotes(node.id) + " names no plugin",
                "for a node of the kind " + kind + ": " + list,
                {},
                node.at};
    const std::string installed = list.empty() ? "none is installed for the kind " + kind
                                               : "installed for the kind " + kind + ": " + list;
    return {"unknown plugin " + in_quotes(node.plugin) + " of node " + in_quotes(node.id),
            did_you_mean(node.plugin, ids, "install it, or take another one;") + " " + installed +
                "; the node is kept as it is",
            {},
            value_position(table, "plugin")};
}

void Reader::read_parameters(Node& node, const toml::table& table)
{
    const NodeType* type = types_->find(node.kind, node.plugin);
    node.placeholder = type == nullptr;
    if (!type) errors_->push_back(unknown_plugin(node, table));

    Descriptions known = node_keys();
    const auto own = static_cast<std::ptrdiff_t>(known.size());
    if (type) known.insert(known.end(), type->parameters.begin(), type->parameters.end());
    RawValues raw = raw_values(table, known);
    if (!type) drop_unknown(raw, known);
    const Parameters values = read_values(known, raw, node.at, {}, *errors_);
    for (auto it = known.begin() + own; it != known.end(); ++it) {
        node.parameters.set(it->key, values.value(it->key));
        if (raw.contains(it->key)) node.given.insert(it->key);
    }
    node.title = text_or_empty(values, "title");
    if (!values.is_set("canvas")) return;
    const std::vector<double>& place = values.list("canvas");
    if (place.size() == 2)
        node.canvas = CanvasPosition{place[0], place[1]};
    else
        report("'canvas' must have two numbers", "write canvas = [x, y]", value_position(table, "canvas"));
}

void Reader::read_changes(Draft& draft)
{
    const toml::table* changes = table_named(*draft.table, "set", "[scenario.set]", *errors_);
    if (!changes) return;
    for (const auto& [id, entry] : *changes) {
        const std::string name(id.str());
        const Position at = position_of(id.source().begin);
        if (draft.broken.contains(name)) continue;
        auto node = std::ranges::find(draft.scenario.nodes, name, &Node::id);
        if (node == draft.scenario.nodes.end()) {
            if (draft.incomplete) continue;
            std::vector<std::string> ids;
            std::ranges::transform(draft.scenario.nodes, std::back_inserter(ids), &Node::id);
            report("set names the node " + in_quotes(name) + ", which scenario " +
                       in_quotes(draft.scenario.name) + " does not have",
                   did_you_mean(name, ids, "give the id of one of its nodes"), at);
        } else if (const toml::table* values = entry.as_table()) {
            change(draft, *node, *values);
        } else {
            report("set needs a node and a key", "write " + name + ".key = value", at);
        }
    }
}

void Reader::change(Draft& draft, Node& node, const toml::table& changes)
{
    const NodeType* type = types_->find(node.kind, node.plugin);
    if (!type) return; // a placeholder: its keys are not known
    for (const auto& [key, value] : changes) {
        const auto description = std::ranges::find(type->parameters, key.str(), &ParameterDescription::key);
        if (description == type->parameters.end()) {
            // Reported as in a node, with the nearest key suggested.
            RawValues one = {{std::string(key.str()), {Value{}, position_of(key.source().begin)}}};
            Errors errors;
            read_values(type->parameters, one, {}, {}, errors);
            std::ranges::copy_if(errors, std::back_inserter(*errors_),
                                 [&](const Error& error) { return error.at.line > 0; });
            continue;
        }
        auto checked = check_value(*description, value_of(value));
        if (checked) {
            node.parameters.set(description->key, std::move(*checked));
            node.given.insert(description->key);
            draft.scenario.changed.insert(node.id + "." + description->key);
            continue;
        }
        for (Error error : checked.errors()) {
            error.at = begin_of(value);
            errors_->push_back(std::move(error));
        }
    }
}

void Reader::read_links(Draft& draft)
{
    for (const toml::table* table : tables_named(*draft.table, "link", "[[scenario.link]]", *errors_)) {
        const Parameters keys = read_table(link_keys(), *table, {}, *errors_);
        Link link{text_or_empty(keys, "from"), text_or_empty(keys, "to"), begin_of(*table)};
        if (table->contains("from") && table->contains("to") && !link.from.empty() && !link.to.empty()) {
            draft.scenario.links.push_back(std::move(link));
            continue;
        }
        draft.incomplete = true;
    }
}

void Reader::read_scheduled(Draft& draft)
{
    for (const toml::table* table : tables_named(*draft.table, "change", "[[scenario.change]]", *errors_)) {
        // What it names may be what could not be read.
        if (draft.broken.contains(text_at(*table, "node"))) continue;
        auto change = read_change(*table, draft.scenario, *types_, *errors_);
        if (change) draft.scenario.changes.push_back(std::move(*change));
    }
}

// The graph's faults, but not again those of the scenario that it extends, nor those that only follow from a
// node or link that could not be read.
void Reader::check(Draft& draft)
{
    Scenario whole = draft.scenario;
    std::erase_if(whole.links, [&](const Link& link) {
        return draft.broken.contains(link.from) || draft.broken.contains(link.to);
    });
    const auto at_link = [&](const Error& error) {
        return std::ranges::any_of(whole.links, [&](const Link& link) { return link.at == error.at; });
    };
    Errors found;
    if (!draft.incomplete || !whole.nodes.empty()) found = check_graph(whole);
    if (draft.incomplete) std::erase_if(found, [&](const Error& error) { return !at_link(error); });
    for (const Error& error : found)
        if (std::ranges::find(draft.graph_errors, error) == draft.graph_errors.end())
            errors_->push_back(error);
    draft.graph_errors = std::move(found);
}

} // namespace

bool is_id(std::string_view text)
{
    return !text.empty() && text.size() <= 200 && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    });
}

std::vector<Scenario> read_scenarios(const toml::table& root, const NodeTypes& types, Errors& errors)
{
    return Reader(types, errors).read(root);
}

} // namespace fulcrum::scenario
