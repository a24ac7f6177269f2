// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate_text.h"

#include "cli/table.h"
#include "study/metrics.h"

#include <QStringList>

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

Table costTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "gpu_s_prefill", "gpu_s_decode", "gpu_s_idle", "gpu_ms_per_request",
                 "usd_per_thousand_requests", "goodput"});
    for (const ScenarioFigures& each : scenarios) {
        const Interval& cost = each.cost_usd_per_thousand_requests;
        table.add({each.name, number(each.gpu_seconds_prefill), number(each.gpu_seconds_decode),
                   number(each.gpu_seconds_idle), number(each.gpu_seconds_per_request, kMilli),
                   each.cost_known ? number(cost.low) + "–" + number(cost.high) : "–",
                   each.goodput_known ? number(each.goodput) : "–"});
    }
    return table;
}

// Where clients see tokens later than engines give them.
Table sideTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "seen_by", "ttft_p50_ms", "ttft_p99_ms", "itl_p50_ms", "itl_p99_ms"}, 2);
    for (const ScenarioFigures& each : scenarios) {
        const Latencies& all = each.latencies;
        if (!all.engine_ttft_s && !all.engine_itl_s) continue;
        const auto row = [&](const char* who, const study::Distribution& ttft,
                             const study::Distribution& itl) {
            table.add({each.name, who, number(ttft.p50, kMilli), number(ttft.p99, kMilli),
                       number(itl.p50, kMilli), number(itl.p99, kMilli)});
        };
        row("engine", all.engine_ttft_s.value_or(all.ttft_s), all.engine_itl_s.value_or(all.itl_s));
        row("client", all.ttft_s, all.itl_s);
    }
    return table;
}

// Whether one of several replicas stands out.
bool uneven(const std::vector<study::EngineFigures>& replicas)
{
    double least = 0, most = 0;
    for (const study::EngineFigures& one : replicas) {
        if (one.crashes > 0 || one.down_share.value > 0) return true;
        const double ttft = one.ttft_s.p50.interval.value;
        least = least == 0 ? ttft : std::min(least, ttft);
        most = std::max(most, ttft);
    }
    return most > 1.5 * least;
}

// A fault of one of several engines does not show in the figures of all.
Table engineTable(const std::vector<ScenarioFigures>& scenarios)
{
    constexpr std::size_t kFewReplicas = 8;
    Table table({"scenario", "engine", "replicas", "completed", "ttft_p50_ms", "ttft_p99_ms", "utilisation",
                 "kv_mean", "kv_max", "prefix_hits", "preemptions", "crashes", "throttled", "down"},
                2);
    for (const ScenarioFigures& each : scenarios) {
        const bool replicas = each.by_replica.size() <= kFewReplicas && uneven(each.by_replica);
        const auto& rows = replicas ? each.by_replica : each.by_engine;
        if (rows.size() < 2) continue;
        for (const study::EngineFigures& one : rows) {
            table.add({each.name, one.name, count(one.replicas), count(one.completed),
                       number(one.ttft_s.p50, kMilli), number(one.ttft_s.p99, kMilli),
                       number(one.utilisation), number(one.kv_usage_mean), number(one.kv_usage_max),
                       number(one.prefix_hit_ratio), count(one.preemptions), count(one.crashes),
                       number(one.throttled_share), number(one.down_share)});
        }
    }
    return table;
}

template <class Figures, std::size_t kNumbers>
void addPathTable(std::string& text, const std::string& kind, const std::vector<ScenarioFigures>& scenarios,
                  std::vector<Figures> ScenarioFigures::*list,
                  const std::array<study::PathNumber<Figures>, kNumbers>& numbers)
{
    std::vector<std::string> head{"scenario", kind};
    for (const auto& each : numbers)
        head.emplace_back(each.name);
    Table table(head, 2);
    for (const ScenarioFigures& scenario : scenarios) {
        for (const Figures& one : scenario.*list) {
            std::vector<std::string> row{scenario.name, one.name};
            for (const auto& each : numbers)
                row.push_back(number(one.*each.member));
            table.add(std::move(row));
        }
    }
    if (!table.empty()) text += table.text() + "\n";
}

// What happened within a window.
std::string eventsOf(const ScenarioFigures& figures, const study::TrajectoryWindow& window)
{
    std::string text;
    for (const cluster::Mark& mark : figures.marks) {
        const double at = to_seconds(mark.at);
        if (at < window.from_s || at >= window.until_s) continue;
        const std::string what = mark.title.empty() ? mark.node : mark.title;
        text += (text.empty() ? "" : "; ") + duration(at) + ": " + what;
    }
    return text;
}

