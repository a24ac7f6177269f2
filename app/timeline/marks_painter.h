// SPDX-License-Identifier: GPL-3.0-or-later
// The lane of flags under the time axis, and their lines through all rows.
#pragma once

#include "timeline/timeline_painter.h"

#include <vector>

namespace fulcrum::app
{

// Where a mark's flag lies; narrow (its icon only) where the next one leaves no room for its text, and empty
// where it is not seen.
std::vector<QRectF> markFlags(const std::vector<TimelineMark>& marks, const TimeAxis& axis,
                              const TimelineLayout& layout, const Theme& theme);

void paintMarks(QPainter& painter, const std::vector<TimelineMark>& marks, const TimeAxis& axis,
                const TimelineLayout& layout, const Theme& theme);

// A range with a text over it in the lane: what is selected.
void paintRange(QPainter& painter, double from, double until, const QString& text,
                const TimelineLayout& layout, const Theme& theme);

} // namespace fulcrum::app
