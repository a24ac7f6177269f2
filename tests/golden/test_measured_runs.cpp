// SPDX-License-Identifier: GPL-3.0-or-later
// Two measured runs of vLLM 0.19 with 300 ShareGPT requests at 10 a second, simulated from the same inputs
// and flags: Llama-3.1-8B on one RTX 4090 (2,588 KV blocks: always full, preemptions) and Qwen3-32B on two
// RTX PRO 6000 (128 slots: always full).
#include "measured_run.h"

#include "cluster/simulation.h"
#include "evidence/overlay.h"
#include "scenario/document.h"
#include "study/error_band.h"
#include "study/json.h"
#include "study/metrics.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <cstdio>

using namespace fulcrum;

namespace
{

const QString kData = QString::fromStdString(test::shared_data());

struct Setup {
    const char* run;
    const char* inputs;
    const char* engine; // flags of meta.json
    const char* device;
    const char* tables;
    const char* all_reduce; // nullptr: one GPU
};

const Setup kRtx4090{
    "RTX4090_Llama-3.1-8B",
    "sharegpt-llama-3.1-8b-300-sps10",
    "model = \"llama-3.1-8b\"\nmax_num_seqs = 256\nmax_model_len = 32768\nkv_blocks = 2588\n",
    "rtx-4090",
    "RTX4090/Llama-3.1-8B",
    nullptr};
const Setup kRtxPro6000{"RTXPRO6000_Qwen3-32B",
                        "sharegpt-qwen3-32b-300-sps10",
                        "model = \"qwen3-32b\"\ntensor_parallel = 2\nmax_num_seqs = 128\n"
                        "gpu_memory_utilization = 0.9\n",
                        "rtx-pro-6000",
                        "RTXPRO6000/Qwen3-32B",
                        "rtx_pro_6000_server/custom_allreduce.csv"};

// Largest relative error of a statistic.
struct Limits {
    double ttft = 0;
    double tpot = 0;
    double e2e = 0;
    double p99 = 0;
    double series = 0; // of the running and waiting requests, over time
};
const Limits kTables4090{0.02, 0.02, 0.02, 0.05, 0.05};
const Limits kTablesPro6000{0.03, 0.03, 0.03, 0.05, 0.05};
const Limits kRoofline{0.10, 0.03, 0.05, 0.10, 0.10};

bool within(const test::Latencies& simulated, const test::Latencies& measured, const Limits& limits)
{
    const auto close = [&limits](const test::Statistics& s, const test::Statistics& m, double mean) {
        return std::abs(s.mean / m.mean - 1) <= mean && std::abs(s.p99 / m.p99 - 1) <= limits.p99;
    };
    return close(simulated.ttft, measured.ttft, limits.ttft) &&
           close(simulated.tpot, measured.tpot, limits.tpot) &&
           close(simulated.e2e, measured.e2e, limits.e2e);
}

std::string project_text(const Setup& setup, const std::string& plugin)
{
    std::string text =
        "format = 1\n[run]\nseed = 1\nend = \"drain\"\n[[scenario]]\nname = \"measured\"\n"
        "[[scenario.node]]\nid = \"trace\"\nkind = \"workload\"\nplugin = \"replay\"\nfile = \"measured/" +
        std::string(setup.inputs) + ".lengths_blk16.jsonl\"\nblock_tokens = 16\n" +
        "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"vllm\"\nversion = \"0.19\"\n"
        "max_num_batched_tokens = 2048\n" +
        setup.engine + "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"" + plugin +
        "\"\ndevice = \"" + setup.device + "\"\n";
    if (plugin == "profile") {
        text += "tables = \"profiles/llmservingsim/" + std::string(setup.tables) + "\"\n";
        if (setup.all_reduce != nullptr)
            text += "all_reduce = \"profiles/aiconfigurator/" + std::string(setup.all_reduce) + "\"\n";
    }
    return text +
           "[[scenario.link]]\nfrom = \"trace\"\nto = \"engine\"\n[[scenario.link]]\nfrom = \"engine\"\nto = "
           "\"gpu\"\n";
}

} // namespace

