// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/toml_table.h"

#include <toml++/toml.h>

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

void TomlTable::report(std::string message)
{
    errors_->push_back({std::move(message), {}, *file_, position(table_->source())});
}

void TomlTable::report_at(const toml::node& node, std::string message)
{
    errors_->push_back({std::move(message), {}, *file_, position(node.source())});
}

bool TomlTable::has(std::string_view key) const
{
    return table_->contains(key);
}

const toml::node* TomlTable::required(std::string_view key)
{
    const toml::node* node = table_->get(key);
    if (!node) report("missing key '" + std::string(key) + "'");
    return node;
}

std::string TomlTable::text(std::string_view key)
{
    const toml::node* node = required(key);
    if (!node) return {};
    const auto value = node->value_exact<std::string>();
    if (!value || value->empty()) {
        report_at(*node, "'" + std::string(key) + "' must be a text");
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
        report_at(*node, "'" + std::string(key) + "' must be a number of at least " +
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
        report_at(*node,
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
    const toml::node* node = table_->get(key);
    if (!node) return fallback;
    const auto value = node->value_exact<bool>();
    if (!value) report_at(*node, "'" + std::string(key) + "' must be true or false");
    return value.value_or(fallback);
}

Interval TomlTable::interval_or_zero(std::string_view key)
{
    const toml::node* node = table_->get(key);
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
        report_at(*node, "'" + std::string(key) + "' must be [low, value, high] in ascending order");
        return {};
    }
    return {figures[1], figures[0], figures[2]};
}

std::vector<std::string> TomlTable::texts_or_none(std::string_view key)
{
    const toml::node* node = table_->get(key);
    if (!node) return {};
    std::vector<std::string> texts;
    if (const toml::array* array = node->as_array()) {
        for (const toml::node& element : *array) {
            if (const auto value = element.value_exact<std::string>()) texts.push_back(*value);
        }
        if (texts.size() == array->size()) return texts;
    }
    report_at(*node, "'" + std::string(key) + "' must be a list of texts");
    return {};
}

std::optional<TomlTable> TomlTable::table_or_none(std::string_view key)
{
    const toml::node* node = table_->get(key);
    if (!node) return std::nullopt;
    if (const toml::table* found = node->as_table()) return TomlTable(*found, *file_, *errors_);
    report_at(*node, "'" + std::string(key) + "' must be a table");
    return std::nullopt;
}

std::optional<TomlTable> TomlTable::table(std::string_view key)
{
    return required(key) ? table_or_none(key) : std::nullopt;
}

std::vector<TomlTable> TomlTable::tables(std::string_view key)
{
    const toml::node* node = table_->get(key);
    const toml::array* array = node ? node->as_array() : nullptr;
    std::vector<TomlTable> found;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
        if (const toml::table* element = array->get(i)->as_table())
            found.emplace_back(*element, *file_, *errors_);
        else
            report_at(*array->get(i), "not a table");
    }
    if (!array || array->empty()) report("there is no [[" + std::string(key) + "]]");
    return found;
}

void TomlTable::only(std::initializer_list<std::string_view> keys)
{
    for (const auto& [key, node] : *table_) {
        if (std::find(keys.begin(), keys.end(), key.str()) == keys.end())
            errors_->push_back(
                {"unknown key '" + std::string(key.str()) + "'", {}, *file_, position(key.source())});
    }
}

TomlDocument::TomlDocument(std::string_view text, std::string file)
    : root_(std::make_unique<toml::table>()), file_(std::move(file))
{
    try {
        *root_ = toml::parse(text, file_);
    } catch (const toml::parse_error& error) {
        errors_.push_back({std::string(error.description()), {}, file_, position(error.source())});
    }
}

TomlDocument::~TomlDocument() = default;

} // namespace fulcrum::catalog
