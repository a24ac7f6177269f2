// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the window shows them: three significant digits at most, grouped, a true minus sign, and digits
// that stand in columns with any font.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;
class QFontMetricsF;

namespace fulcrum::app
{

// A number with its unit apart, as tables show them in two columns.
struct ShownNumber {
    QString value;
    QString unit;

    QString text() const { return unit.isEmpty() ? value : value + QLatin1Char(' ') + unit; }
};

// 0.0142, 2.66, 34.5, 706, 8,190; zero is "0", what is not finite a dash.
QString formatNumber(double value, int significant = 3);

// With as many decimals as asked, so that a value and its interval share them.
QString formatDecimals(double value, int decimals);
int decimalsFor(double value, int significant = 3);

// The numbers in what somebody typed, written as files write them: "8,192" is 8192, and where the language
// has a decimal comma "0,9" is 0.9 and "1.234,5" is 1234.5. What can be neither stays as it is, to be
// refused.
QString plainNumbers(const QString& typed);

// Every digit, grouped: "6,543".
QString formatInteger(qint64 value);

// "14–28", both ends with the same decimals.
QString formatRange(double low, double high, int decimals);

// Seconds in ns, µs, ms, s, min or h, whichever gives a number of at least 1.
ShownNumber formatSeconds(double seconds);
// In the unit that fits `like`, for columns that share one.
QString formatSecondsIn(double seconds, const QString& unit, int significant = 3);
QString secondsUnitFor(double seconds);

// Clock time of a run's axis: "0:05", "2:30", "1:02:03", with decimals where `step` is below a second.
QString formatClock(double seconds, double step = 1.0);

ShownNumber formatBytes(double bytes);

// Draws text with each digit on the advance of the widest one. `flags` as for QPainter::drawText: horizontal
// and vertical alignment of a single line.
void drawTabular(QPainter& painter, const QRectF& where, int flags, const QString& text);
double tabularWidth(const QFontMetricsF& metrics, const QString& text);

} // namespace fulcrum::app
