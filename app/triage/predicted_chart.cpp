// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/predicted_chart.h"

#include "shell/fitted_text.h"
#include "shell/numbers.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr std::array<double, 11> kTicks = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20};
constexpr int kAxis = 18;
constexpr int kLegend = 18;
constexpr int kLegendTop = 6;
constexpr int kMark = 16; // before an entry of the legend
constexpr int kRivalLines = 2;
constexpr int kMargin = 12;

QString tickText(double tick)
{
    return QStringLiteral("\u00D7 ") + formatNumber(tick, 1);
}

} // namespace

PredictedChart::PredictedChart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Predicted against observed"));
    setWhatsThis(tr(
        "<b>Predicted against observed.</b> A row is an observation, the square what was seen. The dot is "
        "what this mechanism predicts, the diamond its strongest rival, as multiples of it; bars hold 95 % "
        "of the runs."));
}

void PredictedChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void PredictedChart::setLines(std::vector<Line> lines, const QString& rival)
{
    m_lines = std::move(lines);
    m_rival = rival;
    constexpr int kLine = 14; // at the least: names are not to lie on one another
    setMinimumHeight(static_cast<int>(m_lines.size()) * qRound(kLine * m_theme.textScale) + kAxis +
                     (1 + kRivalLines) * kLegend + 2 * kMargin);
    m_low = 0.5;
    m_high = 2;
    const auto widen = [this](double value) {
        // Something instead of nothing is no multiple: it stands at the edge and stretches nothing.
        constexpr double kFromNothing = 1000;
        if (!std::isfinite(value) || value <= 0 || value > kFromNothing || value * kFromNothing < 1) return;
        while (value < m_low && m_low > kTicks.front())
            m_low = *std::prev(std::ranges::lower_bound(kTicks, m_low * 0.999));
        while (value > m_high && m_high < kTicks.back())
            m_high = *std::ranges::upper_bound(kTicks, m_high * 1.001);
    };
    for (const Line& line : m_lines)
        for (const double value : {line.observed.low, line.own.value, line.own.low, line.own.high,
                                   line.rival ? line.rival->value : 1.0})
            widen(value);
    updateGeometry();
    update();
}

QSize PredictedChart::sizeHint() const
{
    return {300, static_cast<int>(m_lines.size()) * 44 + kAxis + kLegend + 2 * kMargin};
}

double PredictedChart::x(double ratio, const QRectF& plot) const
{
    const double bounded = std::clamp(std::isfinite(ratio) ? ratio : m_high, m_low, m_high);
    return plot.left() + plot.width() * std::log(bounded / m_low) / std::log(m_high / m_low);
}

void PredictedChart::paintAxis(QPainter& painter, const QRectF& plot) const
{
    painter.setFont(m_theme.font(FontRole::Small));
    double free = plot.left() - 40; // where the next text may begin
    // Of what was observed there is always one, with its room.
    const double one = x(1, plot), room = painter.fontMetrics().horizontalAdvance(tickText(1)) / 2.0 + 6;
    for (const double tick : kTicks) {
        if (tick < m_low * 0.999 || tick > m_high * 1.001) continue;
        painter.setPen(QPen(tick == 1 ? m_theme.line2 : m_theme.line, 1));
        const double at = std::round(x(tick, plot)) + 0.5;
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        const double width = painter.fontMetrics().horizontalAdvance(tickText(tick));
        if (tick != 1 && (at - width / 2 < free || (tick < 1 && at + width / 2 > one - room))) continue;
        free = at + width / 2 + 6;
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(at - 30, plot.top() - kAxis, 60, kAxis - 2),
                         Qt::AlignHCenter | Qt::AlignBottom, tickText(tick));
    }
}

