// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of MODEL 2, column vLLM V0, each on a queue small enough to follow by hand.
#include "schedulers/vllm-v0/vllm_v0_scheduler.h"
#include "support/traced_run.h"

#include <QTest>

using namespace fulcrum;
using engine::Request;
using plugins::vllm_v0::Settings;
using plugins::vllm_v0::VllmV0Scheduler;
using test::ms;
using test::Pieces;
using test::request;
using test::TracedRun;
using test::TracedStep;

namespace
{

TracedRun serve(const Settings& settings, const std::vector<Request>& requests,
                const test::TracedSetup& setup = {})
{
    return test::trace(std::make_unique<VllmV0Scheduler>(settings), requests, setup);
}

} // namespace

class TestVllmV0 : public QObject
{
    Q_OBJECT

private slots:
    // A step holds whole prompts or decodes, never both: decodes pause while prompts come in.
    void prompts_go_first_and_alone()
    {
        const TracedRun t = serve({.step_tokens = 1000},
                                  {request(0, 100, 10), request(kMillisecond, 900, 3),
                                   request(2 * kMillisecond, 1000, 3), request(3 * kMillisecond, 50, 3)});
        QCOMPARE(t.steps[0].pieces, Pieces{100});
        QCOMPARE(t.steps[1].pieces, Pieces{900});
        QCOMPARE(t.steps[2].pieces, Pieces{1000});
        QCOMPARE(t.steps[3].pieces, Pieces{50});
        QCOMPARE(t.steps[4].decodes, 4);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.decodes == 0 || step.pieces.empty());
        // Three prompt steps back to back and its own decode: the first answer's gap is 4 ms.
        QCOMPARE(t.run.gaps[0].max(), 4 * kMillisecond);
    }

    // The sum of prompts stays within the budget; the head that does not fit blocks what would.
    void the_budget_counts_prompt_tokens()
    {
        const TracedRun t =
            serve({.step_tokens = 1000}, {request(0, 600, 2), request(0, 500, 2), request(0, 100, 2)});
        QCOMPARE(t.steps[0].pieces, Pieces{600});
        QCOMPARE(t.steps[1].pieces, (Pieces{500, 100}));
    }

    void the_cap_holds()
    {
        const TracedRun t =
            serve({.running_cap = 2}, {request(0, 10, 3), request(0, 10, 3), request(0, 10, 3)});
        QCOMPARE(t.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(ms(t.run.requests[2].scheduled), 3.0);
    }

    void the_watermark_is_for_admission_only()
    {
        const std::vector<Request> requests{request(0, 768, 33), request(0, 768, 33)};
        QCOMPARE(serve({.watermark = 0.05}, requests, {.blocks = 100}).steps[0].pieces.size(),
                 std::size_t{1});
        const TracedRun t = serve({.watermark = 0.04}, requests, {.blocks = 100});
        QCOMPARE(t.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(t.run.record.preemptions, 0); // 4 more blocks in all, which the watermark had kept
    }

    void preemption_recomputes()
    {
        const TracedRun t = serve({.watermark = 0}, {request(0, 64, 40), request(0, 64, 20)}, {.blocks = 9});
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QCOMPARE(t.run.requests[1].preemptions, 1);
        QCOMPARE(ms(t.run.requests[0].last_token), 40.0);
        QCOMPARE(t.steps[t.next_prefill(1)].pieces, Pieces{65});
        QCOMPARE(t.run.requests[1].output_tokens, 20);
    }

    // One request that outgrew what the watermark leaves comes back all the same once it is alone.
    void a_preempted_request_may_have_the_watermark()
    {
        const TracedRun t =
            serve({.watermark = 0.3}, {request(0, 16, 40), request(0, 64, 80)}, {.blocks = 10});
        QCOMPARE(t.run.requests[1].preemptions, 1);
        QCOMPARE(t.run.requests[1].outcome, engine::Outcome::Completed);
        QCOMPARE(t.run.requests[1].output_tokens, 80);
    }

    // With a factor of 3 and prompt steps of 1 ms a prompt waits until 3 ms have passed since it came.
    void the_delay_holds_prompts()
    {
        const std::vector<Request> requests{request(0, 100, 20), request(kMillisecond, 100, 2)};
        QCOMPARE(ms(serve({.delay_factor = 0}, requests).run.requests[1].scheduled), 1.0);
        QCOMPARE(ms(serve({.delay_factor = 3}, requests).run.requests[1].scheduled), 5.0);
        // Nothing decodes: nothing is held.
        QCOMPARE(ms(serve({.delay_factor = 3}, {request(0, 100, 2)}).run.requests[0].scheduled), 0.0);
    }

    void prefixes_are_reused_where_asked_for()
    {
        Request one = request(0, 100, 2);
        one.parts = {{7, 64}, {engine::kUnique, 36}};
        Request two = request(kMillisecond, 90, 2);
        two.parts = {{7, 64}, {engine::kUnique, 26}};
        QCOMPARE(serve({}, {one, two}, {.caching = true}).steps[1].pieces, Pieces{26});
        QCOMPARE(serve({}, {one, two}).steps[1].pieces, Pieces{90});
    }

    void everything_ends_in_a_small_pool()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 80; ++i)
            requests.push_back(request(i * kMillisecond, 30 + i * 37 % 400, 1 + i * 13 % 90));
        const TracedRun t = serve({.step_tokens = 600, .running_cap = 30}, requests, {.blocks = 40});
        QVERIFY(t.run.record.preemptions > 0);
        for (std::size_t i = 0; i < requests.size(); ++i)
            QCOMPARE(t.run.requests[i].output_tokens, requests[i].output_tokens);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.tokens() > 0 && step.prompt_tokens() <= 600);
    }
};

QTEST_GUILESS_MAIN(TestVllmV0)
#include "test_vllm_v0.moc"
