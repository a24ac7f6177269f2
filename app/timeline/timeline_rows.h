// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a run's timeline show, ready to be drawn.
#pragma once

#include "timeline/measured_series.h"
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
    // What is shown; or of two runs stacked: the other one, and how much more this one has.
    enum class Kind { Run, Base, Difference };

    Kind kind = Kind::Run;
    QString metric; // id of the metric catalogue; empty where it has none
    QString name;
    QString scope; // how replicas were put together, or which one it is
    QString unit;
    QString definition;              // for the tooltip, as sentences
    std::vector<TimelineLine> lines; // the first one is drawn with its band
    SeriesPyramid baseline;          // the same of another scenario; empty for none
    double fixedMax = 0;             // the end of the value axis; 0: follows the data
    double cap = 0;                  // what it cannot exceed, drawn as a line; 0: nothing is known
    double scale = 1;                // what is shown is the metric's base unit times this
    MeasuredSeries measured;         // in the unit shown; empty for none
    QString measuredScope;           // how its replicas were put together, or whose it is
    std::size_t source = 0;          // which imported file it is from, and which series there
    std::size_t series = 0;
    std::size_t replicas = 1; // put together
    bool pinned = false;      // stays above the others
};

// A moment that is worth a flag over all rows.
struct TimelineMark {
    enum class Kind { Change, Deploy, Observation, Record };
    TimeNs at = 0;
    Kind kind = Kind::Change;
    QString text;
    QString detail; // for the tooltip

    bool operator==(const TimelineMark&) const = default;
};

struct TimelineData {
    TimeRange extent;
    TimeNs warmUp = 0;
    TimeNs windowEnd = 0; // of the measured window
    std::vector<TimelineRow> rows;
    QString baselineName;
    std::vector<TimelineMark> marks;  // in order of time
    std::optional<TimeNs> utcAtZero;  // where the measured clock is known, ns since 1970
    std::vector<TimeNs> requestTimes; // arrivals of measured requests, ascending
    TimeNs runEnd = 0;     // of the simulated run, where what was measured goes on; 0: the extent's end
    bool simulated = true; // false: there is nothing but what was measured
};

// Of one replica, or of all where `replica` is empty or too large. `baseline` may be null.
TimelineData timelineData(const cluster::RunRecord& run, std::optional<std::size_t> replica,
                          const cluster::RunRecord* baseline = nullptr, const QString& baselineName = {});

// Gives what is compared with rows of its own, below each row, and the difference one more.
void stackBaseline(TimelineData& data);

// What was measured, from its first to its last point; {0, 0} where there is nothing.
TimeRange measuredExtent(const TimelineData& data);

// Puts what was measured so much later on the axis: series, requests, clock and the marks of what happened.
void slideMeasured(TimelineData& data, TimeNs by);

// A row's value averaged over a range, with its extremes; covered 0 where nothing was recorded.
SeriesBucket summary(const SeriesPyramid& series, TimeRange range);

} // namespace fulcrum::app
