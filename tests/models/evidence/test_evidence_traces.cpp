// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/trace.h"
#include "support/paths.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <unordered_set>

using namespace fulcrum;
using namespace fulcrum::evidence::traces;

namespace
{

const std::string kData = test::shared_data();

// The real file, or a skip.
#define REQUIRE_FILE(path)                                                                                   \
    if (!std::filesystem::exists(path)) QSKIP("The shared data folder with the real traces is not here.")

Trace parsed(std::string_view text, const ReadOptions& options = {})
{
    Result<Trace> trace = parse_trace(text, "trace", options);
    if (!trace) qFatal("%s", to_string(trace.errors()).c_str());
    return std::move(*trace);
}

bool warns(const Trace& trace, std::string_view words)
{
    return std::ranges::any_of(
        trace.warnings, [&](const std::string& warning) { return warning.find(words) != std::string::npos; });
}

// Share of prefix blocks that an infinite cache would have had, as FORMATS counts it.
struct BlockHits {
    std::size_t unique = 0;
    double ratio = 0;
};

BlockHits infinite_cache(const Trace& trace)
{
    std::unordered_set<std::uint64_t> seen;
    double hits = 0;
    double all = 0;
    for (const TraceRow& row : trace.rows) {
        for (const engine::PromptPart& part : row.parts) {
            if (part.content == engine::kUnique) continue;
            ++all;
            if (!seen.insert(part.content).second) ++hits;
        }
    }
    return {seen.size(), hits / all};
}

} // namespace

class TestEvidenceTraces : public QObject
{
    Q_OBJECT

private slots:
    void real_azure_traces_have_all_their_rows();
    void the_real_mooncake_trace_shares_its_blocks();
    void blocks_of_16_tokens_are_detected();
    void measured_runs_are_traces_too();
    void azure_times_keep_seven_digits();
    void vidur_and_small_floats_are_read();
    void mooncake_parts_end_with_a_partial_block();
    void ids_of_full_blocks_leave_a_unique_rest();
    void qwen_timestamps_are_seconds();
    void blocks_of_16_tokens_may_mean_seconds();
    void apex_plus_counts_nanoseconds();
    void a_given_block_size_wins();
    void llmservingsim_rows_are_read();
    void burstgpt_is_read_by_name_in_both_layouts();
    void headers_are_recognised_by_name_data();
    void headers_are_recognised_by_name();
    void times_are_recognised_data();
    void times_are_recognised();
    void quotes_line_ends_and_marks_do_not_matter();
    void unsorted_rows_are_sorted_stably();
    void coarse_clocks_are_noticed();
    void a_limit_ends_the_reading();
    void formats_have_names();
};

