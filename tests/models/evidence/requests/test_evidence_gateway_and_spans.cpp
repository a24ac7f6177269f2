// SPDX-License-Identifier: GPL-3.0-or-later
// Access logs of gateways, request spans of OpenTelemetry, and aiperf's records of single requests.
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/decomposition.h"
#include "evidence/requests/access_log.h"
#include "evidence/requests/spans.h"
#include "models/evidence/imports.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::requests;
using Ended = RequestRow::Ended;

namespace
{

std::string span(const std::string& attributes, const std::string& status = "{}")
{
    return R"({"resourceSpans": [{"resource": {"attributes": [{"key": "k8s.pod.name", "value": {"stringValue": "vllm-0"}}]},
        "scopeSpans": [{"spans": [{"traceId": "t", "spanId": "s", "name": "llm_request",
        "startTimeUnixNano": "1767323045500000000", "endTimeUnixNano": "1767323050000000000", "status": )" +
           status + R"(, "attributes": [)" + attributes +
           "]}, {\"name\": \"other\", \"spanId\": \"x\"}]}]}]}";
}

std::string value(const std::string& key, const std::string& kind, const std::string& text)
{
    return "{\"key\": \"" + key + "\", \"value\": {\"" + kind + "\": " + text + "}},";
}

const std::string kNew = value("gen_ai.latency.time_to_first_token", "doubleValue", "0.9") +
                         value("gen_ai.latency.e2e", "doubleValue", "4.5") +
                         value("gen_ai.latency.time_in_queue", "doubleValue", "0.5") +
                         value("gen_ai.latency.time_in_model_prefill", "doubleValue", "0.3") +
                         value("gen_ai.latency.time_in_model_decode", "doubleValue", "3.6") +
                         value("gen_ai.usage.prompt_tokens", "intValue", "\"1234\"") +
                         value("gen_ai.usage.completion_tokens", "intValue", "\"37\"") +
                         value("gen_ai.request.max_tokens", "intValue", "256") +
                         R"({"key": "gen_ai.request.id", "value": {"stringValue": "cmpl-1"}})";

} // namespace

class TestEvidenceGatewayAndSpans : public QObject
{
    Q_OBJECT

private slots:
    void reads_spans_whose_parts_add_exactly()
    {
        QVERIFY(looks_like_spans(span(kNew)));
        const auto imported = parse_spans(span(kNew), "traces.json");
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{1});
        const RequestRow& row = imported->requests[0];
        QCOMPARE(row.id, std::string("cmpl-1"));
        QCOMPARE(row.population.replica, std::string("vllm-0"));
        QCOMPARE(row.arrival, 1767323045.5);
        QCOMPARE(row.prompt_tokens, 1234);
        QCOMPARE(row.output_tokens, 37);
        QCOMPARE(row.max_tokens, 256);
        QVERIFY(near(row.queued - row.arrival, 0.1, 1e-5)); // the front end
        QVERIFY(near(row.scheduled - row.queued, 0.5, 1e-5));
        QVERIFY(near(row.first_token - row.scheduled, 0.3, 1e-5));
        QVERIFY(near(figure(*imported, "ttft_s", "p50"), 0.9));
        QVERIFY(near(figure(*imported, "queue_s", "p50"), 0.5, 1e-5));
        QVERIFY(near(figure(*imported, "tpot_s", "p50"), 0.1, 1e-5));
        QVERIFY(says(imported->dropped_detail, "1 span without gen_ai.latency"));
    }

    // Client, gateway and engine in one trace, in any order: all six parts of the request, adding up exactly.
    void joins_the_spans_of_a_trace()
    {
        const auto around = [](const char* trace, int kind, const char* begin, const char* end) {
            return std::string("{\"traceId\": \"") + trace +
                   "\", \"name\": \"POST\", \"kind\": " + std::to_string(kind) +
                   ", \"startTimeUnixNano\": \"17673230" + begin + "\", \"endTimeUnixNano\": \"17673230" +
                   end + "\"},";
        };
        const std::string others = around("t", 1, "30000000000", "60000000000") + // an agent's whole loop
                                   around("u", 3, "39000000000", "60000000000") + // another request
                                   around("t", 3, "31000000000", "33000000000") + // the call before this one
                                   around("t", 3, "39500000000", "50100000000") + // the client's
                                   around("t", 2, "39600000000", "50050000000") + // the gateway took it
                                   around("t", 3, "45480000000", "50020000000") + // and called the engine
                                   around("t", 2, "45490000000", "50010000000");  // whose web server took it
        std::string text = span(kNew);
        text.insert(text.find("{\"traceId\""), others);
        const auto imported = parse_spans(text, "traces.json");
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{1});
        QVERIFY(says(imported->definitions, "1 request joined with the spans of client and gateway"));
        const auto parts = decompose(imported->requests[0], Until::LastToken);
        QVERIFY2(parts.ok(), parts ? "" : to_string(parts.errors()).c_str());
        const TimeNs expected[] = {100, 5900, 600, 300, 3600, 100}; // ms
        TimeNs sum = 0;
        for (std::size_t i = 0; i < kParts; ++i) {
            QVERIFY(parts->parts[i]);
            QVERIFY2(std::abs(*parts->parts[i] - expected[i] * kMillisecond) <= kMicrosecond,
                     QByteArray::number(static_cast<qlonglong>(*parts->parts[i])));
            sum += *parts->parts[i];
        }
        QCOMPARE(sum, parts->total);
        QCOMPARE(figure(*imported, "ttft_s", "p50"), 0.9); // the engine's, as its definition says
    }

    void reads_one_export_a_line_and_older_names()
    {
        std::string old = span(value("gen_ai.latency.time_to_first_token", "doubleValue", "0.9") +
                               value("gen_ai.latency.time_in_queue", "doubleValue", "0.5") +
                               value("gen_ai.latency.time_in_model_forward", "doubleValue", "3") +
                               R"({"key": "gen_ai.latency.e2e", "value": {"doubleValue": 4.5}})");
        std::string dotted =
            span(value("gen_ai.latency.time_to_first_token", "doubleValue", "0.9") +
                     R"({"key": "gen_ai.latency.time_in_model.prefill", "value": {"doubleValue": 0.3}})",
                 R"({"code": 2})");
        for (std::string* text : {&old, &dotted})
            std::ranges::replace(*text, '\n', ' ');
        const auto imported = parse_spans(old + "\n{broken\n" + dotted + "\n", "traces.jsonl");
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{2});
        QVERIFY(near(imported->requests[0].scheduled - imported->requests[0].arrival, 0.5, 1e-5));
        QVERIFY(near(imported->requests[1].first_token - imported->requests[1].scheduled, 0.3, 1e-5));
        QCOMPARE(imported->requests[1].ended, Ended::Failed);
        QVERIFY(says(imported->warnings, "of an older vLLM"));
        QVERIFY(says(imported->dropped_detail, "Line 2"));
    }

