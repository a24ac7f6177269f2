// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
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

// More rows than these scroll rather than become the whole page.
constexpr std::size_t kMostRowsAsked = 7;

} // namespace

TimelineView::TimelineView(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Timelines of the run"));
    setWhatsThis(
        tr("Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest "
           "request in the queue, simulated and measured. The wheel zooms, a drag selects a range, Shift and "
           "drag pans, Ctrl and drag slides what was measured; W S A D zoom and pan, Backspace goes back, F "
           "shows the selection or the whole run, M makes an observation of the selection."));
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
    m_axis.setClock(m_data.utcAtZero);
    if (!sameTime) {
        m_axis.changeExtent(m_data.extent);
        m_cursor.reset();
    }
    m_row = std::min(m_row, m_data.rows.empty() ? 0 : m_data.rows.size() - 1);
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
    if (time == m_cursor) return;
    m_cursor = time;
    setAccessibleDescription(describedValues());
    update();
    emit cursorMoved();
}

void TimelineView::zoomAt(double x, double factor)
{
    m_axis.zoomAt(x, factor);
    changed();
    emit viewChanged();
}

void TimelineView::pan(double pixels)
{
    m_axis.pan(pixels);
    changed();
    emit viewChanged();
}

void TimelineView::changed()
{
    m_stale = true;
    setAccessibleDescription(describedValues());
    update();
}

double TimelineView::heightFor(int rowHeight, std::size_t mostRows) const
{
    TimelineLayout layout = m_layout;
    layout.room = layout.scroll = 0;
    layout.rows = std::min(layout.rows, mostRows);
    layout.rowHeight = std::round(rowHeight * m_theme.textScale);
    return layout.height();
}

QSize TimelineView::sizeHint() const
{
    return {720, static_cast<int>(heightFor(metrics::kTimelineRow, kMostRowsAsked))};
}

QSize TimelineView::minimumSizeHint() const
{
    return {360, static_cast<int>(heightFor(kLeastRow, 5))};
}

void TimelineView::layOut()
{
    m_layout.rows = m_data.rows.size();
    m_layout.width = width();
    m_layout.headWidth = std::round(188 * m_theme.textScale);
    m_layout.axisHeight = std::round(26 * m_theme.textScale);
    m_layout.marksHeight = std::round(22 * m_theme.textScale);
    m_layout.room = std::max(1.0, height() - m_layout.top() - 1);
    if (m_layout.rows > 0) {
        const double share = m_layout.room / static_cast<double>(m_layout.rows);
        m_layout.rowHeight =
            std::floor(std::clamp(share, kLeastRow * m_theme.textScale, kMostRow * m_theme.textScale));
    }
    m_layout.scroll = std::clamp(m_layout.scroll, 0.0, m_layout.mostScroll());
    const QRectF plot = m_layout.plot();
    m_axis.setPixels(plot.left(), plot.width());
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    layOut();
    changed();
    emit viewChanged(); // the axis lies elsewhere now
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
    painter.save();
    painter.setClipRect(QRectF(0, m_layout.top(), width(), m_layout.plot().height()));
    for (std::size_t row = 0; row < m_data.rows.size(); ++row)
        if (m_layout.isSeen(row)) paintHead(painter, row);
    painter.restore();
    paintScroll(painter);
    paintSelection(painter);
    paintCursor(painter);
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
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
    if (event->modifiers().testFlag(
            Qt::AltModifier)) { // with Alt some platforms turn the wheel by 90 degrees
        scrollRows(-(delta.y() != 0 ? delta.y() : delta.x()) / 120.0 * m_layout.rowHeight);
        event->accept();
        return;
    }
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
    if (const int row = rowAt(event->position().y()); row >= 0) setRow(static_cast<std::size_t>(row));
    if (event->position().x() < m_layout.plot().left()) return;
    const bool slide = !pan && hasMeasured() && event->modifiers().testFlag(Qt::ControlModifier);
    m_drag = pan ? Drag::Pan : slide ? Drag::Slide : Drag::Select;
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
    if (m_drag == Drag::Slide && x != m_dragTo) slideBy(x - m_dragTo, false);
    m_dragTo = x;
    const QRectF plot = m_layout.plot();
    const bool inside = x >= plot.left() && x <= plot.right() + 8;
    setCursorTime(inside ? std::optional(m_axis.toTime(x)) : std::nullopt);
}

