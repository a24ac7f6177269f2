// SPDX-License-Identifier: GPL-3.0-or-later
// The series that grow while a log is read. Not for use outside this folder.
#pragma once

#include "evidence/imported.h"
#include "evidence/logs/log_line.h"

#include <map>
#include <string>
#include <tuple>

namespace fulcrum::evidence::logs
{

class LogSeries
{
public:
    // Of the lines that follow; without a time they keep the last one.
    void set_time(const LogLine& line);

    void add(const std::string& replica, std::string_view metric, std::string_view name,
             std::string_view unit, double value);

    // The series on one clock, their gaps, and for each metric its mean and maximum.
    void finish(Imported& out);

    double span() const; // s, between the first and the last time; 0 where there is none

private:
    struct Point {
        double seconds = 0; // kUnknown where no line before had a time
        bool full_date = false;
        double value = 0;
    };
    using Key = std::tuple<std::string, std::string, std::string, std::string>; // replica, name, metric, unit

    Series finished(const Key& key, std::vector<Point>& points, double shift) const;
    double with_year(double seconds) const; // of a stamp without one, in the year of the first stamp with one

    std::map<Key, std::vector<Point>> points_;
    double now_ = kUnknown;
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