    void reads_nginx_and_ingress_logs()
    {
        const std::string text = "10.0.0.1 - - [10/Oct/2024:13:55:36 +0000] \"POST /v1/chat/completions "
                                 "HTTP/1.1\" 200 2326 \"-\" \"curl/8.1\" "
                                 "rt=1.500 urt=\"1.499\"\n"
                                 "10.0.0.1 - bob [10/Oct/2024:15:55:40 +0200] \"POST /v1/completions "
                                 "HTTP/1.1\" 499 0 \"-\" \"python\" 812 30.002 "
                                 "[llm-vllm-8000] [] 10.1.1.1:8000 0 30.001 - abcdef\n"
                                 "10.0.0.1 - - [10/Oct/2024:13:55:41 +0000] \"GET /health HTTP/1.1\" 200 2 "
                                 "\"-\" \"kube-probe\" rt=0.001\n"
                                 "nonsense\n"
                                 "10.0.0.1 - - [10/Oct/2024:13:55:42 +0000] \"POST /v1/completions "
                                 "HTTP/1.1\" 429 9 \"-\" \"-\" rt=0.002\n"
                                 "10.0.0.1 - - [10/Oct/2024:13:55:42 +0000] \"POST /v1/completions "
                                 "HTTP/1.1\" 504 9 \"-\" \"-\" rt=60.0\n";
        QVERIFY(looks_like_access_log(text));
        const auto imported = parse_access_log(text, "access.log");
        QVERIFY(imported);
        QCOMPARE(imported->kind, std::string("access-log"));
        QCOMPARE(imported->requests.size(), std::size_t{4});
        QCOMPARE(imported->requests[0].arrival, 1728568536.0 - 1.5); // stamped when it ended
        QCOMPARE(imported->requests[0].e2e, 1.5);
        QCOMPARE(imported->requests[1].e2e, 30.002);
        QCOMPARE(imported->requests[1].arrival, 1728568540.0 - 30.002);
        QCOMPARE(imported->requests[1].ended, Ended::Aborted);
        QCOMPARE(imported->requests[1].population.tenant, std::string("tenant-1"));
        QCOMPARE(imported->requests[2].ended, Ended::Rejected);
        QCOMPARE(imported->requests[3].ended, Ended::TimedOut);
        QVERIFY(says(imported->dropped_detail, "1 request for health"));
        QVERIFY(says(imported->dropped_detail, "Line 4"));
        QVERIFY(observation(*imported, "e2e_s", "p99")->after->at_least());
        QCOMPARE(observation(*imported, "e2e_s", "p99")->after->low, 60.0);
        QVERIFY(!observation(*imported, "ttft_s", "p50"));
    }

