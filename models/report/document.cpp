// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/document.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

Text& Text::operator<<(std::string text)
{
    if (text.empty()) return *this;
    const bool joins =
        !spans_.empty() && !spans_.back().figure && !spans_.back().strong && !spans_.back().code;
    if (joins)
        spans_.back().text += text;
    else
        spans_.push_back({std::move(text)});
    return *this;
}

Text& Text::operator<<(Figure figure)
{
    spans_.push_back({{}, false, false, std::move(figure)});
    return *this;
}

Text& Text::operator<<(const Text& other)
{
    spans_.insert(spans_.end(), other.spans_.begin(), other.spans_.end());
    return *this;
}

Text& Text::strong(std::string text)
{
    spans_.push_back({std::move(text), true});
    return *this;
}

Text& Text::code(std::string text)
{
    spans_.push_back({std::move(text), false, true});
    return *this;
}

std::string Text::plain() const
{
    std::string text;
    for (const Span& span : spans_)
        text += span.figure ? text_of(*span.figure) : span.text;
    return text;
}

namespace
{

template <class TextType, class Call>
void visit_text(TextType& text, const Call& call)
{
    for (auto& span : text.spans())
        if (span.figure) call(*span.figure);
}

template <class ChartType, class Call>
void visit_chart(ChartType& chart, const Call& call)
{
    if (auto* bars = std::get_if<Bars>(&chart.data))
        for (auto& bar : bars->bars)
            call(bar.figure);
    if (auto* map = std::get_if<HeatMap>(&chart.data))
        for (auto& row : map->cells)
            for (auto& cell : row)
                call(cell);
}

template <class BlockType, class Call>
void visit_block(BlockType& block, const Call& call)
{
    if (auto* paragraph = std::get_if<Paragraph>(&block)) visit_text(paragraph->text, call);
    if (auto* callout = std::get_if<Callout>(&block)) visit_text(callout->text, call);
    if (auto* list = std::get_if<List>(&block))
        for (auto& item : list->items)
            visit_text(item, call);
    if (auto* table = std::get_if<Table>(&block))
        for (auto& row : table->rows)
            for (auto& cell : row)
                visit_text(cell, call);
    if (auto* chart = std::get_if<Chart>(&block)) visit_chart(*chart, call);
}

template <class DocumentType, class Call>
void visit(DocumentType& document, const Call& call)
{
    for (auto& section : document.sections)
        for (auto& block : section.blocks)
            visit_block(block, call);
}

template <class Kind>
std::vector<const Kind*> all_of(const Document& document)
{
    std::vector<const Kind*> found;
    for (const Section& section : document.sections)
        for (const Block& block : section.blocks)
            if (const Kind* one = std::get_if<Kind>(&block)) found.push_back(one);
    return found;
}

} // namespace

void for_each_figure(const Document& document, const std::function<void(const Figure&)>& call)
{
    visit(document, call);
}

void for_each_figure(Document& document, const std::function<void(Figure&)>& call)
{
    visit(document, call);
}

std::vector<Figure> figures_of(const Document& document)
{
    std::vector<Figure> figures;
    for_each_figure(document, [&figures](const Figure& figure) { figures.push_back(figure); });
    return figures;
}

std::vector<const Table*> tables_of(const Document& document)
{
    return all_of<Table>(document);
}

std::vector<const Chart*> charts_of(const Document& document)
{
    return all_of<Chart>(document);
}

void settle_units(Table& table)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::vector<Figure*> figures;
        bool alike = true;
        for (auto& row : table.rows) {
            if (row[column].empty()) continue;
            if (!row[column].is_figure()) {
                alike = false;
                break;
            }
            figures.push_back(&*row[column].spans().front().figure);
        }
        const auto numeric = [](const Figure* figure) {
            return (figure->state == Figure::State::Known || figure->state == Figure::State::AtLeast) &&
                   figure->value != 0;
        };
        std::erase_if(figures, [&](const Figure* figure) { return !numeric(figure); });
        if (!alike || figures.empty()) continue;
        const Quantity quantity = figures.front()->quantity;
        if (std::ranges::any_of(figures, [&](const Figure* one) { return one->quantity != quantity; }))
            continue;
        // The unit of the middle one: neither the largest nor the smallest reads badly then.
        std::vector<Figure*> ordered = figures;
        std::ranges::sort(ordered, {}, [](const Figure* one) { return std::abs(one->value); });
        const std::string unit = unit_of(*ordered[ordered.size() / 2]);
        if (unit.empty() || quantity == Quantity::Weeks) continue;
        table.columns[column].unit = unit;
        for (auto& row : table.rows)
            if (row[column].is_figure()) {
                Figure& figure = *row[column].spans().front().figure;
                if (quantity == Quantity::Seconds) figure.unit = unit;
                figure.unit_in_head = true;
            }
    }
}

void drop_unknown_columns(Table& table)
{
    for (std::size_t column = table.columns.size(); column-- > 0;) {
        const bool unknown = std::ranges::all_of(table.rows, [column](const auto& row) {
            return row[column].is_figure() &&
                   row[column].spans().front().figure->state == Figure::State::Unknown;
        });
        if (!unknown || table.rows.empty() || table.columns.size() < 3) continue;
        const auto at = static_cast<std::ptrdiff_t>(column);
        table.columns.erase(table.columns.begin() + at);
        for (auto& row : table.rows)
            row.erase(row.begin() + at);
    }
}

Document marked(const Document& document)
{
    Document copy = document;
    int number = 0;
    for_each_figure(copy, [&number](Figure& figure) { figure.mark = ++number; });
    return copy;
}

} // namespace fulcrum::report
