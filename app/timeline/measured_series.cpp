// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/measured_series.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using Point = MeasuredSeries::Point;

constexpr std::size_t kPointsPerPixel = 4;

TimeNs medianDistance(const std::vector<Point>& points)
{
    if (points.size() < 2) return kSecond;
    std::vector<TimeNs> distances;
    distances.reserve(points.size() - 1);
    for (std::size_t i = 1; i < points.size(); ++i)
        distances.push_back(points[i].at - points[i - 1].at);
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    return std::max<TimeNs>(*middle, 1);
}

void add(MeasuredStatistics& all, const MeasuredStatistics& part)
{
    if (part.n == 0) return;
    all.min = all.n == 0 ? part.min : std::min(all.min, part.min);
    all.max = all.n == 0 ? part.max : std::max(all.max, part.max);
    const auto n = static_cast<double>(all.n + part.n);
    all.mean += (part.mean - all.mean) * static_cast<double>(part.n) / n;
    all.n += part.n;
}

MeasuredStatistics statisticsOf(std::span<const Point> points)
{
    MeasuredStatistics all;
    double sum = 0;
    for (const Point& point : points) {
        all.min = all.n == 0 ? point.value : std::min(all.min, point.value);
        all.max = all.n == 0 ? point.value : std::max(all.max, point.value);
        sum += point.value;
        ++all.n;
    }
    if (all.n > 0) all.mean = sum / static_cast<double>(all.n);
    return all;
}

// The first, smallest, largest and last of some points, in order of time and each once.
void addOutline(MeasuredSeries::Piece& piece, std::span<const Point> points)
{
    if (points.size() <= kPointsPerPixel) {
        piece.insert(piece.end(), points.begin(), points.end());
        return;
    }
    const auto less = [](const Point& a, const Point& b) { return a.value < b.value; };
    const auto [low, high] = std::minmax_element(points.begin(), points.end(), less);
    std::size_t kept[] = {0, static_cast<std::size_t>(low - points.begin()),
                          static_cast<std::size_t>(high - points.begin()), points.size() - 1};
    std::sort(std::begin(kept), std::end(kept));
    for (std::size_t i = 0; i < std::size(kept); ++i)
        if (i == 0 || kept[i] != kept[i - 1]) piece.push_back(points[kept[i]]);
}

} // namespace

MeasuredSeries::MeasuredSeries(std::vector<Point> points, std::span<const TimeNs> gaps)
{
    auto data = std::make_shared<Data>();
    data->points.reserve(points.size());
    auto gap = gaps.begin();
    for (const Point& point : points) {
        if (!std::isfinite(point.value)) {
            if (!data->gapAfter.empty()) data->gapAfter.back() = true;
            continue;
        }
        while (gap != gaps.end() && *gap < point.at)
            ++gap;
        data->points.push_back(point);
        data->gapAfter.push_back(gap != gaps.end() && *gap == point.at);
    }
    data->usual = medianDistance(data->points);
    const std::span<const Point> kept(data->points);
    for (std::size_t i = 0; i + kBlock <= kept.size(); i += kBlock)
        data->blocks.push_back(statisticsOf(kept.subspan(i, kBlock)));
    m_data = std::move(data);
}

TimeRange MeasuredSeries::extent() const
{
    if (empty()) return {};
    return {m_data->points.front().at + m_offset, m_data->points.back().at + m_offset};
}

std::size_t MeasuredSeries::firstFrom(TimeNs own) const
{
    const auto found = std::lower_bound(m_data->points.begin(), m_data->points.end(), own,
                                        [](const Point& point, TimeNs time) { return point.at < time; });
    return static_cast<std::size_t>(found - m_data->points.begin());
}

std::vector<MeasuredSeries::Piece> MeasuredSeries::pieces(TimeRange range, int pixels) const
{
    std::vector<Piece> result;
    if (empty() || pixels < 1 || range.length() <= 0) return result;
    const auto& points = m_data->points;
    std::size_t begin = firstFrom(range.from - m_offset);
    std::size_t end = firstFrom(range.until - m_offset);
    if (begin > 0) --begin;
    if (end < points.size()) ++end;
    const bool many = end - begin > kPointsPerPixel * static_cast<std::size_t>(pixels);
    const double perPixel = static_cast<double>(range.length()) / pixels;
    const auto pixelOf = [&](std::size_t i) {
        return std::floor(static_cast<double>(points[i].at + m_offset - range.from) / perPixel);
    };
    Piece piece;
    for (std::size_t i = begin; i < end;) {
        std::size_t next = i + 1;
        if (many)
            while (next < end && !m_data->gapAfter[next - 1] && pixelOf(next) == pixelOf(i))
                ++next;
        addOutline(piece, std::span(points).subspan(i, next - i));
        if (m_data->gapAfter[next - 1] || next == end) {
            for (Point& point : piece)
                point.at += m_offset;
            result.push_back(std::move(piece));
            piece = {};
        }
        i = next;
    }
    return result;
}

std::optional<double> MeasuredSeries::at(TimeNs time) const
{
    if (empty()) return {};
    const TimeNs own = time - m_offset;
    const std::size_t after = firstFrom(own + 1);
    if (after == 0) return {};
    const Point& point = m_data->points[after - 1];
    const bool open = after == m_data->points.size() || m_data->gapAfter[after - 1];
    if (open && own - point.at > m_data->usual) return {};
    return point.value;
}

bool MeasuredSeries::breaksAfter(TimeNs time) const
{
    if (empty()) return true;
    const std::size_t after = firstFrom(time - m_offset + 1);
    return after == 0 || after == m_data->points.size() || m_data->gapAfter[after - 1];
}

MeasuredStatistics MeasuredSeries::statistics(TimeRange range) const
{
    MeasuredStatistics all;
    if (empty()) return all;
    std::size_t begin = firstFrom(range.from - m_offset);
    const std::size_t end = firstFrom(range.until - m_offset);
    const std::span<const Point> points(m_data->points);
    while (begin < end) {
        const bool whole = begin % kBlock == 0 && begin + kBlock <= end;
        const std::size_t next = whole ? begin + kBlock : std::min(end, (begin / kBlock + 1) * kBlock);
        add(all, whole ? m_data->blocks[begin / kBlock] : statisticsOf(points.subspan(begin, next - begin)));
        begin = next;
    }
    return all;
}

MeasuredSeries together(std::span<const MeasuredSeries> series, Together how)
{
    if (series.empty()) return {};
    if (series.size() == 1) return series.front();
    std::vector<TimeNs> times;
    for (const MeasuredSeries& one : series)
        for (const auto& piece : one.pieces({one.extent().from, one.extent().until + 1}, INT32_MAX))
            for (const Point& point : piece)
                times.push_back(point.at);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    std::vector<Point> points;
    std::vector<TimeNs> gaps;
    points.reserve(times.size());
    for (std::size_t i = 0; i < times.size(); ++i) {
        double value = 0;
        int known = 0;
        bool goesOn = i + 1 == times.size();
        for (const MeasuredSeries& one : series) {
            const std::optional<double> here = one.at(times[i]);
            if (!here) continue;
            value = how == Together::Max && known > 0 ? std::max(value, *here)
                    : how == Together::Max            ? *here
                                                      : value + *here;
            ++known;
            goesOn = goesOn || !one.breaksAfter(times[i]);
        }
        if (known == 0) continue;
        points.push_back({times[i], how == Together::Mean ? value / known : value});
        if (!goesOn) gaps.push_back(times[i]);
    }
    return {std::move(points), gaps};
}

} // namespace fulcrum::app
