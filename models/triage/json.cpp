// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/json.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fulcrum::triage
{

namespace
{

using Json = nlohmann::ordered_json;

Json number(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json failures(const std::vector<Failure>& fails)
{
    Json all = Json::array();
    for (const Failure& f : fails)
        all.push_back({{"observation", f.observation},
                       {"metric", f.figure},
                       {"observed", number(f.observed)},
                       {"predicted", number(f.predicted)},
                       {"as_factor", f.factor},
                       {"deviations", number(f.deviations)},
                       {"text", f.text}});
    return all;
}

Json gain(const std::optional<Gain>& gain)
{
    if (!gain) return nullptr;
    return {{"metric", gain->figure},
            {"with_fault", number(gain->with_fault)},
            {"with_fix", number(gain->with_fix)},
            {"ratio",
             {{"value", number(gain->ratio.value)},
              {"low", number(gain->ratio.low)},
              {"high", number(gain->ratio.high)}}}};
}

Json hypothesis(const Hypothesis& one)
{
    return {{"id", one.id},
            {"title", one.title},
            {"family", one.family},
            {"symptom", one.symptom},
            {"prior", number(one.prior)},
            {"probability", number(one.probability)},
            {"severity", number(one.severity)},
            {"changes", one.changes},
            {"fails", failures(one.fails)},
            {"mechanism", one.mechanism},
            {"fix", one.fix},
            {"confirm", one.confirm},
            {"falsifier", one.falsifier},
            {"expected_gain", gain(one.expected_gain)}};
}

Json measurement(const Measurement& m)
{
    Json outcomes = Json::array();
    for (const Reading& reading : m.outcomes)
        outcomes.push_back({{"if", reading.text},
                            {"points_to", reading.points_to},
                            {"chance", number(reading.chance)},
                            {"probability", number(reading.probability)},
                            {"low", number(reading.low)},
                            {"high", number(reading.high)}});
    return {{"metric", evidence::to_string(m.figure)},
            {"bits", number(m.bits)},
            {"cost_bits", number(m.cost)},
            {"how", m.how},
            {"name", m.name},
            {"promql", m.promql},
            {"healthy", number(m.healthy)},
            {"outcomes", outcomes}};
}

Json compared(const Gain& gain)
{
    return {{"metric", gain.figure},
            {"doing_nothing", number(gain.with_fault)},
            {"with_it", number(gain.with_fix)},
            {"ratio",
             {{"value", number(gain.ratio.value)},
              {"low", number(gain.ratio.low)},
              {"high", number(gain.ratio.high)}}}};
}

Json mitigation(const Mitigation& m)
{
    return {{"id", m.id},
            {"title", m.title},
            {"effect", m.effect},
            {"helps", m.helps},
            {"transition_s", number(m.transition_s)},
            {"during", compared(m.during)},
            {"after", compared(m.after)},
            {"cost", m.cost},
            {"refused_share", number(m.refused_share)},
            {"away_share", number(m.away_share)},
            {"stop", m.stop}};
}

Json panel(const Panel& p)
{
    Json figures = Json::array();
    for (const evidence::FigureId& figure : p.figures)
        figures.push_back(evidence::to_string(figure));
    Json bits = Json::array(); // of the first, of the first two together, ...
    for (const double b : p.bits)
        bits.push_back(number(b));
    return {{"metrics", figures}, {"bits", bits}, {"cost_bits", number(p.cost)}};
}

Json falsifier(const std::optional<Falsifier>& f)
{
    if (!f) return nullptr;
    return {{"metric", evidence::to_string(f->figure)},
            {"beyond", f->beyond},
            {"value", number(f->value)},
            {"then", f->then},
            {"symptom", f->symptom},
            {"when", f->when},
            {"probability", number(f->probability)},
            {"power", number(f->power)},
            {"false_alarm", number(f->false_alarm)},
            {"against", number(f->against)}};
}

} // namespace

std::string to_json(const Verdict& verdict)
{
    Json json = {{"verdict", verdict.verdict}, {"why", verdict.why}, {"hypotheses", Json::array()}};
    for (const Hypothesis& one : verdict.hypotheses)
        json["hypotheses"].push_back(hypothesis(one));
    const bool worth = verdict.measure_next && worth_measuring(*verdict.measure_next);
    json["measure_next"] = worth ? measurement(*verdict.measure_next) : Json(nullptr);
    json["alternatives"] = Json::array();
    for (const Measurement& m : verdict.alternatives)
        json["alternatives"].push_back(measurement(m));
    json["panel"] = panel(verdict.panel);
    json["falsifier"] = falsifier(verdict.falsifier);
    json["mitigations"] = Json::array();
    for (const Mitigation& m : verdict.mitigations)
        json["mitigations"].push_back(mitigation(m));
    json["checks"] = Json::array();
    for (const study::Check& check : verdict.checks)
        json["checks"].push_back({{"id", check.id},
                                  {"node", check.node},
                                  {"holds", check.holds},
                                  {"text", check.text},
                                  {"hint", check.hint}});
    json["left_out"] = Json::array();
    for (const LeftOut& one : verdict.left_out)
        json["left_out"].push_back({{"id", one.id}, {"title", one.title}, {"why", one.why}});
    json["notes"] = verdict.notes;
    json["runs"] = verdict.runs;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fulcrum::triage