    void reads_envoy_and_istio_logs()
    {
        const std::string text = "[2024-04-15T20:17:00.310Z] \"POST /v1/completions HTTP/2\" 200 - 154 0 "
                                 "2260 2100 \"10.0.35.28\" \"x\" \"id\" \"h\" "
                                 "\"tcp://10.0.2.1:80\"\n"
                                 "[2024-04-15T20:17:01.310Z] \"POST /v1/completions HTTP/2\" 504 UT "
                                 "upstream_response_timeout - \"-\" 154 24 15000 - "
                                 "\"-\" \"x\"\n"
                                 "[2024-04-15T20:17:02.310Z] \"POST /v1/completions HTTP/2\" 0 DC "
                                 "downstream_remote_disconnect - \"-\" 154 24 700 - \"-\"\n"
                                 "[2024-04-15T20:17:03.310Z] \"POST /v1/completions HTTP/2\" 000 DC - - "
                                 "\"-\" 154 24 700 - \"-\"\n";
        QVERIFY(looks_like_access_log(text));
        const auto imported = parse_access_log(text, "envoy.log");
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{3});
        QVERIFY(near(imported->requests[0].e2e, 2.26));
        QVERIFY(near(imported->requests[0].arrival, 1713212220.31, 1e-12));
        QCOMPARE(imported->requests[1].ended, Ended::TimedOut);
        QVERIFY(near(imported->requests[1].e2e, 15));
        QCOMPARE(imported->requests[2].ended, Ended::Aborted);
    }

    void reads_access_logs_in_json()
    {
        const std::string nginx =
            R"({"time_iso8601": "2024-10-10T13:55:36+00:00", "request": "POST /v1/completions HTTP/1.1", "status": "503",)"
            R"( "request_time": "2.5", "upstream_response_time": "2.4", "remote_addr": "10.0.0.1", "upstream_addr": "10.0.0.2:8000"})";
        QVERIFY(looks_like_access_log(nginx));
        const auto one = parse_access_log(nginx + "\n", "n.json");
        QVERIFY(one);
        QCOMPARE(one->requests[0].arrival, 1728568536.0 - 2.5);
        QCOMPARE(one->requests[0].ended, Ended::Rejected);
        const auto other = parse_access_log(
            R"({"start_time": "2024-10-10T13:55:36.5Z", "response_code": 200, "duration": 1500,)"
            R"( "upstream_service_time": "1400"})",
            "e.json");
        QCOMPARE(other->requests[0].arrival, 1728568536.5);
        QCOMPARE(other->requests[0].e2e, 1.5);
        QCOMPARE(other->kind, std::string("access-log"));
    }

    void reads_records_of_aiperf()
    {
        const std::string text =
            R"({"metadata": {"x_request_id": "a", "request_start_ns": 1759813207532900363, "request_end_ns": 1759813208582900363,)"
            R"("benchmark_phase": "profiling", "was_cancelled": false}, "metrics": {"input_sequence_length": {"value": 550, "unit": "tokens"},)"
            R"("time_to_first_token": {"value": 50.0, "unit": "ms"}, "request_latency": {"value": 1050.0, "unit": "ms"},)"
            R"("inter_chunk_latency": {"value": [4.0, 6.0], "unit": "ms"}, "output_sequence_length": {"value": 101, "unit": "tokens"},)"
            R"("inter_token_latency": {"value": 10.0, "unit": "ms"}}, "error": null})"
            "\n"
            R"({"metadata": {"x_request_id": "b", "request_start_ns": 1759813207632900363, "request_end_ns": 1759813207732900363,)"
            R"("benchmark_phase": "profiling", "was_cancelled": true}, "metrics": {"error_isl": {"value": 550, "unit": "tokens"}},)"
            R"("error": {"code": 499, "type": "RequestCancellationError"}})"
            "\n"
            R"({"metadata": {"request_start_ns": 1, "benchmark_phase": "warmup"}, "metrics": null, "error": null})"
            "\n";
        QVERIFY(benchmarks::looks_like_aiperf_records(text));
        const auto imported = benchmarks::parse_aiperf_records(text, "profile_export.jsonl");
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{2});
        QVERIFY(near(imported->requests[0].tpot, 0.01));
        QCOMPARE(imported->requests[1].ended, Ended::Aborted);
        QVERIFY(near(figure(*imported, "itl_s", "mean"), 0.005));
        QCOMPARE(imported->gaps_s.size(), std::size_t{2});
        const auto* p99 = observation(*imported, "e2e_s", "p99");
        QVERIFY(p99->after->at_least());
        QVERIFY(says(imported->dropped_detail, "1 request of the warm-up"));
    }

    void refuses_other_texts()
    {
        for (const std::string text : {"", "\n", "{}", "[", "[]", "hello world", "{\"resourceSpans\": []}",
                                       "[x] \"GET / HTTP\" 200"}) {
            QVERIFY(!parse_spans(text, "f"));
            QVERIFY(!parse_access_log(text, "f"));
            QVERIFY(!looks_like_access_log(text));
            QVERIFY(!benchmarks::parse_aiperf_records(text, "f"));
        }
    }
};

QTEST_APPLESS_MAIN(TestEvidenceGatewayAndSpans)
#include "test_evidence_gateway_and_spans.moc"
