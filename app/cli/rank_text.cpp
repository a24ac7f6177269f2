// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rank_text.h"

#include "cli/table.h"
#include "cli/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

using decision::Decision;
using decision::Effect;
using decision::RankedLever;

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string range(double low, double high)
{
    return fmt::format("{:.2g}–{:.2g}", low, high);
}

std::string place(const RankedLever& lever)
{
    return fmt::format("{}{}", lever.place, lever.tied ? " =" : "");
}

std::string leverTable(const Decision& decision)
{
    Table table({"place", "lever", "impact_0_10", "effort_weeks", "p_diag", "p_fail", "blast_weeks",
                 "expected_value", "p5_p95", "p_first", "rank_range", "regret"},
                2);
    for (const RankedLever& ranked : decision.ranking.levers) {
        const decision::Lever& lever = decision.levers[ranked.lever];
        const auto mean = [&](decision::Input input) {
            return ranked.means[static_cast<std::size_t>(input)];
        };
        const char* how = lever.simulated_impact.empty() ? "" : "*";
        table.add({place(ranked), lever.id(), fmt::format("{:.1f}{}", mean(decision::Input::Impact), how),
                   fmt::format("{:.1f}", mean(decision::Input::Effort)),
                   probability(mean(decision::Input::Diagnosis)), probability(mean(decision::Input::Failure)),
                   fmt::format("{:.1f}", mean(decision::Input::Blast)), fmt::format("{:.2f}", ranked.mean),
                   range(ranked.p5, ranked.p95), probability(ranked.p_first),
                   fmt::format("{}–{}", ranked.rank_low, ranked.rank_high),
                   fmt::format("{:.2f}", ranked.expected_regret)});
    }
    return table.text();
}

std::string adviceText(const Decision& decision)
{
    std::string text;
    QStringList improbable; // one line for all: nobody reads thirty
    for (const decision::Verdict verdict : {decision::Verdict::DoFirst, decision::Verdict::Consider,
                                            decision::Verdict::MeasureFirst, decision::Verdict::WouldNotDo}) {
        for (const decision::Advice& advice : decision.advice) {
            if (advice.verdict != verdict) continue;
            if (advice.improbable) {
                improbable += words(decision.levers[advice.lever].id());
                continue;
            }
            text += fmt::format("{}: {}. {}\n", decision::to_string(verdict),
                                decision.levers[advice.lever].title(), advice.why);
        }
    }
    if (improbable.isEmpty()) return text;
    return text +
           Cli::tr("would not do: %n levers against what is hardly wrong here: %1", nullptr,
                   static_cast<int>(improbable.size()))
               .arg(improbable.join(QStringLiteral(", ")))
               .toStdString() +
           "\n";
}

std::string unitOf(std::string_view metric)
{
    if (metric.find("_s.") != std::string_view::npos) return "s";
    if (metric.find("usd") != std::string_view::npos) return "USD";
    if (metric.ends_with("_rate")) return "1/s";
    if (metric == "kv_usage_max" || metric == "goodput" || metric.ends_with("_ratio")) return "share";
    return "count";
}

std::string whose(const Decision& decision)
{
    if (decision.people.empty()) return {};
    QStringList people;
    for (const std::string& name : decision.people)
        people += words(name);
    if (decision.estimates.whose == decision::EstimateView::Whose::Pooled)
        return Cli::tr("Estimates of %1, pooled: each draw is that of one of them, all equally likely")
                   .arg(people.join(QStringLiteral(", ")))
                   .toStdString() +
               "\n";
    return Cli::tr("Estimates: %1").arg(words(decision::title_of(decision.estimates))).toStdString() + "\n";
}

std::string measuredBy(const Decision& decision)
{
    std::string text;
    if (!decision.objective.is(decision::Goal::Symptom)) {
        text = Cli::tr("Simulated impact is measured by: %1")
                   .arg(words(title_of(decision.objective)))
                   .toStdString();
        const auto judged = std::ranges::count_if(decision.levers, [](const decision::Lever& lever) {
            return lever.simulated_impact.empty() && lever.id() != decision::kDoNothing;
        });
        if (judged > 0)
            text += Cli::tr("; that of %n levers without a simulation is judged on their symptoms", nullptr,
                            static_cast<int>(judged))
                        .toStdString();
        text += "\n";
    }
    if (decision.drawn_again.empty()) return text;
    QStringList again;
    for (const std::string& id : decision.drawn_again)
        again += words(id);
    return text +
           Cli::tr("As many draws of the constants again for %1: the order hangs on them")
               .arg(again.join(QStringLiteral(", ")))
               .toStdString() +
           "\n";
}

