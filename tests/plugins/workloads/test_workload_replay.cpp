// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/workloads/make_source.h"

#include "support/paths.h"
#include "workloads/replay/kind.h"
#include "workloads/replay/trace_cache.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <set>
#include <thread>
#include <vector>

using namespace fulcrum;
using test::Set;
using test::Source;
using test::text;

namespace
{

const char* const kTrace = "time_s,prompt_tokens,output_tokens,class\n"
                           "10,100,5,chat\n"
                           "11,200,50,bulk\n"
                           "14,300,500,chat\n";

std::vector<engine::Request> all(cluster::RequestSource& from)
{
    std::vector<engine::Request> requests;
    while (from.next_arrival() != kNever) {
        const TimeNs due = from.next_arrival();
        requests.emplace_back();
        from.take(requests.back());
        if (requests.back().arrival != due) qFatal("the request came at another time than announced");
    }
    return requests;
}

} // namespace

class TestWorkloadReplay : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rows_become_requests();
    void time_scale_start_skip_and_limit_apply();
    void outputs_end_at_max_tokens();
    void classes_come_from_the_trace_or_the_parameter();
    void ticks_are_spread_only_when_asked();
    void parts_reach_the_request();
    void sessions_wait_for_answers_and_tools();
    void replications_share_the_rows();
    void a_changed_file_is_read_again();
    void faults_name_the_file_and_the_line();
    void real_traces_replay_to_the_last_row();

private:
    Result<Source> made(const Set& set, std::uint64_t seed = 1);
    std::vector<engine::Request> requests(const Set& set, std::uint64_t seed = 1);
    void write(const char* name, const QByteArray& content);

    std::unique_ptr<QTemporaryDir> folder_;
    cluster::WorkloadKind kind_ = plugins::replay::kind();
};

void TestWorkloadReplay::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    write("trace.csv", kTrace);
}

