// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/change_reader.h"

#include "base/time.h"
#include "base/wording.h"
#include "scenario/document.h"

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

using Action = Change::Action;

constexpr std::array<std::string_view, 1> kChangeTables = {"set"};

// What only a new fleet could change, and names and promises that results are kept under from the start.
constexpr std::array<std::string_view, 7> kFixed = {
    "replicas", "tensor_parallel", "pipeline_parallel", "class", "agent_class", "slo_ttft", "slo_tpot"};

// 0: not known.
std::int64_t replicas_of(const Node& node)
{
    for (const auto& [key, value] : node.parameters) {
        const auto* number = std::get_if<std::int64_t>(&value);
        if (key == "replicas" && number != nullptr) return *number;
    }
    return 0;
}

class ChangeReader
{
public:
    ChangeReader(const toml::table& table, const Scenario& scenario, const NodeTypes& types, Errors& errors)
        : table_(table), scenario_(scenario), types_(types), errors_(errors)
    {
    }

    std::optional<Change> read()
    {
        const Parameters keys = read_table(change_keys(), table_, kChangeTables, errors_);
        const toml::node* action = table_.get("action");
        if (action != nullptr && value_of(*action) != keys.value("action")) return std::nullopt;
        Change change;
        change.where = begin_of(table_);
        change.at_where = value_position(table_, "at");
        change.title = text_or_empty(keys, "title");
        change.node = text_or_empty(keys, "node");
        change.action = action_of(text_or_empty(keys, "action"));
        if (keys.is_set("at")) change.at = from_seconds(keys.real("at"));
        if (keys.is_set("count")) change.count = keys.integer("count");
        change.at_once = keys.integer("at_once");
        if (keys.is_set("downtime")) change.downtime = from_seconds(keys.real("downtime"));
        change.drain_time = from_seconds(keys.real("drain_time"));
        change.requeue = text_or_empty(keys, "left_over") == "requeue";
        const Node* node = scenario_.find(change.node);
        if (node == nullptr) {
            if (!change.node.empty()) report_unknown_node(change.node);
            return std::nullopt;
        }
        if (!fits(change, *node)) return std::nullopt;
        read_set(change, *node);
        return change;
    }

private:
    static Action action_of(std::string_view word)
    {
        if (word == "restart") return Action::Restart;
        if (word == "lose") return Action::Lose;
        if (word == "return") return Action::Return;
        return Action::Set;
    }

    void report(std::string message, std::string hint, Position at)
    {
        errors_.push_back({std::move(message), std::move(hint), {}, at});
    }

    void report_unknown_node(const std::string& name)
    {
        std::vector<std::string> ids;
        std::ranges::transform(scenario_.nodes, std::back_inserter(ids), &Node::id);
        const std::string near = nearest_word(name, ids);
        report("a change names the node " + in_quotes(name) + ", which scenario " +
                   in_quotes(scenario_.name) + " does not have",
               near.empty() ? "give the id of one of its nodes" : "did you mean " + in_quotes(near) + "?",
               value_position(table_, "node"));
    }

    // Whether such a thing can be done to such a node.
    bool fits(const Change& change, const Node& node)
    {
        const bool engine = node.kind == NodeKind::Engine;
        const std::string kind(to_string(node.kind));
        if (node.kind == NodeKind::Device || node.kind == NodeKind::KvLink) {
            report("a " + kind + " can not change while a scenario runs",
                   "change the engine, the gateway, the router or the workload",
                   value_position(table_, "node"));
            return false;
        }
        if (change.action == Action::Set && engine) {
            report("an engine takes new values only when it starts", "write action = \"restart\"",
                   value_position(table_, "action"));
            return false;
        }
        if (change.action != Action::Set && !engine) {
            report("only engines restart, are lost and return; " + in_quotes(node.id) + " is a " + kind,
                   "name an engine, or write action = \"set\"", value_position(table_, "action"));
            return false;
        }
        const std::int64_t replicas = replicas_of(node);
        if (engine && change.count && replicas > 0 && *change.count > replicas) {
            report("the engine " + in_quotes(node.id) + " has no " + std::to_string(*change.count) +
                       " replicas",
                   "it has " + std::to_string(replicas), value_position(table_, "count"));
        }
        return true;
    }

