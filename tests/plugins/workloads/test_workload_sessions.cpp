// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/workloads/make_source.h"

#include "workloads/sessions/kind.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace fulcrum;
using engine::Outcome;
using engine::PromptPart;
using engine::Request;
using test::Set;
using test::Source;
using test::text;

namespace
{

Set with(Set base, const Set& more)
{
    for (const auto& [key, value] : more)
        base[key] = value;
    return base;
}

const Set kChat{{"rate", text("2 /s")},    {"turns", 4.0},
                {"user", 100.0},           {"output", 50.0},
                {"prefix_tokens", 1000.0}, {"think_time", text("20 s")}};

// One session after the other, without thinking.
const Set kOne = with(kChat, {{"arrivals", text("closed_loop")}, {"think_time", text("0 s")}});

Result<Source> made(const Set& set, std::uint64_t seed = 1)
{
    return test::try_source(plugins::sessions::kind(), set, {"chat", seed, "."});
}

Source source(const Set& set, std::uint64_t seed = 1)
{
    Result<Source> result = made(set, seed);
    if (!result) qFatal("%s", to_string(result.errors()).c_str());
    return std::move(*result);
}

Request take(cluster::RequestSource& from)
{
    Request request;
    from.take(request);
    return request;
}

// The requests of a source whose every request is served within `service`, ended in the order that they came.
std::vector<Request> serve(cluster::RequestSource& from, std::size_t count, TimeNs service)
{
    std::vector<Request> all;
    std::size_t ended = 0;
    while (all.size() < count) {
        const TimeNs next = from.next_arrival();
        if (ended < all.size() && all[ended].arrival + service <= next) {
            const Request& request = all[ended++];
            from.completed(
                {request.id, Outcome::Completed, request.arrival + service, request.output_tokens});
            continue;
        }
        if (next == kNever) break;
        all.push_back(take(from));
        if (all.back().arrival != next) qFatal("the request came at another time than announced");
    }
    return all;
}

std::uint64_t session_of(const Request& request)
{
    return request.id >> 16;
}

std::uint64_t turn_of(const Request& request)
{
    return request.id & 0xffff;
}

std::int32_t sum(const std::vector<PromptPart>& parts)
{
    std::int32_t tokens = 0;
    for (const PromptPart& part : parts)
        tokens += part.tokens;
    return tokens;
}

} // namespace

class TestWorkloadSessions : public QObject
{
    Q_OBJECT

private slots:
    void each_prompt_sends_back_what_was_said();
    void an_answer_that_was_cut_off_comes_back_as_it_is();
    void turns_follow_after_thinking();
    void draws_belong_to_the_session_and_the_turn();
    void a_failed_request_ends_its_session();
    void reasoning_is_left_out();
    void a_long_conversation_ends_or_forgets();
    void agents_call_tools();
    void system_prompts_belong_to_groups_and_tenants();
    void clients_begin_one_session_after_the_other();
    void memory_follows_the_sessions_under_way();
    void a_change_holds_from_then_on();
    void start_stop_and_limit_bound_the_sessions();
    void bad_parameters_are_refused_data();
    void bad_parameters_are_refused();
};

void TestWorkloadSessions::each_prompt_sends_back_what_was_said()
{
    const Source from = source(kOne);
    QVERIFY(from->reactive());
    Request last = take(*from);
    QCOMPARE(last.prompt_tokens, 1100);
    QCOMPARE(last.parts.size(), std::size_t{2});
    QCOMPARE(last.parts[0].tokens, 1000);
    for (int turn = 1; turn < 4; ++turn) {
        QCOMPARE(from->next_arrival(), kNever); // it waits for its answer
        // The answer goes on with what the prompt ends with.
        QCOMPARE(last.reply, last.parts.back().content);
        from->completed({last.id, Outcome::Completed, last.arrival + kSecond, last.output_tokens});
        const Request next = take(*from);
        QCOMPARE(next.arrival, last.arrival + kSecond);
        QCOMPARE(next.prompt_tokens, last.prompt_tokens + 50 + 100);
        QCOMPARE(next.prompt_tokens, sum(next.parts));
        QCOMPARE(next.parts.size(), std::size_t{2});
        QCOMPARE(next.parts[0], last.parts[0]);
        QCOMPARE(next.parts[1].content, last.parts[1].content);
        QCOMPARE(turn_of(next), static_cast<std::uint64_t>(turn));
        last = next;
    }
    from->completed({last.id, Outcome::Completed, last.arrival + kSecond, last.output_tokens});
    const Request other = take(*from); // the client's next session
    QCOMPARE(other.prompt_tokens, 1100);
    QCOMPARE(other.parts[0], last.parts[0]);
    QVERIFY(other.parts[1].content != last.parts[1].content);
}

