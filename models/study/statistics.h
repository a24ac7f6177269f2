// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics that the rest of this room rests on. Formulas and figures: any textbook on simulation output
// analysis (Law, "Simulation Modeling and Analysis"); order-statistic intervals: Conover; MSER-5: White,
// Spratt.
#pragma once

#include "base/interval.h"

#include <cstdint>
#include <optional>
#include <span>

namespace fulcrum::study
{

inline constexpr double kConfidence = 0.95; // two-sided, of every interval unless told otherwise

// The mean of independent values, one a replication, with Student's t interval. One value: low = high =
// value. Empty: all 0.
Interval mean_interval(std::span<const double> values, double confidence = kConfidence);

// Which of n sorted values, counted from 1, the p-quantile is: nearest rank, ceil(p n). n >= 1, 0 <= p <= 1.
std::int64_t nearest_rank(double p, std::int64_t n);

// Ranks, counted from 1, of the two order statistics between which the p-quantile of n independent,
// identically distributed observations lies.
struct RankInterval {
    std::int64_t low = 0;
    std::int64_t high = 0;
    double coverage = 0; // at least the confidence asked for

    bool operator==(const RankInterval&) const = default;
};

// nullopt: n is too small for an interval with two finite ends ("insufficient"). Not for observations of one
// simulated run, which depend on each other.
std::optional<RankInterval> percentile_ranks(double p, std::int64_t n, double confidence = kConfidence);

// MSER-5 on a series of equally spaced observations: how many of the first to drop, so that the standard
// error of the mean of the rest is smallest, in batches of 5. nullopt: fewer than 20 observations, or the
// best cut lies beyond the middle and the series is too short.
std::optional<std::size_t> warm_up_length(std::span<const double> series);

// Least squares line through equally spaced values: slope a step, with its t interval.
Interval slope_interval(std::span<const double> values, double confidence = kConfidence);

// Differences b - a of two arms that ran with the same random draws, replication by replication.
struct PairedComparison {
    Interval difference;       // mean of b - a
    double correlation = 0;    // between the arms; 0 where one of them does not vary
    double variance_ratio = 1; // variance of the difference over that of independent arms: 1 - correlation
                               // where both vary alike; below 1 the common draws helped
    bool separated = false;    // the interval excludes 0
};

// Both spans have the same length, at least 2; otherwise nullopt.
std::optional<PairedComparison> compare_paired(std::span<const double> a, std::span<const double> b);

} // namespace fulcrum::study