void PredictedChart::paintLine(QPainter& painter, const Line& line, const QRectF& plot, double y,
                               double step) const
{
    const double gap = std::min(10.0, step / 4);
    const auto bar = [&](const Interval& range, double at, const QColor& color, double width) {
        painter.setPen(QPen(color, width));
        painter.drawLine(QPointF(x(range.low, plot), at), QPointF(x(range.high, plot), at));
    };
    // Observed: a square, and the bucket it lies in.
    const double top = y - (line.rival ? gap : gap / 2);
    bar(line.observed, top, m_theme.text3, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.measured());
    painter.drawRect(QRectF(x(line.observed.value, plot) - 4, top - 4, 8, 8));
    // This mechanism: a dot.
    const double middle = line.rival ? y : y + gap / 2;
    bar(line.own, middle, m_theme.simulated(), 1.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.simulated());
    painter.drawEllipse(QPointF(x(line.own.value, plot), middle), 4.5, 4.5);
    if (!line.rival) return;
    const double bottom = y + gap;
    bar(*line.rival, bottom, m_theme.vermilion, 1.2);
    const QPointF c(x(line.rival->value, plot), bottom);
    QPainterPath diamond(c + QPointF(0, -5));
    for (const QPointF& corner : {QPointF(5, 0), QPointF(0, 5), QPointF(-5, 0), QPointF(0, -5)})
        diamond.lineTo(c + corner);
    painter.setPen(QPen(m_theme.vermilion, 1.5));
    painter.setBrush(m_theme.bg0);
    painter.drawPath(diamond);
}

void PredictedChart::paintLegend(QPainter& painter, const QRectF& where) const
{
    painter.setFont(m_theme.font(FontRole::Small));
    double at = where.left(), top = where.top();
    const auto entry = [&](const QString& text, auto&& mark) {
        mark(QPointF(at + 6, top + painter.fontMetrics().height() / 2.0));
        painter.setPen(m_theme.text2);
        const QRectF room(at + kMark, top, where.right() - at - kMark, kRivalLines * where.height());
        drawFitted(painter, room, Qt::AlignLeft | Qt::AlignTop, text, kRivalLines);
        at += kMark + painter.fontMetrics().horizontalAdvance(text) + 14;
    };
    entry(tr("observed"), [&](const QPointF& c) {
        painter.fillRect(QRectF(c.x() - 4, c.y() - 4, 8, 8), m_theme.measured());
    });
    entry(tr("this mechanism"), [&](const QPointF& c) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.simulated());
        painter.drawEllipse(c, 4.5, 4.5);
    });
    if (m_rival.isEmpty()) return;
    if (at + kMark + painter.fontMetrics().horizontalAdvance(m_rival) > where.right()) { // lines of its own
        at = where.left();
        top += where.height();
    }
    entry(m_rival, [&](const QPointF& c) {
        painter.setPen(QPen(m_theme.vermilion, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.save();
        painter.translate(c);
        painter.rotate(45);
        painter.drawRect(QRectF(-3.5, -3.5, 7, 7));
        painter.restore();
    });
}

void PredictedChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.bg0);
    if (m_lines.empty()) return;
    const QFontMetrics text(m_theme.font(FontRole::Table)), strong(m_theme.font(FontRole::TableStrong));
    const QFontMetrics small(m_theme.font(FontRole::Small));
    const int entries = small.horizontalAdvance(tr("observed") + tr("this mechanism") + m_rival) + 80;
    const int beside = width() - 2 * kMargin;
    const int legend =
        m_rival.isEmpty() || entries < beside
            ? kLegend
            : (1 + linesOf(m_theme.font(FontRole::Small), m_rival, beside - kMark, kRivalLines)) * kLegend;
    int names = 0;
    for (const Line& line : m_lines)
        names = std::max(names, (line.fails ? strong : text).horizontalAdvance(line.name));
    names = std::min(names, width() * 2 / 5);
    // Legend and axis come first: with many rows what is below is scrolled to.
    const double top = kLegendTop + legend + kAxis;
    const QRectF plot(kMargin + names + 14, top, width() - names - 2 * kMargin - 26,
                      height() - top - kMargin / 2.0);
    if (plot.width() < 60 || plot.height() < 20) return;
    paintAxis(painter, plot);
    const double step = plot.height() / static_cast<double>(m_lines.size());
    for (std::size_t l = 0; l < m_lines.size(); ++l) {
        const Line& line = m_lines[l];
        const double y = plot.top() + step * (static_cast<double>(l) + 0.5);
        painter.setFont(step < 15 ? m_theme.font(FontRole::Small)
                                  : m_theme.font(line.fails ? FontRole::TableStrong : FontRole::Table));
        painter.setPen(line.fails ? m_theme.error : m_theme.text);
        painter.drawText(QRectF(kMargin, y - 10, names + 2, 20), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(line.name, Qt::ElideRight, names + 2));
        paintLine(painter, line, plot, y, step);
    }
    paintLegend(painter, QRectF(kMargin, kLegendTop, width() - 2 * kMargin, kLegend));
}

} // namespace fulcrum::app