// A gateway let the engine write 10 tokens of the 50.
void TestWorkloadSessions::an_answer_that_was_cut_off_comes_back_as_it_is()
{
    const Source from = source(kOne);
    const Request first = take(*from);
    QCOMPARE(first.output_tokens, 50);
    from->completed({first.id, Outcome::Completed, first.arrival + kSecond, 10});
    const Request next = take(*from);
    QCOMPARE(next.prompt_tokens, first.prompt_tokens + 10 + 100);
    QCOMPARE(next.output_tokens, 50);
}

void TestWorkloadSessions::turns_follow_after_thinking()
{
    const Source from =
        source(with(kChat, {{"turns_law", text("geometric")}, {"max_sessions", std::int64_t{4000}}}));
    std::map<std::uint64_t, TimeNs> last;
    std::map<std::uint64_t, std::uint64_t> turns;
    double thought = 0;
    double pauses = 0;
    const std::vector<Request> requests = serve(*from, 1'000'000, kSecond);
    TimeNs before = 0;
    for (const Request& request : requests) {
        QVERIFY(request.arrival >= before);
        before = request.arrival;
        const std::uint64_t session = session_of(request);
        QCOMPARE(turn_of(request), turns[session]++);
        if (turn_of(request) > 0) {
            thought += to_seconds(request.arrival - last[session] - kSecond);
            ++pauses;
        }
        last[session] = request.arrival;
    }
    QCOMPARE(turns.size(), std::size_t{4000});
    QVERIFY(std::abs(static_cast<double>(requests.size()) / 4000 - 4) < 0.15);
    QVERIFY(std::abs(thought / pauses - 20) < 0.6);
}

void TestWorkloadSessions::draws_belong_to_the_session_and_the_turn()
{
    const Set set = with(kChat, {{"user_cv", 1.0},
                                 {"output_cv", 1.0},
                                 {"turns_law", text("geometric")},
                                 {"agent_share", 0.3},
                                 {"tenants", std::int64_t{9}},
                                 {"max_sessions", std::int64_t{300}}});
    const auto by_id = [&set](TimeNs service) {
        std::map<std::uint64_t, std::vector<std::int32_t>> found;
        const Source from = source(set);
        for (const Request& r : serve(*from, 1'000'000, service))
            found[r.id] = {r.prompt_tokens, r.output_tokens, r.tenant};
        return found;
    };
    const auto fast = by_id(kMillisecond);
    QVERIFY(fast == by_id(40 * kSecond));
    QVERIFY(fast.size() > 900);
}

void TestWorkloadSessions::a_failed_request_ends_its_session()
{
    for (const Outcome outcome : {Outcome::Rejected, Outcome::TimedOut, Outcome::Failed}) {
        const Source from = source(with(kChat, {{"max_sessions", std::int64_t{1}}}));
        const Request request = take(*from);
        from->completed({request.id, outcome, request.arrival + kSecond, request.output_tokens});
        QCOMPARE(from->next_arrival(), kNever);
    }
    // A client comes back with another session, but not at the same instant.
    const Source from = source(kOne);
    const Request request = take(*from);
    from->completed({request.id, Outcome::Rejected, request.arrival, request.output_tokens});
    QVERIFY(from->next_arrival() > request.arrival);
    QVERIFY(session_of(take(*from)) != session_of(request));
}

void TestWorkloadSessions::reasoning_is_left_out()
{
    const Source from = source(with(kOne, {{"reasoning_share", 0.8}}));
    const Request first = take(*from);
    QCOMPARE(first.reply, engine::kUnique);
    from->completed({first.id, Outcome::Completed, kSecond, first.output_tokens});
    const Request second = take(*from);
    QCOMPARE(second.prompt_tokens, 1100 + 10 + 100); // a fifth of the answer of 50
    QCOMPARE(second.parts.size(), std::size_t{3});
    QCOMPARE(second.parts[1], first.parts[1]); // the first prompt can be reused, the answer cannot
    QCOMPARE(second.parts[2].tokens, 110);
    from->completed({second.id, Outcome::Completed, 2 * kSecond, second.output_tokens});
    const Request third = take(*from);
    QCOMPARE(third.parts.size(), std::size_t{4});
    QVERIFY(std::equal(second.parts.begin(), second.parts.end(), third.parts.begin()));
}

