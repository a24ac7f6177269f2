// SPDX-License-Identifier: GPL-3.0-or-later
// The simulated clock: whole nanoseconds since the start of a run.
//
// Integers make sums associative, so that a long stretch of steps and the same steps one by one give the
// same record bit for bit. 2^63 ns is 292 years.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace fulcrum
{

using TimeNs = std::int64_t;

inline constexpr TimeNs kNever = std::numeric_limits<TimeNs>::max();
inline constexpr TimeNs kSecond = 1'000'000'000;
inline constexpr TimeNs kMillisecond = 1'000'000;
inline constexpr TimeNs kMicrosecond = 1'000;

// The largest time that can be written, in seconds: just inside the clock's range.
inline constexpr double kLatestSeconds = 9e9;

// Rounded to the nearest nanosecond; what lies beyond the clock's range (also NaN) becomes kNever.
inline TimeNs from_seconds(double seconds)
{
    const double ns = seconds * 1e9;
    if (!(ns < 9.2e18)) return kNever;
    return static_cast<TimeNs>(std::llround(ns));
}

inline double to_seconds(TimeNs time)
{
    return static_cast<double>(time) * 1e-9;
}

} // namespace fulcrum
