// SPDX-License-Identifier: GPL-3.0-or-later
// Ends that are noticed one step late, and tokens that reach the client several at once.
#include "base/random.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"

#include <QTest>

using namespace fulcrum;
using engine::Request;
using test::request;

namespace
{

struct Run {
    std::vector<engine::RequestTimes> requests;
    std::vector<LogHistogram> gaps{1};
    std::vector<LogHistogram> client_gaps{1};
    engine::ReplicaRecord record;
    std::vector<std::int64_t> tokens; // of each step
};

Run serve(bool late_stop, const std::vector<Request>& requests, const plugins::vllm::Settings& settings = {},
          std::int64_t longest_stretch = INT64_MAX, std::int64_t blocks = 10'000)
{
    Run run;
    engine::RequestTable table;
    engine::Replica::Config config;
    config.blocks = blocks;
    config.longest_stretch = longest_stretch;
    engine::EngineProfile profile;
    profile.late_stop = late_stop;
    engine::Replica replica(config, profile, std::make_unique<plugins::vllm::VllmScheduler>(settings),
                            std::make_unique<test::FunctionCost>([&run](const cost::StepShape& shape) {
                                run.tokens.push_back(test::new_tokens(shape));
                                return kMillisecond + shape.context_sum;
                            }),
                            engine::RunLog{table, run.gaps, -1, kNever, nullptr, &run.client_gaps});
    std::int64_t index = 0;
    for (const Request& r : requests) {
        replica.advance(r.arrival);
        replica.enqueue(r, index++, r.arrival);
    }
    replica.advance(kNever);
    if (replica.stray_blocks() != 0 || replica.kv_usage() > 0) qFatal("blocks are lost");
    run.record = replica.finish(replica.last_step_end());
    run.requests = table.take_raw();
    return run;
}

// Answers that end early, some of them through a buffer.
std::vector<Request> mixed()
{
    std::vector<Request> requests;
    for (int i = 0; i < 300; ++i) {
        RandomStream random(7, 1, static_cast<std::uint64_t>(i));
        Request r = request(i * 9 * kMillisecond, 1 + static_cast<int>(random.uniform() * 300),
                            1 + static_cast<int>(random.uniform() * 90));
        if (random.uniform() < 0.6) r.max_tokens = 200;
        if (random.uniform() < 0.4) r.flush_tokens = 1 + static_cast<int>(random.uniform() * 20);
        requests.push_back(r);
    }
    return requests;
}

} // namespace

class TestLastTokens : public QObject
{
    Q_OBJECT

private slots:
    // It is computed once more and keeps its KV and its slot meanwhile, unless its end was known beforehand.
    void an_early_end_costs_a_step()
    {
        Request early = request(0, 10, 3);
        early.max_tokens = 10;
        const Request next = request(0, 10, 2);
        const Run late = serve(true, {early, next}, {.running_cap = 1});
        QCOMPARE(late.tokens, (std::vector<std::int64_t>{10, 1, 1, 1, 10, 1}));
        QCOMPARE(late.requests[0].output_tokens, 3);
        QCOMPARE(late.record.output_tokens, 5);
        QCOMPARE(late.gaps[0].count(), 3);
        QVERIFY(late.requests[1].scheduled > late.requests[0].last_token);
        QCOMPARE(late.record.held_slot_steps - late.record.live_slot_steps, 1);

        const Run known = serve(true, {request(0, 10, 3), next}, {.running_cap = 1});
        QCOMPARE(known.tokens.size(), std::size_t{5});
        const Run synchronous = serve(false, {early, next}, {.running_cap = 1});
        QCOMPARE(synchronous.tokens.size(), std::size_t{5});
    }

    // Ten tokens, four at a time: they come as 4, 4 and what is left.
    void a_buffer_bunches_tokens()
    {
        Request buffered = request(0, 10, 10);
        buffered.flush_tokens = 4;
        const Run run = serve(false, {buffered});
        const engine::RequestTimes& t = run.requests[0];
        QCOMPARE(t.first_token / kMillisecond, 1);
        QCOMPARE(t.first_seen / kMillisecond, 4);
        QCOMPARE(t.last_seen, t.last_token);
        QCOMPARE(run.gaps[0].count(), 9);
        QCOMPARE(run.client_gaps[0].count(), 9);
        QCOMPARE(run.client_gaps[0].counts()[0], 7);
        QCOMPARE(run.client_gaps[0].sum(), static_cast<double>(t.last_seen - t.first_seen));
        QCOMPARE(run.client_gaps[0].max() / kMillisecond, 4);

        buffered.flush_tokens = INT32_MAX; // the answer as a whole
        const Run whole = serve(false, {buffered});
        QCOMPARE(whole.requests[0].first_seen, whole.requests[0].last_token);
        QCOMPARE(whole.client_gaps[0].max(), 0);
    }

    void without_a_buffer_clients_see_what_the_engine_makes()
    {
        std::vector<Request> requests = mixed();
        for (Request& r : requests)
            r.flush_tokens = 1;
        const Run run = serve(true, requests, {}, INT64_MAX, 120);
        QVERIFY(run.record.preemptions > 0);
        QVERIFY(run.gaps == run.client_gaps);
        for (const engine::RequestTimes& t : run.requests)
            QVERIFY(t.first_seen == kNever && t.last_seen == kNever);
    }

    void long_stretches_change_nothing()
    {
        for (const std::int64_t blocks : {120, 10'000}) {
            const plugins::vllm::Settings settings{.step_tokens = 256, .running_cap = 8};
            const Run fast = serve(true, mixed(), settings, INT64_MAX, blocks);
            const Run slow = serve(true, mixed(), settings, 1, blocks);
            QVERIFY(fast.requests == slow.requests);
            QVERIFY(fast.gaps == slow.gaps);
            QVERIFY(fast.client_gaps == slow.client_gaps);
            QVERIFY(fast.record == slow.record);
            QCOMPARE(fast.client_gaps[0].count(), fast.gaps[0].count());
        }
    }
};

QTEST_GUILESS_MAIN(TestLastTokens)
#include "test_last_tokens.moc"
