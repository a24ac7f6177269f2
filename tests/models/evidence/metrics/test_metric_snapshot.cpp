// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import.h"
#include "evidence/metrics/bucket_quantile.h"
#include "evidence/metrics/exposition.h"
#include "evidence/metrics/snapshot.h"
#include "evidence/metrics/times.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
namespace metrics = fulcrum::evidence::metrics;
using evidence::Imported;
using scenario::Observation;

namespace
{

std::string dump(const std::string& name)
{
    return evidence::text_of(test::shared_data() + "/dumps/" + name).value_or("");
}

const Observation* find(const Imported& imported, const std::string& metric, const std::string& statistic)
{
    return evidence::observation(imported, metric, statistic);
}

double value_of(const Imported& imported, const std::string& metric, const std::string& statistic,
                const std::string& replica = {})
{
    return evidence::figure(imported, metric, statistic, {}, replica);
}

bool is_near(double actual, double expected, double tolerance = 1e-6)
{
    return std::abs(actual - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

bool warns(const Imported& imported, const std::string& part)
{
    return evidence::says(imported.warnings, part);
}

Imported snapshot(const std::string& text)
{
    const auto imported = metrics::parse_snapshot(text, "m.prom");
    if (!imported) qWarning("%s", to_string(imported.errors()).c_str());
    return imported ? *imported : Imported();
}

Imported compared(const std::string& one, const std::string& other)
{
    const auto imported = metrics::compare_snapshots({one, "a.prom"}, {other, "b.prom"});
    if (!imported) qWarning("%s", to_string(imported.errors()).c_str());
    return imported ? *imported : Imported();
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

// The lines without those of this metric.
std::string without(const std::string& text, const std::string& name)
{
    std::string rest;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
        const std::string line = text.substr(start, end - start);
        if (line.find(name) == std::string::npos) rest += line;
        start = end;
    }
    return rest;
}

// metric, statistic, value, low, high, count: what has to be the same for two spellings.
std::string figures_text(const Imported& imported)
{
    std::string text;
    for (const Observation& one : imported.observations)
        text += one.metric + " " + one.statistic + " " + std::to_string(one.after->value) + " " +
                std::to_string(one.after->low) + " " + std::to_string(one.after->high) + " " +
                std::to_string(one.count.value_or(-1)) + "\n";
    return text;
}

} // namespace

class TestMetricSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void readsAPercentileAsAnInterval()
    {
        const scenario::Buckets buckets{{1, 2, 4}, {2, 2, 4, 2}, 30};
        const auto p50 = *metrics::bucket_quantile(buckets, 0.5); // rank 5 of 10: first of 4 between 2 and 4
        QCOMPARE(p50.low, 2.0);
        QCOMPARE(p50.high, 4.0);
        QCOMPARE(p50.value, 2.5);
        const auto p99 = *metrics::bucket_quantile(buckets, 0.99);
        QVERIFY(p99.at_least());
        QCOMPARE(p99.low, 4.0);
        QCOMPARE(metrics::bucket_quantile(buckets, 0)->low, 0.0);
        QVERIFY(!metrics::bucket_quantile({{1}, {0, 0}, 0}, 0.5));
        QVERIFY(!metrics::bucket_quantile(buckets, 1.5));
        QCOMPARE(*metrics::share_above(buckets, 2), 0.6);
        QVERIFY(!metrics::share_above(buckets, 3));
        QCOMPARE(metrics::overflow_share(buckets), 0.2);
    }

    // Counts of each bucket by itself, or two answers mixed: no percentile can be read from them.
    void leavesOutBucketsThatFall()
    {
        const std::string text = "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"0.1\"} 40\n"
                                 "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"0.5\"} 12\n"
                                 "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"+Inf\"} 52\n"
                                 "vllm:time_to_first_token_seconds_sum{engine=\"0\"} 10.4\n"
                                 "vllm:time_to_first_token_seconds_count{engine=\"0\"} 52\n"
                                 "vllm:num_requests_running{engine=\"0\"} 3\n"
                                 "vllm:kv_cache_usage_perc{engine=\"0\"} 0.5\n";
        const auto imported = evidence::import_text(text, "m.prom");
        QVERIFY(imported);
        QVERIFY(evidence::says(imported->warnings, "m.prom:2:1: the counts of "
                                                   "vllm:time_to_first_token_seconds_bucket fall from 40 to "
                                                   "12 at le=\"0.5\""));
        QVERIFY(std::isnan(evidence::figure(*imported, "ttft_s", "p99")));
        QCOMPARE(evidence::figure(*imported, "running", "value"), 3.0);
        evidence::ImportOptions strict;
        strict.stop_at_first_error = true;
        const auto refused = evidence::import_text(text, "m.prom", strict);
        QVERIFY(!refused);
        QCOMPARE(refused.errors().front().at.line, 2);
    }

    void readsLabelsNumbersAndTimes()
    {
        const auto read = metrics::parse_exposition("# HELP a text\n"
                                                    "a{x=\"q\\\"b\\\\c\\nd\", y = \"2\",} NaN\n"
                                                    "b +Inf 1764504000000\n"
                                                    "b_created 1.7e9\n"
                                                    "c{} 1e+06 # {trace=\"1\"} 0.5\n"
                                                    "# EOF\n",
                                                    "m.prom");
        QVERIFY(read);
        const auto& samples = read->snapshots.front().samples;
        QCOMPARE(samples.size(), std::size_t(3));
        QCOMPARE(*samples[0].label("x"), std::string("q\"b\\c\nd"));
        QVERIFY(std::isnan(samples[0].value));
        QVERIFY(std::isinf(samples[1].value));
        QCOMPARE(*samples[1].seconds, 1764504000.0);
        QCOMPARE(samples[2].value, 1e6);
    }

    void namesBrokenLinesAndReadsTheRest()
    {
        const std::string text = "vllm:num_requests_running 3\n"
                                 "vllm:num_requests_waiting{a=\"b 2\n"
                                 "vllm:kv_cache_usage_perc 0.5x\n"
                                 "123 4\n"
                                 "vllm:num_preemptions_total\n"
                                 "vllm:kv_cache_usage_perc 0.5\n";
        const Imported imported = snapshot(text);
        QCOMPARE(imported.dropped, std::int64_t(4));
        QCOMPARE(value_of(imported, "running", "value"), 3.0);
        QCOMPARE(value_of(imported, "kv_usage", "value"), 0.5);
        QVERIFY(imported.dropped_detail.front().find("Line 2") != std::string::npos);
        evidence::ImportOptions options;
        options.stop_at_first_error = true;
        const auto stopped = metrics::parse_snapshot(text, "m.prom", options);
        QVERIFY(!stopped);
        QCOMPARE(stopped.errors().front().at.line, 2);
        QVERIFY(!metrics::parse_snapshot("nothing\n", "m.prom"));
        QVERIFY(!metrics::parse_snapshot("", "m.prom"));
    }

    void recognisesTheFormat()
    {
        QVERIFY(metrics::looks_like_exposition("# HELP x y\n"));
        QVERIFY(metrics::looks_like_exposition(
            "HTTP/1.1 200 OK\r\ndate: x\r\n\r\nvllm:num_requests_running 3\n"));
        QVERIFY(metrics::looks_like_exposition("a 1\nb{c=\"d\"} 2\n"));
        QVERIFY(!metrics::looks_like_exposition("{\"status\":\"success\"}"));
        QVERIFY(!metrics::looks_like_exposition("Time,a\n2026-11-30,1\n"));
        QVERIFY(!metrics::looks_like_exposition("INFO 03-24 09:11:37 metrics.py:455] Avg prompt\n"));
    }

    // The file's own figures: 11,008 first tokens with a sum of 2.3519e6 s, 162 running, 2,826 waiting.
    void sglangOverloaded()
    {
        const std::string text = dump("sglang_llama3.1-8b_overloaded.prom");
        if (text.empty()) QSKIP("no shared data");
        const Imported imported = snapshot(text);
        QCOMPARE(imported.kind, std::string("sglang-metrics"));
        QVERIFY(is_near(value_of(imported, "ttft_s", "mean"), 213.65, 1e-4));
        for (const char* statistic : {"p50", "p95", "p99"}) {
            const Observation* tail = find(imported, "ttft_s", statistic);
            QVERIFY(tail && tail->after->at_least());
            QCOMPARE(tail->after->low, 30.0);
            QCOMPARE(*tail->count, std::int64_t(11008));
            QCOMPARE(tail->buckets_after->counts.back(), std::int64_t(11008 - 2513));
        }
        QVERIFY(warns(imported, "more than 30 s"));
        QVERIFY(warns(imported, "8495 of 11008 first-token times"));
        QVERIFY(warns(imported, "11008 first tokens were counted and 11228 requests ended"));
        QVERIFY(warns(imported, "2826 requests wait behind 162 that run"));
        QCOMPARE(value_of(imported, "running", "value"), 162.0);
        QCOMPARE(value_of(imported, "waiting", "value"), 2826.0);
        QCOMPARE(value_of(imported, "kv_usage", "value"), 0.28);
        QVERIFY(is_near(value_of(imported, "itl_s", "mean"), 866964.579 / 7400757));
        QCOMPARE(find(imported, "itl_s", "p50")->after->low, 0.075);
        QCOMPARE(find(imported, "itl_s", "p50")->after->high, 0.1);
        QVERIFY(is_near(value_of(imported, "itl_over_100ms_share", "share"), 1 - 4950195.0 / 7400757));
        QVERIFY(find(imported, "e2e_s", "p99")->after->at_least());
        QCOMPARE(value_of(imported, "output_token_rate", "rate"), 86.50814177726902);
        QVERIFY(is_near(value_of(imported, "prefix_hit_ratio", "share"), 0.0075075526));
        QCOMPARE(imported.observations.front().population.model,
                 std::string("meta-llama/Llama-3.1-8B-Instruct"));
    }

    void sglangIdle()
    {
        const std::string text = dump("sglang_0.5.10_idle_subset.prom");
        if (text.empty()) QSKIP("no shared data");
        const Imported imported = snapshot(text);
        QCOMPARE(value_of(imported, "running", "value"), 0.0);
        QCOMPARE(value_of(imported, "kv_usage", "value"), 0.25);
        QCOMPARE(value_of(imported, "prefix_hit_ratio", "share"), 0.2); // 1 of 5 prompt tokens
        QCOMPARE(value_of(imported, "cached_tokens", "value"), 1.0);
        QCOMPARE(value_of(imported, "ttft_s", "mean"), 0.02);
        QCOMPARE(find(imported, "ttft_s", "p99")->after->high, 0.1);
        QVERIFY(is_near(value_of(imported, "itl_s", "mean"), 0.05 / 31));
        QCOMPARE(value_of(imported, "output_token_rate", "rate"), 425.5);
        QVERIFY(std::any_of(imported.facts.begin(), imported.facts.end(), [](const evidence::Fact& fact) {
            return fact.key == "kv_cache_tokens" && fact.value == "430839";
        }));
    }

    // Reconstructed from the measured run: means are those of requests.jsonl.
    void vllmReconstructed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("ttft");
        QTest::addColumn<double>("tpot");
        QTest::addColumn<double>("queue");
        QTest::addColumn<double>("prompt");
        QTest::newRow("4090") << "RTX4090_Llama-3.1-8B" << 65.486341 << 0.03244664 << 65.191018 << 857.463333;
        QTest::newRow("6000") << "RTXPRO6000_Qwen3-32B" << 37.038659 << 0.08031113 << 36.317762 << 862.303333;
    }

