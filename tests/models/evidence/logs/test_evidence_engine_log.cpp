// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of vLLM and SGLang: series, start-up facts, and what stands around the engines' own lines.
#include "evidence/logs/engine_log.h"
#include "evidence/logs/log_series.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::logs;

namespace
{

const std::string kV1 = "(APIServer pid=158) INFO 12-31 23:59:50 [loggers.py:123] Engine 000: Avg prompt "
                        "throughput: 10.0 tokens/s, Avg "
                        "generation throughput: 708.5 tokens/s, Running: 50 reqs, Waiting: 3 reqs, GPU KV "
                        "cache usage: 20.4%, Prefix cache "
                        "hit rate: 37.1%\n"
                        "(APIServer pid=158) INFO 01-01 00:00:00 [loggers.py:123] Engine 000: Avg prompt "
                        "throughput: 20.0 tokens/s, Avg "
                        "generation throughput: 732.6 tokens/s, Running: 54 reqs, Waiting: 1 reqs, GPU KV "
                        "cache usage: 22.1%, Prefix cache "
                        "hit rate: 38.0%\n";

Imported read(const std::string& text)
{
    const auto imported = parse_engine_log(text, "engine.log");
    return imported ? *imported : Imported{};
}

} // namespace

class TestEvidenceEngineLog : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_real_lines_of_all_engines()
    {
        const auto text = text_of(test::shared_data() + "/dumps/engine_log_line_formats.txt");
        if (!text) QSKIP("../shared/data is absent");
        QVERIFY(looks_like_engine_log(*text));
        const Imported log = read(*text);
        QCOMPARE(log.kind, std::string("engine-log"));
        QCOMPARE(log.title, std::string("Log of vLLM and SGLang, 9 lines with figures"));
        // V0: an idle engine
        QCOMPARE(series(log, "output_token_rate", "")->values, (std::vector<double>{0, 0}));
        // V1
        const Series* running = series(log, "running", "engine 0");
        QVERIFY(running);
        QCOMPARE(running->values, (std::vector<double>{0, 50, 50}));
        QVERIFY(near(figure(log, "output_token_rate", "rate", "", "engine 0"), (708.5 + 732.6 + 6.9) / 3));
        QVERIFY(near(figure(log, "kv_usage", "max", "", "engine 0"), 0.221));
        QCOMPARE(fact(log, "kv_cache_tokens"), std::string("2640144"));
        QCOMPARE(fact(log, "max_model_len"), std::string("16384"));
        QCOMPARE(fact(log, "max_concurrency_at_max_len"), std::string("284.25"));
        QCOMPARE(fact(log, "available_kv_cache_gib"), std::string("45.32"));
        QCOMPARE(fact(log, "weights_gib"), std::string("17.2217"));
        QCOMPARE(fact(log, "load_seconds"), std::string("1219.491504"));
        // SGLang: lines with and without a rank, and one without a time
        QCOMPARE(figure(log, "running", "max", "", "DP 2"), 1.0);
        QVERIFY(near(figure(log, "prefix_hit_ratio", "share"), 0.0) ||
                figure(log, "prefix_hit_ratio", "share") >= 0);
        QCOMPARE(figure(log, "graph_share", "share"), 1.0);
        QCOMPARE(fact(log, "k_cache_gb"), std::string("36.7"));
        const auto tokens = [](const Fact& f) { return f.key == "kv_cache_tokens" && f.value == "2405039"; };
        QVERIFY(std::ranges::any_of(log.facts, tokens));
        QCOMPARE(fact(log, "preemptions"), std::string("2"));
        QVERIFY(std::ranges::is_sorted(series(log, "running")->seconds));
        QCOMPARE(figure(log, "running", "max"), 233.0);
        QCOMPARE(figure(log, "waiting", "max"), 317.0);
    }

    void counts_from_the_first_line_over_new_year()
    {
        QVERIFY(looks_like_engine_log(kV1));
        const Imported log = read(kV1);
        QVERIFY(!log.utc);
        const Series* waiting = series(log, "waiting");
        QCOMPARE(waiting->seconds, (std::vector<double>{0, 10}));
        QCOMPARE(waiting->values, (std::vector<double>{3, 1}));
        QCOMPARE(waiting->population.replica, std::string("engine 0"));
        QVERIFY(near(figure(log, "prefix_hit_ratio", "share"), 0.38));
        QVERIFY(says(log.warnings, "no year"));
    }

    // A clock that was set, or two logs put together: the points are sorted, and that is said.
    void times_that_jump_back_are_told()
    {
        const std::string line =
            " INFO Engine 000: Avg prompt throughput: 1.5 tokens/s, Avg generation throughput: 2.0 tokens/s, "
            "Running: 7 reqs, Waiting: 0 reqs, GPU KV cache usage: 1.0%, Prefix cache hit rate: 0.0%\n";
        const auto log = [&](const char* second) {
            return read("2026-01-02T03:04:15Z" + line + "2026-01-02T03:04:" + second + "Z" + line);
        };
        QVERIFY(!says(log("25").warnings, "jump back"));
        QVERIFY(!says(log("13").warnings, "jump back")); // threads write their lines in any order
        const Imported back = log("05");
        QVERIFY(says(back.warnings, "jump back"));
        QVERIFY(says(back.warnings, "by 10 s at most"));
        QVERIFY(std::ranges::is_sorted(series(back, "running")->seconds));
    }

    void understands_what_stands_around_the_lines()
    {
        const std::string line =
            "Engine 001: Avg prompt throughput: 1.5 tokens/s, Avg generation throughput: 2.0 tokens/s, "
            "Running: 7 reqs, Waiting: 0 reqs, GPU KV cache usage: 1.0%, Prefix cache hit rate: 0.0%";
        const Imported log =
            read("[pod/vllm-7d9f-abc/vllm] 2026-01-02T03:04:05.5Z \x1b[0;36m(APIServer pid=1)\x1b[0;0m INFO "
                 "01-02 05:04:05 [loggers.py:1] " +
                 line +
                 "\r\n"
                 "vllm-2  | 2026-01-02T03:04:15Z INFO " +
                 line +
                 " [repeated 3x across cluster]\n"
                 "{\"log\":\"INFO 01-02 05:04:05 " +
                 line +
                 "\\n\",\"stream\":\"stderr\",\"time\":"
                 "\"2026-01-02T03:04:06.25Z\"}\n");
        QVERIFY(log.utc);
        QCOMPARE(series(log, "running", "vllm-7d9f-abc, engine 1")->seconds.front(), 1767323045.5);
        QCOMPARE(series(log, "running", "vllm-2, engine 1")->seconds.front(), 1767323055.0);
        QCOMPARE(series(log, "running", "engine 1")->seconds.front(), 1767323046.25);
        QVERIFY(says(log.warnings, "folded 3 further lines"));
        QVERIFY(!says(log.warnings, "name no zone"));
    }

    void reads_what_older_vllm_says_at_start()
    {
        const Imported log =
            read("INFO 10-23 12:00:00 api_server.py:529] args: Namespace(host=None, port=8000, "
                 "api_key=['c4nary', 'c4nary2'], hf_token='c4nary3', model='m/n', "
                 "max_num_seqs=256, disable_log_stats=False, "
                 "ssl_keyfile=None, f=<function serve at 0x7f>)\n");
        QCOMPARE(fact(log, "engine"), std::string("vllm"));
        QCOMPARE(fact(log, "model"), std::string("m/n"));
        QCOMPARE(fact(log, "max_num_seqs"), std::string("256"));
        QCOMPARE(fact(log, "host"), std::string());
        for (const evidence::Fact& one : log.facts)
            QVERIFY(one.value.find("c4nary") == std::string::npos);
        QCOMPARE(log.redacted,
                 std::vector<std::string>{"Left out, 2 times: secret among the engine's arguments"});
    }

    void reads_what_vllm_says_at_start()
    {
        const Imported log = read(
            "(APIServer pid=1) INFO 11-03 05:51:44 [api_server.py:1839] vLLM API server version 0.11.0\n"
            "(APIServer pid=1) INFO 11-03 05:51:44 [utils.py:233] non-default args: {'model_tag': "
            "'Qwen/Qwen3-8B', 'port': "
            "8005, 'model': 'Qwen/Qwen3-8B', 'api_key': ['sk-abcdefghijklmnop'], 'max_model_len': 4096, "
            "'max_num_seqs': 64, "
            "'served_model_name': ['a', 'b'], 'enable_prefix_caching': False, 'quantization': None}\n"
            "(EngineCore_0 pid=9) INFO 11-03 05:52:00 [core.py:1] Initializing a V1 LLM engine (v0.11.0) "
            "with config: x, "
            "compilation_config={\"level\":3,\"cudagraph_capture_sizes\":[512,504,496,8,4,2,1],\"x\":1}\n"
            "(EngineCore_0 pid=9) INFO 11-03 05:52:01 [v.py:1] Chunked prefill is enabled with "
            "max_num_batched_tokens=8192.\n"
            "(EngineCore_0 pid=9) INFO 11-03 05:52:01 [v.py:1] GPU KV cache size: 112,347 tokens, Maximum "
            "concurrency for "
            "98,304 tokens per request: 1.14x\n"
            "(EngineCore_0 pid=9) INFO 11-03 05:52:01 [v.py:1] Graph capturing finished in 21 secs, took "
            "0.55 GiB\n"
            "(EngineCore_0 pid=9) INFO 11-03 05:52:01 init engine (profile, create kv cache, warmup model) "
            "took 45.25 seconds\n");
        QCOMPARE(fact(log, "engine"), std::string("vllm"));
        QCOMPARE(fact(log, "engine_version"), std::string("0.11.0"));
        QCOMPARE(fact(log, "model"), std::string("Qwen/Qwen3-8B"));
        QCOMPARE(fact(log, "max_num_seqs"), std::string("64"));
        QCOMPARE(fact(log, "served_model_name"), std::string("['a', 'b']"));
        QCOMPARE(fact(log, "enable_prefix_caching"), std::string("False"));
        QCOMPARE(fact(log, "quantization"), std::string());
        QCOMPARE(fact(log, "api_key"), std::string());
        QCOMPARE(log.redacted.size(), std::size_t{1});
        QCOMPARE(fact(log, "cudagraph_capture_sizes"), std::string("512,504,496,8,4,2,1"));
        QCOMPARE(figure(log, "max_captured_batch", "value"), 512.0);
        QCOMPARE(fact(log, "max_num_batched_tokens"), std::string("8192"));
        QCOMPARE(fact(log, "kv_cache_tokens"), std::string("112347"));
        QCOMPARE(fact(log, "max_concurrency_at_max_len"), std::string("1.14"));
        QCOMPARE(fact(log, "graph_capture_seconds"), std::string("21"));
        QCOMPARE(fact(log, "graph_gib"), std::string("0.55"));
        QCOMPARE(fact(log, "init_seconds"), std::string("45.25"));
        QCOMPARE(log.facts.front().where, std::string("log line 1"));
    }

    void reads_what_sglang_says()
    {
        const Imported log =
            read("[2026-05-15 08:39:19] server_args=ServerArgs(model_path='zai-org/GLM-5-FP8', tp_size=8, "
                 "mem_fraction_static=0.88, api_key='secret', cuda_graph_bs=[1, 2], host='10.1.2.3')\n"
                 "[2026-05-15 08:39:30 TP0] Capture cuda graph bs [1, 2, 4, 8, 16]\n"
                 "[2026-05-15 08:39:36 TP0] max_total_num_tokens=405039, chunked_prefill_size=8192, "
                 "max_prefill_tokens=16384, "
                 "max_running_requests=2048, context_len=131072, available_gpu_mem=6.5 GB\n"
                 "[2026-05-15 08:40:00 TP0] Prefill batch. #new-seq: 2, #new-token: 100, #cached-token: 300, "
                 "token usage: 0.10, "
                 "#running-req: 5, #queue-req: 1, \n"
                 "[2026-05-15 08:40:01 TP0] Decode batch. #running-req: 7, #token: 47, token usage: 0.20, "
                 "cuda graph: True, gen "
                 "throughput (token/s): 20.5, #queue-req: 0, \n"
                 "[2026-05-15 08:40:02 TP0] Decode batch. #running-req: 9, #token: 47, token usage: 0.30, "
                 "cuda graph: False, gen "
                 "throughput (token/s): 10.5, #queue-req: 0, \n"
                 "[2026-05-15 08:40:03 TP0] KV cache pool is full. Retract requests. #retracted_reqs: 4, "
                 "#new_token_ratio: 0.7\n");
        QCOMPARE(fact(log, "engine"), std::string("sglang"));
        QCOMPARE(fact(log, "model"), std::string("zai-org/GLM-5-FP8"));
        QCOMPARE(fact(log, "tp_size"), std::string("8"));
        QCOMPARE(fact(log, "kv_cache_tokens"), std::string("405039"));
        QCOMPARE(fact(log, "max_running_requests"), std::string("2048"));
        QCOMPARE(figure(log, "max_captured_batch", "value"), 16.0);
        QVERIFY(fact(log, "api_key").empty());
        QVERIFY(fact(log, "host").find("10.1.2.3") == std::string::npos);
        QCOMPARE(figure(log, "prefix_hit_ratio", "share"), 0.75);
        QCOMPARE(figure(log, "graph_share", "share"), 0.5);
        QCOMPARE(figure(log, "output_token_rate", "rate"), 15.5);
        QVERIFY(near(figure(log, "kv_usage", "max"), 0.3));
        QCOMPARE(fact(log, "preemptions"), std::string("4"));
        QVERIFY(near(figure(log, "preemption_rate", "rate"), 4.0 / 44));
        QCOMPARE(series(log, "graph_share")->values, (std::vector<double>{1, 0}));
        QVERIFY(says(log.warnings, "read as UTC"));
    }

    void marks_gaps_and_restarts()
    {
        std::string text = "vLLM API server version 0.9.2\n";
        for (const int second : {0, 10, 20, 30, 90, 100})
            text += "INFO 01-01 00:0" + std::to_string(second / 60) + ":" + (second % 60 < 10 ? "0" : "") +
                    std::to_string(second % 60) +
                    " [l.py:1] Engine 000: Avg prompt throughput: 1.0 tokens/s, Running: 1 reqs\n";
        const Imported log = read(text + "vLLM API server version 0.9.2\n");
        QCOMPARE(series(log, "running")->gaps, (std::vector<double>{30}));
        QVERIFY(says(log.warnings, "started 2 times"));
    }

    void finds_a_flag_that_was_not_taken()
    {
        const Imported log = read("INFO args: ['serve', 'm', '--quantization bitsandbytes']\n" + kV1);
        QVERIFY(says(log.warnings, "the flag --quantization is not taken"));
    }

    // Points are merged where there are too many; what is said of all lines is not.
    void a_long_log_keeps_its_figures()
    {
        LogSeries grown(10);
        for (int i = 0; i < 41; ++i) {
            LogLine line;
            line.seconds = 1.7e9 + 10 * i;
            line.full_date = line.zone = true;
            grown.set_time(line);
            grown.add("", "running", "Running", "", i);
        }
        Imported out;
        grown.finish(out);
        QVERIFY(near(figure(out, "running", "mean"), 20));
        QCOMPARE(figure(out, "running", "max"), 40.0);
        QCOMPARE(observation(out, "running", "mean")->count, std::optional<std::int64_t>(41));
        const Series* running = series(out, "running");
        QVERIFY(running);
        QVERIFY(running->values.size() <= 10);
        QCOMPARE(running->values.size(), running->seconds.size());
        QCOMPARE(running->seconds.front(), 1.7e9);
        QCOMPARE(running->values.front(), 3.5); // of eight lines
        QCOMPARE(running->values.back(), 40.0); // the last one alone
        QVERIFY(running->gaps.empty());
        QVERIFY(says(out.warnings, "each point of a series is the mean of 8 lines"));
    }

    void refuses_other_texts()
    {
        for (const std::string text :
             {"", "\n\n", "hello\nworld\n", "\x1b[", "INFO 99-99 99:99:99 throughput"}) {
            const auto log = parse_engine_log(text, "x");
            QVERIFY(!log);
            QVERIFY(!log.errors().front().hint.empty());
        }
    }

    void can_be_cancelled()
    {
        std::stop_source source;
        source.request_stop();
        std::string text;
        for (int i = 0; i < 3000; ++i)
            text += kV1;
        QVERIFY(!parse_engine_log(text, "x", {.stop = source.get_token()}));
    }
};

QTEST_APPLESS_MAIN(TestEvidenceEngineLog)
#include "test_evidence_engine_log.moc"