// What each simulated lever moves, better and worse alike.
std::string effectText(const Decision& decision)
{
    Table table({"lever", "figure", "unit", "before", "after", "change"}, 3);
    for (const RankedLever& ranked : decision.ranking.levers) {
        if (ranked.lever >= decision.impacts.size()) continue;
        const decision::LeverImpact& impact = decision.impacts[ranked.lever];
        if (!impact.impact.empty()) {
            const scenario::Lever& what = decision.levers[ranked.lever].what;
            table.add({what.id, what.metric + (what.of_class.empty() ? "" : " of " + what.of_class),
                       unitOf(what.metric), number(impact.metric_before.value),
                       number(impact.metric_after.value), Cli::tr("what it is for").toStdString()});
        }
        for (const Effect& effect : impact.effects) {
            if (effect.change != Effect::Change::Better && effect.change != Effect::Change::Worse) continue;
            const auto& metric = *std::find_if(
                decision::effect_metrics().begin(), decision::effect_metrics().end(),
                [&](const decision::EffectMetric& each) { return each.metric == effect.metric; });
            table.add({decision.levers[ranked.lever].id(), std::string(metric.metric), unitOf(metric.metric),
                       number(effect.before.value), number(effect.after.value),
                       effect.change == Effect::Change::Better ? Cli::tr("better").toStdString()
                                                               : Cli::tr("worse").toStdString()});
        }
    }
    return table.empty() ? std::string() : table.text();
}

std::string portfolioText(const Decision& decision)
{
    QStringList chosen;
    for (const decision::PortfolioItem& item : decision.portfolio.items) {
        if (item.chosen) chosen += words(decision.levers[item.lever].title());
    }
    return Cli::tr("In %1 weeks: %2 (%3 weeks at the 80 % value of each)")
               .arg(words(fmt::format("{:g}", decision.portfolio.capacity)),
                    chosen.isEmpty() ? Cli::tr("nothing fits that pays") : chosen.join(QStringLiteral(", ")),
                    words(fmt::format("{:.1f}", decision.portfolio.weeks)))
               .toStdString() +
           "\n";
}

std::string measureText(const Decision& decision)
{
    std::string text;
    for (const decision::MeasurementValue& value : decision.measurements) {
        const decision::Lever& lever = decision.levers[value.lever];
        if (value.gain <= 0 || lever.what.measurement.empty()) continue;
        text += Cli::tr("Worth measuring first: %1. It changes the first choice with probability %2 and is "
                        "worth %3 in expected value.")
                    .arg(words(lever.what.measurement), words(probability(value.p_change)),
                         words(fmt::format("{:.2f}", value.gain)))
                    .toStdString() +
                "\n";
        break; // the best one
    }
    return text;
}

// Which inputs differ, and what each alone would do.
std::string inputsText(const decision::RankingComparison& comparison)
{
    Table table({"lever", "input_that_differs", "value", "against", "moves_expected_value", "place_with_it"},
                2);
    for (const decision::LeverComparison& lever : comparison.levers)
        for (const decision::InputDifference& each : lever.differences)
            table.add({lever.id, std::string(decision::title_of(each.input)), fmt::format("{:.3g}", each.a),
                       fmt::format("{:.3g}", each.b), fmt::format("{:+.2f}", each.moves),
                       each.place ? std::to_string(*each.place) : "–"});
    if (table.empty()) return "\n" + Cli::tr("No input of a lever differs.").toStdString() + "\n";
    return "\n" + table.text();
}

} // namespace

std::string rankText(const Decision& decision)
{
    std::string text = decision.title + "\n";
    text += Cli::tr("Expected value %1 = %2; %3 draws; * impact simulated, else judged")
                .arg(words(decision::to_string(decision.ranking.score)),
                     words(decision::formula(decision.ranking.score)))
                .arg(decision.ranking.draws)
                .toStdString() +
            "\n" + whose(decision) + measuredBy(decision);
    if (!decision.diagnosis_verdict.empty())
        text += Cli::tr("Diagnoses are as probable as triage says; its verdict: %1")
                    .arg(words(decision.diagnosis_verdict))
                    .toStdString() +
                "\n";
    text += "\n" + leverTable(decision) + "\n" + adviceText(decision) + "\n";
    const bool simulated = std::ranges::any_of(
        decision.impacts, [](const decision::LeverImpact& impact) { return !impact.impact.empty(); });
    if (!simulated)
        text +=
            Cli::tr(
                "Nothing here was simulated: these are judgements that hold for no system in particular. A "
                "[[lever]] with `on` and `with` is simulated.")
                .toStdString() +
            "\n\n";
    const std::string effects = effectText(decision);
    if (!effects.empty()) text += effects + "\n";
    text += Cli::tr("What decides: %1").arg(words(decision.deciding_assumption)).toStdString() + "\n";
    text += measureText(decision) + portfolioText(decision) + "\n";
    return text + stepsText(decision) + speculationText(decision) + ledgerText(decision) + costText(decision);
}

std::string compareText(const Decision& a, const Decision& b, const decision::RankingComparison& comparison)
{
    std::string text = Cli::tr("%1 against %2").arg(words(a.title), words(b.title)).toStdString() + "\n\n";
    Table table({"lever", "place", "against", "expected_value", "against", "p_first", "against", "why"});
    const auto at = [](const std::optional<int>& where) { return where ? std::to_string(*where) : "–"; };
    for (const decision::LeverComparison& lever : comparison.levers)
        table.add({lever.id, at(lever.place_a), at(lever.place_b), fmt::format("{:.2f}", lever.mean_a),
                   fmt::format("{:.2f}", lever.mean_b), probability(lever.p_first_a),
                   probability(lever.p_first_b), lever.why});
    return text + table.text() + inputsText(comparison);
}

} // namespace fulcrum::app::cli