    void vllmReconstructed()
    {
        QFETCH(QString, file);
        QFETCH(double, ttft);
        QFETCH(double, tpot);
        QFETCH(double, queue);
        QFETCH(double, prompt);
        const std::string text = dump(file.toStdString() + ".v1_metrics.prom");
        if (text.empty()) QSKIP("no shared data");
        const Imported imported = snapshot(text);
        QCOMPARE(imported.kind, std::string("vllm-metrics"));
        QVERIFY(is_near(value_of(imported, "ttft_s", "mean"), ttft));
        QVERIFY(is_near(value_of(imported, "tpot_s", "mean"), tpot));
        QVERIFY(is_near(value_of(imported, "queue_s", "mean"), queue));
        QVERIFY(is_near(value_of(imported, "prompt_tokens", "mean"), prompt));
        QCOMPARE(*find(imported, "ttft_s", "p99")->count, std::int64_t(300));
        QVERIFY(imported.title.find("300 requests") != std::string::npos);
        // Means of the same requests add up: prefill + decode + queue is the whole, but for the front end.
        const double parts = value_of(imported, "queue_s", "mean") + value_of(imported, "prefill_s", "mean") +
                             value_of(imported, "decode_s", "mean");
        QVERIFY(std::abs(parts - value_of(imported, "e2e_s", "mean")) < 0.4);
    }

