// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a run in lanes, under the timelines and on their axis: waiting, prefill, decode. A click
// selects one; its parts, which add exactly, and what it shared its steps with stand at the left.
#pragma once

#include "evidence/decomposition.h"
#include "shell/theme.h"
#include "timeline/request_spans.h"
#include "timeline/series_pyramid.h"

#include <QPixmap>
#include <QWidget>

namespace fulcrum::app
{

// The steps in which a request was computed, as its replica's timeline has them.
struct SharedSteps {
    double running = 0;     // requests beside it, a mean
    double stepMean = 0;    // s
    double stepLongest = 0; // s
    double tokensMost = 0;  // of one step
    bool known = false;
};
SharedSteps sharedSteps(const cluster::RunRecord& run, std::size_t request);

QString phaseName(Phase phase); // "waiting"

class RequestLanes : public QWidget
{
    Q_OBJECT

public:
    explicit RequestLanes(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSpans(RequestSpans spans, const QString& scope); // scope: "replica-4", "all replicas"
    void setAxis(const TimeAxis& axis);                      // what is seen, and where it lies
    void setCursorTime(std::optional<TimeNs> time);
    void setDimmed(bool dimmed);

    const RequestSpans& spans() const { return m_spans; }
    std::optional<std::size_t> selected() const { return m_selected; }
    void select(std::optional<std::size_t> request);
    // The parts of the selected one; nullopt: none, or it never got a token.
    const std::optional<evidence::RequestParts>& parts() const { return m_parts; }
    int shownLanes() const; // that fit
    double laneTop(std::size_t lane) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void zoomRequested(double x, double factor);
    void panRequested(double pixels);
    void cursorMoved(std::optional<fulcrum::TimeNs> time);
    void requestSelected();

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
    double headHeight() const { return std::round(24 * m_theme.textScale); }
    double laneHeight() const { return std::round(8 * m_theme.textScale); }
    QRectF plot() const;
    void changed();
    void scrollTo(std::size_t firstLane);
    std::optional<std::size_t> requestAt(QPointF where) const;
    QColor colorOf(Phase phase) const;

    void paintHead(QPainter& painter) const;
    void paintSelected(QPainter& painter) const;
    void paintLanes(QPainter& painter) const;
    void paintLane(QPainter& painter, std::size_t lane, const QRectF& where) const;
    void paintSpan(QPainter& painter, std::size_t request, const QRectF& where) const;
    void paintHatch(QPainter& painter, const QRectF& where) const;
    QString describe() const;

    Theme m_theme;
    RequestSpans m_spans;
    QString m_scope;
    TimeAxis m_axis;
    std::size_t m_first = 0; // lane seen at the top
    std::optional<TimeNs> m_cursor;
    std::optional<std::size_t> m_selected;
    std::optional<evidence::RequestParts> m_parts;
    SharedSteps m_shared;
    QPixmap m_picture;
    bool m_stale = true;
    bool m_dimmed = false;
    std::optional<double> m_panFrom;
};

} // namespace fulcrum::app
