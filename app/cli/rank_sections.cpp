// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the table of levers: steps of a plan, speculation, the ledger, the cost bridge.
#include "cli/rank_text.h"

#include "cli/table.h"
#include "cli/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

using decision::CostBridge;
using decision::Decision;

constexpr std::size_t kStepsShown = 3;

std::string words(const QString& text)
{
    return text.toStdString() + "\n";
}

std::string usd(double value)
{
    return fmt::format("{:.4g}", value);
}

} // namespace

std::string stepsText(const Decision& decision)
{
    if (decision.steps.size() < 2) return {};
    std::string text = words(Cli::tr("Step by step; what is left is ranked anew after each:"));
    Table table({"step", "lever", "expected_value", "left_best", "expected_value", "before", "rests_on"}, 2);
    for (std::size_t s = 0; s < std::min(kStepsShown, decision.steps.size()); ++s) {
        const decision::PlanStep& step = decision.steps[s];
        for (std::size_t i = 0; i < std::min<std::size_t>(3, step.left.size()); ++i) {
            const decision::Remaining& left = step.left[i];
            table.add({i == 0 ? std::to_string(s + 1) : "", i == 0 ? decision.levers[step.lever].id() : "",
                       i == 0 ? fmt::format("{:.2f}", step.mean) : "", decision.levers[left.lever].id(),
                       fmt::format("{:.2f}", left.mean), fmt::format("{:.2f}", left.mean_before), left.why});
        }
    }
    return text + table.text() + "\n";
}

std::string speculationText(const Decision& decision)
{
    if (decision.speculation.empty()) return {};
    std::string text = words(Cli::tr("\"We could also add speculative decoding\":"));
    for (const decision::SpeculationAnswer& each : decision.speculation)
        text += fmt::format("  {}: {}. {}\n", each.symptom, decision::to_string(each.answer), each.why);
    return text + "\n";
}

std::string ledgerText(const Decision& decision)
{
    if (decision.ledger.lines.empty()) return {};
    Table table({"lever", "figure", "before", "promised", "delivered", "ratio", "source"}, 2);
    const auto shown = [](const std::optional<double>& value) {
        return value ? number(*value) : std::string("–");
    };
    for (const decision::LedgerLine& line : decision.ledger.lines)
        table.add({line.record.lever, line.record.figure, shown(line.record.before),
                   number(line.record.promised), shown(line.record.delivered),
                   line.ratio ? fmt::format("{:.2f}", *line.ratio) : "–", line.record.source});
    return table.text() +
           words(Cli::tr(
                     "Shrink factor: promised gains came in at %1 of the promise, efforts at %2 (%3 records "
                     "that delivered as promised are counted beside them)")
                     .arg(decision.ledger.gain_factor, 0, 'f', 2)
                     .arg(decision.ledger.cost_factor, 0, 'f', 2)
                     .arg(decision::kPriorRecords)) +
           "\n";
}

std::string costText(const Decision& decision)
{
    if (!decision.cost) {
        if (decision.no_cost.empty()) return {};
        return words(Cli::tr("Cost: %1").arg(QString::fromStdString(decision.no_cost)));
    }
    const CostBridge& bridge = *decision.cost;
    std::string text = words(Cli::tr("Cost of %1: %2 replicas and %3 spare, %4 USD an hour, %5 USD a week")
                                 .arg(QString::fromStdString(bridge.scenario))
                                 .arg(bridge.replicas)
                                 .arg(bridge.spare_replicas)
                                 .arg(QString::fromStdString(usd(bridge.usd_per_hour)),
                                      QString::fromStdString(usd(bridge.usd_per_week))));
    Table table({"part", "usd_per_1000_requests", "share", "how"}, 1);
    for (const decision::CostTerm& term : bridge.terms)
        table.add(
            {term.title, usd(term.usd_per_thousand_requests), fmt::format("{:.2f}", term.share), term.how});
    table.add({"bill", usd(bridge.usd_per_thousand_requests), "1.00",
               fmt::format("{} USD a million output tokens, {} a million tokens in all",
                           usd(bridge.usd_per_million_output_tokens), usd(bridge.usd_per_million_tokens))});
    text += table.text();
    if (bridge.competitor) {
        const decision::Competitor& other = *bridge.competitor;
        text += words(Cli::tr("%1 for the same requests: %2 USD a thousand; the own bill is %3 times that "
                              "(%4 input tokens, %5 of them cached, %6 output tokens a request)")
                          .arg(QString::fromStdString(other.name),
                               QString::fromStdString(usd(other.usd_per_thousand_requests)),
                               QString::fromStdString(fmt::format("{:.2f}", other.ratio)))
                          .arg(other.input_tokens, 0, 'f', 0)
                          .arg(other.cached_tokens, 0, 'f', 0)
                          .arg(other.output_tokens, 0, 'f', 0));
    } else {
        text += words(Cli::tr("No comparison: %1").arg(QString::fromStdString(bridge.no_competitor)));
    }
    if (bridge.savings.empty()) return text + "\n";
    Table savings({"lever", "whole_replicas_saved", "usd_per_week", "payback_weeks", "how"}, 1);
    for (const decision::CostSaving& saving : bridge.savings)
        savings.add({decision.levers[saving.lever].id(), std::to_string(saving.whole_replicas),
                     usd(saving.usd_per_week),
                     saving.payback_weeks ? fmt::format("{:.1f}", *saving.payback_weeks) : "–", saving.how});
    return text + savings.text() + "\n";
}

} // namespace fulcrum::app::cli
