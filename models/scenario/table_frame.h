// SPDX-License-Identifier: GPL-3.0-or-later
// How arrays of tables are read that a file of their own may hold, too: levers, mechanisms. Include in .cpp
// files only.
#pragma once

#include "base/result.h"
#include "scenario/table_reader.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulcrum::scenario
{

// A key whose text may be missing.
inline ParameterDescription optional_text(std::string key, std::string help)
{
    return {.key = std::move(key),
            .label = {},
            .type = ParameterType::Text,
            .fallback = std::string(),
            .help = std::move(help)};
}

// A key for text that has no default; `unset` says what holds without it.
inline ParameterDescription text_key(std::string key, std::string label, std::string help, std::string unset)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Text,
            .help = std::move(help),
            .unset = std::move(unset)};
}

// Each table written as [[name]] by `read_one`, those with errors left out; two with the same id are an
// error.
template <class One, class ReadOne>
std::vector<One> read_each(const toml::table& root, std::string_view name, std::string_view several,
                           Errors& errors, ReadOne read_one)
{
    std::vector<One> all;
    const std::string written = "[[" + std::string(name) + "]]";
    for (const toml::table* table : tables_named(root, name, written, errors)) {
        const std::size_t before = errors.size();
        One one = read_one(*table);
        if (std::ranges::find(all, one.id, &One::id) != all.end())
            errors.push_back({"two " + std::string(several) + " are called '" + one.id + "'",
                              "give each an id of its own",
                              {},
                              value_position(*table, "id")});
        if (errors.size() == before) all.push_back(std::move(one));
    }
    return all;
}

// Of a text that holds nothing else.
template <class One, class Read>
Result<std::vector<One>> read_file_of(std::string_view text, const std::string& file, Read read)
{
    TomlText parsed = parse_toml(text);
    Errors errors = std::move(parsed.errors);
    std::vector<One> all;
    if (errors.empty()) all = read(parsed.root, errors);
    for (Error& error : errors)
        error.file = file;
    if (!errors.empty()) return errors;
    return all;
}

} // namespace fulcrum::scenario
