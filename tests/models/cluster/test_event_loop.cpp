// SPDX-License-Identifier: GPL-3.0-or-later
// Clients, gateways, routers and engines that act on each other's requests.
#include "cluster/event_loop.h"
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace fulcrum;
using engine::Outcome;
using engine::Rejection;

namespace
{

std::string node(const std::string& id, const std::string& kind, const std::string& keys)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"" + kind + "\"\n" + keys + "\n";
}

std::string way(const std::string& from, const std::string& to)
{
    return "[[scenario.link]]\nfrom = \"" + from + "\"\nto = \"" + to + "\"\n";
}

const std::string kEngine = "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\nmax_model_len = 8192\n";

// A workload, then nodes in a row, then an engine on its device.
std::string project(const std::string& run, const std::string& workload,
                    const std::vector<std::array<std::string, 3>>& path, const std::string& engine = {})
{
    std::string text = "format = 1\n[run]\n" + run + "\n[[scenario]]\nname = \"s\"\n";
    text += node("chat", "workload", "plugin = \"synthetic\"\n" + workload);
    std::string last = "chat";
    for (const auto& [id, kind, keys] : path) {
        text += node(id, kind, keys) + way(last, id);
        last = id;
    }
    text += way(last, "engine") + node("engine", "engine", kEngine + engine);
    return text + node("gpu", "device", "plugin = \"roofline\"\ndevice = \"h100-sxm\"") +
           way("engine", "gpu");
}

std::int64_t count(const cluster::RunRecord& record, Outcome outcome)
{
    return std::count_if(record.requests.begin(), record.requests.end(),
                         [outcome](const cluster::RequestTimes& t) { return t.outcome == outcome; });
}

std::int64_t most(const cluster::RunRecord& record, cluster::Series series)
{
    std::int64_t value = 0;
    for (const cluster::Timeline::Bucket& bucket : record.replicas.front().timeline.buckets())
        if (bucket.covered > 0) value = std::max(value, bucket.max[series]);
    return value;
}

} // namespace

class TestEventLoop : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    cluster::RunRecord simulate(const std::string& text, std::int64_t longest_stretch = INT64_MAX)
    {
        const scenario::Document document(text, "test.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        cluster::SimulationOptions options;
        options.longest_stretch = longest_stretch;
        auto record =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_, options);
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        return std::move(*record);
    }

