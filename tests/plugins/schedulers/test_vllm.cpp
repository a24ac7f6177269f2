// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of MODEL 3.1, each on a queue small enough to follow by hand: a step takes 1 ms, whatever is in
// it.
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"

#include <QTest>

using namespace fulcrum;
using engine::Request;
using test::EngineRun;
using test::EngineSetup;
using test::request;

namespace
{

struct Step {
    int decodes = 0;
    std::vector<std::int64_t> pieces; // new tokens of each
};

struct Traced {
    EngineRun run;
    std::vector<Step> steps;
};

Traced serve(const plugins::vllm::Settings& settings, const std::vector<Request>& requests,
             std::int64_t blocks = 1'000'000, bool caching = true)
{
    Traced traced;
    EngineSetup setup;
    setup.profile.limits.max_model_len = 1 << 20;
    setup.profile.prefix_caching = caching;
    setup.blocks = blocks;
    setup.longest_stretch = 1;
    traced.run = test::serve(setup, std::make_unique<plugins::vllm::VllmScheduler>(settings),
                             std::make_unique<test::FunctionCost>([&traced](const cost::StepShape& shape) {
                                 Step step{shape.decode_seqs, {}};
                                 for (const cost::PrefillPiece& piece : shape.pieces) {
                                     step.pieces.push_back(piece.new_tokens);
                                 }
                                 traced.steps.push_back(step);
                                 return kMillisecond;
                             }),
                             requests);
    return traced;
}

using Pieces = std::vector<std::int64_t>;

double ms(TimeNs time)
{
    return to_seconds(time) * 1e3;
}

} // namespace

class TestVllm : public QObject
{
    Q_OBJECT

private slots:
    // The step that computes the last prompt token yields the first answer token: n - 1 decodes follow.
    void prompt_and_answer()
    {
        const Traced t = serve({.step_tokens = 512}, {request(0, 100, 5)});
        QCOMPARE(t.steps.size(), std::size_t{5});
        QCOMPARE(t.steps[0].pieces, Pieces{100});
        QCOMPARE(t.steps[1].decodes, 1);
        QCOMPARE(ms(t.run.requests[0].first_token), 1.0);
        QCOMPARE(ms(t.run.requests[0].last_token), 5.0);
        QCOMPARE(t.run.gaps[0].count(), 4);
    }

    // Decodes come first because they were admitted first; what is left of the budget goes to the prompt in
    // chunks.
    void chunks_take_what_decodes_leave()
    {
        const Traced t = serve({.step_tokens = 100}, {request(0, 50, 40), request(kMillisecond, 250, 3)});
        QCOMPARE(t.steps[1].decodes, 1);
        QCOMPARE(t.steps[1].pieces, Pieces{99});
        QCOMPARE(t.steps[2].pieces, Pieces{99});
        QCOMPARE(t.steps[3].pieces, Pieces{52});
        QCOMPARE(ms(t.run.requests[1].first_token), 4.0);
    }

    // A half-computed prompt keeps the budget: the short one behind it waits, unless a threshold leaves it
    // room.
    void a_long_prompt_holds_the_budget()
    {
        const std::vector<Request> requests{request(0, 1000, 2), request(0, 10, 2)};
        const Traced held = serve({.step_tokens = 200}, requests);
        QCOMPARE(ms(held.run.requests[1].scheduled), 5.0); // 5 steps of 200: no room in any of them
        const Traced shared = serve({.step_tokens = 200, .long_prefill_threshold = 150}, requests);
        QCOMPARE(ms(shared.run.requests[1].scheduled), 0.0);
        QCOMPARE(shared.steps[0].pieces, (Pieces{150, 10}));
    }

    void without_chunks_a_prompt_waits_for_a_whole_step()
    {
        const Traced t =
            serve({.step_tokens = 200, .chunked_prefill = false}, {request(0, 150, 2), request(0, 100, 2)});
        QCOMPARE(t.steps[0].pieces, Pieces{150});
        QCOMPARE(t.steps[1].pieces, Pieces{100});
    }

