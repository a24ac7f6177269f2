// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/slope_chart.h"

#include "decision/advice_words.h"
#include "decision/lever_words.h"
#include "shell/fitted_text.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QPainter>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kMargin = 12, kHead = 24, kMostRow = 36, kLeastRow = 14;
constexpr int kBriefLength = 17; // letters of a lever's name where lines are close

// Rows by falling mean: two lines never end at the same point, as places of ties would.
std::vector<std::size_t> orderOf(const std::vector<decision::LeverComparison>& levers, bool first)
{
    std::vector<std::size_t> order;
    for (std::size_t l = 0; l < levers.size(); ++l)
        if (levers[l].id != decision::kDoNothing && (first ? levers[l].place_a : levers[l].place_b))
            order.push_back(l);
    std::ranges::stable_sort(order, [&](std::size_t x, std::size_t y) {
        return first ? levers[x].mean_a > levers[y].mean_a : levers[x].mean_b > levers[y].mean_b;
    });
    return order;
}

// Of more levers than have room the first places are shown.
int shownRows(int rows, double height, double scale)
{
    return std::clamp(static_cast<int>(0.72 * height / (kLeastRow * scale)) - 1, 1, std::max(1, rows));
}

} // namespace

SlopeChart::SlopeChart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Two rankings"));
    setWhatsThis(
        tr("<b>Two rankings.</b> This ranking on the left, the chosen one on the right. A line that rises or "
           "falls is a lever that moves; below stands the input that moved it."));
}

void SlopeChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void SlopeChart::setComparison(std::shared_ptr<const decision::RankingComparison> comparison,
                               const QString& a, const QString& b)
{
    m_comparison = std::move(comparison);
    m_a = a;
    m_b = b;
    m_lines.clear();
    m_rows = 0;
    if (m_comparison) {
        const auto& levers = m_comparison->levers;
        std::vector<Line> lines(levers.size());
        for (std::size_t l = 0; l < levers.size(); ++l) {
            lines[l].name = words::lever(levers[l].title);
            lines[l].brief = firstWords(lines[l].name, kBriefLength);
            lines[l].why = levers[l].why.empty() ? tr("a tie in both") : moverText(levers[l].mover);
        }
        const auto left = orderOf(levers, true), right = orderOf(levers, false);
        for (std::size_t r = 0; r < left.size(); ++r)
            lines[left[r]].a = {static_cast<int>(r), true};
        for (std::size_t r = 0; r < right.size(); ++r)
            lines[right[r]].b = {static_cast<int>(r), true};
        m_rows = static_cast<int>(std::max(left.size(), right.size()));
        for (std::size_t l = 0; l < levers.size(); ++l) {
            if (levers[l].id == decision::kDoNothing) continue;
            Line& line = lines[l];
            if (line.a.there && line.b.there) line.moved = line.a.row - line.b.row;
            m_lines.push_back(line);
        }
    }
    setAccessibleDescription(reasons().join(QStringLiteral("; ")));
    update();
}

QStringList SlopeChart::reasons() const
{
    QStringList all;
    for (const Line& line : m_lines)
        if (line.moved != 0 && !line.why.isEmpty()) all << line.name + QStringLiteral(": ") + line.why;
    return all;
}

void SlopeChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.bg1);
    painter.setFont(m_theme.font(FontRole::Small));
    if (m_lines.empty()) {
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin),
                         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                         tr("Choose what the ranking is compared with."));
        return;
    }
    const int rows = shownRows(m_rows, height(), m_theme.textScale);
    const double row = std::min(kMostRow * m_theme.textScale, 0.72 * height() / (rows + 1));
    const QRectF lines(kMargin, 4, width() - 2 * kMargin, kHead + row * rows);
    paintLines(painter, lines);
    paintReasons(painter, QRectF(kMargin, lines.bottom() + 8, lines.width(), height() - lines.bottom() - 10));
}

