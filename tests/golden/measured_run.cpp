// SPDX-License-Identifier: GPL-3.0-or-later
#include "measured_run.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::test
{

Statistics statistics(std::vector<double> values)
{
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    const auto quantile = [&values](double p) { // linear between order statistics, as numpy's
        const double at = p * static_cast<double>(values.size() - 1);
        const auto low = static_cast<std::size_t>(at);
        const std::size_t high = std::min(low + 1, values.size() - 1);
        return values[low] + (at - static_cast<double>(low)) * (values[high] - values[low]);
    };
    double sum = 0;
    for (const double value : values)
        sum += value;
    return {sum / static_cast<double>(values.size()), quantile(0.5), quantile(0.9), quantile(0.99)};
}

Result<MeasuredRun> read_measured(const QString& folder)
{
    QFile requests(folder + "/requests.jsonl");
    QFile series(folder + "/timeseries.csv");
    if (!requests.open(QIODevice::ReadOnly) || !series.open(QIODevice::ReadOnly))
        return Error{"the measured run cannot be read", {}, folder.toStdString(), {}};
    struct Row {
        double arrival, queued, first, last, output;
    };
    std::vector<Row> rows;
    while (!requests.atEnd()) {
        const QJsonObject o = QJsonDocument::fromJson(requests.readLine()).object();
        rows.push_back({o["arrival_time"].toDouble(), o["queued_ts"].toDouble(),
                        o["first_token_ts"].toDouble(), o["last_token_ts"].toDouble(),
                        o["output_toks"].toDouble()});
    }
    // Arrivals are on the wall clock, the rest on the engine's monotonic one. A request reaches the engine
    // after it arrived, so the smallest difference is that of the clocks, within a millisecond.
    double clocks = INFINITY;
    for (const Row& row : rows)
        clocks = std::min(clocks, row.queued - row.arrival);
    std::vector<double> ttft, tpot, e2e;
    for (const Row& row : rows) {
        ttft.push_back(row.first - row.arrival - clocks);
        tpot.push_back((row.last - row.first) / (row.output - 1));
        e2e.push_back(row.last - row.arrival - clocks);
    }
    MeasuredRun run;
    run.latencies = {statistics(ttft), statistics(tpot), statistics(e2e)};
    series.readLine(); // t,prompt_throughput,gen_throughput,running,waiting,kv_cache_pct
    while (!series.atEnd()) {
        const QList<QByteArray> fields = series.readLine().trimmed().split(',');
        if (fields.size() < 5) continue;
        run.tick.push_back(fields[0].toDouble());
        run.running.push_back(fields[3].toDouble());
        run.waiting.push_back(fields[4].toDouble());
    }
    return run;
}

Latencies latencies(const std::vector<engine::RequestTimes>& requests)
{
    std::vector<double> ttft, tpot, e2e;
    for (const engine::RequestTimes& t : requests) {
        ttft.push_back(to_seconds(t.first_token - t.arrival));
        tpot.push_back(to_seconds(t.last_token - t.first_token) / (t.output_tokens - 1));
        e2e.push_back(to_seconds(t.last_token - t.arrival));
    }
    return {statistics(ttft), statistics(tpot), statistics(e2e)};
}

std::string compared(const Latencies& simulated, const Latencies& measured)
{
    std::string text;
    const auto line = [&text](const char* name, double s, double m, double scale, const char* unit) {
        text += fmt::format("{:12} measured {:8.2f} {:2}  simulated {:8.2f}  {:+.2f} %\n", name, m * scale,
                            unit, s * scale, 100 * (s / m - 1));
    };
    const auto lines = [&](const std::string& name, const Statistics& s, const Statistics& m, double scale,
                           const char* unit) {
        line((name + " mean").c_str(), s.mean, m.mean, scale, unit);
        line((name + " median").c_str(), s.median, m.median, scale, unit);
        line((name + " p90").c_str(), s.p90, m.p90, scale, unit);
        line((name + " p99").c_str(), s.p99, m.p99, scale, unit);
    };
    lines("TTFT", simulated.ttft, measured.ttft, 1, "s");
    lines("TPOT", simulated.tpot, measured.tpot, 1e3, "ms");
    lines("E2E", simulated.e2e, measured.e2e, 1, "s");
    return text;
}

} // namespace fulcrum::test
