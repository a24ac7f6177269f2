// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/series_pyramid.h"

#include <algorithm>

namespace fulcrum::app
{

namespace
{

SeriesBucket merged(const SeriesBucket& a, const SeriesBucket& b)
{
    if (a.covered == 0) return b;
    if (b.covered == 0) return a;
    const TimeNs covered = a.covered + b.covered;
    const double share = static_cast<double>(b.covered) / static_cast<double>(covered);
    return {covered, std::min(a.min, b.min), a.mean + (b.mean - a.mean) * share, std::max(a.max, b.max)};
}

std::vector<SeriesBucket> halved(const std::vector<SeriesBucket>& fine)
{
    std::vector<SeriesBucket> coarse((fine.size() + 1) / 2);
    for (std::size_t i = 0; i < fine.size(); ++i)
        coarse[i / 2] = merged(coarse[i / 2], fine[i]);
    return coarse;
}

SeriesBucket together(const SeriesBucket& a, const SeriesBucket& b, Fleet how)
{
    if (a.covered == 0) return b;
    if (b.covered == 0) return a;
    switch (how) {
    case Fleet::Sum:
        return {std::max(a.covered, b.covered), a.min + b.min, a.mean + b.mean, a.max + b.max};
    case Fleet::Max:
        return {std::max(a.covered, b.covered), std::max(a.min, b.min), std::max(a.mean, b.mean),
                std::max(a.max, b.max)};
    case Fleet::Mean:
        return merged(a, b);
    }
    return {};
}

} // namespace

BucketSeries seriesOf(const cluster::Timeline& timeline, cluster::Series series, double scale)
{
    BucketSeries out{timeline.width(), {}};
    out.buckets.reserve(timeline.buckets().size());
    for (const auto& bucket : timeline.buckets()) {
        if (bucket.covered == 0) {
            out.buckets.emplace_back();
            continue;
        }
        out.buckets.push_back({bucket.covered, scale * static_cast<double>(bucket.min[series]),
                               scale * bucket.mean(series), scale * static_cast<double>(bucket.max[series])});
    }
    return out;
}

BucketSeries busyOf(const cluster::Timeline& timeline, double share)
{
    BucketSeries out = seriesOf(timeline, cluster::kStepMicros, 1);
    for (SeriesBucket& bucket : out.buckets) {
        const double busy = bucket.min > 0 ? 1 : bucket.max > 0 ? bucket.mean / bucket.max : 0;
        bucket = {bucket.covered, bucket.min > 0 ? share : 0, share * busy, bucket.max > 0 ? share : 0};
    }
    return out;
}

BucketSeries combine(std::span<const BucketSeries> replicas, Fleet how)
{
    BucketSeries out{0, {}};
    for (const BucketSeries& one : replicas)
        out.width = std::max(out.width, one.width);
    if (out.width == 0) return {};
    for (BucketSeries one : replicas) {
        for (; one.width < out.width; one.width *= 2)
            one.buckets = halved(one.buckets);
        if (one.buckets.size() > out.buckets.size()) out.buckets.resize(one.buckets.size());
        for (std::size_t i = 0; i < one.buckets.size(); ++i)
            out.buckets[i] = together(out.buckets[i], one.buckets[i], how);
    }
    // What the replicas recorded side by side must not count twice when levels are built.
    for (SeriesBucket& bucket : out.buckets)
        bucket.covered = std::min(bucket.covered, out.width);
    return out;
}

SeriesPyramid::SeriesPyramid(BucketSeries series) : m_width(series.width)
{
    m_levels.push_back(std::move(series.buckets));
    while (m_levels.back().size() > 1)
        m_levels.push_back(halved(m_levels.back()));
}

SeriesPyramid SeriesPyramid::difference(const SeriesPyramid& a, const SeriesPyramid& b)
{
    if (a.empty() || b.empty()) return {};
    BucketSeries out{std::max(a.m_width, b.m_width), {}};
    // Widths are those of timelines: powers of two times the same one.
    const auto levelOf = [&](const SeriesPyramid& series) -> const std::vector<SeriesBucket>& {
        std::size_t level = 0;
        while (series.m_width << level < out.width && level + 1 < series.m_levels.size())
            ++level;
        return series.m_levels[level];
    };
    const std::vector<SeriesBucket>& more = levelOf(a);
    const std::vector<SeriesBucket>& less = levelOf(b);
    out.buckets.resize(std::min(more.size(), less.size()));
    for (std::size_t i = 0; i < out.buckets.size(); ++i) {
        const SeriesBucket &x = more[i], &y = less[i];
        if (x.covered == 0 || y.covered == 0) continue;
        out.buckets[i] = {std::min(x.covered, y.covered), x.min - y.max, x.mean - y.mean, x.max - y.min};
    }
    return SeriesPyramid(std::move(out));
}

std::vector<SeriesPyramid::Column> SeriesPyramid::query(TimeRange range, int pixels) const
{
    std::vector<Column> columns;
    if (empty() || pixels < 1) return columns;
    range.from = std::max<TimeNs>(range.from, 0);
    if (range.length() <= 0) return columns;

    std::size_t level = 0;
    const auto touched = [&](std::size_t n) {
        const TimeNs width = m_width << n;
        return (range.until - 1) / width - range.from / width + 1;
    };
    while (level + 1 < m_levels.size() && touched(level) > pixels)
        ++level;

    const TimeNs width = m_width << level;
    const auto& buckets = m_levels[level];
    const auto end = std::min<TimeNs>((range.until - 1) / width + 1, static_cast<TimeNs>(buckets.size()));
    for (TimeNs i = range.from / width; i < end; ++i) {
        const SeriesBucket& bucket = buckets[static_cast<std::size_t>(i)];
        if (bucket.covered == 0) continue;
        const TimeRange where{std::max(i * width, range.from), std::min((i + 1) * width, range.until)};
        columns.push_back({where, bucket.min, bucket.mean, bucket.max});
    }
    return columns;
}

SeriesBucket SeriesPyramid::at(TimeNs time) const
{
    if (empty() || time < 0) return {};
    const auto index = static_cast<std::size_t>(time / m_width);
    return index < m_levels.front().size() ? m_levels.front()[index] : SeriesBucket{};
}

double SeriesPyramid::minWithin(TimeRange range, int pixels) const
{
    double min = 0;
    for (const Column& column : query(range, pixels))
        min = std::min(min, column.min);
    return min;
}

double SeriesPyramid::maxWithin(TimeRange range, int pixels) const
{
    double max = 0;
    for (const Column& column : query(range, pixels))
        max = std::max(max, column.max);
    return max;
}

} // namespace fulcrum::app
