// SPDX-License-Identifier: GPL-3.0-or-later
// Figures, probabilities and verdicts of triage in the words of the window.
#pragma once

#include "evidence/scrape.h"
#include "triage/triage.h"

#include <QString>

namespace fulcrum::app
{

// "TTFT p99", "Hit ratio, tokens, worst replica".
QString figureName(const evidence::FigureId& figure);
QString figureName(const std::string& figure); // as verdicts write it: "ttft_s.p99 of the worst replica"
evidence::FigureId figureIdOf(const std::string& figure);
evidence::FigureId figureIdOf(const scenario::Observation& observation);

// In the unit people read: "4.5 s", "53 %", "13 /s".
QString figureValue(const evidence::FigureId& figure, double value);
QString factorText(double factor);             // "× 5.0"
QString probabilityText(double value);         // "0.61", "<0.01"
QString bitsText(double bits);                 // "1.5"
QString changeText(const std::string& change); // of the healthy scenario: "engine: slowdown 1 → 3.57"
QString changesText(const std::vector<std::string>& changes); // a node is named once for all of its changes
QString intervalText(const Interval& ratio);                  // "0.15–0.27"

// A figure beside an observation: as a factor, or in its unit.
QString predictedText(const triage::Prediction& prediction, double value);

// What stands below a mechanism's title: what it fails and by how much, or what it changes.
// What it fails, at most so many figures and how many more; or what was fitted.
QString secondLine(const triage::Hypothesis& hypothesis, int most = 1000);

// The verdict tag, and the icon that goes with it.
struct VerdictTag {
    QString text;
    QString icon;
    bool settled = false;
};
VerdictTag verdictTag(const triage::Verdict& verdict);

// Why it is that verdict, as a sentence.
QString verdictText(const triage::Verdict& verdict);

QString leftOutText(const triage::LeftOut& leftOut); // why a mechanism was not fitted
QString tierText(evidence::metrics::Tier tier);      // how far away a figure is
// What is measured, and how far away it is.
QString measurementText(const triage::Measurement& measurement);

// Of a reversible action: what it brings, what it costs, and when to stop it, or why not to do it.
QString effectText(const triage::Mitigation& action);
QString costText(const triage::Mitigation& action);
QString stopText(const triage::Mitigation& action);

// The range of an outcome: "below 35 %", "0.4–2.5 s", "above 2 s".
QString outcomeText(const evidence::FigureId& figure, const triage::Reading& reading);

QString titleOf(const triage::Verdict& verdict, const std::string& id); // of a hypothesis

} // namespace fulcrum::app
