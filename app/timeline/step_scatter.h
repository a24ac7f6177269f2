// SPDX-License-Identifier: GPL-3.0-or-later
// How long steps take against how many tokens they compute: a gap that everybody feels stands far to the
// right where a prompt made it, and far up alone where something else did.
#pragma once

#include "cluster/record.h"
#include "shell/theme.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace fulcrum::app
{

// The busiest step of a short stretch of time on one replica, as its timeline has it.
struct StepPoint {
    double tokens = 0;  // of the step with the most
    double seconds = 0; // of the longest
    TimeNs at = 0;      // begin of the stretch
};
// Of one replica, or of all; without stretches in which nothing was computed.
std::vector<StepPoint> stepPoints(const cluster::RunRecord& run, std::optional<std::size_t> replica);

class StepScatter : public QWidget
{
    Q_OBJECT

public:
    explicit StepScatter(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `base`: the points of the scenario it is compared with; grey, behind.
    void setPoints(std::vector<StepPoint> points, std::vector<StepPoint> base, TimeNs bucket);
    void setDimmed(bool dimmed);
    const std::vector<StepPoint>& points() const { return m_points; }

    QSize sizeHint() const override { return {380, 240}; }
    QSize minimumSizeHint() const override { return {240, 100}; }

signals:
    void timeChosen(fulcrum::TimeNs at); // a dot was clicked

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Scale {
        double low = 1, high = 10; // powers of ten and their halves
        double share(double value) const;
    };
    QRectF plot() const;
    QPointF place(const StepPoint& point) const;
    void fit();

    Theme m_theme;
    std::vector<StepPoint> m_points, m_base;
    TimeNs m_bucket = 0;
    Scale m_x, m_y;
    bool m_dimmed = false;
};

} // namespace fulcrum::app
