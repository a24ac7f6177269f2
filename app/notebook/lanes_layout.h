// SPDX-License-Identifier: GPL-3.0-or-later
// Where the notebook's records lie on its time axis: a lane for each class, within it as many lines as keep
// bars and their texts apart. A pure value, tested without a widget.
#pragma once

#include "notebook/records.h"
#include "timeline/time_axis.h"

#include <QRectF>

#include <functional>

namespace fulcrum::app
{

struct LaneItem {
    std::size_t record = 0;
    QRectF chip;      // with the text
    QRectF bar;       // from `at` to `until`, of an action; empty for others
    double from = -1; // of the line from made to due, of a prediction or falsifier; -1: none
    double due = -1;
};

struct Lane {
    scenario::NoteKind kind = scenario::NoteKind::Observation;
    double top = 0;
    double height = 0;
};

struct LanesLayout {
    std::vector<Lane> lanes;
    std::vector<LaneItem> items; // of the records that have a time
    double bottom = 0;

    int itemAt(QPointF where) const; // index of a record; -1: none
};

// Where a moment lies on the axis; none where nothing says so.
using PlaceMoment = std::function<std::optional<TimeNs>(const scenario::Moment&)>;

// `textWidth`: of a record's chip. Lanes begin at `top`; lines are `line` pixels apart.
LanesLayout layOutLanes(const std::vector<Record>& records, const TimeAxis& axis, const PlaceMoment& place,
                        const std::function<double(const Record&)>& textWidth, double top, double line);

} // namespace fulcrum::app
