// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/time_axis.h"

#include "shell/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr TimeNs kMinute = 60 * kSecond;
constexpr TimeNs kHour = 60 * kMinute;
constexpr std::size_t kHistory = 100;

enum class Unit { Milliseconds, Seconds, Minutes, Hours };

// Clock notation only where the steps are whole seconds: "1:32.45" is harder to read than "92.45".
Unit unitFor(TimeNs until, TimeNs step)
{
    if (until <= kSecond) return Unit::Milliseconds;
    if (step < kSecond || until <= 2 * kMinute) return Unit::Seconds;
    return until < kHour ? Unit::Minutes : Unit::Hours;
}

// Digits after the point so that multiples of `step` differ.
int decimalsFor(TimeNs step, TimeNs unit)
{
    int decimals = 0;
    for (TimeNs place = unit; place > 1 && step % place != 0; place /= 10)
        ++decimals;
    return decimals;
}

QString label(TimeNs time, Unit unit, TimeNs step)
{
    if (time < 0) return QChar(0x2212) + label(-time, unit, step);
    const auto seconds = time / kSecond;
    const auto two = [](TimeNs n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
    switch (unit) {
    case Unit::Milliseconds:
        return QString::number(static_cast<double>(time) / kMillisecond, 'f',
                               decimalsFor(step, kMillisecond));
    case Unit::Seconds:
        return QString::number(to_seconds(time), 'f', decimalsFor(step, kSecond));
    case Unit::Minutes:
        return QString::number(seconds / 60) + QLatin1Char(':') + two(seconds % 60);
    case Unit::Hours:
        return QString::number(seconds / 3600) + QLatin1Char(':') + two(seconds / 60 % 60) +
               QLatin1Char(':') + two(seconds % 60);
    }
    return {};
}

// "14:06", "14:06:12", "14:06:12.250": as far as `step` needs it.
QString timeOfDay(TimeNs utc, TimeNs step)
{
    constexpr TimeNs kDay = 24 * kHour;
    const TimeNs day = (utc % kDay + kDay) % kDay;
    QString text = QStringLiteral("%1:%2")
                       .arg(day / kHour, 2, 10, QLatin1Char('0'))
                       .arg(day / kMinute % 60, 2, 10, QLatin1Char('0'));
    if (step % kMinute == 0) return text;
    const int decimals = step < kSecond ? decimalsFor(step, kSecond) : 0;
    return text + QLatin1Char(':') +
           QString::number(to_seconds(day % kMinute), 'f', decimals)
               .rightJustified(decimals > 0 ? 3 + decimals : 2, QLatin1Char('0'));
}

TimeNs roundedUp(TimeNs time, TimeNs step)
{
    const TimeNs rest = time % step;
    return rest == 0 ? time : rest > 0 ? time + step - rest : time - rest;
}

QString unitName(Unit unit)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("fulcrum::app", text); };
    switch (unit) {
    case Unit::Milliseconds:
        return tr("ms");
    case Unit::Seconds:
        return tr("s");
    case Unit::Minutes:
        return tr("min:s");
    case Unit::Hours:
        return tr("h:min:s");
    }
    return {};
}

// The distance of the small ticks: 2 s apart for 10 s, 5 s for 20 s, 10 s for a minute.
TimeNs smallStep(TimeNs step)
{
    if (step == kMinute || step == kHour) return step / 6;
    TimeNs leading = step;
    for (const TimeNs unit : {kHour, kMinute}) {
        if (leading % unit == 0) leading /= unit;
    }
    while (leading >= 10)
        leading /= 10;
    return leading == 2 ? std::max<TimeNs>(step / 4, 1) : std::max<TimeNs>(step / 5, 1);
}

TimeRange within(TimeRange range, TimeRange extent)
{
    const TimeNs length = std::min(std::max(range.length(), TimeAxis::kShortest), extent.length());
    const TimeNs from = std::clamp(range.from, extent.from, extent.until - length);
    return {from, from + length};
}

TimeNs roundedToNs(double ns)
{
    return static_cast<TimeNs>(std::llround(ns));
}

} // namespace

void TimeAxis::setExtent(TimeRange extent)
{
    if (extent.length() < kShortest) extent.until = extent.from + kShortest;
    m_extent = m_visible = extent;
    m_history.clear();
    m_last = Step::None;
}

void TimeAxis::changeExtent(TimeRange extent)
{
    if (extent.length() < kShortest) extent.until = extent.from + kShortest;
    if (extent == m_extent) return;
    const bool whole = m_visible == m_extent;
    m_extent = extent;
    m_visible = whole ? extent : within(m_visible, extent);
    for (TimeRange& seen : m_history)
        seen = within(seen, extent);
}

void TimeAxis::setPixels(double left, double width)
{
    m_left = left;
    m_width = std::max(width, 1.0);
}

double TimeAxis::toPixel(TimeNs time) const
{
    return m_left + static_cast<double>(time - m_visible.from) / nsPerPixel();
}

