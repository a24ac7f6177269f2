// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/compare.h"

#include <nlohmann/json.hpp>

namespace fulcrum::decision
{

namespace
{

using Json = nlohmann::ordered_json;

Json json_of(const Interval& interval)
{
    return {{"value", interval.value}, {"low", interval.low}, {"high", interval.high}};
}

Json json_of(const Estimate& estimate)
{
    Json json = {{"low", estimate.low}, {"mode", estimate.mode}, {"high", estimate.high}};
    json["source"] = estimate.source;
    return json;
}

std::string_view word_of(Effect::Change change)
{
    switch (change) {
    case Effect::Change::None:
        return "none";
    case Effect::Change::Better:
        return "better";
    case Effect::Change::Worse:
        return "worse";
    case Effect::Change::Unknown:
        return "unknown";
    }
    return "";
}

Json effects_of(const LeverImpact& impact)
{
    Json effects = Json::object();
    for (const Effect& effect : impact.effects) {
        Json& json = effects[std::string(effect.metric)];
        json["change"] = word_of(effect.change);
        if (effect.change == Effect::Change::Unknown) {
            json["why"] = effect.why;
            continue;
        }
        json["before"] = json_of(effect.before);
        json["after"] = json_of(effect.after);
        json["difference"] = json_of(effect.difference);
    }
    return effects;
}

Json impact_of(const Decision& decision, const RankedLever& ranked)
{
    const Lever& lever = decision.levers[ranked.lever];
    Json json;
    json["mean"] = ranked.means[static_cast<std::size_t>(Input::Impact)];
    json["simulated"] = !lever.simulated_impact.empty();
    if (lever.what.of(Input::Impact)) json["judged"] = json_of(lever.of(Input::Impact));
    if (ranked.lever < decision.impacts.size()) {
        const LeverImpact& impact = decision.impacts[ranked.lever];
        if (!impact.not_simulated.empty()) json["why"] = impact.not_simulated;
        if (!impact.effects.empty()) {
            json["metric"] = lever.what.metric;
            json["before"] = json_of(impact.metric_before);
            json["after"] = json_of(impact.metric_after);
            json["effects"] = effects_of(impact);
        }
    }
    return json;
}

Json lever_json(const Decision& decision, const RankedLever& ranked)
{
    const Lever& lever = decision.levers[ranked.lever];
    Json json;
    json["id"] = lever.id();
    json["title"] = lever.title();
    json["place"] = ranked.place;
    json["tied"] = ranked.tied;
    json["impact"] = impact_of(decision, ranked);
    json["p_diag"] = json_of(lever.of(Input::Diagnosis));
    json["effort_weeks"] = json_of(lever.of(Input::Effort));
    json["p_fail"] = json_of(lever.of(Input::Failure));
    json["blast_weeks"] = json_of(lever.of(Input::Blast));
    json["expected_value"] = {{"mean", ranked.mean}, {"p5", ranked.p5}, {"p95", ranked.p95}};
    json["formula"] = formula_with(decision.ranking.score, ranked.means);
    json["p_first"] = ranked.p_first;
    json["rank_low"] = ranked.rank_low;
    json["rank_high"] = ranked.rank_high;
    json["rank_probability"] = ranked.rank_probability;
    json["expected_regret"] = ranked.expected_regret;
    const Advice* advice = decision.advice_of(ranked.lever);
    json["advice"] = advice ? std::string(to_string(advice->verdict)) : std::string("for comparison");
    json["why"] = advice ? advice->why : lever.what.description;
    if (!lever.what.worsens.empty()) json["worsens"] = lever.what.worsens;
    if (!lever.what.measurement.empty()) json["measurement"] = lever.what.measurement;
    return json;
}

Json portfolio_json(const Decision& decision)
{
    const Portfolio& portfolio = decision.portfolio;
    Json json = {
        {"capacity_weeks", portfolio.capacity}, {"weeks", portfolio.weeks}, {"value", portfolio.value}};
    json["chosen"] = Json::array();
    json["left_out"] = Json::array();
    for (const PortfolioItem& item : portfolio.items) {
        Json one = {{"id", decision.levers[item.lever].id()}, {"weeks", item.weeks}, {"value", item.value}};
        if (!item.chosen) one["why"] = item.why;
        json[item.chosen ? "chosen" : "left_out"].push_back(std::move(one));
    }
    return json;
}

Json estimates_json(const Decision& decision)
{
    Json json;
    json["of"] = title_of(decision.estimates);
    json["people"] = decision.people;
    json["pooled_as"] = "linear opinion pool: each draw is that of one of the people, all equally likely";
    return json;
}

Json steps_json(const Decision& decision)
{
    Json all = Json::array();
    for (const PlanStep& step : decision.steps) {
        Json one = {{"lever", decision.levers[step.lever].id()}, {"expected_value", step.mean}};
        one["left"] = Json::array();
        for (const Remaining& each : step.left)
            one["left"].push_back({{"lever", decision.levers[each.lever].id()},
                                   {"expected_value", each.mean},
                                   {"expected_value_before", each.mean_before},
                                   {"simulated", each.simulated},
                                   {"why", each.why}});
        all.push_back(std::move(one));
    }
    return all;
}

Json ledger_json(const Ledger& ledger)
{
    Json json = {{"gain_factor", ledger.gain_factor},
                 {"cost_factor", ledger.cost_factor},
                 {"prior_records", kPriorRecords},
                 {"records", Json::array()}};
    for (const LedgerLine& line : ledger.lines) {
        Json one = {
            {"lever", line.record.lever}, {"figure", line.record.figure}, {"promised", line.record.promised}};
        one["before"] = line.record.before ? Json(*line.record.before) : Json(nullptr);
        one["delivered"] = line.record.delivered ? Json(*line.record.delivered) : Json(nullptr);
        one["ratio"] = line.ratio ? Json(*line.ratio) : Json(nullptr);
        one["source"] = line.record.source;
        json["records"].push_back(std::move(one));
    }
    return json;
}

Json speculation_json(const Decision& decision)
{
    Json all = Json::array();
    for (const SpeculationAnswer& each : decision.speculation)
        all.push_back({{"symptom", each.symptom},
                       {"scenario", each.scenario},
                       {"answer", to_string(each.answer)},
                       {"metric", each.metric},
                       {"before", each.before},
                       {"after", each.after},
                       {"impact", each.impact},
                       {"occupancy_before", each.occupancy_before},
                       {"occupancy_after", each.occupancy_after},
                       {"batch", each.batch},
                       {"batch_after", each.batch_after},
                       {"acceptance", each.acceptance},
                       {"model_speedup", each.speedup},
                       {"masks_an_under_filled_batch", each.masks},
                       {"why", each.why}});
    return all;
}

Json cost_json(const Decision& decision)
{
    if (!decision.cost) return {{"why", decision.no_cost}};
    const CostBridge& bridge = *decision.cost;
    Json json = {{"scenario", bridge.scenario},
                 {"replicas", bridge.replicas},
                 {"spare_replicas", bridge.spare_replicas},
                 {"gpus", bridge.gpus},
                 {"usd_per_hour", bridge.usd_per_hour},
                 {"usd_per_week", bridge.usd_per_week},
                 {"usd_per_thousand_requests", bridge.usd_per_thousand_requests},
                 {"usd_per_million_output_tokens", bridge.usd_per_million_output_tokens},
                 {"usd_per_million_tokens", bridge.usd_per_million_tokens},
                 {"input_tokens", bridge.input_tokens},
                 {"output_tokens", bridge.output_tokens},
                 {"occupancy", bridge.occupancy},
                 {"utilisation", bridge.utilisation},
                 {"terms", Json::array()}};
    for (const CostTerm& term : bridge.terms)
        json["terms"].push_back({{"id", term.id},
                                 {"title", term.title},
                                 {"usd_per_thousand_requests", term.usd_per_thousand_requests},
                                 {"share", term.share},
                                 {"how", term.how}});
    if (bridge.competitor)
        json["competitor"] = {{"name", bridge.competitor->name},
                              {"usd_per_thousand_requests", bridge.competitor->usd_per_thousand_requests},
                              {"ratio", bridge.competitor->ratio},
                              {"input_tokens", bridge.competitor->input_tokens},
                              {"cached_tokens", bridge.competitor->cached_tokens},
                              {"output_tokens", bridge.competitor->output_tokens}};
    else
        json["competitor"] = {{"why", bridge.no_competitor}};
    json["savings"] = Json::array();
    for (const CostSaving& saving : bridge.savings) {
        Json one = {{"lever", decision.levers[saving.lever].id()},
                    {"replicas_before", saving.replicas_before},
                    {"replicas_needed", saving.replicas_needed},
                    {"whole_replicas", saving.whole_replicas},
                    {"usd_per_week", saving.usd_per_week}};
        one["payback_weeks"] = saving.payback_weeks ? Json(*saving.payback_weeks) : Json(nullptr);
        one["how"] = saving.how;
        json["savings"].push_back(std::move(one));
    }
    return json;
}

Json rank_object(const Decision& decision)
{
    Json json;
    json["title"] = decision.title;
    json["score"] = to_string(decision.ranking.score);
    json["formula"] = formula(decision.ranking.score);
    json["objective"] = title_of(decision.objective);
    json["draws"] = decision.ranking.draws;
    json["drawn_again"] = decision.drawn_again;
    json["estimates"] = estimates_json(decision);
    json["diagnosis"] = decision.diagnosis_verdict.empty() ? "as given" : decision.diagnosis_verdict;
    json["levers"] = Json::array();
    json["not_doing"] = Json::array();
    for (const RankedLever& ranked : decision.ranking.levers) {
        json["levers"].push_back(lever_json(decision, ranked));
        const Advice* advice = decision.advice_of(ranked.lever);
        if (advice && advice->verdict == Verdict::WouldNotDo)
            json["not_doing"].push_back({{"id", decision.levers[ranked.lever].id()}, {"why", advice->why}});
    }
    json["portfolio"] = portfolio_json(decision);
    json["deciding_assumption"] = decision.deciding_assumption;
    json["measure_first"] = Json::array();
    for (const MeasurementValue& value : decision.measurements) {
        if (value.gain <= 0) continue;
        const Lever& lever = decision.levers[value.lever];
        json["measure_first"].push_back({{"lever", lever.id()},
                                         {"measurement", lever.what.measurement},
                                         {"p_change", value.p_change},
                                         {"gain", value.gain}});
    }
    json["steps"] = steps_json(decision);
    json["speculation"] = speculation_json(decision);
    if (!decision.ledger.lines.empty()) json["ledger"] = ledger_json(decision.ledger);
    if (decision.cost || !decision.no_cost.empty()) json["cost_bridge"] = cost_json(decision);
    return json;
}

Json place_of(const std::optional<int>& place)
{
    return place ? Json(*place) : Json(nullptr);
}

} // namespace

std::string rank_json(const Decision& decision)
{
    return rank_object(decision).dump(2);
}

std::string compare_json(const Decision& a, const Decision& b, const RankingComparison& comparison)
{
    Json json = rank_object(a);
    json["against"] = rank_object(b);
    json["same_score"] = comparison.same_score;
    json["changes"] = Json::array();
    for (const LeverComparison& lever : comparison.levers) {
        Json one = {
            {"id", lever.id}, {"place", place_of(lever.place_a)}, {"place_against", place_of(lever.place_b)}};
        one["why"] = lever.why;
        one["inputs"] = Json::array();
        for (const InputDifference& each : lever.differences)
            one["inputs"].push_back({{"input", to_string(each.input)},
                                     {"value", each.a},
                                     {"value_against", each.b},
                                     {"place_with_it", place_of(each.place)},
                                     {"moves_expected_value", each.moves}});
        json["changes"].push_back(std::move(one));
    }
    return json.dump(2);
}

} // namespace fulcrum::decision