Table trajectoryTable(const std::vector<ScenarioFigures>& scenarios)
{
    Table table({"scenario", "from", "events", "offered", "completed", "failed", "ttft_p50_ms", "ttft_p99_ms",
                 "tpot_mean_ms", "cached_share", "in_system"},
                3);
    for (const ScenarioFigures& each : scenarios) {
        for (const study::TrajectoryWindow& window : each.trajectory) {
            table.add({each.name, duration(window.from_s), eventsOf(each, window), count(window.offered),
                       count(window.completed), count(window.failed), number(window.ttft_p50_s, kMilli),
                       number(window.ttft_p99_s, kMilli), number(window.tpot_mean_s, kMilli),
                       number(window.cached_share), number(window.in_system)});
        }
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

// "ttft_mean 41.2–43.0 ms, …": what the ends of a band make of each figure.
QString bandText(const study::ErrorBand& band)
{
    QStringList parts;
    for (const study::ErrorBand::Ends& ends : band.figures) {
        const QStringList name = QString::fromStdString(ends.metric).split(QStringLiteral("_s."));
        const double scale = name.size() > 1 ? kMilli : 1;
        parts += QStringLiteral("%1 %2–%3%4")
                     .arg(name.join(QLatin1Char('_')), QString::fromStdString(number(scale * ends.low)),
                          QString::fromStdString(number(scale * ends.high)),
                          name.size() > 1 ? QStringLiteral(" ms") : QString());
    }
    return parts.join(QStringLiteral(", "));
}

std::string remarks(const std::vector<ScenarioFigures>& scenarios)
{
    Remarks remarks;
    for (const ScenarioFigures& each : scenarios) {
        const auto add = [&](const QString& text) { remarks.add(each.name, text.toStdString()); };
        const QString why = QString::fromStdString(each.steady_state.why);
        if (each.steady_state.transient) {
            add(why + QLatin1Char('.'));
        } else if (!each.steady_state.holds) {
            add(Cli::tr("No steady state, so the figures hold for this stretch of time only. %1.").arg(why));
        } else if (!why.isEmpty()) {
            add(Cli::tr("Steady state: %1.").arg(why));
        }
        QStringList reasons;
        for (std::size_t r = 0; r < engine::kRejections; ++r) {
            if (each.rejected_for[r] <= 0) continue;
            reasons += QString::fromStdString(count(each.rejected_for[r]) + " " +
                                              std::string(study::kRejectionNames[r]));
        }
        if (!reasons.isEmpty()) add(Cli::tr("Rejected: %1.").arg(reasons.join(QStringLiteral(", "))));
        if (each.retries.value > 0 || each.lost_tokens.value > 0)
            add(Cli::tr("%1 retries; %2 tokens computed for requests that were given up or failed.")
                    .arg(QString::fromStdString(count(each.retries.value)),
                         QString::fromStdString(count(each.lost_tokens.value))));
        const study::Figure& p99 = each.latencies.ttft_s.p99;
        if (!p99.why.empty()) add(Cli::tr("TTFT p99: %1.").arg(QString::fromStdString(p99.why)));
        for (const std::string& note : each.notes)
            add(QString::fromStdString(note));
        add(Cli::tr("Trust: %1.").arg(QString::fromStdString(each.trust)));
        if (each.error_band && !each.error_band->figures.empty())
            add(Cli::tr("With steps that much shorter or longer: %1.").arg(bandText(*each.error_band)));
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
    const auto add = [&text](const Table& table) {
        if (!table.empty()) text += table.text() + "\n";
    };
    add(classTable(scenarios));
    add(engineTable(scenarios));
    addPathTable(text, "client", scenarios, &ScenarioFigures::clients, study::kClientNumbers);
    addPathTable(text, "gateway", scenarios, &ScenarioFigures::gateways, study::kGatewayNumbers);
    addPathTable(text, "kv_link", scenarios, &ScenarioFigures::kv_links, study::kKvLinkNumbers);
    add(sideTable(scenarios));
    add(countTable(scenarios));
    add(costTable(scenarios));
    add(trajectoryTable(scenarios));
    text += Cli::tr("Remarks").toStdString() + "\n" + remarks(scenarios);
    return text + expectationText(expectations);
}

} // namespace fulcrum::app::cli
