// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import.h"
#include "evidence/requests/line_source.h"
#include "evidence/traces/trace.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stop_token>

using namespace fulcrum;
using evidence::Imported;

namespace
{

const std::string kShared = test::shared_data();

struct GivenFile {
    const char* path;
    const char* kind;
    const char* metric;
    const char* statistic;
    double value;
};
constexpr GivenFile kFiles[] = {
    {"dumps/RTX4090_Llama-3.1-8B.bench_serve_like.json", "vllm-bench-serve", "ttft_s", "mean", 65.486341},
    {"dumps/RTX4090_Llama-3.1-8B.v1_metrics.prom", "vllm-metrics", "ttft_s", "mean", 65.486341},
    {"dumps/RTXPRO6000_Qwen3-32B.bench_serve_like.json", "vllm-bench-serve", "ttft_s", "mean", 37.038659},
    {"dumps/RTXPRO6000_Qwen3-32B.v1_metrics.prom", "vllm-metrics", "ttft_s", "mean", 37.038659},
    {"dumps/engine_log_line_formats.txt", "engine-log", "kv_cache_tokens", "", 2640144},
    {"dumps/sglang_0.5.10_idle_subset.prom", "sglang-metrics", "output_token_rate", "rate", 425.5},
    {"dumps/sglang_llama3.1-8b_overloaded.prom", "sglang-metrics", "waiting", "value", 2826},
    {"dumps/trtllm_iteration_stats_examples.json", "trtllm-iterations", "batch_cap", "mean", 73},
    {"dumps/vllm_datadog_v0_v1_union_subset.prom", "vllm-metrics", "prefix_hit_ratio", "share", 64.0 / 117},
    {"measured/RTX4090_Llama-3.1-8B/meta.json", "run-meta", "num_gpu_blocks", "", 2588},
    {"measured/RTX4090_Llama-3.1-8B/requests.jsonl", "request-rows", "ttft_s", "mean", 65.486341},
    {"measured/RTX4090_Llama-3.1-8B/timeseries.csv", "panel-csv", "running", "max", 49},
    {"measured/RTXPRO6000_Qwen3-32B/meta.json", "run-meta", "max_num_seqs", "", 128},
    {"measured/RTXPRO6000_Qwen3-32B/requests.jsonl", "request-rows", "ttft_s", "mean", 37.038659},
    {"measured/RTXPRO6000_Qwen3-32B/timeseries.csv", "panel-csv", "running", "mean", 101.075},
    {"measured/inference-perf-baseline/manifests.yaml", "manifest", "gpu_memory_utilization", "", 0.9},
    {"measured/inference-perf-baseline/results/stage_0_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 0.03112733216257766},
    {"measured/inference-perf-baseline/results/stage_0_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 1.795431},
    {"measured/inference-perf-baseline/results/stage_1_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 0.02983692160898013},
    {"measured/inference-perf-baseline/results/stage_1_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 0.016324},
    {"measured/inference-perf-baseline/results/stage_2_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 0.034943298174853185},
    {"measured/inference-perf-baseline/results/stage_2_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 0.021207},
    {"measured/inference-perf-baseline/results/stage_3_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 0.050548625055568695},
    {"measured/inference-perf-baseline/results/stage_3_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 0.038419},
    {"measured/inference-perf-baseline/results/stage_4_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 2.616534616005304},
    {"measured/inference-perf-baseline/results/stage_4_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 2.583183},
    {"measured/inference-perf-baseline/results/stage_5_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 2.93708448660302},
    {"measured/inference-perf-baseline/results/stage_5_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 2.942519},
    {"measured/inference-perf-baseline/results/stage_6_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 2.9432442679445976},
    {"measured/inference-perf-baseline/results/stage_6_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 2.948046},
    {"measured/inference-perf-baseline/results/summary_lifecycle_metrics.json", "inference-perf", "ttft_s",
     "mean", 2.041737392009856},
    {"measured/inference-perf-baseline/results/summary_prometheus_metrics.json", "inference-perf-prometheus",
     "ttft_s", "mean", 2.063155},
    {"measured/points.csv", "points", "points", "", 39},
    {"measured/sharegpt-llama-3.1-8b-300-sps10.lengths_blk16.jsonl", "mooncake", "prompt_tokens", "mean",
     857.463333},
    {"measured/sharegpt-qwen3-32b-300-sps10.lengths_blk16.jsonl", "mooncake", "prompt_tokens", "mean",
     862.303333},
    {"traces/AzureLLMInferenceTrace_code.csv", "azure", "offered_rate", "rate", 2.57},
    {"traces/AzureLLMInferenceTrace_conv.csv", "azure", "offered_rate", "rate", 5.53},
    {"traces/mooncake_conversation.jsonl", "mooncake", "prompt_tokens", "mean", 12035.061342},
    {"configs/Qwen--Qwen3-32B.json", "model-config", "", "", 0},
};

std::string written(const QTemporaryDir& folder, const char* name, const std::string& text)
{
    const std::string path = folder.filePath(QString::fromLatin1(name)).toStdString();
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

} // namespace

class TestEvidenceImport : public QObject
{
    Q_OBJECT

private slots:
    // Every file that people gave, and a figure that it must give: computed from the file by other means.
    void everyFileGivesItsFigures_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("metric"); // where `statistic` is empty, a fact
        QTest::addColumn<QString>("statistic");
        QTest::addColumn<double>("value");
        for (const GivenFile& file : kFiles)
            QTest::newRow(file.path) << file.kind << file.metric << file.statistic << file.value;
    }

    void everyFileGivesItsFigures()
    {
        QFETCH(QString, kind);
        QFETCH(QString, metric);
        QFETCH(QString, statistic);
        QFETCH(double, value);
        const std::string path = kShared + "/" + QTest::currentDataTag();
        if (!std::filesystem::exists(path)) QSKIP("no shared data");
        const auto imported = evidence::import_file(path);
        QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
        QCOMPARE(imported->kind, kind.toStdString());
        QCOMPARE(imported->file, path);
        QVERIFY(!imported->title.empty());
        QVERIFY(!imported->observations.empty() || !imported->facts.empty());
        std::set<std::string> ids;
        for (const scenario::Observation& one : imported->observations) {
            QVERIFY(ids.insert(one.id).second);
            QVERIFY(!one.title.empty());
        }
        if (metric == QLatin1String("points")) {
            QCOMPARE(imported->title, std::string("39 measured points"));
        } else if (!statistic.isEmpty()) {
            const double given = evidence::figure(*imported, metric.toStdString(), statistic.toStdString());
            QVERIFY2(evidence::near(given, value, 2e-3), qPrintable(QString::number(given, 'g', 9)));
        } else if (!metric.isEmpty()) {
            QCOMPARE(std::stod("0" + evidence::fact(*imported, metric.toStdString())), value);
        }
    }

    void noFileIsForgotten()
    {
        if (!std::filesystem::exists(kShared)) QSKIP("no shared data");
        for (const char* folder : {"traces", "measured", "dumps"})
            for (const auto& entry : std::filesystem::recursive_directory_iterator(kShared + "/" + folder)) {
                if (!entry.is_regular_file() || entry.path().filename().string().starts_with("LICENSE"))
                    continue;
                const std::string path = std::filesystem::relative(entry.path(), kShared).generic_string();
                QVERIFY2(std::ranges::find(kFiles, path,
                                           [](const GivenFile& file) { return std::string(file.path); }) !=
                             std::end(kFiles),
                         path.c_str());
            }
    }

    // Layers by file: what a scenario is built from.
    void everyModelConfigImports()
    {
        const std::map<std::string, int> layers = {{"Qwen--Qwen3-30B-A3B", 48},
                                                   {"Qwen--Qwen3-32B", 64},
                                                   {"Qwen--Qwen3-8B", 36},
                                                   {"deepseek-ai--DeepSeek-V3", 61},
                                                   {"google--gemma-4-26B-A4B", 30},
                                                   {"meta-llama--Meta-Llama-3.1-405B", 126},
                                                   {"meta-llama--Meta-Llama-3.1-70B", 80},
                                                   {"meta-llama--Meta-Llama-3.1-8B", 32},
                                                   {"mistralai--Mixtral-8x7B-v0.1", 32},
                                                   {"openai--gpt-oss-120b", 36},
                                                   {"openai--gpt-oss-20b", 24},
                                                   {"qwen2.5-7b-instruct", 28}};
        if (!std::filesystem::exists(kShared)) QSKIP("no shared data");
        for (const auto& entry : std::filesystem::directory_iterator(kShared + "/configs")) {
            const auto known = layers.find(entry.path().stem().string());
            QVERIFY2(known != layers.end(), entry.path().c_str());
            const auto imported = evidence::import_file(entry.path().string());
            QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
            QCOMPARE(imported->kind, std::string("model-config"));
            QCOMPARE(evidence::fact(*imported, "num_hidden_layers"), std::to_string(known->second));
        }
    }

    void aBrokenRowOfATraceStopsNothing()
    {
        std::string text = "TIMESTAMP,ContextTokens,GeneratedTokens\n";
        for (int i = 0; i < 100; ++i)
            text += i % 10 == 5 ? "2023-11-16 18:00:00.0,-1,x\n" : "2023-11-16 18:00:00.0,10,5\n";
        const auto imported = evidence::import_text(text, "t.csv");
        QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
        QCOMPARE(imported->requests.size(), std::size_t(90));
        QCOMPARE(imported->dropped, std::int64_t(10));
        QVERIFY(evidence::says(imported->dropped_detail, "Line 7 was left out"));
        QVERIFY(evidence::says(imported->warnings, "10 lines of the file can not be read"));
        evidence::ImportOptions strict;
        strict.stop_at_first_error = true;
        const auto stopped = evidence::import_text(text, "t.csv", strict);
        QVERIFY(!stopped);
        QCOMPARE(stopped.errors().front().at.line, 7);
        const std::string cut = "{\"timestamp\": 0, \"input_length\": 10, \"output_length\": 5}\n"
                                "{\"timestamp\": 3000, \"input_le";
        QVERIFY(evidence::says(evidence::import_text(cut, "t.jsonl")->warnings, "the first is line 2"));
    }

    // Figures are of all rows; only the first are kept, so that a trace of any length fits into memory.
    void aLongTraceIsBoundedAndCanBeCancelled()
    {
        std::string text = "arrived_at,num_prefill_tokens,num_decode_tokens\n";
        constexpr int kRows = 250'000;
        for (int i = 0; i < kRows; ++i)
            text += std::to_string(i) + "," + (i < 200'000 ? "10" : "60") + ",5\n";
        evidence::ImportOptions options;
        double told = 0;
        options.progress = [&](double done) { told = std::max(told, done); };
        const auto imported = evidence::import_text(text, "t.csv", options);
        QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
        QCOMPARE(imported->requests.size(), std::size_t(200'000));
        QCOMPARE(evidence::figure(*imported, "prompt_tokens", "mean"), 20.0);
        QCOMPARE(evidence::figure(*imported, "offered_rate", "rate"), 1.0);
        QVERIFY(evidence::says(imported->warnings, "The first 200000 of 250000 requests are kept"));
        QVERIFY(told > 0.9 && told <= 1);
        std::stop_source stop;
        options.progress = [&](double) { stop.request_stop(); };
        options.stop = stop.get_token();
        const auto cancelled = evidence::import_text(text, "t.csv", options);
        QVERIFY(!cancelled && cancelled.errors().front().message == "the import was cancelled");
    }

    // From a file in chunks, as from a text: nothing depends on where a chunk ends.
    void aTraceIsReadInChunks()
    {
        std::string text = "\xef\xbb\xbf"
                           "arrived_at,num_prefill_tokens,num_decode_tokens\r\n";
        for (int i = 0; i < 300; ++i)
            text += std::to_string(i) + "," + std::to_string(10 + i) + (i == 7 ? ",x\r\n" : ",5\r\n");
        for (const std::size_t chunk : {std::size_t(16), std::size_t(1000), text.size()}) {
            evidence::requests::LineSource lines(std::make_unique<std::istringstream>(text), text.size(),
                                                 chunk);
            evidence::traces::ReadOptions options;
            options.leave_out_broken = true;
            options.keep = 100;
            const auto trace = evidence::traces::read_trace(lines, "t", options);
            QVERIFY2(trace.ok(), trace ? "" : to_string(trace.errors()).c_str());
            QCOMPARE(trace->rows.size(), std::size_t(100));
            QCOMPARE(trace->all.rows, std::int64_t(299));
            QCOMPARE(trace->all.prompt_tokens, 300 * 10.0 + 299 * 150.0 - 17);
            QCOMPARE(trace->all.span, 299 * kSecond);
            QCOMPARE(trace->broken.front().at.line, 9);
            QVERIFY(lines.held() < 2 * chunk + 1000);
        }
    }

    // What is no text says what it is and how it becomes one, also where its format is named.
    void whatIsNoTextIsRefusedKindly()
    {
        const std::string csv = "TIMESTAMP,ContextTokens,GeneratedTokens\n2023-11-16 18:00:00.0,10,5\n";
        std::string wide;
        for (const char c : csv)
            wide += {c, '\0'};
        const std::pair<std::string, const char*> files[] = {{"\x1f\x8b\x08 abc", "gunzip"},
                                                             {"\x28\xb5\x2f\xfd 0", "zstd -d"},
                                                             {"PK\x03\x04 0", "zip"},
                                                             {"BZh91AY&SY0", "bunzip2"},
                                                             {"PAR1 0", "Parquet"},
                                                             {"\xff\xfe" + wide, "UTF-16"},
                                                             {wide, "iconv -f UTF-16LE -t UTF-8"},
                                                             {std::string("a\0b", 3), "no text"}};
        for (const auto& [text, words] : files)
            for (const char* kind : {"", "trace", "engine-log", "request-rows"}) {
                const auto refused = evidence::import_text(text, "f", {}, kind);
                QVERIFY(!refused);
                const std::string shown = to_string(refused.errors());
                QVERIFY2(shown.find(words) != std::string::npos, shown.c_str());
            }
        QVERIFY(evidence::import_text("\xef\xbb\xbf" + csv, "f").ok()); // a mark in UTF-8 is none
    }

    // A launch line, a manifest and a run's settings list what was left out.
    void whatWasReplacedIsListed()
    {
        const std::string line = "vllm serve meta-llama/Llama-3.1-8B --pw hunter2secret "
                                 "--auth Basic:dXNlcjpwYXNzd29yZA== --max-num-seqs 256\n";
        const auto launch = evidence::import_text(line, "run.sh");
        QVERIFY2(launch.ok(), launch ? "" : to_string(launch.errors()).c_str());
        QVERIFY(!launch->redacted.empty());
        for (const evidence::Fact& fact : launch->facts)
            QVERIFY2(fact.value.find("hunter2") == std::string::npos &&
                         fact.value.find("dXNlcj") == std::string::npos,
                     fact.value.c_str());
        const std::string manifest =
            "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: vllm\n"
            "    image: vllm/vllm-openai:v0.9.0\n    args: [--model, meta-llama/Llama-3.1-8B, --api-key, "
            "sk-abcdefgh12345678]\n";
        const auto pod = evidence::import_text(manifest, "pod.yaml");
        QVERIFY2(pod.ok(), pod ? "" : to_string(pod.errors()).c_str());
        QVERIFY(!pod->redacted.empty());
    }

    // A query that asked for one series says nothing of the others.
    void aQueryWithoutKvUsageSaysNothingOfIt()
    {
        const std::string answer =
            R"({"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":)"
            R"("vllm:num_requests_running","pod":"a"},"values":[[1000,"1"],[1015,"2"],[1030,"1e30"]]}]}})";
        const auto asked = evidence::import_text(answer, "q.json");
        QVERIFY2(asked.ok(), asked ? "" : to_string(asked.errors()).c_str());
        QVERIFY(!evidence::says(asked->warnings, "KV usage"));
        const auto scraped = evidence::import_text("vllm:num_requests_running 2\n", "m.prom");
        QVERIFY(evidence::says(scraped->warnings, "KV usage is missing"));
    }

    // The first row of a trace may be the broken one.
    void aTraceIsKnownByItsGoodRows()
    {
        const auto imported =
            evidence::import_text("{\"timestamp\":0,\"input_length\":1e400,\"output_length\":5}\n"
                                  "{\"timestamp\":3000,\"input_length\":99999999999999,\"output_length\":5}\n"
                                  "{\"timestamp\":6000,\"input_length\":10,\"output_length\":5}\n",
                                  "t.jsonl");
        QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
        QCOMPARE(imported->requests.size(), std::size_t(1));
        QCOMPARE(imported->dropped, std::int64_t(2));
    }

    // As values it would take gigabytes.
    void anEndlessJsonIsRefusedKindly()
    {
        std::string text = "{\"completed\": 1, \"duration\": 1, \"mean_ttft_ms\": 1, \"itls\": [[";
        text.append((std::size_t{256} << 20), ' ');
        const auto refused = evidence::import_text(text + "]]}", "r.json");
        QVERIFY(!refused);
        const std::string shown = to_string(refused.errors());
        QVERIFY2(shown.find("at most 256 MiB are read as a whole") != std::string::npos, shown.c_str());
    }

    void readsTraces()
    {
        const std::string path = kShared + "/traces/AzureLLMInferenceTrace_conv.csv";
        if (!std::filesystem::exists(path)) QSKIP("no shared data");
        const auto imported = evidence::import_file(path);
        QCOMPARE(imported->requests.size(), std::size_t(19366));
        QVERIFY(std::abs(evidence::figure(*imported, "offered_rate", "rate") - 5.53) < 0.005);
    }

    // Between the first and the last of n arrivals there are n - 1 times between two.
    void offersWhatComesBetweenTheFirstAndTheLast()
    {
        const auto imported = evidence::import_text("TIMESTAMP,ContextTokens,GeneratedTokens\n"
                                                    "2023-11-16 18:00:00.0,10,5\n"
                                                    "2023-11-16 18:00:01.0,10,5\n"
                                                    "2023-11-16 18:00:02.0,10,5\n",
                                                    "t.csv");
        QVERIFY(imported);
        QCOMPARE(evidence::figure(*imported, "offered_rate", "rate"), 1.0);
    }

    void saysWhatWasTried()
    {
        const auto none = evidence::import_text("hello\nworld\n", "notes.txt");
        QVERIFY(!none);
        const std::string text = to_string(none.errors());
        for (const char* part : {"prometheus-text", "bench-serve", "trace", "begins with \"hello\""})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        QVERIFY(to_string(evidence::import_text("", "x").errors()).find("empty") != std::string::npos);
        QVERIFY(to_string(evidence::import_text("\x1f\x8b\x08", "x").errors()).find("unpack") !=
                std::string::npos);
        QVERIFY(to_string(evidence::import_text("a 1\n", "x", {}, "prometheus").errors()).find("known: ") !=
                std::string::npos);
        QVERIFY(!evidence::import_file("/nowhere/x"));
        QVERIFY(to_string(evidence::import_file("/").errors()).find("folder") != std::string::npos);
    }

    void pairsSnapshots()
    {
        const QTemporaryDir folder;
        const std::vector<std::string> paths = {
            written(folder, "a.prom", "# fulcrum-time: 1764504000\nvllm:generation_tokens_total 10\n"),
            written(folder, "b.prom", "# fulcrum-time: 1764504060\nvllm:generation_tokens_total 610\n"),
            written(folder, "c.txt", "nothing\n")};
        const auto files = evidence::import_files(paths);
        QCOMPARE(files.imported.size(), std::size_t(1));
        QCOMPARE(evidence::figure(files.imported.front(), "output_token_rate", "rate"), 10.0);
        QCOMPARE(files.errors.size(), std::size_t(1));
    }

    // FORMATS 3, trap 4: 1,795 ms at the server, 31 ms at the client.
    void holdsServerAgainstClient()
    {
        const std::string folder = kShared + "/measured/inference-perf-baseline/results/";
        if (!std::filesystem::exists(folder)) QSKIP("no shared data");
        const std::vector<std::string> paths = {folder + "stage_0_lifecycle_metrics.json",
                                                folder + "stage_0_prometheus_metrics.json"};
        const auto files = evidence::import_files(paths);
        QVERIFY(files.errors.empty());
        QVERIFY(evidence::says(files.warnings, "held earlier traffic"));
    }

    // 8 billion parameters at two bytes take 4.8 ms to read on an H100.
    void pointsOutWhatNoGpuCanDo()
    {
        const std::string text =
            "DCGM_FI_DEV_SM_CLOCK{gpu=\"0\",modelName=\"NVIDIA H100 80GB HBM3\"} 1980\n"
            "vllm:inter_token_latency_seconds_sum{model_name=\"meta-llama/Llama-3.1-8B\"} 3.47\n"
            "vllm:inter_token_latency_seconds_count{model_name=\"meta-llama/Llama-3.1-8B\"} 1000\n";
        const auto fast = evidence::import_text(text, "m.prom");
        QVERIFY(fast);
        QVERIFY(evidence::says(fast->warnings, "weights"));
        std::string slow = text;
        slow.replace(slow.find("3.47"), 4, "7.23");
        QVERIFY(!evidence::says(evidence::import_text(slow, "m.prom")->warnings, "weights"));
    }

    void namesObservations()
    {
        std::vector<scenario::Observation> all(3);
        for (auto& one : all) {
            one.metric = "ttft_s";
            one.statistic = "p99";
        }
        all[2].population.replica = "vllm/0";
        evidence::name_observations(all);
        QCOMPARE(all[0].id, std::string("ttft_s-p99"));
        QCOMPARE(all[1].id, std::string("ttft_s-p99-2"));
        QCOMPARE(all[2].id, std::string("ttft_s-p99-vllm-0"));
        QCOMPARE(all[2].title, std::string("Time to first token, p99, vllm/0"));
    }
};

QTEST_APPLESS_MAIN(TestEvidenceImport)
#include "test_evidence_import.moc"
