// SPDX-License-Identifier: GPL-3.0-or-later
// What the view draws over the picture of its rows, and says of them: values at the cursor, the cursor, the
// selection, tooltips.
#include "shell/numbers.h"
#include "timeline/marks_painter.h"
#include "timeline/timeline_view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kLeastDrag = 4;

// To a thousandth of the value axis: the mean of a queue that was never used but once is "<0.01", not
// 0.00289.
QString valueText(double value, double axisMax)
{
    if (value == std::round(value) && std::abs(value) < 1000) return formatInteger(qRound64(value));
    const int decimals = std::min(decimalsFor(value), decimalsFor(axisMax));
    const double least = std::pow(10.0, -decimals);
    if (std::abs(value) < least / 2) return QLatin1Char('<') + formatDecimals(least, decimals);
    return decimals > 0 ? formatDecimals(value, decimals) : formatNumber(value);
}

// One of the two lines of a row's head.
struct HeadLine {
    QString left;
    FontRole leftRole = FontRole::Small;
    QColor leftColor;
    QString value;
    FontRole rightRole = FontRole::Small;
    QColor rightColor;
};

} // namespace

SeriesBucket TimelineView::valueOf(const SeriesPyramid& series) const
{
    return m_cursor ? series.at(*m_cursor) : summary(series, m_selection.value_or(m_axis.visible()));
}

std::optional<double> TimelineView::measuredOf(const TimelineRow& row) const
{
    if (m_cursor) return row.measured.at(*m_cursor);
    const MeasuredStatistics all = row.measured.statistics(m_selection.value_or(m_axis.visible()));
    return all.n > 0 ? std::optional(all.mean) : std::nullopt;
}

void TimelineView::paintHead(QPainter& painter, std::size_t row)
{
    const TimelineRow& shown = m_data.rows[row];
    const QRectF whole = m_layout.rowHead(row);
    if (m_selection && row == m_row) {
        painter.fillRect(whole.adjusted(0, 0, 0, -1), m_theme.sel);
        painter.fillRect(QRectF(0, whole.top(), 2, whole.height() - 1), m_theme.accent);
    }
    if (shown.pinned)
        paintIcon(painter, QStringLiteral("pin"), QRectF(1, whole.center().y() - 5, 10, 10), m_theme.accent);
    const QRectF head = whole.adjusted(12, 0, -10, 0);
    const double axisMax = valueAxis(shown, head, m_axis.visible()).max;
    const auto text = [&](double value, bool known, const QString& prefix = {}) {
        return known ? prefix + valueText(value, axisMax) : QStringLiteral("–");
    };
    const SeriesBucket value = shown.lines.empty() ? SeriesBucket{} : valueOf(shown.lines.front().series);
    const QString simulated = text(value.mean, value.covered > 0);
    HeadLine first{shown.name, FontRole::TableStrong, m_theme.text,
                   simulated,  FontRole::TableStrong, m_theme.text};
    HeadLine second{shown.scope, FontRole::Small, m_theme.text3, {}, FontRole::Small, m_theme.text2};
    if (!shown.measured.empty()) {
        const std::optional<double> measured = measuredOf(shown);
        first.value = text(measured.value_or(0), measured.has_value());
        second.left = shown.measuredScope;
        if (!shown.lines.empty()) {
            second.value = simulated;
            second.rightColor = m_theme.simulated();
        }
    } else if (shown.lines.size() > 1) {
        const SeriesBucket other = valueOf(shown.lines[1].series);
        second.left = shown.lines[1].name;
        second.leftColor = m_theme.decode();
        second.value = text(other.mean, other.covered > 0);
    } else if (!shown.baseline.empty()) {
        const SeriesBucket other = valueOf(shown.baseline);
        second.left = m_data.baselineName;
        second.value = text(other.mean, other.covered > 0);
    } else if (shown.kind != TimelineRow::Kind::Difference) {
        second.value = text(value.max, value.covered > 0, tr("max "));
    }
    if (shown.kind != TimelineRow::Kind::Run) first.leftColor = m_theme.text2;

    const QFontMetricsF small(m_theme.font(FontRole::Small));
    const double unitWidth = small.horizontalAdvance(QStringLiteral("req")) + 5;
    const double lineHeight = small.height() + 2;
    double y = head.top() + std::max(2.0, (head.height() - 2 * lineHeight) / 2 - 1);
    for (const HeadLine& line : {first, second}) {
        const QRectF where(head.left(), y, head.width(), lineHeight);
        y += lineHeight;
        double valueWidth = 0;
        if (!line.value.isEmpty()) {
            painter.setFont(m_theme.font(line.rightRole));
            valueWidth = tabularWidth(QFontMetricsF(painter.font()), line.value);
            painter.setPen(m_dimmed ? m_theme.text3 : line.rightColor);
            drawTabular(painter, where.adjusted(0, 0, -unitWidth, 0), Qt::AlignRight | Qt::AlignVCenter,
                        line.value);
            painter.setFont(m_theme.font(FontRole::Small));
            painter.setPen(m_theme.text3);
            painter.drawText(QRectF(where.right() - unitWidth + 5, where.top(), unitWidth, lineHeight),
                             Qt::AlignLeft | Qt::AlignVCenter, shown.unit);
        }
        painter.setFont(m_theme.font(line.leftRole));
        painter.setPen(line.leftColor);
        const double room = where.width() - (valueWidth > 0 ? unitWidth + valueWidth + 6 : 0);
        painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(line.left, Qt::ElideRight, room));
    }
}

