// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage_words.h"

#include "evidence/metric_words.h"
#include "evidence/metrics/catalogue.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"
#include "triage/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

struct TriageWords {
    Q_DECLARE_TR_FUNCTIONS(TriageWords)
};

const char* const kWorst = " of the worst replica";

QString shareText(double share)
{
    return formatDecimals(100 * share, share < 0.1 ? 1 : 0) + QStringLiteral(" %");
}

} // namespace

QString figureName(const evidence::FigureId& figure)
{
    QString text = metricWords(figure.metric).name;
    const evidence::metrics::Metric* metric = evidence::metrics::find(figure.metric);
    const bool distribution = metric && metric->kind == evidence::metrics::Kind::Histogram;
    if (distribution) text += QLatin1Char(' ') + statisticName(figure.statistic);
    if (!figure.request_class.empty()) text += QStringLiteral(", ") + toQt(figure.request_class);
    if (figure.worst_replica) text += QStringLiteral(", ") + TriageWords::tr("worst replica");
    return text;
}

evidence::FigureId figureIdOf(const std::string& figure)
{
    evidence::FigureId id;
    std::string text = figure;
    if (text.ends_with(kWorst)) {
        id.worst_replica = true;
        text.erase(text.size() - std::string_view(kWorst).size());
    }
    if (const std::size_t of = text.find(" of "); of != std::string::npos) {
        id.request_class = text.substr(of + 4);
        text.erase(of);
    }
    const std::size_t dot = text.find('.');
    id.metric = text.substr(0, dot);
    if (dot != std::string::npos) id.statistic = text.substr(dot + 1);
    return id;
}

evidence::FigureId figureIdOf(const scenario::Observation& observation)
{
    return {observation.metric, observation.statistic, observation.population.request_class,
            !observation.population.replica.empty()};
}

QString figureName(const std::string& figure)
{
    return figureName(figureIdOf(figure));
}

namespace
{

// What is next to nothing, as fits came out, says so in few digits.
QString shownFigure(double value)
{
    constexpr double kLeast = 0.001;
    return value > 0 && value < kLeast / 2 ? QLatin1Char('<') + formatDecimals(kLeast, 3)
                                           : formatNumber(value);
}

} // namespace

QString figureValue(const evidence::FigureId& figure, double value)
{
    if (!std::isfinite(value)) return QStringLiteral("\u2013");
    const evidence::metrics::Metric* metric = evidence::metrics::find(figure.metric);
    if (!metric) return formatNumber(value);
    if (metric->unit == "s") return formatSeconds(value).text();
    const bool share = metric->kind == evidence::metrics::Kind::Ratio && metric->high <= 1;
    if (share || metric->high == 1) return shownFigure(100 * value) + QStringLiteral(" %");
    if (metric->unit == "1/s") return shownFigure(value) + QStringLiteral(" /s");
    return shownFigure(value);
}

QString factorText(double factor)
{
    if (!std::isfinite(factor)) return QStringLiteral("\u2013");
    const int decimals = factor >= 99.5 ? 0 : factor >= 0.095 ? 1 : 2;
    return QStringLiteral("\u00D7 ") + formatDecimals(factor, decimals);
}

QString probabilityText(double value)
{
    return value > 0 && value < 0.005 ? QLatin1Char('<') + formatDecimals(0.01, 2) : formatDecimals(value, 2);
}

QString changeText(const std::string& change)
{
    QString text = toQt(change);
    const QString added = QStringLiteral(", new"), instead = QStringLiteral(" instead of ");
    if (text.endsWith(added)) text = TriageWords::tr("%1, new").arg(text.chopped(added.size()));
    if (const qsizetype at = text.indexOf(instead); at > 0)
        text = TriageWords::tr("%1 instead of %2").arg(text.left(at), text.mid(at + instead.size()));
    text.replace(QStringLiteral("->"), QStringLiteral("\u2192"));
    text.replace(QStringLiteral(" = "), QStringLiteral(" "));
    text.remove(QLatin1Char('"'));
    // Numbers as the language writes them. Fitted ones have all the digits that make them exact: four tell as
    // much. What is part of a name ("llama-3.1-8b") or a version stays.
    static const QRegularExpression decimal(
        QStringLiteral("(?<![\\w.-])\\d+\\.(\\d+)(?:e-?\\d+)?(?![\\w.-])"));
    constexpr int kExact = 4;
    qsizetype at = 0;
    for (auto match = decimal.match(text); match.hasMatch(); match = decimal.match(text, at)) {
        const double value = match.captured().toDouble();
        const auto decimals = static_cast<int>(match.capturedLength(1));
        const QString number =
            decimals < kExact ? formatDecimals(value, decimals) : formatNumber(value, kExact);
        text.replace(match.capturedStart(), match.capturedLength(), number);
        at = match.capturedStart() + number.size();
    }
    return text;
}

