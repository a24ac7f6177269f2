// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are broken: a clear message with its place, and never a crash.
#include "evidence/traces/trace.h"

#include "base/random.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace fulcrum;
using namespace fulcrum::evidence::traces;

namespace
{

const std::string kAzure = "TIMESTAMP,ContextTokens,GeneratedTokens\n"
                           "2023-11-16 18:15:46.6805900,374,44\n"
                           "2023-11-16 18:15:50.9951690,396,109\n"
                           "2023-11-16 18:15:51.2224670,879,55\n";
const std::string kMooncake =
    R"({"timestamp": 0, "input_length": 1030, "output_length": 5, "hash_ids": [0, 1, 2]})"
    "\n"
    R"({"timestamp": 3000, "input_length": 600, "output_length": 52, "hash_ids": [0, 3]})"
    "\n";
const std::string kVidur = "arrived_at,num_prefill_tokens,num_decode_tokens\n0.0,100,10\n0.5,200,20\n";
const std::string kServing = R"({"input_toks": 100, "output_toks": 10, "arrival_time_ns": 5000})"
                             "\n"
                             R"({"input_toks": 200, "output_toks": 20, "arrival_time_ns": 7123})"
                             "\n";
const std::string kBurst = "Timestamp(s),Model,Request tokens,Response tokens,Log Type\r\n"
                           "5,\"Chat\"\"GPT\",472,18,Conversation log\r\n45,GPT-4,1087,0,API log\r\n";
const std::string kEpoch = "time;tenant;input;output\n1700158623979000123;a;1;1\n1700158624000000000;b;2;2\n";

const std::vector<std::string> kAll{kAzure, kMooncake, kVidur, kServing, kBurst, kEpoch};

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

// Whatever comes out, it is well formed.
void check_sound(const Result<Trace>& trace)
{
    if (!trace) {
        QVERIFY(!trace.errors().empty());
        QVERIFY(trace.errors().size() <= 20);
        for (const Error& error : trace.errors())
            QVERIFY(!error.message.empty() && !error.hint.empty() && error.file == "t");
        return;
    }
    QVERIFY(!trace->rows.empty());
    TimeNs last = 0;
    for (const TraceRow& row : trace->rows) {
        QVERIFY(row.arrival >= last);
        QVERIFY(row.prompt_tokens >= 1 && row.output_tokens >= 1);
        std::int64_t sum = 0;
        for (const engine::PromptPart& part : row.parts) {
            QVERIFY(part.tokens >= 1);
            sum += part.tokens;
        }
        QVERIFY(row.parts.empty() || sum == row.prompt_tokens);
        last = row.arrival;
    }
}

std::string mutated(std::string text, RandomStream& random)
{
    constexpr std::string_view kNasty = "{}[]\":,;\n\r\t -+.eE0199\\\xff\xc3nN";
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
            text.erase(at, 1 + below(8));
            break;
        case 3:
            text.insert(at, text.substr(below(text.size()), below(40)));
            break;
        default:
            text[at] = static_cast<char>(random.bits());
            break;
        }
    }
    return text;
}

} // namespace

class TestEvidenceTracesBroken : public QObject
{
    Q_OBJECT

private slots:
    void faults_are_explained_data();
    void faults_are_explained();
    void at_most_twenty_faults_are_reported();
    void missing_files_are_reported();
    void a_forced_format_must_fit();
    void truncation_never_crashes();
    void mutation_never_crashes();
};

