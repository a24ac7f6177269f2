// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/numbers.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr QChar kMinus(0x2212);
constexpr QChar kDash(0x2013);

// The C locale has no group separator that reads well; the window then uses a comma.
QString groupSeparator()
{
    const QLocale locale;
    if (locale.language() == QLocale::C) return QStringLiteral(",");
    return locale.groupSeparator();
}

QString decimalPoint()
{
    return QLocale().decimalPoint();
}

QString grouped(const QString& digits)
{
    QString text = digits;
    const QString separator = groupSeparator();
    for (qsizetype at = text.size() - 3; at > 0; at -= 3)
        text.insert(at, separator);
    return text;
}

// `plain` is what QString::number gives: digits, a point, a hyphen.
QString localised(QString plain)
{
    const bool negative = plain.startsWith(QLatin1Char('-'));
    if (negative) plain.remove(0, 1);
    const qsizetype point = plain.indexOf(QLatin1Char('.'));
    QString text = grouped(point < 0 ? plain : plain.left(point));
    if (point >= 0) text += decimalPoint() + plain.mid(point + 1);
    const bool zero = std::none_of(plain.cbegin(), plain.cend(),
                                   [](QChar c) { return c >= QLatin1Char('1') && c <= QLatin1Char('9'); });
    return negative && !zero ? kMinus + text : text;
}

struct Unit {
    const char* name;
    double seconds;
};
constexpr std::array<Unit, 6> kTimeUnits{
    {{"h", 3600}, {"min", 60}, {"s", 1}, {"ms", 1e-3}, {"\u00B5s", 1e-6}, {"ns", 1e-9}}};

const Unit& timeUnit(double seconds)
{
    const double size = std::abs(seconds);
    // Minutes and hours only once seconds stop being easy to compare.
    if (size >= 7200) return kTimeUnits[0];
    if (size >= 300) return kTimeUnits[1];
    for (std::size_t i = 2; i < kTimeUnits.size(); ++i)
        if (size >= kTimeUnits[i].seconds * 0.9995) return kTimeUnits[i];
    return size > 0 ? kTimeUnits.back() : kTimeUnits[2];
}

} // namespace

QString plainNumbers(const QString& typed)
{
    static const QRegularExpression number(QStringLiteral("\\d[\\d.,]*"));
    static const QRegularExpression groupedByCommas(QStringLiteral("^\\d{1,3}(,\\d{3})+(\\.\\d+)?$"));
    static const QRegularExpression decimalComma(QStringLiteral("^(\\d+|\\d{1,3}(\\.\\d{3})+),\\d+$"));
    const bool comma = decimalPoint() == QLatin1String(",");
    QString plain;
    qsizetype done = 0;
    for (auto all = number.globalMatch(typed); all.hasNext();) {
        const auto match = all.next();
        QString one = match.captured();
        if (!comma && groupedByCommas.match(one).hasMatch())
            one.remove(QLatin1Char(','));
        else if (comma && decimalComma.match(one).hasMatch())
            one.remove(QLatin1Char('.')).replace(QLatin1Char(','), QLatin1Char('.'));
        plain += typed.mid(done, match.capturedStart() - done) + one;
        done = match.capturedEnd();
    }
    return plain + typed.mid(done);
}

int decimalsFor(double value, int significant)
{
    if (!std::isfinite(value) || value == 0) return 0;
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value)) + 1e-9));
    return std::clamp(significant - 1 - magnitude, 0, 12);
}

QString formatDecimals(double value, int decimals)
{
    if (!std::isfinite(value)) return kDash;
    return localised(QString::number(value, 'f', decimals));
}

QString formatNumber(double value, int significant)
{
    if (!std::isfinite(value)) return kDash;
    if (value == 0) return QStringLiteral("0");
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(value)) + 1e-9) - significant + 1);
    const double rounded = std::round(value / unit) * unit;
    return formatDecimals(rounded, decimalsFor(rounded, significant));
}

QString formatInteger(qint64 value)
{
    return localised(QString::number(value));
}

QString formatRange(double low, double high, int decimals)
{
    return formatDecimals(low, decimals) + kDash + formatDecimals(high, decimals);
}

ShownNumber formatSeconds(double seconds)
{
    if (!std::isfinite(seconds)) return {kDash, {}};
    const Unit& unit = timeUnit(seconds);
    return {formatNumber(seconds / unit.seconds), QString::fromUtf8(unit.name)};
}

QString secondsUnitFor(double seconds)
{
    return QString::fromUtf8(timeUnit(seconds).name);
}

QString formatSecondsIn(double seconds, const QString& unit, int significant)
{
    for (const Unit& known : kTimeUnits)
        if (unit == QString::fromUtf8(known.name)) return formatNumber(seconds / known.seconds, significant);
    return formatNumber(seconds, significant);
}

QString formatClock(double seconds, double step)
{
    if (!std::isfinite(seconds)) return kDash;
    const int decimals = step >= 1 ? 0 : std::min(6, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const double scale = std::pow(10.0, decimals);
    const double rounded = std::round(std::abs(seconds) * scale) / scale;
    const auto whole = static_cast<qint64>(rounded);
    const double rest = rounded - static_cast<double>(whole - whole % 60);
    const QString secs = QString::number(rest, 'f', decimals)
                             .rightJustified(decimals > 0 ? 3 + decimals : 2, QLatin1Char('0'))
                             .replace(QLatin1Char('.'), decimalPoint());
    const qint64 minutes = whole / 60 % 60;
    const qint64 hours = whole / 3600;
    QString text = hours > 0
                       ? QStringLiteral("%1:%2:%3").arg(hours).arg(minutes, 2, 10, QLatin1Char('0')).arg(secs)
                       : QStringLiteral("%1:%2").arg(minutes).arg(secs);
    return seconds < 0 && rounded > 0 ? kMinus + text : text;
}

ShownNumber formatBytes(double bytes)
{
    constexpr std::array<const char*, 5> kUnits{"B", "KiB", "MiB", "GiB", "TiB"};
    if (!std::isfinite(bytes)) return {kDash, {}};
    std::size_t unit = 0;
    while (std::abs(bytes) >= 1024 && unit + 1 < kUnits.size()) {
        bytes /= 1024;
        ++unit;
    }
    return {formatNumber(bytes), QString::fromUtf8(kUnits[unit])};
}

namespace
{

double digitAdvance(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

} // namespace

double tabularWidth(const QFontMetricsF& metrics, const QString& text)
{
    const double digit = digitAdvance(metrics);
    double width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void drawTabular(QPainter& painter, const QRectF& where, int flags, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    const double digit = digitAdvance(metrics);
    const double width = tabularWidth(metrics, text);
    double x = where.left();
    if (flags & Qt::AlignRight) x = where.right() - width;
    if (flags & Qt::AlignHCenter) x = where.center().x() - width / 2;
    double y = where.top() + metrics.ascent();
    if (flags & Qt::AlignVCenter) y = where.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    if (flags & Qt::AlignBottom) y = where.bottom() - metrics.descent();
    // Runs without digits are drawn at once, so that kerning and shaping stay right.
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at + 1;
        if (text[at].isDigit()) {
            const double own = metrics.horizontalAdvance(text[at]);
            painter.drawText(QPointF(x + (digit - own) / 2, y), text.mid(at, 1));
            x += digit;
        } else {
            while (end < text.size() && !text[end].isDigit())
                ++end;
            const QString run = text.mid(at, end - at);
            painter.drawText(QPointF(x, y), run);
            for (const QChar c : run)
                x += metrics.horizontalAdvance(c);
        }
        at = end;
    }
}

} // namespace fulcrum::app
