// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/mechanism_reader.h"
#include "scenario/table_reader.h"
#include "triage/mitigation.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace fulcrum::data
{
extern const std::string_view mitigations_toml;
}

namespace fulcrum::triage
{

namespace
{

constexpr std::array<std::pair<std::string_view, Action::Kind>, 5> kActions = {
    {{"undo", Action::Kind::Undo},
     {"restart", Action::Kind::Restart},
     {"away", Action::Kind::Away},
     {"add", Action::Kind::Add},
     {"edit", Action::Kind::Edit}}};

Action read_action(const toml::table& table, Errors& errors)
{
    const auto fault = [&](const std::string& message) {
        errors.push_back({message, {}, "mitigations.toml", scenario::begin_of(table)});
    };
    Action action;
    action.id = table["id"].value_or(std::string());
    action.title = table["title"].value_or(std::string());
    action.text = table["text"].value_or(std::string());
    const std::string kind = table["action"].value_or(std::string());
    const auto known = std::ranges::find(kActions, kind, &std::pair<std::string_view, Action::Kind>::first);
    if (known == kActions.end())
        fault("there is no action '" + kind + "'");
    else
        action.kind = known->second;
    for (const std::string& word : scenario::read_texts(table, "undo", errors)) {
        const auto found = std::ranges::find_if(scenario::kNodeKinds,
                                                [&](scenario::NodeKind k) { return to_string(k) == word; });
        if (found == std::end(scenario::kNodeKinds))
            fault("there is no kind of node '" + word + "'");
        else
            action.undo.push_back(*found);
    }
    action.occasions = scenario::read_texts(table, "occasions", errors);
    action.at_once = table["at_once"].value_or(1.0);
    action.share = table["share"].value_or(0.0);
    action.drain_s = table["drain_s"].value_or(0.0);
    action.settle_s = table["settle_s"].value_or(0.0);
    action.edits = scenario::read_edits(table, "[[mitigation.edit]]", errors);
    if (const toml::table* prepare = scenario::table_named(table, "prepare", "[mitigation.prepare]", errors))
        action.prepare = scenario::read_edits(*prepare, "[[mitigation.prepare.edit]]", errors);
    if (action.id.empty() || action.title.empty() || action.text.empty())
        fault("an action needs id, title and text");
    if (action.kind == Action::Kind::Edit && action.edits.empty()) fault("the action changes nothing");
    return action;
}

std::vector<Action> read_actions()
{
    std::vector<Action> all;
    Errors errors;
    const toml::table root = toml::parse(data::mitigations_toml, std::string_view("mitigations.toml"));
    for (const toml::table* table : scenario::tables_named(root, "mitigation", "[[mitigation]]", errors))
        all.push_back(read_action(*table, errors));
    if (!errors.empty()) throw std::logic_error(to_string(errors)); // a test reads the file
    return all;
}

} // namespace

const std::vector<Action>& known_actions()
{
    static const std::vector<Action> all = read_actions();
    return all;
}

} // namespace fulcrum::triage
