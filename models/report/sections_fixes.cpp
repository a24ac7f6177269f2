// SPDX-License-Identifier: GPL-3.0-or-later
// What to do: levers ranked, and what is not done and why.
#include "report/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

using decision::Decision;
using decision::RankedLever;

constexpr double kNothing = 0.005;         // an expected value below it is not worth its digits
constexpr std::size_t kSmallShown = 3;     // levers below it that a table shows
constexpr std::size_t kMostImprobable = 2; // levers for what is hardly wrong here that are told one by one

Figure judged(const Parts& parts, double value, Quantity quantity, std::string name)
{
    return known(value, quantity, std::move(name), parts.ranking_run());
}

Text place_of(const RankedLever& lever)
{
    return fmt::format("{}{}", lever.place, lever.tied ? " =" : "");
}

std::optional<Chart> rank_map(const Parts& parts)
{
    constexpr std::size_t kMost = 10;
    const Decision& decision = *parts.results().decision;
    HeatMap map;
    const std::size_t count = std::min(decision.ranking.levers.size(), kMost);
    for (std::size_t i = 0; i < count; ++i) {
        const RankedLever& ranked = decision.ranking.levers[i];
        map.rows.push_back(decision.levers[ranked.lever].title());
        map.columns.push_back(std::to_string(i + 1));
        std::vector<Figure> cells;
        for (std::size_t rank = 0; rank < count; ++rank)
            cells.push_back(
                judged(parts, rank < ranked.rank_probability.size() ? ranked.rank_probability[rank] : 0,
                       Quantity::Probability,
                       fmt::format("P(rank {}) of {}", rank + 1, decision.levers[ranked.lever].id())));
        map.cells.push_back(std::move(cells));
    }
    if (count < 2) return std::nullopt;
    return Chart{"ranks", "Probability of each rank, by lever", std::move(map)};
}

Table effect_table(const Parts& parts)
{
    const Decision& decision = *parts.results().decision;
    Table table{"effects",
                "What each simulated lever moves, better and worse alike",
                {{"Lever"}, {"Figure"}, {"Before", true}, {"After", true}, {"Change"}},
                {},
                {},
                true};
    for (const RankedLever& ranked : decision.ranking.levers) {
        if (ranked.lever >= decision.impacts.size()) continue;
        const decision::LeverImpact& impact = decision.impacts[ranked.lever];
        const scenario::Lever& what = decision.levers[ranked.lever].what;
        const auto add = [&](const std::string& metric, const Interval& before, const Interval& after,
                             const char* change) {
            const Quantity quantity = quantity_of(metric);
            const std::string name = metric + " with " + what.id;
            table.rows.push_back({decision.levers[ranked.lever].title(), title_of_metric(metric),
                                  known(before, quantity, name + ", before", parts.ranking_run()),
                                  known(after, quantity, name + ", after", parts.ranking_run()), change});
        };
        if (!impact.impact.empty() && !what.metric.empty())
            add(what.metric, impact.metric_before, impact.metric_after, "its aim");
        for (const decision::Effect& effect : impact.effects) {
            if (effect.metric == what.metric) continue;
            if (effect.change == decision::Effect::Change::Better)
                add(std::string(effect.metric), effect.before, effect.after, "\u25B2\u00A0better");
            if (effect.change == decision::Effect::Change::Worse)
                add(std::string(effect.metric), effect.before, effect.after, "\u25BC\u00A0worse");
        }
    }
    return table;
}

