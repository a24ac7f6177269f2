// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a run's timeline show, ready to be drawn.
#pragma once

#include "timeline/series_pyramid.h"

#include <QString>

#include <optional>
#include <vector>

namespace fulcrum::app
{

struct TimelineLine {
    QString name; // where a row has more than one line
    SeriesPyramid series;
};

struct TimelineRow {
    QString name;
    QString scope; // how replicas were put together, or which one it is
    QString unit;
    QString definition;              // for the tooltip, as sentences
    std::vector<TimelineLine> lines; // the first one is drawn with its band
    SeriesPyramid baseline;          // the same of another scenario; empty for none
    double fixedMax = 0;             // the end of the value axis; 0: follows the data
};

struct TimelineData {
    TimeRange extent;
    TimeNs warmUp = 0;
    TimeNs windowEnd = 0; // of the measured window
    std::vector<TimelineRow> rows;
    QString baselineName;
};

// Of one replica, or of all where `replica` is empty or too large. `baseline` may be null.
TimelineData timelineData(const cluster::RunRecord& run, std::optional<std::size_t> replica,
                          const cluster::RunRecord* baseline = nullptr, const QString& baselineName = {});

// A row's value averaged over a range, with its extremes; covered 0 where nothing was recorded.
SeriesBucket summary(const SeriesPyramid& series, TimeRange range);

} // namespace fulcrum::app
