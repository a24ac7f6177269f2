// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/toml_table.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::catalog
{

namespace
{

Position position(const toml::source_region& region)
{
    return {static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

} // namespace

void TomlTable::report(const toml::source_region& where, std::string message)
{
    errors_.push_back({std::move(message), {}, file_, position(where)});
}

const toml::node* TomlTable::required(std::string_view key)
{
    const toml::node* node = table_.get(key);
    if (!node) report(table_.source(), "missing key '" + std::string(key) + "'");
    return node;
}

std::string TomlTable::text(std::string_view key)
{
    const toml::node* node = required(key);
    if (!node) return {};
    const auto value = node->value_exact<std::string>();
    if (!value || value->empty()) {
        report(node->source(), "'" + std::string(key) + "' must be a text");
        return {};
    }
    return *value;
}

double TomlTable::number(std::string_view key, double least)
{
    const toml::node* node = required(key);
    if (!node) return 0;
    const auto value = node->is_number() ? node->value<double>() : std::nullopt;
    if (!value || !std::isfinite(*value) || *value < least) {
        report(node->source(), "'" + std::string(key) + "' must be a number of at least " +
                                   std::to_string(static_cast<long long>(least)));
        return 0;
    }
    return *value;
}

int TomlTable::integer(std::string_view key, int least)
{
    const toml::node* node = required(key);
    if (!node) return 0;
    const auto value = node->value_exact<std::int64_t>();
    if (!value || *value < least || *value > std::numeric_limits<int>::max()) {
        report(node->source(),
               "'" + std::string(key) + "' must be a whole number of at least " + std::to_string(least));
        return 0;
    }
    return static_cast<int>(*value);
}

double TomlTable::number_or(std::string_view key, double fallback)
{
    return has(key) ? number(key) : fallback;
}

int TomlTable::integer_or(std::string_view key, int fallback)
{
    return has(key) ? integer(key) : fallback;
}

bool TomlTable::boolean_or(std::string_view key, bool fallback)
{
    const toml::node* node = table_.get(key);
    if (!node) return fallback;
    const auto value = node->value_exact<bool>();
    if (!value) report(node->source(), "'" + std::string(key) + "' must be true or false");
    return value.value_or(fallback);
}

Interval TomlTable::interval_or_zero(std::string_view key)
{
    const toml::node* node = table_.get(key);
    if (!node) return {};
    double figures[3] = {};
    const toml::array* array = node->as_array();
    bool good = array && array->size() == 3;
    for (std::size_t i = 0; good && i < 3; ++i) {
        const auto value = array->get(i)->is_number() ? array->get(i)->value<double>() : std::nullopt;
        good = value && std::isfinite(*value) && *value >= (i == 0 ? 0 : figures[i - 1]);
        if (good) figures[i] = *value;
    }
    if (!good) {
        report(node->source(), "'" + std::string(key) + "' must be [low, value, high] in ascending order");
        return {};
    }
    return {figures[1], figures[0], figures[2]};
}

std::vector<std::string> TomlTable::texts_or_none(std::string_view key)
{
    const toml::node* node = table_.get(key);
    if (!node) return {};
    std::vector<std::string> texts;
    if (const toml::array* array = node->as_array()) {
        for (const toml::node& element : *array) {
            if (const auto value = element.value_exact<std::string>()) texts.push_back(*value);
        }
        if (texts.size() == array->size()) return texts;
    }
    report(node->source(), "'" + std::string(key) + "' must be a list of texts");
    return {};
}

const toml::table* TomlTable::table_or_none(std::string_view key)
{
    const toml::node* node = table_.get(key);
    if (!node) return nullptr;
    if (!node->is_table()) report(node->source(), "'" + std::string(key) + "' must be a table");
    return node->as_table();
}

void TomlTable::only(std::initializer_list<std::string_view> keys)
{
    for (const auto& [key, node] : table_) {
        if (std::find(keys.begin(), keys.end(), key.str()) == keys.end())
            report(key.source(), "unknown key '" + std::string(key.str()) + "'");
    }
}

Result<toml::table> parse_toml(std::string_view text, const std::string& file)
{
    try {
        return toml::parse(text, file);
    } catch (const toml::parse_error& error) {
        return Error{std::string(error.description()), {}, file, position(error.source())};
    }
}

std::vector<const toml::table*> entries(const toml::table& root, std::string_view key,
                                        const std::string& file, Errors& errors)
{
    std::vector<const toml::table*> found;
    const toml::node* node = root.get(key);
    const toml::array* array = node ? node->as_array() : nullptr;
    if (!array || array->empty()) {
        errors.push_back({"no [[" + std::string(key) + "]] in the catalogue", {}, file, {}});
        return found;
    }
    for (const toml::node& element : *array) {
        if (const toml::table* table = element.as_table())
            found.push_back(table);
        else
            errors.push_back({"not a table", {}, file, position(element.source())});
    }
    return found;
}

} // namespace fulcrum::catalog
