// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/figure_reader.h"

#include "base/text.h"
#include "base/wording.h"
#include "scenario/scenario_reader.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace fulcrum::scenario
{

namespace
{

constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

bool unit_is_optional(Dimension dimension)
{
    return dimension == Dimension::None || dimension == Dimension::Fraction || dimension == Dimension::Tokens;
}

std::string units_hint(Dimension dimension)
{
    std::string list;
    for (const std::string& unit : unit_names(dimension))
        list += (list.empty() ? "" : ", ") + unit;
    return "put it between quotes with its unit: " + list;
}

// nullopt: outside the years that a clock of nanoseconds holds.
std::optional<TimeNs> utc_of(const toml::date_time& value)
{
    using namespace std::chrono;
    const year_month_day date(year(value.date.year), month(value.date.month), day(value.date.day));
    if (!date.ok() || int(date.year()) < 1678 || int(date.year()) > 2261) return std::nullopt;
    const nanoseconds of_day = hours(value.time.hour) + minutes(value.time.minute) +
                               seconds(value.time.second) + nanoseconds(value.time.nanosecond);
    const sys_time<nanoseconds> time = sys_days(date) + of_day - minutes(value.offset->minutes);
    return time.time_since_epoch().count();
}

} // namespace

void FigureReader::report(std::string message, std::string hint, Position at)
{
    errors_.push_back({std::move(message), std::move(hint), {}, at});
}

std::optional<double> FigureReader::quantity(std::string_view key, std::string_view text, Position at,
                                             Dimension dimension)
{
    const auto value = parse_quantity(text, dimension);
    if (!value) {
        report(in_quotes(key) + ": " + value.errors().front().message, value.errors().front().hint, at);
        return std::nullopt;
    }
    const bool share = dimension == Dimension::Fraction;
    if (*value < 0 && dimension != Dimension::None) {
        report(in_quotes(key) + " is negative", "give a figure of 0 or more", at);
        return std::nullopt;
    }
    if (share && *value > 1) {
        report(in_quotes(key) + " is a share above 1", "write it from 0 to 1, or in per cent: \"31 %\"", at);
        return std::nullopt;
    }
    return *value;
}

std::optional<double> FigureReader::quantity(std::string_view key, const toml::node& node,
                                             Dimension dimension)
{
    const Position at = begin_of(node);
    if (const auto* text = node.as_string()) return quantity(key, text->get(), at, dimension);
    const Value value = value_of(node);
    const bool number = std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
    if (!number) {
        report(in_quotes(key) + " must be a figure", "for example \"8 s\", \"31 %\" or 12", at);
        return std::nullopt;
    }
    if (!unit_is_optional(dimension)) {
        report(in_quotes(key) + " has no unit", units_hint(dimension), at);
        return std::nullopt;
    }
    return quantity(key, fulcrum::to_toml({}, value), at, dimension);
}

std::optional<Observed> FigureReader::range(std::string_view key, const toml::array& list,
                                            Dimension dimension)
{
    const Position at = begin_of(list);
    if (list.size() != 2 && list.size() != 3) {
        report(in_quotes(key) + " is a list of " + std::to_string(list.size()) + " figures",
               "write [low, high] or [low, value, high]", at);
        return std::nullopt;
    }
    std::vector<double> figures;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto* text = list[i].as_string();
        const bool open = text && text->get() == "inf" && i == 2;
        const auto figure = open ? kInfinity : quantity(key, list[i], dimension);
        if (!figure) return std::nullopt;
        figures.push_back(*figure);
    }
    if (!std::ranges::is_sorted(figures)) {
        report(in_quotes(key) + " is a range that does not rise", "write the smallest figure first", at);
        return std::nullopt;
    }
    const double value = list.size() == 3 ? figures[1] : (figures[0] + figures[1]) / 2;
    return Observed{value, figures.front(), figures.back()};
}

std::optional<Observed> FigureReader::figure(std::string_view key, Dimension dimension)
{
    const toml::node* node = table_.get(key);
    if (!node) return std::nullopt;
    if (const auto* list = node->as_array()) return range(key, *list, dimension);
    const auto* text = node->as_string();
    std::string_view rest = text ? trimmed(text->get()) : std::string_view();
    const bool at_least = take_prefix(rest, "at least ");
    const bool at_most = !at_least && take_prefix(rest, "at most ");
    const auto value =
        text ? quantity(key, rest, begin_of(*node), dimension) : quantity(key, *node, dimension);
    if (!value) return std::nullopt;
    return Observed{*value, at_most ? 0.0 : *value, at_least ? kInfinity : *value};
}

std::optional<double> FigureReader::number(std::string_view key, Dimension dimension)
{
    const toml::node* node = table_.get(key);
    return node ? quantity(key, *node, dimension) : std::nullopt;
}

std::optional<Moment> FigureReader::moment(std::string_view key)
{
    const toml::node* node = table_.get(key);
    if (!node) return std::nullopt;
    const Position at = begin_of(*node);
    if (const auto* text = node->as_string()) {
        const auto seconds = quantity(key, text->get(), at, Dimension::Time);
        if (!seconds) return std::nullopt;
        const TimeNs time = from_seconds(*seconds);
        if (time != kNever) return Moment{time, false};
        report(in_quotes(key) + " is too far away", "give a time within the run", at);
        return std::nullopt;
    }
    const auto* date = node->as_date_time();
    if (!date) {
        report(in_quotes(key) + " must be a moment",
               "write a date-time, 2026-11-30T10:00:00Z, or a time from the begin of the run, \"10 min\"",
               at);
        return std::nullopt;
    }
    if (!date->get().offset) {
        report(in_quotes(key) + " does not say in which time zone it is",
               "write Z behind it for UTC, or the offset: +01:00", at);
        return std::nullopt;
    }
    if (const auto time = utc_of(date->get())) return Moment{*time, true};
    report(in_quotes(key) + " is no date that can be used", "give one from 1678 to 2261", at);
    return std::nullopt;
}

std::vector<std::string> FigureReader::words(std::string_view key)
{
    std::vector<std::string> list;
    const toml::node* node = table_.get(key);
    if (!node) return list;
    const auto* array = node->as_array();
    if (!array) {
        report(in_quotes(key) + " must be a list", "write it as [\"one\", \"two\"]", begin_of(*node));
        return list;
    }
    for (const toml::node& one : *array) {
        if (const auto* text = one.as_string())
            list.push_back(text->get());
        else
            report(in_quotes(key) + " must hold texts", "put each between double quotes", begin_of(one));
    }
    return list;
}

Descriptions without(const Descriptions& all, OtherKeys others)
{
    Descriptions rest;
    std::ranges::copy_if(all, std::back_inserter(rest), [&](const ParameterDescription& description) {
        return std::ranges::find(others, description.key) == others.end();
    });
    return rest;
}

void check_record_id(const toml::table& table, const std::string& id, std::string_view what,
                     std::vector<std::string>& taken, Errors& errors)
{
    if (id.empty() && !table.contains("id")) return; // reported already
    const Position at = value_position(table, "id");
    if (!is_id(id))
        errors.push_back({std::string(what) + " can not have the id " + in_quotes(id),
                          "use letters, digits, '_' and '-'",
                          {},
                          at});
    else if (std::ranges::find(taken, id) != taken.end())
        errors.push_back(
            {"there already is an observation or a note " + in_quotes(id), "choose another id", {}, at});
    taken.push_back(id);
}

} // namespace fulcrum::scenario
