// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/logs/log_series.h"

#include "evidence/observing.h"
#include "evidence/samples.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace fulcrum::evidence::logs
{

namespace
{

constexpr double kYear = 366 * 86'400.0;
constexpr double kJump = 5; // s; lines of threads and processes change places within less

// Points further apart than three times the usual distance.
std::vector<double> gaps_of(const std::vector<double>& seconds)
{
    if (seconds.size() < 4) return {};
    std::vector<double> steps;
    for (std::size_t i = 1; i < seconds.size(); ++i)
        steps.push_back(seconds[i] - seconds[i - 1]);
    const double usual = std::max(nearest_rank_of(steps, 0.5), 1.0);
    std::vector<double> gaps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i] > 3 * usual) gaps.push_back(seconds[i]);
    return gaps;
}

} // namespace

void LogSeries::set_time(const LogLine& line)
{
    if (!line.seconds) return;
    double seconds = *line.seconds;
    if (line.full_date) {
        any_full_ = true;
        if (!std::isfinite(first_full_)) first_full_ = seconds;
        any_without_zone_ = any_without_zone_ || !line.zone;
    } else {
        any_short_ = true;
        // From December to January: stamps without a year begin anew.
        if (std::isfinite(last_short_) && seconds + wrap_ < last_short_ - 300 * 86'400.0) wrap_ += kYear;
        seconds += wrap_;
        last_short_ = seconds;
    }
    now_ = seconds;
    now_full_ = line.full_date;
    if (!(first_ <= seconds)) first_ = seconds;
    if (!(last_ >= seconds)) last_ = seconds;
}

void LogSeries::add(const std::string& replica, std::string_view metric, std::string_view name,
                    std::string_view unit, double value)
{
    const Key key{replica, std::string(name), std::string(metric), std::string(unit)};
    auto found = series_.find(key);
    if (found == series_.end()) {
        if (series_.size() == kMostSeries) {
            ++left_out_;
            return;
        }
        found = series_.emplace(key, Grown()).first;
    }
    Grown& grown = found->second;
    ++grown.count;
    grown.sum += value;
    grown.most = std::max(grown.most, value);
    grown.last = value;
    if (!std::isfinite(now_)) {
        ++without_time_;
        return;
    }
    if (const double back = grown.last_time - now_; back > kJump) {
        ++jumps_;
        longest_jump_ = std::max(longest_jump_, back);
    }
    grown.last_time = now_;
    if (grown.in_open == 0) grown.open = {now_, 0, now_full_};
    grown.open.value += value;
    if (++grown.in_open < stride_) return;
    grown.points.push_back(
        {grown.open.seconds, grown.open.value / static_cast<double>(stride_), grown.open.full_date});
    grown.in_open = 0;
    if (++points_ >= most_points_) thin_out();
}

void LogSeries::thin_out()
{
    points_ = 0;
    for (auto& [key, grown] : series_) {
        std::vector<Point>& points = grown.points;
        if (points.size() % 2 == 1) { // the last one waits for its neighbour
            const double sum = grown.in_open > 0 ? grown.open.value : 0;
            grown.open = points.back();
            grown.open.value = grown.open.value * static_cast<double>(stride_) + sum;
            grown.in_open += stride_;
            points.pop_back();
        }
        for (std::size_t i = 0; i < points.size(); i += 2) {
            points[i / 2] = points[i];
            points[i / 2].value = (points[i].value + points[i + 1].value) / 2;
        }
        points.resize(points.size() / 2);
        points_ += points.size();
    }
    stride_ *= 2;
}

double LogSeries::with_year(double seconds) const
{
    using namespace std::chrono;
    const auto days = floor<std::chrono::days>(sys_seconds(std::chrono::seconds(std::llround(first_full_))));
    const double years = std::floor(seconds / kYear);
    const year y = year_month_day(days).year() + std::chrono::years(static_cast<int>(years));
    double rest = seconds - years * kYear;
    if (!y.is_leap() && rest >= 60 * 86'400.0) rest -= 86'400.0; // the stamps count a 29th of February
    const auto begin = sys_days(y / January / 1).time_since_epoch().count();
    return static_cast<double>(begin) * 86'400.0 + rest;
}

double LogSeries::span() const
{
    return std::isfinite(first_) && !(any_full_ && any_short_) ? last_ - first_ : 0;
}

void LogSeries::add_observations(const Key& key, const Grown& grown, Imported& out) const
{
    const std::string& name = std::get<1>(key);
    const std::string& metric = std::get<2>(key);
    if (metric.empty() || metric == "graph_share" || name == "#cached-token share") return;
    Slice slice{
        .source = out.file, .timed_out = scenario::TimedOut::Included, .population = {}, .window = {}};
    slice.population.replica = std::get<0>(key);
    if (metric == "prefix_hit_ratio") {
        out.observations.push_back(
            observed(slice, metric, "share", grown.last, grown.count, "as the last line has it"));
        return;
    }
    out.observations.push_back(observed(slice, metric, metric.ends_with("_rate") ? "rate" : "mean",
                                        grown.sum / static_cast<double>(grown.count), grown.count,
                                        "mean over the lines"));
    out.observations.push_back(observed(slice, metric, "max", grown.most, grown.count));
}

Series LogSeries::finished(const Key& key, Grown& grown, double shift) const
{
    if (grown.in_open > 0) {
        grown.open.value /= static_cast<double>(grown.in_open);
        grown.points.push_back(grown.open);
        grown.in_open = 0;
    }
    for (Point& point : grown.points)
        if (any_full_ && !point.full_date) point.seconds = with_year(point.seconds);
    std::ranges::stable_sort(grown.points, {}, &Point::seconds);
    Series series;
    series.population.replica = std::get<0>(key);
    series.name = std::get<1>(key);
    series.metric = std::get<2>(key);
    series.unit = std::get<3>(key);
    series.seconds.reserve(grown.points.size());
    series.values.reserve(grown.points.size());
    for (const Point& point : grown.points) {
        series.seconds.push_back(point.seconds - shift);
        series.values.push_back(point.value);
    }
    series.gaps = gaps_of(series.seconds);
    return series;
}

void LogSeries::finish(Imported& out)
{
    out.utc = any_full_;
    const double shift = any_full_ ? 0 : std::isfinite(first_) ? first_ : 0;
    for (auto& [key, grown] : series_) {
        add_observations(key, grown, out);
        if (Series series = finished(key, grown, shift); !series.seconds.empty())
            out.series.push_back(std::move(series));
        grown.points = {};
    }
    add_warnings(out);
}

void LogSeries::add_warnings(Imported& out) const
{
    // Without a time a figure has no place among the others; in means it counts all the same.
    if (without_time_ > 0)
        out.warnings.push_back(counted(without_time_, "figure") +
                               " without a time count in means but stand in no series: "
                               "take the log with kubectl logs --timestamps");
    if (left_out_ > 0)
        out.warnings.push_back(counted(left_out_, "figure") + " of more than " + std::to_string(kMostSeries) +
                               " series were left out: import the log of one deployment at a time");
    if (jumps_ > 0)
        out.warnings.push_back(fmt::format(
            "The times jump back {}, by {:.0f} s at most, and lines were sorted by them: where logs "
            "of several engines were put together, import each by itself; else the host's clock "
            "was set, and rates about that time are not to be trusted",
            counted(jumps_, "time"), longest_jump_));
    if (stride_ > 1)
        out.warnings.push_back("Of so long a log each point of a series is the mean of " +
                               std::to_string(stride_) +
                               " lines: cut the log to the hours in question to see each one");
    if (any_full_ && any_short_)
        out.warnings.emplace_back(
            "Stamps without a year were put into the year of the first line that has one");
    if (any_full_ && any_without_zone_)
        out.warnings.emplace_back(
            "Some times name no zone and were read as UTC: shift them if the engine's clock "
            "was another");
    if (!any_full_ && any_short_)
        out.warnings.emplace_back(
            "vLLM's stamps have no year: the series count from the log's first line. Take the log "
            "with kubectl logs --timestamps to lay it beside other data");
}

} // namespace fulcrum::evidence::logs