void TestWorkloadReplay::write(const char* name, const QByteArray& content)
{
    QFile file(folder_->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

Result<Source> TestWorkloadReplay::made(const Set& set, std::uint64_t seed)
{
    Set with_file{{"file", text("trace.csv")}};
    for (const auto& [key, value] : set)
        with_file[key] = value;
    return test::try_source(kind_, with_file, {"replay", seed, folder_->path().toStdString()});
}

std::vector<engine::Request> TestWorkloadReplay::requests(const Set& set, std::uint64_t seed)
{
    Result<Source> source = made(set, seed);
    if (!source) qFatal("%s", to_string(source.errors()).c_str());
    return all(**source);
}

void TestWorkloadReplay::rows_become_requests()
{
    QVERIFY(kind_.finite);
    const auto found = requests({});
    QCOMPARE(found.size(), std::size_t{3});
    QCOMPARE(found[0].arrival, 0);
    QCOMPARE(found[2].arrival, 4 * kSecond);
    QCOMPARE(found[1].prompt_tokens, 200);
    QCOMPARE(found[1].output_tokens, 50);
    QCOMPARE(found[1].max_tokens, 50);
    QVERIFY(found[1].parts == (std::vector<engine::PromptPart>{{engine::kUnique, 200}}));
    QVERIFY(found[0].id != found[1].id);
    // An absolute path needs no folder.
    QCOMPARE(requests({{"file", folder_->filePath("trace.csv").toStdString()}}).size(), std::size_t{3});
}

void TestWorkloadReplay::time_scale_start_skip_and_limit_apply()
{
    const auto fast = requests({{"time_scale", 2.0}, {"start", text("30 s")}});
    QCOMPARE(fast[0].arrival, 30 * kSecond);
    QCOMPARE(fast[1].arrival, 30 * kSecond + kSecond / 2);
    QCOMPARE(fast[2].arrival, 32 * kSecond);

    const auto later = requests({{"skip", std::int64_t{1}}, {"limit", std::int64_t{1}}});
    QCOMPARE(later.size(), std::size_t{1});
    QCOMPARE(later[0].arrival, 0);
    QCOMPARE(later[0].prompt_tokens, 200);
    QVERIFY(!made({{"skip", std::int64_t{3}}}).ok());
}

void TestWorkloadReplay::outputs_end_at_max_tokens()
{
    const auto found = requests({{"max_tokens", 60.0}});
    QCOMPARE(found[1].output_tokens, 50);
    QCOMPARE(found[2].output_tokens, 60);
    QCOMPARE(found[1].max_tokens, 60);
}

void TestWorkloadReplay::classes_come_from_the_trace_or_the_parameter()
{
    const Source from_trace = std::move(*made({{"priority", std::int64_t{2}}, {"tenant", std::int64_t{9}}}));
    QCOMPARE(from_trace->class_names(), (std::vector<std::string>{"chat", "bulk"}));
    const auto found = all(*from_trace);
    QCOMPARE(found[0].class_index, std::uint16_t{0});
    QCOMPARE(found[1].class_index, std::uint16_t{1});
    QCOMPARE(found[2].class_index, std::uint16_t{0});
    QCOMPARE(found[0].priority, 2);
    QCOMPARE(found[0].tenant, std::uint16_t{9});

    const Source one = std::move(*made({{"class", text("all")}}));
    QCOMPARE(one->class_names(), std::vector<std::string>{"all"});
    QCOMPARE(all(*one)[1].class_index, std::uint16_t{0});

    write("trace.csv", "time_s,prompt_tokens,output_tokens,class\n1,1,1,bulk\n2,1,1,\n");
    const Source some = std::move(*made({}));
    QCOMPARE(some->class_names(), (std::vector<std::string>{"replay", "bulk"}));
    QCOMPARE(all(*some)[1].class_index, std::uint16_t{0});

    QByteArray many = "time_s,prompt_tokens,output_tokens,tenant\n";
    for (int i = 0; i < 1000; ++i)
        many += "1,1,1,t" + QByteArray::number(i) + "\n";
    write("trace.csv", many);
    const Source crowd = std::move(*made({}));
    const std::size_t classes = crowd->class_names().size();
    QCOMPARE(classes, std::size_t{50});
    for (const engine::Request& request : all(*crowd))
        QVERIFY(request.class_index < classes);
}

void TestWorkloadReplay::ticks_are_spread_only_when_asked()
{
    QByteArray coarse = "time,prompt_tokens,output_tokens\n";
    for (int i = 0; i < 200; ++i)
        coarse += QByteArray::number(i / 10 * 3) + "," + QByteArray::number(i + 1) + ",1\n";
    write("trace.csv", coarse);
    const Source source = std::move(*made({}));
    QCOMPARE(source->notes().size(), std::size_t{2}); // no unit, and the ticks
    QVERIFY(source->notes().back().find("ticks of 3 s") != std::string::npos);
    for (const engine::Request& request : all(*source))
        QCOMPARE(request.arrival % (3 * kSecond), 0);

    const auto spread = requests({{"spread_ticks", true}});
    std::set<TimeNs> times;
    TimeNs last = 0;
    for (const engine::Request& request : spread) {
        QVERIFY(request.arrival >= last);
        last = request.arrival;
        times.insert(request.arrival);
        const TimeNs tick = (request.prompt_tokens - 1) / 10 * 3 * kSecond;
        QVERIFY(request.arrival >= tick && request.arrival < tick + 3 * kSecond);
    }
    QCOMPARE(times.size(), std::size_t{200});
    QCOMPARE(requests({{"spread_ticks", true}})[7].arrival, spread[7].arrival);
    QVERIFY(requests({{"spread_ticks", true}}, 2)[7].arrival != spread[7].arrival);

    write("trace.csv", kTrace); // an exact clock is left alone
    QCOMPARE(requests({{"spread_ticks", true}})[2].arrival, 4 * kSecond);
}

void TestWorkloadReplay::parts_reach_the_request()
{
    write("m.jsonl",
          "{\"timestamp\": 0, \"input_length\": 40, \"output_length\": 2, \"hash_ids\": [1, 2, 3]}\n"
          "{\"timestamp\": 9, \"input_length\": 33, \"output_length\": 2, \"hash_ids\": [1, 2, 4]}\n");
    const auto found = requests({{"file", text("m.jsonl")}, {"format", text("mooncake")}});
    QCOMPARE(found[0].parts.size(), std::size_t{3});
    QCOMPARE(found[1].parts[1], found[0].parts[1]);
    QVERIFY(found[1].parts[2].content != found[0].parts[2].content);
    QCOMPARE(found[1].parts[2].tokens, 1);
    QCOMPARE(found[1].arrival, 9 * kMillisecond);
}

void TestWorkloadReplay::sessions_wait_for_answers_and_tools()
{
    write("agents.jsonl", R"({"session_id": "a", "arrival_time_ns": 1000000000, "sub_requests": [)"
                          R"({"input_toks": 100, "output_toks": 20, "tool_duration_ns": 3000000000},)"
                          R"({"input_toks": 150, "output_toks": 30, "tool_duration_ns": 2000000000},)"
                          R"({"input_toks": 160, "output_toks": 10}]})"
                          "\n"
                          R"({"input_toks": 7, "output_toks": 2, "arrival_time_ns": 4500000000})"
                          "\n");
    const Source from = std::move(*made({{"file", text("agents.jsonl")}}));
    QVERIFY(from->reactive());
    engine::Request first;
    from->take(first);
    QCOMPARE(first.arrival, 0);
    QCOMPARE(first.reply, first.parts.back().content); // the next prompt sends the answer back
    QCOMPARE(from->next_arrival(), 3500 * kMillisecond);
    from->completed({first.id, engine::Outcome::Completed, 400 * kMillisecond, first.output_tokens});
    engine::Request second;
    from->take(second);
    QCOMPARE(second.arrival, 3400 * kMillisecond);
    QCOMPARE(second.output_tokens, 30);
    QVERIFY(second.parts == (std::vector<engine::PromptPart>{{first.parts[0].content, 150}}));
    QCOMPARE(second.reply, engine::kUnique); // the next prompt has no room for it
    engine::Request flat;
    from->take(flat);
    QCOMPARE(flat.prompt_tokens, 7);
    QVERIFY(flat.parts == (std::vector<engine::PromptPart>{{engine::kUnique, 7}}));
    from->completed({flat.id, engine::Outcome::Completed, 4 * kSecond, flat.output_tokens});
    from->completed({second.id, engine::Outcome::Completed, 4 * kSecond, second.output_tokens});
    engine::Request third;
    from->take(third);
    QCOMPARE(third.arrival, 6 * kSecond);
    QCOMPARE(third.parts.size(), std::size_t{2});
    QCOMPARE(third.parts[0], second.parts[0]);
    QCOMPARE(third.parts[1].tokens, 10);
    from->completed({third.id, engine::Outcome::Completed, 7 * kSecond, third.output_tokens});
    QCOMPARE(from->next_arrival(), kNever);

    // A session whose request fails does not go on.
    const Source failing = std::move(*made({{"file", text("agents.jsonl")}, {"limit", std::int64_t{1}}}));
    failing->take(first);
    failing->completed({first.id, engine::Outcome::Rejected, kSecond, first.output_tokens});
    QCOMPARE(failing->next_arrival(), kNever);
    QVERIFY(!std::move(*made({}))->reactive());
}

void TestWorkloadReplay::replications_share_the_rows()
{
    plugins::replay::TraceCache cache;
    const std::string path = folder_->filePath("trace.csv").toStdString();
    std::vector<plugins::replay::SharedTrace> held(8);
    {
        std::vector<std::jthread> threads;
        for (auto& trace : held)
            threads.emplace_back([&] { trace = *cache.read(path, {}); });
    }
    for (const auto& trace : held)
        QCOMPARE(trace.get(), held[0].get());
    QVERIFY((*cache.read(path, {.limit = 1})).get() != held[0].get());
}

void TestWorkloadReplay::a_changed_file_is_read_again()
{
    const Source old = std::move(*made({}));
    write("trace.csv", "time_s,prompt_tokens,output_tokens\n1,7,1\n");
    QCOMPARE(requests({}).size(), std::size_t{1});
    QCOMPARE(all(*old).size(), std::size_t{3});
}

void TestWorkloadReplay::faults_name_the_file_and_the_line()
{
    write("trace.csv", "time_s,prompt_tokens,output_tokens\n1,7,1\n2,-7,1\n");
    const auto bad = made({});
    QVERIFY(!bad.ok());
    QVERIFY(to_string(bad.errors()).find("trace.csv:3:3:") != std::string::npos);
    QVERIFY(to_string(made({{"file", text("none.csv")}}).errors()).find("none.csv") != std::string::npos);
    QVERIFY(!made({{"file", text("")}}).ok());
    QVERIFY(!made({{"time_scale", 0.0}}).ok());
    QVERIFY(!made({{"limit", std::int64_t{0}}}).ok());
    QVERIFY(!made({{"skip", std::int64_t{-1}}}).ok());
    QVERIFY(!made({{"format", text("azur")}}).ok());
    QVERIFY(!made({{"max_tokens", 0.0}}).ok());
    QVERIFY(!test::try_source(kind_, {}, {"replay", 1, "."}).ok()); // no file named
}

void TestWorkloadReplay::real_traces_replay_to_the_last_row()
{
    const std::string traces = test::shared_data() + "/traces/";
    if (!std::filesystem::exists(traces)) QSKIP("The shared data folder with the real traces is not here.");
    const auto count = [&](const std::string& name) { return requests({{"file", traces + name}}).size(); };
    QCOMPARE(count("AzureLLMInferenceTrace_code.csv"), std::size_t{8819});
    QCOMPARE(count("AzureLLMInferenceTrace_conv.csv"), std::size_t{19366});
    QCOMPARE(count("mooncake_conversation.jsonl"), std::size_t{12031});
}

QTEST_GUILESS_MAIN(TestWorkloadReplay)
#include "test_workload_replay.moc"
