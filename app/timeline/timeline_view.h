// SPDX-License-Identifier: GPL-3.0-or-later
// Stacked timelines of a run on one time axis: one painted widget.
//
// The wheel zooms at the pointer, a drag selects the time to zoom to, Shift and drag pans. Keys: W S zoom, A
// D pan, arrows move the cursor, Backspace goes back, F or 0 shows the whole run, Escape cancels a drag.
#pragma once

#include "timeline/timeline_painter.h"

#include <QPixmap>
#include <QWidget>

namespace fulcrum::app
{

class TimelineView : public QWidget
{
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Keeps the part of the run that is seen where the extent stays the same.
    void setData(TimelineData shown);
    void setDimmed(bool dimmed); // figures that are being computed anew

    const TimeAxis& axis() const { return m_axis; }
    std::optional<TimeNs> cursorTime() const { return m_cursor; }
    void setCursorTime(std::optional<TimeNs> time);

    void zoomIn();
    void zoomOut();
    void fit();
    void back();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void viewChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Select, Pan };

    double heightFor(int rowHeight) const;
    void layOut();
    void changed(); // the picture must be drawn anew
    void moveCursor(double pixels);
    bool showToolTip(const QPoint& where, const QPoint& global);
    QString rowToolTip(const TimelineRow& row) const;
    QString describedValues() const;

    void paintHead(QPainter& painter, std::size_t row);
    void paintCursor(QPainter& painter);
    void paintSelection(QPainter& painter);
    // At the cursor; over the visible range where there is none.
    SeriesBucket valueOf(const SeriesPyramid& series) const;

    Theme m_theme;
    TimelineData m_data;
    TimeAxis m_axis;
    TimelineLayout m_layout;
    QPixmap m_picture;
    bool m_stale = true;
    bool m_dimmed = false;
    std::optional<TimeNs> m_cursor;
    Drag m_drag = Drag::None;
    double m_dragFrom = 0;
    double m_dragTo = 0;
};

} // namespace fulcrum::app
