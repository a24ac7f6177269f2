// SPDX-License-Identifier: GPL-3.0-or-later
// Files with one request a row: columns, clocks, failures, broken lines, and files larger than memory should
// be.
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/logs/engine_log.h"
#include "evidence/requests/access_log.h"
#include "evidence/requests/request_rows.h"
#include "evidence/requests/spans.h"
#include "evidence/requests/summary.h"
#include "models/evidence/imports.h"
#include "support/paths.h"

#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::requests;
using Ended = RequestRow::Ended;

namespace
{

const std::string kCsv = "timestamp;TTFT (ms);e2e_s;prompt_tokens;output_tokens;status;tenant\n"
                         "2026-01-02T03:04:05Z;100;1.1;10;11;200;acme\n"
                         "2026-01-02T03:04:06Z;200;2.2;20;21;200;acme\n"
                         "2026-01-02T03:04:07Z;;30;20;0;504;zeta\n"
                         "2026-01-02T03:04:08Z;;0.01;20;0;429;acme\n";

Result<Imported> rows(const std::string& text, const ImportOptions& options = {})
{
    return parse_request_rows(text, "rows", options);
}

std::string json_row(int i)
{
    return "{\"id\": \"r" + std::to_string(i) + "\", \"arrival_s\": " + std::to_string(i * 0.01) +
           ", \"ttft_ms\": " + std::to_string(100 + i % 1000) +
           ", \"e2e_ms\": " + std::to_string(2000 + i % 1000) +
           ", \"prompt_tokens\": 1000, \"output_tokens\": 101, \"status\": \"ok\", \"text\": \"" +
           std::string(100, 'x') + "\"}\n";
}

// Gives one text over and over, and remembers nothing.
class Repeating : public std::streambuf
{
public:
    Repeating(std::string text, int times) : text_(std::move(text)), left_(times) {}

protected:
    int_type underflow() override
    {
        if (left_-- <= 0) return traits_type::eof();
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return traits_type::to_int_type(text_[0]);
    }

private:
    std::string text_;
    int left_;
};

struct RepeatingStream : private Repeating, public std::istream {
    RepeatingStream(std::string text, int times)
        : Repeating(std::move(text), times), std::istream(static_cast<Repeating*>(this))
    {
    }
};

} // namespace