TimeNs TimeAxis::toTime(double x) const
{
    const double inside = std::clamp(x - m_left, 0.0, m_width);
    return m_visible.from + roundedToNs(inside * nsPerPixel());
}

void TimeAxis::zoomAt(double x, double factor)
{
    if (!(factor > 0)) return;
    const double share = std::clamp((x - m_left) / m_width, 0.0, 1.0);
    const double length = std::clamp(static_cast<double>(m_visible.length()) / factor,
                                     static_cast<double>(kShortest), static_cast<double>(m_extent.length()));
    const double pivot =
        static_cast<double>(m_visible.from) + share * static_cast<double>(m_visible.length());
    const TimeNs from = roundedToNs(pivot - share * length);
    move({from, from + roundedToNs(length)}, Step::Zoom);
}

void TimeAxis::pan(double pixels)
{
    const TimeNs by = roundedToNs(pixels * nsPerPixel());
    move({m_visible.from + by, m_visible.until + by}, Step::Pan);
}

void TimeAxis::show(TimeRange part)
{
    move(part, Step::Jump);
}

void TimeAxis::move(TimeRange to, Step step)
{
    const TimeRange next = within(to, m_extent);
    if (next == m_visible) return;
    if (step == Step::Jump || step != m_last) m_history.push_back(m_visible);
    if (m_history.size() > kHistory) m_history.erase(m_history.begin());
    m_last = step;
    m_visible = next;
}

bool TimeAxis::back()
{
    if (m_history.empty()) return false;
    m_visible = m_history.back();
    m_history.pop_back();
    m_last = Step::None;
    return true;
}

std::vector<Tick> TimeAxis::ticks(double spacing) const
{
    const TimeNs step = niceTimeStep(spacing * nsPerPixel());
    const Unit unit = unitFor(m_visible.until, step);
    const TimeNs small = smallStep(step);
    const TimeNs zero = m_clock.value_or(0); // round times of day, not round times since the start
    const auto text = [&](TimeNs at) { return m_clock ? timeOfDay(at + zero, step) : label(at, unit, step); };
    std::vector<Tick> ticks;
    for (TimeNs at = roundedUp(m_visible.from + zero, small) - zero; at <= m_visible.until; at += small)
        ticks.push_back({at, (at + zero) % step == 0 ? text(at) : QString()});
    return ticks;
}

QString TimeAxis::unit(double spacing) const
{
    if (m_clock) return QStringLiteral("UTC");
    return unitName(unitFor(m_visible.until, niceTimeStep(spacing * nsPerPixel())));
}

QString TimeAxis::timeAtPixel(double x) const
{
    return timeText(toTime(x));
}

QString TimeAxis::timeText(TimeNs exact) const
{
    constexpr double kUsualSpacing = 72;
    const Unit unit = unitFor(m_visible.until, niceTimeStep(kUsualSpacing * nsPerPixel()));
    const TimeNs step = niceTimeStep(nsPerPixel());
    if (m_clock) { // over minutes, parts of a second are noise
        const TimeNs shown = m_visible.length() >= 2 * kMinute ? std::max(step, kSecond) : step;
        return timeOfDay(roundedUp(exact + *m_clock - shown / 2, shown), std::min(shown, kSecond));
    }
    const TimeNs time = (exact + step / 2) / step * step;
    if (unit == Unit::Minutes || unit == Unit::Hours) return formatClock(to_seconds(time), to_seconds(step));
    return label(time, unit, step) + QChar(0x2009) + unitName(unit);
}

QString lengthText(TimeNs length)
{
    const TimeNs rounded = (length + kSecond / 20) / kSecond * kSecond;
    if (length < 300 * kSecond && std::abs(length - rounded) <= length / 100 && rounded > 0)
        return formatInteger(rounded / kSecond) + QStringLiteral(" s");
    return formatSeconds(to_seconds(length)).text();
}

TimeNs niceTimeStep(double least)
{
    constexpr std::array<TimeNs, 5> ofSixty = {1, 2, 5, 10, 20};
    if (!(least > 1)) return 1;
    for (TimeNs power = 1; power < kSecond; power *= 10) {
        for (const TimeNs times : {1, 2, 5}) {
            if (static_cast<double>(times * power) >= least) return times * power;
        }
    }
    for (const TimeNs unit : {kSecond, kMinute}) {
        for (const TimeNs times : ofSixty) {
            if (static_cast<double>(times * unit) >= least) return times * unit;
        }
    }
    const double hours = std::max(1.0, niceCeiling(least / static_cast<double>(kHour)));
    return static_cast<TimeNs>(std::min(hours, 1e5)) * kHour;
}

double niceCeiling(double value)
{
    if (!(value > 0)) return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (times * power >= value * (1 - 1e-9)) return times * power;
    }
    return 10 * power;
}

} // namespace fulcrum::app
