// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_text.h"

#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "evidence/observing.h"
#include "scenario/evidence_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fulcrum::app::cli
{

namespace
{

using evidence::Imported;
using evidence::Series;
using scenario::Observation;
using scenario::Observed;
using Json = nlohmann::ordered_json;

std::string inUnit(double value, Dimension dimension)
{
    if (!std::isfinite(value)) return "–";
    switch (dimension) {
    case Dimension::Time:
        return evidence::seconds_text(value);
    case Dimension::Rate:
        return number(value) + " /s";
    case Dimension::Fraction:
        return number(100 * value) + " %";
    default:
        return number(value);
    }
}

bool atMost(const Observed& figure)
{
    return figure.low == 0 && figure.value > 0 && figure.high == figure.value;
}

std::string figureText(const Observed& figure, Dimension dimension)
{
    if (figure.at_least())
        return Cli::tr("more than %1")
            .arg(QString::fromStdString(inUnit(figure.low, dimension)))
            .toStdString();
    if (atMost(figure))
        return Cli::tr("at most %1")
            .arg(QString::fromStdString(inUnit(figure.high, dimension)))
            .toStdString();
    return inUnit(figure.value, dimension);
}

std::string rangeText(const Observed& figure, Dimension dimension)
{
    if (figure.at_least() || atMost(figure) || (figure.low == figure.value && figure.high == figure.value))
        return "";
    return inUnit(figure.low, dimension) + " – " + inUnit(figure.high, dimension);
}

std::string who(const scenario::Population& population)
{
    std::string text;
    for (const std::string* part : {&population.replica, &population.request_class, &population.tenant,
                                    &population.version, &population.region})
        if (!part->empty()) text += (text.empty() ? "" : ", ") + *part;
    return text;
}

std::string observationsTable(const Imported& imported)
{
    const bool several = std::any_of(imported.observations.begin(), imported.observations.end(),
                                     [](const Observation& one) { return !who(one.population).empty(); });
    std::vector<std::string> header{"metric", "statistic"};
    if (several) header.push_back("of");
    for (const char* name : {"value", "between", "count"})
        header.emplace_back(name);
    Table table(header, several ? 3 : 2);
    for (const Observation& one : imported.observations) {
        if (!one.after) continue;
        const Dimension dimension = scenario::dimension_of(one.metric, one.statistic);
        std::vector<std::string> row{one.metric, one.statistic};
        if (several) row.push_back(who(one.population));
        row.push_back(figureText(*one.after, dimension));
        row.push_back(rangeText(*one.after, dimension));
        row.push_back(one.count ? count(static_cast<double>(*one.count)) : "");
        table.add(std::move(row));
    }
    return table.empty() ? "" : table.text();
}

std::string seriesTable(const Imported& imported)
{
    Table table({"series", "of", "points", "span", "mean", "min", "max", "gaps"}, 2);
    for (const Series& series : imported.series) {
        if (series.values.empty()) continue;
        const Dimension dimension = scenario::dimension_of(series.metric, "");
        const auto [low, high] = std::minmax_element(series.values.begin(), series.values.end());
        const double mean = std::accumulate(series.values.begin(), series.values.end(), 0.0) /
                            static_cast<double>(series.values.size());
        table.add({series.name, who(series.population), count(static_cast<double>(series.values.size())),
                   duration(series.seconds.back() - series.seconds.front()), inUnit(mean, dimension),
                   inUnit(*low, dimension), inUnit(*high, dimension),
                   series.gaps.empty() ? "" : std::to_string(series.gaps.size())});
    }
    return table.empty() ? "" : table.text();
}

std::string listText(const QString& title, const std::vector<std::string>& sentences)
{
    if (sentences.empty()) return {};
    std::string text = title.toStdString() + "\n";
    for (const std::string& sentence : sentences)
        text += "  - " + sentence + "\n";
    return text;
}

std::string factsText(const Imported& imported)
{
    std::vector<std::string> lines;
    for (const evidence::Fact& fact : imported.facts)
        lines.push_back(fact.key + " = " + fact.value + (fact.where.empty() ? "" : "  (" + fact.where + ")"));
    return listText(Cli::tr("It says of the engine:"), lines);
}

std::string sectionText(const Imported& imported)
{
    std::string text = imported.file + ": " + imported.title + "\n";
    std::vector<std::string> parts{observationsTable(imported), seriesTable(imported)};
    if (!imported.requests.empty())
        parts.push_back(Cli::tr("%1 single requests")
                            .arg(QString::fromStdString(count(static_cast<double>(imported.requests.size()))))
                            .toStdString() +
                        "\n");
    parts.push_back(factsText(imported));
    parts.push_back(listText(Cli::tr("Mind:"), imported.warnings));
    parts.push_back(listText(Cli::tr("Definitions:"), imported.definitions));
    parts.push_back(listText(Cli::tr("Left out:"), imported.dropped_detail));
    parts.push_back(listText(Cli::tr("Replaced:"), imported.redacted));
    for (const std::string& part : parts)
        if (!part.empty()) text += "\n" + part;
    return text;
}

Json numberOrNull(double value)
{
    return std::isfinite(value) ? Json(value) : Json();
}

Json populationJson(const scenario::Population& population)
{
    Json json = Json::object();
    for (const auto& [key, value] : {std::pair<const char*, const std::string*>{"model", &population.model},
                                     {"version", &population.version},
                                     {"template_hash", &population.template_hash},
                                     {"tenant", &population.tenant},
                                     {"class", &population.request_class},
                                     {"prompt_band", &population.prompt_band},
                                     {"replica", &population.replica},
                                     {"region", &population.region}})
        if (!value->empty()) json[key] = *value;
    return json;
}

Json bucketsJson(const scenario::Buckets& buckets)
{
    return {{"bounds", buckets.bounds}, {"counts", buckets.counts}, {"sum", numberOrNull(buckets.sum)}};
}

Json observationJson(const Observation& one)
{
    Json json = {{"id", one.id}, {"title", one.title}, {"metric", one.metric}, {"statistic", one.statistic}};
    if (one.after)
        json["after"] = {{"value", numberOrNull(one.after->value)},
                         {"low", numberOrNull(one.after->low)},
                         {"high", numberOrNull(one.after->high)},
                         {"at_least", one.after->at_least()}};
    if (one.count) json["count"] = *one.count;
    json["population"] = populationJson(one.population);
    if (one.window.from) json["from"] = scenario::to_text(*one.window.from);
    if (one.window.until) json["until"] = scenario::to_text(*one.window.until);
    json["timed_out"] = scenario::word_of(scenario::kTimedOutWords, one.timed_out);
    json["definition"] = one.definition;
    json["source"] = one.source;
    if (one.buckets_after) json["buckets"] = bucketsJson(*one.buckets_after);
    return json;
}

Json seriesJson(const Series& series)
{
    return {{"metric", series.metric},   {"name", series.name},
            {"unit", series.unit},       {"population", populationJson(series.population)},
            {"seconds", series.seconds}, {"values", series.values},
            {"gaps", series.gaps}};
}

Json fileJson(const Imported& imported)
{
    Json json = {
        {"file", imported.file}, {"kind", imported.kind}, {"title", imported.title}, {"utc", imported.utc}};
    json["observations"] = Json::array();
    for (const Observation& one : imported.observations)
        json["observations"].push_back(observationJson(one));
    json["series"] = Json::array();
    for (const Series& one : imported.series)
        json["series"].push_back(seriesJson(one));
    json["requests"] = imported.requests.size();
    json["facts"] = Json::array();
    for (const evidence::Fact& fact : imported.facts)
        json["facts"].push_back({{"key", fact.key}, {"value", fact.value}, {"where", fact.where}});
    json["dropped"] = imported.dropped;
    json["dropped_detail"] = imported.dropped_detail;
    json["definitions"] = imported.definitions;
    json["warnings"] = imported.warnings;
    json["redacted"] = imported.redacted;
    return json;
}

} // namespace

std::string importText(const evidence::ImportedFiles& files)
{
    std::string text;
    for (const Imported& imported : files.imported)
        text += (text.empty() ? "" : "\n") + sectionText(imported);
    const std::string together = listText(Cli::tr("Over all files:"), files.warnings);
    if (!together.empty()) text += "\n" + together;
    return text;
}

std::string importJson(const evidence::ImportedFiles& files)
{
    Json json = {{"files", Json::array()},
                 {"warnings", files.warnings},
                 {"errors", Json::parse(errorsArray(files.errors))}};
    for (const Imported& imported : files.imported)
        json["files"].push_back(fileJson(imported));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fulcrum::app::cli
