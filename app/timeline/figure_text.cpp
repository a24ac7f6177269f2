// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/figure_text.h"

#include "shell/numbers.h"
#include "shell/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr QChar kDash(0x2013);
constexpr QChar kTimes(0x00D7);
constexpr QChar kThinSpace(0x2009);

QString inWords(const char* text)
{
    return QCoreApplication::translate("Figures", text);
}

// Two digits of the half width are all that an interval supports, and never less than one of the value.
int sharedDecimals(double value, double halfWidth)
{
    const int most = decimalsFor(value, 3);
    if (halfWidth <= 0) return most;
    return std::min(most, std::max(decimalsFor(halfWidth, 2), decimalsFor(value, 1)));
}

// From 1,000 on, the digits after the third are zeros.
QString written(double value, int decimals)
{
    return std::abs(value) >= 1000 ? formatNumber(value) : formatDecimals(value, decimals);
}

// Latencies and counts are not negative, even where the interval over a few replications is wide.
Interval withoutNegativePart(Interval interval)
{
    if (interval.value >= 0) interval.low = std::max(interval.low, 0.0);
    return interval;
}

} // namespace

FigureText figureText(const Interval& interval, double scale)
{
    const double value = interval.value * scale;
    const double low = interval.low * scale;
    const double high = interval.high * scale;
    const int decimals = sharedDecimals(value, (high - low) / 2);
    FigureText text;
    text.value = written(value, decimals);
    if (low < high) text.interval = written(low, decimals) + kDash + written(high, decimals);
    return text;
}

FigureText figureText(const study::Figure& figure, double scale)
{
    const QString reason = words::sentence(figure.why);
    switch (figure.state) {
    case study::Figure::State::Known:
        return figureText(withoutNegativePart(figure.interval), scale);
    case study::Figure::State::AtLeast:
        return {inWords(QT_TRANSLATE_NOOP("Figures", "at least %1"))
                    .arg(formatNumber(figure.interval.value * scale)),
                {},
                reason};
    case study::Figure::State::Unknown:
        break;
    }
    return {QString(kDash), inWords(QT_TRANSLATE_NOOP("Figures", "unknown")), reason};
}

TimeUnit milliseconds()
{
    return {inWords(QT_TRANSLATE_NOOP("Figures", "ms")), 1e3};
}

TimeUnit secondsOrMilliseconds(double seconds)
{
    return seconds < 1 ? milliseconds() : TimeUnit{inWords(QT_TRANSLATE_NOOP("Figures", "s")), 1};
}

QString durationText(const study::Figure& seconds)
{
    const TimeUnit unit = secondsOrMilliseconds(seconds.interval.value);
    const FigureText text = figureText(seconds, unit.scale);
    const bool unknown = seconds.state == study::Figure::State::Unknown;
    return unknown ? text.value : text.value + kThinSpace + unit.name;
}

QString ratioText(double ratio)
{
    // A third digit where two would hide a difference of a few per cent.
    const bool nearOne = std::abs(ratio - 1) < 0.1;
    const QString number = nearOne ? formatDecimals(ratio, 2) : formatNumber(ratio, 2);
    return kTimes + QString(kThinSpace) + number;
}

} // namespace fulcrum::app
