// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/mechanism_reader.h"

#include "scenario/project.h"
#include "scenario/table_frame.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 4> kMechanismTables = {"edit", "remedy", "moves", "levers"};
constexpr std::array<std::string_view, 5> kEditTables = {"having", "share", "set", "scale", "values"};

class MechanismReader
{
public:
    explicit MechanismReader(Errors& errors) : errors_(errors) {}

    std::vector<Mechanism> read(const toml::table& root)
    {
        return read_each<Mechanism>(root, "mechanism", "mechanisms", errors_,
                                    [this](const toml::table& table) { return read_one(table); });
    }

    std::vector<Edit> read_edits(const toml::table& parent, std::string_view written = "[[mechanism.edit]]")
    {
        std::vector<Edit> edits;
        for (const toml::table* table : tables_named(parent, "edit", written, errors_))
            edits.push_back(read_edit(*table));
        return edits;
    }

private:
    void report(std::string message, std::string hint, Position at)
    {
        errors_.push_back({std::move(message), std::move(hint), {}, at});
    }

    Mechanism read_one(const toml::table& table)
    {
        const Parameters keys = read_table(mechanism_keys(), table, kMechanismTables, errors_);
        Mechanism m;
        m.at = begin_of(table);
        m.id = text_or_empty(keys, "id");
        m.title = text_or_empty(keys, "title");
        m.text = text_or_empty(keys, "text");
        m.family = text_or_empty(keys, "family");
        m.symptom = text_or_empty(keys, "symptom");
        m.prior = keys.real("prior");
        m.occasion = text_or_empty(keys, "occasion");
        m.check = text_or_empty(keys, "check");
        m.severities = keys.list("severities");
        m.confirm = text_or_empty(keys, "confirm");
        m.falsifier = text_or_empty(keys, "falsifier");
        m.not_modelled = text_or_empty(keys, "not_modelled");
        m.moves = read_texts(table, "moves", errors_);
        m.levers = read_texts(table, "levers", errors_);
        m.edits = read_edits(table);
        if (const toml::table* remedy = table_named(table, "remedy", "[mechanism.remedy]", errors_)) {
            m.remedy.text = text_or_empty(
                read_table({optional_text("text", "What to do.")}, *remedy, kEditArray, errors_), "text");
            m.remedy.edits = read_edits(*remedy);
        }
        if (m.edits.empty() && m.not_modelled.empty())
            report("the mechanism '" + m.id + "' changes nothing",
                   "add [[mechanism.edit]], or say under not_modelled why it cannot be simulated", m.at);
        if (!std::ranges::is_sorted(m.severities))
            report("severities have to ascend", "write the smallest first",
                   value_position(table, "severities"));
        return m;
    }

    Edit read_edit(const toml::table& table)
    {
        const Parameters keys = read_table(edit_keys(), table, kEditTables, errors_);
        Edit edit;
        const std::string op = text_or_empty(keys, "op");
        const std::array<std::pair<std::string_view, Edit::Op>, 4> kOps = {
            {{"add_node", Edit::Op::AddNode},
             {"remove_node", Edit::Op::RemoveNode},
             {"add_link", Edit::Op::AddLink},
             {"remove_link", Edit::Op::RemoveLink}}};
        edit.op = table.contains("scale") ? Edit::Op::Scale : Edit::Op::Set;
        for (const auto& [word, value] : kOps)
            if (op == word) edit.op = value;
        edit.on.kind = kind_of(table, "on", text_or_empty(keys, "on"));
        edit.on.plugin = text_or_empty(keys, "plugin");
        edit.on.node = text_or_empty(keys, "node");
        edit.on.role = text_or_empty(keys, "role");
        edit.become = text_or_empty(keys, "become");
        edit.kind = kind_of(table, "new_kind", text_or_empty(keys, "new_kind"));
        edit.plugin = text_or_empty(keys, "new_plugin");
        edit.id = text_or_empty(keys, "new_id");
        edit.behind = keys.boolean("behind");
        edit.from = text_or_empty(keys, "from");
        edit.to = text_or_empty(keys, "to");
        edit.optional = keys.boolean("optional");
        edit.on.having = read_conditions(table);
        if (const toml::node* share = table.get("share")) edit.share = read_amount(*share);
        for (const std::string_view name : {"set", "scale", "values"}) {
            if (const toml::table* values = table_named(table, name, "an inline table", errors_))
                for (const auto& [key, value] : *values)
                    edit.values.push_back({std::string(key.str()), read_amount(value)});
        }
        check(edit, table);
        return edit;
    }

    void check(const Edit& edit, const toml::table& table)
    {
        if (table.contains("set") && table.contains("scale"))
            report("an edit either sets or scales", "write two edits", begin_of(table));
        const bool changes = edit.op == Edit::Op::Set || edit.op == Edit::Op::Scale;
        if (changes && edit.values.empty() && edit.become.empty() && !edit.share)
            report("an edit changes nothing", "add set = {…}, scale = {…} or become", begin_of(table));
        if (edit.op == Edit::Op::AddNode && (!edit.kind || edit.id.empty()))
            report("a new node needs new_kind and new_id", "add them", begin_of(table));
    }

    std::optional<NodeKind> kind_of(const toml::table& table, std::string_view key, const std::string& word)
    {
        if (word.empty()) return std::nullopt;
        for (const NodeKind kind : kNodeKinds)
            if (to_string(kind) == word) return kind;
        report("there is no kind of node '" + word + "'", "for example \"engine\" or \"workload\"",
               value_position(table, key));
        return std::nullopt;
    }

