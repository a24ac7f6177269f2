// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported, read back.
#include "cluster/simulation.h"
#include "evidence/launch/engine_settings.h"
#include "evidence/launch/launch_line.h"
#include "evidence/requests/request_rows.h"
#include "evidence/rows.h"
#include "evidence/traces/trace.h"
#include "exports/captured_run.h"
#include "exports/engine_flags.h"
#include "exports/request_files.h"
#include "exports/trace_events.h"
#include "scenario/document.h"
#include "study/figures.h"
#include "support/kinds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <set>

using namespace fulcrum;
using namespace fulcrum::exports;

namespace
{

std::string project_text(const std::string& workload, const std::string& engine)
{
    return "format = 1\n[run]\nuntil = \"20 s\"\nseed = 7\n[[scenario]]\nname = \"base\"\n"
           "[[scenario.node]]\nid = \"chat\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = \"6 "
           "/s\"\n" +
           workload +
           "[[scenario.node]]\nid = \"router\"\nkind = \"router\"\n"
           "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\n" +
           engine +
           "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = "
           "\"h100-sxm\"\n"
           "[[scenario.link]]\nfrom = \"chat\"\nto = \"router\"\n[[scenario.link]]\nfrom = \"router\"\nto = "
           "\"engine\"\n"
           "[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n";
}

const char* const kChat =
    "prompt = 900\nprompt_cv = 0.4\nprefix_tokens = 500\nprefix_groups = 2\noutput = 40\noutput_cv = 0.5\n";
const char* const kEngine = "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\nreplicas = 2\n";

class Example
{
public:
    explicit Example(const std::string& workload = kChat, const std::string& engine = kEngine)
        : kinds_(test::all_kinds()), types_(cluster::node_types(kinds_)),
          document_(project_text(workload, engine), "example.toml", types_)
    {
        if (!document_.runnable()) qFatal("%s", to_string(document_.problems()).c_str());
    }

    const scenario::Project& project() const { return document_.project(); }
    const scenario::Scenario& scenario() const { return document_.project().scenarios.front(); }
    const scenario::NodeTypes& types() const { return types_; }
    const cluster::Kinds& kinds() const { return kinds_; }

    CapturedRun captured(const CaptureOptions& options = {}) const
    {
        auto run = capture(scenario(), project().run, kinds_, options);
        if (!run) qFatal("%s", to_string(run.errors()).c_str());
        return std::move(*run);
    }

private:
    cluster::Kinds kinds_;
    scenario::NodeTypes types_;
    scenario::Document document_;
};

LaunchLine line_of(const Example& example)
{
    const auto lines = launch_lines(example.scenario(), example.types());
    if (!lines) qFatal("%s", to_string(lines.errors()).c_str());
    return lines->front();
}

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private slots:
    // Listening changes nothing.
    void givesTheRecordOfAPlainRun()
    {
        const Example example;
        const CapturedRun run = example.captured({.seed = 7});
        cluster::SimulationOptions options;
        options.seed = 7;
        const auto plain =
            cluster::simulate(example.scenario(), example.project().run, example.kinds(), options);
        QVERIFY(plain.ok());
        QCOMPARE(run.record.fingerprint, plain->fingerprint);
        QVERIFY(run.record == *plain);
        QCOMPARE(run.requests.size(), plain->requests.size());
    }

    void writesDownEveryStep()
    {
        const CapturedRun run = Example().captured();
        QCOMPARE(run.replicas.size(), std::size_t{2});
        QCOMPARE(run.replicas[0].name, run.record.replicas[0].node);
        std::int64_t prefilled = 0;
        std::int64_t decoded = 0;
        for (const CapturedReplica& replica : run.replicas) {
            TimeNs end = 0;
            for (const CapturedStep& step : replica.steps) {
                QVERIFY(step.begin >= end && step.end > step.begin && step.gpu > 0);
                QVERIFY(step.end - step.begin >= step.gpu);
                end = step.end;
                prefilled += step.prefill_tokens;
                decoded += step.decode_seqs;
            }
        }
        std::int64_t prompts = 0;
        std::int64_t answers = 0;
        for (const cluster::RequestTimes& request : run.record.requests) {
            QCOMPARE(request.preemptions, std::uint16_t{0});
            prompts += request.prompt_tokens - request.cached_tokens;
            answers += request.output_tokens - 1; // the first comes of the prompt
        }
        QCOMPARE(prefilled, prompts);
        QCOMPARE(decoded, answers);
    }

