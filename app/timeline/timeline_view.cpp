// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_view.h"

#include "shell/numbers.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kLeastRow = 38; // two lines of text
constexpr int kMostRow = 88;
constexpr double kZoomStep = 1.25;
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

} // namespace

TimelineView::TimelineView(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Timelines of the run"));
    setWhatsThis(
        tr("Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest "
           "request in the queue. The wheel zooms, a drag selects a range, Shift and drag pans; W S A D "
           "do the same, Backspace goes back, F shows the whole run."));
}

void TimelineView::setTheme(const Theme& theme)
{
    m_theme = theme;
    layOut();
    updateGeometry();
    changed();
}

void TimelineView::setData(TimelineData shown)
{
    const bool sameTime = shown.extent == m_data.extent;
    m_data = std::move(shown);
    if (!sameTime) {
        m_axis.setExtent(m_data.extent);
        m_cursor.reset();
    }
    layOut();
    updateGeometry();
    changed();
    emit viewChanged();
}

void TimelineView::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

void TimelineView::setCursorTime(std::optional<TimeNs> time)
{
    m_cursor = time;
    setAccessibleDescription(describedValues());
    update();
}

void TimelineView::changed()
{
    m_stale = true;
    setAccessibleDescription(describedValues());
    update();
}

double TimelineView::heightFor(int rowHeight) const
{
    TimelineLayout layout = m_layout;
    layout.rowHeight = std::round(rowHeight * m_theme.textScale);
    return layout.height();
}

QSize TimelineView::sizeHint() const
{
    return {720, static_cast<int>(heightFor(metrics::kTimelineRow))};
}

QSize TimelineView::minimumSizeHint() const
{
    return {360, static_cast<int>(heightFor(kLeastRow))};
}

void TimelineView::layOut()
{
    m_layout.rows = m_data.rows.size();
    m_layout.width = width();
    m_layout.headWidth = std::round(188 * m_theme.textScale);
    m_layout.axisHeight = std::round(26 * m_theme.textScale);
    if (m_layout.rows > 0) {
        const double share = (height() - m_layout.axisHeight - 1) / static_cast<double>(m_layout.rows);
        m_layout.rowHeight =
            std::floor(std::clamp(share, kLeastRow * m_theme.textScale, kMostRow * m_theme.textScale));
    }
    const QRectF plot = m_layout.plot();
    m_axis.setPixels(plot.left(), plot.width());
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    layOut();
    changed();
}

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    if (m_data.rows.empty()) return;
    const double dpr = devicePixelRatioF();
    const QSize pixels = size() * dpr;
    if (m_stale || m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(dpr);
        m_picture.fill(m_theme.bg1);
        QPainter inside(&m_picture);
        paintTimeline(inside, m_data, m_axis, m_layout, m_theme);
        m_stale = false;
    }
    painter.setOpacity(m_dimmed ? 0.45 : 1);
    painter.drawPixmap(0, 0, m_picture);
    painter.setOpacity(1);
    for (std::size_t row = 0; row < m_data.rows.size(); ++row)
        paintHead(painter, row);
    paintSelection(painter);
    paintCursor(painter);
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

SeriesBucket TimelineView::valueOf(const SeriesPyramid& series) const
{
    return m_cursor ? series.at(*m_cursor) : summary(series, m_axis.visible());
}

