// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/json.h"

#include "study/metrics.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace fulcrum::study
{

namespace
{

using Json = nlohmann::ordered_json;
using State = Figure::State;

Json to_json(const Interval& interval)
{
    return {{"value", interval.value}, {"low", interval.low}, {"high", interval.high}};
}

Json to_json(const Figure& figure)
{
    switch (figure.state) {
    case State::Known:
        return to_json(figure.interval);
    case State::AtLeast:
        return {{"at_least", figure.interval.value}};
    case State::Unknown:
        break;
    }
    return nullptr;
}

Json to_json(const Distribution& distribution)
{
    Json json = Json::object();
    Json why = Json::object();
    for (const auto& statistic : kStatistics) {
        const Figure& figure = distribution.*statistic.member;
        json[std::string(statistic.name)] = to_json(figure);
        if (!figure.why.empty()) why[std::string(statistic.name)] = figure.why;
    }
    json["population"] = distribution.population;
    json["count"] = distribution.count;
    if (!why.empty()) json["why"] = why;
    return json;
}

void add_latencies(Json& json, const Latencies& latencies)
{
    for (const auto& distribution : kDistributions) {
        json[std::string(distribution.name)] = to_json(latencies.*distribution.member);
    }
    json[std::string(kLongGapsName)] = to_json(latencies.itl_over_100ms_per_1000);
}

Json to_json(const ClassFigures& one)
{
    Json json = {{"name", one.name}};
    for (const auto& count : kClassCounts)
        json[std::string(count.name)] = one.*count.member;
    add_latencies(json, one.latencies);
    return json;
}

Json to_json(const SteadyState& state)
{
    Json json = {{"holds", state.holds},
                 {"why", state.why},
                 {"backlog", state.backlog},
                 {"backlog_slope_per_s", state.backlog_slope},
                 {"warm_up_s", nullptr}};
    if (state.warm_up_s) json["warm_up_s"] = *state.warm_up_s;
    return json;
}

Json to_json(const ScenarioFigures& figures)
{
    Json json = {{"name", figures.name}, {"title", figures.title}, {"replications", figures.replications}};
    for (const auto& count : kCounts)
        json[std::string(count.name)] = figures.*count.member;
    Json intervals = Json::object();
    for (const auto& interval : kIntervals) {
        const std::string name(interval.name);
        const bool unknown = interval.name == kCostName && !figures.cost_known;
        json[name] = unknown ? Json(nullptr) : Json((figures.*interval.member).value);
        if (!unknown) intervals[name] = to_json(figures.*interval.member);
    }
    json["intervals"] = intervals;
    json["steady_state"] = to_json(figures.steady_state);
    json["trust"] = figures.trust;
    json["notes"] = figures.notes;
    add_latencies(json, figures.latencies);
    json["by_class"] = Json::array();
    for (const ClassFigures& one : figures.by_class)
        json["by_class"].push_back(to_json(one));
    return json;
}

Json to_json(const ExpectationCheck& check)
{
    const scenario::Expectation& expectation = check.expectation;
    const auto optional = [](const std::optional<double>& bound) {
        return bound ? Json(*bound) : Json(nullptr);
    };
    const auto text = [](const std::string& name) { return name.empty() ? Json(nullptr) : Json(name); };
    return {{"scenario", expectation.scenario},
            {"metric", expectation.metric},
            {"class", text(expectation.of_class)},
            {"at_least", optional(expectation.at_least)},
            {"at_most", optional(expectation.at_most)},
            {"relative_to", text(expectation.relative_to)},
            {"figure", to_json(check.figure)},
            {"holds", check.holds},
            {"text", check.text},
            {"line", expectation.at.line}};
}

} // namespace

std::string simulate_json(const std::string& project, std::uint64_t seed,
                          const std::vector<ScenarioFigures>& scenarios,
                          const std::vector<ExpectationCheck>& expectations)
{
    Json json = {{"project", project}, {"seed", seed}};
    json["replications"] = scenarios.empty() ? 0 : scenarios.front().replications;
    json["expectations_hold"] =
        std::all_of(expectations.begin(), expectations.end(), [](const auto& check) { return check.holds; });
    json["scenarios"] = Json::array();
    for (const ScenarioFigures& figures : scenarios)
        json["scenarios"].push_back(to_json(figures));
    json["expectations"] = Json::array();
    for (const ExpectationCheck& check : expectations)
        json["expectations"].push_back(to_json(check));
    // Text that is no UTF-8 (a title from a file) must not end the program.
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

} // namespace fulcrum::study