void TestWorkloadSessions::a_long_conversation_ends_or_forgets()
{
    const Set capped = with(kOne, {{"context_max", 1300.0}, {"turns", 50.0}});
    const Source ends = source(capped);
    std::vector<Request> requests = serve(*ends, 3, kSecond);
    QCOMPARE(requests[1].prompt_tokens, 1250);
    QCOMPARE(requests[2].prompt_tokens, 1100); // the next session

    const Source drops = source(with(capped, {{"at_context_max", text("drop_oldest")}}));
    requests = serve(*drops, 4, kSecond);
    QCOMPARE(requests[2].prompt_tokens, 1300);
    QCOMPARE(requests[2].parts[0], requests[1].parts[0]); // the system prompt stays
    QVERIFY(requests[2].parts[1].content != requests[1].parts[1].content);
    QCOMPARE(session_of(requests[3]), session_of(requests[0]));
    QVERIFY(requests[3].parts[1].content != requests[2].parts[1].content); // one text too many each time

    const Source halves =
        source(with(capped, {{"at_context_max", text("drop_oldest")}, {"context_keep", 0.5}}));
    requests = serve(*halves, 4, kSecond);
    QCOMPARE(requests[2].prompt_tokens, 1150);
    QCOMPARE(requests[3].prompt_tokens, 1300); // there is room again, and what was kept is found
    QCOMPARE(requests[3].parts[1].content, requests[2].parts[1].content);

    // A first text beyond the cap is cut off.
    QCOMPARE(take(*source(with(capped, {{"user", 9000.0}}))).prompt_tokens, 1300);
}

void TestWorkloadSessions::agents_call_tools()
{
    const Set set = with(kChat, {{"agent_share", 0.25},
                                 {"agent_class", text("agents")},
                                 {"tool", 700.0},
                                 {"tool_time", text("3 s")},
                                 {"tool_time_law", text("constant")},
                                 {"max_sessions", std::int64_t{2000}}});
    const Source from = source(set);
    QCOMPARE(from->class_names(), (std::vector<std::string>{"chat", "agents"}));
    std::map<std::uint64_t, Request> last;
    double agents = 0;
    for (const Request& request : serve(*from, 1'000'000, kSecond)) {
        const std::uint64_t session = session_of(request);
        if (turn_of(request) == 0 && request.class_index == 1) ++agents;
        if (turn_of(request) > 0) {
            const Request& before = last[session];
            QCOMPARE(request.class_index, before.class_index);
            const bool agent = request.class_index == 1;
            QCOMPARE(request.prompt_tokens - before.prompt_tokens, 50 + (agent ? 700 : 100));
            if (agent) QCOMPARE(request.arrival, before.arrival + 4 * kSecond);
        }
        last[session] = request;
    }
    QVERIFY(std::abs(agents / 2000 - 0.25) < 0.03);
}

void TestWorkloadSessions::system_prompts_belong_to_groups_and_tenants()
{
    const Set set = with(kChat, {{"prefix_groups", std::int64_t{3}},
                                 {"tenants", std::int64_t{2}},
                                 {"prefix_per_tenant", true},
                                 {"max_sessions", std::int64_t{500}}});
    std::map<std::uint64_t, PromptPart> of_session;
    std::map<std::uint64_t, std::set<int>> tenants_of;
    for (const Request& request : serve(*source(set), 1'000'000, kSecond)) {
        const PromptPart prefix = request.parts[0];
        QCOMPARE(of_session.emplace(session_of(request), prefix).first->second, prefix);
        tenants_of[prefix.content].insert(request.tenant);
    }
    QCOMPARE(tenants_of.size(), std::size_t{6});
    for (const auto& [content, tenants] : tenants_of)
        QCOMPARE(tenants.size(), std::size_t{1});

    // A field at the head that changes with each request makes everything behind it new.
    const Source broken = source(with(kOne, {{"volatile_tokens", 8.0}, {"volatile_at", 40.0}}));
    for (const Request& request : serve(*broken, 3, kSecond)) {
        QCOMPARE(request.parts.size(), std::size_t{4});
        QCOMPARE(request.parts[0].tokens, 40);
        QCOMPARE(request.parts[1].content, engine::kUnique);
        QCOMPARE(request.parts[2].tokens, 960);
    }
    // Behind the system prompt it is part of what the user says, once in each turn.
    const Source kept = source(with(kOne, {{"volatile_tokens", 8.0}}));
    QCOMPARE(serve(*kept, 2, kSecond)[1].prompt_tokens, 1000 + 108 + 50 + 108);
}

void TestWorkloadSessions::clients_begin_one_session_after_the_other()
{
    const Source from = source(with(
        kOne, {{"clients", std::int64_t{3}}, {"think_time", text("2 s")}, {"think_law", text("constant")}}));
    std::set<std::uint64_t> sessions;
    std::size_t in_flight = 0;
    for (int i = 0; i < 3; ++i, ++in_flight)
        QCOMPARE(take(*from).arrival, 2 * kSecond);
    QCOMPARE(from->next_arrival(), kNever);

    const Source again = source(with(kOne, {{"clients", std::int64_t{3}}}));
    for (const Request& request : serve(*again, 120, kSecond))
        sessions.insert(session_of(request));
    QCOMPARE(sessions.size(), std::size_t{30}); // of four turns
}

