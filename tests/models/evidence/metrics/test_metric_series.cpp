// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import.h"
#include "evidence/metrics/meaning.h"
#include "evidence/metrics/panel_csv.h"
#include "evidence/metrics/query_range.h"
#include "evidence/metrics/series.h"
#include "evidence/metrics/trtllm.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTest>

#include <cmath>
#include <filesystem>

using namespace fulcrum;
namespace metrics = fulcrum::evidence::metrics;
using evidence::Imported;

namespace
{

// A series of query_range: [time, "value"] every 15 s from 1764504000; "-" leaves a point out.
std::string series_of(const std::string& labels, const std::vector<std::string>& values)
{
    std::string text = "{\"metric\":{" + labels + "},\"values\":[";
    long long time = 1764504000;
    bool first = true;
    for (const std::string& value : values) {
        if (value != "-") {
            text += std::string(first ? "" : ",") + "[" + std::to_string(time) + ",\"" + value + "\"]";
            first = false;
        }
        time += 15;
    }
    return text + "]}";
}

std::string matrix(const std::vector<std::string>& all, const std::string& query = {})
{
    std::string text = "{\"status\":\"success\",";
    if (!query.empty()) text += "\"query\":\"" + query + "\",";
    text += "\"data\":{\"resultType\":\"matrix\",\"result\":[";
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i > 0 ? "," : "") + all[i];
    return text + "]}}";
}

Imported answer(const std::string& text, const std::string& file = "answer.json")
{
    const auto imported = metrics::parse_query_range(text, file);
    if (!imported) qWarning("%s", to_string(imported.errors()).c_str());
    return imported ? *imported : Imported();
}

Imported panel(const std::string& text, const std::string& file)
{
    const auto imported = metrics::parse_panel_csv(text, file);
    if (!imported) qWarning("%s", to_string(imported.errors()).c_str());
    return imported ? *imported : Imported();
}

double value_of(const Imported& imported, const char* metric, const char* statistic, const char* replica = "")
{
    return evidence::figure(imported, metric, statistic, {}, replica);
}

} // namespace

class TestMetricSeries : public QObject
{
    Q_OBJECT

private slots:
    void leavesOutNegativePoints()
    {
        const Imported table = panel("Time,running,vllm:num_preemptions_total\n"
                                     "2026-11-30 12:00:00,3,10\n2026-11-30 12:00:15,-2,-4\n"
                                     "2026-11-30 12:00:30,5,16\n2026-11-30 12:00:45,4,19\n",
                                     "p.csv");
        QVERIFY(evidence::says(table.warnings, "1 of 4 points of 'running' are negative, the first is -2"));
        QVERIFY(evidence::says(table.warnings, "1 of 4 points of 'vllm:num_preemptions_total' are negative"));
        QCOMPARE(evidence::figure(table, "running", "mean"), 4.0);
        const Imported none =
            panel("Time,running\n2026-11-30 12:00:00,-3\n2026-11-30 12:00:15,-2\n", "p.csv");
        QVERIFY(none.series.empty());
    }

