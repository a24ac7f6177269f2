// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/writers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

std::string quoted(std::string text)
{
    // A spreadsheet would take it for a formula.
    if (!text.empty() && std::string_view("=+@\t").find(text.front()) != std::string_view::npos)
        text.insert(0, "'");
    std::ranges::replace(text, '\n', ' ');
    if (text.find_first_of(",\"\r") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + "\"";
}

std::string raw(const Figure& figure, double value)
{
    const bool known = figure.state == Figure::State::Known || figure.state == Figure::State::AtLeast;
    return known && std::isfinite(value) ? fmt::format("{:.9g}", value) : std::string();
}

std::string row_of(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i)
        row += (i == 0 ? "" : ",") + quoted(cells[i]);
    return row + "\n";
}

bool has_figures(const Table& table, std::size_t column)
{
    return std::ranges::any_of(table.rows, [column](const auto& row) { return row[column].is_figure(); });
}

std::string table_text(const Table& table)
{
    std::string out = row_of({"table", table.id, table.title});
    std::vector<std::string> head;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        head.push_back(column.unit.empty() ? column.title : column.title + ", " + column.unit);
        if (!has_figures(table, i)) continue;
        for (const char* part : {"value", "low", "high"})
            head.push_back(column.title + ": " + part);
    }
    out += row_of(head);
    for (const auto& row : table.rows) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(row[i].plain());
            if (!has_figures(table, i)) continue;
            static const Figure none;
            const Figure& figure = row[i].is_figure() ? *row[i].spans().front().figure : none;
            for (const double part : {figure.value, figure.low, figure.high})
                cells.push_back(raw(figure, part));
        }
        out += row_of(cells);
    }
    return out + "\n";
}

Table table_of(const Chart& chart)
{
    Table table{"chart-" + chart.id, chart.title, {}, {}, {}};
    if (const auto* bars = std::get_if<Bars>(&chart.data)) {
        table.columns = {{"Label"}, {"Figure", true}};
        for (const Bars::Bar& bar : bars->bars)
            table.rows.push_back({bar.label, bar.figure});
    } else if (const auto* map = std::get_if<HeatMap>(&chart.data)) {
        table.columns = {{"Label"}};
        for (const std::string& column : map->columns)
            table.columns.push_back({column, true});
        for (std::size_t r = 0; r < map->rows.size(); ++r) {
            table.rows.push_back({map->rows[r]});
            for (const Figure& cell : map->cells[r])
                table.rows.back().emplace_back(cell);
        }
    } else if (const auto* lines = std::get_if<Lines>(&chart.data)) {
        table.columns = {{"Series"}, {"x, " + lines->x_unit, true}, {"y, " + lines->y_unit, true}};
        for (const Lines::Series& one : lines->series)
            for (std::size_t i = 0; i < one.x.size(); ++i)
                table.rows.push_back(
                    {one.label, fmt::format("{:.6g}", one.x[i]),
                     std::isfinite(one.y[i]) ? fmt::format("{:.6g}", one.y[i]) : std::string()});
    }
    return table;
}

} // namespace

std::string to_csv(const Document& document, const std::string& block)
{
    std::string out = block;
    out += row_of({"report", document.title, document.subtitle});
    out += "\n";
    for (const Section& section : document.sections)
        for (const Block& one : section.blocks) {
            if (const Table* table = std::get_if<Table>(&one)) out += table_text(*table);
            if (const Chart* chart = std::get_if<Chart>(&one)) out += table_text(table_of(*chart));
        }
    return out;
}

} // namespace fulcrum::report
