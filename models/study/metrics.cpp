// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/metrics.h"

#include "base/parameters.h"

#include <optional>

namespace fulcrum::study
{

namespace
{

constexpr std::string_view kNoGraphs = "No engine captures CUDA graphs, or no step only decoded";

Figure known_figure(double value)
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

const Distribution* find_distribution(const Latencies& latencies, std::string_view name)
{
    for (const auto& distribution : kDistributions) {
        if (distribution.name == name) return &(latencies.*distribution.member);
    }
    for (const EngineSide& side : kEngineSides) {
        if (side.name != name) continue;
        const std::optional<Distribution>& own = latencies.*side.member;
        return own ? &*own : &(latencies.*side.otherwise);
    }
    return nullptr;
}

std::optional<Figure> latency_value(const Latencies& latencies, std::string_view metric)
{
    if (metric == kLongGapsName) return latencies.itl_over_100ms_per_1000;
    const std::size_t dot = metric.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const Distribution* distribution = find_distribution(latencies, metric.substr(0, dot));
    if (distribution == nullptr) return std::nullopt;
    for (const auto& statistic : kStatistics) {
        if (statistic.name == metric.substr(dot + 1)) return distribution->*statistic.member;
    }
    return std::nullopt;
}

std::optional<Figure> scenario_value(const ScenarioFigures& figures, std::string_view metric)
{
    for (const auto& count : kCounts) {
        if (count.name == metric) return known_figure(figures.*count.member);
    }
    for (const auto& interval : kIntervals) {
        if (interval.name != metric) continue;
        const Knowledge knowledge = knowledge_of(figures, metric);
        if (!knowledge.known) return Figure{Figure::State::Unknown, {}, std::string(knowledge.why)};
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

Knowledge knowledge_of(const ScenarioFigures& figures, std::string_view interval)
{
    if ((interval == kCostName || interval == kRequestCostName) && !figures.cost_known)
        return {false, "No price or no output is known"};
    if (interval == kRequestCostName && figures.cost_usd_per_thousand_requests.value <= 0)
        return {false, "No request completed"};
    if (interval == kGoodputName && !figures.goodput_known)
        return {false, "No workload sets slo_ttft or slo_tpot"};
    if (interval == kGraphShareName && !figures.graph_share_known) return {false, kNoGraphs};
    return {};
}

Knowledge knowledge_of(const EngineFigures& figures, std::string_view interval)
{
    if (interval == kGraphShareName && !figures.graph_share_known) return {false, kNoGraphs};
    return {};
}

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
    for (const EngineSide& side : kEngineSides) {
        for (const auto& statistic : kStatistics)
            names.push_back(std::string(side.name) + "." + std::string(statistic.name));
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
            if (count.name == metric) return known_figure(one->*count.member);
        }
        if (metric == kGoodputName && one->goodput_known)
            return Figure{Figure::State::Known, one->goodput, {}};
        if (metric == kGoodputName)
            return Figure{Figure::State::Unknown, {}, "Its workload sets neither slo_ttft nor slo_tpot"};
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

Result<Figure> engine_value(const ScenarioFigures& figures, std::string_view metric,
                            std::string_view of_engine)
{
    const EngineFigures* one = nullptr;
    std::vector<std::string> names;
    for (const auto* list : {&figures.by_engine, &figures.by_replica}) {
        for (const EngineFigures& each : *list) {
            if (each.name == of_engine && one == nullptr) one = &each;
            names.push_back(each.name);
        }
    }
    if (one == nullptr)
        return Error{
            "no engine is called \"" + std::string(of_engine) + "\"", suggestion(of_engine, names), {}, {}};
    std::vector<std::string> known_here;
    for (const auto& count : kEngineCounts) {
        if (count.name == metric) return known_figure(one->*count.member);
        known_here.emplace_back(count.name);
    }
    for (const auto& interval : kEngineIntervals) {
        if (interval.name == metric) {
            const Knowledge knowledge = knowledge_of(*one, metric);
            if (!knowledge.known) return Figure{Figure::State::Unknown, {}, std::string(knowledge.why)};
            return Figure{Figure::State::Known, one->*interval.member, {}};
        }
        known_here.emplace_back(interval.name);
    }
    for (const auto& statistic : kStatistics) {
        known_here.push_back("ttft_s." + std::string(statistic.name));
        if (known_here.back() == metric) return one->ttft_s.*statistic.member;
    }
    return Error{
        "\"" + std::string(metric) + "\" is not known by engine", suggestion(metric, known_here), {}, {}};
}

} // namespace fulcrum::study