QString changesText(const std::vector<std::string>& changes)
{
    QStringList nodes;
    QString last; // the node that was named last
    for (const std::string& change : changes) {
        const QString text = changeText(change);
        const qsizetype colon = text.indexOf(QStringLiteral(": "));
        const QString node = text.left(std::max<qsizetype>(colon, 0));
        if (colon > 0 && node == last)
            nodes.back() += QStringLiteral(", ") + text.mid(colon + 2);
        else
            nodes << text;
        last = node;
    }
    return nodes.join(QStringLiteral("; "));
}

QString bitsText(double bits)
{
    if (bits > 0 && bits < 0.005) return QLatin1Char('<') + formatDecimals(0.01, 2);
    return formatDecimals(bits, bits < 0.095 ? 2 : 1);
}

QString intervalText(const Interval& ratio)
{
    return formatRange(ratio.low, ratio.high, ratio.high < 0.95 ? 2 : ratio.high < 99 ? 1 : 0);
}

QString predictedText(const triage::Prediction& prediction, double value)
{
    return prediction.factor ? factorText(value) : figureValue(figureIdOf(prediction.figure), value);
}

QString secondLine(const triage::Hypothesis& hypothesis, int most)
{
    if (hypothesis.id == triage::kNone) return TriageWords::tr("share kept for what the catalogue lacks");
    QString fails;
    int more = 0;
    for (const triage::Prediction& one : hypothesis.predictions) {
        if (!one.fails) continue;
        if (most-- <= 0) {
            ++more;
            continue;
        }
        if (!fails.isEmpty()) fails += QStringLiteral(", ");
        fails += TriageWords::tr("%1: %2, seen %3")
                     .arg(figureName(one.figure), predictedText(one, one.predicted.value),
                          predictedText(one, one.observed.value));
    }
    if (more > 0) fails += QStringLiteral(", +\u202F%1").arg(more);
    if (!fails.isEmpty()) return TriageWords::tr("fails %1").arg(fails);
    if (!hypothesis.changes.empty()) { // the last says what it is; those before, where
        return TriageWords::tr("fitted: %1").arg(changesText(hypothesis.changes));
    }
    if (hypothesis.id == triage::kNoChange) return TriageWords::tr("chance alone");
    return TriageWords::tr("fails nothing");
}

VerdictTag verdictTag(const triage::Verdict& verdict)
{
    const triage::Hypothesis& first = verdict.hypotheses.front();
    if (verdict.verdict != "cannot tell") return {TriageWords::tr("Settled"), QStringLiteral("ok"), true};
    const bool leaning = first.id != triage::kNone && first.fails.empty() && first.probability >= 0.4;
    if (leaning) return {TriageWords::tr("Leaning, not settled"), QStringLiteral("warning"), false};
    return {TriageWords::tr("Cannot tell"), QStringLiteral("warning"), false};
}

QString tierText(evidence::metrics::Tier tier)
{
    switch (tier) {
    case evidence::metrics::Tier::Prometheus:
        return TriageWords::tr("Prometheus now");
    case evidence::metrics::Tier::Command:
        return TriageWords::tr("one command away");
    case evidence::metrics::Tier::Restart:
        return TriageWords::tr("needs a restart");
    case evidence::metrics::Tier::Nowhere:
        return TriageWords::tr("not exported");
    }
    return {};
}

QString verdictText(const triage::Verdict& verdict)
{
    const triage::Hypothesis& first = verdict.hypotheses.front();
    const QString title = words::mechanism(first.title);
    const QString probability = probabilityText(first.probability);
    switch (verdict.ground) {
    case triage::Ground::NoSymptom:
        return TriageWords::tr("No symptom was observed: every figure is as it was before.");
    case triage::Ground::NotAhead:
        return TriageWords::tr("%1 leads with %2, which is not clearly ahead.").arg(title, probability);
    case triage::Ground::NotKnown:
        return TriageWords::tr("No mechanism of the catalogue explains all observations together.");
    case triage::Ground::NotAllOfIt:
        return TriageWords::tr("%1 leads with %2 and does not explain all: %3.")
            .arg(title, probability, secondLine(first, 2));
    case triage::Ground::Settled:
        break;
    }
    if (verdict.hypotheses.size() < 2) return TriageWords::tr("%1 has %2.").arg(title, probability);
    return TriageWords::tr("%1 has %2, the next %3: %4.")
        .arg(title, probability, probabilityText(verdict.hypotheses[1].probability),
             words::mechanism(verdict.hypotheses[1].title));
}

