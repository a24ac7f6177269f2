// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are broken in many ways: never a crash, and whatever comes out is sound. The fuzzers in
// tests/fuzz go on from here for as long as they are let.
#include "base/random.h"
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/logs/engine_log.h"
#include "evidence/metrics/panel_csv.h"
#include "evidence/metrics/query_range.h"
#include "evidence/metrics/snapshot.h"
#include "evidence/metrics/trtllm.h"
#include "evidence/requests/access_log.h"
#include "evidence/requests/request_rows.h"
#include "evidence/requests/spans.h"
#include "fuzz/importer_fuzz.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::evidence;

namespace
{

using Parse = Result<Imported> (*)(std::string_view, const std::string&, const ImportOptions&);

const std::string kBench = R"({"backend": "vllm", "model_id": "m", "num_prompts": 10, "request_rate": "inf",
"max_concurrency": 4, "duration": 2.0, "completed": 8, "total_input_tokens": 800, "total_output_tokens": 400,
"request_throughput": 4.0, "request_goodput:": 3.0, "mean_ttft_ms": 100.0, "p99_ttft_ms": NaN, "mean_tpot_ms": 10.0,
"input_lens": [1, 2], "output_lens": [3, 0], "ttfts": [0.1, 0], "itls": [[0.1, 0.2], []], "errors": ["", "Timeout"]})";
const std::string kReport =
    R"({"load_summary": {"requested_rate": 10, "achieved_rate": 5, "schedule_delay": {"mean": 1}},
"successes": {"count": 7, "latency": {"request_latency": {"mean": 1}, "time_to_first_token": {"mean": 0.1, "p99": 2},
"time_per_output_token": {"mean": 0.001}, "inter_token_latency": {"mean": 0.001, "median": 0.00004}},
"throughput": {"requests_per_sec": 3}, "output_len": {"mean": 64}}, "failures": {"count": 1}})";
const std::string kGuide =
    R"({"benchmarks": [{"args": {"strategy": {"type_": "constant", "rate": 5.0}}, "run_stats":
{"requests_made": {"successful": 90, "incomplete": 4, "errored": 6}}, "metrics": {"request_latency": {"successful":
{"mean": 1.05, "median": 1.0, "percentiles": {"p99": 2.0}}}}, "requests": {"successful": [{"start_time": 1}]}}]})";
const std::string kSummary =
    R"({"schema_version": "1.1", "request_latency": {"unit": "ms", "avg": 1050.0, "p99": 2000.0},
"time_to_first_token": {"unit": "ms", "avg": 50.0}, "error_request_count": {"unit": "requests", "avg": 5.0}})";
const std::string kRecords =
    R"({"metadata": {"x_request_id": "a", "request_start_ns": 1759813207532900363, "was_cancelled": false}, "metrics": )"
    R"({"time_to_first_token": {"value": 50.0, "unit": "ms"}, "inter_chunk_latency": {"value": [4.0], "unit": "ms"}}, )"
    R"("error": {"code": 429}})"
    "\n";

const std::string kMetrics =
    "# TYPE vllm:num_requests_running gauge\n"
    "vllm:num_requests_running{engine=\"0\",model_name=\"m\"} 3.0 1760000000000\n"
    "# TYPE vllm:time_to_first_token_seconds histogram\n"
    "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"0.1\",model_name=\"m\"} 5\n"
    "vllm:time_to_first_token_seconds_bucket{engine=\"0\",le=\"+Inf\",model_name=\"m\"} 8\n"
    "vllm:time_to_first_token_seconds_count{engine=\"0\",model_name=\"m\"} 8\n"
    "vllm:time_to_first_token_seconds_sum{engine=\"0\",model_name=\"m\"} 2.5\n"
    "vllm:num_preemptions_total{engine=\"0\",model_name=\"m\"} 2\n"
    "vllm:gpu_cache_usage_perc{model_name=\"m\"} 0.5\n";
const std::string kIterations =
    R"([{"iter": 1, "iterLatencyMS": 12.5, "numActiveRequests": 3, "numQueuedRequests": 2, "timestamp":
"07-20-2026 10:00:00.000000", "kvCacheStats": {"maxNumBlocks": 100, "usedNumBlocks": 40, "reusedBlocks": 5,
"missedBlocks": 7, "cacheHitRate": 0.4}, "inflightBatchingStats": {"numContextRequests": 1, "numGenRequests": 2,
"numCtxTokens": 512, "numPausedRequests": 0}}, {"iter": 2, "iterLatencyMS": 13.0, "numActiveRequests": 4}])";

