// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/table_reader.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

bool describes(const Descriptions& known, std::string_view key)
{
    return std::ranges::find(known, key, &ParameterDescription::key) != known.end();
}

bool contains(OtherKeys keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

Error unknown_key(const Descriptions& known, OtherKeys others, std::string_view key, Position at)
{
    std::vector<std::string> words;
    std::ranges::transform(known, std::back_inserter(words), &ParameterDescription::key);
    words.insert(words.end(), others.begin(), others.end());
    const std::string near = nearest_word(key, words);
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return {"unknown key '" + std::string(key) + "'",
            near.empty() ? "known keys: " + list : "did you mean '" + near + "'?",
            {},
            at};
}

// What a parameter has when its value can not be used.
Value stand_in(const ParameterDescription& description)
{
    const auto checked = check_value(description, description.fallback);
    return checked ? *checked : description.fallback;
}

Error wrong_shape(const toml::table& parent, std::string_view name, std::string_view written)
{
    return {"'" + std::string(name) + "' is not written as a table",
            "write " + std::string(written) + " on a line of its own and its keys below",
            {},
            value_position(parent, name)};
}

} // namespace

RawValues raw_values(const toml::table& table, const Descriptions& known, OtherKeys others)
{
    RawValues raw;
    for (const auto& [key, node] : table) {
        if (contains(others, key.str())) continue;
        const Position at = describes(known, key.str()) ? begin_of(node) : position_of(key.source().begin);
        raw.emplace(std::string(key.str()), RawValue{value_of(node), at});
    }
    return raw;
}

void drop_unknown(RawValues& raw, const Descriptions& known)
{
    std::erase_if(raw, [&](const auto& entry) { return !describes(known, entry.first); });
}

Parameters read_values(const Descriptions& known, const RawValues& raw, Position where, OtherKeys others,
                       Errors& errors)
{
    RawValues described;
    for (const auto& [key, value] : raw) {
        if (describes(known, key))
            described.emplace(key, value);
        else
            errors.push_back(unknown_key(known, others, key, value.at));
    }
    auto checked = resolve(known, described, where);
    if (checked) return std::move(*checked);
    errors.insert(errors.end(), checked.errors().begin(), checked.errors().end());

    Parameters usable;
    for (const ParameterDescription& description : known) {
        const auto found = described.find(description.key);
        if (found != described.end()) {
            if (auto value = check_value(description, found->second.value)) {
                usable.set(description.key, std::move(*value));
                continue;
            }
        }
        usable.set(description.key, stand_in(description));
    }
    return usable;
}

Parameters read_table(const Descriptions& known, const toml::table& table, OtherKeys others, Errors& errors)
{
    return read_values(known, raw_values(table, known, others), begin_of(table), others, errors);
}

std::string text_or_empty(const Parameters& parameters, std::string_view key)
{
    return parameters.is_set(key) ? parameters.text(key) : std::string();
}

std::vector<std::string> read_texts(const toml::table& table, std::string_view key, Errors& errors)
{
    std::vector<std::string> all;
    const toml::node* node = table.get(key);
    if (node == nullptr) return all;
    const toml::array* list = node->as_array();
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
        if (const auto text = (*list)[i].value_exact<std::string>()) all.push_back(*text);
    if (list == nullptr || all.size() != list->size())
        errors.push_back({"'" + std::string(key) + "' has to be a list of texts",
                          "write [\"a\", \"b\"]",
                          {},
                          begin_of(*node)});
    return all;
}

std::vector<const toml::table*> tables_named(const toml::table& parent, std::string_view name,
                                             std::string_view written, Errors& errors)
{
    std::vector<const toml::table*> tables;
    const toml::node* node = parent.get(name);
    if (!node) return tables;
    const toml::array* array = node->as_array();
    if (!array) {
        errors.push_back(wrong_shape(parent, name, written));
        return tables;
    }
    for (const toml::node& element : *array) {
        if (const toml::table* table = element.as_table()) {
            tables.push_back(table);
            continue;
        }
        errors.push_back(wrong_shape(parent, name, written));
        errors.back().at = begin_of(element);
    }
    return tables;
}

const toml::table* table_named(const toml::table& parent, std::string_view name, std::string_view written,
                               Errors& errors)
{
    const toml::node* node = parent.get(name);
    if (!node) return nullptr;
    if (const toml::table* table = node->as_table()) return table;
    errors.push_back(wrong_shape(parent, name, written));
    return nullptr;
}

Position key_position(const toml::table& table, std::string_view key)
{
    const auto found = table.find(key);
    return found == table.end() ? begin_of(table) : position_of(found->first.source().begin);
}

Position value_position(const toml::table& table, std::string_view key)
{
    const toml::node* node = table.get(key);
    return node ? begin_of(*node) : begin_of(table);
}

} // namespace fulcrum::scenario
