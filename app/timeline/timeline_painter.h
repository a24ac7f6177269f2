// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the rows of a timeline: everything that does not follow the pointer. The view keeps the picture and
// draws cursor and values over it.
#pragma once

#include "shell/theme.h"
#include "timeline/timeline_rows.h"

#include <QRectF>

class QPainter;

namespace fulcrum::app
{

// Where things lie in the widget, in device-independent pixels.
struct TimelineLayout {
    double headWidth = 176;
    double axisHeight = 28;
    double rowHeight = 52;
    double width = 0;
    std::size_t rows = 0;

    QRectF plot() const // of all rows
    {
        return {headWidth, axisHeight, width - headWidth - 8, rowHeight * static_cast<double>(rows)};
    }
    QRectF rowHead(std::size_t row) const
    {
        return {0, axisHeight + rowHeight * static_cast<double>(row), headWidth, rowHeight};
    }
    QRectF rowPlot(std::size_t row) const
    {
        return {plot().left(), axisHeight + rowHeight * static_cast<double>(row), plot().width(), rowHeight};
    }
    double height() const { return axisHeight + rowHeight * static_cast<double>(rows) + 1; }
};

// The value axis of a row: from 0 at the bottom to `max` near the top.
struct ValueAxis {
    double max = 1;
    double top = 0;
    double bottom = 0;

    double toPixel(double value) const { return bottom - (bottom - top) * value / max; }
};
ValueAxis valueAxis(const TimelineRow& row, const QRectF& where, TimeRange visible);

inline constexpr double kTickSpacing = 72; // least distance of labels of the time axis, at text scale 1

void paintTimeline(QPainter& painter, const TimelineData& data, const TimeAxis& axis,
                   const TimelineLayout& layout, const Theme& theme);

} // namespace fulcrum::app