void TimelineView::paintHead(QPainter& painter, std::size_t row)
{
    const TimelineRow& shown = m_data.rows[row];
    const QRectF head = m_layout.rowHead(row).adjusted(12, 0, -10, 0);
    const QFontMetricsF small(m_theme.font(FontRole::Small));
    const double unitWidth = small.horizontalAdvance(QStringLiteral("req")) + 5;
    const double lineHeight = small.height() + 2;
    const double axisMax = valueAxis(shown, head, m_axis.visible()).max;
    double y = head.top() + std::max(2.0, (head.height() - 2 * lineHeight) / 2 - 1);
    const auto line = [&](const QString& left, FontRole leftRole, const QColor& leftColor,
                          const QString& prefix, double number, bool known, FontRole rightRole,
                          const QColor& rightColor) {
        const QRectF where(head.left(), y, head.width(), lineHeight);
        y += lineHeight;
        const QString value = known ? prefix + valueText(number, axisMax) : QStringLiteral("–");
        painter.setFont(m_theme.font(rightRole));
        const double valueWidth = tabularWidth(QFontMetricsF(painter.font()), value);
        painter.setPen(m_dimmed ? m_theme.text3 : rightColor);
        drawTabular(painter, where.adjusted(0, 0, -unitWidth, 0), Qt::AlignRight | Qt::AlignVCenter, value);
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(where.right() - unitWidth + 5, y - lineHeight, unitWidth, lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, shown.unit);
        painter.setFont(m_theme.font(leftRole));
        painter.setPen(leftColor);
        const double room = where.width() - unitWidth - valueWidth - 6;
        painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(left, Qt::ElideRight, room));
    };
    const SeriesBucket value = shown.lines.empty() ? SeriesBucket{} : valueOf(shown.lines.front().series);
    line(shown.name, FontRole::TableStrong, m_theme.text, {}, value.mean, value.covered > 0,
         FontRole::TableStrong, m_theme.text);
    if (shown.lines.size() > 1) {
        const SeriesBucket other = valueOf(shown.lines[1].series);
        line(shown.lines[1].name, FontRole::Small, m_theme.decode(), {}, other.mean, other.covered > 0,
             FontRole::Small, m_theme.text2);
    } else if (!shown.baseline.empty()) {
        const SeriesBucket other = valueOf(shown.baseline);
        line(tr("base"), FontRole::Small, m_theme.text3, {}, other.mean, other.covered > 0, FontRole::Small,
             m_theme.text2);
    } else {
        line(shown.scope, FontRole::Small, m_theme.text3, tr("max "), value.max, value.covered > 0,
             FontRole::Small, m_theme.text2);
    }
}

void TimelineView::paintSelection(QPainter& painter)
{
    if (m_drag != Drag::Select || std::abs(m_dragTo - m_dragFrom) < kLeastDrag) return;
    const QRectF plot = m_layout.plot();
    const double from = std::clamp(std::min(m_dragFrom, m_dragTo), plot.left(), plot.right());
    const double until = std::clamp(std::max(m_dragFrom, m_dragTo), plot.left(), plot.right());
    const QRectF area(from, 0, until - from, plot.bottom());
    QColor tint = m_theme.accent;
    tint.setAlphaF(0.18F);
    painter.fillRect(area, tint);
    painter.setPen(QPen(m_theme.accent, 1, Qt::DashLine));
    for (const double x : {from, until})
        painter.drawLine(QPointF(x, 0), QPointF(x, plot.bottom()));
}

void TimelineView::paintCursor(QPainter& painter)
{
    if (!m_cursor) return;
    const QRectF plot = m_layout.plot();
    const double x = m_axis.toPixel(*m_cursor);
    if (x < plot.left() - 0.5 || x > plot.right() + 0.5) return;
    painter.fillRect(QRectF(std::round(x), plot.top(), 1, plot.height()), m_theme.accent);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        const TimelineRow& shown = m_data.rows[row];
        if (shown.lines.empty()) continue;
        const SeriesBucket value = shown.lines.front().series.at(*m_cursor);
        if (value.covered == 0) continue;
        const ValueAxis values = valueAxis(shown, m_layout.rowPlot(row), m_axis.visible());
        painter.setPen(QPen(m_theme.bg0, 1));
        painter.setBrush(m_theme.simulated());
        painter.drawEllipse(QPointF(x, values.toPixel(std::min(value.mean, values.max))), 3.5, 3.5);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);

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

void TimelineView::zoomIn()
{
    const QRectF plot = m_layout.plot();
    m_axis.zoomAt(m_cursor ? m_axis.toPixel(*m_cursor) : plot.center().x(), kZoomStep);
    changed();
    emit viewChanged();
}

void TimelineView::zoomOut()
{
    const QRectF plot = m_layout.plot();
    m_axis.zoomAt(m_cursor ? m_axis.toPixel(*m_cursor) : plot.center().x(), 1 / kZoomStep);
    changed();
    emit viewChanged();
}

