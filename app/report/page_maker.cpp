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
constexpr double kLongWord = 850;      // of a text in a table
constexpr double kShrinkStep = 0.05;   // tables that are too wide shrink in such steps
constexpr int kShrinkSteps = 4;        // so many at the most
constexpr double kMostLines = 4;       // of a text in a table, before letters shrink
constexpr double kManyLines = 8;       // of one that does not fit even then
constexpr double kRagged = 1.12;       // of a text in several lines, for what stays empty at their ends
constexpr std::size_t kShortTable = 6; // rows
constexpr double kHeading = 220;       // of a heading within a section, with its gaps
constexpr double kEmptyPage = 0.5;     // of a page: what is shorter shares it
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
        const BrokenText title = breakText(qt(section.title), paperFont(PaperFont::Section), width());
        need(title.height + kParagraphGap + beginning(section.blocks, 0)); // a head stands with what it is of
        m_report.m_sections.push_back({qt(section.id), qt(section.title), m_report.pageCount() - 1, m_y});
        put(title);
        space(kParagraphGap);
        for (std::size_t i = 0; i < section.blocks.size(); ++i)
            block(section.blocks, i);
        // A page of its own, unless it would stay empty for the most part.
        if (section.id == "summary" && &section != &document.sections.back() &&
            left() < kEmptyPage * bottom())
            newPage();
    }
}

double PageMaker::beginning(const std::vector<report::Block>& blocks, std::size_t at) const
{
    constexpr double kFewLines = 300;
    if (at >= blocks.size()) return 0;
    if (std::holds_alternative<report::Heading>(blocks[at])) return kHeading + beginning(blocks, at + 1);
    if (const auto* part = std::get_if<report::Chart>(&blocks[at]))
        return kFewLines / 2 + width() * report::aspect_of(*part, {});
    if (const auto* part = std::get_if<report::Table>(&blocks[at]))
        return kParagraphGap + laidOut(*part).beginning;
    return kFewLines;
}

void PageMaker::block(const std::vector<report::Block>& blocks, std::size_t at)
{
    const report::Block& one = blocks[at];
    if (const auto* part = std::get_if<report::Heading>(&one)) {
        space(kParagraphGap);
        need(beginning(blocks, at));
        put(breakText(qt(part->text), paperFont(PaperFont::Heading), width()));
        space(kParagraphGap / 2);
    }
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

report::Text PageMaker::headOf(const report::Column& column)
{
    // A unit stays beside the last word.
    return column.unit.empty() ? column.title : column.title + ",\u00A0" + column.unit;
}

// What each column wants at the least, and what it would take on one line; with the gap behind it.
PageMaker::Wishes PageMaker::wishesOf(const report::Table& table, double shrink, bool wholeHeads) const
{
    const QFont font = paperFont(PaperFont::Table, shrink);
    Wishes wishes;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool figures = table.columns[i].right;
        report::Text head;
        head.strong(headOf(table.columns[i]).plain());
        const double title = naturalWidth(head, font);
        double least = longestWord(head, font);
        // Heads of figures may take two lines.
        double natural = std::max(least, figures && !wholeHeads ? std::min(title, 0.62 * title + 60) : title);
        for (const auto& row : table.rows) {
            natural = std::max(natural, naturalWidth(row[i], font));
            // Long names may break anywhere; figures may not.
            const double word = longestWord(row[i], font);
            least = std::max(least, figures ? word : std::min(word, kLongWord));
        }
        wishes.natural.push_back(natural + kCellGap);
        wishes.least.push_back(least + kCellGap);
    }
    return wishes;
}

// Texts broken into so many lines at the most: a width for each column.
std::vector<double> PageMaker::broken(const Wishes& wishes, double lines)
{
    std::vector<double> widths;
    for (std::size_t i = 0; i < wishes.natural.size(); ++i) {
        // Lines do not break where they would be full: a part of a word is left over on each.
        const double part =
            lines > 1 ? (wishes.natural[i] - kCellGap) / lines * kRagged + kCellGap : wishes.natural[i];
        widths.push_back(std::clamp(part, wishes.least[i], std::max(wishes.least[i], wishes.natural[i])));
    }
    return widths;
}

PageMaker::TableShape PageMaker::shapeOf(const report::Table& table) const
{
    const auto sum = [](const std::vector<double>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0.0);
    };
    for (const bool wholeHeads : {true, false}) {
        TableShape shape{wishesOf(table, 1, wholeHeads).natural, 1};
        if (sum(shape.widths) > width()) continue;
        // What is over goes to the first text, up to a readable width.
        std::size_t text = 0;
        while (text + 1 < shape.widths.size() && table.columns[text].right)
            ++text;
        shape.widths[text] += std::min(width() - sum(shape.widths), 600.0);
        return shape;
    }
    // All texts are broken into as few lines as make them fit; before those are many, letters shrink.
    TableShape shape;
    for (int step = 0; step <= kShrinkSteps; ++step) {
        shape.shrink = 1 - kShrinkStep * step;
        const Wishes wishes = wishesOf(table, shape.shrink, false);
        const double most = step < kShrinkSteps ? kMostLines : kManyLines;
        double lines = 1;
        while (lines < most && sum(broken(wishes, lines)) > width())
            lines += 0.1;
        shape.widths = broken(wishes, lines);
        if (sum(shape.widths) <= width()) break;
    }
    // As wide as the page: what is over, or missing, is shared out by size.
    const double share = width() / sum(shape.widths);
    for (double& one : shape.widths)
        one *= share;
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

PageMaker::LaidTable PageMaker::laidOut(const report::Table& table) const
{
    LaidTable laid;
    laid.shape = shapeOf(table);
    std::vector<report::Text> heads;
    for (const report::Column& column : table.columns)
        heads.push_back(headOf(column));
    laid.head = cells(heads, table, laid.shape, true);
    laid.title = breakText(qt(table.title), paperFont(PaperFont::Small), width(), false, true);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        std::vector<report::Text> row = table.rows[i];
        if (repeats(table, i)) row.front() = report::Text();
        laid.rows.push_back(cells(row, table, laid.shape, false));
    }
    // Short tables stay whole; long ones begin with two rows at least.
    double rows = 0;
    for (std::size_t i = 0; i < laid.rows.size(); ++i)
        if (i < 2 || laid.rows.size() <= kShortTable) rows += heightOf(laid.rows[i]);
    laid.beginning = laid.title.height + heightOf(laid.head) + rows + 40;
    return laid;
}

void PageMaker::table(const report::Table& table)
{
    LaidTable laid = laidOut(table);
    const TableShape& shape = laid.shape;
    const std::vector<BrokenText>& head = laid.head;
    std::vector<std::vector<BrokenText>>& rows = laid.rows;
    space(kParagraphGap);
    need(laid.beginning);
    put(laid.title);
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
