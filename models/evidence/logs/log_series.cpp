// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/logs/log_series.h"

#include "evidence/observing.h"
#include "evidence/samples.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace fulcrum::evidence::logs
{

namespace
{

constexpr double kYear = 366 * 86'400.0;

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

bool is_rate(std::string_view metric)
{
    return metric.ends_with("_rate");
}

void add_observations(const Series& series, const Slice& slice, Imported& out)
{
    if (series.metric.empty() || series.metric == "graph_share" || series.name == "#cached-token share")
        return;
    const auto count = std::ssize(series.values);
    double sum = 0;
    double most = 0;
    for (const double value : series.values) {
        sum += value;
        most = std::max(most, value);
    }
    const double mean = sum / static_cast<double>(count);
    if (series.metric == "prefix_hit_ratio") {
        out.observations.push_back(
            observed(slice, series.metric, "share", series.values.back(), count, "as the last line has it"));
        return;
    }
    out.observations.push_back(observed(slice, series.metric, is_rate(series.metric) ? "rate" : "mean", mean,
                                        count, "mean over the lines"));
    out.observations.push_back(observed(slice, series.metric, "max", most, count));
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
    points_[{replica, std::string(name), std::string(metric), std::string(unit)}].push_back(
        {now_, now_full_, value});
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

Series LogSeries::finished(const Key& key, std::vector<Point>& points, double shift) const
{
    Series series;
    series.population.replica = std::get<0>(key);
    series.name = std::get<1>(key);
    series.metric = std::get<2>(key);
    series.unit = std::get<3>(key);
    // Points without a time come first; NaN has no order.
    std::ranges::stable_sort(points, {}, [](const Point& point) {
        return std::isfinite(point.seconds) ? point.seconds : -std::numeric_limits<double>::infinity();
    });
    for (const Point& point : points) {
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
    std::int64_t without = 0;
    for (auto& [key, points] : points_) {
        for (Point& point : points)
            if (any_full_ && !point.full_date && std::isfinite(point.seconds))
                point.seconds = with_year(point.seconds);
        Slice slice{
            .source = out.file, .timed_out = scenario::TimedOut::Included, .population = {}, .window = {}};
        slice.population.replica = std::get<0>(key);
        add_observations(finished(key, points, shift), slice, out);
        // Without a time a figure has no place among the others; in means it counts all the same.
        without += std::erase_if(points, [](const Point& point) { return !std::isfinite(point.seconds); });
        if (!points.empty()) out.series.push_back(finished(key, points, shift));
    }
    if (without > 0)
        out.warnings.push_back(counted(without, "figure") +
                               " without a time count in means but stand in no series: "
                               "take the log with kubectl logs --timestamps");
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