    void writesATraceThatPerfettoOpens()
    {
        const CapturedRun run = Example().captured({.requests = 30});
        QCOMPARE(run.record.requests.size(), std::size_t{30});
        QJsonParseError fault{};
        const QJsonDocument json =
            QJsonDocument::fromJson(QByteArray::fromStdString(trace_events(run, "a \"title\"")), &fault);
        QVERIFY2(fault.error == QJsonParseError::NoError, qPrintable(fault.errorString()));
        std::map<QString, int> phases;
        std::map<std::pair<QString, QString>, int> open; // asynchronous: begins and ends belong together
        qsizetype steps = 0;
        std::set<QString> counters;
        for (const QJsonValue value : json.object().value(QLatin1String("traceEvents")).toArray()) {
            const QJsonObject event = value.toObject();
            const QString phase = event.value(QLatin1String("ph")).toString();
            const auto key = std::pair(event.value(QLatin1String("id")).toString(),
                                       event.value(QLatin1String("name")).toString());
            if (phase == QLatin1String("b")) {
                ++open[key];
                ++phases[key.second];
            }
            if (phase == QLatin1String("e")) QCOMPARE(--open[key], 0);
            if (phase == QLatin1String("X")) ++steps;
            if (phase == QLatin1String("C")) counters.insert(event.value(QLatin1String("name")).toString());
            if (phase != QLatin1String("M")) QVERIFY(event.value(QLatin1String("ts")).toDouble() >= 0);
        }
        for (const auto& [key, count] : open)
            QCOMPARE(count, 0);
        for (const char* phase : {"queue", "prefill", "decode"})
            QCOMPARE(phases[QLatin1String(phase)], 30);
        QCOMPARE(steps, static_cast<qsizetype>(run.replicas[0].steps.size() + run.replicas[1].steps.size()));
        QVERIFY(counters.contains(QStringLiteral("requests")) &&
                counters.contains(QStringLiteral("KV blocks")));
    }

    void boundsItsSteps()
    {
        const CapturedRun run = Example().captured({.most_steps = 50});
        QCOMPARE(run.replicas[0].steps.size() + run.replicas[1].steps.size(), std::size_t{50});
        QVERIFY(run.steps_left_out > 0);
    }

