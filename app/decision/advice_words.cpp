// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/advice_words.h"

#include "decision/lever_words.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"
#include "triage/triage_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

using decision::Input;

struct Advices {
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::Advices)
};

QString quoted(const std::string& lever)
{
    return Advices::tr("\u201C%1\u201D").arg(words::lever(lever));
}

double meanOf(const decision::RankedLever& lever, Input input)
{
    return lever.means[static_cast<std::size_t>(input)];
}

QString inputWords(Input input)
{
    switch (input) {
    case Input::Impact:
        return Advices::tr("impact");
    case Input::Diagnosis:
        return Advices::tr("probability of the diagnosis");
    case Input::Effort:
        return Advices::tr("effort");
    case Input::Failure:
        return Advices::tr("probability of failure");
    case Input::Blast:
        return Advices::tr("cost of a failure");
    }
    return {};
}

QString worsening(const decision::Lever& lever)
{
    if (lever.what.worsens.empty()) return {};
    return QLatin1Char(' ') +
           Advices::tr("By judgement it makes worse: %1.").arg(words::lever(lever.what.worsens));
}

QString firstText(const decision::Decision& decision, const decision::RankedLever& lever)
{
    QString text = Advices::tr("First in %1 of the draws, expected value %2 (%3).")
                       .arg(probabilityText(lever.p_first), formatDecimals(lever.mean, 2),
                            toQt(decision::formula_with(decision.ranking.score, lever.means)));
    QStringList others;
    for (const decision::RankedLever& other : decision.ranking.levers)
        if (lever.tied && other.place == lever.place && other.lever != lever.lever)
            others << quoted(decision.levers[other.lever].title());
    if (!others.isEmpty())
        text += QLatin1Char(' ') + Advices::tr("A tie with %1.").arg(others.join(QStringLiteral(", ")));
    return text;
}

QString behindText(const decision::Decision& decision, const decision::RankedLever& lever,
                   const decision::Lever& what)
{
    const decision::RankedLever& leader = decision.ranking.levers.front();
    QString text = Advices::tr("Expected value %1 against %2 of %3; it pays more than it costs.")
                       .arg(formatDecimals(lever.mean, 2), formatDecimals(leader.mean, 2),
                            quoted(decision.levers[leader.lever].title())) +
                   worsening(what);
    if (what.what.bimodal.value_or(false))
        text += QLatin1Char(' ') +
                Advices::tr("Ask which it is, a flag or a migration: its effort decides its place.");
    return text;
}

QString reasonText(const decision::Decision& decision, const decision::Advice& advice,
                   const decision::RankedLever& lever)
{
    const decision::Lever& what = decision.levers[advice.lever];
    const double impact = meanOf(lever, Input::Impact), diagnosis = meanOf(lever, Input::Diagnosis);
    switch (advice.reason) {
    case decision::Reason::NoHelp:
        return Advices::tr("It does not help: its impact is %1 on a scale to 10.")
                   .arg(formatDecimals(impact, 1)) +
               worsening(what);
    case decision::Reason::Improbable:
        return Advices::tr("What it helps against is hardly what is wrong here: probability %1.")
            .arg(probabilityText(diagnosis));
    case decision::Reason::TooDear:
        return Advices::tr(
                   "%1 weeks of work and a failure in %2 of cases outweigh an impact of %3: net value %4.")
                   .arg(formatDecimals(meanOf(lever, Input::Effort), 1),
                        formatDecimals(meanOf(lever, Input::Failure), 2), formatDecimals(impact, 1),
                        formatDecimals(advice.net, 1)) +
               worsening(what);
    case decision::Reason::Unsure:
        if (what.what.measurement.empty())
            return Advices::tr("Its diagnosis is right with probability %1 only: confirm it first.")
                .arg(formatDecimals(diagnosis, 2));
        return Advices::tr("Its diagnosis is right with probability %1 only; first look at: %2.")
            .arg(formatDecimals(diagnosis, 2), words::lever(what.what.measurement));
    case decision::Reason::First:
        return firstText(decision, lever);
    case decision::Reason::Behind:
        return behindText(decision, lever, what);
    }
    return {};
}

// "ITL p99 from 20 ms to 90 ms, …" of what a lever was simulated to make worse.
QString worseText(const decision::Decision& decision, const decision::Advice& advice)
{
    QStringList told;
    for (const decision::Effect& effect : decision.impacts[advice.lever].effects)
        if (std::ranges::find(advice.worsens, effect.metric) != advice.worsens.end())
            told << Advices::tr("%1 from %2 to %3")
                        .arg(effectName(effect.metric), effectFigure(effect.metric, effect.before.value),
                             effectFigure(effect.metric, effect.after.value));
    return told.join(QStringLiteral(", "));
}

} // namespace

