// SPDX-License-Identifier: GPL-3.0-or-later
// Lays the blocks of a report out on pages, from the top down.
#pragma once

#include "report/page_text.h"
#include "report/paged_report.h"

#include <vector>

namespace fulcrum::app
{

class PageMaker
{
public:
    static constexpr double kMargin = 510; // 18 mm

    explicit PageMaker(PagedReport& report) : m_report(report) {}

    void make(const report::Document& document);

private:
    using Box = PagedReport::Box;
    struct TableShape {
        std::vector<double> widths; // with the gap behind each
        double shrink = 1;
    };

    double width() const { return m_report.m_size.width() - 2 * kMargin; }
    double bottom() const { return m_report.m_size.height() - kMargin; }
    double left() const { return bottom() - m_y; } // height that is left
    PagedReport::Page& page() { return m_report.m_pages.back(); }
    bool atTop() const { return m_y <= kMargin; }

    void newPage();
    void need(double height); // a new page where so much is not left
    void space(double height);
    void box(Box::Look look, const QRectF& where) { page().boxes.push_back({where, look}); }
    // Puts lines one after the other; goes on to the next page between lines.
    void put(const BrokenText& text, double indent = 0);
    void putCell(const BrokenText& text, double x, double y);

    void block(const std::vector<report::Block>& blocks, std::size_t at);
    // How much of a block, and of what it is the heading of, has to stand on one page.
    double beginning(const std::vector<report::Block>& blocks, std::size_t at) const;
    void callout(const report::Callout& callout);
    void list(const report::List& list);
    void code(const report::Code& code);
    void chart(const report::Chart& chart);
    void table(const report::Table& table);
    struct LaidTable {
        TableShape shape;
        BrokenText title;
        std::vector<BrokenText> head;
        std::vector<std::vector<BrokenText>> rows;
        double beginning = 0; // the height that it does not break within
    };
    LaidTable laidOut(const report::Table& table) const;
    struct Wishes {
        std::vector<double> natural, least;
    };
    static report::Text headOf(const report::Column& column);
    Wishes wishesOf(const report::Table& table, double shrink, bool wholeHeads) const;
    static std::vector<double> broken(const Wishes& wishes, double lines);
    TableShape shapeOf(const report::Table& table) const;
    std::vector<BrokenText> cells(const std::vector<report::Text>& texts, const report::Table& table,
                                  const TableShape& shape, bool head) const;
    double heightOf(const std::vector<BrokenText>& row) const;
    void putRow(const std::vector<BrokenText>& row, const TableShape& shape, bool head, bool closed = true);
    // Whether a row of a grouped table is of the same group as the one above it.
    static bool repeats(const report::Table& table, std::size_t row);

    PagedReport& m_report;
    double m_y = 0;
};

} // namespace fulcrum::app
