// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/writers.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fulcrum::report
{

namespace
{

using Json = nlohmann::ordered_json;

Json number(double value)
{
    return std::isfinite(value) ? Json(value) : Json();
}

Json figure_json(const Figure& figure)
{
    Json json{{"text", text_of(figure)}, {"unit", to_string(figure.quantity)}};
    if (figure.state == Figure::State::Known) {
        json["value"] = number(figure.value);
        json["low"] = number(figure.low);
        json["high"] = number(figure.high);
        if (figure.at_most) json["at_most"] = number(figure.value);
    } else {
        json["value"] = nullptr;
        if (figure.state == Figure::State::AtLeast) json["at_least"] = number(figure.value);
    }
    if (!figure.name.empty()) json["name"] = figure.name;
    if (!figure.run.empty()) json["run"] = figure.run;
    return json;
}

// A text is a list of strings and figures; one string alone is that string.
Json text_json(const Text& text)
{
    if (text.empty()) return "";
    if (text.spans().size() == 1 && !text.spans().front().figure) return text.spans().front().text;
    Json json = Json::array();
    for (const Span& span : text.spans())
        json.push_back(span.figure ? figure_json(*span.figure) : Json(span.text));
    return json;
}

struct JsonWriter {
    Json operator()(const Heading& heading) const { return {{"heading", heading.text}}; }
    Json operator()(const Paragraph& paragraph) const { return {{"paragraph", text_json(paragraph.text)}}; }
    Json operator()(const Callout& callout) const
    {
        constexpr const char* kTones[] = {"info", "warning", "ok"};
        return {{"callout", text_json(callout.text)},
                {"tone", kTones[static_cast<std::size_t>(callout.tone)]}};
    }
    Json operator()(const List& list) const
    {
        Json items = Json::array();
        for (const Text& item : list.items)
            items.push_back(text_json(item));
        return {{"list", items}};
    }
    Json operator()(const Code& code) const { return {{"code", code.text}}; }
    Json operator()(const Table& table) const
    {
        Json columns = Json::array(), rows = Json::array();
        for (const Column& column : table.columns)
            columns.push_back({{"title", column.title}, {"unit", column.unit}});
        for (const auto& row : table.rows) {
            Json cells = Json::array();
            for (const Text& cell : row)
                cells.push_back(text_json(cell));
            rows.push_back(cells);
        }
        return {{"table", table.id},
                {"title", table.title},
                {"columns", columns},
                {"rows", rows},
                {"note", table.note}};
    }
    Json operator()(const Chart& chart) const
    {
        Json json{{"chart", chart.id}, {"title", chart.title}};
        if (const auto* bars = std::get_if<Bars>(&chart.data)) {
            json["bars"] = Json::array();
            for (const Bars::Bar& bar : bars->bars)
                json["bars"].push_back({{"label", bar.label}, {"figure", figure_json(bar.figure)}});
        }
        if (const auto* map = std::get_if<HeatMap>(&chart.data)) {
            json["columns"] = map->columns;
            json["rows"] = Json::array();
            for (std::size_t r = 0; r < map->rows.size(); ++r) {
                Json cells = Json::array();
                for (const Figure& cell : map->cells[r])
                    cells.push_back(figure_json(cell));
                json["rows"].push_back({{"label", map->rows[r]}, {"cells", cells}});
            }
        }
        if (const auto* lines = std::get_if<Lines>(&chart.data)) {
            json["x_unit"] = lines->x_unit;
            json["y_unit"] = lines->y_unit;
            json["series"] = Json::array();
            for (const Lines::Series& one : lines->series) {
                Json y = Json::array();
                for (const double value : one.y)
                    y.push_back(number(value));
                json["series"].push_back({{"label", one.label}, {"x", one.x}, {"y", y}});
            }
        }
        return json;
    }
};

} // namespace

std::string to_json(const Document& document, const std::string& block)
{
    Json json{{"title", document.title},       {"subtitle", document.subtitle},
              {"prepared", document.prepared}, {"version", document.version},
              {"project", document.project},   {"project_hash", document.project_hash}};
    json["sections"] = Json::array();
    for (const Section& section : document.sections) {
        Json blocks = Json::array();
        for (const Block& one : section.blocks)
            blocks.push_back(std::visit(JsonWriter(), one));
        json["sections"].push_back({{"id", section.id}, {"title", section.title}, {"blocks", blocks}});
    }
    json["runs"] = Json::array();
    for (const Run& run : document.runs)
        json["runs"].push_back({{"id", run.id},
                                {"what", run.what},
                                {"scenario", run.scenario},
                                {"title", run.title},
                                {"fingerprint", run.fingerprint},
                                {"seed", run.seed},
                                {"replications", run.replications},
                                {"trust", run.trust}});
    json["machine"] = Json::parse(block, nullptr, false);
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Written write(const Document& document, const Machine& machine, std::string_view stem)
{
    const std::string json = to_json(machine);
    switch (machine.form) {
    case Form::Html:
        return {to_html(document, embedded(Form::Html, json)), {}};
    case Form::Markdown:
        return to_markdown(document, embedded(Form::Markdown, json), stem);
    case Form::Csv:
        return {to_csv(document, embedded(Form::Csv, json)), {}};
    case Form::Json:
        return {to_json(document, json), {}};
    case Form::Pdf:
        break;
    }
    return {};
}

} // namespace fulcrum::report