void TestEvidenceTraces::real_azure_traces_have_all_their_rows()
{
    REQUIRE_FILE(kData + "/traces/AzureLLMInferenceTrace_code.csv");
    const auto code = read_trace(kData + "/traces/AzureLLMInferenceTrace_code.csv");
    QVERIFY(code.ok());
    QCOMPARE(code->format, Format::Azure);
    QCOMPARE(code->rows.size(), std::size_t{8819});
    QVERIFY(code->warnings.empty());
    QVERIFY(std::abs(to_seconds(code->rows.back().arrival) - 3436) < 1);

    const auto chat = read_trace(kData + "/traces/AzureLLMInferenceTrace_conv.csv");
    QVERIFY(chat.ok());
    QCOMPARE(chat->rows.size(), std::size_t{19366});
    QCOMPARE(chat->tick, 0);
    QCOMPARE(chat->rows[0].arrival, 0);
    QCOMPARE(chat->rows[0].prompt_tokens, 374);
    QCOMPARE(chat->rows[0].output_tokens, 44);
    QCOMPARE(chat->rows[1].arrival, 4'314'579'000); // 18:15:50.9951690 - 18:15:46.6805900
}

void TestEvidenceTraces::the_real_mooncake_trace_shares_its_blocks()
{
    REQUIRE_FILE(kData + "/traces/mooncake_conversation.jsonl");
    const auto trace = read_trace(kData + "/traces/mooncake_conversation.jsonl");
    QVERIFY(trace.ok());
    QCOMPARE(trace->format, Format::Mooncake);
    QCOMPARE(trace->rows.size(), std::size_t{12031});
    const BlockHits hits = infinite_cache(*trace);
    QCOMPARE(hits.unique, std::size_t{182790});
    QVERIFY(std::abs(hits.ratio - 0.366) < 0.001);
    for (const TraceRow& row : trace->rows) {
        std::int64_t sum = 0;
        for (const engine::PromptPart& part : row.parts)
            sum += part.tokens;
        QCOMPARE(sum, row.prompt_tokens);
    }
    QCOMPARE(trace->tick, 3 * kSecond);
    QVERIFY(warns(*trace, "ticks of 3 s (1180 different times"));
}

void TestEvidenceTraces::blocks_of_16_tokens_are_detected()
{
    const std::string path = kData + "/measured/sharegpt-llama-3.1-8b-300-sps10.lengths_blk16.jsonl";
    REQUIRE_FILE(path);
    const auto trace = read_trace(path);
    QVERIFY(trace.ok());
    QCOMPARE(trace->rows.size(), std::size_t{300});
    QVERIFY(warns(*trace, "blocks of 16 tokens"));
    QVERIFY(std::abs(infinite_cache(*trace).ratio - 0.0765) < 0.0005);
    const double span = to_seconds(trace->rows.back().arrival);
    QVERIFY(span > 20 && span < 40); // milliseconds in the file
}

void TestEvidenceTraces::measured_runs_are_traces_too()
{
    const std::string path = kData + "/measured/RTX4090_Llama-3.1-8B/requests.jsonl";
    REQUIRE_FILE(path);
    const auto trace = read_trace(path);
    QVERIFY(trace.ok());
    QCOMPARE(trace->format, Format::LlmServingSim);
    QCOMPARE(trace->rows.size(), std::size_t{300});
    const double span = to_seconds(trace->rows.back().arrival);
    QVERIFY(span > 20 && span < 40); // epoch seconds in the file
}

void TestEvidenceTraces::azure_times_keep_seven_digits()
{
    const Trace trace = parsed("TIMESTAMP,ContextTokens,GeneratedTokens\r\n"
                               "2023-11-16 23:59:59.9999999,10,20\r\n"
                               "2023-11-17 00:00:00.0000001,30,40"); // no end of line
    QCOMPARE(trace.format, Format::Azure);
    QCOMPARE(trace.rows.size(), std::size_t{2});
    QCOMPARE(trace.rows[1].arrival, 200);
    QCOMPARE(trace.rows[1].output_tokens, 40);
}

void TestEvidenceTraces::vidur_and_small_floats_are_read()
{
    const Trace trace = parsed("arrived_at,num_prefill_tokens,num_decode_tokens\n"
                               "0.0,100,10\n9.5e-05,200,20\n0.25,300.0,30\n");
    QCOMPARE(trace.format, Format::Vidur);
    QCOMPARE(trace.rows[1].arrival, 95 * kMicrosecond);
    QCOMPARE(trace.rows[2].arrival, 250 * kMillisecond);
    QCOMPARE(trace.rows[2].prompt_tokens, 300);
    QVERIFY(trace.warnings.empty());
}

void TestEvidenceTraces::mooncake_parts_end_with_a_partial_block()
{
    const Trace trace =
        parsed(R"({"timestamp": 0, "input_length": 1030, "output_length": 5, "hash_ids": [0, 1, 2]})"
               "\n"
               R"({"timestamp": 1500, "input_length": 1024, "output_length": 6, "hash_ids": [0, 7]})"
               "\n"
               R"({"timestamp": 1501, "input_length": 9, "output_length": 7})"
               "\n");
    QCOMPARE(trace.rows.size(), std::size_t{3});
    const auto& first = trace.rows[0].parts;
    QCOMPARE(first.size(), std::size_t{3});
    QCOMPARE(first[0].tokens, 512);
    QCOMPARE(first[2].tokens, 6);
    QCOMPARE(trace.rows[1].parts[0], first[0]);
    QVERIFY(trace.rows[1].parts[1].content != first[1].content);
    QCOMPARE(trace.rows[1].parts[1].tokens, 512);
    QCOMPARE(trace.rows[1].arrival, 1500 * kMillisecond);
    QVERIFY(trace.rows[2].parts.empty());
    for (const engine::PromptPart& part : first)
        QVERIFY(part.content != engine::kUnique);

    // The same file name gives the same contents, another name others.
    const std::string row = R"({"timestamp": 0, "input_length": 9, "output_length": 5, "hash_ids": [3]})";
    const auto content = [&](const char* file) { return (*parse_trace(row, file)).rows[0].parts[0].content; };
    QCOMPARE(content("/a/t.jsonl"), content("t.jsonl"));
    QVERIFY(content("t.jsonl") != content("u.jsonl"));
}

void TestEvidenceTraces::ids_of_full_blocks_leave_a_unique_rest()
{
    const Trace trace =
        parsed(R"({"timestamp": 0, "input_length": 582, "output_length": 5, "hash_ids": [1, 2]})",
               {.block_tokens = 256});
    const auto& parts = trace.rows[0].parts;
    QCOMPARE(parts.size(), std::size_t{3});
    QCOMPARE(parts[1].tokens, 256);
    QCOMPARE(parts[2], (engine::PromptPart{engine::kUnique, 70}));
}

void TestEvidenceTraces::qwen_timestamps_are_seconds()
{
    const Trace trace = parsed(
        R"({"chat_id": 1, "parent_chat_id": -1, "timestamp": 0.5, "input_length": 33, "output_length": 5, )"
        R"("type": "text", "turn": 1, "hash_ids": [10, 11, 12]})"
        "\n"
        R"({"chat_id": 2, "parent_chat_id": 1, "timestamp": 2.75, "input_length": 16, "output_length": 5, )"
        R"("type": "text", "turn": 2, "hash_ids": [10]})"
        "\n");
    QCOMPARE(trace.rows[1].arrival, 2250 * kMillisecond);
    QCOMPARE(trace.rows[0].parts[0].tokens, 16);
    QCOMPARE(trace.rows[0].parts[2].tokens, 1);
    QVERIFY(warns(trace, "seconds"));
    QVERIFY(warns(trace, "16 tokens"));
    QCOMPARE(trace.format, Format::Bailian);
    QCOMPARE(trace.rows[0].session, 0); // a turn belongs to its parent's conversation
    QCOMPARE(trace.rows[1].session, 0);
    QCOMPARE(trace.rows[0].request_class, std::string("text"));
}

// Without chat_id Mooncake's and Qwen's rows look alike: blocks of 16 tokens are pointed out, and the format
// decides.
void TestEvidenceTraces::blocks_of_16_tokens_may_mean_seconds()
{
    const std::string text =
        R"({"timestamp": 0, "input_length": 33, "output_length": 5, "hash_ids": [1, 2, 3]})"
        "\n"
        R"({"timestamp": 2, "input_length": 50, "output_length": 5, "hash_ids": [1, 2, 3, 4]})"
        "\n";
    const Trace mooncake = parsed(text);
    QCOMPARE(mooncake.rows[1].arrival, 2 * kMillisecond);
    QVERIFY(warns(mooncake, "Use format = \"bailian\""));
    QCOMPARE(parsed(text, {.format = Format::Bailian}).rows[1].arrival, 2 * kSecond);
}

void TestEvidenceTraces::apex_plus_counts_nanoseconds()
{
    const Trace trace =
        parsed("ContextTokens,GeneratedTokens,StartTimeOffset(ns),SynthesizedBody,RequestID,TotalTokens\n"
               "11,22,1000000000,x,1,33\n12,23,2500000000,x,2,35\n");
    QCOMPARE(trace.rows[1].arrival, 1500 * kMillisecond);
    QCOMPARE(trace.rows[1].prompt_tokens, 12);
}

void TestEvidenceTraces::a_given_block_size_wins()
{
    const std::string text = R"({"timestamp": 0, "input_length": 10, "output_length": 5, "hash_ids": [1]})";
    QCOMPARE(parsed(text).rows[0].parts[0].tokens, 10);
    // With blocks of 4 tokens, 10 tokens have two or three ids: the single one can not be trusted.
    const Trace odd = parsed(text, {.block_tokens = 4});
    QVERIFY(odd.rows[0].parts.empty());
    QVERIFY(warns(odd, "left out"));
}

void TestEvidenceTraces::llmservingsim_rows_are_read()
{
    const Trace trace =
        parsed(R"({"input_toks": 100, "output_toks": 10, "arrival_time_ns": 5000, "input_tok_ids": [1, 2]})"
               "\n"
               R"({"input_toks": 200, "output_toks": 20, "arrival_time_ns": 7123})"
               "\n");
    QCOMPARE(trace.format, Format::LlmServingSim);
    QCOMPARE(trace.rows[1].arrival, 2123);
    QCOMPARE(trace.rows[1].prompt_tokens, 200);
}

void TestEvidenceTraces::burstgpt_is_read_by_name_in_both_layouts()
{
    const Trace old = parsed("Timestamp(s),Model,Request tokens,Response tokens,Total tokens,Log Type\n"
                             "5,ChatGPT,472,18,490,Conversation log\n"
                             "45,ChatGPT,1087,0,1087,API log\n"
                             "118,GPT-4,0,0,0,API log\n"
                             "118,GPT-4,417,276,693,Conversation log\n");
    QCOMPARE(old.format, Format::BurstGpt);
    QCOMPARE(old.rows[0].session, -1);
    QCOMPARE(old.rows.size(), std::size_t{2});
    QCOMPARE(old.dropped, 2);
    QVERIFY(warns(old, "2 rows"));
    QCOMPARE(old.rows[1].arrival, 113 * kSecond);
    QCOMPARE(old.rows[1].prompt_tokens, 417);
    QCOMPARE(old.rows[1].output_tokens, 276);

    const Trace newer = parsed(
        "Timestamp,Session ID,Elapsed time,Model,Request tokens,Response tokens,Total tokens,Log Type\n"
        "3.5,,1.25,GPT-4,10,20,30,API log\n"
        "4.0,7,0.5,GPT-4,11,21,32,Conversation log\n"
        "5.0,9,0.5,GPT-4,11,21,32,Conversation log\n"
        "6.0,7,0.5,GPT-4,11,21,32,Conversation log\n");
    QCOMPARE(newer.rows[0].session, -1);
    QCOMPARE(newer.rows[1].session, 0);
    QCOMPARE(newer.rows[2].session, 1);
    QCOMPARE(newer.rows[3].session, 0);
    QVERIFY(warns(newer, "3 rows belong to 2 conversations"));
    QCOMPARE(newer.rows[1].arrival, kSecond / 2);
    QCOMPARE(newer.rows[1].prompt_tokens, 11);
    QCOMPARE(newer.rows[1].output_tokens, 21);
}

void TestEvidenceTraces::headers_are_recognised_by_name_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("row");
    QTest::newRow("plain") << QByteArray("timestamp,prompt_tokens,output_tokens") << QByteArray("7,11,22");
    QTest::newRow("other order") << QByteArray("output,time,input") << QByteArray("22,7,11");
    QTest::newRow("APEX") << QByteArray(
                                 "ContextTokens,GeneratedTokens,StartTimeOffset,SynthesizedBody,RequestID")
                          << QByteArray("11,22,7,x,1");
    QTest::newRow("lengths") << QByteArray("arrival_time,input_length,output_length")
                             << QByteArray("7,11,22");
    QTest::newRow("OpenAI") << QByteArray("created_at;prompt_tokens;completion_tokens")
                            << QByteArray("7;11;22");
    QTest::newRow("tabs") << QByteArray("ISL\tOSL\tArrival") << QByteArray("11\t22\t7");
    QTest::newRow("short") << QByteArray("request_id,arrival_s,input_len,output_len")
                           << QByteArray("abc,7,11,22");
}

