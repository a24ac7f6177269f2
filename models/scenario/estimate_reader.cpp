// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/estimate_reader.h"

#include "scenario/figure_reader.h"
#include "scenario/table_frame.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 1> kEstimateOthers = {"at"};
constexpr std::array<std::string_view, 4> kDeliveredOthers = {"at", "before", "promised", "delivered"};

ParameterDescription number_key(std::string key, std::string help, std::string unset)
{
    return {.key = std::move(key),
            .label = {},
            .type = ParameterType::Real,
            .help = std::move(help),
            .unset = std::move(unset)};
}

std::vector<std::string> input_words()
{
    std::vector<std::string> words;
    for (const LeverInput input : kAllLeverInputs)
        words.emplace_back(to_string(input));
    return words;
}

class EstimateReader
{
public:
    EstimateReader(const std::vector<Lever>& levers, Errors& errors) : levers_(levers), errors_(errors) {}

    void read(const toml::table& table)
    {
        const std::size_t before = errors_.size();
        const Parameters keys =
            read_table(without(estimate_keys(), kEstimateOthers), table, kEstimateOthers, errors_);
        EstimateRecord record;
        record.where = begin_of(table);
        record.lever = text_or_empty(keys, "lever");
        record.by = text_or_empty(keys, "by");
        record.note = text_or_empty(keys, "note");
        record.at = FigureReader(table, errors_).moment("at");
        for (const LeverInput input : kAllLeverInputs)
            if (text_or_empty(keys, "input") == to_string(input)) record.input = input;
        read_range(table, keys, record);
        check(table, record);
        if (errors_.size() == before) all_.push_back(std::move(record));
    }

    std::vector<EstimateRecord> take() { return std::move(all_); }

private:
    void report(std::string message, std::string hint, Position at)
    {
        errors_.push_back({std::move(message), std::move(hint), {}, at});
    }

    void read_range(const toml::table& table, const Parameters& keys, EstimateRecord& record)
    {
        const bool value = keys.is_set("value");
        const bool any = keys.is_set("low") || keys.is_set("mode") || keys.is_set("high");
        const bool all = keys.is_set("low") && keys.is_set("mode") && keys.is_set("high");
        if (value == any || (any && !all)) {
            report("an estimate has no range", "give low, mode and high, or a value that is certain",
                   value ? value_position(table, "value") : begin_of(table));
            return;
        }
        if (value)
            record.range = {keys.real("value"), keys.real("value"), keys.real("value"), record.by};
        else
            record.range = {keys.real("low"), keys.real("mode"), keys.real("high"), record.by};
        const Estimate& range = record.range;
        if (range.low > range.mode || range.mode > range.high) {
            report("low, mode and high of an estimate are not in ascending order",
                   "write the lowest, the most likely and the highest value", value_position(table, "low"));
            return;
        }
        const Interval within = range_of(record.input);
        if (range.low < within.low || range.high > within.high)
            report(fmt::format("{} has to lie between {:g} and {:g}", to_string(record.input), within.low,
                               within.high),
                   "keep the whole range within", value_position(table, value ? "value" : "low"));
    }

    void check(const toml::table& table, const EstimateRecord& record)
    {
        if (table.contains("by") && record.by.empty())
            report("an estimate has nobody who judged", "give a name", value_position(table, "by"));
        const auto same = [&](const EstimateRecord& other) {
            return other.lever == record.lever && other.by == record.by && other.input == record.input;
        };
        if (std::ranges::any_of(all_, same))
            report(fmt::format("'{}' has judged {} of '{}' before", record.by, to_string(record.input),
                               record.lever),
                   "keep one of the two", begin_of(table));
        if (levers_.empty() || !table.contains("lever") ||
            std::ranges::find(levers_, record.lever, &Lever::id) != levers_.end())
            return;
        std::vector<std::string> ids;
        std::ranges::transform(levers_, std::back_inserter(ids), &Lever::id);
        const std::string near = nearest_word(record.lever, ids);
        report("an estimate is of the lever '" + record.lever + "', which is not there",
               near.empty() ? "give the id of a [[lever]]" : "did you mean '" + near + "'?",
               value_position(table, "lever"));
    }