void TimelineView::mouseReleaseEvent(QMouseEvent*)
{
    const Drag drag = m_drag;
    m_drag = Drag::None;
    if (drag == Drag::Slide) slideBy(0, true);
    if (drag == Drag::Select && std::abs(m_dragTo - m_dragFrom) >= kLeastDrag)
        setSelection(TimeRange{m_axis.toTime(std::min(m_dragFrom, m_dragTo)),
                               m_axis.toTime(std::max(m_dragFrom, m_dragTo))});
    else if (drag == Drag::Select)
        setSelection(std::nullopt);
    update();
}

void TimelineView::setSelection(std::optional<TimeRange> range)
{
    if (range == m_selection) return;
    m_selection = range;
    setAccessibleDescription(describedValues());
    update();
    emit selectionChanged();
}

void TimelineView::setRow(std::size_t row)
{
    if (row >= m_data.rows.size() || row == m_row) return;
    m_row = row;
    const double above = m_layout.rowHead(row).top() - m_layout.top();
    const double below = m_layout.rowHead(row).bottom() - m_layout.plot().bottom();
    scrollRows(above < 0 ? above : std::max(below, 0.0));
    update();
    emit selectionChanged();
}

int TimelineView::rowAt(double y) const
{
    for (std::size_t row = 0; row < m_data.rows.size(); ++row) {
        const QRectF head = m_layout.rowHead(row);
        if (y >= std::max(head.top(), m_layout.top()) &&
            y < std::min(head.bottom(), m_layout.plot().bottom()))
            return static_cast<int>(row);
    }
    return -1;
}

bool TimelineView::hasMeasured() const
{
    return m_data.simulated && std::any_of(m_data.rows.begin(), m_data.rows.end(),
                                           [](const TimelineRow& row) { return !row.measured.empty(); });
}

void TimelineView::slideBy(double pixels, bool done)
{
    const TimeNs by = static_cast<TimeNs>(std::llround(pixels * m_axis.nsPerPixel()));
    if (by != 0) {
        slideMeasured(m_data, by);
        m_axis.setClock(m_data.utcAtZero);
        changed();
    }
    if (by != 0 || done) emit slid(by, done);
}

void TimelineView::scrollRows(double pixels)
{
    const double to = std::clamp(m_layout.scroll + pixels, 0.0, m_layout.mostScroll());
    if (to == m_layout.scroll) return;
    m_layout.scroll = to;
    changed();
}

void TimelineView::showSelection()
{
    if (!m_selection || m_axis.visible() == *m_selection) return fit();
    m_axis.show(*m_selection);
    changed();
    emit viewChanged();
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
    if (selectionKey(event)) return;
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
        return showSelection();
    case Qt::Key_0:
        return fit();
    case Qt::Key_Backspace:
        return back();
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

bool TimelineView::selectionKey(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const double pixels = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!control || !hasMeasured()) return false;
        slideBy(event->key() == Qt::Key_Left ? -pixels : pixels, true);
        return true;
    case Qt::Key_Up:
        if (m_row > 0) setRow(m_row - 1);
        return true;
    case Qt::Key_Down:
        setRow(m_row + 1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        scrollRows(event->key() == Qt::Key_PageUp ? -m_layout.room : m_layout.room);
        return true;
    case Qt::Key_M:
        emit observationRequested();
        return true;
    case Qt::Key_N:
        emit noteRequested(m_cursor.value_or(m_axis.toTime(m_layout.plot().center().x())));
        return true;
    case Qt::Key_P:
        emit pinRequested();
        return true;
    case Qt::Key_Escape:
        if (m_drag == Drag::None && !m_selection) return false;
        if (m_drag == Drag::None) setSelection(std::nullopt);
        m_drag = Drag::None;
        update();
        return true;
    default:
        return false;
    }
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

} // namespace fulcrum::app
