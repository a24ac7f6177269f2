// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/metrics.h"

#include "base/parameters.h"

#include <optional>

namespace fulcrum::study
{

namespace
{

Figure known(double value)
{
    return {Figure::State::Known, {value, value, value}, {}};
}

std::string suggestion(std::string_view word, const std::vector<std::string>& words)
{
    const std::string near = nearest_word(word, words);
    if (!near.empty()) return "Did you mean \"" + near + "\"?";
    std::string list;
    for (const std::string& each : words)
        list += (list.empty() ? "Known: " : ", ") + each;
    return list;
}

std::optional<Figure> latency_value(const Latencies& latencies, std::string_view metric)
{
    if (metric == kLongGapsName) return latencies.itl_over_100ms_per_1000;
    const std::size_t dot = metric.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    for (const auto& distribution : kDistributions) {
        if (distribution.name != metric.substr(0, dot)) continue;
        for (const auto& statistic : kStatistics) {
            if (statistic.name == metric.substr(dot + 1)) {
                return latencies.*distribution.member.*statistic.member;
            }
        }
    }
    return std::nullopt;
}

std::optional<Figure> scenario_value(const ScenarioFigures& figures, std::string_view metric)
{
    for (const auto& count : kCounts) {
        if (count.name == metric) return known(figures.*count.member);
    }
    for (const auto& interval : kIntervals) {
        if (interval.name != metric) continue;
        if (metric == kCostName && !figures.cost_known) {
            return Figure{Figure::State::Unknown, {}, "No price or no output is known"};
        }
        return Figure{Figure::State::Known, figures.*interval.member, {}};
    }
    return std::nullopt;
}

const ClassFigures* find_class(const ScenarioFigures& figures, std::string_view name)
{
    for (const ClassFigures& each : figures.by_class) {
        if (each.name == name) return &each;
    }
    return nullptr;
}

Error unknown_class(const ScenarioFigures& figures, std::string_view name)
{
    std::vector<std::string> names;
    for (const ClassFigures& each : figures.by_class)
        names.push_back(each.name);
    return {"no request class is called \"" + std::string(name) + "\"", suggestion(name, names), {}, {}};
}

} // namespace

std::vector<std::string> metric_names()
{
    std::vector<std::string> names;
    for (const auto& count : kCounts)
        names.emplace_back(count.name);
    for (const auto& interval : kIntervals)
        names.emplace_back(interval.name);
    for (const auto& distribution : kDistributions) {
        for (const auto& statistic : kStatistics) {
            names.push_back(std::string(distribution.name) + "." + std::string(statistic.name));
        }
    }
    names.emplace_back(kLongGapsName);
    return names;
}

Result<Figure> metric_value(const ScenarioFigures& figures, std::string_view metric,
                            std::string_view of_class)
{
    const ClassFigures* one = nullptr;
    if (!of_class.empty()) {
        one = find_class(figures, of_class);
        if (one == nullptr) return unknown_class(figures, of_class);
        for (const auto& count : kClassCounts) {
            if (count.name == metric) return known(one->*count.member);
        }
    }
    if (const auto figure = latency_value(one != nullptr ? one->latencies : figures.latencies, metric)) {
        return *figure;
    }
    if (const auto figure = scenario_value(figures, metric)) {
        if (one == nullptr) return *figure;
        return Error{"\"" + std::string(metric) + "\" is not known by class", "Leave the class out", {}, {}};
    }
    return Error{
        "no figure is called \"" + std::string(metric) + "\"", suggestion(metric, metric_names()), {}, {}};
}

} // namespace fulcrum::study
