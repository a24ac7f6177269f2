// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate_text.h"

#include "cli/table.h"

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

using study::ClassFigures;
using study::ExpectationCheck;
using study::Latencies;
using study::ScenarioFigures;

constexpr double kMilli = 1000; // seconds to milliseconds

std::string heading(const std::string& title, std::uint64_t seed,
                    const std::vector<ScenarioFigures>& scenarios)
{
    const int replications = scenarios.empty() ? 0 : scenarios.front().replications;
    const QString how = replications > 1
                            ? Cli::tr("%1 replications from seed %2, means ± half of the 95 % interval")
                                  .arg(replications)
                                  .arg(seed)
                            : Cli::tr("one replication with seed %1, so without intervals").arg(seed);
    return title + "\n" + how.toStdString() + "\n\n";
}

Table latencyTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "requests_per_s", "output_tokens_per_s", "ttft_p50_ms", "ttft_p99_ms",
                 "tpot_mean_ms", "itl_p99_ms", "itl_max_ms", "occupancy", "kv_max"});
    for (const ScenarioFigures& each : scenarios) {
        const Latencies& all = each.latencies;
        table.add({each.name, number(each.request_rate), number(each.output_token_rate),
                   number(all.ttft_s.p50, kMilli), number(all.ttft_s.p99, kMilli),
                   number(all.tpot_s.mean, kMilli), number(all.itl_s.p99, kMilli),
                   number(all.itl_s.max, kMilli), number(each.occupancy), number(each.kv_usage_max)});
    }
    return table;
}

Table classTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "class", "offered", "completed", "ttft_p50_ms", "ttft_p99_ms", "tpot_mean_ms",
                 "itl_p99_ms", "itl_max_ms", "gaps_over_100ms_per_1000"},
                2);
    for (const ScenarioFigures& each : scenarios) {
        if (each.by_class.size() < 2) continue;
        for (const ClassFigures& one : each.by_class) {
            const Latencies& all = one.latencies;
            table.add({each.name, one.name, count(one.offered), count(one.completed),
                       number(all.ttft_s.p50, kMilli), number(all.ttft_s.p99, kMilli),
                       number(all.tpot_s.mean, kMilli), number(all.itl_s.p99, kMilli),
                       number(all.itl_s.max, kMilli), number(all.itl_over_100ms_per_1000)});
        }
    }
    return table;
}

Table countTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "offered", "completed", "rejected", "timed_out", "failed", "in_flight",
                 "preemptions", "utilisation", "kv_mean", "prefix_hits", "usd_per_million_output_tokens"});
    for (const ScenarioFigures& each : scenarios) {
        const Interval& cost = each.cost_usd_per_million_output_tokens;
        table.add({each.name, count(each.offered), count(each.completed), count(each.rejected),
                   count(each.timed_out), count(each.failed), count(each.in_flight), number(each.preemptions),
                   number(each.utilisation), number(each.kv_usage_mean), number(each.prefix_hit_ratio),
                   each.cost_known ? number(cost.low) + "–" + number(cost.high) : "–"});
    }
    return table;
}

// Remarks with the scenarios they are about, in order of first appearance.
class Remarks
{
public:
    void add(const std::string& scenario, const std::string& text)
    {
        const auto known = std::find_if(m_remarks.begin(), m_remarks.end(),
                                        [&](const Remark& each) { return each.text == text; });
        Remark& remark = known != m_remarks.end() ? *known : m_remarks.emplace_back(Remark{text, {}});
        remark.scenarios.push_back(scenario);
    }

    // What holds for all scenarios names none of them.
    std::string text(std::size_t scenarios) const
    {
        std::string result;
        for (const Remark& remark : m_remarks) {
            std::string names;
            for (const std::string& name : remark.scenarios)
                names += (names.empty() ? "" : ", ") + name;
            result += "  " + (remark.scenarios.size() == scenarios ? "" : names + ": ") + remark.text + "\n";
        }
        return result;
    }

private:
    struct Remark {
        std::string text;
        std::vector<std::string> scenarios;
    };
    std::vector<Remark> m_remarks;
};

std::string remarks(const std::vector<ScenarioFigures>& scenarios)
{
    Remarks remarks;
    for (const ScenarioFigures& each : scenarios) {
        const auto add = [&](const QString& text) { remarks.add(each.name, text.toStdString()); };
        const QString why = QString::fromStdString(each.steady_state.why);
        if (!each.steady_state.holds) {
            add(Cli::tr("No steady state, so the figures hold for this stretch of time only. %1.").arg(why));
        } else if (!why.isEmpty()) {
            add(Cli::tr("Steady state: %1.").arg(why));
        }
        const study::Figure& p99 = each.latencies.ttft_s.p99;
        if (!p99.why.empty()) add(Cli::tr("TTFT p99: %1.").arg(QString::fromStdString(p99.why)));
        for (const std::string& note : each.notes)
            add(QString::fromStdString(note));
        add(Cli::tr("Trust: %1.").arg(QString::fromStdString(each.trust)));
    }
    return remarks.text(scenarios.size());
}

std::string expectationText(const std::vector<ExpectationCheck>& expectations)
{
    if (expectations.empty()) return {};
    const auto held = std::count_if(expectations.begin(), expectations.end(),
                                    [](const auto& check) { return check.holds; });
    std::string text = "\n";
    text += Cli::tr("Expectations: %1 of %2 hold").arg(held).arg(expectations.size()).toStdString();
    text += "\n";
    for (const ExpectationCheck& check : expectations) {
        const QString word = check.holds ? Cli::tr("holds") : Cli::tr("FAILS");
        text += "  " + word.toStdString() + "  " + check.text + "\n";
    }
    return text;
}

} // namespace

std::string simulateText(const std::string& title, std::uint64_t seed,
                         const std::vector<ScenarioFigures>& scenarios,
                         const std::vector<ExpectationCheck>& expectations)
{
    std::string text = heading(title, seed, scenarios) + latencyTable(scenarios).text() + "\n";
    const Table classes = classTable(scenarios);
    if (!classes.empty()) text += classes.text() + "\n";
    text += countTable(scenarios).text() + "\n";
    text += Cli::tr("Remarks").toStdString() + "\n" + remarks(scenarios);
    return text + expectationText(expectations);
}

} // namespace fulcrum::app::cli