void TimelineView::fit()
{
    m_axis.fit();
    changed();
    emit viewChanged();
}

void TimelineView::back()
{
    if (!m_axis.back()) return;
    changed();
    emit viewChanged();
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    const QPoint delta = event->angleDelta();
    if (std::abs(delta.x()) > std::abs(delta.y()))
        m_axis.pan(-delta.x());
    else
        m_axis.zoomAt(event->position().x(), std::pow(kZoomStep, delta.y() / 120.0));
    setCursorTime(m_axis.toTime(event->position().x()));
    changed();
    emit viewChanged();
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    const bool pan = event->button() == Qt::MiddleButton ||
                     (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!pan && event->button() != Qt::LeftButton) return;
    if (event->position().x() < m_layout.plot().left()) return;
    m_drag = pan ? Drag::Pan : Drag::Select;
    m_dragFrom = m_dragTo = event->position().x();
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    if (m_drag == Drag::Pan) {
        m_axis.pan(m_dragTo - x);
        changed();
        emit viewChanged();
    }
    m_dragTo = x;
    const QRectF plot = m_layout.plot();
    const bool inside = x >= plot.left() && x <= plot.right() + 8;
    setCursorTime(inside ? std::optional(m_axis.toTime(x)) : std::nullopt);
}

void TimelineView::mouseReleaseEvent(QMouseEvent*)
{
    const Drag drag = m_drag;
    m_drag = Drag::None;
    if (drag == Drag::Select && std::abs(m_dragTo - m_dragFrom) >= kLeastDrag) {
        m_axis.show(
            {m_axis.toTime(std::min(m_dragFrom, m_dragTo)), m_axis.toTime(std::max(m_dragFrom, m_dragTo))});
        changed();
        emit viewChanged();
    }
    update();
}

void TimelineView::leaveEvent(QEvent*)
{
    setCursorTime(std::nullopt);
}

void TimelineView::moveCursor(double pixels)
{
    const double x = m_cursor ? m_axis.toPixel(*m_cursor) : m_layout.plot().center().x();
    setCursorTime(m_axis.toTime(x + pixels));
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const double page = m_layout.plot().width() / 8;
    switch (event->key()) {
    case Qt::Key_W:
        return zoomIn();
    case Qt::Key_S:
        return zoomOut();
    case Qt::Key_A:
    case Qt::Key_D:
        m_axis.pan(event->key() == Qt::Key_A ? -page : page);
        changed();
        emit viewChanged();
        return;
    case Qt::Key_Left:
        return moveCursor(event->modifiers().testFlag(Qt::ShiftModifier) ? -10 : -1);
    case Qt::Key_Right:
        return moveCursor(event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1);
    case Qt::Key_F:
    case Qt::Key_0:
        return fit();
    case Qt::Key_Backspace:
        return back();
    case Qt::Key_Escape:
        if (m_drag == Drag::None) break;
        m_drag = Drag::None;
        return update();
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
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
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        const QRectF whole = m_layout.rowHead(row).united(m_layout.rowPlot(row));
        if (!whole.contains(where)) continue;
        QToolTip::showText(global, rowToolTip(m_data.rows[row]), this, whole.toRect());
        return true;
    }
    QToolTip::hideText();
    return true;
}

QString TimelineView::rowToolTip(const TimelineRow& row) const
{
    QStringList lines{row.definition, tr("Unit: %1; %2.").arg(row.unit, row.scope)};
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
    lines << tr("Simulated; line: mean, band: smallest to largest.");
    return lines.join(QLatin1Char('\n'));
}

QString TimelineView::describedValues() const
{
    QStringList parts;
    parts << (m_cursor ? tr("At %1").arg(m_axis.timeAtPixel(m_axis.toPixel(*m_cursor)))
                       : tr("Means of what is shown"));
    for (const TimelineRow& row : m_data.rows) {
        if (row.lines.empty()) continue;
        const SeriesBucket value = valueOf(row.lines.front().series);
        parts << tr("%1 %2 %3")
                     .arg(row.name, value.covered > 0 ? formatNumber(value.mean) : tr("unknown"), row.unit);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace fulcrum::app
