// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/figure_input.h"

#include "base/units.h"
#include "shell/numbers.h"
#include "shell/values.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <cmath>
#include <limits>

namespace fulcrum::app
{

namespace
{

constexpr double kInfinity = std::numeric_limits<double>::infinity();

QString words(const char* text)
{
    return QCoreApplication::translate("Figure", text);
}

QString example(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Seconds:
        return QStringLiteral("800 ms");
    case MetricUnit::Share:
    case MetricUnit::Ratio:
        return QStringLiteral("53 %");
    case MetricUnit::PerSecond:
        return QStringLiteral("6 /s");
    default:
        return QStringLiteral("12");
    }
}

// "7 s to 9 s" or "7–9 s": the texts of both ends.
std::optional<std::pair<QString, QString>> ends(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("^(.+?)\\s*(?:\\bto\\b|\\bbis\\b|\u2013)\\s*(.+)$"));
    const auto match = between.match(text);
    if (!match.hasMatch()) return {};
    return std::pair{match.captured(1).trimmed(), match.captured(2).trimmed()};
}

// What follows one of the words; empty where the text begins with none of them.
QString after(const QString& text, std::initializer_list<const char*> words)
{
    for (const char* word : words)
        if (const QString start = QString::fromUtf8(word); text.startsWith(start, Qt::CaseInsensitive))
            return text.mid(start.size()).trimmed();
    return {};
}

} // namespace

MetricUnit figureUnit(std::string_view metric, std::string_view statistic)
{
    if (statistic == "share") return MetricUnit::Share;
    if (statistic == "rate") return MetricUnit::PerSecond;
    return metricWords(metric).unit;
}

Typed<double> typedNumber(const QString& typed, MetricUnit unit)
{
    const QString text = plainNumbers(typed);
    if (text.trimmed().isEmpty()) return {};
    if (unit == MetricUnit::Seconds) { // "8" might be seconds or milliseconds
        bool number = false;
        const double value = text.trimmed().toDouble(&number);
        if (number && value != 0)
            return {{},
                    words(QT_TRANSLATE_NOOP("Figure", "the unit is missing: s or ms, for example %1"))
                        .arg(example(unit))};
    }
    const std::optional<double> value =
        typedFigure(text, unit == MetricUnit::Ratio ? MetricUnit::Share : unit);
    if (!value)
        return {{},
                words(QT_TRANSLATE_NOOP("Figure", "this is no figure; write it like %1")).arg(example(unit))};
    return {value, {}};
}

Typed<scenario::Observed> typedObserved(const QString& given, MetricUnit unit)
{
    using scenario::Observed;
    const QString text = given.trimmed();
    if (text.isEmpty()) return {};
    static const QRegularExpression withRange(QStringLiteral("^(.+?)\\s*\\((.+)\\)$"));
    QString best, range = text;
    if (const auto match = withRange.match(text); match.hasMatch()) {
        best = match.captured(1);
        range = match.captured(2);
    }
    if (const QString rest = after(range, {"at least", "mindestens", ">=", "\u2265"}); !rest.isEmpty()) {
        const Typed<double> low = typedNumber(rest, unit);
        return low.value ? Typed<Observed>{Observed{*low.value, *low.value, kInfinity}, {}}
                         : Typed<Observed>{{}, low.error};
    }
    if (const QString rest = after(range, {"at most", "h\u00F6chstens", "<=", "\u2264"}); !rest.isEmpty()) {
        const Typed<double> high = typedNumber(rest, unit);
        return high.value ? Typed<Observed>{Observed{*high.value, 0, *high.value}, {}}
                          : Typed<Observed>{{}, high.error};
    }
    if (const auto both = ends(range)) {
        Typed<double> low = typedNumber(both->first, unit);
        const Typed<double> high = typedNumber(both->second, unit);
        if (!low.value && high.value) // "7 to 9 s": the unit stands at the end
            low =
                typedNumber(both->first + QLatin1Char(' ') + both->second.section(QLatin1Char(' '), 1), unit);
        if (!low.value || !high.value) return {{}, low.value ? high.error : low.error};
        if (*low.value > *high.value)
            return {{}, words(QT_TRANSLATE_NOOP("Figure", "the lower end is above the upper one"))};
        double value = (*low.value + *high.value) / 2;
        if (!best.isEmpty()) {
            const Typed<double> middle = typedNumber(best, unit);
            if (!middle.value) return {{}, middle.error};
            if (*middle.value < *low.value || *middle.value > *high.value)
                return {{}, words(QT_TRANSLATE_NOOP("Figure", "the figure lies outside its own range"))};
            value = *middle.value;
        }
        return {Observed{value, *low.value, *high.value}, {}};
    }
    const Typed<double> value = typedNumber(text, unit);
    return value.value ? Typed<Observed>{Observed{*value.value, *value.value, *value.value}, {}}
                       : Typed<Observed>{{}, value.error};
}

