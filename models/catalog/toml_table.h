// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue file, read table by table and key by key; what is wrong is collected with its place.
#pragma once

#include "base/interval.h"
#include "base/result.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The header of TOML++ takes seconds to compile.
namespace toml
{
inline namespace v3
{
class node;
class table;
} // namespace v3
} // namespace toml

namespace fulcrum::catalog
{

// A table of a TomlDocument, which has to outlive it.
class TomlTable
{
public:
    TomlTable(const toml::table& table, const std::string& file, Errors& errors)
        : table_(&table), file_(&file), errors_(&errors)
    {
    }

    // Required: reported where absent. Numbers have to be finite and at least `least`.
    std::string text(std::string_view key);
    double number(std::string_view key, double least = 0);
    int integer(std::string_view key, int least = 0);
    std::optional<TomlTable> table(std::string_view key);
    std::vector<TomlTable> tables(std::string_view key); // `[[key]]` or a list of inline tables

    // The fallback where the key is absent.
    double number_or(std::string_view key, double fallback);
    int integer_or(std::string_view key, int fallback);
    bool boolean_or(std::string_view key, bool fallback);

    // [low, value, high] in ascending order. Zeros where the key is absent.
    Interval interval_or_zero(std::string_view key);
    std::vector<std::string> texts_or_none(std::string_view key);
    std::optional<TomlTable> table_or_none(std::string_view key);

    bool has(std::string_view key) const;
    void only(std::initializer_list<std::string_view> keys); // reports every other key
    void report(std::string message);                        // at the place of the table

private:
    const toml::node* required(std::string_view key);
    void report_at(const toml::node& node, std::string message);

    const toml::table* table_;
    const std::string* file_;
    Errors* errors_;
};

// A text and the faults found in it so far.
class TomlDocument
{
public:
    TomlDocument(std::string_view text, std::string file); // a syntax error is the first of errors()
    ~TomlDocument();
    TomlDocument(const TomlDocument&) = delete;
    TomlDocument& operator=(const TomlDocument&) = delete;

    TomlTable root() { return {*root_, file_, errors_}; } // empty after a syntax error
    const Errors& errors() const { return errors_; }

private:
    std::unique_ptr<toml::table> root_;
    std::string file_;
    Errors errors_;
};

} // namespace fulcrum::catalog
