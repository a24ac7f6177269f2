// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>

using namespace fulcrum;

namespace
{

const std::string kDevice = R"(
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "engine"
to = "gpu"
)";

std::string project(const std::string& run, const std::string& workload, const std::string& engine,
                    const std::string& links = "[[scenario.link]]\nfrom = \"chat\"\nto = \"engine\"\n")
{
    return "format = 1\n[run]\n" + run +
           "\n[[scenario]]\nname = \"s\"\n[[scenario.node]]\nid = \"chat\"\nkind = "
           "\"workload\"\nplugin = \"synthetic\"\n" +
           workload + "\n[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nmodel = \"llama-3.1-8b\"\n" +
           engine + "\n" + links + kDevice;
}

std::int64_t count(const cluster::RunRecord& record, engine::Outcome outcome)
{
    return std::count_if(record.requests.begin(), record.requests.end(),
                         [outcome](const cluster::RequestTimes& t) { return t.outcome == outcome; });
}

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    Result<cluster::RunRecord> simulate(const std::string& text, std::uint64_t seed = 1,
                                        std::stop_token stop = {})
    {
        const scenario::Document document(text, "test.toml", types_);
        if (!document.runnable()) return document.problems();
        cluster::SimulationOptions options;
        options.seed = seed;
        options.stop = stop;
        return cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_,
                                 options);
    }