private slots:
    // Nodes that do nothing change nothing: not even the order of steps.
    void idle_nodes_change_nothing()
    {
        const std::string run = "max_requests = 400";
        const std::string load = "rate = \"20 /s\"\nprompt = 700\nprompt_law = \"exponential\"\noutput = 60";
        const cluster::RunRecord plain = simulate(project(run, load, {}, "replicas = 3"));
        const cluster::RunRecord passed = simulate(
            project(run, load, {{"user", "client", ""}, {"gate", "gateway", ""}, {"r", "router", ""}},
                    "replicas = 3"));
        QVERIFY(plain.requests == passed.requests);
        QVERIFY(plain.replicas == passed.replicas);
        QCOMPARE(passed.clients.front().sent, 400);
        QCOMPARE(passed.clients.front().lag.max(), 0);
        QCOMPARE(passed.gateways.front().passed, 400);
    }

    // More than the engine can serve: who waits or runs after 2 s is gone.
    void impatient_clients_leave()
    {
        const std::string text = project("until = \"20 s\"", "rate = \"40 /s\"\nprompt = 1500\noutput = 200",
                                         {{"user", "client", "timeout = \"2 s\""}}, "max_num_seqs = 16");
        const cluster::RunRecord record = simulate(text);
        QVERIFY(record == simulate(text, 1));
        QVERIFY(record.drained);
        const std::int64_t gone = count(record, Outcome::TimedOut);
        QVERIFY(gone > 100);
        QCOMPARE(gone + count(record, Outcome::Completed), static_cast<std::int64_t>(record.requests.size()));
        QCOMPARE(record.clients.front().timeouts, gone);
        std::int64_t waiting = 0;
        for (const cluster::RequestTimes& t : record.requests) {
            if (t.outcome == Outcome::Completed) QVERIFY(t.last_token - t.arrival <= 2 * kSecond);
            if (t.outcome != Outcome::TimedOut) continue;
            QCOMPARE(t.last_seen - t.arrival, 2 * kSecond);
            QCOMPARE(t.last_token, kNever);
            waiting += t.scheduled == kNever ? 1 : 0;
        }
        QVERIFY(waiting > 0 && waiting < gone);
        QVERIFY(record.clients.front().wasted_tokens > 0);
        QVERIFY(record.end < 23 * kSecond); // nothing is served that nobody waits for
    }

    // A retry is the same offered request: it is counted once, and its latency runs from its first send.
    void rejected_requests_come_again()
    {
        const std::string load = "arrivals = \"paced\"\nrate = \"100 /s\"\nprompt = 200\noutput = 100";
        const std::string gate = "max_in_flight = 4\nmax_queue = 4";
        const auto once = simulate(
            project("max_requests = 100", load, {{"user", "client", ""}, {"gate", "gateway", gate}}));
        QCOMPARE(once.requests.size(), std::size_t{100});
        const std::int64_t lost = count(once, Outcome::Rejected);
        QVERIFY(lost > 50);
        for (const cluster::RequestTimes& t : once.requests)
            if (t.outcome == Outcome::Rejected) QCOMPARE(t.rejection, Rejection::QueueFull);
        const std::string patient = "retries = 8\nbackoff = \"500 ms\"\nbackoff_factor = 1.5\n"
                                    "backoff_jitter = \"50 %\"";
        const std::string text =
            project("max_requests = 100", load, {{"user", "client", patient}, {"gate", "gateway", gate}});
        const auto again = simulate(text);
        QVERIFY(again == simulate(text, 1));
        QCOMPARE(again.requests.size(), std::size_t{100});
        QVERIFY(count(again, Outcome::Rejected) < lost / 4);
        std::int64_t retries = 0;
        for (const cluster::RequestTimes& t : again.requests) {
            retries += t.retries;
            if (t.outcome == Outcome::Completed && t.retries > 0)
                QVERIFY(t.first_token - t.arrival > 250 * kMillisecond);
        }
        const cluster::ClientRecord& client = again.clients.front();
        QCOMPARE(client.retries, retries);
        QCOMPARE(client.sent, 100 + retries);
        const cluster::GatewayRecord& gateway = again.gateways.front();
        QCOMPARE(gateway.rejected[static_cast<std::size_t>(Rejection::QueueFull)] + gateway.passed,
                 client.sent);
    }

    // A benchmark client with a cap: latencies count from the intended send, and the lag is told.
    void a_capped_client_lags_behind()
    {
        const auto record = simulate(project(
            "max_requests = 200", "arrivals = \"paced\"\nrate = \"50 /s\"\nprompt = 500\noutput = 100",
            {{"user", "client", "max_in_flight = 8"}}));
        QCOMPARE(count(record, Outcome::Completed), 200);
        QCOMPARE(most(record, cluster::kRunning), 8);
        QCOMPARE(most(record, cluster::kWaiting) <= 8, true);
        QVERIFY(record.clients.front().lag.max() > kSecond);
        for (std::size_t i = 0; i < 200; ++i)
            QCOMPARE(record.requests[i].arrival, static_cast<TimeNs>(i) * 20 * kMillisecond);
    }

    void networks_delay_what_is_seen()
    {
        const std::string load = "arrivals = \"paced\"\nrate = \"1 /s\"\nprompt = 500\noutput = 100";
        const auto near = simulate(project("max_requests = 5", load, {{"user", "client", ""}}));
        const auto far =
            simulate(project("max_requests = 5", load, {{"user", "client", "network_delay = \"80 ms\""}}));
        for (std::size_t i = 0; i < 5; ++i) {
            const cluster::RequestTimes& a = near.requests[i];
            const cluster::RequestTimes& b = far.requests[i];
            QCOMPARE(b.arrival, a.arrival);
            QCOMPARE(b.first_token, a.first_token + 80 * kMillisecond);
            QCOMPARE(b.first_at_client(), a.first_token + 160 * kMillisecond);
            QCOMPARE(b.last_at_client(), a.last_token + 160 * kMillisecond);
            QCOMPARE(b.reached, b.arrival + 80 * kMillisecond);
            QCOMPARE(b.admitted, b.reached);
        }
    }

    void a_gateway_keeps_requests_from_the_engine()
    {
        const std::string text = project("max_requests = 300", "rate = \"60 /s\"\nprompt = 300\noutput = 50",
                                         {{"gate", "gateway", "max_in_flight = 5\nmax_tokens_cap = 40"}});
        const auto record = simulate(text);
        QVERIFY(record == simulate(text, 1));
        QCOMPARE(count(record, Outcome::Completed), 300);
        QCOMPARE(most(record, cluster::kRunning), 5);
        for (const cluster::RequestTimes& t : record.requests)
            QCOMPARE(t.output_tokens, 40);
        // They wait there, and not behind it.
        TimeNs held = 0;
        for (const cluster::RequestTimes& t : record.requests) {
            QCOMPARE(t.reached, t.arrival);
            held = std::max(held, t.admitted - t.reached);
            QVERIFY(t.scheduled - t.admitted < 100 * kMillisecond);
        }
        QVERIFY(held > kSecond);
        std::int64_t queue = 0;
        for (const auto& bucket : record.gateways.front().timeline.buckets())
            if (bucket.covered > 0) queue = std::max(queue, bucket.max[cluster::GatewayRecord::kQueue]);
        QVERIFY(queue > 20);
    }

    // Answers differ in length, so that turns leave some replicas with more to do than others.
    void routers_even_out_the_load()
    {
        const auto spread = [&](const std::string& policy) {
            const auto record = simulate(project("until = \"300 s\"",
                                                 "rate = \"20 /s\"\nprompt = 400\noutput = 200\noutput_law = "
                                                 "\"exponential\"\noutput_max = 4000",
                                                 {{"r", "router", "policy = \"" + policy + "\""}},
                                                 "replicas = 4\nmax_num_seqs = 8"));
            std::vector<double> ttft;
            for (const cluster::RequestTimes& t : record.requests)
                ttft.push_back(to_seconds(t.first_token - t.arrival));
            std::sort(ttft.begin(), ttft.end());
            return ttft[ttft.size() * 99 / 100];
        };
        const double blind = spread("round_robin");
        QVERIFY(spread("least_requests") < blind);
        QVERIFY(spread("power_of_two") < blind);
        QVERIFY(spread("least_tokens") < blind);
    }

    // Whoever changes nodes during a run is called before all else at that time, and finds them as they are.
    void things_can_happen_to_nodes()
    {
        const scenario::Document document(
            project("max_requests = 200",
                    "arrivals = \"paced\"\nrate = \"20 /s\"\nprompt = 300\noutput = 100",
                    {{"gate", "gateway", ""}, {"r", "router", ""}}, "replicas = 2"),
            "test.toml", types_);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        cluster::Pipeline pipeline;
        const Errors errors = cluster::build_pipeline(pipeline, document.project().scenarios.front(),
                                                      document.project().run, kinds_, {.watched = true});
        QVERIFY2(errors.empty(), to_string(errors).c_str());
        cluster::EventLoop loop(pipeline, {.max_requests = 200}, [](TimeNs) { return true; });
        std::vector<TimeNs> calls;
        loop.schedule(5 * kSecond, [&](TimeNs now) {
            calls.push_back(now);
            pipeline.replicas[1]->take_down(now, 8 * kSecond);
        });
        loop.schedule(4 * kSecond, [&](TimeNs now) {
            calls.push_back(now);
            loop.schedule(9 * kSecond, [&](TimeNs later) {
                calls.push_back(later);
                cluster::GatewaySettings none = pipeline.gateways[0].gateway.settings();
                none.max_queue = 0;
                none.max_in_flight = 0;
                pipeline.gateways[0].gateway.change(none);
            });
        });
        loop.run();
        QCOMPARE(calls, (std::vector<TimeNs>{4 * kSecond, 5 * kSecond, 9 * kSecond}));
        std::map<Outcome, int> outcomes;
        int at_second = 0;
        for (const cluster::RequestTimes& t : pipeline.table.raw()) {
            ++outcomes[t.outcome];
            const bool away = t.arrival > 5 * kSecond && t.arrival < 8 * kSecond;
            if (away && t.outcome == Outcome::Completed) QCOMPARE(t.replica, std::uint16_t{0});
            if (t.arrival >= 8 * kSecond && t.replica == 1) ++at_second;
        }
        QVERIFY(outcomes[Outcome::Failed] > 0);
        QVERIFY(at_second > 5);
        QCOMPARE(outcomes[Outcome::Rejected], 20); // those from 9 s to 10 s
        QCOMPARE(loop.offered(), 200);
    }

    // One request: the prompt is computed on one engine, its KV goes over the link, the other decodes.
    void kv_goes_from_prefill_to_decode()
    {
        const auto text = [&](const std::string& keys) {
            return "format = 1\n[run]\nmax_requests = 3\n[[scenario]]\nname = \"s\"\n" +
                   node("chat", "workload",
                        "plugin = \"synthetic\"\narrivals = \"paced\"\nrate = \"1 /s\"\nprompt = "
                        "2048\noutput = 50") +
                   node("prefill", "engine", kEngine + "host_time = \"0 s\"") +
                   node("wire", "kv_link", keys) + node("decode", "engine", kEngine + "host_time = \"0 s\"") +
                   node("gpu", "device", "plugin = \"roofline\"\ndevice = \"h100-sxm\"") +
                   way("chat", "prefill") + way("prefill", "wire") + way("prefill", "gpu") +
                   way("wire", "decode") + way("decode", "gpu");
        };
        const auto first = simulate(text("bandwidth = \"50 GB/s\""));
        QCOMPARE(count(first, Outcome::Completed), 3);
        QCOMPARE(first.kv_links.front().transfers, 3);
        // MODEL 4.3: 2,048 tokens, 8B, 400 Gb/s at 80 %: 6.7 ms.
        const TimeNs transfer = first.kv_links.front().transfer.max();
        QVERIFY2(std::abs(to_seconds(transfer) - 0.00671) < 0.00002, qPrintable(QString::number(transfer)));
        const cluster::RequestTimes& t = first.requests.front();
        QCOMPARE(t.output_tokens, 50);
        QCOMPARE(t.prompt_tokens, 2048);
        QCOMPARE(first.gaps.front().count(), 3 * 49);
        QVERIFY(std::abs(to_seconds(t.first_token - t.arrival) - 0.0422) < 0.001); // MODEL 6.3
        QVERIFY(first.gaps.front().max() > transfer);
        QCOMPARE(first.replicas[0].output_tokens, 3);
        QCOMPARE(first.replicas[1].output_tokens, 3 * 49);
        QCOMPARE(first.replicas[1].prompt_tokens, 0);
        // With the first token from the decode engine, the transfer is part of the TTFT.
        const auto later = simulate(text("bandwidth = \"50 GB/s\"\nfirst_token = \"decode\""));
        const cluster::RequestTimes& u = later.requests.front();
        QCOMPARE(u.output_tokens, 50);
        QVERIFY(u.first_token - t.first_token > transfer);
        QCOMPARE(later.gaps.front().count(), 3 * 49);
        QVERIFY(later.gaps.front().max() < transfer + 2 * kMillisecond);
        // Layer by layer, 1/32 of it is left.
        const auto hidden = simulate(text("bandwidth = \"50 GB/s\"\nlayerwise = true"));
        QCOMPARE(hidden.kv_links.front().transfer.max(), transfer / 32);
    }

    // Clients that give up while their prompt is computed, sent or answered leave no KV behind.
    void who_gives_up_leaves_no_kv()
    {
        for (const char* timeout : {"30 ms", "60 ms", "90 ms", "400 ms"}) {
            const std::string text =
                "format = 1\n[run]\nmax_requests = 300\n[[scenario]]\nname = \"s\"\n" +
                node("chat", "workload",
                     "plugin = \"synthetic\"\nrate = \"22 /s\"\nprompt = 1500\nprompt_law = "
                     "\"exponential\"\nprompt_max = 6000\noutput = 60\noutput_law = \"exponential\"\n") +
                node("user", "client", "timeout = \"" + std::string(timeout) + "\"") +
                node("prefill", "engine", kEngine + "kv_blocks = 800") +
                node("wire", "kv_link", "bandwidth = \"10 GB/s\"") +
                node("decode", "engine", kEngine + "kv_blocks = 600") +
                node("gpu", "device", "plugin = \"roofline\"\ndevice = \"h100-sxm\"") + way("chat", "user") +
                way("user", "prefill") + way("prefill", "wire") + way("prefill", "gpu") +
                way("wire", "decode") + way("decode", "gpu");
            const scenario::Document document(text, "test.toml", types_);
            QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
            cluster::Pipeline pipeline;
            const Errors errors = cluster::build_pipeline(pipeline, document.project().scenarios.front(),
                                                          document.project().run, kinds_, {});
            QVERIFY2(errors.empty(), to_string(errors).c_str());
            cluster::EventLoop loop(pipeline, {.max_requests = 300}, [](TimeNs) { return true; });
            loop.run();
            loop.finish(loop.last_event());
            QVERIFY(loop.drained());
            QVERIFY(pipeline.clients.front().record.timeouts > 5);
            QCOMPARE(pipeline.table.raw().size(), std::size_t{300});
            for (const auto& replica : pipeline.replicas) {
                QCOMPARE(replica->kv_usage(), 0.0);
                QCOMPARE(replica->stray_blocks(), 0);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestEventLoop)
#include "test_event_loop.moc"
