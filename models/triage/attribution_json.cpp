// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/attribution.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fulcrum::triage
{

namespace
{

using evidence::launch::Difference;
using evidence::launch::Reach;
using Json = nlohmann::ordered_json;

const char* name_of(Reach reach)
{
    switch (reach) {
    case Reach::Modelled:
        return "modelled";
    case Reach::Suspect:
        return "suspect";
    case Reach::Harmless:
        return "harmless";
    }
    return "";
}

Json number_or_null(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json number_or_null(const std::optional<double>& value)
{
    return value ? number_or_null(*value) : Json(nullptr);
}

Json effects(const std::vector<FigureEffect>& all)
{
    Json json = Json::object();
    for (const FigureEffect& effect : all)
        json[evidence::to_string(effect.figure)] = {
            {"before", number_or_null(effect.before)},       {"after", number_or_null(effect.after)},
            {"factor", number_or_null(effect.factor.value)}, {"low", number_or_null(effect.factor.low)},
            {"high", number_or_null(effect.factor.high)},    {"observed", number_or_null(effect.observed)}};
    return json;
}

Json difference(const Difference& each)
{
    Json one = {{"name", each.name},
                {"before", each.before},
                {"after", each.after},
                {"reach", name_of(each.reach)},
                {"by_default", each.by_default},
                {"why", each.why}};
    if (each.reach == Reach::Modelled)
        one["edit"] = {{"node", each.node},
                       {"key", each.key},
                       {"before", each.value_before},
                       {"after", each.value_after}};
    return one;
}

void add(Json& json, const Attribution& attribution)
{
    json["changes"] = Json::array();
    for (const TriedChange& change : attribution.changes)
        json["changes"].push_back({{"what", change.what.name},
                                   {"from", change.what.before},
                                   {"to", change.what.after},
                                   {"modelled", change.modelled},
                                   {"why_not", change.why_not},
                                   {"effect", effects(change.effect)},
                                   {"explains", number_or_null(change.explains)},
                                   {"others_explain", number_or_null(change.others_explain)}});
    json["together"] = nullptr;
    if (attribution.together)
        json["together"] = {{"effect", effects(attribution.together->effect)},
                            {"explains", number_or_null(attribution.together->explains)},
                            {"interact", attribution.together->interact}};
    json["suspects"] = attribution.suspects;
    json["verdict"] = attribution.verdict;
    json["why"] = attribution.why;
    json["notes"] = attribution.notes;
    json["runs"] = attribution.runs;
}

} // namespace

std::string to_json(const evidence::launch::Comparison& comparison, const Attribution* attribution)
{
    Json json = {{"differences", Json::array()}};
    for (const Difference& each : comparison.differences)
        json["differences"].push_back(difference(each));
    json["consequences"] = comparison.consequences;
    json["assumptions"] = comparison.assumptions;
    json["warnings"] = comparison.warnings;
    if (attribution != nullptr) add(json, *attribution);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fulcrum::triage