// Who leads, who ties with it, and who comes last.
Text order_text(const Parts& parts)
{
    const Decision& decision = *parts.results().decision;
    const RankedLever& first = decision.ranking.levers.front();
    Text text;
    text.strong("First and last. ");
    text << decision.levers[first.lever].title() << ", P(first) "
         << judged(parts, first.p_first, Quantity::Probability, "P(first) of the leader");
    bool any = false;
    for (const RankedLever& other : decision.ranking.levers) {
        if (other.place != first.place || other.lever == first.lever) continue;
        text << (any ? " and " : ", a tie with ") << decision.levers[other.lever].title();
        any = true;
    }
    const auto& levers = decision.ranking.levers;
    const auto last = std::find_if(levers.rbegin(), levers.rend(), [&](const RankedLever& each) {
        return decision.levers[each.lever].id() != decision::kDoNothing;
    });
    if (last == levers.rend() || last->place == first.place) return text << ".";
    text << ". Last of " << judged(parts, static_cast<double>(levers.size() - 1), Quantity::Count, "levers")
         << ": " << decision.levers[last->lever].title();
    if (std::abs(last->mean) < kNothing) return text << ".";
    return text << ", expected value "
                << judged(parts, last->mean, Quantity::Number, "expected value of the last") << ".";
}

// What is left after the first step of the plan.
Text step_text(const Parts& parts)
{
    const Decision& decision = *parts.results().decision;
    Text text;
    if (decision.steps.empty() || decision.steps.front().left.empty()) return text;
    const decision::PlanStep& step = decision.steps.front();
    const decision::Remaining& next = step.left.front();
    text.strong("After the first step. ");
    const Figure now = judged(parts, next.mean, Quantity::Number, "expected value after the first step");
    const Figure before =
        judged(parts, next.mean_before, Quantity::Number, "expected value before the first step");
    text << "With " << decision.levers[step.lever].title() << " done, " << decision.levers[next.lever].title()
         << " leads with " << now;
    if (text_of(now) == text_of(before)) return text << ", as before.";
    text << " instead of " << before;
    if (next.why.empty()) return text << ".";
    return text << ": " << next.why << ".";
}

Text portfolio_text(const Parts& parts)
{
    const Decision& decision = *parts.results().decision;
    Text text;
    text.strong("In the time there is. ");
    text << "With " << judged(parts, decision.portfolio.capacity, Quantity::Weeks, "capacity") << ": ";
    bool any = false;
    for (const decision::PortfolioItem& item : decision.portfolio.items) {
        if (!item.chosen) continue;
        text << (any ? ", " : "") << decision.levers[item.lever].title();
        any = true;
    }
    if (!any) return text << "nothing fits that pays.";
    return text << ", " << judged(parts, decision.portfolio.weeks, Quantity::Weeks, "weeks of the portfolio")
                << " at the 80 % value of each.";
}

} // namespace

Table table_of_levers(const Parts& parts, std::size_t most)
{
    const Decision& decision = *parts.results().decision;
    const bool brief = most <= 4;
    Table table{brief ? "levers-short" : "levers",
                brief ? "Fixes, by expected value" : "Levers by expected value",
                {{"Place", true},
                 {"Lever"},
                 {"Impact", true},
                 {"Effort, weeks", true},
                 {"P(fail)", true},
                 {"Expected value", true},
                 {"P(first)", true},
                 {"Ranks", true},
                 {"Advice"}},
                {},
                brief ? ""
                      : "Impact from simulation where it has a star, else judged. In brackets: 5 to 95 % of "
                        "the draws."};
    const double negligible = kNegligible * decision.ranking.levers.front().mean;
    std::size_t small = 0;
    for (const RankedLever& ranked : decision.ranking.levers) {
        if (table.rows.size() >= most) break;
        if (ranked.mean < negligible && ++small > kSmallShown) continue;
        const decision::Lever& lever = decision.levers[ranked.lever];
        const auto mean = [&](decision::Input input) {
            return ranked.means[static_cast<std::size_t>(input)];
        };
        const std::string id = " of " + lever.id();
        const decision::Advice* advice = decision.advice_of(ranked.lever);
        Text impact(judged(parts, mean(decision::Input::Impact), Quantity::Number, "impact" + id));
        if (!lever.simulated_impact.empty()) impact << "*";
        table.rows.push_back(
            {place_of(ranked), lever.title(), impact,
             judged(parts, mean(decision::Input::Effort), Quantity::Number, "effort" + id),
             judged(parts, mean(decision::Input::Failure), Quantity::Probability, "P(fail)" + id),
             known(Interval{ranked.mean, ranked.p5, ranked.p95}, Quantity::Number, "expected value" + id,
                   parts.ranking_run()),
             judged(parts, ranked.p_first, Quantity::Probability, "P(first)" + id),
             fmt::format("{}\u2013{}", ranked.rank_low, ranked.rank_high),
             advice == nullptr ? "\u2013" : std::string(decision::to_string(advice->verdict))});
    }
    if (!brief && small > kSmallShown)
        table.note +=
            " Left out here: levers with less than a fiftieth of the first one's expected value, but for "
            "the first three of them.";
    return table;
}

