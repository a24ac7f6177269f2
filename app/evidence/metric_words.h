// SPDX-License-Identifier: GPL-3.0-or-later
// The metrics of the catalogue in the words of the window: name, unit to show, and how replicas are put
// together.
#pragma once

#include "timeline/measured_series.h"

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <string_view>

namespace fulcrum::app
{

enum class MetricUnit { Seconds, Share, PerSecond, Requests, Tokens, Ratio, Other };

struct MetricWords {
    QString name; // "TTFT"; the id itself where it is not known
    MetricUnit unit = MetricUnit::Other;
    Together together = Together::Mean;
};

MetricWords metricWords(std::string_view id);
QStringList metricIds(); // those with words, for pickers

QString statisticName(std::string_view statistic); // "rate" -> "rate", "value" -> "value"; as it is else
QStringList statisticIds();

// What a picker of a form offers: `first` for none, then each by its name, with its id.
using Choices = QList<QPair<QString, QVariant>>;
Choices metricChoices(const QString& first);
Choices statisticChoices(const QString& first);

// A figure in the base unit as people read it: "1.3 s", "53 %", "at least 30 s", "0.4–2.5 s".
struct ShownUnit {
    QString unit;
    double scale = 1; // times the base unit
};
// The unit that suits figures up to `largest`.
ShownUnit shownUnit(MetricUnit unit, double largest);

// What a text says in the base unit: "1.3 s", "800 ms", "53 %", "6 /s", "12"; a plain number is in the base
// unit, for shares from 0 to 1. Empty where it says no such figure.
std::optional<double> typedFigure(const QString& text, MetricUnit unit);
// What a person types to get it.
QString figureText(double value, MetricUnit unit);

} // namespace fulcrum::app