class TestMeasuredRuns : public QObject
{
    Q_OBJECT

private:
    Result<cluster::RunRecord> simulate(const Setup& setup, const std::string& plugin)
    {
        const cluster::Kinds kinds = test::all_kinds();
        const scenario::Document document(project_text(setup, plugin), "measured.toml",
                                          cluster::node_types(kinds));
        if (!document.runnable()) return document.problems();
        scenario::RunSettings run = document.project().run;
        run.folder = kData.toStdString(); // where the files above are
        return cluster::simulate(document.project().scenarios.front(), run, kinds, {});
    }

private slots:
    void agrees_data()
    {
        QTest::addColumn<const Setup*>("setup");
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<const Limits*>("limits");
        QTest::newRow("RTX 4090, layer tables") << &kRtx4090 << "profile" << &kTables4090;
        QTest::newRow("RTX PRO 6000, layer tables") << &kRtxPro6000 << "profile" << &kTablesPro6000;
        QTest::newRow("RTX 4090, roofline") << &kRtx4090 << "roofline" << &kRoofline;
        QTest::newRow("RTX PRO 6000, roofline") << &kRtxPro6000 << "roofline" << &kRoofline;
    }

    void agrees()
    {
        QFETCH(const Setup*, setup);
        QFETCH(QString, plugin);
        QFETCH(const Limits*, limits);
        const QString folder = kData + "/measured/" + setup->run;
        if (!QDir(folder).exists()) QSKIP("the measured runs are not on this machine");
        const auto measured = test::read_measured(folder);
        QVERIFY2(measured.ok(), measured.ok() ? "" : to_string(measured.errors()).c_str());
        const auto record = simulate(*setup, plugin.toStdString());
        QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());
        const test::Latencies simulated = test::latencies(record->requests);
        const std::string table = test::compared(simulated, measured->latencies);
        std::printf("%s\n%s", QTest::currentDataTag(), table.c_str());
        QVERIFY2(within(simulated, measured->latencies, *limits), table.c_str());

        // The engine's own series, as it logged them once a second.
        const engine::Timeline& timeline = record->replicas.front().timeline;
        const auto running = evidence::overlay(measured->tick, measured->running, timeline, engine::kRunning);
        const auto waiting = evidence::overlay(measured->tick, measured->waiting, timeline, engine::kWaiting);
        std::printf("running: mean absolute difference %.2f (%.1f %%), waiting: %.2f (%.1f %%)\n\n",
                    running.mean_absolute_difference(), 100 * running.relative_difference(),
                    waiting.mean_absolute_difference(), 100 * waiting.relative_difference());
        QVERIFY(running.relative_difference() < limits->series);
        QVERIFY(waiting.relative_difference() < limits->series);
    }

    // Figures from measured tables say how far those may be off, and what that makes of them; others do not.
    void theErrorBandIsToldBesideTheTrust()
    {
        if (!QDir(kData + "/measured").exists()) QSKIP("the measured runs are not on this machine");
        const cluster::Kinds kinds = test::all_kinds();
        for (const bool measured : {true, false}) {
            const scenario::Document document(project_text(kRtx4090, measured ? "profile" : "roofline"),
                                              "measured.toml", cluster::node_types(kinds));
            scenario::Project project = document.project();
            project.run.folder = kData.toStdString();
            auto results = study::run_project(project, {}, kinds, {});
            QVERIFY2(results.ok(), results.ok() ? "" : to_string(results.errors()).c_str());
            QVERIFY(study::add_error_bands(project, kinds, {}, *results).empty());
            const study::ScenarioFigures& figures = results->front().figures;
            const std::string json = study::simulate_json("", 1, {figures}, {});
            const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(json))
                                         .object()["scenarios"]
                                         .toArray()[0]
                                         .toObject();
            QVERIFY(told.contains("error_band"));
            QCOMPARE(told["error_band"].isObject(), measured);
            QCOMPARE(figures.error_band.has_value(), measured);
            if (!measured) continue;
            const double step = told["error_band"]["step_time"].toDouble();
            QVERIFY2(step > 0 && step < 0.2, qPrintable(QString::number(step)));
            QVERIFY(QString::fromStdString(figures.notes.back()).contains("measured tables"));
            for (const char* metric : {"tpot_s.mean", "e2e_s.mean", "ttft_s.p99"}) {
                const QJsonValue ends = told["error_band"]["figures"][QLatin1String(metric)];
                const double value = study::metric_value(figures, metric)->interval.value;
                QVERIFY2(ends["low"].toDouble() < value && value < ends["high"].toDouble(), metric);
                // The engine is full all the time: what is offered cannot be served so fast, and a longer
                // step makes for longer queues still.
                QVERIFY2(ends["high"].toDouble() / value - 1 > 0.5 * step, metric);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestMeasuredRuns)
#include "test_measured_runs.moc"