QString leftOutText(const triage::LeftOut& leftOut)
{
    if (leftOut.why == triage::kNotTried) return TriageWords::tr("not simulated yet");
    const auto& known = triage::known_mechanisms();
    const auto found = std::ranges::find(known, leftOut.id, &triage::Mechanism::id);
    if (found != known.end() && !found->not_modelled.empty() &&
        leftOut.why.ends_with(found->not_modelled)) // not one of the project with the same id
        return TriageWords::tr("not simulated: %1").arg(words::mechanism(found->not_modelled));
    return words::sentence(leftOut.why);
}

QString measurementText(const triage::Measurement& measurement)
{
    return figureName(measurement.figure) + QStringLiteral(": ") + tierText(measurement.tier);
}

QString effectText(const triage::Mitigation& action)
{
    const evidence::FigureId figure = figureIdOf(action.figure);
    return TriageWords::tr(
               "%1: %2 instead of %3 once it is done, %4 (%5); %6 instead of %7 while it lasts, %8")
        .arg(figureName(figure), figureValue(figure, action.after.with_fix),
             figureValue(figure, action.after.with_fault), factorText(action.after.ratio.value),
             intervalText(action.after.ratio), figureValue(figure, action.during.with_fix),
             figureValue(figure, action.during.with_fault), formatSeconds(action.transition_s).text());
}

QString costText(const triage::Mitigation& action)
{
    QStringList costs;
    if (action.away_share > 0)
        costs << (action.away_for_good ? TriageWords::tr("%1 of the replicas away")
                                       : TriageWords::tr("%1 of the replicas away at a time"))
                     .arg(shareText(action.away_share));
    if (action.added_replicas > 0)
        costs << TriageWords::tr("%n more replicas", nullptr, qRound(action.added_replicas));
    if (action.refused_share > triage::kNoticed)
        costs << TriageWords::tr("%1 of requests refused meanwhile").arg(shareText(action.refused_share));
    if (action.refused_after > triage::kNoticed)
        costs << TriageWords::tr("%1 refused afterwards").arg(shareText(action.refused_after));
    if (action.output_ratio < triage::kNoticedLength)
        costs << TriageWords::tr("answers %1 shorter").arg(shareText(1 - action.output_ratio));
    return costs.isEmpty() ? TriageWords::tr("none that the simulation shows")
                           : costs.join(QStringLiteral("; "));
}

QString stopText(const triage::Mitigation& action)
{
    if (!action.helps) {
        const double refused = std::max(action.refused_share, action.refused_after);
        if (refused > triage::kMostRefused)
            return TriageWords::tr("would not do: %1 of requests would get no answer")
                .arg(shareText(refused));
        const Interval& ratio = action.after.ratio;
        return (action.higher_is_better ? ratio.high < 1 : ratio.low > 1)
                   ? TriageWords::tr("would not do: it makes matters worse")
                   : TriageWords::tr("would not do: what it brings cannot be told from chance");
    }
    const evidence::FigureId figure = figureIdOf(action.figure);
    return (action.higher_is_better ? TriageWords::tr("stop if %1 is not above %2 by %3 after the begin")
                                    : TriageWords::tr("stop if %1 is not below %2 by %3 after the begin"))
        .arg(figureName(figure), figureValue(figure, action.stop_at),
             formatSeconds(action.transition_s).text());
}

QString outcomeText(const evidence::FigureId& figure, const triage::Reading& reading)
{
    const bool low = std::isfinite(reading.low), high = std::isfinite(reading.high);
    if (!low && !high) return TriageWords::tr("whatever it is");
    if (!low) return TriageWords::tr("below %1").arg(figureValue(figure, reading.high));
    if (!high) return TriageWords::tr("above %1").arg(figureValue(figure, reading.low));
    return TriageWords::tr("%1 to %2")
        .arg(figureValue(figure, reading.low), figureValue(figure, reading.high));
}

QString titleOf(const triage::Verdict& verdict, const std::string& id)
{
    const auto found = std::ranges::find(verdict.hypotheses, id, &triage::Hypothesis::id);
    return found == verdict.hypotheses.end() ? toQt(id) : words::mechanism(found->title);
}

} // namespace fulcrum::app
