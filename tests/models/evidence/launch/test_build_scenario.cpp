// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios from what people have: they run as they are, and say what they do not know.
#include "evidence/launch/build_scenario.h"
#include "evidence/launch/from_files.h"
#include "evidence/launch/launch_line.h"
#include "evidence/launch/run_meta.h"

#include "cluster/simulation.h"
#include "golden/measured_run.h"
#include "scenario/document.h"
#include "study/study.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::launch;

namespace
{

const cluster::Kinds& kinds()
{
    static const cluster::Kinds all = test::all_kinds();
    return all;
}

const QString kData = QString::fromStdString(test::shared_data());

LaunchFacts facts_of(std::string_view line)
{
    Redactor redactor;
    auto facts = read_launch_line(line, "", redactor);
    if (!facts) qFatal("%s", to_string(facts.errors()).c_str());
    return *facts;
}

Result<Built> build(const LaunchFacts& facts, const Load& load, const BuildOptions& options)
{
    return build_scenario(facts, load, options, kinds());
}

Load rate(double per_second)
{
    Load load;
    load.rate = per_second;
    return load;
}

scenario::Document document_of(const std::string& toml)
{
    return scenario::Document(toml, "built.toml", cluster::node_types(kinds()));
}

// "max_num_seqs = 64 # --max-num-seqs" stands in the text.
bool says(const Built& built, const std::string& line)
{
    return built.toml.find("\n" + line) != std::string::npos;
}

bool any_with(const std::vector<std::string>& sentences, std::string_view part)
{
    return std::any_of(sentences.begin(), sentences.end(),
                       [part](const std::string& each) { return each.find(part) != std::string::npos; });
}

} // namespace

class TestBuildScenario : public QObject
{
    Q_OBJECT

private slots:
    // What is no UTF-8, and longer than a line of the project, is still told in a project that can be read.
    void bytes_that_are_no_text_do_not_spoil_the_project()
    {
        const LaunchFacts facts =
            facts_of("vllm serve Qwen/Qwen3-8B --radi" + std::string(75, '\x93') + "x-cache");
        const auto built = build(facts, rate(1), {.title = "", .gpu = "h100", .config = ""});
        QVERIFY2(built.ok(), built ? "" : to_string(built.errors()).c_str());
        const scenario::Document document = document_of(built->toml);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
    }