struct Importer {
    const char* name;
    Parse parse;
    std::string text;
};

std::string seed(const char* file)
{
    return text_of((test::source_folder() + "/tests/fuzz/seeds/") + file).value_or("");
}

std::vector<Importer> importers()
{
    const std::string log =
        "(APIServer pid=1) INFO 09-02 13:26:52 [loggers.py:123] Engine 000: Avg prompt throughput: 0.0 "
        "tokens/s, Avg generation throughput: 708.5 tokens/s, Running: 50 reqs, Waiting: 0 reqs, GPU KV "
        "cache usage: 20.4%, Prefix cache hit rate: 37.1%\n"
        "[2025-08-08 03:35:19 DP2] Decode batch. #running-req: 1, #token: 47, token usage: 0.00, cuda graph: "
        "True, gen throughput (token/s): 2.18, #queue-req: 0,\n"
        "INFO 09-02 x non-default args: {'model': 'm', 'a': [1, {'b': 2}], 'api_key': 'k'}\n"
        "GPU KV cache size: 2,640,144 tokens, Maximum concurrency for 16,384 tokens per request: 284.25x\n";
    return {{"bench", benchmarks::parse_bench_serve, kBench},
            {"inference-perf", benchmarks::parse_inference_perf, kReport},
            {"guidellm", benchmarks::parse_guidellm, kGuide},
            {"aiperf", benchmarks::parse_aiperf_summary, kSummary},
            {"records", benchmarks::parse_aiperf_records, kRecords + kRecords},
            {"log", logs::parse_engine_log, log},
            {"spans", requests::parse_spans, seed("otlp.json")},
            {"access", requests::parse_access_log, seed("access_log.txt")},
            {"access-json", requests::parse_access_log, seed("access_log.json")},
            {"rows", requests::parse_request_rows, seed("requests.csv")},
            {"metrics", metrics::parse_snapshot, kMetrics},
            {"query_range", metrics::parse_query_range, seed("query_range.json")},
            {"panel", metrics::parse_panel_csv, seed("grafana.csv")},
            {"iterations", metrics::parse_trtllm, kIterations}};
}

std::string mutated(std::string text, RandomStream& random)
{
    constexpr std::string_view kNasty = "{}[]\":,;\n\r\t -+.eE0199\\\xff\xc3\x1bnN|=()'/";
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random.bits() % n); };
    for (std::size_t count = 1 + below(4); count > 0 && !text.empty(); --count) {
        const std::size_t at = below(text.size());
        switch (below(5)) {
        case 0:
            text[at] = kNasty[below(kNasty.size())];
            break;
        case 1:
            text.insert(at, 1, kNasty[below(kNasty.size())]);
            break;
        case 2:
            text.erase(at, 1 + below(20));
            break;
        case 3:
            text.insert(below(text.size()), text.substr(at, below(60)));
            break;
        default:
            text.resize(at);
        }
    }
    return text;
}

} // namespace

class TestEvidenceImportersBroken : public QObject
{
    Q_OBJECT

private slots:
    void whole_texts_are_read()
    {
        for (const Importer& one : importers())
            QVERIFY2(one.parse(one.text, "f", {}), one.name);
    }

    void mutated_texts_never_crash()
    {
        constexpr int kRuns = 600;
        for (const Importer& one : importers()) {
            RandomStream random(7, 1, 1);
            for (int run = 0; run < kRuns; ++run) {
                ImportOptions options;
                options.stop_at_first_error = run % 2 == 0;
                check_import(one.parse(mutated(one.text, random), "f", options));
            }
        }
    }

    void every_text_may_be_given_to_every_importer()
    {
        for (const Importer& one : importers())
            for (const Importer& other : importers())
                check_import(one.parse(other.text, "f", {}));
    }

    void deep_and_long_texts_do_not_hang()
    {
        const std::string deep(100'000, '[');
        const std::string braces = "{\"a\":" + std::string(50'000, '{');
        const std::string quotes(100'000, '"');
        const std::string one_line(1'000'000, 'x');
        for (const Importer& one : importers())
            for (const std::string& text : {deep, braces, quotes, one_line})
                check_import(one.parse(text, "f", {}));
    }
};

QTEST_APPLESS_MAIN(TestEvidenceImportersBroken)
#include "test_evidence_importers_broken.moc"
