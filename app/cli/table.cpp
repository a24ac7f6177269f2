// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

// Code points, which is what a terminal shows for the characters used here.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace

Table::Table(std::vector<std::string> header, std::size_t left) : m_rows{std::move(header)}, m_left(left) {}

void Table::add(std::vector<std::string> row)
{
    row.resize(m_rows.front().size());
    m_rows.push_back(std::move(row));
}

std::string Table::text() const
{
    std::vector<std::size_t> widths(m_rows.front().size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], width(row[c]));
    }
    std::string text;
    const auto line = [&](const std::vector<std::string>& row) {
        std::string one;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::string padding(widths[c] - width(row[c]), ' ');
            if (c > 0) one += "  ";
            one += c < m_left ? row[c] + padding : padding + row[c];
        }
        one.erase(one.find_last_not_of(' ') + 1);
        text += one + "\n";
    };
    line(m_rows.front());
    std::vector<std::string> rule;
    for (const std::size_t each : widths)
        rule.emplace_back(each, '-');
    line(rule);
    for (std::size_t r = 1; r < m_rows.size(); ++r)
        line(m_rows[r]);
    return text;
}

} // namespace fulcrum::app::cli
