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
    for (const EngineSide& side : kEngineSides) {
        if (const auto& own = latencies.*side.member) json[std::string(side.name)] = to_json(*own);
    }
    json[std::string(kLongGapsName)] = to_json(latencies.itl_over_100ms_per_1000);
}

Json to_json(const ClassFigures& one)
{
    Json json = {{"name", one.name}};
    for (const auto& count : kClassCounts)
        json[std::string(count.name)] = one.*count.member;
    if (one.goodput_known) json[std::string(kGoodputName)] = to_json(one.goodput);
    add_latencies(json, one.latencies);
    return json;
}

Json to_json(const EngineFigures& engine)
{
    Json json = {{"name", engine.name}, {"replicas", engine.replicas}};
    for (const auto& count : kEngineCounts)
        json[std::string(count.name)] = engine.*count.member;
    for (const auto& interval : kEngineIntervals)
        json[std::string(interval.name)] =
            knowledge_of(engine, interval.name).known ? to_json(engine.*interval.member) : Json(nullptr);
    json["ttft_s"] = to_json(engine.ttft_s);
    return json;
}

Json to_json(const TrajectoryWindow& window)
{
    return {{"from_s", window.from_s},
            {"until_s", window.until_s},
            {"offered", window.offered},
            {"completed", window.completed},
            {"rejected", window.rejected},
            {"timed_out", window.timed_out},
            {"failed", window.failed},
            {"ttft_p50_s", to_json(window.ttft_p50_s)},
            {"ttft_p99_s", to_json(window.ttft_p99_s)},
            {"tpot_mean_s", to_json(window.tpot_mean_s)},
            {"cached_share", window.cached_share},
            {"in_system", window.in_system}};
}

Json to_json(const cluster::Mark& mark)
{
    static constexpr const char* kKinds[] = {"change", "restart", "loss", "return", "crash"};
    return {{"at_s", to_seconds(mark.at)},
            {"kind", kKinds[static_cast<std::size_t>(mark.kind)]},
            {"node", mark.node},
            {"title", mark.title}};
}

template <class Item>
Json list_of(const std::vector<Item>& items)
{
    Json list = Json::array();
    for (const Item& item : items)
        list.push_back(to_json(item));
    return list;
}

Json rejections(const std::array<double, engine::kRejections>& rejected)
{
    Json json = Json::object();
    for (std::size_t r = 0; r < engine::kRejections; ++r) {
        if (rejected[r] > 0) json[std::string(kRejectionNames[r])] = rejected[r];
    }
    return json;
}

template <class Figures, std::size_t kNumbers>
Json numbers_of(const Figures& figures, const std::array<PathNumber<Figures>, kNumbers>& numbers)
{
    Json json = {{"name", figures.name}};
    for (const auto& number : numbers)
        json[std::string(number.name)] = figures.*number.member;
    return json;
}

// Clients, gateways and KV links, where there are any.
void add_path(Json& json, const ScenarioFigures& figures)
{
    for (const ClientFigures& client : figures.clients)
        json["clients"].push_back(numbers_of(client, kClientNumbers));
    for (const GatewayFigures& gateway : figures.gateways) {
        json["gateways"].push_back(numbers_of(gateway, kGatewayNumbers));
        json["gateways"].back()["rejected_for"] = rejections(gateway.rejected);
    }
    for (const KvLinkFigures& link : figures.kv_links)
        json["kv_links"].push_back(numbers_of(link, kKvLinkNumbers));
}

Json to_json(const SteadyState& state)
{
    Json json = {{"holds", state.holds},
                 {"transient", state.transient},
                 {"why", state.why},
                 {"backlog", state.backlog},
                 {"backlog_slope_per_s", state.backlog_slope},
                 {"warm_up_s", nullptr}};
    if (state.warm_up_s) json["warm_up_s"] = *state.warm_up_s;
    return json;
}

// Step times from measured tables: one standard deviation, and what it makes of the figures.
Json to_json(const std::optional<ErrorBand>& band)
{
    if (!band) return nullptr;
    Json json = {{"step_time", band->step_time}, {"figures", Json::object()}};
    for (const ErrorBand::Ends& ends : band->figures)
        json["figures"][ends.metric] = {{"low", ends.low}, {"high", ends.high}};
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
        const bool unknown = !knowledge_of(figures, interval.name).known;
        json[name] = unknown ? Json(nullptr) : Json((figures.*interval.member).value);
        if (!unknown) intervals[name] = to_json(figures.*interval.member);
    }
    json["rejected_for"] = rejections(figures.rejected_for);
    json["intervals"] = intervals;
    json["steady_state"] = to_json(figures.steady_state);
    json["trust"] = figures.trust;
    json["error_band"] = to_json(figures.error_band);
    json["notes"] = figures.notes;
    add_latencies(json, figures.latencies);
    json["by_class"] = list_of(figures.by_class);
    json["by_engine"] = list_of(figures.by_engine);
    json["by_replica"] = list_of(figures.by_replica);
    add_path(json, figures);
    if (figures.steady_state.transient) {
        json["marks"] = list_of(figures.marks);
        json["trajectory"] = list_of(figures.trajectory);
    }
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
            {"engine", text(expectation.of_engine)},
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
