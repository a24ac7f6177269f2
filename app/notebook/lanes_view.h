// SPDX-License-Identifier: GPL-3.0-or-later
// Measured strips and the records' lanes on one time axis.
//
// Click or up and down select a record. The wheel zooms at the pointer, a drag pans; W S A D do the same, F
// shows all.
#pragma once

#include "notebook/lanes_layout.h"
#include "shell/theme.h"
#include "timeline/timeline_painter.h"

#include <QWidget>

namespace fulcrum::app
{

class LanesView : public QWidget
{
    Q_OBJECT

public:
    explicit LanesView(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `strips`: rows of series, of which the axis' clock comes too.
    void setData(TimelineData strips, std::vector<Record> records, std::vector<Overlap> overlaps);
    void setSelected(const QString& id); // of a record; empty: none

    const TimeAxis& axis() const { return m_axis; }
    const LanesLayout& lanes() const { return m_lanes; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void selected(const QString& id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    std::optional<TimeNs> place(const scenario::Moment& moment) const;
    TimeRange extent() const;
    QString chipText(const Record& record) const;
    double chipWidth(const Record& record) const;
    void paintLane(QPainter& painter, const Lane& lane) const;
    std::pair<double, double> pixelsOf(const Overlap& overlap) const;
    void paintOverlaps(QPainter& painter) const;
    void paintItem(QPainter& painter, const LaneItem& item) const;
    void paintLinks(QPainter& painter) const;
    void step(int by);

    Theme m_theme;
    TimelineData m_strips;
    std::vector<Record> m_records;
    std::vector<Overlap> m_overlaps;
    QString m_selected;
    TimeAxis m_axis;
    TimelineLayout m_rows;
    LanesLayout m_lanes;
    double m_pressed = -1; // where a drag began; below 0: none
    double m_dragged = 0;
};

} // namespace fulcrum::app