void TestEvidenceTracesBroken::faults_are_explained_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("words"); // in the message or the hint
    const auto row = [](const char* name, const std::string& text, int line, int column, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << line << column << QString(words);
    };
    row("empty", "", 0, 0, "empty");
    row("blank", " \r\n\n", 0, 0, "empty");
    row("only a header", "timestamp,input,output\n", 0, 0, "no requests");
    row("binary", std::string("PNG\0\1\2", 6), 0, 0, "no text");
    row("compressed", "\x1f\x8b\x08zzz", 0, 0, "unpack");
    row("LFS pointer", "version https://git-lfs.github.com/spec/v1\n", 0, 0, "git lfs pull");
    row("prose", "It was a dark night\nand stormy\n", 1, 1, "no request trace");
    row("no header", "1,2,3\n4,5,6\n", 1, 1, "names of columns");
    row("missing column", "timestamp,prompt_tokens,model\n1,2,x\n", 1, 1, "\"prompt_tokens\" and \"model\"");
    row("cut off row", "timestamp,input,output\n1,2,3\n4,5", 3, 4, "cut off");
    row("cut off number", "timestamp,input,output\n1,2,3\n4,5,", 3, 5, "cut off");
    row("short row", "timestamp,input,output\n1,2\n4,5,6\n", 2, 4, "2 of 3 columns");
    row("negative length", replaced(kAzure, "396", "-396"), 3, 29, "\"-396\" is not a number of tokens");
    row("NaN length", replaced(kAzure, "396", "NaN"), 3, 29, "NaN");
    row("fractional length", replaced(kAzure, "396", "39.5"), 3, 29, "39.5");
    row("absurd length", replaced(kAzure, "396", "39600000000"), 3, 29, "100,000,000");
    row("bad time", replaced(kAzure, "18:15:50", "18:61:50"), 3, 1, "can not be read");
    row("no such day", replaced(kAzure, "11-16 18:15:50", "02-30 18:15:50"), 3, 1, "can not be read");
    row("infinite time", "timestamp,input,output\n1,2,3\ninf,5,6\n", 3, 1, "inf");
    row("mixed times", kAzure + "12,5,6\n", 5, 1, "mixed");
    row("open quote", "timestamp,input,output\n1,2,\"3\n4,5,6\n", 2, 6, "quote");
    row("endless span", "time_s,input,output\n0,2,3\n8e9,5,6\n", 0, 0, "146 years");
    row("columns count characters", "timestamp,class,input,output\n1,\xc3\xa9\xc3\xa9,-2,3\n", 2, 6, "-2");
    row("all failed", "timestamp,input,output\n1,2,0\n", 0, 0, "0 tokens");
    row("truncated JSON", kMooncake.substr(0, kMooncake.size() - 8), 2, 75, "cut off");
    row("broken JSON", replaced(kMooncake, "600", "6OO"), 2, 1, "JSON");
    row("negative JSON length", replaced(kMooncake, "600", "-600"), 2, 21, "input_length");
    row("JSON NaN", replaced(kMooncake, "600", "NaN"), 2, 1, "JSON");
    row("JSON text as length", replaced(kMooncake, "600", "\"many\""), 2, 21, "input_length");
    row("missing key", replaced(kMooncake, "\"output_length\": 52, ", ""), 2, 1, "\"output_length\"");
    row("bad hash ids", replaced(kMooncake, "[0, 3]", "[0, \"x\"]"), 2, 63, "hash_ids");
    row("JSON array", "[{\"timestamp\": 0}]\n", 1, 1, "one JSON object a line");
    row("other JSON", "{\"a\": 1, \"b\": 2}\n", 1, 1, "\"a\" and \"b\"");
    row("session without a length",
        R"({"session_id": "s", "arrival_time_ns": 0, "sub_requests": [{"input_toks": 1}]})", 1, 1,
        "\"output_toks\"");
    row("session without requests", R"({"session_id": "s", "arrival_time_ns": 0, "sub_requests": 3})", 1, 43,
        "no list");
    row("session with a negative tool time",
        R"({"arrival_time_ns": 0, "sub_requests": [{"input_toks": 1, "output_toks": 1, "tool_duration_ns": -1}]})",
        1, 77, "no time");
}

void TestEvidenceTracesBroken::faults_are_explained()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, words);
    const auto trace = parse_trace(text.toStdString(), "t");
    QVERIFY(!trace.ok());
    check_sound(trace);
    const Error& error = trace.errors().front();
    const std::string shown = to_string(error);
    QVERIFY2(shown.find(words.toStdString()) != std::string::npos, shown.c_str());
    QVERIFY2(error.at == (Position{line, column}), shown.c_str());
}

void TestEvidenceTracesBroken::at_most_twenty_faults_are_reported()
{
    std::string text = "timestamp,input,output\n";
    for (int i = 0; i < 100; ++i)
        text += "1,-2,3\n";
    const auto trace = parse_trace(text, "t");
    QCOMPARE(trace.errors().size(), std::size_t{20});
    QCOMPARE(trace.errors().back().at, (Position{21, 3}));
}

void TestEvidenceTracesBroken::missing_files_are_reported()
{
    for (const char* path : {"/nonexistent/trace.csv", "/"}) {
        const auto trace = read_trace(path);
        QVERIFY(!trace.ok());
        QCOMPARE(trace.errors()[0].file, std::string(path));
        QVERIFY(!trace.errors()[0].hint.empty());
    }
}

void TestEvidenceTracesBroken::a_forced_format_must_fit()
{
    QVERIFY(!parse_trace(kVidur, "t", {.format = Format::Azure}).ok());
    QVERIFY(!parse_trace(kVidur, "t", {.format = Format::Mooncake}).ok());
    QVERIFY(!parse_trace(kServing, "t", {.format = Format::Mooncake}).ok());
    QVERIFY(!parse_trace(kMooncake, "t", {.format = Format::GenericCsv}).ok());
    QVERIFY(parse_trace(kVidur, "t", {.format = Format::Vidur}).ok());
    QCOMPARE(parse_trace(kVidur, "t", {.format = Format::GenericCsv})->format, Format::GenericCsv);
    QVERIFY(parse_trace(kServing, "t", {.format = Format::LlmServingSim}).ok());
}

void TestEvidenceTracesBroken::truncation_never_crashes()
{
    for (const std::string& text : kAll) {
        QVERIFY(parse_trace(text, "t").ok());
        for (std::size_t size = 0; size < text.size(); ++size) {
            check_sound(parse_trace(std::string_view(text).substr(0, size), "t"));
            check_sound(parse_trace(std::string_view(text).substr(size), "t"));
        }
    }
}

void TestEvidenceTracesBroken::mutation_never_crashes()
{
    RandomStream random(1, 2, 3);
    for (int round = 0; round < 20'000; ++round)
        for (const std::string& text : kAll)
            check_sound(parse_trace(mutated(text, random), "t"));
}

QTEST_GUILESS_MAIN(TestEvidenceTracesBroken)
#include "test_evidence_traces_broken.moc"
