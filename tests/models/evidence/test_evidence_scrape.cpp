// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/scrape.h"

#include "cluster/simulation.h"
#include "evidence/metrics/catalogue.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;
using evidence::FigureId;
using evidence::Scrape;

namespace
{

// Served by replica 0 at a TTFT of 0.2 s and 11 tokens 10 ms apart.
cluster::RequestTimes served(TimeNs arrival)
{
    cluster::RequestTimes r;
    r.arrival = arrival;
    r.scheduled = arrival + 50 * kMillisecond;
    r.first_token = arrival + 200 * kMillisecond;
    r.last_token = r.first_token + 100 * kMillisecond;
    r.prompt_tokens = 1000;
    r.cached_tokens = 600;
    r.output_tokens = 11;
    r.outcome = engine::Outcome::Completed;
    return r;
}

cluster::RunRecord record()
{
    cluster::RunRecord record;
    record.warm_up = 10 * kSecond;
    record.window_end = record.end = 20 * kSecond;
    record.classes = {"chat"};
    record.gaps.resize(1);
    cluster::ReplicaRecord replica;
    replica.node = replica.engine = "engine";
    replica.total_blocks = 100;
    replica.prefix_queries = 1000;
    replica.prefix_hits = 600;
    replica.gpu_prefill = 2 * kSecond;
    replica.gpu_decode = 3 * kSecond;
    record.replicas = {replica};
    return record;
}

double at(const Scrape& scrape, const char* metric, const char* statistic, bool worst = false)
{
    return scrape.value({metric, statistic, {}, worst}).value_or(std::nan(""));
}

} // namespace

class TestEvidenceScrape : public QObject
{
    Q_OBJECT

private slots:
    // Of a hundred first tokens 45 take 0.2 s and the others 0.9 s: the median is one of the slow ones, and
    // five more of the fast ones would make it one of those.
    void a_percentile_has_neighbours()
    {
        cluster::RunRecord run = record();
        for (int i = 0; i < 100; ++i) {
            cluster::RequestTimes one = served(11 * kSecond + i * 10 * kMillisecond);
            if (i >= 45) one.first_token += 700 * kMillisecond;
            run.requests.push_back(one);
        }
        const Scrape scrape(run);
        QCOMPARE(at(scrape, "ttft_s", "p50"), 0.9);
        const auto median = scrape.neighbours({"ttft_s", "p50"});
        QVERIFY(median);
        QCOMPARE(median->below, 0.2);
        QCOMPARE(median->above, 0.9);
        const auto tail = scrape.neighbours({"ttft_s", "p99", "chat"});
        QVERIFY(tail);
        QCOMPARE(tail->below, tail->above);
        QVERIFY(!scrape.neighbours({"ttft_s", "max"}));
        QVERIFY(!scrape.neighbours({"ttft_s", "mean"}));
    }

    // vLLM records most latencies when a request completes, the TTFT with its first token: a request that is
    // under way when the window ends has only the latter.
    void figures_are_recorded_when_the_engine_records_them()
    {
        cluster::RunRecord run = record();
        run.requests = {served(5 * kSecond), served(12 * kSecond), served(14 * kSecond)};
        cluster::RequestTimes late = served(19 * kSecond + 700 * kMillisecond); // ends after the window
        late.last_token = 21 * kSecond;
        run.requests.push_back(late);
        const Scrape scrape(run);
        QCOMPARE(at(scrape, "request_rate", "rate"), 0.2); // 2 completed within 10 s
        QCOMPARE(at(scrape, "offered_rate", "rate"), 0.3);
        QCOMPARE(at(scrape, "prompt_token_rate", "rate"), 300.0); // three first tokens
        QCOMPARE(at(scrape, "ttft_s", "p50"), 0.2);
        QCOMPARE(at(scrape, "queue_s", "mean"), 0.05);
        QCOMPARE(at(scrape, "prefill_s", "max"), 0.15);
        QVERIFY(std::abs(at(scrape, "tpot_s", "mean") - 0.01) < 1e-12);
        QCOMPARE(at(scrape, "cached_tokens", "value"), 600.0);
        QCOMPARE(at(scrape, "prefill_s_per_token", "value"), 0.15 / 400);
        QCOMPARE(at(scrape, "prefix_hit_ratio", "share"), 0.6);
        QCOMPARE(at(scrape, "gpu_busy", "value"), 0.5);
        const auto* edges = evidence::metrics::find_buckets("vllm-ttft");
        QVERIFY(edges != nullptr);
        const auto buckets = scrape.buckets("ttft_s", edges->edges);
        QVERIFY(buckets.has_value());
        QCOMPARE(buckets->count(), std::int64_t{3});
        QVERIFY(std::abs(buckets->sum - 0.6) < 1e-12);
        QVERIFY(!scrape.buckets("running", edges->edges).has_value());
        QVERIFY(!scrape.value({"cpu_throttled_share", "share"}).has_value()); // no quota
        QVERIFY(!scrape.value({"graph_share", "share"}).has_value());         // no graphs
        run.replicas.front().graph_steps = 3;
        run.replicas.front().eager_steps = 1;
        QCOMPARE(at(Scrape(run), "graph_share", "share"), 0.75);
    }

