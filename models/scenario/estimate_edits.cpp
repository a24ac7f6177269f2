// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of estimates, of the ledger, of a lever's own ranges and of [decision], key by key.
#include "base/wording.h"
#include "scenario/document.h"
#include "scenario/editor.h"
#include "scenario/estimate_reader.h"
#include "scenario/evidence_text.h"
#include "scenario/lever_reader.h"

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

using namespace edit;

// The n-th table of an array of tables, as it is read and as it stands in the text.
struct Place {
    const toml::table* table = nullptr;
    const LayoutSection* section = nullptr; // nullptr: it is written in braces
};

std::string text_of(const toml::table& table, std::string_view key)
{
    const auto* text = table.get_as<std::string>(key);
    return text ? text->get() : std::string();
}

template <class Wanted>
Place find_table(const EditText& text, std::string_view name, Wanted wanted)
{
    Place place;
    const auto* array = text.root().get_as<toml::array>(name);
    int number = -1;
    for (std::size_t i = 0; array && i < array->size() && number < 0; ++i) {
        const toml::table* table = (*array)[i].as_table();
        if (!table || !wanted(*table, i)) continue;
        place.table = table;
        number = static_cast<int>(i);
    }
    int seen = -1;
    for (const LayoutSection& section : text.sections()) {
        if (section.path.size() != 1 || section.path.front().name != name || !section.in_array) continue;
        if (++seen == number) place.section = &section;
    }
    return place;
}

class TableEditor
{
public:
    TableEditor(const std::string& source, const NodeTypes& types, const Errors& problems)
        : source_(source), types_(types), problems_(problems), text_(source),
          line_break_(source.find("\r\n") != std::string::npos ? "\r\n" : "\n")
    {
    }

    const EditText& text() const { return text_; }

    Result<Patch> add(std::string_view name, const std::vector<WrittenKey>& keys) const
    {
        const toml::node* there = text_.root().get(name);
        const LayoutSection* before = &text_.sections().back();
        bool headed = false;
        for (const LayoutSection& section : text_.sections())
            if (!section.path.empty() && section.path.front().name == name) before = &section, headed = true;
        if (there && !headed) return by_hand(in_quotes(name) + " is not written as tables");
        std::vector<std::string> block = {"[[" + std::string(name) + "]]"};
        for (const WrittenKey& key : keys)
            block.push_back(key.key + " = " + key.value);
        return finish({text_.insert_block(before->content_end, block, true)});
    }

    // Writes the keys that differ from `before`, and takes away those that are no more.
    Result<Patch> change(const Place& place, const std::vector<WrittenKey>& before,
                         const std::vector<WrittenKey>& after) const
    {
        if (!place.section) return by_hand("it is written in braces");
        std::vector<Splice> splices;
        std::string added;
        for (const WrittenKey& key : after) {
            if (std::ranges::find(before, key) != before.end()) continue;
            if (const toml::node* old = place.table->get(key.key))
                splices.push_back(text_.replace(*old, key.value));
            else
                added += (added.empty() ? "" : line_break_) + key.key + " = " + key.value;
        }
        for (const WrittenKey& key : before) {
            if (std::ranges::find(after, key.key, &WrittenKey::key) != after.end()) continue;
            for (const LayoutItem& item : place.section->items)
                if (item.is({key.key})) splices.push_back(text_.remove(item));
        }
        if (!added.empty()) splices.push_back(text_.insert_key(*place.section, added));
        if (splices.empty()) return Patch{};
        return finish(std::move(splices));
    }

    Result<Patch> remove(const Place& place) const
    {
        if (!place.section) return by_hand("it is written in braces");
        return finish({text_.remove(*place.section)});
    }

    Result<Patch> finish(std::vector<Splice> splices) const
    {
        return checked(text_, source_, types_, problems_, std::move(splices));
    }

private:
    const std::string& source_;
    const NodeTypes& types_;
    const Errors& problems_;
    EditText text_;
    std::string line_break_;
};

Place place_of(const EditText& text, std::string_view lever, std::string_view by, LeverInput input)
{
    return find_table(text, "estimate", [&](const toml::table& table, std::size_t) {
        return text_of(table, "lever") == lever && text_of(table, "by") == by &&
               text_of(table, "input") == to_string(input);
    });
}

