// SPDX-License-Identifier: GPL-3.0-or-later
// Figures, moments and words of [[observation]] and [[note]]. Include in .cpp files only.
#pragma once

#include "scenario/evidence_text.h"
#include "scenario/table_reader.h"

#include <optional>
#include <string_view>

namespace fulcrum::scenario
{

// Reads keys of one table whose values have more than one form. Faults go to `errors`; a wrong value is not
// set.
class FigureReader
{
public:
    FigureReader(const toml::table& table, Errors& errors) : table_(table), errors_(errors) {}

    std::optional<Observed> figure(std::string_view key, Dimension dimension);
    std::optional<double> number(std::string_view key, Dimension dimension);
    std::optional<Moment> moment(std::string_view key);
    std::vector<std::string> words(std::string_view key);

    void report(std::string message, std::string hint, Position at);
    bool has(std::string_view key) const { return table_.contains(key); }

private:
    std::optional<double> quantity(std::string_view key, const toml::node& node, Dimension dimension);
    std::optional<double> quantity(std::string_view key, std::string_view text, Position at,
                                   Dimension dimension);
    std::optional<Observed> range(std::string_view key, const toml::array& list, Dimension dimension);

    const toml::table& table_;
    Errors& errors_;
};

// The value that a word of a choice stands for; the first one where it is not among them.
template <class Words>
auto value_of_word(const Words& words, std::string_view word)
{
    for (const auto& [value, one] : words)
        if (one == word) return value;
    return words.front().first;
}

// Those of the descriptions that FigureReader does not read.
Descriptions without(const Descriptions& all, OtherKeys others);

// The id, checked: '' where it can not be one. `taken` are those before it, and it is added.
void check_record_id(const toml::table& table, const std::string& id, std::string_view what,
                     std::vector<std::string>& taken, Errors& errors);

} // namespace fulcrum::scenario
