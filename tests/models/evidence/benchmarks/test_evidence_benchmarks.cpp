// SPDX-License-Identifier: GPL-3.0-or-later
// Results of load generators: figures, definitions, what was dropped, and the traps of published results.
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/traps.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTest>

#include <filesystem>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::benchmarks;

namespace
{

const std::string kData = test::shared_data();

const std::string kOld = R"({"date": "20240506-1", "backend": "vllm", "model_id": "m", "num_prompts": 10,
"request_rate": Infinity, "max_concurrency": 4, "duration": 2.0, "completed": 8, "total_input_tokens": 800,
"total_output_tokens": 400, "request_throughput": 4.0, "request_goodput:": 3.0, "output_throughput": 200.0,
"mean_ttft_ms": 100.0, "median_ttft_ms": 90.0, "p99_ttft_ms": 300.0, "mean_tpot_ms": 10.0, "median_tpot_ms": 9.0,
"p99_tpot_ms": 20.0, "mean_itl_ms": 10.5, "median_itl_ms": 9.5, "p99_itl_ms": NaN, "version": "0.3.3"})";

std::string result(double rate, double throughput, double e2e_ms, double ttft_ms = 1000)
{
    return "{\"backend\": \"vllm\", \"model_id\": \"m\", \"request_rate\": " + std::to_string(rate) +
           ", \"duration\": 60, \"completed\": 600, \"total_output_tokens\": 6000, \"request_throughput\": " +
           std::to_string(throughput) + ", \"mean_e2el_ms\": " + std::to_string(e2e_ms) +
           ", \"mean_ttft_ms\": " + std::to_string(ttft_ms) + "}\n";
}

Result<Imported> bench(const std::string& text, const ImportOptions& options = {})
{
    return parse_bench_serve(text, "result.json", options);
}

Result<Imported> stage(const std::string& name, const ImportOptions& options = {})
{
    const std::string path = kData + "/measured/inference-perf-baseline/results/" + name;
    return parse_inference_perf(text_of(path).value_or(""), path, options);
}

bool no_data()
{
    return !std::filesystem::exists(kData + "/measured");
}

} // namespace

