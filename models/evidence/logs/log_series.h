// SPDX-License-Identifier: GPL-3.0-or-later
// The series that grow while a log is read. Not for use outside this folder.
#pragma once

#include "evidence/imported.h"
#include "evidence/logs/log_line.h"

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace fulcrum::evidence::logs
{

// In bounded memory: beyond `most_points` every two neighbours of a series become one, their mean, and so on;
// what is said of all lines stays exact.
class LogSeries
{
public:
    static constexpr std::size_t kMostPoints = 1'000'000;
    static constexpr std::size_t kMostSeries = 10'000; // more names of engines are no names

    explicit LogSeries(std::size_t most_points = kMostPoints) : most_points_(most_points) {}

    // Of the lines that follow; without a time they keep the last one.
    void set_time(const LogLine& line);

    void add(const std::string& replica, std::string_view metric, std::string_view name,
             std::string_view unit, double value);

    // The series on one clock, their gaps, and for each metric its mean and maximum.
    void finish(Imported& out);

    double span() const; // s, between the first and the last time; 0 where there is none

private:
    struct Point {
        double seconds = 0;
        double value = 0;
        bool full_date = false;
    };
    struct Grown {
        std::vector<Point> points; // each the mean of stride_ figures that had a time
        Point open;                // the sum of `in_open` further ones, fewer than stride_
        std::int64_t in_open = 0;
        std::int64_t count = 0; // of all figures, as the rest
        double sum = 0;
        double most = 0;
        double last = 0;
        double last_time = kUnknown;
    };
    using Key = std::tuple<std::string, std::string, std::string, std::string>; // replica, name, metric, unit

    void thin_out();
    void add_observations(const Key& key, const Grown& grown, Imported& out) const;
    Series finished(const Key& key, Grown& grown, double shift) const;
    double with_year(double seconds) const; // of a stamp without one, in the year of the first stamp with one
    void add_warnings(Imported& out) const;

    std::size_t most_points_;
    std::size_t points_ = 0;  // of all series
    std::int64_t stride_ = 1; // figures in a point
    std::map<Key, Grown> series_;
    std::int64_t without_time_ = 0;
    std::int64_t left_out_ = 0; // figures of too many series
    std::int64_t jumps_ = 0;    // times that lie before the series' last one
    double longest_jump_ = 0;   // s
    double now_ = kUnknown;     // no line before had a time
    bool now_full_ = false;
    double wrap_ = 0; // years gone by, of stamps without one
    double last_short_ = kUnknown;
    double first_full_ = kUnknown;
    double first_ = kUnknown;
    double last_ = kUnknown;
    bool any_full_ = false;
    bool any_without_zone_ = false;
    bool any_short_ = false;
};

} // namespace fulcrum::evidence::logs
