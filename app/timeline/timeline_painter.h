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
    double marksHeight = 0; // the lane of flags under the axis
    double rowHeight = 52;
    double width = 0;
    double room = 0;   // for rows; where they take more they scroll; 0: as much as they take
    double scroll = 0; // pixels of rows above the first one seen
    std::size_t rows = 0;

    double top() const { return axisHeight + marksHeight; }
    double all() const { return rowHeight * static_cast<double>(rows); }
    double mostScroll() const { return room > 0 && room < all() ? all() - room : 0; }
    QRectF plot() const // of the rows that are seen
    {
        return {headWidth, top(), width - headWidth - 8, all() - mostScroll()};
    }
    QRectF rowHead(std::size_t row) const { return {0, rowTop(row), headWidth, rowHeight}; }
    QRectF rowPlot(std::size_t row) const { return {plot().left(), rowTop(row), plot().width(), rowHeight}; }
    bool isSeen(std::size_t row) const
    {
        return rowTop(row) < plot().bottom() && rowTop(row) + rowHeight > top();
    }
    double height() const { return top() + plot().height() + 1; }

private:
    double rowTop(std::size_t row) const { return top() + rowHeight * static_cast<double>(row) - scroll; }
};

// The value axis of a row: from `min` at the bottom, 0 but for differences, to `max` near the top.
struct ValueAxis {
    double min = 0;
    double max = 1;
    double top = 0;
    double bottom = 0;

    double toPixel(double value) const { return bottom - (bottom - top) * (value - min) / (max - min); }
};
ValueAxis valueAxis(const TimelineRow& row, const QRectF& where, TimeRange visible);

inline constexpr double kTickSpacing = 72; // least distance of labels of the time axis, at text scale 1

void paintTimeline(QPainter& painter, const TimelineData& data, const TimeAxis& axis,
                   const TimelineLayout& layout, const Theme& theme);

} // namespace fulcrum::app