class TestEvidenceBenchmarks : public QObject
{
    Q_OBJECT

private slots:
    // Reconstructed from the measured runs in the shape of vllm bench serve; see ../shared/FORMATS.md.
    void reads_the_reconstructed_vllm_results_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("ttft_mean");
        QTest::addColumn<double>("ttft_p99");
        QTest::addColumn<double>("tpot_mean");
        QTest::addColumn<double>("e2e_p50");
        QTest::addColumn<double>("rate");
        QTest::newRow("RTX 4090") << "RTX4090_Llama-3.1-8B"
                                  << "meta-llama/Llama-3.1-8B" << 65.486341406962405 << 137.36024267038435
                                  << 0.032446637206088745 << 83.4237767146933 << 1.6342601932580287;
        QTest::newRow("RTX PRO 6000") << "RTXPRO6000_Qwen3-32B"
                                      << "Qwen/Qwen3-32B" << 37.03865907455174 << 93.36332255209389
                                      << 0.0803111329039418 << 98.72219776894781 << 1.8790668004922828;
    }

    void reads_the_reconstructed_vllm_results()
    {
        QFETCH(QString, file);
        QFETCH(QString, model);
        QFETCH(double, ttft_mean);
        QFETCH(double, ttft_p99);
        QFETCH(double, tpot_mean);
        QFETCH(double, e2e_p50);
        QFETCH(double, rate);
        if (no_data()) QSKIP("../shared/data is absent");
        const auto text = text_of(kData + "/dumps/" + file.toStdString() + ".bench_serve_like.json");
        QVERIFY(text && looks_like_bench_serve(std::string_view(*text).substr(0, 4096)));
        const auto imported = bench(*text);
        QVERIFY(imported);
        QCOMPARE(imported->kind, std::string("vllm-bench-serve"));
        QVERIFY(near(figure(*imported, "ttft_s", "mean"), ttft_mean));
        QVERIFY(near(figure(*imported, "ttft_s", "p99"), ttft_p99));
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), tpot_mean));
        QVERIFY(near(figure(*imported, "e2e_s", "p50"), e2e_p50));
        QVERIFY(near(figure(*imported, "request_rate", "rate"), rate));
        QCOMPARE(figure(*imported, "offered_rate", "rate"), 10.0);
        QCOMPARE(fact(*imported, "model"), model.toStdString());
        QCOMPARE(imported->requests.size(), std::size_t{300});
        QCOMPARE(imported->dropped, 0);
        const auto* ttft = observation(*imported, "ttft_s", "p99");
        QCOMPARE(ttft->timed_out, scenario::TimedOut::Excluded);
        QCOMPARE(*ttft->count, 300);
        QVERIFY(ttft->definition.find("interpolated") != std::string::npos);
        QVERIFY(says(imported->definitions, "(output tokens − 1)"));
    }

    void gives_each_request_of_the_details()
    {
        if (no_data()) QSKIP("../shared/data is absent");
        const auto imported = bench(*text_of(kData + "/dumps/RTX4090_Llama-3.1-8B.bench_serve_like.json"));
        const RequestRow& row = imported->requests.at(1);
        QCOMPARE(row.prompt_tokens, 1034);
        QCOMPARE(row.output_tokens, 769);
        QCOMPARE(row.ttft, 0.426188);
        QCOMPARE(row.arrival, 0.265091);
        QCOMPARE(row.population.model, std::string("meta-llama/Llama-3.1-8B"));
    }

    void reads_old_vllm_results()
    {
        QVERIFY(looks_like_bench_serve(kOld));
        const auto imported = bench(kOld);
        QVERIFY(imported);
        QCOMPARE(figure(*imported, "goodput", "share"), 0.6); // 3/s for 2 s of 10
        QVERIFY(std::isnan(figure(*imported, "itl_s", "p99")));
        QVERIFY(near(figure(*imported, "itl_s", "mean"), 0.0105));
        QVERIFY(std::isnan(figure(*imported, "offered_rate", "rate")));
        QCOMPARE(fact(*imported, "request_rate"), std::string("inf"));
        QCOMPARE(fact(*imported, "max_concurrency"), std::string("4"));
        QCOMPARE(fact(*imported, "version"), std::string("0.3.3"));
        QCOMPARE(imported->dropped, 2);
        QVERIFY(says(imported->dropped_detail, "2 of 10 requests failed"));
        QVERIFY(says(imported->warnings, "Closed loop: at most 4"));
    }

    void reads_results_one_a_line_and_names_broken_ones()
    {
        const auto imported =
            bench(result(1, 1, 500) + "{\"broken\n\n" + result(2, 2, 600) + result(2, 2, 600));
        QVERIFY(imported);
        QVERIFY(near(figure(*imported, "e2e_s", "mean", "1 requests/s"), 0.5));
        QVERIFY(near(figure(*imported, "e2e_s", "mean", "2 requests/s"), 0.6));
        QVERIFY(says(imported->dropped_detail, "Line 2"));
        QVERIFY(says(imported->dropped_detail, "one measurement written twice"));
        QCOMPARE(imported->dropped, 2);
        const auto strict = bench(result(1, 1, 500) + "{\"broken\n", {.stop_at_first_error = true});
        QVERIFY(!strict);
        QCOMPARE(strict.errors().front().at.line, 2);
    }

    void sees_the_client_limit_in_load_steps()
    {
        const auto flat = bench(result(50, 50, 1000) + result(100, 98, 4000) + result(150, 100, 4000) +
                                result(200, 101, 3980));
        QVERIFY(says(flat->warnings, "stays at 392 to 402 requests in flight"));
        QVERIFY(says(flat->warnings, "From 100 to 200 requests/s"));
        const auto queue = bench(result(50, 50, 1000) + result(100, 98, 4000) + result(150, 100, 8000));
        QVERIFY(!says(queue->warnings, "in flight"));
    }

    void tells_seconds_under_a_name_of_milliseconds()
    {
        const auto imported = bench(R"({"duration": 60, "completed": 10, "request_throughput": 1,
            "mean_ttft_ms": 0.12, "mean_tpot_ms": 0.0085})");
        QVERIFY(says(imported->warnings, "multiply its latencies by 1,000"));
    }

    void reads_sglang_results_with_details()
    {
        const auto imported = bench(
            R"({"backend": "sglang", "dataset_name": "random", "request_rate": 4.0, "max_concurrency": null,)"
            R"("random_range_ratio": 0.8, "duration": 10.0, "completed": 2, "total_input_tokens": 300,)"
            R"("total_output_tokens": 6, "total_output_tokens_retokenized": 6, "request_throughput": 0.2,)"
            R"("input_throughput": 30.0, "output_throughput": 0.6, "mean_e2e_latency_ms": 400.0,)"
            R"("median_e2e_latency_ms": 400.0, "mean_ttft_ms": 200.0, "mean_tpot_ms": 100.0, "mean_itl_ms": 100.0,)"
            R"("median_itl_ms": 100.0, "p95_itl_ms": 110.0, "concurrency": 0.08, "accept_length": 2.5,)"
            R"("input_lens": [100, 200, 50], "output_lens": [3, 3, 0], "ttfts": [0.2, 0.2, 0],)"
            R"("itls": [[0.1, 0.1], [0.09, 0.11], []], "errors": ["", "", "TimeoutError"]})");
        QVERIFY(imported);
        QCOMPARE(imported->kind, std::string("sglang-bench-serving"));
        QVERIFY(near(figure(*imported, "e2e_s", "mean"), 0.4));
        QVERIFY(near(figure(*imported, "itl_s", "p95"), 0.11));
        QCOMPARE(figure(*imported, "prompt_token_rate", "rate"), 30.0);
        QCOMPARE(fact(*imported, "accept_length"), std::string("2.5"));
        QCOMPARE(imported->gaps_s.size(), std::size_t{4});
        QVERIFY(near(imported->requests[1].e2e, 0.4));
        QVERIFY(near(imported->requests[1].tpot, 0.1));
        QCOMPARE(imported->requests[2].ended, RequestRow::Ended::TimedOut);
        QVERIFY(std::isnan(imported->requests[2].ttft));
        QVERIFY(says(imported->warnings, "between 0.8 and 1 of the nominal"));
    }

    void reads_every_stage_of_inference_perf_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<double>("ttft");
        QTest::addColumn<double>("said");
        QTest::addColumn<double>("tpot");
        QTest::addColumn<int>("count");
        QTest::newRow("0") << 0 << 0.03112733216257766 << 0.0034734 << 0.00723017 << 60;
        QTest::newRow("1") << 1 << 0.02983692160898013 << 0.0039979 << 0.00842363 << 1884;
        QTest::newRow("2") << 2 << 0.034943298174853185 << 0.0049881 << 0.01050086 << 3707;
        QTest::newRow("3") << 3 << 0.050548625055568695 << 0.0075160 << 0.01582906 << 5531;
        QTest::newRow("4") << 4 << 2.616534616005304 << 0.0095087 << 0.01999169 << 7355;
        QTest::newRow("5") << 5 << 2.93708448660302 << 0.0094840 << 0.01995974 << 9178;
        QTest::newRow("6") << 6 << 2.9432442679445976 << 0.0092929 << 0.01954319 << 11002;
    }

    // Trap 1 of FORMATS 3: the client's TPOT is half of what it was, and half of all gaps are microseconds.
    void reads_every_stage_of_inference_perf()
    {
        QFETCH(int, number);
        QFETCH(double, ttft);
        QFETCH(double, tpot);
        QFETCH(int, count);
        if (no_data()) QSKIP("../shared/data is absent");
        const auto imported = stage("stage_" + std::to_string(number) + "_lifecycle_metrics.json");
        QVERIFY(imported);
        QCOMPARE(imported->title, "inference-perf, stage " + std::to_string(number));
        QVERIFY(near(figure(*imported, "ttft_s", "mean"), ttft));
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), tpot, 1e-5));
        QVERIFY(std::isnan(figure(*imported, "tpot_s", "p50")));
        QVERIFY(std::isnan(figure(*imported, "itl_s", "mean")));
        QCOMPARE(*observation(*imported, "ttft_s", "p99")->count, count);
        QVERIFY(says(imported->warnings, "times below (E2E − TTFT) / (output tokens − 1)"));
        QVERIFY(says(imported->warnings, "stamps two chunks for most tokens"));
        QCOMPARE(says(imported->warnings, "were asked for but"), number >= 4);
        QCOMPARE(says(imported->warnings, "later than it meant to"),
                 number == 0 || number == 1 || number == 2 || number >= 4);
    }

    // Trap 2: from stage 5 on the client's 44 x 10 workers are the limit.
    void sees_the_client_limit_of_inference_perf()
    {
        if (no_data()) QSKIP("../shared/data is absent");
        std::vector<Imported> steps;
        for (int number = 0; number < 7; ++number)
            steps.push_back(*stage("stage_" + std::to_string(number) + "_lifecycle_metrics.json"));
        QVERIFY(near(figure(steps[6], "in_flight", "mean"), 427.05, 1e-4));
        const auto warnings = check_load_steps(steps);
        QCOMPARE(warnings.size(), std::size_t{1});
        QVERIFY(says(warnings, "From 153 to 183 requests/s"));
        QVERIFY(says(warnings, "422 to 427 requests in flight"));
        QVERIFY(check_load_steps(std::span(steps).first(4)).empty());
    }

    // Trap 10: 3.47 ms a token is faster than an H100 reads the weights of an 8B model.
    void compares_with_the_weight_read_floor()
    {
        if (no_data()) QSKIP("../shared/data is absent");
        ImportOptions options;
        options.known = {{"model", "meta-llama/Llama-3.1-8B-Instruct", "manifest"},
                         {"device", "h100-sxm", "manifest"}};
        QVERIFY(says(stage("stage_0_lifecycle_metrics.json", options)->warnings, "to read the weights of"));
        QVERIFY(says(stage("stage_1_lifecycle_metrics.json", options)->warnings, "to read the weights of"));
        QVERIFY(!says(stage("stage_2_lifecycle_metrics.json", options)->warnings, "to read the weights of"));
        QVERIFY(!says(stage("stage_0_lifecycle_metrics.json")->warnings, "to read the weights of"));
        QVERIFY(check_weight_floor(0.0034, {{"quantization", "fp8", ""}}, options.known).empty());
    }

    void reads_the_summary_of_inference_perf()
    {
        if (no_data()) QSKIP("../shared/data is absent");
        const auto imported = stage("summary_lifecycle_metrics.json");
        QVERIFY(imported);
        QCOMPARE(imported->title, std::string("inference-perf, summary"));
        QVERIFY(near(figure(*imported, "ttft_s", "mean"), 2.041737392009856));
        QVERIFY(near(figure(*imported, "e2e_s", "p99"), 4.537478396468796));
        QVERIFY(says(imported->warnings, "later than it meant to"));
    }

    // Traps 3 and 4: a renamed metric reads 0, and the window reaches into other load.
    void reads_the_server_side_of_inference_perf()
    {
        if (no_data()) QSKIP("../shared/data is absent");
        for (const std::string name :
             {"stage_0", "stage_1", "stage_2", "stage_3", "stage_4", "stage_5", "stage_6", "summary"})
            QVERIFY(stage(name + "_prometheus_metrics.json"));
        const auto imported = stage("stage_1_prometheus_metrics.json");
        QCOMPARE(imported->kind, std::string("inference-perf-prometheus"));
        QVERIFY(near(figure(*imported, "ttft_s", "mean"), 0.016324));
        QVERIFY(near(figure(*imported, "tpot_s", "p99"), 0.023408));
        QVERIFY(std::isnan(figure(*imported, "kv_usage", "mean")));
        QVERIFY(says(imported->warnings, "KV usage is 0 throughout"));
        QVERIFY(says(imported->warnings, "compare its 4071 requests"));
        QVERIFY(near(figure(*stage("stage_0_prometheus_metrics.json"), "ttft_s", "mean"), 1.795, 1e-3));
    }

    void reads_the_report_of_llm_d()
    {
        const std::string text = R"({"version": "0.1", "scenario": {}, "metrics": {
            "requests": {"total": 12, "failures": 2, "input_length": {"units": "count", "mean": 100},
                         "output_length": {"units": "count", "mean": 11}},
            "latency": {"time_to_first_token": {"units": "ms", "mean": 50, "p50": 40, "p99": 90},
                        "request_latency": {"units": "ms", "mean": 150, "p99p9": 400},
                        "normalized_time_per_output_token": {"units": "ms/token", "mean": 14},
                        "time_per_output_token": {"units": "ms/token", "mean": 10}},
            "throughput": {"requests_per_sec": 5}}})";
        QVERIFY(looks_like_inference_perf(text));
        const auto imported = parse_inference_perf(text, "report.json");
        QVERIFY(imported);
        QVERIFY(near(figure(*imported, "ttft_s", "p50"), 0.04));
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), 0.01));
        QCOMPARE(imported->dropped, 2);
        QCOMPARE(*observation(*imported, "ttft_s", "p99")->count, 10);
    }

    void reads_summaries_of_aiperf_and_genai_perf()
    {
        const std::string text =
            R"({"schema_version": "1.1", "input_config": {"endpoint": {"model_names": ["m"]},
            "loadgen": {"concurrency": 8}},
            "request_throughput": {"unit": "requests/sec", "avg": 5.0},
            "request_latency": {"unit": "ms", "avg": 1050.0, "p50": 1000.0, "p99": 2000.0, "max": 2100.0},
            "time_to_first_token": {"unit": "ms", "avg": 50.0, "p90": 80.0},
            "inter_token_latency": {"unit": "us", "avg": 10000.0},
            "output_sequence_length": {"unit": "tokens", "avg": 101.0},
            "request_count": {"unit": "requests", "avg": 95.0}, "error_request_count": {"unit": "requests", "avg": 5.0}})";
        QVERIFY(looks_like_aiperf_summary(text));
        const auto imported = parse_aiperf_summary(text, "profile_export_aiperf.json");
        QVERIFY(imported);
        QCOMPARE(imported->kind, std::string("aiperf"));
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), 0.01));
        QVERIFY(near(figure(*imported, "e2e_s", "max"), 2.1));
        QCOMPARE(imported->dropped, 5);
        QCOMPARE(fact(*imported, "model"), std::string("m"));
        QVERIFY(says(imported->warnings, "Closed loop: at most 8"));
        const auto genai = parse_aiperf_summary(
            R"({"request_latency": {"unit": "ms", "avg": 10}, "time_to_first_token": {"avg": 12}})",
            "g.json");
        QCOMPARE(genai->kind, std::string("genai-perf"));
        QVERIFY(says(genai->warnings, "time_to_first_token has no unit"));
    }

    void reads_guidellm_reports_data()
    {
        QTest::addColumn<QString>("text");
        const QString metrics = R"("requests_per_second": {"successful": {"mean": 4.5}},
            "request_latency": {"successful": {"mean": 1.05, "median": 1.0, "percentiles": {"p99": 2.0}}},
            "time_to_first_token_ms": {"successful": {"mean": 50, "median": 40, "percentiles": {"p90": 70, "p99": 90}}},
            "time_per_output_token_ms": {"successful": {"mean": 10.4}},
            "inter_token_latency_ms": {"successful": {"mean": 10.0, "percentiles": {"p99": 20.0}}},
            "output_token_count": {"successful": {"mean": 101}})";
        QTest::newRow("0.2") << R"({"benchmarks": [{"type_": "generative_benchmark", "run_id": "a",
            "args": {"strategy": {"type_": "constant", "rate": 5.0}},
            "run_stats": {"requests_made": {"successful": 90, "incomplete": 4, "errored": 6, "total": 100}},
            "metrics": {)" + metrics +
                                    R"(}, "requests": {"successful": [{"request_id": "q", "start_time": 100.0,
            "first_token_time": 100.05, "last_token_time": 101.05, "time_to_first_token_ms": 50.0,
            "inter_token_latency_ms": 10.0, "request_latency": 1.05, "prompt_tokens": 7, "output_tokens": 101}]}}]})";
        QTest::newRow("0.3")
            << R"({"metadata": {"version": 1, "guidellm_version": "0.3.1"}, "benchmarks": [{
            "config": {"strategy": {"type_": "constant", "rate": 5.0}}, "metrics": {
            "request_totals": {"successful": 90, "incomplete": 4, "errored": 6, "total": 100}, )" +
                   metrics +
                   R"(}, "requests": {"successful": [{"request_id": "q", "info": {"timings": {
            "request_start": 100.0, "first_iteration": 100.05, "last_iteration": 101.05}},
            "time_to_first_token_ms": 50.0, "inter_token_latency_ms": 10.0, "request_latency": 1.05,
            "prompt_tokens": 7, "output_tokens": 101}]}}]})";
        QString flat = metrics;
        flat.replace(R"("percentiles": {"p90": 70, "p99": 90})", R"("p90": 70, "p99": 90)");
        QTest::newRow("0.7") << R"({"metadata": {"guidellm_version": "0.7.0"}, "config": {}, "benchmarks": [{
            "scheduler": {"strategy": {"type_": "constant", "rate": 5.0}}, "metrics": {
            "request_totals": {"successful": 90, "incomplete": 4, "errored": 6}, )" +
                                    flat +
                                    R"(}, "requests": {"successful": [{"request_id": "q", "start_time": 100.0,
            "info": {"timings": {"first_iteration": 100.05, "last_iteration": 101.05}},
            "time_to_first_token_ms": 50.0, "inter_token_latency_ms": 10.0, "request_latency": 1.05,
            "prompt_tokens": 7, "output_tokens": 101}]}}]})";
    }

    void reads_guidellm_reports()
    {
        QFETCH(QString, text);
        const std::string json = text.toStdString();
        QVERIFY(looks_like_guidellm(json));
        const auto imported = parse_guidellm(json, "benchmarks.json");
        QVERIFY(imported);
        QVERIFY(near(figure(*imported, "ttft_s", "p99"), 0.09));
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), 0.01)); // what GuideLLM calls ITL
        QVERIFY(near(figure(*imported, "e2e_s", "p99"), 2.0));
        QCOMPARE(figure(*imported, "offered_rate", "rate"), 5.0);
        QCOMPARE(figure(*imported, "request_rate", "rate"), 4.5);
        QCOMPARE(imported->dropped, 10);
        QVERIFY(says(imported->warnings, "10 of 100 requests failed or were cut off"));
        QCOMPARE(imported->requests.size(), std::size_t{1});
        QCOMPARE(imported->requests[0].arrival, 100.0);
        QCOMPARE(imported->requests[0].first_seen, 100.05);
        QCOMPARE(imported->requests[0].tpot, 0.01);
    }

    // Trap 5: '--quantization bitsandbytes' as one argument changes nothing.
    void finds_flags_joined_with_their_values()
    {
        const auto warnings =
            check_joined_arguments("- args: [\"--model=x y\", \"--quantization bitsandbytes\", "
                                   "'--max-model-len', '512', '--api-key abc']");
        QCOMPARE(warnings.size(), std::size_t{2});
        QVERIFY(says(warnings, "the flag --quantization is not taken"));
        QVERIFY(!says(warnings, "abc"));
        if (no_data()) QSKIP("../shared/data is absent");
        QVERIFY(check_joined_arguments(*text_of(kData + "/measured/inference-perf-baseline/manifests.yaml"))
                    .empty());
    }

    void refuses_what_is_no_result()
    {
        for (const std::string text :
             {"", "{", "[]", "{}", "nonsense", "[1, 2]", "{\"a\": 1}\n{\"b\": 2}\n"}) {
            QVERIFY(!bench(text));
            QVERIFY(!parse_inference_perf(text, "f"));
            QVERIFY(!parse_guidellm(text, "f"));
            QVERIFY(!parse_aiperf_summary(text, "f"));
            QVERIFY(!looks_like_bench_serve(text) && !looks_like_inference_perf(text) &&
                    !looks_like_guidellm(text));
        }
        const auto cut = parse_guidellm("{\"benchmarks\": [\n {\"metrics\"", "f");
        QCOMPARE(cut.errors().front().at.line, 2);
        QVERIFY(!cut.errors().front().hint.empty());
    }
};

QTEST_APPLESS_MAIN(TestEvidenceBenchmarks)
#include "test_evidence_benchmarks.moc"