    void percentileHoldsTheTrueOne()
    {
        const std::string text = dump("RTX4090_Llama-3.1-8B.v1_metrics.prom");
        if (text.empty()) QSKIP("no shared data");
        const Imported imported = snapshot(text);
        const auto holds = [&](const char* metric, const char* statistic, double truth) {
            const auto& figure = *find(imported, metric, statistic)->after;
            return figure.low <= truth && truth <= figure.high;
        };
        QVERIFY(holds("ttft_s", "p50", 60.1273458)); // of bench_serve_like.json, from the same requests
        QVERIFY(holds("ttft_s", "p99", 137.360243));
        QVERIFY(holds("tpot_s", "p50", 0.030759336));
        QVERIFY(holds("tpot_s", "p99", 0.056003917));
        QVERIFY(holds("e2e_s", "p99", 153.629481));
    }

    void bothGenerationsAtOnce()
    {
        const std::string text = dump("vllm_datadog_v0_v1_union_subset.prom");
        if (text.empty()) QSKIP("no shared data");
        const Imported imported = snapshot(text);
        QVERIFY(is_near(value_of(imported, "itl_s", "mean"), 0.6237391703762114 / 144));
        QVERIFY(is_near(value_of(imported, "tpot_s", "mean"), 0.02554149661946724 / 6));
        QVERIFY(is_near(value_of(imported, "prefix_hit_ratio", "share"), 64.0 / 117));
        QCOMPARE(value_of(imported, "kv_usage", "value"), 0.0);
        QVERIFY(is_near(value_of(imported, "itl_over_100ms_share", "share"), 0.0));
        QVERIFY(warns(imported, "vLLM V0"));
        QVERIFY(std::any_of(imported.facts.begin(), imported.facts.end(), [](const evidence::Fact& fact) {
            return fact.key == "num_gpu_blocks" && fact.value == "7281";
        }));

        // The names of one generation alone give what the other's give.
        const std::string rest = without(without(text, "gpu_cache_usage_perc"), "cpu_cache_usage_perc");
        std::string old = without(text, "kv_cache_usage_perc");
        old = replaced(old, "vllm:inter_token_latency_seconds", "vllm:time_per_output_token_seconds");
        old = replaced(old, "vllm:prefix_cache_", "vllm:gpu_prefix_cache_");
        QCOMPARE(figures_text(snapshot(old)), figures_text(snapshot(rest)));
        QCOMPARE(figures_text(snapshot(old)), figures_text(imported));
        const std::string wrapped =
            replaced(replaced(text, "vllm:", "ray_vllm_"), "ray_vllm_request_q", "kserve_vllm:request_q");
        QCOMPARE(figures_text(snapshot(wrapped)), figures_text(imported));
    }