QString adviceText(const decision::Decision& decision, const decision::Advice& advice)
{
    const decision::RankedLever* lever = decision.ranking.find(advice.lever);
    if (!lever) return toQt(advice.why);
    QStringList sentences;
    if (advice.beside) sentences << Advices::tr("It is for none of the causes that are weighed here.");
    if (advice.trade) sentences << Advices::tr("A trade.");
    const bool speaksFor =
        advice.reason == decision::Reason::First || advice.reason == decision::Reason::Behind;
    if (!advice.beside || !speaksFor) sentences << reasonText(decision, advice, *lever);
    if (!advice.worsens.empty())
        sentences << Advices::tr("Simulated, it makes worse: %1.").arg(worseText(decision, advice));
    return sentences.join(QLatin1Char(' '));
}

QString decidingText(const decision::Decision& decision)
{
    const auto swing = decision::deciding(decision.swings);
    if (!swing) return Advices::tr("No single assumption changes the first place.");
    const bool low = swing->leader_low != decision.ranking.levers.front().lever;
    const decision::RankedLever* lever = decision.ranking.find(swing->lever);
    return Advices::tr("%1, %2: at %3 instead of %4, %5 leads.")
        .arg(quoted(decision.levers[swing->lever].title()), inputWords(swing->input),
             formatNumber(low ? swing->at_low : swing->at_high, 2),
             lever ? formatNumber(meanOf(*lever, swing->input), 2) : QString(),
             quoted(decision.levers[low ? swing->leader_low : swing->leader_high].title()));
}

QString leftText(const decision::PortfolioItem& item, const std::vector<decision::Lever>& levers)
{
    switch (item.left) {
    case decision::Left::Not:
        return {};
    case decision::Left::NoTime:
        return Advices::tr("there is no time");
    case decision::Left::NotWorth:
        return Advices::tr("its effort and risk outweigh what it brings");
    case decision::Left::TooLong:
        return Advices::tr("it alone takes longer than the time there is");
    case decision::Left::Excluded:
        return Advices::tr("it makes no sense beside %1").arg(quoted(levers[item.beside].title()));
    case decision::Left::Less:
        return Advices::tr("others bring more in the same time");
    }
    return {};
}

QString moverText(const decision::Mover& mover)
{
    using Why = decision::Mover::Why;
    using Setting = decision::Mover::Setting;
    const QString other = quoted(mover.other);
    QString more;
    switch (mover.why) {
    case Why::None:
        return {};
    case Why::AnotherScore:
        return Advices::tr("the score is another");
    case Why::AnotherInput:
        if (mover.setting == Setting::Goals)
            more = Advices::tr(", %1 instead of %2").arg(goalName(mover.b), goalName(mover.a));
        if (mover.setting == Setting::Simulated) more = Advices::tr(", simulated instead of judged");
        if (mover.setting == Setting::Judged) more = Advices::tr(", judged instead of simulated");
        if (mover.setting == Setting::Scenarios)
            more = Advices::tr(", in %1 instead of %2").arg(toQt(mover.b), toQt(mover.a));
        return Advices::tr("its %1 is %2 instead of %3%4")
            .arg(inputWords(mover.input.input), formatNumber(mover.input.b, 2),
                 formatNumber(mover.input.a, 2), more);
    case Why::NewAhead:
        return Advices::tr("%1 is new and ahead of it").arg(other);
    case Why::MovedAhead:
        return Advices::tr("%1 moved ahead of it").arg(other);
    case Why::FellBehind:
        return Advices::tr("%1 fell behind it").arg(other);
    case Why::Others:
        return Advices::tr("the others moved");
    case Why::OnlyFirst:
        return Advices::tr("it is in the first ranking only");
    case Why::OnlySecond:
        return Advices::tr("it is in the second ranking only");
    }
    return {};
}

QString effectName(std::string_view metric)
{
    constexpr std::pair<std::string_view, const char*> names[] = {
        {"ttft_s.p50", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "TTFT p50")},
        {"ttft_s.p99", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "TTFT p99")},
        {"tpot_s.mean", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "TPOT")},
        {"itl_s.p99", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "ITL p99")},
        {"itl_over_100ms_per_1000", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "gaps above 100 ms in 1,000")},
        {"goodput", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "goodput")},
        {"output_token_rate", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "throughput")},
        {"cost_usd_per_million_output_tokens",
         QT_TRANSLATE_NOOP("fulcrum::app::Advices", "cost, $ a million output tokens")},
        {"rejected", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "rejections")},
        {"preemptions", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "preemptions")},
        {"kv_usage_max", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "KV usage")},
        {"crashes", QT_TRANSLATE_NOOP("fulcrum::app::Advices", "crashes")},
    };
    const auto found = std::ranges::find(names, metric, &std::pair<std::string_view, const char*>::first);
    return found == std::end(names) ? toQt(metric) : Advices::tr(found->second);
}

QString effectFigure(std::string_view metric, double value)
{
    if (metric.find("_s.") != std::string_view::npos) return formatSeconds(value).text();
    if (metric == "kv_usage_max" || metric == "goodput")
        return formatNumber(100 * value) + QStringLiteral(" %");
    return formatNumber(value);
}

} // namespace fulcrum::app
