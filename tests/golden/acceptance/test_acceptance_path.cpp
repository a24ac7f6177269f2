// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a request's way: MODEL 14 (A7, A10, A11, A12), 4.3, 4.4 and case G11, shown by whole
// projects.
#include "catalog/model.h"
#include "cluster/kv_link.h"
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/figures.h"
#include "study/study.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

using namespace fulcrum;
using engine::Outcome;

namespace
{

std::string node(const std::string& id, const std::string& kind, const std::string& keys)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"" + kind + "\"\n" + keys + "\n";
}

std::string workload(const std::string& id, const std::string& keys)
{
    return node(id, "workload", "plugin = \"synthetic\"\n" + keys);
}

std::string engine_node(const std::string& id, const std::string& keys = {})
{
    return node(id, "engine", "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\n" + keys) +
           "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"gpu\"\n";
}

// "a b c": a link from a to b and one from b to c.
std::string links(const std::vector<std::string>& ids)
{
    std::string text;
    for (std::size_t i = 1; i < ids.size(); ++i)
        text += "[[scenario.link]]\nfrom = \"" + ids[i - 1] + "\"\nto = \"" + ids[i] + "\"\n";
    return text;
}

std::string project(const std::string& run, const std::string& nodes)
{
    return "format = 1\n[run]\n" + run + "\n[[scenario]]\nname = \"s\"\n" + nodes +
           node("gpu", "device", "plugin = \"roofline\"\ndevice = \"h100-sxm\"");
}

using Times = cluster::RequestTimes;

// Nearest rank, of a figure in seconds of those requests that have one.
double percentile(const cluster::RunRecord& record, double p,
                  const std::function<std::optional<TimeNs>(const Times&)>& figure)
{
    std::vector<TimeNs> all;
    for (const Times& t : record.requests) {
        if (t.arrival < record.warm_up) continue;
        if (const auto value = figure(t)) all.push_back(*value);
    }
    if (all.empty()) return -1;
    std::sort(all.begin(), all.end());
    const auto rank = static_cast<std::size_t>(std::ceil(p * static_cast<double>(all.size())));
    return to_seconds(all[std::max<std::size_t>(rank, 1) - 1]);
}

std::optional<TimeNs> ttft(const Times& t)
{
    return t.first_token == kNever ? std::nullopt : std::optional(t.first_at_client() - t.arrival);
}

std::int64_t count(const cluster::RunRecord& record, Outcome outcome, int of_class = -1)
{
    return std::count_if(record.requests.begin(), record.requests.end(), [&](const Times& t) {
        return t.outcome == outcome && (of_class < 0 || t.class_index == of_class);
    });
}

double itl(const cluster::RunRecord& record, double p)
{
    LogHistogram all;
    for (const LogHistogram& each : record.gaps)
        all.merge(each);
    return to_seconds(all.quantile(p));
}

std::int64_t output_tokens(const cluster::RunRecord& record)
{
    std::int64_t sum = 0;
    for (const cluster::ReplicaRecord& each : record.replicas)
        sum += each.output_tokens;
    return sum;
}

QByteArray number(double value)
{
    return QByteArray::number(value);
}

} // namespace

class TestAcceptancePath : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    cluster::RunRecord simulate(const std::string& text)
    {
        const scenario::Document document(text, "test.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        auto record = cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_,
                                        {.seed = 3});
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        return std::move(*record);
    }