    // A request's time on the network and at the gateway is no time in the engine, for any of its metrics.
    void the_gateways_wait_is_not_the_engines_queue()
    {
        cluster::RunRecord run = record();
        cluster::RequestTimes r = served(12 * kSecond);
        r.reached = r.arrival + 10 * kMillisecond;
        r.admitted = r.arrival + 40 * kMillisecond;
        run.requests = {r};
        QVERIFY(!Scrape(run).value({"gateway_wait_s", "mean"}).has_value()); // no gateway stands there
        run.gateways.resize(1);
        const Scrape scrape(run);
        QCOMPARE(at(scrape, "gateway_wait_s", "mean"), 0.03);
        QCOMPARE(at(scrape, "queue_s", "mean"), 0.01); // 50 ms from arrival to the first step
        QCOMPARE(at(scrape, "ttft_s", "mean"), 0.16);
        QCOMPARE(at(scrape, "client_ttft_s", "mean"), 0.2);
        QCOMPARE(at(scrape, "e2e_s", "mean"), to_seconds(r.last_token - r.admitted));
    }

    void one_replica_of_many_shows()
    {
        cluster::RunRecord run = record();
        run.replicas.resize(3, run.replicas.front());
        run.replicas[1].prefix_hits = 0;
        for (int i = 0; i < 30; ++i) {
            cluster::RequestTimes r = served(12 * kSecond);
            r.replica = static_cast<std::uint16_t>(i % 3);
            if (r.replica == 1) r.first_token += 800 * kMillisecond;
            r.last_token = r.first_token + 100 * kMillisecond;
            run.requests.push_back(r);
        }
        const Scrape scrape(run);
        QCOMPARE(at(scrape, "prefix_hit_ratio", "share"), 0.4);
        QCOMPARE(at(scrape, "prefix_hit_ratio", "share", true), 0.0);
        QCOMPARE(at(scrape, "spread_ttft_by_replica", "value"), 5.0);
        QCOMPARE(at(scrape, "ttft_s", "p50"), 0.2);
    }

    // Counts of an engine's histograms are those of the raw figures, whatever the metric.
    void a_simulated_run_has_the_figures_of_its_engine()
    {
        const cluster::Kinds kinds = test::all_kinds();
        const scenario::Document document(R"(format = 1
[run]
until = "40 s"
warm_up = "5 s"
end = "censor"
[[scenario]]
name = "s"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "5 /s"
prompt = 800
prefix_tokens = 400
output = 50
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
[[scenario.link]]
from = "chat"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)",
                                          "s.toml", cluster::node_types(kinds));
        const auto run =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds, {});
        QVERIFY(run.ok());
        const Scrape scrape(*run);
        for (const auto& [id, value] : scrape.all()) {
            const auto* metric = evidence::metrics::find(id.metric);
            QVERIFY2(metric != nullptr, id.metric.c_str());
            QVERIFY2(std::isfinite(value) && value >= 0, evidence::to_string(id).c_str());
            if (metric->kind == evidence::metrics::Kind::Ratio && metric->unit.empty() && metric->high <= 1)
                QVERIFY2(value <= 1, evidence::to_string(id).c_str());
        }
        QVERIFY(std::abs(at(scrape, "request_rate", "rate") - 5) < 1);
        QVERIFY(std::abs(at(scrape, "prefix_hit_ratio", "share") - 0.5) < 0.02);
        QVERIFY(std::abs(at(scrape, "running", "value") -
                         at(scrape, "request_rate", "rate") *
                             (at(scrape, "e2e_s", "mean") - at(scrape, "queue_s", "mean"))) < 0.2); // Little
        const auto gaps = scrape.buckets("itl_s", {0.01, 0.1});
        QVERIFY(gaps && gaps->count() > 1000 && gaps->counts.size() == 3);
    }
};

QTEST_GUILESS_MAIN(TestEvidenceScrape)
#include "test_evidence_scrape.moc"