    // Requests, as `fulcrum import` reads them: the same figures as the run's own.
    void readsItsRequestsBack()
    {
        const CapturedRun run = Example().captured();
        const auto read = evidence::requests::parse_request_rows(request_csv(run.record), "run.csv");
        QVERIFY2(read.ok(), read ? "" : to_string(read.errors()).c_str());
        QCOMPARE(read->requests.size(), run.record.requests.size());
        QCOMPARE(read->dropped, std::int64_t{0});
        const std::vector<evidence::RequestRow> own = evidence::rows_of(run.record);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const evidence::RequestRow& row = read->requests[i];
            QCOMPARE(row.prompt_tokens, own[i].prompt_tokens);
            QCOMPARE(row.cached_tokens, own[i].cached_tokens);
            QCOMPARE(row.output_tokens, own[i].output_tokens);
            QCOMPARE(row.population.request_class, own[i].population.request_class);
            QCOMPARE(row.population.replica, own[i].population.replica);
            for (const char* metric :
                 {"ttft_s", "tpot_s", "e2e_s", "gateway_wait_s", "queue_s", "prefill_s"}) {
                const auto a = evidence::latency_of(row, metric);
                const auto b = evidence::latency_of(own[i], metric);
                QCOMPARE(a.has_value(), b.has_value());
                if (a) QVERIFY2(std::abs(*a - *b) < 1e-9, metric);
            }
        }
        const study::ScenarioFigures figures = study::figures_of(run.record);
        for (const scenario::Observation& observation : read->observations)
            if (observation.metric == "ttft_s" && observation.statistic == "p99")
                QVERIFY(std::abs(observation.after->value - figures.latencies.ttft_s.p99.interval.value) <
                        1e-9);
    }

    void writesAWorkloadInMooncakesShape()
    {
        const CapturedRun run = Example().captured({.steps = false});
        const std::string text = mooncake_jsonl(run, 16);
        const auto trace = evidence::traces::parse_trace(text, "run.jsonl");
        QVERIFY2(trace.ok(), trace ? "" : to_string(trace.errors()).c_str());
        QCOMPARE(trace->rows.size(), run.requests.size());
        std::map<std::uint64_t, int> firsts; // how often each first block is sent
        for (std::size_t i = 0; i < trace->rows.size(); ++i) {
            QCOMPARE(trace->rows[i].prompt_tokens, run.requests[i].request.prompt_tokens);
            QCOMPARE(trace->rows[i].output_tokens, run.requests[i].request.output_tokens);
            ++firsts[trace->rows[i].parts.front().content];
        }
        QCOMPARE(firsts.size(), std::size_t{2}); // the two groups' prefixes
        // 500 tokens of prefix are 31 whole blocks; the 32nd holds text of the request's own.
        const QStringList lines = QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        std::set<QString> heads, others;
        for (const QString& line : lines) {
            const QJsonArray ids =
                QJsonDocument::fromJson(line.toUtf8()).object().value(QLatin1String("hash_ids")).toArray();
            if (ids.size() < 33) continue;
            heads.insert(QString::number(ids.at(30).toInt()));
            others.insert(QString::number(ids.at(31).toInt()));
        }
        QCOMPARE(heads.size(), std::size_t{2});
        QVERIFY(others.size() > 50);
    }

    // Flags and back: the same values of the engine.
    void readsItsLaunchLinesBack_data()
    {
        QTest::addColumn<std::string>("engine");
        QTest::newRow("vllm") << std::string(
            "plugin = \"vllm\"\nmodel = \"llama-3.1-70b\"\nversion = \"0.9\"\nweights = \"fp8\"\nkv_cache = "
            "\"fp8\"\n"
            "tensor_parallel = 4\npipeline_parallel = 2\nmax_model_len = 32768\ngpu_memory_utilization = "
            "0.85\n"
            "max_num_batched_tokens = 4096\nmax_num_seqs = 128\nlong_prefill_token_threshold = 2048\n"
            "enable_chunked_prefill = true\nreserve_full_sequence = false\nscheduling_policy = \"priority\"\n"
            "cudagraph_capture_sizes = [1, 2, 4, 8]\nenable_prefix_caching = false\nblock_size = 32\n"
            "async_scheduling = false\nmax_num_queued_reqs = 50\n");
        QTest::newRow("vllm, pool and drafts") << std::string(
            "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\nkv_blocks = 20000\nenforce_eager = true\n"
            "max_cudagraph_capture_size = 256\ndraft_tokens = 3\ndraft_share = 0\n");
        QTest::newRow("sglang") << std::string(
            "plugin = \"sglang\"\nmodel = \"llama-3.1-8b\"\ntensor_parallel = 2\nmax_model_len = 16384\n"
            "chunked_prefill_size = 4096\nmax_prefill_tokens = 8192\nmax_running_requests = 64\n"
            "schedule_policy = \"lpm\"\nschedule_conservativeness = 0.7\nenable_mixed_chunk = true\n"
            "radix_cache = false\nmem_fraction_static = 0.8\ncuda_graph_max_bs = 64\noverlap_schedule = "
            "false\n"
            "draft_tokens = 3\n");
        QTest::newRow("sglang, never split") << std::string(
            "plugin = \"sglang\"\nmodel = \"llama-3.1-8b\"\nchunked_prefill_size = 0\nkv_blocks = 300000\n");
    }
    void readsItsLaunchLinesBack()
    {
        QFETCH(std::string, engine);
        const Example example(kChat, engine);
        const LaunchLine line = line_of(example);
        evidence::Redactor redactor;
        auto facts = evidence::launch::read_launch_line(line.command, "line.sh", redactor);
        QVERIFY2(facts.ok(), line.command.c_str());
        QCOMPARE(facts->warnings.size(), std::size_t{0});
        facts->version = line.version;
        const auto settings = evidence::launch::engine_settings(*facts, example.types(), "");
        QVERIFY2(settings.ok(), line.command.c_str());
        QVERIFY2(settings->not_taken_over.empty(),
                 settings->not_taken_over.empty()
                     ? ""
                     : (line.command + "\n" + settings->not_taken_over[0]).c_str());
        QCOMPARE(settings->plugin, line.engine);
        const scenario::Node& node = *example.scenario().find("engine");
        for (const std::string& key : node.given) {
            const evidence::launch::Setting* setting = settings->find(key);
            QVERIFY2(setting != nullptr || node.parameters.value(key) == Value(false),
                     (key + " of " + line.command).c_str());
            if (setting != nullptr)
                QVERIFY2(setting->value == node.parameters.value(key), (key + " of " + line.command).c_str());
        }
    }

    void saysWhatNoFlagSays()
    {
        const LaunchLine line =
            line_of(Example(kChat, "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\nweights = \"int4\"\n"
                                   "host_time = \"2 ms\"\nreplicas = 3\n"));
        QCOMPARE(line.replicas, std::int64_t{3});
        std::string notes;
        for (const std::string& note : line.notes)
            notes += note + "\n";
        for (const char* part : {"int4", "host_time has no flag", "3 replicas"})
            QVERIFY2(notes.find(part) != std::string::npos, notes.c_str());
        QVERIFY(line.command.starts_with("vllm serve meta-llama/"));
        const Example other(kChat, "plugin = \"tensorrt\"\nmodel = \"llama-3.1-8b\"\n");
        QVERIFY(!launch_lines(other.scenario(), other.types()).ok());
    }

    // Engines that share a request say so, and those that no machine holds.
    void saysWhoDoesWhat()
    {
        const auto split = [](const char* engine) {
            return std::string("format = 1\n[run]\nuntil = \"5 s\"\n[[scenario]]\nname = \"base\"\n") +
                   "[[scenario.node]]\nid = \"chat\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = "
                   "\"6 /s\"\n" +
                   kChat + "[[scenario.node]]\nid = \"first\"\nkind = \"engine\"\nplugin = \"" + engine +
                   "\"\nmodel = \"llama-3.1-70b\"\ntensor_parallel = 8\npipeline_parallel = 2\n"
                   "[[scenario.node]]\nid = \"second\"\nkind = \"engine\"\nplugin = \"" +
                   engine +
                   "\"\nmodel = \"llama-3.1-70b\"\ntensor_parallel = 8\n"
                   "[[scenario.node]]\nid = \"wire\"\nkind = \"kv_link\"\n"
                   "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = "
                   "\"h100-sxm\"\n"
                   "[[scenario.link]]\nfrom = \"chat\"\nto = \"first\"\n[[scenario.link]]\nfrom = "
                   "\"first\"\nto = \"wire\"\n"
                   "[[scenario.link]]\nfrom = \"wire\"\nto = \"second\"\n[[scenario.link]]\nfrom = "
                   "\"first\"\nto = \"gpu\"\n"
                   "[[scenario.link]]\nfrom = \"second\"\nto = \"gpu\"\n";
        };
        const cluster::Kinds kinds = test::all_kinds();
        const scenario::NodeTypes types = cluster::node_types(kinds);
        const scenario::Document vllm(split("vllm"), "split.toml", types);
        QVERIFY2(vllm.runnable(), vllm.runnable() ? "" : to_string(vllm.problems().front()).c_str());
        const auto lines = launch_lines(vllm.project().scenarios.front(), types);
        QVERIFY(lines.ok());
        QCOMPARE(lines->size(), std::size_t{2});
        for (const LaunchLine& line : *lines)
            QVERIFY2(line.command.find("--kv-transfer-config '{\"kv_connector\"") != std::string::npos,
                     line.command.c_str());
        const auto noted = [](const LaunchLine& line, const char* text) {
            return std::ranges::any_of(
                line.notes, [&](const std::string& note) { return note.find(text) != std::string::npos; });
        };
        QVERIFY(noted(lines->front(), "prefill alone") && noted(lines->back(), "decode alone"));
        QVERIFY(noted(lines->front(), "16 GPUs") && !noted(lines->back(), "GPUs, more"));
        const scenario::Document sglang(split("sglang"), "split.toml", types);
        QVERIFY2(sglang.runnable(), sglang.runnable() ? "" : to_string(sglang.problems().front()).c_str());
        const auto others = launch_lines(sglang.project().scenarios.front(), types);
        QVERIFY(others.ok());
        QVERIFY(others->front().command.find("--disaggregation-mode prefill") != std::string::npos);
        QVERIFY(others->back().command.find("--disaggregation-mode decode") != std::string::npos);
        QVERIFY(noted(others->front(), "--dist-init-addr"));
    }

    void showsWhatALeverChanges()
    {
        const Example example;
        const LaunchLine before = line_of(example);
        scenario::Scenario changed = example.scenario();
        for (scenario::Node& node : changed.nodes)
            if (node.id == "engine") {
                node.parameters.set("max_num_batched_tokens", std::int64_t{2048});
                node.given.insert("max_num_batched_tokens");
            }
        const auto after = launch_lines(changed, example.types());
        QVERIFY(after.ok());
        QCOMPARE(changed_flags(before, after->front()),
                 std::vector<std::string>{"+ --max-num-batched-tokens 2048"});
        const auto unknown =
            with_lever(example.project(), example.scenario(), "no-such-lever", example.types());
        QVERIFY(!unknown.ok());
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "test_exports.moc"