private slots:
    // Whatever the policy of the router: an engine out of memory is down until it has started anew.
    void requests_are_turned_away_while_all_engines_are_down()
    {
        for (const char* policy : {"round_robin", "prefix_affinity", "least_requests"}) {
            const auto record = simulate(project(
                "max_requests = 60", "arrivals = \"paced\"\nrate = \"1 /s\"\nprompt = 6000\noutput = 3000",
                "plugin = \"vllm\"\nmax_model_len = 10000\nkv_blocks = 1500\nkv_mode = \"contiguous\"\n"
                "restart_time = \"5 s\"",
                "[[scenario.node]]\nid = \"router\"\nkind = \"router\"\npolicy = \"" + std::string(policy) +
                    "\"\n[[scenario.link]]\nfrom = \"chat\"\nto = \"router\"\n[[scenario.link]]\nfrom = "
                    "\"router\"\nto = \"engine\"\n"));
            QVERIFY2(record.ok(), to_string(record.ok() ? Errors{} : record.errors()).c_str());
            QVERIFY(count(*record, engine::Outcome::Failed) > 0);
            const auto turned_away = std::count_if(
                record->requests.begin(), record->requests.end(),
                [](const cluster::RequestTimes& t) { return t.rejection == engine::Rejection::NoReplica; });
            QVERIFY2(turned_away > 0, policy);
        }
    }

    // Such an engine would never take a step.
    void pauses_without_a_break_are_refused()
    {
        const auto record =
            simulate(project("max_requests = 1", "rate = \"1 /s\"\nprompt = 100\noutput = 10",
                             "plugin = \"vllm\"\npause_every = \"1 s\"\npause_time = \"1 s\""));
        QVERIFY(!record.ok());
        QVERIFY(record.errors().front().message.find("pauses") != std::string::npos);
        QVERIFY(record.errors().front().at.line > 0);
    }

    // One request alone: prefill of 2,048 tokens 42.2 ms (MODEL 6.3) and 100 tokens of about 6.2 ms, no host
    // time.
    void one_request()
    {
        const auto record =
            simulate(project("max_requests = 1",
                             "arrivals = \"paced\"\nrate = \"1 /s\"\nprompt = "
                             "2048\noutput = 100",
                             "plugin = \"vllm\"\nhost_time = \"0 s\"\nasync_scheduling = false"));
        QVERIFY2(record.ok(), to_string(record.ok() ? Errors{} : record.errors()).c_str());
        QCOMPARE(record->requests.size(), std::size_t{1});
        const cluster::RequestTimes& t = record->requests.front();
        QVERIFY(std::abs(to_seconds(t.first_token - t.arrival) - 0.0422) < 0.0001);
        const double tpot = to_seconds(t.last_token - t.first_token) / 99;
        QVERIFY(tpot > 0.0062 && tpot < 0.00635);
        QCOMPARE(record->gaps.front().count(), 99);
        QCOMPARE(record->replicas.front().steps, 100);
    }

    void a_drained_run_completes_all()
    {
        const auto record = simulate(
            project("until = \"30 s\"", "rate = \"8 /s\"\nprompt = 500\noutput = 100", "plugin = \"vllm\""));
        QVERIFY(record.ok());
        QVERIFY(record->drained);
        QCOMPARE(count(*record, engine::Outcome::Completed),
                 static_cast<std::int64_t>(record->requests.size()));
        QVERIFY(record->requests.size() > 180 && record->requests.size() < 300);
        QVERIFY(record->end > 30 * kSecond);
        for (const cluster::RequestTimes& t : record->requests)
            QVERIFY(t.arrival < 30 * kSecond);
    }

    void a_censored_run_stops_the_clock()
    {
        const auto record =
            simulate(project("until = \"30 s\"\nend = \"censor\"",
                             "rate = \"60 /s\"\nprompt = 1500\noutput = 300", "plugin = \"vllm\""));
        QVERIFY(record.ok());
        QCOMPARE(record->end, 30 * kSecond);
        QVERIFY(count(*record, engine::Outcome::InFlight) > 100);
        QCOMPARE(count(*record, engine::Outcome::InFlight) + count(*record, engine::Outcome::Completed),
                 static_cast<std::int64_t>(record->requests.size()));
        for (const cluster::RequestTimes& t : record->requests) {
            if (t.outcome == engine::Outcome::Completed) QVERIFY(t.last_token <= 30 * kSecond);
        }
    }

    void prompts_longer_than_the_model_allows_are_rejected()
    {
        const auto record =
            simulate(project("max_requests = 10", "rate = \"1 /s\"\nprompt = 3000\noutput = 10",
                             "plugin = \"vllm\"\nmax_model_len = 3000"));
        QVERIFY(record.ok());
        QCOMPARE(count(*record, engine::Outcome::Rejected), 10);
        QCOMPARE(record->requests.front().rejection, engine::Rejection::PromptTooLong);
    }

    void answers_end_at_the_longest_the_model_allows()
    {
        const auto record =
            simulate(project("max_requests = 3", "rate = \"1 /s\"\nprompt = 900\noutput = 500",
                             "plugin = \"vllm\"\nmax_model_len = 1000"));
        QVERIFY(record.ok());
        for (const cluster::RequestTimes& t : record->requests)
            QCOMPARE(t.output_tokens, 100);
    }

    void round_robin_deals_in_turn()
    {
        const std::string links = R"(
[[scenario.node]]
id = "router"
kind = "router"
[[scenario.link]]
from = "chat"
to = "router"
[[scenario.link]]
from = "router"
to = "engine"
)";
        const auto record =
            simulate(project("max_requests = 30", "rate = \"5 /s\"\nprompt = 100\noutput = 10",
                             "plugin = \"vllm\"\nreplicas = 3", links));
        QVERIFY(record.ok());
        QCOMPARE(record->replicas.size(), std::size_t{3});
        for (std::size_t i = 0; i < 30; ++i)
            QCOMPARE(record->requests[i].replica, static_cast<std::uint16_t>(i % 3));
    }

    // N clients without think time never have more than N requests under way.
    void a_closed_loop_limits_itself()
    {
        const auto record = simulate(project("until = \"20 s\"",
                                             "arrivals = \"closed_loop\"\nclients = 7\nthink_time "
                                             "= \"0 s\"\nprompt = 200\noutput = 50",
                                             "plugin = \"vllm\""));
        QVERIFY2(record.ok(), to_string(record.ok() ? Errors{} : record.errors()).c_str());
        QVERIFY(record->requests.size() > 100);
        std::int64_t most = 0;
        for (const cluster::Timeline::Bucket& bucket : record->replicas.front().timeline.buckets()) {
            if (bucket.covered > 0) most = std::max(most, bucket.max[cluster::kRunning]);
        }
        QCOMPARE(most, 7);
    }

    // A shared prefix of 1,800 tokens is found from the second request on: 1,792 of 2,400 tokens.
    void prefixes_are_found()
    {
        const std::string workload = "rate = \"2 /s\"\nprompt = 2400\noutput = 20\nprefix_tokens = 1800";
        const auto with = simulate(project("max_requests = 50", workload, "plugin = \"vllm\""));
        QVERIFY(with.ok());
        QCOMPARE(with->replicas.front().prefix_hits, 49 * 1792);
        QCOMPARE(with->replicas.front().prefix_queries, 50 * 2400);
        const auto without = simulate(
            project("max_requests = 50", workload, "plugin = \"vllm\"\nenable_prefix_caching = false"));
        QVERIFY(without.ok());
        QCOMPARE(without->replicas.front().prefix_hits, 0);
        QVERIFY(without->replicas.front().gpu_prefill > 2 * with->replicas.front().gpu_prefill);
    }

    // Acceptance A1: slots of a static batch idle until its longest answer ends. Exponential answers, 32
    // slots: 1/H(32) = 0.246 of them live on average.
    void static_batches_drain()
    {
        const std::string workload =
            "rate = \"500 /s\"\nprompt = 1\noutput = 400\noutput_law = \"exponential\"\noutput_max = 100000";
        const auto record = simulate(project(
            "max_requests = 32000", workload,
            "plugin = \"static\"\nmax_batch_size = 32\nmax_model_len = 110000\nkv_blocks = 10000000"));
        QVERIFY2(record.ok(), to_string(record.ok() ? Errors{} : record.errors()).c_str());
        const cluster::ReplicaRecord& replica = record->replicas.front();
        const double live =
            static_cast<double>(replica.live_slot_steps) / static_cast<double>(replica.steps) / 32;
        QVERIFY2(std::abs(live - 0.246) < 0.01, qPrintable(QString::number(live)));
        // Continuous batching keeps the slots filled, and serves three to four times as much.
        const auto continuous =
            simulate(project("max_requests = 32000", workload,
                             "plugin = \"vllm\"\nmax_num_seqs = 32\nmax_model_len = 110000\nkv_blocks = "
                             "10000000\nhost_time = \"1 ms\"\nasync_scheduling = false"));
        QVERIFY(continuous.ok());
        const cluster::ReplicaRecord& other = continuous->replicas.front();
        QVERIFY(static_cast<double>(other.live_slot_steps) / static_cast<double>(other.steps) / 32 > 0.95);
        const double gain = static_cast<double>(record->end) / static_cast<double>(continuous->end);
        QVERIFY2(gain > 3 && gain < 4.1, qPrintable(QString::number(gain)));
    }

    void a_stopped_run_says_so()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto record = simulate(
            project("until = \"30 s\"", "rate = \"8 /s\"\nprompt = 500\noutput = 100", "plugin = \"vllm\""),
            1, stop.get_token());
        QVERIFY(!record.ok());
        QCOMPARE(record.errors().front().message, std::string("cancelled"));
    }

    void a_model_that_does_not_fit_is_refused()
    {
        const auto record =
            simulate(project("max_requests = 1", "rate = \"8 /s\"\nprompt = 500\noutput = 100",
                             "plugin = \"vllm\"\nweights = \"bf16\"\nkv_blocks = 100"));
        QVERIFY(!record.ok());
        QVERIFY(record.errors().front().at.line > 0);
        QVERIFY(!record.errors().front().hint.empty());
    }

    void seeds_differ_and_repeat()
    {
        const std::string text =
            project("until = \"10 s\"", "rate = \"8 /s\"\nprompt = 500\noutput = 100", "plugin = \"vllm\"");
        const auto one = simulate(text, 1);
        const auto again = simulate(text, 1);
        const auto two = simulate(text, 2);
        QVERIFY(one.ok() && again.ok() && two.ok());
        QVERIFY(*one == *again);
        QVERIFY(one->fingerprint != two->fingerprint);
    }
};

QTEST_GUILESS_MAIN(TestSimulation)
#include "test_simulation.moc"
