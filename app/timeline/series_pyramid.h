// SPDX-License-Identifier: GPL-3.0-or-later
// One series of a timeline at every zoom: levels of min, mean and max, each half as long as the one before.
#pragma once

#include "cluster/record.h"
#include "timeline/time_axis.h"

#include <span>
#include <vector>

namespace fulcrum::app
{

// A stretch of time. `covered` is how much of it was recorded; 0: the values say nothing.
struct SeriesBucket {
    TimeNs covered = 0;
    double min = 0;
    double mean = 0; // weighted by time
    double max = 0;

    bool operator==(const SeriesBucket&) const = default;
};

// Equal buckets from time 0 on.
struct BucketSeries {
    TimeNs width = kMillisecond;
    std::vector<SeriesBucket> buckets;

    bool operator==(const BucketSeries&) const = default;
};

// One series of a replica's timeline, its values multiplied by `scale`.
BucketSeries seriesOf(const cluster::Timeline& timeline, cluster::Series series, double scale = 1);

// The share of time in which steps run, times `share`. A bucket in which none ran for a while knows how long
// the longest step was and the mean over time: where its steps differ in length, they ran for a little
// longer.
BucketSeries busyOf(const cluster::Timeline& timeline, double share);

// How the replicas of a fleet make one series. Buckets know only extremes and means, so the extremes of a sum
// are bounds (they add, as if all replicas were extreme at once), and the mean of a maximum is the largest
// mean.
enum class Fleet { Sum, Max, Mean };

// Widths may differ by powers of two: the result has the widest. Where some replicas have recorded nothing,
// the others make the value.
BucketSeries combine(std::span<const BucketSeries> replicas, Fleet how);

class SeriesPyramid
{
public:
    struct Column {
        TimeRange range; // cut to the query
        double min = 0;
        double mean = 0;
        double max = 0;

        bool operator==(const Column&) const = default;
    };

    SeriesPyramid() = default;
    explicit SeriesPyramid(BucketSeries series);

    // What `a` has more than `b`, where both were recorded; in buckets of the wider of the two. The extremes
    // are bounds: as if each were at the other's opposite end.
    static SeriesPyramid difference(const SeriesPyramid& a, const SeriesPyramid& b);

    bool empty() const { return m_levels.empty() || m_levels.front().empty(); }
    std::size_t levels() const { return m_levels.size(); }

    // At most one column a pixel, in order of time, without those where nothing was recorded. O(pixels), plus
    // the levels.
    std::vector<Column> query(TimeRange range, int pixels) const;
    // The finest bucket that holds `time`; covered 0 where there is none.
    SeriesBucket at(TimeNs time) const;
    // The smallest value within a range, 0 where it is above; as maxWithin().
    double minWithin(TimeRange range, int pixels) const;
    // The largest value within a range, to the precision of `pixels` columns; 0 where nothing was recorded.
    double maxWithin(TimeRange range, int pixels) const;

private:
    TimeNs m_width = kMillisecond;
    std::vector<std::vector<SeriesBucket>> m_levels; // level n has buckets of width 2^n m_width
};

} // namespace fulcrum::app