void TestWorkloadSessions::memory_follows_the_sessions_under_way()
{
    // The capacity of the parts is all that a session leaves behind, for the next one: the same few vectors
    // serve thousands of sessions. Seen from outside: ids never repeat and nothing is mixed up.
    std::set<std::uint64_t> ids;
    const Source from = source(with(kChat, {{"reasoning_share", 0.5}, {"max_sessions", std::int64_t{3000}}}));
    for (const Request& request : serve(*from, 1'000'000, kSecond)) {
        QVERIFY(ids.insert(request.id).second);
        QCOMPARE(request.prompt_tokens, sum(request.parts));
        QCOMPARE(request.parts.size(), static_cast<std::size_t>(2 + turn_of(request)));
    }
    QCOMPARE(ids.size(), std::size_t{12'000});
}

void TestWorkloadSessions::a_change_holds_from_then_on()
{
    const cluster::WorkloadKind kind = plugins::sessions::kind();
    const auto parameters = [&kind](const Set& set) {
        RawValues raw;
        for (const auto& [key, value] : set)
            raw[key] = {value, {}};
        return *resolve(kind.parameters, raw);
    };
    const Source from = source(kChat);
    std::vector<Request> requests = serve(*from, 2000, kSecond);
    const TimeNs now = requests.back().arrival;
    QVERIFY(from->change(parameters(with(kChat, {{"rate", text("20 /s")},
                                                 {"template_version", std::int64_t{1}},
                                                 {"output", 70.0}})),
                         now)
                .empty());
    const PromptPart before = requests.back().parts[0];
    std::vector<Request> later;
    while (later.size() < 20'000) {
        later.push_back(take(*from));
        from->completed(
            {later.back().id, Outcome::Completed, later.back().arrival, later.back().output_tokens});
    }
    QVERIFY(later[0].arrival >= now);
    for (const Request& request : later)
        QVERIFY(request.parts[0].content != before.content);
    QCOMPARE(later.back().output_tokens, 70);
    const double first_turns = static_cast<double>(
        std::ranges::count_if(later, [](const Request& request) { return turn_of(request) == 0; }));
    QVERIFY(std::abs(first_turns / to_seconds(later.back().arrival - now) - 20) < 1.5);

    // What cannot change is refused, and nothing changed.
    QVERIFY(!from->change(parameters(kOne), now).empty());
    QVERIFY(!from->change(parameters(with(kChat, {{"start", text("9 s")}})), now).empty());
}

void TestWorkloadSessions::start_stop_and_limit_bound_the_sessions()
{
    const Source from = source(with(kChat, {{"start", text("100 s")}, {"stop", text("200 s")}}));
    const std::vector<Request> requests = serve(*from, 1'000'000, kSecond);
    std::set<std::uint64_t> sessions;
    for (const Request& request : requests) {
        QVERIFY(request.arrival >= 100 * kSecond);
        if (turn_of(request) == 0) QVERIFY(request.arrival < 200 * kSecond);
        sessions.insert(session_of(request));
    }
    QVERIFY(std::abs(static_cast<double>(sessions.size()) - 200) < 60);
    QCOMPARE(requests.size(), 4 * sessions.size()); // those begun are not cut off
}

void TestWorkloadSessions::bad_parameters_are_refused_data()
{
    QTest::addColumn<Set>("set");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const Set& set, const char* word) {
        QTest::newRow(name) << with(kChat, set) << QString(word);
    };
    row("no turns", {{"turns", Value{}}}, "turns");
    row("half a turn", {{"turns", 0.5}}, "turns");
    row("no text", {{"user", Value{}}}, "user");
    row("no share", {{"agent_share", 1.5}}, "agent_share");
    row("cap within the system prompt", {{"context_max", 900.0}}, "context_max");
    row("field behind the prefix", {{"volatile_at", 1001.0}}, "volatile_at");
    row("no clients", {{"arrivals", text("closed_loop")}, {"clients", std::int64_t{0}}}, "clients");
    row("no rate", {{"rate", Value{}}}, "rate");
    row("mistyped", {{"thinktime", text("1 s")}}, "think_time");
}

void TestWorkloadSessions::bad_parameters_are_refused()
{
    QFETCH(Set, set);
    QFETCH(QString, word);
    std::erase_if(set,
                  [](const auto& entry) { return std::holds_alternative<std::monostate>(entry.second); });
    const Result<Source> result = made(set);
    const std::string message = result ? std::string() : to_string(result.errors());
    QVERIFY2(message.find(word.toStdString()) != std::string::npos, message.c_str());
}

QTEST_GUILESS_MAIN(TestWorkloadSessions)
#include "test_workload_sessions.moc"
