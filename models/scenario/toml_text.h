// SPDX-License-Identifier: GPL-3.0-or-later
// TOML++ for this room's .cpp files: the parsed text, syntax errors as values. Include in .cpp files only.
#pragma once

#include "base/parameters.h"
#include "base/result.h"

#include <toml++/toml.h>

#include <string>
#include <string_view>

namespace fulcrum::scenario
{

struct TomlText {
    toml::table root; // with syntax errors: what was left when the lines at fault were blanked out
    Errors errors;    // syntax only
};

// Never throws and never runs deep: lines nested beyond all reason are an error.
TomlText parse_toml(std::string_view text);

inline Position position_of(const toml::source_position& at)
{
    return {static_cast<int>(at.line), static_cast<int>(at.column)};
}

inline Position begin_of(const toml::node& node)
{
    return position_of(node.source().begin);
}

// monostate for what no parameter can be: a date, a table, a list with something else than numbers.
Value value_of(const toml::node& node);

} // namespace fulcrum::scenario
