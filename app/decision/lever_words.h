// SPDX-License-Identifier: GPL-3.0-or-later
// Levers, scores and verdicts in the words of the window.
#pragma once

#include "decision/decide.h"
#include "triage/triage_words.h" // probabilityText

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace fulcrum::app
{

QString scoreName(decision::Score score);
QString goalName(const std::string& objective); // as a project writes it: "symptom", "weights" // "S1 ratio"
QString inputName(decision::Input input);       // "effort"
QString inputUnit(decision::Input input);       // "weeks"
QString verdictName(decision::Verdict verdict);
QString verdictIcon(decision::Verdict verdict);
QString viewName(const decision::EstimateView& view);
QString firstWords(const QString& title, int most); // without an "and" or "the" that hangs at the end
QString fullName(const decision::Lever& lever);     // with its symptom before it
QString shortName(const decision::Lever& lever); // for charts: the symptom, or the first words of the title
QString decimals(double value);                  // two significant ones, for expected values

// "0.5 / 1.5 / 3", and back: three ascending numbers, or one that is certain. Nothing: it is no range.
QString rangeText(const Estimate& range);
std::optional<Estimate> typedRange(const QString& text);

} // namespace fulcrum::app