QString TimelineView::selectionText() const
{
    const QString length = lengthText(m_selection->length());
    if (m_data.requestTimes.empty()) return length;
    const auto begin =
        std::lower_bound(m_data.requestTimes.begin(), m_data.requestTimes.end(), m_selection->from);
    const auto end = std::lower_bound(begin, m_data.requestTimes.end(), m_selection->until);
    return tr("%1, %n requests", nullptr, static_cast<int>(end - begin)).arg(length);
}

void TimelineView::paintSelection(QPainter& painter)
{
    if (m_drag == Drag::Select && std::abs(m_dragTo - m_dragFrom) >= kLeastDrag)
        return paintRange(painter, std::min(m_dragFrom, m_dragTo), std::max(m_dragFrom, m_dragTo), {},
                          m_layout, m_theme);
    if (!m_selection) return;
    const double from = m_axis.toPixel(m_selection->from);
    const double until = m_axis.toPixel(m_selection->until);
    if (until < m_layout.plot().left() || from > m_layout.plot().right()) return;
    paintRange(painter, from, until, selectionText(), m_layout, m_theme);
}

void TimelineView::paintScroll(QPainter& painter)
{
    if (m_layout.mostScroll() <= 0) return;
    const QRectF plot = m_layout.plot();
    const double share = plot.height() / m_layout.all();
    const QRectF bar(width() - 6, plot.top() + m_layout.scroll * share, 4, plot.height() * share);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.line2);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineView::paintCursor(QPainter& painter)
{
    if (!m_cursor) return;
    const QRectF plot = m_layout.plot();
    const double x = m_axis.toPixel(*m_cursor);
    if (x < plot.left() - 0.5 || x > plot.right() + 0.5) return;
    painter.save();
    painter.setClipRect(QRectF(0, m_layout.axisHeight, width(), plot.bottom() - m_layout.axisHeight));
    painter.fillRect(QRectF(std::round(x), m_layout.axisHeight, 1, plot.bottom()), m_theme.accent);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        const TimelineRow& shown = m_data.rows[row];
        if (!m_layout.isSeen(row)) continue;
        const ValueAxis values = valueAxis(shown, m_layout.rowPlot(row), m_axis.visible());
        const auto dot = [&](double value, const QColor& color) {
            if (value < values.min) return;
            painter.setPen(QPen(m_theme.bg0, 1));
            painter.setBrush(color);
            painter.drawEllipse(QPointF(x, values.toPixel(std::min(value, values.max))), 3.5, 3.5);
        };
        if (!shown.lines.empty()) {
            const SeriesBucket value = shown.lines.front().series.at(*m_cursor);
            if (value.covered > 0)
                dot(value.mean,
                    shown.kind == TimelineRow::Kind::Base ? m_theme.baseline() : m_theme.simulated());
        }
        if (const auto value = shown.measured.at(*m_cursor)) dot(*value, m_theme.measured());
    }
    painter.restore();

    painter.setFont(m_theme.font(FontRole::Small));
    const QString label = m_axis.timeAtPixel(x);
    const double width = tabularWidth(QFontMetricsF(painter.font()), label) + 12;
    const double left = std::clamp(x - width / 2, plot.left(), m_layout.width - width);
    const QRectF chip(left, 3, width, m_layout.axisHeight - 7);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.fill);
    painter.drawRoundedRect(chip, metrics::kChipRadius, metrics::kChipRadius);
    painter.setPen(m_theme.onFill);
    drawTabular(painter, chip, Qt::AlignHCenter | Qt::AlignVCenter, label);
}