    void the_cap_holds()
    {
        const Traced t = serve({.step_tokens = 1000, .running_cap = 2},
                               {request(0, 10, 3), request(0, 10, 3), request(0, 10, 3)});
        QCOMPARE(t.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(ms(t.run.requests[2].scheduled), 3.0);
    }

    // The head of the queue that does not fit blocks what would.
    void no_skipping_ahead()
    {
        const Traced t =
            serve({.step_tokens = 10'000}, {request(0, 100, 20), request(1, 200, 2), request(1, 10, 2)},
                  16); // 256 tokens
        QCOMPARE(ms(t.run.requests[1].scheduled), 20.0);
        QCOMPARE(ms(t.run.requests[2].scheduled), 20.0); // though its one block was free all along
    }

    // Out of blocks: the last admitted is preempted, keeps what it emitted, goes to the head of the queue and
    // computes prompt and answer again. Nothing is admitted in that step.
    void preemption_recomputes()
    {
        // Two requests of 64 tokens in 9 blocks of 16: after 16 tokens each the second can't grow.
        const Traced t = serve({.step_tokens = 10'000, .reserve_full_sequence = false},
                               {request(0, 64, 40), request(0, 64, 20)}, 9, false);
        const engine::RequestTimes& first = t.run.requests[0];
        const engine::RequestTimes& second = t.run.requests[1];
        QCOMPARE(first.preemptions, 0);
        QCOMPARE(second.preemptions, 1);
        QCOMPARE(t.run.record.preemptions, 1);
        QCOMPARE(first.output_tokens, 40);
        QCOMPARE(second.output_tokens, 20);
        QCOMPARE(ms(first.last_token), 40.0);
        // Preempted when 65 tokens were known and 64 computed: the recomputation is one piece of 65.
        const auto recomputed = std::find_if(t.steps.begin() + 1, t.steps.end(),
                                             [](const Step& step) { return !step.pieces.empty(); });
        QVERIFY(recomputed != t.steps.end());
        QCOMPARE(recomputed->pieces, Pieces{65});
        // Its queue time is the first wait alone, as vLLM counts it; the gap holds the second.
        QCOMPARE(second.scheduled, TimeNs{0});
        QCOMPARE(t.run.gaps[0].count(), 39 + 19);
        QVERIFY(t.run.gaps[0].max() > 30 * kMillisecond);
    }

    // Under the policy `priority` the least urgent running request gives way, the later one among equals.
    void the_least_urgent_gives_way()
    {
        std::vector<Request> requests{request(0, 64, 40), request(1, 64, 20)};
        requests[0].priority = 1;
        const Traced t = serve({.step_tokens = 10'000, .reserve_full_sequence = false, .by_priority = true},
                               requests, 9, false);
        QCOMPARE(t.run.requests[0].preemptions, 1);
        QCOMPARE(t.run.requests[1].preemptions, 0);
        QCOMPARE(t.run.requests[0].output_tokens, 40);
        requests[0].priority = 0;
        const Traced equal = serve(
            {.step_tokens = 10'000, .reserve_full_sequence = false, .by_priority = true}, requests, 9, false);
        QCOMPARE(equal.run.requests[0].preemptions, 0);
        QCOMPARE(equal.run.requests[1].preemptions, 1);
    }

    // A share of the pool stays free for those that run; an empty engine admits all the same.
    void the_watermark_delays_admission()
    {
        const std::vector<Request> requests{request(0, 64, 40), request(0, 64, 20)};
        const Traced t = serve({.step_tokens = 10'000, .reserve_full_sequence = false, .watermark = 0.25},
                               requests, 9, false);
        QCOMPARE(t.run.record.preemptions, 0);
        QCOMPARE(ms(t.run.requests[1].scheduled), 40.0); // 4 + 4 blocks of 9, and two have to stay free
        const Traced alone = serve({.step_tokens = 10'000, .watermark = 0.5}, {request(0, 128, 2)}, 9, false);
        QCOMPARE(ms(alone.run.requests[0].scheduled), 0.0);
    }

    void a_preempted_request_may_hit_its_own_blocks()
    {
        const Traced t = serve({.step_tokens = 10'000, .reserve_full_sequence = false},
                               {request(0, 64, 17), request(0, 64, 20)}, 9, true);
        QCOMPARE(t.run.requests[1].preemptions, 1);
        const auto resumed = std::find_if(t.steps.begin() + 1, t.steps.end(),
                                          [](const Step& step) { return !step.pieces.empty(); });
        QVERIFY(resumed != t.steps.end());
        QVERIFY(resumed->pieces.front() < 65);
    }

    // Several long prompts admitted a chunk at a time collide when the pool is full; full-sequence admission
    // waits.
    void full_sequence_admission_avoids_the_collision()
    {
        const std::vector<Request> requests{request(0, 100, 2), request(0, 100, 2)};
        const Traced partial =
            serve({.step_tokens = 60, .reserve_full_sequence = false}, requests, 10, false);
        const Traced whole = serve({.step_tokens = 60, .reserve_full_sequence = true}, requests, 10, false);
        QVERIFY(partial.run.record.preemptions > 0);
        QCOMPARE(whole.run.record.preemptions, 0);
    }

    // Requests admitted in the same call share what an earlier one is about to compute.
    void prefixes_are_shared_within_a_step()
    {
        Request one = request(0, 100, 2);
        one.parts = {{7, 64}, {engine::kUnique, 36}};
        Request two = request(0, 90, 2);
        two.parts = {{7, 64}, {engine::kUnique, 26}};
        const Traced t = serve({.step_tokens = 1000}, {one, two});
        QCOMPARE(t.steps[0].pieces, (Pieces{100, 26}));
        QCOMPARE(t.run.requests[1].cached_tokens, 64);
        QCOMPARE(t.run.record.prefix_hits, 64);
        QCOMPARE(t.run.record.prefix_queries, 190);
    }

    // Every sum of a step stays within the budget, and no step is empty.
    void the_budget_holds()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 200; ++i)
            requests.push_back(request(i * kMillisecond, 1 + i * 7 % 300, 1 + i % 40));
        const Traced t = serve({.step_tokens = 128, .running_cap = 20}, requests, 400);
        for (const Step& step : t.steps) {
            std::int64_t tokens = step.decodes;
            for (const std::int64_t piece : step.pieces)
                tokens += piece;
            QVERIFY(tokens > 0 && tokens <= 128);
            QVERIFY(step.decodes + static_cast<int>(step.pieces.size()) <= 20);
        }
        for (std::size_t i = 0; i < requests.size(); ++i) {
            QCOMPARE(t.run.requests[i].output_tokens, requests[i].output_tokens);
        }
    }
};

QTEST_GUILESS_MAIN(TestVllm)
#include "test_vllm.moc"