    // What is typed has the last word over a file, and a difference does not pass in silence.
    void sources_that_differ_are_named()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("serve.sh").toStdString();
        QVERIFY(
            scenario::write_text_file(path, "vllm serve Qwen/Qwen3-8B --max-num-seqs 64 --seed 3\n").ok());
        Redactor redactor;
        const auto both = facts_from({path}, "vllm serve Qwen/Qwen3-8B --max-num-seqs 7", redactor);
        QVERIFY(both.ok());
        QCOMPARE(both->facts.find("--max-num-seqs")->value, std::string("7"));
        QCOMPARE(both->facts.find("--seed")->value, std::string("3"));
        QCOMPARE(both->notes.size(), std::size_t{1});
        QVERIFY2(any_with(both->notes, "differ in --max-num-seqs: 64 and 7; the latter counts"),
                 both->notes[0].c_str());
    }

    void takes_flags_over()
    {
        const LaunchFacts facts = facts_of(
            "docker run -e VLLM_ATTENTION_BACKEND=FLASHINFER --cpus 4 vllm/vllm-openai:v0.11.0 --model "
            "RedHatAI/Meta-Llama-3.1-8B-Instruct-FP8-dynamic --max-model-len 32K --max-num-seqs 64 -tp 2 "
            "--no-enable-prefix-caching --kv-cache-dtype fp8 --enable-lora --max-log-len 10 --frobnicate 3");
        const auto built = build(facts, rate(4), {.title = "", .gpu = "h100", .config = ""});
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        QVERIFY(says(*built, "plugin = \"vllm\"\n"));
        QVERIFY(says(*built, "model = \"llama-3.1-8b\" # RedHatAI/Meta-Llama-3.1-8B-Instruct-FP8-dynamic\n"));
        QVERIFY(says(*built, "weights = \"fp8\" # the model's name\n"));
        QVERIFY(says(*built, "version = \"0.9\" # version 0.11.0\n"));
        QVERIFY(says(*built, "max_model_len = 32768 # --max-model-len\n"));
        QVERIFY(says(*built, "max_num_seqs = 64 # --max-num-seqs\n"));
        QVERIFY(says(*built, "tensor_parallel = 2 # -tp\n"));
        QVERIFY(says(*built, "enable_prefix_caching = false # --no-enable-prefix-caching\n"));
        QVERIFY(says(*built, "kv_cache = \"fp8\" # --kv-cache-dtype\n"));
        QVERIFY(says(*built, "cpu_limit = 4 # cores\n"));
        QVERIFY(says(*built, "ignored_flags = \"--enable-lora, --frobnicate, VLLM_ATTENTION_BACKEND\""));
        QVERIFY(any_with(built->not_taken_over, "--enable-lora: adapters add work to each step"));
        QVERIFY(any_with(built->not_taken_over, "--frobnicate 3: this flag is not known here"));
        QVERIFY(any_with(built->not_taken_over, "VLLM_ATTENTION_BACKEND=FLASHINFER: it chooses kernels"));
        QVERIFY(!any_with(built->not_taken_over, "--max-log-len"));
        const scenario::Document document = document_of(built->toml);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
    }

    // The flags that are ignored lower the trust of the results, and the run says which.
    void lowers_trust()
    {
        const auto built = build(facts_of("vllm serve meta-llama/Llama-3.1-8B --enable-lora --max-loras 4"),
                                 rate(2), {.title = "", .gpu = "h100", .config = ""});
        QVERIFY(built.ok());
        const scenario::Document document = document_of(built->toml);
        QVERIFY(document.runnable());
        const auto& scenario = document.project().scenarios.front();
        QCOMPARE(study::trust_of(scenario),
                 std::string("uncalibrated, 2 flags of the real engine are not simulated"));
        scenario::RunSettings run = document.project().run;
        run.max_requests = 5;
        const auto record = cluster::simulate(scenario, run, kinds(), {});
        QVERIFY(record.ok());
        QVERIFY(any_with(record->notes, "engine: not simulated are --enable-lora, --max-loras"));
    }

    void knows_other_engines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* line, const char* expected) {
            QTest::newRow(line) << line << expected;
        };
        row("VLLM_USE_V1=0 vllm serve meta-llama/Llama-3.1-8B --max-model-len 8k", "plugin = \"vllm-v0\"");
        row("docker run vllm/vllm-openai:v0.6.3 --model meta-llama/Llama-3.1-8B", "plugin = \"vllm-v0\"");
        row("sglang serve --model-path Qwen/Qwen3-8B --disable-radix-cache", "radix_cache = false");
        row("sglang serve --model-path Qwen/Qwen3-8B --chunked-prefill-size -1", "chunked_prefill_size = 0");
        row("sglang serve --model-path Qwen/Qwen3-8B --schedule-policy lpm", "schedule_policy = \"lpm\"");
        row("sglang serve --model-path Qwen/Qwen3-8B --context-length 4096", "max_model_len = 4096");
        row("trtllm-serve Qwen/Qwen3-8B --max_batch_size 64 --kv_cache_free_gpu_memory_fraction 0.8",
            "free_gpu_memory_fraction = 0.8");
        row("vllm serve openai/gpt-oss-20b", "weights = \"int4\"");
        row("vllm serve Qwen/Qwen3-8B -O '{\"cudagraph_capture_sizes\": [1, 2, 4]}'",
            "cudagraph_capture_sizes = [1, 2, 4]");
        row("vllm serve Qwen/Qwen3-8B -O0", "enforce_eager = true");
        row("vllm serve Qwen/Qwen3-8B --speculative-config "
            "'{\"method\":\"ngram\",\"num_speculative_tokens\":4}'",
            "draft_tokens = 4");
        row("vllm serve Qwen/Qwen3-8B --data-parallel-size 4", "replicas = 4");
        row("vllm serve /models/Llama-3.1-8B-Instruct --quantization awq_marlin", "weights = \"int4\"");
    }

    void knows_other_engines()
    {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const auto built =
            build(facts_of(line.toStdString()), rate(1), {.title = "", .gpu = "h100", .config = ""});
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        QVERIFY2(says(*built, expected.toStdString()), built->toml.c_str());
        const scenario::Document document = document_of(built->toml);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
    }

    // FORMATS 3.5
    void runs_unquantised_where_the_flag_was_never_seen()
    {
        const auto built = build(facts_of("vllm serve Qwen/Qwen3-8B '--quantization bitsandbytes'"), rate(1),
                                 {.title = "", .gpu = "h100", .config = ""});
        QVERIFY(built.ok());
        QVERIFY(built->toml.find("weights =") == std::string::npos);
        QVERIFY(any_with(built->warnings, "is one argument, not a flag and its value"));
    }

    // Two histograms and a hit ratio: the run meets all three.
    void draws_what_the_histograms_say()
    {
        Load load = rate(5);
        load.prompt = read_lengths("le,count\n256,100\n512,400\n1024,900\n2048,1000\n", "p.csv").value();
        load.prompt->sum = 700'000;
        load.output = read_lengths("[[64, 10], [128, 80], [256, 10]]", "o.json").value();
        load.hit_ratio = 0.3;
        const auto built = build(facts_of("vllm serve meta-llama/Llama-3.1-8B"), load,
                                 {.title = "", .gpu = "h100", .config = ""});
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        const scenario::Document document = document_of(built->toml);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        QCOMPARE(document.project().scenarios.size(), std::size_t{3}); // deployed, bursts, many-prefixes
        scenario::RunSettings run = document.project().run;
        run.replications = 1;
        const auto record = cluster::simulate(document.project().scenarios.front(), run, kinds(), {});
        QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());
        double output = 0;
        for (const engine::RequestTimes& each : record->requests)
            output += each.output_tokens;
        output /= static_cast<double>(record->requests.size());
        QVERIFY2(std::abs(output / 98 - 1) < 0.1, std::to_string(output).c_str());
        const auto result = study::run_scenario(document.project().scenarios.front(), run, kinds(), {});
        QVERIFY(result.ok());
        const double hits = result->figures.prefix_hit_ratio.value;
        QVERIFY2(std::abs(hits - 0.3) < 0.04, std::to_string(hits).c_str());
        QVERIFY(any_with(built->assumptions, "drawn independently"));
    }

    // Counts up to an end can not fall: what falls is of each bucket, unless somebody said otherwise.
    void tells_counts_of_a_bucket_from_counts_up_to_its_end()
    {
        const auto as = [](std::string_view text, CountsOf counts = CountsOf::Told) {
            return read_lengths_as(text, "h.csv", counts);
        };
        const auto grows = as("le,count\n256,100\n512,400\n+Inf,400\n");
        QCOMPARE(grows->buckets.counts, (std::vector<std::int64_t>{100, 300, 0}));
        QVERIFY(grows->note.empty());
        const auto falls = as("le,count\n256,100\n512,400\n1024,30\n");
        QVERIFY(falls->counts == CountsOf::EachBucket);
        QCOMPARE(falls->buckets.counts, (std::vector<std::int64_t>{100, 400, 30, 0}));
        QVERIFY(falls->note.find("fall at 1024") != std::string::npos);
        const auto said = as("le,count\n256,100\n512,400\n", CountsOf::EachBucket);
        QCOMPARE(said->buckets.counts, (std::vector<std::int64_t>{100, 400, 0}));
        const auto up_to = as("upper,count\n256,100\n512,400\n", CountsOf::UpToEnd);
        QCOMPARE(up_to->buckets.counts, (std::vector<std::int64_t>{100, 300, 0}));
        const auto json = as(R"([{"le": 10, "count": 5}, {"le": "+Inf", "count": 2}])");
        QCOMPARE(json->buckets.counts, (std::vector<std::int64_t>{5, 2}));

        for (const char* text : {"upper,cumulative\n256,400\n512,100\n",
                                 "x_bucket{le=\"256\"} 400\nx_bucket{le=\"512\"} 100\n"}) {
            const auto refused = as(text);
            QVERIFY(!refused.ok());
            QVERIFY(refused.errors().front().message.find("fall from 400 to 100 at 512") !=
                    std::string::npos);
            QVERIFY(refused.errors().front().at.line == (text[0] == 'u' ? 3 : 2));
        }
        QVERIFY(!as("le,count\n256,400\n512,100\n", CountsOf::UpToEnd).ok());
    }

    // Enough requests for percentiles at any rate, and not more than one waits for.
    void runs_as_long_as_its_rate_needs()
    {
        const auto until = [](double per_second) {
            const auto built = build(facts_of("vllm serve meta-llama/Llama-3.1-8B"), rate(per_second),
                                     {.title = "", .gpu = "h100", .config = ""});
            if (!built) qFatal("%s", to_string(built.errors()).c_str());
            const scenario::Document document = document_of(built->toml);
            if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
            return std::pair(to_seconds(*document.project().run.until), built->warnings);
        };
        QCOMPARE(until(12).first, 300.0);
        QCOMPARE(until(1).first, 3000.0);
        QCOMPARE(until(0.1).first, 30000.0);
        QCOMPARE(until(1000).first, 60.0);
        QCOMPARE(until(1e6).first, 30.0);
        const auto rare = until(0.001);
        QCOMPARE(rare.first, 86400.0);
        QVERIFY(any_with(rare.second, "a run of a day has 86 requests"));
    }

    // Logs of engines before "non-default args".
    void starts_as_an_old_log_says()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("vllm.log")).toStdString();
        const std::string log =
            "INFO 10-23 12:00:00 api_server.py:528] vLLM API server version 0.6.3\n"
            "INFO 10-23 12:00:00 api_server.py:529] args: Namespace(subparser='serve', "
            "model_tag='meta-llama/Llama-3.1-8B', host=None, api_key='c4nary', "
            "model='meta-llama/Llama-3.1-8B', max_num_seqs=48, enable_prefix_caching=False, "
            "gpu_memory_utilization=0.85, tensor_parallel_size=2, lora_modules=None, "
            "dispatch_function=<function serve at 0x7f1>)\n";
        QVERIFY(scenario::write_text_file(path, log).ok());
        Given given;
        given.files = {path};
        given.rate = 2;
        given.gpu = "h100";
        const auto built = scenario_from(given, kinds());
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        for (const char* line : {"max_num_seqs = 48", "tensor_parallel = 2", "prefix_caching = false"})
            QVERIFY2(built->toml.find(line) != std::string::npos, built->toml.c_str());
        QVERIFY(built->toml.find("c4nary") == std::string::npos);
        QVERIFY(any_with(built->redacted, "secret among the engine's arguments"));
    }

    void asks_for_what_is_missing()
    {
        const auto built = build(facts_of("vllm serve acme/own-model"), {}, {});
        QVERIFY(!built.ok());
        const std::string text = to_string(built.errors());
        QVERIFY(text.find("nothing says how many requests come") != std::string::npos);
        QVERIFY(text.find("which GPU") != std::string::npos);
        QVERIFY(text.find("the catalogue has no model \"acme/own-model\"") != std::string::npos);
        QVERIFY(text.find("config.json") != std::string::npos);
    }

    // Issue 4: from the folder of a measured run alone, without an edit by hand.
    void repeats_a_measured_run()
    {
        const QString folder = kData + "/measured/RTX4090_Llama-3.1-8B";
        if (!QDir(folder).exists()) QSKIP("the measured runs are not on this machine");
        const auto text = scenario::read_text_file((folder + "/meta.json").toStdString());
        QVERIFY(text.ok());
        Redactor redactor;
        const auto facts = read_run_meta(*text, "meta.json", redactor);
        QVERIFY2(facts.ok(), facts.ok() ? "" : to_string(facts.errors()).c_str());
        Load load;
        load.trace = (folder + "/requests.jsonl").toStdString();
        const auto built = build(*facts, load, {});
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        QVERIFY2(says(*built, "kv_blocks = 2588 # meta.json, kv_cache, num_gpu_blocks\n"),
                 built->toml.c_str());
        QVERIFY(says(*built, "device = \"rtx-4090\""));
        QVERIFY(says(*built, "max_num_batched_tokens = 2048"));
        const scenario::Document document = document_of(built->toml);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        const auto record =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds(), {});
        QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());
        const auto measured = test::read_measured(folder);
        QVERIFY(measured.ok());
        const test::Latencies simulated = test::latencies(record->requests);
        const std::string table = test::compared(simulated, measured->latencies);
        std::printf("%s", table.c_str());
        QVERIFY2(std::abs(simulated.ttft.mean / measured->latencies.ttft.mean - 1) < 0.10, table.c_str());
        QVERIFY2(std::abs(simulated.tpot.mean / measured->latencies.tpot.mean - 1) < 0.10, table.c_str());
    }
};

QTEST_GUILESS_MAIN(TestBuildScenario)
#include "test_build_scenario.moc"