    void twoSnapshotsGiveRates()
    {
        const std::string one = "# fulcrum-time: 1764504000\n"
                                "vllm:generation_tokens_total{engine=\"0\"} 1000\n"
                                "vllm:request_success_total{engine=\"0\",finished_reason=\"stop\"} 10\n"
                                "vllm:request_success_total{engine=\"0\",finished_reason=\"abort\"} 1\n"
                                "vllm:num_requests_running{engine=\"0\"} 3\n"
                                "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"1.0\"} 10\n"
                                "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"2.5\"} 11\n"
                                "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"+Inf\"} 11\n"
                                "vllm:time_to_first_token_seconds_count{engine=\"0\"} 11\n"
                                "vllm:time_to_first_token_seconds_sum{engine=\"0\"} 5\n";
        std::string two = replaced(one, "1764504000", "1764504060");
        two = replaced(two, "_total{engine=\"0\"} 1000", "_total{engine=\"0\"} 7000");
        two = replaced(two, "\"stop\"} 10", "\"stop\"} 70");
        two = replaced(two, "\"abort\"} 1", "\"abort\"} 7");
        two = replaced(two, "le=\"2.5\"} 11", "le=\"2.5\"} 31");
        two = replaced(two, "le=\"+Inf\"} 11", "le=\"+Inf\"} 31");
        two = replaced(two, "_count{engine=\"0\"} 11", "_count{engine=\"0\"} 31");
        two = replaced(two, "_sum{engine=\"0\"} 5", "_sum{engine=\"0\"} 45");
        for (const Imported& imported : {compared(one, two), compared(two, one), snapshot(one + two)}) {
            QVERIFY(imported.title.find("60 s apart") != std::string::npos);
            QCOMPARE(value_of(imported, "output_token_rate", "rate"), 100.0);
            QCOMPARE(value_of(imported, "request_rate", "rate"), 1.0);
            QCOMPARE(value_of(imported, "abort_rate", "rate"), 0.1);
            QCOMPARE(value_of(imported, "ttft_s", "mean"), 2.0);
            const Observation* p50 = find(imported, "ttft_s", "p50"); // the first ten are of the past
            QCOMPARE(p50->after->low, 1.0);
            QCOMPARE(p50->after->high, 2.5);
            QCOMPARE(*p50->count, std::int64_t(20));
            QCOMPARE(p50->window.from->at, TimeNs(1764504000) * 1'000'000'000);
            QCOMPARE(p50->population.replica, std::string()); // the only engine
        }
    }

    void seesARestart()
    {
        const std::string one = "vllm:generation_tokens_total 5000\nvllm:prompt_tokens_total 10\n";
        const std::string two = "vllm:generation_tokens_total 60\nvllm:prompt_tokens_total 20\n";
        const auto imported = metrics::compare_snapshots({"# fulcrum-time: 1764504000\n" + one, "a"},
                                                         {"# fulcrum-time: 1764504060\n" + two, "b"});
        QVERIFY(imported);
        QVERIFY(warns(*imported, "restarted between the snapshots"));
        QVERIFY(find(*imported, "output_token_rate", "rate") == nullptr);
        const auto known = metrics::compare_snapshots(
            {"# fulcrum-time: 1764504000\nprocess_start_time_seconds 1764500000\n" + one, "a"},
            {"# fulcrum-time: 1764504060\nprocess_start_time_seconds 1764504030\n" + two, "b"});
        QCOMPARE(value_of(*known, "output_token_rate", "rate"), 2.0);
    }

    void withoutTimesThereAreNoRates()
    {
        const Imported imported =
            compared("vllm:generation_tokens_total 10\n", "vllm:generation_tokens_total 20\n");
        QVERIFY(find(imported, "output_token_rate", "rate") == nullptr);
        QVERIFY(warns(imported, "how far apart"));
        const auto dated =
            metrics::compare_snapshots({"vllm:generation_tokens_total 10\n", "a", 1764504000.0},
                                       {"vllm:generation_tokens_total 20\n", "b", 1764504010.0});
        QCOMPARE(value_of(*dated, "output_token_rate", "rate"), 1.0);
        QVERIFY(warns(*dated, "when their files were written"));
    }

    void keepsReplicasApart()
    {
        const Imported imported = snapshot("vllm:num_requests_running{pod=\"a\",engine=\"0\"} 1\n"
                                           "vllm:num_requests_running{pod=\"a\",engine=\"1\"} 2\n"
                                           "vllm:num_requests_running{pod=\"b\",engine=\"0\"} 4\n"
                                           "sglang:num_running_reqs{tp_rank=\"0\"} 7\n"
                                           "sglang:num_running_reqs{tp_rank=\"1\"} 7\n");
        QCOMPARE(value_of(imported, "running", "value", "a, engine 1"), 2.0);
        QCOMPARE(value_of(imported, "running", "value", "b, engine 0"), 4.0);
        QCOMPARE(imported.observations.size(), std::size_t(4));
        QVERIFY(std::any_of(imported.observations.begin(), imported.observations.end(),
                            [](const Observation& one) { return one.after->value == 7; }));
    }

    void warnsOfRenamedMetrics()
    {
        QVERIFY(
            warns(snapshot("vllm:num_requests_running 8\nvllm:kv_cache_usage_perc 0\n"), "KV usage reads 0"));
        QVERIFY(warns(snapshot("vllm:num_requests_running 8\n"), "KV usage is missing"));
        QVERIFY(!warns(snapshot("vllm:num_requests_running 8\nvllm:gpu_cache_usage_perc 0.2\n"), "KV usage"));
        QVERIFY(!warns(snapshot("vllm:num_requests_running 0\nvllm:kv_cache_usage_perc 0\n"), "KV usage"));
        const Imported both = snapshot("vllm:num_requests_running 8\nvllm:kv_cache_usage_perc 0\n"
                                       "vllm:gpu_cache_usage_perc 0.4\n");
        QCOMPARE(value_of(both, "kv_usage", "value"), 0.4);
        QVERIFY(warns(both, "vllm:kv_cache_usage_perc reads 0 and vllm:gpu_cache_usage_perc reads 0.4"));
        QVERIFY(warns(
            snapshot(
                "vllm:cache_config_info{enable_prefix_caching=\"True\"} 1\nvllm:prompt_tokens_total 900\n"
                "vllm:prefix_cache_queries_total 0\n"),
            "prefix caching is on and its counters stand at 0"));
        QVERIFY(warns(snapshot("sglang:cache_hit_rate 38.5\n"), "taken as percent"));
        QCOMPARE(value_of(snapshot("sglang:cache_hit_rate 38.5\n"), "prefix_hit_ratio", "share"), 0.385);
    }

    void readsWhatStandsBesideTheEngine()
    {
        const Imported imported =
            snapshot("DCGM_FI_DEV_GPU_UTIL{gpu=\"0\",UUID=\"GPU-1\",Hostname=\"n\",modelName=\"NVIDIA H100 "
                     "80GB HBM3\"} 97\n"
                     "DCGM_FI_PROF_SM_ACTIVE{gpu=\"0\",UUID=\"GPU-1\",Hostname=\"n\"} 0.31\n"
                     "DCGM_FI_DEV_SM_CLOCK{gpu=\"0\",UUID=\"GPU-1\",Hostname=\"n\"} 1980\n"
                     "container_cpu_cfs_throttled_periods_total{pod=\"p\"} 30\n"
                     "container_cpu_cfs_periods_total{pod=\"p\"} 120\n");
        QCOMPARE(value_of(imported, "gpu_busy", "value"), 0.97);
        QCOMPARE(value_of(imported, "sm_active", "value"), 0.31);
        QCOMPARE(value_of(imported, "sm_clock_mhz", "value"), 1980.0);
        QCOMPARE(value_of(imported, "cpu_throttled_share", "share"), 0.25);
        QVERIFY(warns(imported, "at least one kernel ran"));
        QCOMPARE(imported.facts.front().value, std::string("NVIDIA H100 80GB HBM3"));
    }

    // SGLang counts passes by mode; one that never came has no series.
    void readsTheShareOfDecodeStepsWithAGraph()
    {
        const std::string prefill = "sglang:cuda_graph_passes_total{mode=\"prefill_none\"} 500\n";
        const std::string graph = "sglang:cuda_graph_passes_total{mode=\"decode_cuda_graph\"} 30\n";
        const std::string eager = "sglang:cuda_graph_passes_total{mode=\"decode_none\"} 10\n";
        QCOMPARE(value_of(snapshot(prefill + graph + eager), "graph_share", "share"), 0.75);
        QCOMPARE(value_of(snapshot(prefill + graph), "graph_share", "share"), 1.0);
        QCOMPARE(value_of(snapshot(prefill + eager), "graph_share", "share"), 0.0);
        const auto query = evidence::metrics::promql("graph_share", "share", {"sglang", "", "5m", ""});
        QVERIFY(query && query->find("decode_none") != std::string::npos);
    }

    void readsTgi()
    {
        const Imported imported =
            snapshot("# TYPE tgi_queue_size gauge\ntgi_queue_size 12\ntgi_batch_current_size 4\n"
                     "tgi_request_count 100\ntgi_request_success{kind=\"generate\"} 90\n"
                     "tgi_request_queue_duration_bucket{le=\"0.5\"} 50\n"
                     "tgi_request_queue_duration_bucket{le=\"1\"} 90\n"
                     "tgi_request_queue_duration_bucket{le=\"+Inf\"} 90\n"
                     "tgi_request_queue_duration_sum 45\ntgi_request_queue_duration_count 90\n");
        QCOMPARE(imported.kind, std::string("tgi-metrics"));
        QCOMPARE(value_of(imported, "waiting", "value"), 12.0);
        QCOMPARE(value_of(imported, "running", "value"), 4.0);
        QCOMPARE(value_of(imported, "queue_s", "mean"), 0.5);
        QCOMPARE(find(imported, "queue_s", "p95")->after->low, 0.5);
    }

    void readsTimes()
    {
        QCOMPARE(*metrics::parse_http_date("Sun, 30 Nov 2025 12:00:00 GMT"), 1764504000.0);
        QVERIFY(!metrics::parse_http_date("yesterday"));
        QCOMPARE(metrics::epoch_seconds(1764504000123.0), 1764504000.123);
        for (const char* text : {"2025-11-30 12:00:00", "2025-11-30T12:00:00.000Z", "11/30/2025, 12:00:00 PM",
                                 "30.11.2025 12:00", "1764504000", "1764504000000"}) {
            const auto time = metrics::parse_panel_time(text);
            QVERIFY2(time.has_value(), text);
            QCOMPARE(time->seconds, 1764504000.0);
        }
        QVERIFY(!metrics::parse_panel_time("13/13/2025, 1:00 AM"));
        QVERIFY(!metrics::parse_panel_time(""));
    }

    void givesNoPersonOrPlaceAway()
    {
        const Imported imported = snapshot("vllm:num_requests_running{instance=\"10.1.2.3:8000\"} 1\n");
        QVERIFY(imported.observations.front().population.replica.find("10.1.2.3") == std::string::npos);
        QVERIFY(!imported.redacted.empty());
    }

    void survivesMutilation()
    {
        std::string text = dump("vllm_datadog_v0_v1_union_subset.prom");
        if (text.empty()) text = "vllm:num_requests_running{a=\"b\"} 3\nvllm:x_bucket{le=\"1\"} 2\n";
        static constexpr char kOdd[] = "\"{},=\n\\ 09.eEnNI+-_:#"; // its end too
        std::uint32_t state = 12345;
        const auto next = [&state] { return state = state * 1664525u + 1013904223u; };
        for (int i = 0; i < 300; ++i) {
            std::string mutant = text;
            for (int k = 0; k < 8; ++k)
                mutant[next() % mutant.size()] = kOdd[next() % sizeof kOdd];
            mutant.resize(next() % mutant.size());
            static_cast<void>(metrics::parse_snapshot(mutant, "m"));
            static_cast<void>(metrics::compare_snapshots({text, "a"}, {mutant, "b"}));
        }
    }
};

QTEST_APPLESS_MAIN(TestMetricSnapshot)
#include "test_metric_snapshot.moc"