    const std::vector<Lever>& levers_;
    Errors& errors_;
    std::vector<EstimateRecord> all_;
};

std::string_view metric_in(std::string_view figure)
{
    return figure.substr(0, figure.find('.'));
}

} // namespace

Interval range_of(LeverInput input)
{
    switch (input) {
    case LeverInput::Impact:
        return {0, -10, 10};
    case LeverInput::Diagnosis:
    case LeverInput::Failure:
        return {0, 0, 1};
    case LeverInput::Effort:
    case LeverInput::Blast:
        return {0, 0, 1000};
    }
    return {};
}

Dimension dimension_of(const DeliveredRecord& record)
{
    return dimension_of(metric_in(record.figure), {});
}

std::vector<EstimateRecord> read_estimates(const toml::table& root, const std::vector<Lever>& levers,
                                           Errors& errors)
{
    EstimateReader reader(levers, errors);
    for (const toml::table* table : tables_named(root, "estimate", "[[estimate]]", errors))
        reader.read(*table);
    return reader.take();
}

std::vector<DeliveredRecord> read_delivered(const toml::table& root, Errors& errors)
{
    std::vector<DeliveredRecord> all;
    for (const toml::table* table : tables_named(root, "delivered", "[[delivered]]", errors)) {
        const std::size_t before = errors.size();
        const Parameters keys =
            read_table(without(delivered_keys(), kDeliveredOthers), *table, kDeliveredOthers, errors);
        FigureReader figures(*table, errors);
        DeliveredRecord record;
        record.where = begin_of(*table);
        record.lever = text_or_empty(keys, "lever");
        record.figure = text_or_empty(keys, "figure");
        record.source = text_or_empty(keys, "source");
        record.at = figures.moment("at");
        const Dimension unit = dimension_of(record);
        record.before = figures.number("before", unit);
        record.delivered = figures.number("delivered", unit);
        const auto promised = figures.number("promised", unit);
        if (!promised && !figures.has("promised"))
            figures.report("a delivered lever has no 'promised'",
                           "write what it was to bring, in the unit of its figure", begin_of(*table));
        record.promised = promised.value_or(0);
        if (errors.size() == before) all.push_back(std::move(record));
    }
    return all;
}

std::vector<ParameterDescription> estimate_keys()
{
    const std::string either = "then value is set";
    return {
        text_key("lever", "", "The lever that is judged, by its id.", ""),
        text_key("by", "", "Who judges. Everyone's ranges are kept apart.", ""),
        {.key = "input",
         .label = {},
         .type = ParameterType::Choice,
         .choices = input_words(),
         .help = "What is judged."},
        number_key("low", "The lowest value, in the unit of the input: weeks, or a probability from 0 to 1.",
                   either),
        number_key("mode", "The most likely value.", either),
        number_key("high", "The highest value.", either),
        number_key("value", "A value that is certain, instead of a range.", "then low, mode and high are"),
        text_key("at", "", "When it was judged: a date-time with its offset, 2026-11-30T10:00:00Z.",
                 "not said"),
        text_key("note", "", "Why, or on what assumption.", "none"),
    };
}

std::vector<ParameterDescription> delivered_keys()
{
    return {
        text_key("lever", "", "The lever that shipped, by its id.", ""),
        text_key("figure", "",
                 "What is compared: a figure that an [[expect]] names, \"ttft_s.p99\", or an input of a "
                 "lever, \"effort_weeks\". Its name gives the unit.",
                 ""),
        text_key("before", "",
                 "The figure before it shipped. Without it `promised` and `delivered` are gains.",
                 "they are gains"),
        text_key("promised", "", "The figure that was promised.", ""),
        text_key("delivered", "", "The figure that was measured afterwards.", "not measured yet"),
        text_key("at", "", "When it was measured: a date-time with its offset.", "not said"),
        text_key("source", "", "Where the figures come from: file, dashboard, command.", "not said"),
    };
}

} // namespace fulcrum::scenario
