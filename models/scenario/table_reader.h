// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a TOML table against descriptions of its keys. Include in .cpp files only.
#pragma once

#include "scenario/toml_text.h"

#include <span>

namespace fulcrum::scenario
{

using Descriptions = std::vector<ParameterDescription>;

// A key that the reader looks at itself, for example a table in a table.
using OtherKeys = std::span<const std::string_view>;

// The values of a table with their positions. A key that is neither described nor in `others` gets the
// position of the key itself, since that is what is wrong.
RawValues raw_values(const toml::table& table, const Descriptions& known, OtherKeys others = {});

// Leaves only the described keys: where it is not known which others there may be.
void drop_unknown(RawValues& raw, const Descriptions& known);

// Reports every fault and gives what is usable: a wrong value is replaced by the default.
Parameters read_values(const Descriptions& known, const RawValues& raw, Position where, OtherKeys others,
                       Errors& errors);
Parameters read_table(const Descriptions& known, const toml::table& table, OtherKeys others, Errors& errors);

// The text of a key, "" where it is not set.
std::string text_or_empty(const Parameters& parameters, std::string_view key);

// A list of texts; empty where the key is absent. Anything else is an error.
std::vector<std::string> read_texts(const toml::table& table, std::string_view key, Errors& errors);

// The tables written as [[name]]; anything else under that name is an error.
std::vector<const toml::table*> tables_named(const toml::table& parent, std::string_view name,
                                             std::string_view written, Errors& errors);

// The table written as [name], or nullptr; anything else under that name is an error.
const toml::table* table_named(const toml::table& parent, std::string_view name, std::string_view written,
                               Errors& errors);

Position key_position(const toml::table& table, std::string_view key);
Position value_position(const toml::table& table, std::string_view key); // of the table if the key is absent

} // namespace fulcrum::scenario
