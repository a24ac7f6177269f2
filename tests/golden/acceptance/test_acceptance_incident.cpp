// SPDX-License-Identifier: GPL-3.0-or-later
// An incident and its mitigation as one run: a deploy loses the prefix cache, latencies rise, a rollback
// restarts the replicas in turn, with cold caches, and they recover. And what is lost with replicas.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/metrics.h"
#include "study/study.h"
#include "study/trajectory.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace fulcrum;

namespace
{

// Three replicas that share chats with a template of 1,800 tokens: far from busy with the prefix cache,
// nearly full without.
std::string project(const std::string& changes, const std::string& engine = "")
{
    return R"(format = 1
[run]
until = "30 min"
seed = 7
[[scenario]]
name = "incident"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "18 /s"
prompt = 2400
prefix_tokens = 1800
output = 60
[[scenario.node]]
id = "router"
kind = "router"
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-70b"
weights = "fp8"
tensor_parallel = 4
replicas = 3
max_model_len = 8192
)" + engine +
           R"([[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "chat"
to = "router"
[[scenario.link]]
from = "router"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)" + changes;
}

const char* const kDeploy = R"(
[[scenario.change]]
at = "10 min"
title = "deploy"
node = "engine"
action = "restart"
downtime = "30 s"
drain_time = "10 s"
[scenario.change.set]
enable_prefix_caching = false
)";

const char* const kRollback = R"(
[[scenario.change]]
at = "20 min"
title = "rollback"
node = "engine"
action = "restart"
downtime = "30 s"
drain_time = "10 s"
[scenario.change.set]
enable_prefix_caching = true
)";

} // namespace

class TestAcceptanceIncident : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    cluster::RunRecord run(const std::string& text, std::int64_t longest_stretch = INT64_MAX)
    {
        const scenario::Document document(text, "incident.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        cluster::SimulationOptions options;
        options.longest_stretch = longest_stretch;
        auto record =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_, options);
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        return std::move(*record);
    }

    std::string failure(const std::string& text)
    {
        const scenario::Document document(text, "incident.toml", types_);
        if (!document.runnable()) return to_string(document.problems());
        const auto record =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_, {});
        return record.ok() ? std::string() : to_string(record.errors());
    }

    // Means over the windows that lie in [from, until), in minutes.
    static double mean(const std::vector<study::TrajectoryWindow>& windows, double from, double until,
                       double (*get)(const study::TrajectoryWindow&))
    {
        double sum = 0;
        int count = 0;
        for (const study::TrajectoryWindow& window : windows) {
            if (window.from_s < from * 60 - 1e-9 || window.until_s > until * 60 + 1e-9) continue;
            sum += get(window);
            ++count;
        }
        return sum / count;
    }
    static double p99(const study::TrajectoryWindow& window) { return window.ttft_p99_s.interval.value; }
    static double cached(const study::TrajectoryWindow& window) { return window.cached_share; }

