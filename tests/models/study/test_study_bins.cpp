// SPDX-License-Identifier: GPL-3.0-or-later
// Runs with too many requests to keep each: bins give the figures of the raw requests, to 0.1 %.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/figures.h"
#include "study/metrics.h"
#include "support/kinds.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;

class TestStudyBins : public QObject
{
    Q_OBJECT

private slots:
    void bins_give_the_figures_of_raw_requests()
    {
        const std::string text = R"(
format = 1
[run]
until = "120 s"
warm_up = "20 s"
[[scenario]]
name = "s"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "15 /s"
prompt = 1000
prompt_law = "exponential"
output = 150
output_law = "exponential"
[[scenario.node]]
id = "bulk"
kind = "workload"
plugin = "synthetic"
rate = "1 /s"
prompt = 6000
output = 1
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "chat"
to = "engine"
[[scenario.link]]
from = "bulk"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)";
        const cluster::Kinds kinds = test::all_kinds();
        const scenario::Document document(text, "bins.toml", cluster::node_types(kinds));
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        const auto figures = [&](std::int64_t most_raw) {
            cluster::SimulationOptions options;
            options.most_raw_requests = most_raw;
            const auto record = cluster::simulate(document.project().scenarios.front(),
                                                  document.project().run, kinds, options);
            if (!record) qFatal("%s", to_string(record.errors()).c_str());
            if (record->bins.empty() != (most_raw > 1000)) qFatal("bins where none should be, or none");
            return study::figures_of(*record);
        };
        const study::ScenarioFigures raw = figures(1'000'000);
        const study::ScenarioFigures binned = figures(100);
        QCOMPARE(binned.offered, raw.offered);
        QCOMPARE(binned.completed, raw.completed);
        QCOMPARE(binned.request_rate.value, raw.request_rate.value);
        QCOMPARE(binned.by_class.size(), raw.by_class.size());
        QVERIFY(!binned.notes.empty());
        const auto compare = [](const study::Distribution& one, const study::Distribution& other) {
            QCOMPARE(one.count, other.count);
            for (const auto figure : {&study::Distribution::mean, &study::Distribution::p50,
                                      &study::Distribution::p99, &study::Distribution::max}) {
                const double expected = (other.*figure).interval.value;
                QVERIFY2(
                    std::abs((one.*figure).interval.value - expected) <= 0.001 * expected,
                    qPrintable(QStringLiteral("%1 for %2").arg((one.*figure).interval.value).arg(expected)));
            }
        };
        for (std::size_t c = 0; c < raw.by_class.size(); ++c) {
            for (const auto& count : study::kClassCounts)
                QCOMPARE(binned.by_class[c].*count.member, raw.by_class[c].*count.member);
            compare(binned.by_class[c].latencies.ttft_s, raw.by_class[c].latencies.ttft_s);
            compare(binned.by_class[c].latencies.e2e_s, raw.by_class[c].latencies.e2e_s);
        }
        compare(binned.latencies.queue_s, raw.latencies.queue_s);
        compare(binned.latencies.tpot_s, raw.latencies.tpot_s);
    }
};

QTEST_GUILESS_MAIN(TestStudyBins)
#include "test_study_bins.moc"