class TestEvidenceRequestRows : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_measured_runs_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<double>("ttft_mean");
        QTest::addColumn<double>("ttft_p50");
        QTest::addColumn<double>("ttft_p99");
        QTest::addColumn<double>("tpot_p99");
        QTest::addColumn<double>("e2e_mean");
        QTest::addColumn<double>("queue_p50");
        QTest::newRow("RTX 4090") << "RTX4090_Llama-3.1-8B" << 65.48634141365687 << 60.07815384864807
                                  << 137.35598707199097 << 0.05598891595567067 << 86.60802092631658
                                  << 59.90948424800081;
        QTest::newRow("RTX PRO 6000")
            << "RTXPRO6000_Qwen3-32B" << 37.03865907430649 << 40.94827723503113 << 93.35964632034302
            << 0.09708147971211702 << 90.54149677197138 << 40.18842528300593;
    }

    // The two clocks are laid over each other as study/measured_requests.h does.
    void reads_the_measured_runs()
    {
        QFETCH(QString, folder);
        QFETCH(double, ttft_mean);
        QFETCH(double, ttft_p50);
        QFETCH(double, ttft_p99);
        QFETCH(double, tpot_p99);
        QFETCH(double, e2e_mean);
        QFETCH(double, queue_p50);
        const auto text =
            text_of(test::shared_data() + "/measured/" + folder.toStdString() + "/requests.jsonl");
        if (!text) QSKIP("../shared/data is absent");
        QVERIFY(looks_like_request_rows(std::string_view(*text).substr(0, 4096)));
        const auto imported = rows(*text);
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{300});
        QVERIFY(near(figure(*imported, "ttft_s", "mean"), ttft_mean, 1e-6));
        QVERIFY(near(figure(*imported, "ttft_s", "p50"), ttft_p50, 1e-6));
        QVERIFY(near(figure(*imported, "ttft_s", "p99"), ttft_p99, 1e-6));
        QVERIFY(near(figure(*imported, "tpot_s", "p99"), tpot_p99, 1e-6));
        QVERIFY(near(figure(*imported, "e2e_s", "mean"), e2e_mean, 1e-6));
        QVERIFY(near(figure(*imported, "queue_s", "p50"), queue_p50, 1e-6));
        QVERIFY(imported->utc);
        QVERIFY(says(imported->warnings, "two clocks"));
        QCOMPARE(imported->dropped, 0);
    }

    void reads_csv_with_failures_over_all_offered()
    {
        QVERIFY(looks_like_request_rows(kCsv));
        const auto imported = rows(kCsv);
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{4});
        const RequestRow& first = imported->requests[0];
        QCOMPARE(first.arrival, 1767323045.0);
        QVERIFY(near(first.ttft, 0.1));
        QVERIFY(near(first.e2e, 1.1));
        QCOMPARE(first.population.tenant, std::string("tenant-1"));
        QCOMPARE(imported->requests[2].ended, Ended::TimedOut);
        QCOMPARE(imported->requests[3].ended, Ended::Rejected);
        const auto* p50 = observation(*imported, "ttft_s", "p50");
        QVERIFY(near(p50->after->value, 0.2)); // of 0.1, 0.2 and at least 30 s
        QVERIFY(near(p50->after->high, 0.2));
        QCOMPARE(p50->timed_out, scenario::TimedOut::Censored);
        QCOMPARE(*p50->count, 4);
        const auto* p99 = observation(*imported, "ttft_s", "p99");
        QVERIFY(p99->after->at_least());
        QCOMPARE(p99->after->low, 30.0);
        QCOMPARE(figure(*imported, "timed_out_share", "share"), 0.25);
        QCOMPARE(figure(*imported, "rejected_share", "share"), 0.25);
        QVERIFY(near(figure(*imported, "tpot_s", "mean"), 0.1));
        QCOMPARE(figure(*imported, "offered_rate", "rate"), 1.0);
        QVERIFY(says(imported->dropped_detail, "1 of 4 requests: timed out"));
        QCOMPARE(imported->redacted.size(), std::size_t{1});
    }

    void takes_columns_as_told()
    {
        const std::string text = "when,took,note\n0,5,a\n1,7,b\n";
        QVERIFY(!rows(text));
        QVERIFY(!looks_like_request_rows(text));
        ImportOptions options;
        options.columns = {"when=arrival:s", "took=e2e:ms", "note="};
        const auto imported = rows(text, options);
        QVERIFY(imported);
        QVERIFY(near(figure(*imported, "e2e_s", "max"), 0.007));
        options.columns = {"took"};
        QVERIFY(!rows(text, options));
        options.columns = {"took=elsewhere"};
        QVERIFY(rows(text, options).errors().front().hint.find("prompt_tokens") != std::string::npos);
        options.columns = {"took=e2e:parsec"};
        QVERIFY(!rows(text, options));
    }

    void asks_for_the_unit_of_a_duration()
    {
        const auto imported = rows("timestamp,ttft\n1,2\n");
        QVERIFY(!imported);
        QVERIFY(imported.errors().front().message.find("the unit of the column \"ttft\"") !=
                std::string::npos);
        QVERIFY(!rows(R"({"timestamp": 1, "latency": 2})"));
    }

    void reads_nested_json_and_several_ways_to_fail()
    {
        const auto imported = rows(
            R"({"start_time": 1767323045000, "ttft_ms": 10, "usage": {"prompt_tokens": 7, "completion_tokens": 3}, "success": true})"
            "\n"
            R"({"start_time": 1767323046000, "e2e_ms": 10, "usage": {"prompt_tokens": 7}, "success": false})"
            "\n"
            R"({"start_time": 1767323047000, "e2e_ms": 10, "error": "Request timed out", "success": null})"
            "\n"
            R"({"start_time": 1767323047000, "e2e_ms": 10, "finish_reason": "abort"})"
            "\n");
        QVERIFY(imported);
        QCOMPARE(imported->requests[0].arrival, 1767323045.0);
        QCOMPARE(imported->requests[0].prompt_tokens, 7);
        QCOMPARE(imported->requests[0].output_tokens, 3);
        QCOMPARE(imported->requests[1].ended, Ended::Failed);
        QCOMPARE(imported->requests[2].ended, Ended::TimedOut);
        QCOMPARE(imported->requests[3].ended, Ended::Aborted);
    }

    void names_broken_lines_and_reads_on()
    {
        const std::string text = json_row(1) + "{\"id\": \n" + json_row(2) +
                                 "{\"arrival_s\": \"soon\", \"ttft_ms\": 1}\n" + json_row(3) + "{\"ar";
        const auto imported = rows(text);
        QVERIFY(imported);
        QCOMPARE(imported->requests.size(), std::size_t{3});
        QCOMPARE(imported->dropped, 3);
        QVERIFY(says(imported->dropped_detail, "Line 2 was left out: it can not be read as JSON"));
        QVERIFY(says(imported->dropped_detail, "Line 4 was left out: \"soon\" is no arrival"));
        QVERIFY(says(imported->dropped_detail, "Line 6"));
        QVERIFY(says(imported->dropped_detail, "may have been cut off"));
        const auto strict = rows(text, {.stop_at_first_error = true});
        QVERIFY(!strict);
        QCOMPARE(strict.errors().front().at.line, 2);
    }

    void warns_of_what_a_file_does_not_know()
    {
        const auto imported = rows("arrival_s,ttft_ms,first_token_s\n0,5,0.1\n1,6,0.5\n");
        QVERIFY(says(imported->warnings, "does not say which requests failed"));
        QCOMPARE(observation(*imported, "ttft_s", "p50")->timed_out, scenario::TimedOut::Unknown);
    }

    void sees_a_limit_of_requests_in_flight()
    {
        std::string capped = "arrival_s,e2e_s\n";
        std::string open = capped;
        for (int i = 0; i < 400; ++i) {
            capped += std::to_string(i / 10) + "," + "1\n"; // ten at a time
            open += std::to_string(i * 0.1) + "," + std::to_string(i / 40 % 2 == 0 ? 1 : 4) + "\n";
        }
        QVERIFY(says(rows(capped)->warnings, "never more than 10 requests in flight"));
        QVERIFY(!says(rows(open)->warnings, "in flight"));
        std::string steady = "arrival_s,e2e_s\n"; // as constant, but nobody waits for anybody
        for (int i = 0; i < 400; ++i)
            steady += std::to_string(i * 0.1) + ",1.05\n";
        QVERIFY(!says(rows(steady)->warnings, "in flight"));
    }

    // By construction: one chunk and the longest line are held, whatever the size of the file.
    void streams_a_file_in_bounded_memory()
    {
        std::string block;
        for (int i = 0; i < 1000; ++i)
            block += json_row(i);
        const int times = static_cast<int>((20U << 20) / block.size()) + 1;
        LineSource lines(std::make_unique<RepeatingStream>(block, times),
                         block.size() * static_cast<std::size_t>(times), 1U << 16);
        double last = 0;
        int calls = 0;
        std::size_t most = 0;
        ImportOptions options;
        options.progress = [&](double done) {
            QVERIFY(done >= last && done <= 1);
            last = done;
            ++calls;
            most = std::max(most, lines.held());
        };
        const auto imported = read_request_rows(lines, "large", options);
        QVERIFY(imported);
        QCOMPARE(last, 1.0);
        QVERIFY(calls > 50);
        QVERIFY(most < (1U << 18));
        QCOMPARE(*observation(*imported, "ttft_s", "p99")->count, 1000LL * times);
        QVERIFY(near(figure(*imported, "ttft_s", "p50"), 0.599, 1e-9));
        QVERIFY(near(figure(*imported, "ttft_s", "p99"), 1.089, 1e-9));
        QVERIFY(imported->requests.size() <= RequestSummary::kMostRows);
    }

    // Everything that has one thing a line is read in chunks, whatever the size of the file.
    void streams_all_formats_of_lines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("format");
        QTest::newRow("spans")
            << R"({"resourceSpans":[{"scopeSpans":[{"spans":[{"startTimeUnixNano":"1767323045500000000",)"
               R"("attributes":[{"key":"gen_ai.latency.time_to_first_token","value":{"doubleValue":0.9}},)"
               R"({"key":"gen_ai.latency.e2e","value":{"doubleValue":4.5}},)"
               R"({"key":"enduser.id","value":{"stringValue":"acme"}}]}]}]}]})"
            << "otlp-spans";
        QTest::newRow("access log") << R"(10.0.0.1 - acme [10/Oct/2024:13:55:36 +0000] )"
                                       R"("POST /v1/completions HTTP/1.1" 200 2326 "-" "curl/8.1" rt=1.500)"
                                    << "access-log";
        QTest::newRow("access log in JSON")
            << R"({"time_iso8601": "2024-10-10T13:55:36+00:00", "request_time": 1.5, "status": 200})"
            << "access-log";
        QTest::newRow("engine log")
            << "INFO 12-31 23:59:50 [loggers.py:123] Engine 000: Avg prompt throughput: 10.0 tokens/s, Avg "
               "generation throughput: 708.5 tokens/s, Running: 50 reqs, Waiting: 3 reqs"
            << "engine-log";
        QTest::newRow("records") << R"({"metadata": {"request_start_ns": 1759813207532900363}, "metrics": )"
                                    R"({"time_to_first_token": {"value": 50.0, "unit": "ms"}}})"
                                 << "aiperf-records";
    }

    void streams_all_formats_of_lines()
    {
        QFETCH(QString, line);
        QFETCH(QString, format);
        static constexpr std::pair<const char*, Result<Imported> (*)(LineSource&, const std::string&,
                                                                     const ImportOptions&)>
            kReaders[] = {{"otlp-spans", read_spans},
                          {"access-log", read_access_log},
                          {"engine-log", logs::read_engine_log},
                          {"aiperf-records", benchmarks::read_aiperf_records}};
        const auto reader = std::ranges::find(kReaders, format.toStdString(),
                                              [](const auto& one) { return std::string(one.first); });
        std::string block;
        for (int i = 0; i < 100; ++i)
            block += line.toStdString() + "\n";
        block += "{ broken\n";
        const int times = static_cast<int>((4U << 20) / block.size()) + 1;
        LineSource lines(std::make_unique<RepeatingStream>(block, times),
                         block.size() * static_cast<std::size_t>(times), 1U << 16);
        double last = 0;
        std::size_t most = 0;
        ImportOptions options;
        options.progress = [&](double done) {
            last = done;
            most = std::max(most, lines.held());
        };
        const auto imported = reader->second(lines, "large", options);
        QVERIFY2(imported.ok(), imported ? "" : to_string(imported.errors()).c_str());
        QCOMPARE(imported->kind, format.toStdString());
        QCOMPARE(last, 1.0);
        QVERIFY(most > 0 && most < (1U << 18));
        QCOMPARE(imported->observations.front().count, std::optional<std::int64_t>(100LL * times));
        if (format != QLatin1String("engine-log")) { // where lines that say nothing are no faults
            QCOMPARE(imported->dropped, std::int64_t{times});
            QVERIFY(says(imported->dropped_detail, "Line 101 was left out"));
        }

        std::stop_source source;
        options.stop = source.get_token();
        options.progress = [&](double) { source.request_stop(); };
        LineSource endless(std::make_unique<RepeatingStream>(block, 1'000'000), 0, 1U << 16);
        QVERIFY(!reader->second(endless, "endless", options));
        QVERIFY(endless.number() < 1000);
    }

    void stops_when_told_to()
    {
        std::string block;
        for (int i = 0; i < 1000; ++i)
            block += json_row(i);
        LineSource lines(std::make_unique<RepeatingStream>(block, 1'000'000), 0, 1U << 16);
        std::stop_source source;
        int calls = 0;
        ImportOptions options;
        options.stop = source.get_token();
        options.progress = [&](double) {
            if (++calls == 3) source.request_stop();
        };
        const auto imported = read_request_rows(lines, "endless", options);
        QVERIFY(!imported);
        QVERIFY(lines.number() < 10'000);
    }

    void gives_figures_to_a_thousandth_where_there_are_millions()
    {
        Samples samples(1000);
        for (int i = 1; i <= 100'000; ++i)
            samples.add(i * 1e-4);
        QVERIFY(!samples.exact());
        QVERIFY(near(samples.at_rank(50'000), 5.0, 1e-3));
        QVERIFY(near(samples.at_rank(99'000), 9.9, 1e-3));
        QVERIFY(near(samples.mean(), 5.00005, 1e-9));
        Samples other;
        other.add(20);
        other.merge(samples);
        QCOMPARE(other.count(), 100'001);
        QCOMPARE(other.max(), 20.0);
    }

    void reads_a_file_and_long_lines()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("r.csv").toStdString();
        QVERIFY(!LineSource::open(path));
        std::ofstream(path) << "\xef\xbb\xbf" << kCsv;
        auto lines = LineSource::open(path);
        QVERIFY(lines);
        QCOMPARE(read_request_rows(*lines, path)->requests.size(), std::size_t{4});
        LineSource small(std::make_unique<std::istringstream>("a\r\n" + std::string(1000, 'b') + "\nc"), 0,
                         16);
        QCOMPARE(*small.next(), std::string_view("a"));
        QCOMPARE(small.next()->size(), std::size_t{1000});
        QCOMPARE(*small.next(), std::string_view("c"));
        QVERIFY(small.cut_off());
        QVERIFY(!small.next());
        LineSource huge(std::make_unique<RepeatingStream>(std::string(1U << 20, 'x'), 100), 0);
        QVERIFY(huge.next()->empty());
        QVERIFY(huge.too_long());
    }

    void refuses_what_has_no_requests()
    {
        for (const std::string text : {"", "\n", "{}", "[]", "a,b\n1,2\n", "{\"a\": 1}\n", "nonsense"}) {
            QVERIFY(!rows(text));
            QVERIFY(!looks_like_request_rows(text));
        }
    }
};

QTEST_APPLESS_MAIN(TestEvidenceRequestRows)
#include "test_evidence_request_rows.moc"
