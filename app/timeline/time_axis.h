// SPDX-License-Identifier: GPL-3.0-or-later
// The horizontal axis that all rows of a timeline share: which part of the run is seen and where it lies on
// screen.
#pragma once

#include "base/time.h"

#include <QString>

#include <optional>
#include <vector>

namespace fulcrum::app
{

// From `from` up to `until`, which is not part of it.
struct TimeRange {
    TimeNs from = 0;
    TimeNs until = 0;

    TimeNs length() const { return until - from; }
    TimeRange united(TimeRange other) const
    {
        return {from < other.from ? from : other.from, until > other.until ? until : other.until};
    }
    bool operator==(const TimeRange&) const = default;
};

struct Tick {
    TimeNs at = 0;
    QString label; // empty for the small ticks between labels

    bool operator==(const Tick&) const = default;
};

// A pure value; pixels are device-independent ones.
class TimeAxis
{
public:
    static constexpr TimeNs kShortest = kMicrosecond; // no closer zoom than this much time across the screen

    // The whole run. Shows all of it and forgets the zoom history.
    void setExtent(TimeRange extent);
    // The same with another extent: what is seen and the history stay as far as they lie within it. The whole
    // stays the whole.
    void changeExtent(TimeRange extent);
    // Labels are times of day (UTC) where the moment of the axis' zero is known, ns since 1970.
    void setClock(std::optional<TimeNs> utcAtZero) { m_clock = utcAtZero; }
    std::optional<TimeNs> clock() const { return m_clock; }
    // Where the axis lies; widths below one pixel count as one.
    void setPixels(double left, double width);

    TimeRange extent() const { return m_extent; }
    TimeRange visible() const { return m_visible; }
    double left() const { return m_left; }
    double width() const { return m_width; }
    double nsPerPixel() const { return static_cast<double>(m_visible.length()) / m_width; }

    double toPixel(TimeNs time) const;
    TimeNs toTime(double x) const; // clamped to the visible range

    // factor > 1 shows less time; what lies under `x` stays there. A sequence of zooms is one step of
    // history.
    void zoomAt(double x, double factor);
    // Positive shows later times. A sequence of pans is one step of history.
    void pan(double pixels);
    // Shows a part, at least kShortest of it and clamped to the extent.
    void show(TimeRange part);
    void fit() { show(m_extent); }
    // To what was seen before the last step; false where there is none.
    bool back();

    // Labels at least `spacing` pixels apart, on multiples of 1, 2 or 5 of a unit of time.
    std::vector<Tick> ticks(double spacing) const;
    // What the labels of ticks() count, "s", "min:s", "UTC", …, for the head of the axis.
    QString unit(double spacing) const;
    // A time to the precision that one pixel has, with its unit.
    QString timeAtPixel(double x) const;
    QString timeText(TimeNs time) const; // the same for a time

private:
    enum class Step { None, Zoom, Pan, Jump };
    void move(TimeRange to, Step step);

    TimeRange m_extent{0, kSecond};
    TimeRange m_visible{0, kSecond};
    std::optional<TimeNs> m_clock;
    double m_left = 0;
    double m_width = 1;
    std::vector<TimeRange> m_history;
    Step m_last = Step::None;
};

// How long a range is: "60 s", "1.25 s", "10.5 min".
QString lengthText(TimeNs length);
// The smallest step of 1, 2 or 5 (or a sixth of a minute or hour that divides it evenly) not below `least`.
TimeNs niceTimeStep(double least);
// The smallest of 1, 2 or 5 times a power of ten not below `value`; 1 for what is not positive.
double niceCeiling(double value);

} // namespace fulcrum::app
