// SPDX-License-Identifier: GPL-3.0-or-later
// Public traces replayed on simulated H100s with Llama-3.1-8B, as many replicas as each needs: no row is
// lost, and what was offered is accounted for.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace fulcrum;

namespace
{

std::string project_text(const std::string& trace, int replicas)
{
    return R"(format = 1
[project]
title = "Replay"
[run]
seed = 1
[[scenario]]
name = "replay"
[[scenario.node]]
id = "trace"
kind = "workload"
plugin = "replay"
file = ")" +
           trace + R"("
[[scenario.node]]
id = "router"
kind = "router"
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
max_model_len = 131072
replicas = )" +
           std::to_string(replicas) + R"(
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "trace"
to = "router"
[[scenario.link]]
from = "router"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)";
}

} // namespace

class TestPublicTraces : public QObject
{
    Q_OBJECT

private slots:
    void replaysToTheEnd_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("replicas");
        QTest::newRow("Azure code") << "AzureLLMInferenceTrace_code.csv" << 8819 << 1;
        QTest::newRow("Azure conversation") << "AzureLLMInferenceTrace_conv.csv" << 19366 << 1;
        QTest::newRow("Mooncake conversation") << "mooncake_conversation.jsonl" << 12031 << 4;
    }

    void replaysToTheEnd()
    {
        QFETCH(QString, file);
        QFETCH(int, rows);
        QFETCH(int, replicas);
        const QString path = QString::fromStdString(test::shared_data() + "/traces/") + file;
        if (!QFile::exists(path)) QSKIP("the public traces are not on this machine");

        const cluster::Kinds kinds = test::all_kinds();
        const scenario::Document document(project_text(path.toStdString(), replicas), "replay.toml",
                                          cluster::node_types(kinds));
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        const scenario::Project& project = document.project();
        const auto record = cluster::simulate(project.scenarios.front(), project.run, kinds, {});
        QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());

        const auto count = [&](engine::Outcome outcome) {
            return std::ranges::count(record->requests, outcome, &cluster::RequestTimes::outcome);
        };
        QCOMPARE(static_cast<int>(record->requests.size()), rows);
        QCOMPARE(count(engine::Outcome::Completed) + count(engine::Outcome::Rejected) +
                     count(engine::Outcome::TimedOut) + count(engine::Outcome::InFlight),
                 rows);
        QCOMPARE(count(engine::Outcome::InFlight), 0);
        QCOMPARE(count(engine::Outcome::Rejected), 0);
        QCOMPARE(static_cast<int>(record->replicas.size()), replicas);
        QVERIFY(std::ranges::all_of(record->replicas, [](const auto& replica) { return replica.steps > 0; }));
    }
};

QTEST_GUILESS_MAIN(TestPublicTraces)
#include "test_public_traces.moc"
