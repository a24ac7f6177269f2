// SPDX-License-Identifier: GPL-3.0-or-later
// What every edit of a document is made with. Include in .cpp files only.
#pragma once

#include "scenario/edit_text.h"

#include <functional>

namespace fulcrum::scenario::edit
{

using Check = std::function<bool(const Project&)>;

// An error without a place: the editor's user sees where it is.
Error error(std::string message, std::string hint);

// What is written in a way that this program leaves to its user.
Error by_hand(std::string what);

// The patch, if the text then has no faults that it did not have.
Result<Patch> checked(const EditText& text, const std::string& source, const NodeTypes& types,
                      const Errors& problems, std::vector<Splice> splices);

// What every edit needs: the project as it is, the text, and who takes over from whom.
class Editor
{
public:
    Editor(const Project& project, const std::string& text, const NodeTypes& types)
        : project_(&project), types_(&types), source_(&text), text_(text)
    {
    }

    const EditText& text() const { return text_; }

    // The scenario and the node of these names, or why not.
    Result<const Scenario*> scenario(std::string_view name) const;
    Result<const Node*> node(std::string_view scenario, std::string_view id) const;

    // The scenario in which the node is written; "" if it is in none.
    std::string owner(std::string_view scenario, std::string_view id) const;
    Result<std::string> owned(std::string_view scenario, std::string_view id, std::string_view what) const;

    // Where the scenario's text sets a key of the node, under `set` or in the node itself; nullptr: nowhere.
    const toml::node* changed(std::string_view scenario, std::string_view id, std::string_view key) const;
    const toml::node* written(std::string_view scenario, std::string_view id, std::string_view key) const;

    // The scenario itself and those that take over from it, nearest first.
    std::vector<std::string> family(std::string_view scenario) const;

    Result<Patch> set_in_node(std::string_view scenario, std::string_view node, const std::string& key,
                              const std::string& value, const Check& check) const;
    Result<Patch> set_in_changes(std::string_view scenario, std::string_view node, const std::string& key,
                                 const std::string& value, const Check& check) const;
    Result<Patch> set_in_run(const std::string& key, const std::string& value, const Check& check) const;
    Result<Patch> finish(std::vector<Splice> splices, const Check& check) const;

    const NodeTypes& types() const { return *types_; }
    const Project& project() const { return *project_; }

private:
    Result<Splice> insert_change(std::string_view scenario, std::string_view node, const std::string& key,
                                 const std::string& value) const;

    const Project* project_;
    const NodeTypes* types_;
    const std::string* source_;
    EditText text_;
};

} // namespace fulcrum::scenario::edit