void SlopeChart::paintLines(QPainter& painter, const QRectF& area) const
{
    const double names = 0.38 * area.width();
    const double left = area.left() + names, right = area.right() - names;
    const int rows = shownRows(m_rows, height(), m_theme.textScale);
    const double row = (area.height() - kHead) / rows;
    const auto y = [&](int r) { return area.top() + kHead + (r + 0.5) * row; };
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(area.left(), area.top(), names, kHead), Qt::AlignVCenter | Qt::AlignRight, m_a);
    painter.drawText(QRectF(right, area.top(), names, kHead), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(m_b, Qt::ElideRight, names));
    painter.setFont(m_theme.font(FontRole::Small));
    painter.setPen(QPen(m_theme.line2, 1));
    for (const double x : {left + 8, right - 8})
        painter.drawLine(QPointF(x, area.top() + kHead), QPointF(x, area.bottom()));
    const auto [from, to] = std::pair(left + 8, right - 8);
    // All in the same way: as much of the names as all have room for.
    const QString mark = QStringLiteral(" \u25b2\u00a09");
    const bool whole = std::ranges::all_of(m_lines, [&](const Line& line) {
        return !fitting(painter.font(), QRectF(0, 0, names, row), line.name + mark, {}).isEmpty();
    });
    const auto said = [&](const Line& line) { return whole ? line.name : line.brief; };
    for (const Line& line : m_lines) {
        const bool onLeft = line.a.there && line.a.row < rows, onRight = line.b.there && line.b.row < rows;
        if (!onLeft && !onRight) continue;
        const QColor color = line.moved > 0 ? m_theme.info : line.moved < 0 ? m_theme.error : m_theme.grey;
        if (onLeft && onRight) {
            painter.setPen(QPen(color, line.moved == 0 ? 1.2 : 1.8));
            painter.drawLine(QPointF(from, y(line.a.row)), QPointF(to, y(line.b.row)));
        }
        painter.setBrush(color);
        painter.setPen(Qt::NoPen);
        if (onLeft) painter.drawEllipse(QPointF(from, y(line.a.row)), 3, 3);
        if (onRight) painter.drawEllipse(QPointF(to, y(line.b.row)), 3, 3);
        painter.setPen(m_theme.text);
        if (onLeft)
            drawFitted(painter, QRectF(area.left(), y(line.a.row) - row / 2, names, row),
                       Qt::AlignVCenter | Qt::AlignRight, said(line), 2);
        if (!onRight) continue;
        QString name = said(line);
        if (line.moved != 0) {
            const QString places = QStringLiteral(" ") + QChar(line.moved > 0 ? 0x25b2 : 0x25bc) +
                                   QStringLiteral("\u00a0") + QString::number(std::abs(line.moved));
            const QFontMetricsF metrics(painter.font());
            if (!whole) // the name gives way, how far it moved does not
                name = metrics.elidedText(name, Qt::ElideRight, names - metrics.horizontalAdvance(places));
            name += places;
            painter.setPen(color);
        }
        drawFitted(painter, QRectF(right, y(line.b.row) - row / 2, names, row),
                   Qt::AlignVCenter | Qt::AlignLeft, name, 2);
    }
}

void SlopeChart::paintReasons(QPainter& painter, const QRectF& area) const
{
    const QFontMetricsF metrics(painter.font());
    double y = area.top();
    bool any = false;
    for (const Line& line : m_lines) {
        if (line.moved == 0) continue;
        any = true;
        const QString head = line.brief + QStringLiteral(" ") + QChar(line.moved > 0 ? 0x25b2 : 0x25bc) +
                             QStringLiteral("\u00a0") + QString::number(std::abs(line.moved));
        const double width = std::min(0.5 * area.width(), metrics.horizontalAdvance(head) + 12);
        const double headHeight = metrics.height() * linesOf(painter.font(), head, width - 6, 2);
        const QRectF why(area.left() + width, y, area.width() - width, area.bottom() - y);
        const QRectF needed = metrics.boundingRect(why, Qt::TextWordWrap, line.why);
        const double height = std::max(needed.height(), headHeight);
        if (y + height > area.bottom()) break;
        painter.setPen(line.moved > 0 ? m_theme.info : m_theme.error);
        drawFitted(painter, QRectF(area.left(), y, width - 6, headHeight), Qt::AlignLeft | Qt::AlignTop, head,
                   2);
        painter.setPen(m_theme.text2);
        painter.drawText(why, Qt::TextWordWrap, line.why);
        y += height + 2;
    }
    if (any) return;
    painter.setPen(m_theme.text3);
    painter.drawText(area, Qt::TextWordWrap, tr("No lever changes its place."));
}

} // namespace fulcrum::app