    void knowsQueries_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("metric");
        QTest::addColumn<QString>("statistic");
        QTest::addColumn<double>("scale");
        QTest::newRow("quantile") << "histogram_quantile(0.99, sum by(le) "
                                     "(rate(vllm:time_to_first_token_seconds_bucket{a=\"b\"}[5m])))"
                                  << "ttft_s"
                                  << "p99" << 1.0;
        QTest::newRow("mean") << "rate(vllm:e2e_request_latency_seconds_sum[5m]) / "
                                 "rate(vllm:e2e_request_latency_seconds_count[5m]) * 1000"
                              << "e2e_s"
                              << "mean" << 0.001;
        QTest::newRow("ratio")
            << "sum(rate(vllm:prefix_cache_hits_total[1m]))/sum(rate(vllm:prefix_cache_queries_total[1m]))"
            << "prefix_hit_ratio"
            << "share" << 1.0;
        QTest::newRow("rate") << "sum(rate(sglang:generation_tokens_total[1m]))"
                              << "output_token_rate"
                              << "rate" << 1.0;
        QTest::newRow("gauge") << "avg(DCGM_FI_DEV_GPU_UTIL)"
                               << "gpu_busy"
                               << "value" << 0.01;
        QTest::newRow("scaled") << "avg(DCGM_FI_DEV_GPU_UTIL) / 100"
                                << "gpu_busy"
                                << "value" << 1.0;
    }

    void knowsQueries()
    {
        QFETCH(QString, query);
        QFETCH(QString, metric);
        QFETCH(QString, statistic);
        QFETCH(double, scale);
        const metrics::Meaning meaning = metrics::meaning_of_query(query.toStdString());
        QVERIFY(meaning.metric);
        QCOMPARE(QString::fromStdString(meaning.metric->id), metric);
        QCOMPARE(QString::fromStdString(meaning.statistic), statistic);
        QCOMPARE(meaning.scale, scale);
        QVERIFY(!metrics::meaning_of_query("sum(up)").metric);
    }

    void knowsTitles()
    {
        const auto says = [](const char* title, const char* metric, const char* statistic, double scale) {
            const metrics::Meaning meaning = metrics::meaning_of_title(title);
            return meaning.metric && meaning.metric->id == metric && meaning.statistic == statistic &&
                   meaning.scale == scale;
        };
        QVERIFY(says("TTFT P99 (ms)-data-2026-11-30 12_34_56.csv", "ttft_s", "p99", 1e-3));
        QVERIFY(says("/tmp/ttft_s.p95.json", "ttft_s", "p95", 1));
        QVERIFY(says("Time To First Token, median", "ttft_s", "p50", 1));
        QVERIFY(says("kv_cache_pct", "kv_usage", "value", 0.01));
        QVERIFY(says("Requests waiting", "waiting", "value", 1));
        QVERIFY(says("gen_throughput", "output_token_rate", "rate", 1));
        QVERIFY(says("vllm:num_requests_running", "running", "value", 1));
        QVERIFY(!metrics::meaning_of_title("vllm-0").metric);
    }

    void countersBecomeRatesWithResetsAndGaps()
    {
        const Imported imported =
            answer(matrix({series_of("\"__name__\":\"vllm:generation_tokens_total\",\"pod\":\"vllm-0\"",
                                     {"100", "250", "400", "30", "-", "-", "1530"})}));
        QVERIFY(imported.utc);
        const evidence::Series* rate = evidence::series(imported, "output_token_rate");
        QVERIFY(rate);
        QCOMPARE(rate->unit, std::string("1/s"));
        QCOMPARE(rate->population.replica, std::string("vllm-0"));
        QCOMPARE(rate->values, (std::vector<double>{10, 10, 2, 1500.0 / 45}));
        QCOMPARE(rate->seconds.front(), 1764504015.0);
        QCOMPARE(rate->gaps, std::vector<double>{1764504045.0});
        QVERIFY(evidence::near(value_of(imported, "output_token_rate", "rate"), 1830.0 / 90));
        QVERIFY(evidence::says(imported.warnings, "began anew 1 time"));
        QVERIFY(evidence::observation(imported, "output_token_rate", "rate")->window.from->utc);
    }

    void histogramsBecomeIntervals()
    {
        const auto bucket = [](const char* le) {
            return "\"__name__\":\"vllm:time_to_first_token_seconds_bucket\",\"pod\":\"a\",\"le\":\"" +
                   std::string(le) + "\"";
        };
        const Imported imported = answer(matrix(
            {series_of(bucket("1.0"), {"50", "50", "60"}), series_of(bucket("2.5"), {"50", "60", "70"}),
             series_of(bucket("+Inf"), {"50", "60", "70"}),
             series_of("\"__name__\":\"vllm:time_to_first_token_seconds_sum\",\"pod\":\"a\"",
                       {"10", "30", "35"}),
             series_of("\"__name__\":\"vllm:time_to_first_token_seconds_count\",\"pod\":\"a\"",
                       {"50", "60", "70"})}));
        const scenario::Observation* p99 = evidence::observation(imported, "ttft_s", "p99");
        QVERIFY(p99);
        QCOMPARE(*p99->count, std::int64_t(20)); // not the 50 from before the window
        QCOMPARE(p99->after->low, 1.0);
        QCOMPARE(p99->after->high, 2.5);
        QCOMPARE(p99->buckets_after->counts, (std::vector<std::int64_t>{10, 10, 0}));
        QCOMPARE(value_of(imported, "ttft_s", "mean"), 1.25);
        const auto steps =
            std::count_if(imported.series.begin(), imported.series.end(),
                          [](const evidence::Series& one) { return one.name == "ttft_s mean"; });
        QCOMPARE(steps, 1);
    }

    void keepsReplicasApart()
    {
        const Imported imported = answer(
            matrix({series_of("\"__name__\":\"vllm:num_requests_running\",\"pod\":\"a\"", {"1", "3"}),
                    series_of("\"__name__\":\"vllm:num_requests_running\",\"pod\":\"b\"", {"10", "30"})}));
        QCOMPARE(value_of(imported, "running", "mean", "a"), 2.0);
        QCOMPARE(value_of(imported, "running", "max", "b"), 30.0);
        QCOMPARE(imported.series.size(), std::size_t(2));
    }

    void percentilesOfWindowsDoNotAverage()
    {
        const std::string query =
            "histogram_quantile(0.99, sum by (le)(rate(vllm:time_to_first_token_seconds_bucket[5m])))";
        const Imported imported = answer(matrix({series_of("", {"1", "2", "NaN", "9"})}, query));
        const scenario::Observation* p99 = evidence::observation(imported, "ttft_s", "p99");
        QVERIFY(p99);
        QCOMPARE(p99->after->low, 1.0);
        QCOMPARE(p99->after->value, 2.0);
        QCOMPARE(p99->after->high, 9.0);
        QVERIFY(p99->definition.find("do not average") != std::string::npos);
        QCOMPARE(evidence::series(imported, "ttft_s")->values.size(), std::size_t(3));
        const Imported named = answer(matrix({series_of("", {"1", "2"})}), "/x/ttft_s.p95.json");
        QVERIFY(evidence::observation(named, "ttft_s", "p95"));
    }

    void answersThatSayNothing()
    {
        QVERIFY(
            to_string(metrics::parse_query_range(
                          "{\"status\":\"error\",\"errorType\":\"bad_data\",\"error\":\"parse error\"}", "a")
                          .errors())
                .find("bad_data: parse error") != std::string::npos);
        QVERIFY(evidence::says(answer(matrix({})).warnings, "The answer is empty"));
        QVERIFY(evidence::says(answer(matrix({series_of("\"job\":\"x\"", {"1", "2"})}), "a.json").warnings,
                               "no metric that is known"));
        QVERIFY(!metrics::parse_query_range("{", "a"));
        QVERIFY(!metrics::parse_query_range("", "a"));
    }

    void instantAnswersAreSnapshots()
    {
        const Imported imported =
            answer("{\"status\":\"success\",\"data\":{\"resultType\":\"vector\",\"result\":["
                   "{\"metric\":{\"__name__\":\"vllm:num_requests_running\",\"pod\":\"a\"},"
                   "\"value\":[1764504000.1,\"7\"]}]}}");
        QCOMPARE(imported.kind, std::string("vllm-metrics"));
        QCOMPARE(value_of(imported, "running", "value"), 7.0);
    }

    void cpuAndGpuBesideTheEngine()
    {
        const auto cpu = [](const char* name) {
            return "\"__name__\":\"" + std::string(name) + "\",\"pod\":\"a\",\"container\":\"vllm\"";
        };
        const Imported imported = answer(
            matrix({series_of(cpu("container_cpu_cfs_throttled_periods_total"), {"0", "60", "90"}),
                    series_of(cpu("container_cpu_cfs_periods_total"), {"1000", "1150", "1300"}),
                    series_of("\"__name__\":\"DCGM_FI_DEV_GPU_UTIL\",\"gpu\":\"0\",\"Hostname\":\"n1\"",
                              {"99", "97"}),
                    series_of("\"__name__\":\"DCGM_FI_PROF_DRAM_ACTIVE\",\"gpu\":\"0\",\"Hostname\":\"n1\"",
                              {"0.2", "0.4"})}));
        QVERIFY(evidence::near(value_of(imported, "cpu_throttled_share", "share"), 0.3));
        QCOMPARE(evidence::series(imported, "cpu_throttled_share")->values, (std::vector<double>{0.4, 0.2}));
        QVERIFY(evidence::near(value_of(imported, "gpu_busy", "mean"), 0.98));
        QVERIFY(evidence::near(value_of(imported, "dram_active", "mean"), 0.3));
        QVERIFY(evidence::says(imported.warnings, "at least one kernel ran"));
    }

    void readsPanelValues()
    {
        const auto is = [](const char* text, double value, bool unit) {
            const auto read = metrics::parse_panel_value(text);
            return read && std::abs(read->value - value) < 1e-12 * std::max(1.0, std::abs(value)) &&
                   read->unit == unit;
        };
        QVERIFY(is("850 ms", 0.85, true));
        QVERIFY(is("1.20 s", 1.2, true));
        QVERIFY(is("45%", 0.45, true));
        QVERIFY(is("3.4 K", 3400, true));
        QVERIFY(is("1,234.5", 1234.5, false));
        QVERIFY(is("1,234", 1234, false));
        QVERIFY(is("0,5", 0.5, false));
        QVERIFY(is("1e-3", 0.001, false));
        for (const char* text : {"", "null", "undefined", "abc", "12 parsecs"})
            QVERIFY(!metrics::parse_panel_value(text));
    }

    void panelOfPods()
    {
        const Imported imported = panel("sep=,\n\"Time\",\"vllm-0\",\"vllm-1\"\n"
                                        "2025-11-30 12:00:00,850 ms,1.2 s\n"
                                        "2025-11-30 12:00:15,950 ms,null\n"
                                        "2025-11-30 12:00:30,900 ms,8 s\n",
                                        "TTFT P99-data-2025-11-30 12_34_56.csv");
        QVERIFY(imported.utc);
        QCOMPARE(imported.series.size(), std::size_t(2));
        const evidence::Series* first = evidence::series(imported, "ttft_s", "vllm-0");
        QVERIFY(first);
        QCOMPARE(first->values.size(), std::size_t(3));
        QCOMPARE(first->values[1], 0.95);
        QCOMPARE(first->seconds.front(), 1764504000.0);
        QCOMPARE(value_of(imported, "ttft_s", "p99", "vllm-1"), 8.0); // the upper median of two
        QVERIFY(evidence::says(imported.warnings, "name no time zone"));
    }

    void panelOfSelectorsAndLabels()
    {
        const Imported selectors = panel(
            "Time,\"vllm:num_requests_running{pod=\"\"a\"\"}\"\n1764504000000,3\n1764504015000,5\n", "x.csv");
        QCOMPARE(value_of(selectors, "running", "mean", "a"), 4.0);
        const Imported rows =
            panel("Time,pod,Value\n1764504000000,a,3\n1764504000000,b,9\n1764504015000,a,5\n",
                  "requests running.csv");
        QCOMPARE(value_of(rows, "running", "mean", "a"), 4.0);
        QCOMPARE(value_of(rows, "running", "mean", "b"), 9.0);
    }

    void panelsThatAreBroken()
    {
        const Imported imported =
            panel("Time,a\n2025-11-30 12:00:00,1\nyesterday,2\n2025-11-30 12:00:30\n2025-11-30 12:00:45,4\n",
                  "waiting.csv");
        QCOMPARE(imported.dropped, std::int64_t(2));
        QVERIFY(evidence::says(imported.dropped_detail, "Line 3"));
        QVERIFY(!metrics::parse_panel_csv("a,b\n1,2\n", "x"));
        QVERIFY(!metrics::parse_panel_csv("Time,b\nx,2\n", "x"));
        QVERIFY(metrics::looks_like_panel_csv("\"Time\",\"a\"\n2025-11-30 12:00:00,1\n"));
        QVERIFY(!metrics::looks_like_panel_csv("a,b\n1,2\n"));
    }

    // The run's own series of one second each; the second run's KV column is 0 for want of the right name.
    void seriesOfMeasuredRuns()
    {
        const std::string shared = test::shared_data() + "/measured/";
        if (!std::filesystem::exists(shared)) QSKIP("no shared data");
        const auto good = evidence::import_file(shared + "RTX4090_Llama-3.1-8B/timeseries.csv");
        QVERIFY2(good.ok(), good ? "" : to_string(good.errors()).c_str());
        QCOMPARE(good->kind, std::string("panel-csv"));
        QVERIFY(!good->utc);
        QCOMPARE(good->series.size(), std::size_t(5));
        QCOMPARE(value_of(*good, "kv_usage", "max"), 1.0);
        QVERIFY(value_of(*good, "running", "max") >= 40);
        QVERIFY(!evidence::says(good->warnings, "renamed"));
        const auto dead = evidence::import_file(shared + "RTXPRO6000_Qwen3-32B/timeseries.csv");
        QVERIFY(dead);
        QVERIFY(evidence::says(dead->warnings, "is 0 all the time while requests run"));
        QVERIFY(evidence::observation(*dead, "kv_usage", "mean") == nullptr);
    }

    void trtllmIterations()
    {
        const auto text =
            evidence::text_of(test::shared_data() + "/dumps/trtllm_iteration_stats_examples.json");
        if (!text) QSKIP("no shared data");
        QVERIFY(metrics::looks_like_trtllm(*text));
        const auto imported = metrics::parse_trtllm(*text, "t.json");
        QVERIFY(imported);
        QVERIFY(evidence::near(value_of(*imported, "step_s", "mean"), 0.00700688362121582));
        QVERIFY(evidence::near(value_of(*imported, "kv_usage", "mean"), 3.0 / 101256));
        QCOMPARE(value_of(*imported, "in_flight", "mean"), 1.0);
        QCOMPARE(value_of(*imported, "running", "mean"), 1.0);
        QCOMPARE(value_of(*imported, "batch_cap", "mean"), 73.0);
        QCOMPARE(value_of(*imported, "step_tokens", "mean"), 13.0);
        QCOMPARE(evidence::fact(*imported, "num_gpu_blocks"), std::string("101256"));
        QVERIFY(evidence::says(imported->warnings, "The first iteration took 67.5 s"));
        QVERIFY(evidence::says(imported->warnings, "The iteration numbers fall"));
    }

    void trtllmLines()
    {
        std::string text;
        for (int i = 5; i < 105; ++i) {
            if (i == 50) continue;
            text += "{\"iter\":" + std::to_string(i) + ",\"iterLatencyMS\":" + std::to_string(i) +
                    ",\"numQueuedRequests\":4,\"numCompletedRequests\":1,\"numActiveRequests\":8,"
                    "\"timestamp\":\"11-30-2025 12:00:" +
                    (i % 60 < 10 ? "0" : "") + std::to_string(i % 60) + ".5\"}\n";
        }
        const auto imported = metrics::parse_trtllm(text, "t.jsonl");
        QVERIFY(imported);
        QVERIFY(imported->utc);
        QCOMPARE(value_of(*imported, "step_s", "p99"), 0.104); // rank 99 of 99
        QCOMPARE(value_of(*imported, "step_s", "max"), 0.104);
        QCOMPARE(value_of(*imported, "waiting", "mean"), 4.0);
        QVERIFY(evidence::says(imported->warnings, "1 iterations are missing"));
        QVERIFY(!metrics::parse_trtllm("[]", "t"));
        const auto broken = metrics::parse_trtllm("[{\"iter\":1},{\"iter\":2,\"iterLatencyMS\":5}]", "t");
        QCOMPARE(broken->dropped, std::int64_t(1));
    }

    void findsGaps()
    {
        QCOMPARE(metrics::gaps_of({0, 15, 30, 90, 105}), std::vector<double>{30});
        QVERIFY(metrics::gaps_of({0, 15}).empty());
        QVERIFY(metrics::gaps_of({}).empty());
    }

    void survivesMutilation()
    {
        const std::vector<std::string> texts = {
            matrix({series_of("\"__name__\":\"vllm:generation_tokens_total\",\"pod\":\"a\"", {"1", "2", "3"}),
                    series_of("\"__name__\":\"vllm:time_to_first_token_seconds_bucket\",\"le\":\"1\"",
                              {"1", "2"})}),
            "Time,\"a{pod=\"\"x\"\"}\",b\n2025-11-30 12:00:00,850 ms,1\n2025-11-30 12:00:15,1.2 s,null\n",
            "[{\"iter\":1,\"iterLatencyMS\":3.5,\"kvCacheStats\":{\"usedNumBlocks\":3,\"maxNumBlocks\":9}}]"};
        std::uint32_t state = 99;
        const auto next = [&state] { return state = state * 1664525u + 1013904223u; };
        for (int i = 0; i < 600; ++i) {
            std::string mutant = texts[next() % texts.size()];
            for (int k = 0; k < 3; ++k)
                mutant[next() % mutant.size()] = "\"{}[],:;\n 09.-eE+NI%"[next() % 20];
            if (next() % 4 == 0) mutant.resize(next() % mutant.size());
            static_cast<void>(metrics::parse_query_range(mutant, "ttft_s.p99.json"));
            static_cast<void>(metrics::parse_panel_csv(mutant, "ttft.csv"));
            static_cast<void>(metrics::parse_trtllm(mutant, "t"));
            static_cast<void>(evidence::import_text(mutant, "m"));
        }
    }
};

QTEST_APPLESS_MAIN(TestMetricSeries)
#include "test_metric_series.moc"