bool TimelineView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        return showToolTip(help->pos(), help->globalPos());
    }
    return QWidget::event(event);
}

bool TimelineView::showToolTip(const QPoint& where, const QPoint& global)
{
    const std::vector<QRectF> flags = markFlags(m_data.marks, m_axis, m_layout, m_theme);
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (!flags[i].contains(where)) continue;
        const TimelineMark& mark = m_data.marks[i];
        const QString detail = mark.detail.isEmpty() ? QString() : QLatin1Char('\n') + mark.detail;
        QToolTip::showText(global, mark.text + QLatin1Char('\n') + m_axis.timeText(mark.at) + detail, this,
                           flags[i].toRect());
        return true;
    }
    if (const int row = rowAt(where.y()); row >= 0) {
        const auto at = static_cast<std::size_t>(row);
        const QRectF whole = m_layout.rowHead(at).united(m_layout.rowPlot(at));
        QToolTip::showText(global, rowToolTip(m_data.rows[at]), this, whole.toRect());
        return true;
    }
    QToolTip::hideText();
    return true;
}

QString TimelineView::rowToolTip(const TimelineRow& row) const
{
    const QString scope = row.measured.empty() || row.scope == row.measuredScope || row.scope.isEmpty()
                              ? (row.scope.isEmpty() ? row.measuredScope : row.scope)
                              : row.scope + QStringLiteral(", ") + row.measuredScope;
    QStringList lines{row.definition, tr("Unit: %1; %2.").arg(row.unit, scope)};
    lines.removeAll(QString());
    for (const TimelineLine& line : row.lines) {
        const SeriesBucket value = valueOf(line.series);
        if (value.covered == 0) continue;
        const QString name = line.name.isEmpty() ? row.name : line.name;
        const int decimals = decimalsFor(value.max);
        lines << tr("%1: mean %2, from %3 to %4 %5")
                     .arg(name, formatNumber(value.mean), formatDecimals(value.min, decimals),
                          formatDecimals(value.max, decimals), row.unit);
    }
    if (!row.baseline.empty()) {
        const SeriesBucket value = valueOf(row.baseline);
        if (value.covered > 0)
            lines << tr("%1: mean %2 %3").arg(m_data.baselineName, formatNumber(value.mean), row.unit);
    }
    if (const MeasuredStatistics all = row.measured.statistics(m_selection.value_or(m_axis.visible()));
        all.n > 0) {
        const int decimals = decimalsFor(all.max);
        lines << tr("Measured: mean %1, from %2 to %3 %4, %n points", nullptr, static_cast<int>(all.n))
                     .arg(formatNumber(all.mean), formatDecimals(all.min, decimals),
                          formatDecimals(all.max, decimals), row.unit);
    }
    if (!row.lines.empty()) lines << tr("Simulated; line: mean, band: smallest to largest.");
    return lines.join(QLatin1Char('\n'));
}

QString TimelineView::describedValues() const
{
    QStringList parts;
    parts << (m_cursor ? tr("At %1").arg(m_axis.timeAtPixel(m_axis.toPixel(*m_cursor)))
              : m_selection
                  ? tr("Means from %1 to %2")
                        .arg(m_axis.timeText(m_selection->from), m_axis.timeText(m_selection->until))
                  : tr("Means of what is shown"));
    for (const TimelineRow& row : m_data.rows) {
        if (!row.measured.empty()) {
            const std::optional<double> value = measuredOf(row);
            parts << tr("%1 measured %2 %3")
                         .arg(row.name, value ? formatNumber(*value) : tr("unknown"), row.unit);
        }
        if (row.lines.empty()) continue;
        const SeriesBucket value = valueOf(row.lines.front().series);
        parts << tr("%1 %2 %3")
                     .arg(row.name, value.covered > 0 ? formatNumber(value.mean) : tr("unknown"), row.unit);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace fulcrum::app
