// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as people read them: at most three significant digits, as many as the interval supports; value and
// interval share decimals; what is not known is said in words.
#pragma once

#include "base/interval.h"
#include "study/figures.h"

#include <QString>

namespace fulcrum::app
{

struct FigureText {
    QString value;    // a dash where unknown
    QString interval; // "1.5–3.8"; empty where there is none; a word where the value is unknown
    QString reason;   // why it is a bound or unknown, for the tooltip
};

// Values are multiplied by `scale` before they are written.
FigureText figureText(const study::Figure& figure, double scale = 1);
FigureText figureText(const Interval& interval, double scale = 1);

// Milliseconds or seconds, whichever gives short numbers.
struct TimeUnit {
    QString name;
    double scale = 1; // from seconds
};
TimeUnit milliseconds();
TimeUnit secondsOrMilliseconds(double seconds);

// "4.7 s", "28.7 ms".
QString durationText(const study::Figure& seconds);
// "× 5.0": how many times the base.
QString ratioText(double ratio);

} // namespace fulcrum::app