void TestEvidenceTraces::headers_are_recognised_by_name()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, row);
    const Trace trace = parsed((header + "\n" + row + "\n").toStdString());
    QCOMPARE(trace.format, Format::GenericCsv);
    QCOMPARE(trace.rows.at(0).prompt_tokens, 11);
    QCOMPARE(trace.rows.at(0).output_tokens, 22);
}

void TestEvidenceTraces::times_are_recognised_data()
{
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<qint64>("gap");
    const auto row = [](const char* column, const char* first, const char* second, TimeNs gap) {
        QTest::addRow("%s %s", column, first)
            << QByteArray(column) << QByteArray(first) << QByteArray(second) << qint64{gap};
    };
    row("timestamp", "2023-11-16T18:17:03.9799600Z", "2023-11-16T18:17:04Z", 20'040'000);
    row("timestamp", "2024-02-28 23:59:59", "2024-03-01 00:00:00", (24 * 3600 + 1) * kSecond);
    row("timestamp", "2023-11-16T18:00:00+02:00", "2023-11-16T16:00:01Z", kSecond);
    row("timestamp", "2023-11-16 18:00", "2023-11-16 18:01", 60 * kSecond);
    row("timestamp", "1700158623", "1700158625", 2 * kSecond);
    row("timestamp", "1700158623.9799600", "1700158624", 20'040'000);
    row("timestamp", "1700158623979", "1700158624000", 21 * kMillisecond);
    row("timestamp", "1700158623979000", "1700158624000001", 21'001'000);
    row("timestamp", "1700158623979000123", "1700158624000000000", 20'999'877);
    row("time", "0", "1.5", 1500 * kMillisecond);
    row("time_ms", "0", "1.5", 1500 * kMicrosecond);
    row("arrival_time_ns", "10", "25", 15);
    row("Time (us)", "10", "25", 15'000);
    row("time [s]", "-1", "2", 3 * kSecond);
}

void TestEvidenceTraces::times_are_recognised()
{
    QFETCH(QByteArray, column);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(qint64, gap);
    const QByteArray text = column + ",input,output\n" + first + ",1,1\n" + second + ",1,1\n";
    const Trace trace = parsed(text.toStdString());
    QCOMPARE(trace.rows.at(0).arrival, 0);
    QCOMPARE(qint64{trace.rows.at(1).arrival}, gap);
}

void TestEvidenceTraces::quotes_line_ends_and_marks_do_not_matter()
{
    const Trace trace = parsed("\xef\xbb\xbf\"timestamp\", \"prompt_tokens\" ,\"output_tokens\",\"class\"\r\n"
                               "\r\n"
                               "\"1\",\"100\",\"10\",\"say \"\"a, b\"\"\"\r\n"
                               " 2 , 200 , 20 ,chat\r\n");
    QCOMPARE(trace.rows.size(), std::size_t{2});
    QCOMPARE(trace.rows[0].request_class, std::string("say \"a, b\""));
    QCOMPARE(trace.rows[1].request_class, std::string("chat"));
    QCOMPARE(trace.rows[1].prompt_tokens, 200);
}

void TestEvidenceTraces::unsorted_rows_are_sorted_stably()
{
    const Trace trace = parsed("time_s,input,output\n3,30,1\n1,10,1\n3,31,1\n1,11,1\n");
    std::vector<int> prompts;
    for (const TraceRow& row : trace.rows)
        prompts.push_back(row.prompt_tokens);
    QCOMPARE(prompts, (std::vector<int>{10, 11, 30, 31}));
    QCOMPARE(trace.rows[2].arrival, 2 * kSecond);
    QVERIFY(warns(trace, "sorted"));
}

void TestEvidenceTraces::coarse_clocks_are_noticed()
{
    std::string coarse = "time_s,input,output\n";
    std::string paced = coarse;
    for (int i = 0; i < 100; ++i) {
        coarse += std::to_string(i / 5 * 3) + ",10,10\n";
        paced += std::to_string(i * 3) + ",10,10\n";
    }
    QCOMPARE(parsed(coarse).tick, 3 * kSecond);
    QVERIFY(warns(parsed(coarse), "ticks of 3 s"));
    QCOMPARE(parsed(paced).tick, 0); // evenly spaced, but no stamp repeats
}

void TestEvidenceTraces::a_limit_ends_the_reading()
{
    // What comes after the limit is not even looked at.
    const Trace trace = parsed("time_s,input,output\n1,1,1\n2,1,1\nnonsense\n", {.limit = 2});
    QCOMPARE(trace.rows.size(), std::size_t{2});
}

void TestEvidenceTraces::formats_have_names()
{
    for (const Format format : {Format::Azure, Format::Mooncake, Format::Vidur, Format::LlmServingSim,
                                Format::Bailian, Format::BurstGpt, Format::GenericCsv})
        QCOMPARE(format_named(to_string(format)).value(), format);
    QVERIFY(!format_named("auto"));
}

QTEST_GUILESS_MAIN(TestEvidenceTraces)
#include "test_evidence_traces.moc"