    void read_set(Change& change, const Node& node)
    {
        const toml::table* values = table_named(table_, "set", "[scenario.change.set]", errors_);
        const bool may_set = change.action == Action::Set || change.action == Action::Restart;
        if (values != nullptr && !may_set) {
            report("replicas that are lost or return take no new values",
                   "write action = \"restart\", or remove the set table", value_position(table_, "set"));
            return;
        }
        if (change.action == Action::Set && (values == nullptr || values->empty())) {
            report("a change sets nothing", "write the new values under [scenario.change.set]", change.where);
            return;
        }
        const NodeType* type = types_.find(node.kind, node.plugin);
        if (values == nullptr || type == nullptr) return;
        for (const auto& [key, value] : *values)
            read_value(change, *type, key, value);
    }

    void read_value(Change& change, const NodeType& type, const toml::key& key, const toml::node& value)
    {
        const Position at = position_of(key.source().begin);
        if (std::ranges::find(kFixed, key.str()) != kFixed.end()) {
            report(in_quotes(key.str()) + " can not change while a scenario runs",
                   key.str() == "replicas"           ? "have replicas lost and return instead"
                   : key.str().ends_with("parallel") ? "add a second engine, and shift the traffic to it"
                                                     : "add a second workload that starts then",
                   at);
            return;
        }
        const auto known = std::ranges::find(type.parameters, key.str(), &ParameterDescription::key);
        if (known == type.parameters.end()) {
            // Reported as in a node, with the nearest key suggested.
            const RawValues one = {{std::string(key.str()), {Value{}, at}}};
            Errors errors;
            read_values(type.parameters, one, {}, {}, errors);
            std::ranges::copy_if(errors, std::back_inserter(errors_),
                                 [](const Error& error) { return error.at.line > 0; });
            return;
        }
        auto checked = check_value(*known, value_of(value));
        if (checked) {
            change.set.set(known->key, std::move(*checked));
            return;
        }
        for (Error error : checked.errors()) {
            error.at = begin_of(value);
            errors_.push_back(std::move(error));
        }
    }

    const toml::table& table_;
    const Scenario& scenario_;
    const NodeTypes& types_;
    Errors& errors_;
};

} // namespace

std::vector<ParameterDescription> change_keys()
{
    return {
        {.key = "at",
         .label = "At",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = kLatestSeconds,
         .help = "When it happens, from the begin of the run."},
        {.key = "title",
         .label = "Title",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "What happens, in a few words: shown beside the figures of that time."},
        {.key = "node",
         .label = "Node",
         .type = ParameterType::Text,
         .help = "The id of the node it happens to."},
        {.key = "action",
         .label = "Action",
         .type = ParameterType::Choice,
         .fallback = std::string("set"),
         .choices = {"set", "restart", "lose", "return"},
         .help =
             "set: a workload, client, gateway or router has other values from now on. restart: an engine's "
             "replicas restart in turn, with other values where there are any: a deploy, or its rollback. "
             "lose: its replicas are gone, with what they had. return: lost ones come back."},
        {.key = "count",
         .label = "Replicas",
         .type = ParameterType::Integer,
         .minimum = 1,
         .maximum = 1024,
         .help = "How many of the engine's replicas, the first ones.",
         .unset = "all of them"},
        {.key = "at_once",
         .label = "At once",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{1},
         .minimum = 1,
         .maximum = 1024,
         .help = "restart: replicas that are away at the same time."},
        {.key = "downtime",
         .label = "Downtime",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 0,
         .maximum = kLatestSeconds,
         .help = "How long a replica is away.",
         .unset = "restart and return: its restart_time; lose: until a later return"},
        {.key = "drain_time",
         .label = "Drain time",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .fallback = 30.0,
         .minimum = 0,
         .maximum = kLatestSeconds,
         .help =
             "restart: how long a replica may finish what it has, without getting more, before it stops."},
        {.key = "left_over",
         .label = "Left over",
         .type = ParameterType::Choice,
         .fallback = std::string("fail"),
         .choices = {"fail", "requeue"},
         .help =
             "restart: whether requests that a replica could not finish fail, or begin again at another."},
    };
}

std::optional<Change> read_change(const toml::table& table, const Scenario& scenario, const NodeTypes& types,
                                  Errors& errors)
{
    return ChangeReader(table, scenario, types, errors).read();
}

Errors late_changes(const Project& project)
{
    Errors errors;
    if (!project.run.until) return errors;
    for (const Scenario& scenario : project.scenarios) {
        for (const Change& change : scenario.changes) {
            if (change.at < *project.run.until) continue;
            Error error{"a change comes after the end of the run",
                        "let it come before `until` under [run]",
                        {},
                        change.at_where};
            if (std::ranges::find(errors, error) == errors.end()) errors.push_back(std::move(error));
        }
    }
    return errors;
}

} // namespace fulcrum::scenario