    std::vector<Condition> read_conditions(const toml::table& table)
    {
        std::vector<Condition> all;
        const toml::table* having = table_named(table, "having", "an inline table", errors_);
        if (having == nullptr) return all;
        for (const auto& [name, node] : *having) {
            Condition condition;
            condition.name = std::string(name.str());
            if (const toml::table* bounds = node.as_table()) {
                if (const auto above = (*bounds)["above"].value<double>()) condition.above = *above;
                if (const auto below = (*bounds)["below"].value<double>()) condition.below = *below;
            } else {
                condition.is = value_of(node);
            }
            all.push_back(std::move(condition));
        }
        return all;
    }

    // A value, or { value, of }.
    End read_end(const toml::node& node)
    {
        End end;
        const toml::table* table = node.as_table();
        if (table == nullptr) {
            end.value = value_of(node);
            return end;
        }
        for (const auto& [key, value] : *table) {
            if (key == "value")
                end.value = value_of(value);
            else if (key == "of")
                end.of = value.value_or(std::string());
            else
                report_amount_key(key.str(), value);
        }
        return end;
    }

    void report_amount_key(std::string_view key, const toml::node& value)
    {
        report("unknown key '" + std::string(key) + "' of an amount",
               "known keys: value, at_0, at_1, law (\"log\"), of", begin_of(value));
    }

    Amount read_amount(const toml::node& node)
    {
        Amount amount;
        const toml::table* ends = node.as_table();
        if (ends == nullptr) {
            amount.at_0.value = value_of(node);
            return amount;
        }
        std::string of;
        for (const auto& [key, value] : *ends) {
            if (key == "at_0" || key == "value")
                amount.at_0 = read_end(value);
            else if (key == "at_1")
                amount.at_1 = read_end(value);
            else if (key == "law")
                amount.logarithmic = value.value_or(std::string()) == "log";
            else if (key == "of")
                of = value.value_or(std::string());
            else
                report_amount_key(key.str(), value);
        }
        for (End* end : {&amount.at_0, &amount.at_1})
            if (!of.empty() && end->of.empty()) end->of = of;
        if (std::holds_alternative<std::monostate>(amount.at_0.value))
            report("an amount has no value", "add value, or at_0 and at_1", begin_of(node));
        return amount;
    }

    static constexpr std::array<std::string_view, 1> kEditArray = {"edit"};
    Errors& errors_;
};

} // namespace

std::vector<ParameterDescription> mechanism_keys()
{
    std::vector<ParameterDescription> keys = {
        {.key = "id",
         .label = {},
         .type = ParameterType::Text,
         .help =
             "How commands and the notebook call the mechanism. An id of the catalogue replaces that one."},
        optional_text("title", "A line that says what goes wrong."),
        optional_text("text", "What happens inside the engine, in a few sentences."),
        optional_text("family",
                      "Mechanisms that look alike: prefix, prefill, decode, memory, batching, host, …"),
        optional_text("symptom", "Which of the five symptoms it makes, where it is one of them: \"3.1\"."),
        {.key = "prior",
         .label = {},
         .type = ParameterType::Real,
         .fallback = 1.0,
         .minimum = 0,
         .maximum = 1000,
         .help = "How often it is met, relative to the others."},
        optional_text("occasion", "What makes it likelier: deploy, traffic or infrastructure."),
        optional_text("check",
                      "What else makes it likelier: the arithmetic that names it fails, such as graphs."),
        {.key = "severities",
         .label = {},
         .type = ParameterType::List,
         .fallback = std::vector<double>{0, 0.5, 1},
         .minimum = 0,
         .maximum = 1,
         .help = "Severities from 0 to 1 that are simulated first; more follow where they tell."},
        optional_text("confirm", "The measurement that confirms it."),
        optional_text("falsifier", "What would be seen if it were wrong, and what it is then."),
        optional_text("not_modelled", "Why it cannot be simulated: it is then named, but not fitted."),
    };
    return keys;
}

std::vector<ParameterDescription> edit_keys()
{
    std::vector<ParameterDescription> keys = {
        {.key = "op",
         .label = {},
         .type = ParameterType::Choice,
         .fallback = std::string("change"),
         .choices = {"change", "add_node", "remove_node", "add_link", "remove_link"},
         .help = "change: set = {…} or scale = {…} of the nodes selected."},
        optional_text("on",
                      "Kind of the nodes that the edit is about: workload, client, gateway, router, engine, "
                      "kv_link, device."),
        optional_text("plugin", "Only nodes of this plugin."),
        optional_text("node", "Only the node with this id."),
        optional_text("role",
                      "Only the workload that is busiest or whose prompts are longest, or engines that "
                      "prefill or decode."),
        optional_text("become", "The plugin that takes the place of the nodes' own."),
        optional_text("new_kind", "add_node: its kind."),
        optional_text("new_plugin", "add_node: its plugin."),
        optional_text("new_id", "add_node: its id."),
        {.key = "behind",
         .label = {},
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "add_node: between the nodes selected and what follows them, not beside them."},
        optional_text("from", "add_link, remove_link: a node's id."),
        optional_text("to", "add_link, remove_link: a node's id."),
        {.key = "optional",
         .label = {},
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Where it has nothing to act on, the mechanism's other edits act all the same."},
    };
    return keys;
}

std::vector<Edit> read_edits(const toml::table& parent, std::string_view written, Errors& errors)
{
    return MechanismReader(errors).read_edits(parent, written);
}

std::vector<Mechanism> read_mechanisms(const toml::table& root, Errors& errors)
{
    return MechanismReader(errors).read(root);
}

Result<std::vector<Mechanism>> read_mechanisms(std::string_view text, const std::string& file)
{
    return read_file_of<Mechanism>(
        text, file, [](const toml::table& root, Errors& errors) { return read_mechanisms(root, errors); });
}

} // namespace fulcrum::scenario
