// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_maker.h"

#include "report/chart_picture.h"
#include "report/charts.h"

#include <QFontMetricsF>
#include <QSvgRenderer>
#include <QTextLayout>

#include <algorithm>
#include <numeric>

namespace fulcrum::app
{

namespace
{

constexpr double kParagraphGap = 50;
constexpr double kSectionGap = 160;
constexpr double kCellGap = 80;        // between columns
constexpr double kRowPad = 22;         // above and below the text of a row
constexpr double kRule = 5;            // half a point
constexpr double kIndent = 120;        // of list items
constexpr double kLongWord = 750;      // of a text in a table
constexpr double kWideText = 1300;     // a column of texts is seldom wider
constexpr double kSmallest = 0.75;     // tables that are too wide shrink to this
constexpr double kSmaller = 0.9;       // before texts wrap into many lines, tables shrink to this
constexpr int kMostLines = 3;          // of a text in a table, where there is room
constexpr std::size_t kShortTable = 6; // rows
constexpr int kTogether = 4;           // lines of a paragraph that stay on one page

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

void PageMaker::newPage()
{
    m_report.m_pages.emplace_back();
    m_y = kMargin;
}

void PageMaker::need(double height)
{
    if (left() < height && !atTop()) newPage();
}

void PageMaker::space(double height)
{
    if (!atTop()) m_y += height;
}

void PageMaker::put(const BrokenText& text, double indent)
{
    const int lines = text.layout->lineCount();
    if (lines <= kTogether) need(text.height); // no line alone on a page
    for (int i = 0; i < text.layout->lineCount(); ++i) {
        const QTextLine line = text.layout->lineAt(i);
        const double next = i + 1 < text.layout->lineCount() ? text.layout->lineAt(i + 1).y() : text.height;
        const double height = next - line.y();
        need(i == 0 || i + 2 == lines ? std::min(2 * height, text.height) : height); // nor two pages' ends
        page().lines.push_back({text.layout, i, {kMargin + indent, m_y - line.y()}});
        m_y += height;
    }
}

void PageMaker::putCell(const BrokenText& text, double x, double y)
{
    for (int i = 0; i < text.layout->lineCount(); ++i)
        page().lines.push_back({text.layout, i, {x, y}});
}

void PageMaker::make(const report::Document& document)
{
    newPage();
    put(breakText(qt(document.title), paperFont(PaperFont::Title), width()));
    space(20);
    put(breakText(qt(document.subtitle), paperFont(PaperFont::Small), width(), false, true));
    for (const report::Section& section : document.sections) {
        space(kSectionGap);
        need(900); // a head stands with what it is the head of
        m_report.m_sections.push_back({qt(section.id), qt(section.title), m_report.pageCount() - 1, m_y});
        put(breakText(qt(section.title), paperFont(PaperFont::Section), width()));
        space(kParagraphGap);
        for (const report::Block& one : section.blocks)
            block(one);
        if (section.id == "summary" && &section != &document.sections.back()) newPage(); // a page of its own
    }
}

void PageMaker::block(const report::Block& one)
{
    if (const auto* part = std::get_if<report::Heading>(&one)) heading(*part);
    if (const auto* part = std::get_if<report::Paragraph>(&one)) {
        put(breakText(part->text, paperFont(PaperFont::Body), width()));
        space(kParagraphGap);
    }
    if (const auto* part = std::get_if<report::Callout>(&one)) callout(*part);
    if (const auto* part = std::get_if<report::List>(&one)) list(*part);
    if (const auto* part = std::get_if<report::Code>(&one)) code(*part);
    if (const auto* part = std::get_if<report::Chart>(&one)) chart(*part);
    if (const auto* part = std::get_if<report::Table>(&one)) table(*part);
}

void PageMaker::heading(const report::Heading& heading)
{
    space(kParagraphGap);
    need(400);
    put(breakText(qt(heading.text), paperFont(PaperFont::Heading), width()));
    space(kParagraphGap / 2);
}

void PageMaker::callout(const report::Callout& callout)
{
    const BrokenText text = breakText(callout.text, paperFont(PaperFont::Body), width() - kIndent);
    space(20);
    need(std::min(text.height, 600.0));
    const double from = m_y;
    const auto first = page().lines.size();
    const int before = m_report.pageCount();
    put(text, kIndent);
    const bool same = before == m_report.pageCount() && first < page().lines.size();
    const auto look = callout.tone == report::Callout::Tone::Warning ? Box::Look::Warning : Box::Look::Note;
    box(look, QRectF(kMargin, same ? from : kMargin, 25, m_y - (same ? from : kMargin)));
    space(kParagraphGap + 20);
}

void PageMaker::list(const report::List& list)
{
    const QFont font = paperFont(PaperFont::Body);
    for (const report::Text& item : list.items) {
        const BrokenText text = breakText(item, font, width() - kIndent);
        need(text.layout->lineCount() <= kTogether ? text.height : 2 * QFontMetricsF(font).height());
        putCell(breakText(QStringLiteral("\u2022"), font, kIndent), kMargin + 20, m_y);
        put(text, kIndent);
        space(15);
    }
    space(kParagraphGap);
}

void PageMaker::code(const report::Code& code)
{
    const QFont font = paperFont(PaperFont::Code);
    for (const QString& line : qt(code.text).split(QLatin1Char('\n'))) {
        const BrokenText text = breakText(line, font, width() - kIndent);
        need(std::min(text.height, 800.0));
        const double from = m_y;
        const int before = m_report.pageCount();
        put(text, kIndent / 2);
        const double begin = before == m_report.pageCount() ? from : kMargin;
        box(Box::Look::Code, QRectF(kMargin, begin - 15, width(), m_y - begin + 30));
    }
    space(kParagraphGap + 30);
}

void PageMaker::chart(const report::Chart& chart)
{
    // Text of 11 px in a picture of 640 px: 8.5 points on this width.
    report::ChartStyle style;
    const double height = width() * report::aspect_of(chart, style);
    const BrokenText title = breakText(qt(chart.title), paperFont(PaperFont::Small), width(), false, true);
    space(kParagraphGap);
    need(title.height + height);
    put(title);
    auto svg = std::make_shared<ChartPicture>(QByteArray::fromStdString(report::svg_of(chart, style)));
    page().pictures.push_back({std::move(svg), QRectF(kMargin, m_y, width(), height)});
    m_y += height;
    space(kParagraphGap);
}

// --- tables

PageMaker::TableShape PageMaker::shapeOf(const report::Table& table) const
{
    const std::size_t count = table.columns.size();
    TableShape shape;
    for (shape.shrink = 1; shape.shrink >= kSmallest; shape.shrink -= 0.05) {
        const QFont font = paperFont(PaperFont::Table, shape.shrink);
        QFont strong = font;
        strong.setWeight(QFont::Bold);
        std::vector<double> natural(count, 0), least(count, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const report::Column& column = table.columns[i];
            report::Text head;
            head.strong(column.unit.empty() ? column.title : column.title + ", " + column.unit);
            least[i] = longestWord(head, font);
            // Heads of figures may take two lines.
            const double title = naturalWidth(head, font);
            natural[i] = std::max(least[i], column.right ? std::min(title, 0.62 * title + 60) : title);
            for (const auto& row : table.rows) {
                natural[i] = std::max(natural[i], naturalWidth(row[i], font));
                // Long names may break anywhere; figures may not.
                const double word = longestWord(row[i], font);
                least[i] = std::max(least[i], column.right ? word : std::min(word, kLongWord));
            }
            natural[i] += kCellGap;
            least[i] += kCellGap;
            if (!column.right && shape.shrink > kSmaller)
                least[i] = std::max(least[i], std::min(natural[i] / kMostLines + kCellGap, kWideText));
        }
        const double wanted = std::accumulate(natural.begin(), natural.end(), 0.0);
        const double needed = std::accumulate(least.begin(), least.end(), 0.0);
        shape.widths = natural;
        if (wanted <= width()) { // what is over goes to the first text, up to a readable width
            std::size_t text = 0;
            while (text + 1 < count && table.columns[text].right)
                ++text;
            shape.widths[text] += std::min(width() - wanted, 600.0);
            return shape;
        }
        if (needed > width() && shape.shrink - 0.05 >= kSmallest) continue;
        // Each gets what it needs at least, and of the rest a part as large as its wish.
        const double rest = std::max(0.0, width() - needed) / std::max(1.0, wanted - needed);
        const double squeeze = std::min(1.0, width() / needed);
        for (std::size_t i = 0; i < count; ++i)
            shape.widths[i] = (least[i] + (natural[i] - least[i]) * rest) * squeeze;
        return shape;
    }
    return shape;
}

std::vector<BrokenText> PageMaker::cells(const std::vector<report::Text>& texts, const report::Table& table,
                                         const TableShape& shape, bool head) const
{
    std::vector<BrokenText> row;
    QFont font = paperFont(PaperFont::Table, shape.shrink);
    if (head) font.setWeight(QFont::Bold);
    for (std::size_t i = 0; i < texts.size(); ++i)
        row.push_back(
            breakText(texts[i], font, std::max(60.0, shape.widths[i] - kCellGap), table.columns[i].right));
    return row;
}

double PageMaker::heightOf(const std::vector<BrokenText>& row) const
{
    double height = 0;
    for (const BrokenText& cell : row)
        height = std::max(height, cell.height);
    return height + 2 * kRowPad;
}

bool PageMaker::repeats(const report::Table& table, std::size_t row)
{
    return table.grouped && row > 0 && table.rows[row].front().plain() == table.rows[row - 1].front().plain();
}

void PageMaker::putRow(const std::vector<BrokenText>& row, const TableShape& shape, bool head, bool closed)
{
    const double height = heightOf(row);
    const double across = std::accumulate(shape.widths.begin(), shape.widths.end(), 0.0);
    if (head) box(Box::Look::Head, QRectF(kMargin, m_y, across, height));
    double x = kMargin;
    for (std::size_t i = 0; i < row.size(); ++i) {
        putCell(row[i], x + kCellGap / 2, m_y + kRowPad);
        x += shape.widths[i];
    }
    m_y += height;
    // Within a group only the figures are ruled.
    const double from = closed ? 0 : shape.widths.front();
    box(Box::Look::Rule, QRectF(kMargin + from, m_y - kRule, across - from, kRule));
}

void PageMaker::table(const report::Table& table)
{
    const TableShape shape = shapeOf(table);
    std::vector<report::Text> heads;
    for (const report::Column& column : table.columns)
        heads.emplace_back(column.unit.empty() ? column.title : column.title + ", " + column.unit);
    const std::vector<BrokenText> head = cells(heads, table, shape, true);
    const BrokenText title = breakText(qt(table.title), paperFont(PaperFont::Small), width(), false, true);
    std::vector<std::vector<BrokenText>> rows;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        std::vector<report::Text> row = table.rows[i];
        if (repeats(table, i)) row.front() = report::Text();
        rows.push_back(cells(row, table, shape, false));
    }
    space(kParagraphGap);
    // Short tables stay whole; long ones begin with two rows at least.
    double whole = 0, first = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        whole += heightOf(rows[i]);
        if (i < 2) first = whole;
    }
    need(title.height + heightOf(head) + (rows.size() <= kShortTable ? whole : first) + 40);
    put(title);
    space(20);
    putRow(head, shape, true);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (left() < heightOf(rows[i]) && !atTop()) { // the head stands on every page
            newPage();
            putRow(head, shape, true);
            // So does the name of the group that goes on.
            if (table.grouped) rows[i] = cells(table.rows[i], table, shape, false);
        }
        const bool last = !table.grouped || i + 1 == rows.size() || !repeats(table, i + 1);
        putRow(rows[i], shape, false, last);
    }
    if (!table.note.empty()) {
        space(20);
        put(breakText(qt(table.note), paperFont(PaperFont::Small), width(), false, true));
    }
    space(kParagraphGap + 20);
}

} // namespace fulcrum::app