std::vector<Block> fix_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (!parts.results().decision) return blocks;
    const Decision& decision = *parts.results().decision;
    Text how("Expected value " + std::string(decision::to_string(decision.ranking.score)) + " = " +
             std::string(decision::formula(decision.ranking.score)) + "; ");
    how << judged(parts, decision.ranking.draws, Quantity::Count, "draws of the ranking") << " draws.";
    if (!decision.diagnosis_verdict.empty())
        how << " Diagnoses are as probable as triage says"
            << (decision.diagnosis_verdict == "cannot tell" ? ", which cannot tell." : ".");
    blocks.emplace_back(Paragraph{how});
    if (auto chart = chart_of_values(parts, 12)) blocks.emplace_back(std::move(*chart));
    blocks.emplace_back(Paragraph{order_text(parts)});
    blocks.emplace_back(table_of_levers(parts, 20));
    if (auto map = rank_map(parts)) blocks.emplace_back(std::move(*map));
    Table effects = effect_table(parts);
    if (!effects.rows.empty())
        blocks.emplace_back(std::move(effects));
    else
        blocks.emplace_back(Callout{Callout::Tone::Warning,
                                    "No lever was simulated: these are judgements that hold for no system in "
                                    "particular."});
    Text decides;
    decides.strong("What decides. ");
    blocks.emplace_back(Paragraph{decides << decision.deciding_assumption});
    for (const decision::MeasurementValue& value : decision.measurements) {
        const decision::Lever& lever = decision.levers[value.lever];
        if (value.gain <= 0 || lever.what.measurement.empty()) continue;
        Text text;
        text.strong("Worth measuring first. ");
        text << sentence(lever.what.measurement) << " It changes the first choice with probability "
             << judged(parts, value.p_change, Quantity::Probability,
                       "chance that a measurement changes the choice")
             << " and is worth " << judged(parts, value.gain, Quantity::Number, "gain of a measurement")
             << " in expected value.";
        blocks.emplace_back(Paragraph{text});
        break; // the best one
    }
    blocks.emplace_back(Paragraph{portfolio_text(parts)});
    if (Text next = step_text(parts); !next.empty()) blocks.emplace_back(Paragraph{next});
    return blocks;
}

std::vector<Block> not_doing_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (!parts.results().decision) return blocks;
    const Decision& decision = *parts.results().decision;
    List list;
    // One line for many: nobody reads thirty.
    const bool together = std::ranges::count_if(decision.advice, &decision::Advice::improbable) >
                          static_cast<std::ptrdiff_t>(kMostImprobable);
    for (const decision::Verdict verdict : {decision::Verdict::WouldNotDo, decision::Verdict::MeasureFirst})
        for (const decision::Advice& advice : decision.advice) {
            if (advice.verdict != verdict || (together && advice.improbable)) continue;
            Text text;
            text.strong(decision.levers[advice.lever].title() + ": ");
            list.items.push_back(text << decision::to_string(verdict) << ". " << in_words(advice.why));
        }
    if (together) {
        Text text;
        text.strong("Against what is hardly wrong here: ");
        bool any = false;
        for (const decision::Advice& advice : decision.advice) {
            if (!advice.improbable) continue;
            text << (any ? ", " : "") << decision.levers[advice.lever].title();
            any = true;
        }
        list.items.push_back(text << ".");
    }
    if (!list.items.empty()) blocks.emplace_back(std::move(list));
    return blocks;
}

} // namespace fulcrum::report
