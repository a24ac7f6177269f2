// SPDX-License-Identifier: GPL-3.0-or-later
// A measured series on the time axis of a run: single points with gaps between them, drawn as they are.
#pragma once

#include "timeline/time_axis.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fulcrum::app
{

// What a range of a series says. n counts its points; all else is 0 where there are none.
struct MeasuredStatistics {
    std::size_t n = 0;
    double mean = 0; // of the points, each counted once
    double min = 0;
    double max = 0;
};

// Cheap to copy: the points are shared. All times are those of the axis, the offset included.
class MeasuredSeries
{
public:
    struct Point {
        TimeNs at = 0;
        double value = 0;

        bool operator==(const Point&) const = default;
    };
    using Piece = std::vector<Point>; // points without a gap between them

    MeasuredSeries() = default;
    // `points` ascend in time; `gaps` are times of the last points before missing data. What is not finite is
    // a gap.
    MeasuredSeries(std::vector<Point> points, std::span<const TimeNs> gaps);

    bool empty() const { return !m_data || m_data->points.empty(); }
    std::size_t size() const { return m_data ? m_data->points.size() : 0; }
    // Where the zero of the series' own clock lies on the axis.
    TimeNs offset() const { return m_offset; }
    void setOffset(TimeNs offset) { m_offset = offset; }
    TimeRange extent() const; // from the first to the last point; empty: {0, 0}

    // Lines to draw: every point, or where there are many, the first, smallest, largest and last a pixel. One
    // point beyond each end of the range belongs to it, so that lines run out of the picture.
    std::vector<Piece> pieces(TimeRange range, int pixels) const;
    // The last point at or before `time`; none before the first, within a gap, or longer than the usual
    // distance of points after the last one.
    std::optional<double> at(TimeNs time) const;
    // True where nothing joins the last point at or before `time` to a next one.
    bool breaksAfter(TimeNs time) const;
    MeasuredStatistics statistics(TimeRange range) const;

private:
    // Statistics of kBlock points each, so that a range of a million is summed up within a frame.
    static constexpr std::size_t kBlock = 256;
    struct Data {
        std::vector<Point> points;
        std::vector<MeasuredStatistics> blocks;
        std::vector<bool> gapAfter; // as many as points
        TimeNs usual = 0;           // median distance of points
    };
    std::size_t firstFrom(TimeNs own) const; // index of the first point not before a time of the own clock

    std::shared_ptr<const Data> m_data;
    TimeNs m_offset = 0;
};

// How series of several replicas make one.
enum class Together { Sum, Mean, Max };

// At the times of any of them; each holds its value until its next point. Where one has a gap the others make
// the value; where all have, there is a gap.
MeasuredSeries together(std::span<const MeasuredSeries> series, Together how);

} // namespace fulcrum::app