Result<std::string> range_text(LeverInput input, const Estimate& range)
{
    const Interval within = range_of(input);
    const bool ordered = range.low <= range.mode && range.mode <= range.high;
    if (!ordered || range.low < within.low || range.high > within.high)
        return error(std::string(to_string(input)) + " of a lever needs lowest <= most likely <= highest",
                     "write them in ascending order, from " + fulcrum::to_toml({}, Value(within.low)) +
                         " to " + fulcrum::to_toml({}, Value(within.high)));
    return fulcrum::to_toml({}, Value(std::vector<double>{range.low, range.mode, range.high}));
}

} // namespace

Result<Patch> Document::set_estimate(const EstimateRecord& estimate) const
{
    if (auto refused = refuse_edit()) return *refused;
    if (estimate.by.empty()) return error("an estimate needs somebody who judges", "give a name");
    const TableEditor editor(text_, types_, problems_);
    const auto known = std::ranges::find_if(project_.estimates, [&](const EstimateRecord& other) {
        return other.lever == estimate.lever && other.by == estimate.by && other.input == estimate.input;
    });
    if (known == project_.estimates.end()) return editor.add("estimate", written_keys(estimate));
    return editor.change(place_of(editor.text(), estimate.lever, estimate.by, estimate.input),
                         written_keys(*known), written_keys(estimate));
}

Result<Patch> Document::remove_estimate(std::string_view lever, std::string_view by, LeverInput input) const
{
    if (auto refused = refuse_edit()) return *refused;
    const TableEditor editor(text_, types_, problems_);
    const Place place = place_of(editor.text(), lever, by, input);
    if (!place.table)
        return error(in_quotes(by) + " has not judged " + std::string(to_string(input)) + " of " +
                         in_quotes(lever),
                     "choose an estimate of the project");
    return editor.remove(place);
}

Result<Patch> Document::set_lever_input(std::string_view lever, LeverInput input, const Estimate& range) const
{
    if (auto refused = refuse_edit()) return *refused;
    const TableEditor editor(text_, types_, problems_);
    const Place place = find_table(editor.text(), "lever", [&](const toml::table& table, std::size_t) {
        return text_of(table, "id") == lever;
    });
    if (!place.table)
        return error("the project has no [[lever]] " + in_quotes(lever) + " of its own",
                     "write it as the estimate of a person");
    const auto text = range_text(input, range);
    if (!text) return text.errors();
    const std::string key(to_string(input));
    if (const toml::node* old = place.table->get(key))
        return editor.finish({editor.text().replace(*old, *text)});
    return editor.change(place, {}, {{key, *text}});
}

Result<Patch> Document::set_decision(std::string_view key, const Value& value) const
{
    if (auto refused = refuse_edit()) return *refused;
    const auto keys = decision_keys();
    const auto known = std::ranges::find(keys, key, &ParameterDescription::key);
    if (known == keys.end())
        return error("[decision] has no key " + in_quotes(key), "see the reference of the project file");
    const auto final_value = check_value(*known, value);
    if (!final_value) return final_value.errors();
    const std::string text = fulcrum::to_toml(*known, *final_value);
    const TableEditor editor(text_, types_, problems_);
    const toml::table* table = editor.text().root().get_as<toml::table>("decision");
    const LayoutSection* section = editor.text().section({"decision"});
    if (const toml::node* old = table ? table->get(key) : nullptr)
        return editor.finish({editor.text().replace(*old, text)});
    const std::string line = std::string(key) + " = " + text;
    if (section) return editor.finish({editor.text().insert_key(*section, line)});
    if (table) return by_hand("'decision' is written in braces");
    const std::array<std::string, 2> block = {"[decision]", line};
    return editor.finish(
        {editor.text().insert_block(editor.text().sections().back().content_end, block, true)});
}

Result<Patch> Document::add_delivered(const DeliveredRecord& delivered) const
{
    if (auto refused = refuse_edit()) return *refused;
    return TableEditor(text_, types_, problems_).add("delivered", written_keys(delivered));
}

Result<Patch> Document::remove_delivered(std::size_t index) const
{
    if (auto refused = refuse_edit()) return *refused;
    const TableEditor editor(text_, types_, problems_);
    const Place place =
        find_table(editor.text(), "delivered", [&](const toml::table&, std::size_t i) { return i == index; });
    if (!place.table) return error("the ledger has no such record", "choose one of the project");
    return editor.remove(place);
}

} // namespace fulcrum::scenario
