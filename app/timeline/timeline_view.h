// SPDX-License-Identifier: GPL-3.0-or-later
// Stacked timelines of a run on one time axis: one painted widget.
//
// The wheel zooms at the pointer, a drag selects a range of time, Shift and drag pans, Ctrl and drag slides
// what was measured against the simulated time. Keys: W S zoom, A D pan, left and right move the cursor (with
// Ctrl: slide), up and down choose a row, F shows the selection or the whole run, 0 the whole run, Backspace
// goes back, M makes an observation of the selection, P pins the row above the others, N notes the
// moment under the cursor, Escape cancels a drag,
// then the selection. Where rows do not fit, Alt and wheel or Page keys scroll them.
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
    const TimelineData& data() const { return m_data; }

    const TimeAxis& axis() const { return m_axis; }
    std::optional<TimeNs> cursorTime() const { return m_cursor; }
    void setCursorTime(std::optional<TimeNs> time);

    std::optional<TimeRange> selection() const { return m_selection; }
    void setSelection(std::optional<TimeRange> range);
    std::size_t row() const { return m_row; } // the one that was clicked or chosen by key
    void setRow(std::size_t row);

    void zoomAt(double x, double factor); // as the wheel does
    void pan(double pixels);
    void zoomIn();
    void zoomOut();
    void fit();
    void showSelection(); // where it is seen already, or there is none: the whole run
    void back();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void viewChanged();
    void cursorMoved();
    void selectionChanged(); // or the row
    void observationRequested();
    void noteRequested(fulcrum::TimeNs at); // about the moment under the cursor
    void pinRequested();                    // of the row that is chosen, or its release
    // What was measured is to lie so much later than it does; `done`: the hand has let go.
    void slid(fulcrum::TimeNs by, bool done);

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
    enum class Drag { None, Select, Pan, Slide };

    double heightFor(int rowHeight, std::size_t mostRows) const;
    void layOut();
    void changed(); // the picture must be drawn anew
    void moveCursor(double pixels);
    void scrollRows(double pixels);
    void slideBy(double pixels, bool done);
    bool hasMeasured() const;
    // True where the key was one of those for rows, the selection, or sliding.
    bool selectionKey(QKeyEvent* event);
    int rowAt(double y) const; // -1: none
    bool showToolTip(const QPoint& where, const QPoint& global);
    QString rowToolTip(const TimelineRow& row) const;
    QString describedValues() const;

    void paintHead(QPainter& painter, std::size_t row);
    void paintCursor(QPainter& painter);
    void paintSelection(QPainter& painter);
    void paintScroll(QPainter& painter);
    QString selectionText() const;
    // At the cursor; over the selection, or else the visible range, where there is none.
    SeriesBucket valueOf(const SeriesPyramid& series) const;
    std::optional<double> measuredOf(const TimelineRow& row) const;

    Theme m_theme;
    TimelineData m_data;
    TimeAxis m_axis;
    TimelineLayout m_layout;
    QPixmap m_picture;
    bool m_stale = true;
    bool m_dimmed = false;
    std::optional<TimeNs> m_cursor;
    std::optional<TimeRange> m_selection;
    std::size_t m_row = 0;
    Drag m_drag = Drag::None;
    double m_dragFrom = 0;
    double m_dragTo = 0;
};

} // namespace fulcrum::app