private slots:
    // The table of MODEL 4.3: milliseconds at 80 % of 400 Gb/s, NVLink's 450 GB/s and 100 Gb/s. Each to half
    // of its last printed digit.
    void kv_transfers_take_what_the_table_says()
    {
        struct Row {
            const char* model;
            int tokens;
            double ms[3];
            double half_digit[3];
        };
        const Row rows[] = {
            {"llama-3.1-8b", 1000, {3.3, 0.4, 13}, {.05, .05, .5}},
            {"llama-3.1-8b", 2048, {6.7, 0.7, 27}, {.05, .05, .5}},
            {"llama-3.1-8b", 8192, {26.8, 3.0, 107}, {.05, .05, .5}},
            {"llama-3.1-8b", 32768, {107, 12, 430}, {.5, .5, .5}},
            {"llama-3.1-70b", 1000, {8.2, 0.9, 33}, {.05, .05, .5}},
            {"llama-3.1-70b", 2048, {16.8, 1.9, 67}, {.05, .05, .5}},
            {"llama-3.1-70b", 8192, {67, 7.5, 268}, {.5, .05, .5}},
            {"llama-3.1-70b", 32768, {268, 30, 1074}, {.5, .5, .5}},
            {"deepseek-v3", 1000, {1.8, 0.2, 7}, {.05, .05, .5}},
            {"deepseek-v3", 2048, {3.6, 0.4, 14}, {.05, .05, .5}},
            {"deepseek-v3", 8192, {14.4, 1.6, 58}, {.05, .05, .5}},
            {"deepseek-v3", 32768, {58, 6.4, 230}, {.5, .05, .5}},
        };
        const double bandwidths[] = {50e9, 450e9, 12.5e9};
        for (const Row& row : rows) {
            const catalog::ModelGeometry* model = catalog::find_model(row.model);
            QVERIFY(model != nullptr);
            for (std::size_t b = 0; b < 3; ++b) {
                const cluster::KvLink link({.bytes_per_second = 0.8 * bandwidths[b]});
                const double ms =
                    1e3 *
                    to_seconds(link.duration(cluster::kv_bytes({*model, "bf16", "bf16", 8}, row.tokens)));
                QVERIFY2(std::abs(ms - row.ms[b]) <= row.half_digit[b] * 1.01,
                         QByteArray(row.model) + " " + number(row.tokens) + ": " + number(ms));
            }
        }
    }

    // A7: four GPUs that compute prompts and decode, against two and two. Decoding is not interrupted by
    // prompts any more; more is not served.
    void prefill_and_decode_apart_calm_the_gaps()
    {
        const auto run = [&](bool apart, int rate) {
            const std::string load =
                workload("chat", "rate = \"" + std::to_string(rate) +
                                     " /s\"\nprompt = 3000\nprompt_law = \"exponential\"\nprompt_max = "
                                     "8000\noutput = 200\noutput_law = \"exponential\"\noutput_max = 1000");
            const std::string router = node("router", "router", "policy = \"least_requests\"");
            const std::string run_keys = "until = \"60 s\"\nwarm_up = \"10 s\"";
            if (!apart) {
                return simulate(project(run_keys, load + router + engine_node("mixed", "replicas = 4") +
                                                      links({"chat", "router", "mixed"})));
            }
            return simulate(project(run_keys, load + router + engine_node("prefill", "replicas = 2") +
                                                  node("wire", "kv_link", "bandwidth = \"50 GB/s\"") +
                                                  engine_node("decode", "replicas = 2") +
                                                  links({"chat", "router", "prefill", "wire", "decode"})));
        };
        const cluster::RunRecord mixed = run(false, 15);
        const cluster::RunRecord apart = run(true, 15);
        QVERIFY2(itl(apart, 0.99) < itl(mixed, 0.99) / 2, number(itl(apart, 0.99)));
        QCOMPARE(count(apart, Outcome::Completed), static_cast<std::int64_t>(apart.requests.size()));
        // Both at their limit.
        const double most = static_cast<double>(output_tokens(run(false, 120)));
        const double split = static_cast<double>(output_tokens(run(true, 120)));
        QVERIFY2(split <= most, number(split / most));
    }

    // A10: a tenant floods the engine with prompts of 16k tokens. Its token bucket brings the other tenant's
    // TTFT back; what it turns away is counted among what was offered.
    void a_flood_is_held_back_by_a_token_bucket()
    {
        const auto run = [&](double bulk_per_second, const std::string& bucket) {
            std::string bulk;
            if (bulk_per_second > 0) {
                bulk = workload("bulk", "tenant = 2\nrate = \"" + std::to_string(bulk_per_second) +
                                            " /s\"\nprompt = 16000\noutput = 50") +
                       links({"bulk", "gate"});
            }
            return simulate(
                project("until = \"3 min\"\nwarm_up = \"30 s\"",
                        workload("chat", "tenant = 1\nrate = \"4 /s\"\nprompt = 600\noutput = 150") + bulk +
                            node("gate", "gateway", bucket) + engine_node("engine") +
                            links({"chat", "gate", "engine"})));
        };
        const auto chat_p95 = [](const cluster::RunRecord& record) {
            return percentile(record, 0.95,
                              [](const Times& t) { return t.class_index == 0 ? ttft(t) : std::nullopt; });
        };
        const double alone = chat_p95(run(0, ""));
        const double flooded = chat_p95(run(4, ""));
        const cluster::RunRecord held =
            run(4, "bucket_capacity = 32000\nbucket_rate = \"8000 /s\"\nover_quota = \"reject\"");
        QVERIFY2(alone < 0.1, number(alone));
        QVERIFY2(flooded > 20 * alone && flooded > 5, number(flooded));
        const double restored = chat_p95(held);
        QVERIFY2(restored < 1, number(restored));
        // 8,000 tokens a second are a request every two seconds: the rest is turned away, and told.
        const std::int64_t rejected = count(held, Outcome::Rejected, 1);
        const std::int64_t served = count(held, Outcome::Completed, 1);
        QVERIFY2(std::abs(served - 92) < 6, number(static_cast<double>(served)));
        QVERIFY(rejected > 500);
        QCOMPARE(count(held, Outcome::Rejected, 0), 0);
        const cluster::GatewayRecord& gate = held.gateways.front();
        QCOMPARE(gate.rejected[static_cast<std::size_t>(engine::Rejection::OverQuota)], rejected);
        QCOMPARE(static_cast<std::int64_t>(held.requests.size()), rejected + count(held, Outcome::Completed));
    }

    // A11: one replica of ten does not find what is in its cache. The tail is its own, the middle is not.
    void a_replica_without_its_cache_makes_the_tail()
    {
        const auto run = [&](bool broken) {
            std::string nodes =
                workload("chat", "rate = \"60 /s\"\nprompt = 5200\nprefix_tokens = 4400\nprompt_law = "
                                 "\"constant\"\noutput = 60\nprefix_groups = 4") +
                node("router", "router", "") + engine_node("good", "replicas = 9") +
                engine_node("odd", broken ? "enable_prefix_caching = false" : "") +
                links({"chat", "router", "good"}) + links({"router", "odd"});
            return simulate(project("until = \"90 s\"\nwarm_up = \"10 s\"", nodes));
        };
        const cluster::RunRecord healthy = run(false);
        const cluster::RunRecord broken = run(true);
        const double p99 = percentile(broken, 0.99, ttft) / percentile(healthy, 0.99, ttft);
        const double p50 = percentile(broken, 0.5, ttft) / percentile(healthy, 0.5, ttft);
        QVERIFY2(p99 > 4 && p99 < 5.5, number(p99));
        QVERIFY2(p50 < 1.2, number(p50));
        // By replica it is plain.
        for (std::size_t r = 0; r < 10; ++r) {
            const cluster::ReplicaRecord& record = broken.replicas[r];
            const double hits = static_cast<double>(record.prefix_hits) /
                                static_cast<double>(std::max<std::int64_t>(record.prefix_queries, 1));
            const double own = percentile(
                broken, 0.5, [&](const Times& t) { return t.replica == r ? ttft(t) : std::nullopt; });
            QVERIFY2((record.node == "odd") == (hits < 0.5), record.node.c_str());
            QVERIFY2((record.node == "odd") == (own > 0.08), number(own));
        }
    }

    // A12: more load than the engine bears, and clients that give up after 30 s: of those that completed
    // nobody waited longer, but that tells nothing of those that were offered.
    void completed_requests_hide_the_timeouts()
    {
        const auto text = [](double rate, const std::string& timeout) {
            return project("until = \"6 min\"\nwarm_up = \"1 min\"",
                           workload("chat", "rate = \"" + std::to_string(rate) +
                                                " /s\"\nprompt = 800\noutput = 250\noutput_law = "
                                                "\"exponential\"\noutput_max = 2000") +
                               node("user", "client", timeout) +
                               engine_node("engine", "max_num_seqs = 24\nmax_model_len = 8192") +
                               links({"chat", "user", "engine"}));
        };
        const cluster::RunRecord saturated = simulate(text(60, ""));
        std::int64_t within = 0;
        for (const Times& t : saturated.requests)
            within += t.outcome == Outcome::Completed && t.last_token > saturated.warm_up &&
                              t.last_token <= saturated.window_end
                          ? 1
                          : 0;
        const double capacity = static_cast<double>(within) / 300;
        const std::string overloaded = text(1.2 * capacity, "timeout = \"30 s\"");
        const cluster::RunRecord record = simulate(overloaded);
        const double completed = percentile(record, 0.99, [](const Times& t) {
            return t.outcome == Outcome::Completed ? std::optional(t.last_token - t.arrival) : std::nullopt;
        });
        QVERIFY2(completed < 30, number(completed));
        QVERIFY(count(record, Outcome::TimedOut) > static_cast<std::int64_t>(record.requests.size()) / 20);
        const scenario::Document document(overloaded, "test.toml", types_);
        const auto results =
            study::run_project(document.project(), {}, kinds_, {.replications = 1, .seed = 3, .threads = 1});
        QVERIFY(results.ok());
        const study::Figure& offered = results->front().figures.latencies.e2e_s.p99;
        QCOMPARE(offered.state, study::Figure::State::AtLeast);
        QVERIFY2(offered.interval.value >= 30, number(offered.interval.value));
    }

    // Case G11: a proxy that buffers answers. Clients see the first token later
    // and the others closer together than the engine makes them, which no engine
    // could do; nothing about the engine has changed.
    void a_buffering_proxy_delays_the_first_token_and_hides_the_gaps()
    {
        const auto run = [&](const std::string& proxy) {
            return simulate(project(
                "until = \"60 s\"\nwarm_up = \"5 s\"",
                workload("bench", "arrivals = \"closed_loop\"\nclients = 32\nthink_time = \"2 s\"\nprompt = "
                                  "256\noutput = 200") +
                    node("user", "client", proxy) + engine_node("engine") +
                    links({"bench", "user", "engine"})));
        };
        const auto median_ttft = [](const cluster::RunRecord& record) {
            return percentile(record, 0.5, ttft);
        };
        const cluster::RunRecord direct = run("");
        const cluster::RunRecord chunks = run("flush_tokens = 64");
        const cluster::RunRecord whole = run("buffer_answer = true");
        QVERIFY(direct.engine_gaps.empty());
        QVERIFY2(median_ttft(chunks) > 10 * median_ttft(direct), number(median_ttft(chunks)));
        QVERIFY2(median_ttft(whole) > 2 * median_ttft(chunks), number(median_ttft(whole)));
        QVERIFY2(itl(direct, 0.5) > 0.004, number(itl(direct, 0.5)));
        QCOMPARE(itl(chunks, 0.5), 0.0); // 63 of 64 come together
        QVERIFY2(itl(chunks, 0.995) > 0.2, number(itl(chunks, 0.995)));
        QCOMPARE(itl(whole, 0.99), 0.0);
        LogHistogram engine_gaps;
        for (const LogHistogram& each : whole.engine_gaps)
            engine_gaps.merge(each);
        QVERIFY(std::abs(to_seconds(engine_gaps.quantile(0.5)) - itl(direct, 0.5)) < 0.001);
        const double served =
            static_cast<double>(output_tokens(whole)) / static_cast<double>(output_tokens(direct));
        QVERIFY2(std::abs(served - 1) < 0.02, number(served));
    }

    // A burst fills the queue beyond the clients' patience. Those that try again keep it full though the load
    // would be borne; without retries the queue drains.
    void retries_keep_an_overload_alive()
    {
        const auto late_share = [&](const std::string& client) {
            const cluster::RunRecord record = simulate(
                project("until = \"6 min\"",
                        workload("chat", "rate = \"9 /s\"\nprompt = 800\noutput = 250") +
                            workload("burst",
                                     "rate = \"30 /s\"\nprompt = 800\noutput = 250\nstart = \"60 s\"\nstop = "
                                     "\"90 s\"") +
                            node("user", "client", "timeout = \"8 s\"\n" + client) +
                            engine_node("engine", "max_num_seqs = 24\nmax_model_len = 8192") +
                            links({"chat", "user", "engine"}) + links({"burst", "user"})));
            // Of those that arrive long after the burst.
            double offered = 0;
            double completed = 0;
            for (const Times& t : record.requests) {
                if (t.arrival < 240 * kSecond) continue;
                ++offered;
                completed += t.outcome == Outcome::Completed && t.retries == 0 ? 1 : 0;
            }
            return completed / offered;
        };
        const double once = late_share("");
        const double again = late_share("retries = 20\nbackoff = \"200 ms\"\nbackoff_factor = 1");
        QVERIFY2(once > 0.99, number(once));
        QVERIFY2(again < 0.5, number(again));
    }
};

QTEST_GUILESS_MAIN(TestAcceptancePath)
#include "test_acceptance_path.moc"
