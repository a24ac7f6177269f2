// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a project seen as a place for edits: where things are written, and the small changes that an
// edit is made of. Include in .cpp files only.
#pragma once

#include "scenario/document.h"
#include "scenario/layout.h"
#include "scenario/lines.h"
#include "scenario/toml_text.h"

#include <span>

namespace fulcrum::scenario
{

// Replaces the bytes from begin to end.
struct Splice {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text{};
};

// A key in a `set` table, written in one of the ways that TOML allows.
struct SetEntry {
    const LayoutSection* section = nullptr;
    const LayoutItem* item = nullptr; // nullptr: the header of [scenario.set.NODE]
    KeyPart node;
    std::string key; // "" for a header
};

class EditText
{
public:
    explicit EditText(const std::string& text);

    bool parsed() const { return toml_.errors.empty(); }
    const toml::table& root() const { return toml_.root; }

    // The tables as the text has them; nullptr: not there. Indices count within their arrays.
    const toml::table* scenario(std::string_view name) const;
    int scenario_index(std::string_view name) const;
    const toml::table* node(std::string_view scenario, std::string_view id) const;
    int node_index(std::string_view scenario, std::string_view id) const;
    std::vector<std::pair<int, const toml::table*>> links(std::string_view scenario) const;
    std::vector<std::pair<int, const toml::table*>> changes(std::string_view scenario) const;

    // Sections with headers; nullptr: it is written inline, or not there.
    const LayoutSection* scenario_section(int scenario) const;
    const LayoutSection* node_section(int scenario, int node) const;
    const LayoutSection* link_section(int scenario, int link) const;
    const LayoutSection* section(std::initializer_list<std::string_view> path, int scenario = -1) const;
    const std::vector<LayoutSection>& sections() const { return sections_; }

    // What the scenario's own `set` says about a node. `inlined` is set where it is, or might be, said in {
    // }.
    std::vector<SetEntry> set_entries(std::string_view scenario, std::string_view node, bool& inlined) const;

    Splice replace(const toml::node& value, std::string text) const;
    Splice insert_key(const LayoutSection& section, const std::string& line) const;
    Splice insert_block(std::size_t at, std::span<const std::string> block, bool blank_before) const;
    Splice remove(const LayoutItem& item) const;
    Splice remove(const LayoutSection& section) const; // with its comments and the blank lines behind it

    // One patch for all of them; overlapping removals are joined.
    Patch patch(std::vector<Splice> splices) const;

private:
    std::vector<std::pair<int, const toml::table*>> tables(std::string_view scenario,
                                                           std::string_view name) const;
    const toml::array* array(const toml::table* parent, std::string_view name) const;
    bool ends_open() const; // without a line break
    bool blank_line_at(std::size_t line_begin) const;
    std::size_t start() const { return byte_order_mark(text_); }

    const std::string& text_;
    TomlText toml_;
    std::vector<LayoutSection> sections_;
    Lines lines_;
    std::string line_break_;
};

} // namespace fulcrum::scenario
