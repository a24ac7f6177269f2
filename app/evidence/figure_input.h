// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and moments as they are typed into fields.
#pragma once

#include "evidence/metric_words.h"
#include "scenario/observation.h"

#include <QString>

#include <optional>

namespace fulcrum::app
{

// In which unit figures of a metric are typed: a statistic "share" is a share and "rate" a rate whatever the
// metric.
MetricUnit figureUnit(std::string_view metric, std::string_view statistic);

// A typed text that is read, is empty, or says why it can not be.
template <class T>
struct Typed {
    std::optional<T> value{};
    QString error{}; // as a sentence without a full stop; empty: read, or nothing was typed

    bool ok() const { return error.isEmpty(); }
};

// "8 s", "at least 30 s", "at most 1 s", "7 s to 9 s", "8 s (7 s to 9 s)".
Typed<scenario::Observed> typedObserved(const QString& text, MetricUnit unit);
QString observedInput(const scenario::Observed& figure, MetricUnit unit); // what is typed to get it

// "2026-11-30T10:02:00Z", "2026-11-30 10:02" (UTC), "10:02" on the day of `like`, or "10 min" of a run.
Typed<scenario::Moment> typedMoment(const QString& text, const std::optional<scenario::Moment>& like = {});
QString momentInput(const scenario::Moment& moment);
QString momentText(const scenario::Moment& moment); // in tables: "10:02", "10:02:30", "10 min"

// A bound of a prediction.
Typed<double> typedNumber(const QString& text, MetricUnit unit);

} // namespace fulcrum::app
