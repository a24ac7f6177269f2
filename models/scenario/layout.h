// SPDX-License-Identifier: GPL-3.0-or-later
// Where headers, keys, values and comments stand in a TOML text that parses: TOML++ tells what the text
// means, but not where a table ends or which comment belongs to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::scenario
{

// One part of a dotted key; offsets in bytes, quotes included.
struct KeyPart {
    std::string name;
    std::size_t begin = 0;
    std::size_t end = 0;
};

// A key with its value, from the start of its line to past the line break after the value.
struct LayoutItem {
    std::vector<KeyPart> key;
    std::size_t line_begin = 0;
    std::size_t value_begin = 0;
    std::size_t value_end = 0;
    std::size_t line_end = 0;

    bool is(std::initializer_list<std::string_view> path) const;
};

// A header with its keys. The first section has no header: it is what stands before all headers.
struct LayoutSection {
    std::vector<KeyPart> path;
    bool in_array = false;      // [[path]]
    std::size_t lead_begin = 0; // of the comment block directly above the header, else of the header's line
    std::size_t header_begin = 0;
    std::size_t header_end = 0;  // past its line break
    std::size_t content_end = 0; // past its last key and the comments directly below
    std::vector<LayoutItem> items;
    int scenario = -1; // in the how manyth [[scenario]] it stands
    int node = -1;     // the how manyth [[scenario.node]] of its scenario it is
    int link = -1;
    int change = -1; // also of the tables below it

    bool is(std::initializer_list<std::string_view> names) const;
    // Past its last key.
    std::size_t last_line_end() const { return items.empty() ? header_end : items.back().line_end; }
};

std::vector<LayoutSection> layout_of(std::string_view text);

} // namespace fulcrum::scenario
