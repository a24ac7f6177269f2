// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of MODEL 4.2, each on a queue small enough to follow by hand.
#include "schedulers/tensorrt/tensorrt_scheduler.h"
#include "support/traced_run.h"

#include <QTest>

using namespace fulcrum;
using engine::Request;
using plugins::tensorrt::CapacityPolicy;
using plugins::tensorrt::Settings;
using plugins::tensorrt::TensorrtScheduler;
using test::ms;
using test::Pieces;
using test::request;
using test::TracedRun;
using test::TracedStep;

namespace
{

TracedRun serve(const Settings& settings, const std::vector<Request>& requests,
                std::int64_t blocks = 1'000'000, bool caching = false)
{
    return test::trace(std::make_unique<TensorrtScheduler>(settings), requests,
                       {.blocks = blocks, .block_tokens = 16, .caching = caching});
}

Request allowed(Request request, std::int32_t max_tokens)
{
    request.max_tokens = max_tokens;
    return request;
}

} // namespace

class TestTensorrt : public QObject
{
    Q_OBJECT

private slots:
    // Answers first; a chunk that does not end its prompt is a multiple of the block.
    void answers_then_chunks_of_whole_blocks()
    {
        const TracedRun t = serve({.step_tokens = 100, .chunk_unit = 16},
                                  {request(0, 50, 40), request(kMillisecond, 250, 3)});
        QCOMPARE(t.steps[1].decodes, 1);
        QCOMPARE(t.steps[1].pieces, Pieces{96});
        QCOMPARE(t.steps[2].pieces, Pieces{96});
        QCOMPARE(t.steps[3].pieces, Pieces{58});
        QCOMPARE(t.run.gaps[0].max(), kMillisecond);
    }

    void without_chunks_a_prompt_waits_for_a_whole_step()
    {
        const TracedRun t =
            serve({.step_tokens = 200, .chunked_context = false}, {request(0, 150, 2), request(0, 100, 2)});
        QCOMPARE(t.steps[0].pieces, Pieces{150});
        QCOMPARE(t.steps[1].pieces, Pieces{100});
    }

    // 20 blocks hold two requests of 4 + 6 blocks, whatever they really emit; or all five while they are
    // short.
    void no_evict_is_bound_by_max_tokens()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 5; ++i)
            requests.push_back(allowed(request(0, 60, 4), 100));
        const TracedRun held = serve({}, requests, 20);
        QCOMPARE(held.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(ms(held.run.requests[2].scheduled), 4.0);
        QCOMPARE(ms(held.run.requests[4].scheduled), 8.0);
        QCOMPARE(held.run.record.timeline.buckets()[0].max[engine::kKvAllocated], std::int64_t{20});

        const TracedRun used = serve({.policy = CapacityPolicy::MaxUtilization}, requests, 20);
        QCOMPARE(used.steps[0].pieces.size(), std::size_t{5});
    }

    void max_utilization_pauses_the_last_started()
    {
        const std::vector<Request> requests{request(0, 64, 40), request(0, 64, 20)};
        const TracedRun t = serve({.policy = CapacityPolicy::MaxUtilization}, requests, 9);
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QCOMPARE(t.run.requests[1].preemptions, 1);
        QCOMPARE(ms(t.run.requests[0].last_token), 40.0);
        QCOMPARE(t.steps[t.next_prefill(1)].pieces, Pieces{65});
        QCOMPARE(t.run.requests[1].output_tokens, 20);

        const TracedRun held = serve({}, requests, 9);
        QCOMPARE(held.run.record.preemptions, 0);
        QCOMPARE(ms(held.run.requests[1].scheduled), 40.0);
    }

    void static_batches_take_nobody_in()
    {
        const TracedRun t = serve({.policy = CapacityPolicy::StaticBatch, .batch_size = 2},
                                  {request(0, 10, 3), request(0, 10, 8), request(0, 10, 2)});
        QCOMPARE(t.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(t.steps[5].decodes, 1); // the first has left
        QCOMPARE(ms(t.run.requests[2].scheduled), 8.0);
    }

    void blocks_are_reused()
    {
        Request one = request(0, 100, 9);
        one.parts = {{7, 64}, {engine::kUnique, 36}};
        Request two = request(kMillisecond, 90, 2);
        two.parts = {{7, 64}, {engine::kUnique, 26}};
        QCOMPARE(serve({}, {one, two}, 100, true).steps[1].pieces, Pieces{26});
        QCOMPARE(serve({}, {one, two}, 100, false).steps[1].pieces, Pieces{90});
    }

    void everything_ends_in_a_small_pool_data()
    {
        QTest::addColumn<int>("policy");
        QTest::newRow("no evict") << static_cast<int>(CapacityPolicy::GuaranteedNoEvict);
        QTest::newRow("max utilization") << static_cast<int>(CapacityPolicy::MaxUtilization);
        QTest::newRow("static") << static_cast<int>(CapacityPolicy::StaticBatch);
    }
    void everything_ends_in_a_small_pool()
    {
        QFETCH(int, policy);
        std::vector<Request> requests;
        for (int i = 0; i < 100; ++i)
            requests.push_back(request(i * kMillisecond, 30 + i * 37 % 400, 1 + i * 13 % 90));
        const auto chosen = static_cast<CapacityPolicy>(policy);
        const TracedRun t = serve({.policy = chosen, .step_tokens = 64, .chunk_unit = 16}, requests, 40);
        QCOMPARE(t.run.record.preemptions > 0, chosen == CapacityPolicy::MaxUtilization);
        for (std::size_t i = 0; i < requests.size(); ++i)
            QCOMPARE(t.run.requests[i].output_tokens, requests[i].output_tokens);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.tokens() > 0 && step.tokens() <= 64);
    }
};

QTEST_GUILESS_MAIN(TestTensorrt)
#include "test_tensorrt.moc"
