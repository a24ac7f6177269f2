// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/catalogue.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fulcrum;
namespace metrics = fulcrum::evidence::metrics;

namespace
{

// The ids that other parts of the program use.
const std::vector<std::string> kAgreed = {"ttft_s",
                                          "tpot_s",
                                          "itl_s",
                                          "queue_s",
                                          "prefill_s",
                                          "decode_s",
                                          "e2e_s",
                                          "client_ttft_s",
                                          "client_itl_s",
                                          "gateway_wait_s",
                                          "oldest_queue_age_s",
                                          "running",
                                          "waiting",
                                          "kv_usage",
                                          "kv_live_share",
                                          "batch_cap",
                                          "max_captured_batch",
                                          "gateway_queue",
                                          "in_flight",
                                          "gpu_busy",
                                          "sm_active",
                                          "tensor_active",
                                          "dram_active",
                                          "cpu_throttled_share",
                                          "sm_clock_mhz",
                                          "request_rate",
                                          "offered_rate",
                                          "output_token_rate",
                                          "prompt_token_rate",
                                          "computed_prompt_token_rate",
                                          "preemption_rate",
                                          "rejection_rate",
                                          "timeout_rate",
                                          "abort_rate",
                                          "retry_rate",
                                          "crash_rate",
                                          "prefix_hit_ratio",
                                          "preemptions_per_request",
                                          "rejected_share",
                                          "timed_out_share",
                                          "itl_over_100ms_share",
                                          "graph_share",
                                          "kv_transfer_s",
                                          "step_s",
                                          "step_tokens",
                                          "gpu_step_s",
                                          "prompt_tokens",
                                          "output_tokens",
                                          "prefill_s_per_token",
                                          "cached_tokens",
                                          "occupancy",
                                          "cost_usd_per_million_output_tokens",
                                          "goodput",
                                          "spread_ttft_by_replica"};

std::vector<std::string> ids(const std::vector<metrics::Named>& found)
{
    std::vector<std::string> result;
    for (const metrics::Named& named : found)
        result.push_back(named.metric->id);
    return result;
}

std::string query(const char* id, const char* statistic, const metrics::QueryOptions& options = {})
{
    const auto text = metrics::promql(id, statistic, options);
    return text ? *text : to_string(text.errors());
}

} // namespace

class TestMetricCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatWasAgreed()
    {
        std::set<std::string> there;
        for (const metrics::Metric& metric : metrics::all())
            there.insert(metric.id);
        for (const std::string& id : kAgreed)
            QVERIFY2(there.contains(id), id.c_str());
        QCOMPARE(there.size(), kAgreed.size());
        QCOMPARE(metrics::find("ttft_s")->unit, std::string("s"));
        QCOMPARE(metrics::find("ttft_s")->worse, metrics::Worse::Up);
        QCOMPARE(metrics::find("prefix_hit_ratio")->worse, metrics::Worse::Down);
        QVERIFY(metrics::find("latency") == nullptr);
    }

    void knowsAllGenerationsOfNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        const char* const rows[][2] = {{"vllm:gpu_cache_usage_perc", "kv_usage"},
                                       {"vllm:kv_cache_usage_perc", "kv_usage"},
                                       {"vllm:time_per_output_token_seconds_bucket", "itl_s"},
                                       {"vllm:inter_token_latency_seconds_sum", "itl_s"},
                                       {"vllm:request_time_per_output_token_seconds_count", "tpot_s"},
                                       {"kserve_vllm:num_requests_running", "running"},
                                       {"ray_vllm_num_requests_waiting", "waiting"},
                                       {"vllm:iteration_tokens_total_bucket", "step_tokens"},
                                       {"sglang:token_usage", "kv_usage"},
                                       {"sglang:time_per_output_token_seconds", "itl_s"},
                                       {"tgi_queue_size", "waiting"},
                                       {"iterLatencyMS", "step_s"},
                                       {"DCGM_FI_DEV_GPU_UTIL", "gpu_busy"},
                                       {"container_cpu_cfs_throttled_periods_total", "cpu_throttled_share"}};
        for (const auto& row : rows)
            QTest::newRow(row[0]) << row[0] << row[1];
    }

    void knowsAllGenerationsOfNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(ids(metrics::by_source_name(name.toStdString())),
                 std::vector<std::string>{id.toStdString()});
    }

    void keepsLookAlikesApart()
    {
        QVERIFY(metrics::by_source_name("vllm:external_prefix_cache_hits_total").empty());
        QVERIFY(metrics::by_source_name("my_vllm:num_requests_running").empty());
        QVERIFY(metrics::by_source_name("").empty());
        const auto success = metrics::by_source_name("vllm:request_success_total");
        QVERIFY(std::any_of(success.begin(), success.end(), [](const metrics::Named& named) {
            return named.metric->id == "abort_rate" &&
                   named.source->labels == std::vector<metrics::Label>{{"finished_reason", "abort"}};
        }));
    }

    void asksPrometheus()
    {
        QCOMPARE(query("ttft_s", "p99", {"vllm", "namespace=\"prod\"", "5m", ""}),
                 std::string("histogram_quantile(0.99, sum by (le)"
                             "(rate(vllm:time_to_first_token_seconds_bucket{namespace=\"prod\"}[5m])))"));
        QCOMPARE(query("ttft_s", "mean", {"sglang", "", "1m", "pod"}),
                 std::string("sum by (pod)(rate(sglang:time_to_first_token_seconds_sum{}[1m])) / "
                             "sum by (pod)(rate(sglang:time_to_first_token_seconds_count{}[1m]))"));
        QCOMPARE(query("kv_usage", "value"),
                 std::string("avg(avg_over_time(vllm:kv_cache_usage_perc{}[5m])) or "
                             "avg(avg_over_time(vllm:gpu_cache_usage_perc{}[5m]))"));
        QCOMPARE(query("abort_rate", "rate"),
                 std::string("sum(rate(vllm:request_success_total{finished_reason=\"abort\"}[5m]))"));
        QVERIFY(query("prefix_hit_ratio", "share")
                    .starts_with("sum(rate(vllm:prefix_cache_hits_total{}[5m])) / "
                                 "sum(rate(vllm:prefix_cache_queries_total{}[5m])) or "));
        QCOMPARE(query("gpu_busy", "value"),
                 std::string("avg(avg_over_time(DCGM_FI_DEV_GPU_UTIL{}[5m])) * 0.01"));
        QVERIFY(query("itl_over_100ms_share", "share").find("{range}") == std::string::npos);
    }

    void saysWhyItCannotAsk()
    {
        QVERIFY(query("kv_live_share", "value").find("no engine exports it") != std::string::npos);
        QVERIFY(query("prefill_s", "p99", {"sglang", "", "5m", ""}).find("vLLM") != std::string::npos);
        QVERIFY(query("running", "p99").find("has no statistic 'p99'") != std::string::npos);
        QVERIFY(query("latency", "p99").find("there is no metric 'latency'") != std::string::npos);
    }

    void asksForEveryMetricThatIsExported()
    {
        for (const metrics::Metric& metric : metrics::all()) {
            for (const char* engine : {"vllm", "sglang"}) {
                if (!metric.exported_by(engine)) continue;
                const bool any = metrics::promql(metric.id, "mean", {engine, "", "5m", ""}).ok() ||
                                 metrics::promql(metric.id, "rate", {engine, "", "5m", ""}).ok() ||
                                 metrics::promql(metric.id, "share", {engine, "", "5m", ""}).ok();
                QVERIFY2(any, metric.id.c_str());
            }
        }
    }

    void saysHowFarAwayAMetricIs()
    {
        QCOMPARE(metrics::find("ttft_s")->tier_with("vllm"), metrics::Tier::Prometheus);
        QCOMPARE(metrics::find("prefill_s")->tier_with("sglang"), metrics::Tier::Nowhere);
        QCOMPARE(metrics::find("gpu_busy")->tier_with("vllm"), metrics::Tier::Prometheus);
        QCOMPARE(metrics::find("oldest_queue_age_s")->tier_with("vllm"), metrics::Tier::Nowhere);
        QCOMPARE(metrics::find("prompt_tokens")->tier_with("sglang"), metrics::Tier::Restart);
        // What an engine does not export is never asked for.
        QCOMPARE(metrics::find("graph_share")->tier_with("vllm"), metrics::Tier::Nowhere);
        QCOMPARE(metrics::find("graph_share")->tier_with("sglang"), metrics::Tier::Prometheus);
    }

    void knowsBuckets()
    {
        QCOMPARE(metrics::buckets_of(*metrics::find("ttft_s"), "vllm")->edges.back(), 2560.0);
        QCOMPARE(metrics::buckets_of(*metrics::find("ttft_s"), "sglang")->edges.front(), 0.1);
        QCOMPARE(metrics::find_buckets("sglang-ttft-2024")->edges.back(), 30.0);
        QVERIFY(metrics::buckets_of(*metrics::find("running"), "vllm") == nullptr);
    }

    void readsQuantiles()
    {
        QCOMPARE(metrics::quantile_of("p50"), 0.5);
        QCOMPARE(metrics::quantile_of("p99"), 0.99);
        QCOMPARE(metrics::quantile_of("p999"), 0.999);
        QCOMPARE(metrics::quantile_of("p5"), 0.05);
        QCOMPARE(metrics::quantile_of("max"), 1.0);
        QCOMPARE(metrics::quantile_of("mean"), -1.0);
        QCOMPARE(metrics::quantile_of("pods"), -1.0);
    }

    void namesFaultsOfACatalogue()
    {
        const auto broken = metrics::read_catalogue(R"(
[[engine]]
id = "vllm"
title = "vLLM"
endpoint = "/metrics"
enable = "on"
source = "test"
[[buckets]]
id = "b"
engine = "vllm"
generations = "V1"
edges = "1 1"
source = "test"
[[metric]]
id = "x"
title = "X"
kind = "curve"
worse = "up"
low = 1
high = 0
tier = "prometheus"
how = "test"
sources = [ { engine = "tgi", name = "x", buckets = ["c"] } ]
)",
                                                    "test.toml");
        QVERIFY(!broken);
        const std::string text = to_string(broken.errors());
        for (const char* part :
             {"ascending", "'curve'", "'high' is not above 'low'", "no engine 'tgi'", "no buckets 'c'"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    }
};

QTEST_APPLESS_MAIN(TestMetricCatalogue)
#include "test_metric_catalogue.moc"
