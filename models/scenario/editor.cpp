// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/editor.h"

#include "base/wording.h"
#include "scenario/reader.h"

#include <algorithm>
#include <array>

namespace fulcrum::scenario::edit
{

Error error(std::string message, std::string hint)
{
    return {std::move(message), std::move(hint), {}, {}};
}

Error by_hand(std::string what)
{
    return error(std::move(what), "edit it in the text, or write it as a table with its own header");
}

Result<Patch> checked(const EditText& text, const std::string& source, const NodeTypes& types,
                      const Errors& problems, std::vector<Splice> splices)
{
    Patch patch = text.patch(std::move(splices));
    std::string after = source;
    after.replace(patch.offset, patch.old_text.size(), patch.new_text);
    const Reading reading = read_project(after, {}, types);
    const auto same = [](const Error& a, const Error& b) { return a.message == b.message; };
    for (const Error& now : reading.problems) {
        const auto before = [&](const Error& one) { return same(one, now); };
        if (std::ranges::count_if(reading.problems, before) > std::ranges::count_if(problems, before))
            return error(now.message, now.hint);
    }
    if (!reading.parsed) return by_hand("this can not be edited safely in the way it is written");
    return patch;
}

Result<const Scenario*> Editor::scenario(std::string_view name) const
{
    if (const Scenario* found = project_->find(name)) return found;
    std::vector<std::string> names;
    std::ranges::transform(project_->scenarios, std::back_inserter(names), &Scenario::name);
    return error("there is no scenario " + in_quotes(name),
                 did_you_mean(name, names, "choose one of the project"));
}

Result<const Node*> Editor::node(std::string_view scenario_name, std::string_view id) const
{
    const auto found = scenario(scenario_name);
    if (!found) return found.errors();
    if (const Node* node = (*found)->find(id)) return node;
    std::vector<std::string> ids;
    std::ranges::transform((*found)->nodes, std::back_inserter(ids), &Node::id);
    return error("scenario " + in_quotes(scenario_name) + " has no node " + in_quotes(id),
                 did_you_mean(id, ids, "choose one of its nodes"));
}

std::string Editor::owner(std::string_view scenario_name, std::string_view id) const
{
    std::string name(scenario_name);
    for (std::size_t i = 0; i <= project_->scenarios.size(); ++i) {
        if (text_.node(name, id)) return name;
        const Scenario* found = project_->find(name);
        if (!found || found->extends.empty()) break;
        name = found->extends;
    }
    return {};
}

Result<std::string> Editor::owned(std::string_view scenario_name, std::string_view id,
                                  std::string_view what) const
{
    const auto found = node(scenario_name, id);
    if (!found) return found.errors();
    std::string where = owner(scenario_name, id);
    if (where == scenario_name) return where;
    return error("node " + in_quotes(id) + " comes from scenario " + in_quotes(where),
                 std::string(what) + " it there");
}

const toml::node* Editor::changed(std::string_view scenario_name, std::string_view id,
                                  std::string_view key) const
{
    const toml::table* table = text_.scenario(scenario_name);
    const toml::table* set = table ? table->get_as<toml::table>("set") : nullptr;
    const toml::table* of_node = set ? set->get_as<toml::table>(id) : nullptr;
    return of_node ? of_node->get(key) : nullptr;
}

const toml::node* Editor::written(std::string_view scenario_name, std::string_view id,
                                  std::string_view key) const
{
    if (const toml::node* value = changed(scenario_name, id, key)) return value;
    const toml::table* table = text_.node(scenario_name, id);
    return table ? table->get(key) : nullptr;
}

std::vector<std::string> Editor::family(std::string_view scenario_name) const
{
    std::vector<std::string> names = {std::string(scenario_name)};
    for (std::size_t i = 0; i < names.size(); ++i)
        for (const Scenario& other : project_->scenarios)
            if (other.extends == names[i] && std::ranges::find(names, other.name) == names.end())
                names.push_back(other.name);
    return names;
}

Result<Patch> Editor::finish(std::vector<Splice> splices, const Check& check) const
{
    Patch patch = text_.patch(std::move(splices));
    std::string after = *source_;
    after.replace(patch.offset, patch.old_text.size(), patch.new_text);
    const Reading reading = read_project(after, {}, *types_);
    if (reading.parsed && check(reading.project)) return patch;
    return by_hand("this can not be edited safely in the way it is written");
}

Result<Patch> Editor::set_in_node(std::string_view scenario_name, std::string_view id, const std::string& key,
                                  const std::string& value, const Check& check) const
{
    const toml::table* table = text_.node(scenario_name, id);
    if (!table) return by_hand("node " + in_quotes(id) + " is not written as a table");
    if (const toml::node* old = table->get(key)) return finish({text_.replace(*old, value)}, check);
    const LayoutSection* section =
        text_.node_section(text_.scenario_index(scenario_name), text_.node_index(scenario_name, id));
    if (!section) return by_hand("node " + in_quotes(id) + " is written in braces");
    return finish({text_.insert_key(*section, key + " = " + value)}, check);
}

Result<Splice> Editor::insert_change(std::string_view scenario_name, std::string_view id,
                                     const std::string& key, const std::string& value) const
{
    const int number = text_.scenario_index(scenario_name);
    const std::string node_key = std::string(id) + "." + key + " = " + value;
    if (const auto* of_node = text_.section({"scenario", "set", id}, number))
        return text_.insert_key(*of_node, key + " = " + value);
    if (const auto* set = text_.section({"scenario", "set"}, number)) return text_.insert_key(*set, node_key);

    const LayoutSection* head = text_.scenario_section(number);
    if (!head) return by_hand("scenario " + in_quotes(scenario_name) + " is written in braces");
    const auto is_set = [](const LayoutItem& item) { return item.key.front().name == "set"; };
    if (std::ranges::any_of(head->items, is_set)) return text_.insert_key(*head, "set." + node_key);

    const LayoutSection* other = nullptr; // [scenario.set.ANOTHER]
    for (const LayoutSection& one : text_.sections())
        if (one.scenario == number && one.path.size() > 2 && one.path[1].name == "set") other = &one;
    if (other) {
        const std::array<std::string, 2> block = {"[scenario.set." + std::string(id) + "]",
                                                  key + " = " + value};
        return text_.insert_block(other->content_end, block, false);
    }
    const std::array<std::string, 2> block = {"[scenario.set]", node_key};
    return text_.insert_block(head->content_end, block, false);
}

Result<Patch> Editor::set_in_changes(std::string_view scenario_name, std::string_view id,
                                     const std::string& key, const std::string& value,
                                     const Check& check) const
{
    if (const toml::node* old = changed(scenario_name, id, key))
        return finish({text_.replace(*old, value)}, check);
    bool inlined = false;
    static_cast<void>(text_.set_entries(scenario_name, id, inlined));
    if (inlined)
        return by_hand("the changes of scenario " + in_quotes(scenario_name) + " are written in braces");
    auto splice = insert_change(scenario_name, id, key, value);
    if (!splice) return splice.errors();
    return finish({std::move(*splice)}, check);
}

Result<Patch> Editor::set_in_run(const std::string& key, const std::string& value, const Check& check) const
{
    const std::string line = key + " = " + value;
    const toml::node* run = text_.root().get("run");
    const toml::table* table = run ? run->as_table() : nullptr;
    if (run && !table) return by_hand("'run' is not written as a table");
    if (table) {
        if (const toml::node* old = table->get(key)) return finish({text_.replace(*old, value)}, check);
        if (const LayoutSection* section = text_.section({"run"}))
            return finish({text_.insert_key(*section, line)}, check);
        if (table->is_inline()) return by_hand("'run' is written in braces");
        return finish({text_.insert_key(text_.sections().front(), "run." + line)}, check);
    }
    const LayoutSection* before = text_.section({"project"});
    if (!before) before = &text_.sections().front();
    const std::array<std::string, 2> block = {"[run]", line};
    return finish({text_.insert_block(before->content_end, block, true)}, check);
}

} // namespace fulcrum::scenario::edit