private slots:
    void a_deploy_breaks_the_cache_and_a_rollback_repairs_it()
    {
        const cluster::RunRecord record = run(project(std::string(kDeploy) + kRollback));
        const auto windows = study::trajectory_of(record, 60 * kSecond);
        QCOMPARE(windows.size(), 30U);

        // Before: three quarters of the prompts are found, the first token comes at once.
        const double before = mean(windows, 2, 10, p99);
        QVERIFY2(before < 0.2, qPrintable(QString::number(before)));
        QVERIFY(mean(windows, 2, 10, cached) > 0.73);
        // The deploy has reached all replicas after two minutes and a bit.
        QVERIFY(mean(windows, 13, 20, cached) < 0.01);
        const double broken = mean(windows, 15, 20, p99);
        QVERIFY2(broken > 5 * before, qPrintable(QString::number(broken)));
        // Restarting replicas that are nearly full makes it worse first.
        const double rolling = mean(windows, 20, 22, p99);
        QVERIFY2(rolling > broken, qPrintable(QString::number(rolling)));
        // Then all is as it was.
        const double after = mean(windows, 26, 30, p99);
        QVERIFY2(after < 1.2 * before, qPrintable(QString::number(after)));
        QVERIFY(mean(windows, 26, 30, cached) > 0.73);

        // What could not be finished in 10 s was lost: little of the deploy, more of the full replicas that
        // the rollback restarts.
        const auto failed =
            std::ranges::count(record.requests, engine::Outcome::Failed, &cluster::RequestTimes::outcome);
        QVERIFY2(failed > 0 && failed * 100 < 3 * std::ssize(record.requests),
                 qPrintable(QString::number(failed)));
        QCOMPARE(record.marks.size(), 4U); // each begins and ends
        QCOMPARE(record.marks[0].title, std::string("deploy"));
        QCOMPARE(record.marks[2].at, 1200 * kSecond);
        for (const cluster::ReplicaRecord& replica : record.replicas)
            QCOMPARE(replica.down, 60 * kSecond);

        const study::ScenarioFigures figures = study::figures_of(record);
        QVERIFY(figures.steady_state.transient);
        QVERIFY(!figures.trajectory.empty());
        QCOMPARE(figures.by_replica.size(), 3U);
    }

    void traffic_and_quotas_change_at_once()
    {
        const std::string text = project(R"(
[[scenario.change]]
at = "10 min"
node = "chat"
[scenario.change.set]
rate = "9 /s"
)");
        const cluster::RunRecord record = run(text);
        const auto arrived = [&](TimeNs from, TimeNs until) {
            return static_cast<double>(
                std::ranges::count_if(record.requests, [&](const cluster::RequestTimes& times) {
                    return times.arrival >= from && times.arrival < until;
                }));
        };
        QVERIFY(std::abs(arrived(0, 600 * kSecond) / 600 - 18) < 0.8);
        QVERIFY(std::abs(arrived(600 * kSecond, 1800 * kSecond) / 1200 - 9) < 0.4);
    }

    // A new template: nothing of the old one is found, but the first request of each replica leaves it in the
    // cache again. One with the time in its first line is never found.
    void a_template_changes_during_the_run()
    {
        const auto change = [](const std::string& keys) {
            return project("[[scenario.change]]\nat = \"10 min\"\ntitle = \"template\"\nnode = \"chat\"\n"
                           "[scenario.change.set]\n" +
                           keys);
        };
        const auto shares = [&](const std::string& text) {
            const cluster::RunRecord record = run(text);
            const auto windows = study::trajectory_of(record, 60 * kSecond);
            return std::pair{mean(windows, 2, 10, cached), mean(windows, 11, 30, cached)};
        };
        const auto renamed = run(change("template_version = 2\n"));
        std::int64_t missed = 0;
        for (const cluster::RequestTimes& times : renamed.requests) {
            if (times.arrival > 600 * kSecond) missed += times.cached_tokens == 0 ? 1 : 0;
        }
        QVERIFY2(missed >= 3 && missed < 60, QByteArray::number(static_cast<qlonglong>(missed)));
        QCOMPARE(renamed.marks.size(), std::size_t{1});

        const auto [before, after] = shares(change("volatile_tokens = 8\nvolatile_at = 0\n"));
        QVERIFY2(before > 0.7, QByteArray::number(before));
        QVERIFY2(after < 0.01, QByteArray::number(after));
    }

    void without_the_rollback_it_stays_broken()
    {
        const auto windows = study::trajectory_of(run(project(kDeploy)), 60 * kSecond);
        QVERIFY(mean(windows, 26, 30, cached) < 0.01);
        QVERIFY(mean(windows, 26, 30, p99) > 5 * mean(windows, 2, 10, p99));
    }

    void runs_with_changes_repeat_bit_for_bit()
    {
        const std::string text = project(std::string(kDeploy) + kRollback);
        const cluster::RunRecord record = run(text);
        QVERIFY(record == run(text));
        QVERIFY(record == run(text, 1));
    }

    void left_over_requests_may_begin_again_elsewhere()
    {
        const std::string deploy = R"(
[[scenario.change]]
at = "10 min"
node = "engine"
action = "restart"
drain_time = "0 s"
)";
        const cluster::RunRecord fails = run(project(deploy));
        const cluster::RunRecord moves = run(project(deploy + "left_over = \"requeue\"\n"));
        const auto failed = [](const cluster::RunRecord& record) {
            return std::ranges::count(record.requests, engine::Outcome::Failed,
                                      &cluster::RequestTimes::outcome);
        };
        QVERIFY(failed(fails) > 5);
        QCOMPARE(failed(moves), 0);
        QVERIFY(std::ranges::all_of(moves.requests, [](const cluster::RequestTimes& times) {
            return times.outcome == engine::Outcome::Completed;
        }));
    }

    void lost_replicas_leave_their_load_to_the_others()
    {
        const std::string loss = R"(
[[scenario.change]]
at = "10 min"
node = "engine"
action = "lose"
count = 1
[[scenario.change]]
at = "20 min"
node = "engine"
action = "return"
downtime = "1 min"
)";
        const cluster::RunRecord record = run(project(loss));
        QCOMPARE(record.replicas[0].down, 660 * kSecond);
        QCOMPARE(record.replicas[1].down, 0);
        const auto dealt = [&](TimeNs from, TimeNs until, std::uint16_t replica) {
            return std::ranges::count_if(record.requests, [&](const cluster::RequestTimes& times) {
                return times.arrival >= from && times.arrival < until && times.replica == replica;
            });
        };
        QCOMPARE(dealt(600 * kSecond, 1260 * kSecond, 0), 0);
        QVERIFY(dealt(600 * kSecond, 1200 * kSecond, 1) > dealt(0, 600 * kSecond, 1) * 4 / 3);
        QVERIFY(dealt(1260 * kSecond, 1800 * kSecond, 0) > 2000);
        const auto outcomes =
            std::ranges::count(record.requests, engine::Outcome::Failed, &cluster::RequestTimes::outcome);
        QVERIFY(outcomes > 0 && outcomes < 50);
    }

    void a_canary_reaches_only_some()
    {
        std::string canary(kDeploy);
        canary.insert(canary.find("downtime"), "count = 1\n");
        const cluster::RunRecord record = run(project(canary));
        const study::ScenarioFigures figures = study::figures_of(record);
        QVERIFY(figures.by_replica[0].prefix_hit_ratio.value < 0.35); // ten of thirty minutes
        QVERIFY(figures.by_replica[1].prefix_hit_ratio.value > 0.7);
        QVERIFY(figures.by_replica[0].ttft_s.p50.interval.value >
                1.5 * figures.by_replica[1].ttft_s.p50.interval.value);
    }

    void values_that_cannot_work_are_told_before_the_run()
    {
        const std::string told = failure(project(R"(
[[scenario.change]]
at = "10 min"
node = "engine"
action = "restart"
[scenario.change.set]
weights = "bf16"
tensor_parallel = 1
)"));
        QVERIFY2(told.find("incident.toml") == 0 || told.find("after a change") != std::string::npos,
                 told.c_str());
    }
};

QTEST_GUILESS_MAIN(TestAcceptanceIncident)
#include "test_acceptance_incident.moc"