QString observedInput(const scenario::Observed& figure, MetricUnit unit)
{
    if (unit == MetricUnit::Ratio) unit = MetricUnit::Other; // 0.06 is as readable as 6 %
    const auto text = [&](double value) { return figureText(value, unit); };
    if (figure.at_least()) return QStringLiteral("at least ") + text(figure.low);
    if (figure.low == figure.high) return text(figure.value);
    if (figure.value == figure.high && figure.low == 0) return QStringLiteral("at most ") + text(figure.high);
    const QString range = text(figure.low) + QStringLiteral(" to ") + text(figure.high);
    if (figure.value == (figure.low + figure.high) / 2) return range;
    return text(figure.value) + QStringLiteral(" (") + range + QLatin1Char(')');
}

namespace
{

// "5 min 30 s", in seconds; nothing: it is not written so.
std::optional<double> sumOfParts(const QString& text)
{
    static const QRegularExpression part(QStringLiteral("\\G\\s*(\\d+(?:\\.\\d+)?)\\s*(h|min|s|ms)\\b"));
    double sum = 0;
    qsizetype read = 0;
    for (auto match = part.match(text); match.hasMatch(); match = part.match(text, read)) {
        const auto one = parse_quantity(
            match.captured(1).toStdString() + ' ' + match.captured(2).toStdString(), Dimension::Time);
        if (!one) return std::nullopt;
        sum += *one;
        read = match.capturedEnd();
    }
    if (read == 0 || !QStringView(text).mid(read).trimmed().isEmpty()) return std::nullopt;
    return sum;
}

// The same way whatever the length: "45 s", "5 min", "5 min 30 s", "1 h 2 min".
QString durationText(double seconds)
{
    if (!(seconds >= 60)) return toQt(format_quantity(seconds, Dimension::Time));
    const double whole = std::round(seconds * 1e6) / 1e6; // what a sum of parts is off by is no time
    const double hours = std::floor(whole / 3600), minutes = std::floor((whole - 3600 * hours) / 60);
    const double rest = std::round((whole - 3600 * hours - 60 * minutes) * 1e6) / 1e6;
    QStringList parts;
    if (hours > 0) parts << QStringLiteral("%1 h").arg(hours);
    if (minutes > 0) parts << QStringLiteral("%1 min").arg(minutes);
    if (rest > 0) parts << QStringLiteral("%1 s").arg(rest, 0, 'g', 5);
    return parts.join(QLatin1Char(' '));
}

} // namespace

Typed<scenario::Moment> typedMoment(const QString& given, const std::optional<scenario::Moment>& like)
{
    const QString text = given.trimmed();
    if (text.isEmpty()) return {};
    static const QRegularExpression clock(QStringLiteral("^(\\d{1,2}):(\\d{2})(?::(\\d{2}(?:\\.\\d+)?))?$"));
    if (const auto match = clock.match(text); match.hasMatch()) {
        if (!like || !like->utc)
            return {{},
                    words(QT_TRANSLATE_NOOP("Figure", "the day is missing: write it like 2026-11-30 10:02"))};
        constexpr TimeNs day = 86400 * kSecond;
        const double seconds =
            match.captured(1).toInt() * 3600 + match.captured(2).toInt() * 60 + match.captured(3).toDouble();
        if (seconds >= 86400) return {{}, words(QT_TRANSLATE_NOOP("Figure", "this is no time of day"))};
        return {scenario::Moment{like->at / day * day + from_seconds(seconds), true}, {}};
    }
    static const QRegularExpression date(QStringLiteral("^\\d{4}-\\d{2}-\\d{2}"));
    if (date.match(text).hasMatch()) {
        QString iso = text;
        iso.replace(QStringLiteral(" UTC"), QStringLiteral("Z"));
        if (iso.size() > 10) iso[10] = QLatin1Char('T');
        QDateTime at = QDateTime::fromString(iso, Qt::ISODateWithMs);
        if (!at.isValid())
            return {
                {},
                words(QT_TRANSLATE_NOOP("Figure", "this is no moment; write it like 2026-11-30 10:02, UTC"))};
        if (at.timeSpec() == Qt::LocalTime) at.setTimeZone(QTimeZone::utc());
        return {scenario::Moment{at.toMSecsSinceEpoch() * kMillisecond, true}, {}};
    }
    std::optional<double> quantity;
    if (const auto one = parse_quantity(text.toStdString(), Dimension::Time)) quantity = *one;
    if (!quantity) quantity = sumOfParts(text);
    if (!quantity)
        return {{},
                words(QT_TRANSLATE_NOOP("Figure", "this is no moment; write it like 2026-11-30 10:02, UTC, "
                                                  "or 10 min from the begin of a run"))};
    return {scenario::Moment{from_seconds(*quantity), false}, {}};
}

QString momentInput(const scenario::Moment& moment)
{
    if (!moment.utc) return durationText(to_seconds(moment.at));
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(moment.at / kMillisecond, QTimeZone::utc());
    return at.toString(at.time().msec()     ? QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")
                       : at.time().second() ? QStringLiteral("yyyy-MM-dd HH:mm:ss")
                                            : QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString momentText(const scenario::Moment& moment)
{
    if (!moment.utc) return durationText(to_seconds(moment.at));
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(moment.at / kMillisecond, QTimeZone::utc());
    return at.toString(at.time().second() ? QStringLiteral("HH:mm:ss") : QStringLiteral("HH:mm"));
}

} // namespace fulcrum::app
