// SPDX-License-Identifier: GPL-3.0-or-later
// One table of a catalogue file, read key by key; what is wrong is collected with its place. Internal: the
// header of TOML++ costs seconds, include this from .cpp files only.
#pragma once

#include "base/interval.h"
#include "base/result.h"

#include <toml++/toml.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::catalog
{

class TomlTable
{
public:
    TomlTable(const toml::table& table, std::string file, Errors& errors)
        : table_(table), file_(std::move(file)), errors_(errors)
    {
    }

    // Required. Numbers have to be finite and at least `least`.
    std::string text(std::string_view key);
    double number(std::string_view key, double least = 0);
    int integer(std::string_view key, int least = 0);

    // The fallback where the key is absent.
    double number_or(std::string_view key, double fallback);
    int integer_or(std::string_view key, int fallback);
    bool boolean_or(std::string_view key, bool fallback);

    // [low, value, high] in ascending order. Zeros where the key is absent.
    Interval interval_or_zero(std::string_view key);
    std::vector<std::string> texts_or_none(std::string_view key);

    const toml::table* table_or_none(std::string_view key);

    bool has(std::string_view key) const { return table_.contains(key); }
    void only(std::initializer_list<std::string_view> keys); // reports every other key
    void report(const toml::source_region& where, std::string message);
    const toml::source_region& where() const { return table_.source(); }

private:
    const toml::node* required(std::string_view key);

    const toml::table& table_;
    std::string file_;
    Errors& errors_;
};

// The text as a table, or its syntax error.
Result<toml::table> parse_toml(std::string_view text, const std::string& file);

// The entries of `[[key]]`; anything else under that key is reported.
std::vector<const toml::table*> entries(const toml::table& root, std::string_view key,
                                        const std::string& file, Errors& errors);

} // namespace fulcrum::catalog
