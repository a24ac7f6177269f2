// SPDX-License-Identifier: GPL-3.0-or-later
// Drafts and their verification, on steps of 1 ms.
#include "cost/speculation.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;
using engine::Request;
using test::EngineRun;
using test::EngineSetup;
using test::request;

namespace
{

struct Traced {
    EngineRun run;
    std::vector<std::int64_t> tokens; // of each step
};

Traced serve(const engine::Speculation& speculation, const std::vector<Request>& requests,
             std::int64_t blocks = 1'000'000, std::int64_t longest = 1 << 20, std::int64_t budget = 8192)
{
    Traced traced;
    EngineSetup setup;
    setup.profile.speculation = speculation;
    setup.profile.limits.max_model_len = longest;
    setup.blocks = blocks;
    setup.classes = requests.size(); // a histogram of gaps for each request
    std::vector<Request> numbered = requests;
    for (std::size_t i = 0; i < numbered.size(); ++i)
        numbered[i].class_index = static_cast<std::uint16_t>(i);
    traced.run = test::serve(setup,
                             std::make_unique<plugins::vllm::VllmScheduler>(plugins::vllm::Settings{
                                 .step_tokens = budget, .reserve_full_sequence = false}),
                             std::make_unique<test::FunctionCost>([&traced](const cost::StepShape& shape) {
                                 traced.tokens.push_back(test::new_tokens(shape));
                                 return kMillisecond;
                             }),
                             numbered);
    return traced;
}

} // namespace

class TestSpeculation : public QObject
{
    Q_OBJECT

private slots:
    // The prompt's step brings one token, each further step all four; the last brings what is left.
    void all_accepted()
    {
        const Traced t = serve({.drafts = 3, .acceptance = {1.0}}, {request(0, 100, 12)});
        QCOMPARE(t.tokens, (std::vector<std::int64_t>{100, 4, 4, 4}));
        QCOMPARE(t.run.requests[0].last_token, 4 * kMillisecond);
        QCOMPARE(t.run.requests[0].output_tokens, 12);
        QCOMPARE(t.run.record.output_tokens, 12);
        QCOMPARE(t.run.gaps[0].count(), 3); // one observation a step, not a token
    }

    void none_accepted()
    {
        const Traced t = serve({.drafts = 3, .acceptance = {0.0}}, {request(0, 100, 5)});
        QCOMPARE(t.tokens, (std::vector<std::int64_t>{100, 4, 4, 4, 4}));
        QCOMPARE(t.run.gaps[0].count(), 4);
    }

    // Acceptance by position is conditional, and the last holds on: here never more than two drafts.
    void by_position()
    {
        const Traced t = serve({.drafts = 4, .acceptance = {1.0, 1.0, 0.0}}, {request(0, 16, 31)});
        QCOMPARE(t.run.gaps[0].count(), 10);
    }

    // Mean tokens a step are (1 - a^(k+1)) / (1 - a) = 2.3056.
    void expected_tokens()
    {
        constexpr int kAnswers = 40;
        std::vector<Request> requests;
        for (int i = 0; i < kAnswers; ++i)
            requests.push_back(request(0, 16, 2001));
        const Traced t = serve({.drafts = 4, .acceptance = {0.6}}, requests);
        double steps = 0;
        for (const LogHistogram& gaps : t.run.gaps)
            steps += static_cast<double>(gaps.count());
        QVERIFY(std::abs(kAnswers * 2000 / steps - cost::expected_tokens(0.6, 4)) < 0.03);
    }

    // What is accepted depends on the request and the place in its answer: not on the company it is served
    // in.
    void draws_do_not_depend_on_the_schedule()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 20; ++i)
            requests.push_back(request(i * kMillisecond, 50 + 7 * i, 100 + i));
        const Traced roomy = serve({.drafts = 4, .acceptance = {0.7, 0.5}}, requests);
        const Traced tight = serve({.drafts = 4, .acceptance = {0.7, 0.5}}, requests, 60);
        QVERIFY(tight.run.record.preemptions > 0);
        for (std::size_t i = 0; i < requests.size(); ++i) {
            QCOMPARE(tight.run.requests[i].output_tokens, requests[i].output_tokens);
            // A request that was preempted computes its last token with the prompt: one step without drafts
            // each time.
            if (tight.run.requests[i].preemptions == 0)
                QCOMPARE(tight.run.gaps[i].count(), roomy.run.gaps[i].count());
        }
    }

    // Drafts take the budget and blocks; a context as long as the pool still comes to its end.
    void drafts_need_room()
    {
        const Traced budget = serve({.drafts = 4, .acceptance = {1.0}},
                                    {request(0, 5, 11), request(0, 5, 11)}, 1'000'000, 1 << 20, 8);
        for (const std::int64_t tokens : budget.tokens)
            QVERIFY(tokens <= 10); // the second has room for two drafts, and the shape counts them all
        const Traced whole = serve({.drafts = 4, .acceptance = {0.5}}, {request(0, 100, 28)}, 8, 128);
        QCOMPARE(whole.run.record.preemptions, 0);
        QCOMPARE(whole.run.requests[0].output_tokens, 28);
        QVERIFY(whole.run.requests[0].outcome == engine::Outcome::Completed);
    }

    // The blocks of drafts are given back with the rest.
    void no_block_is_lost()
    {
        std::vector<LogHistogram> gaps(1);
        engine::RequestTable table;
        engine::Replica::Config config;
        config.blocks = 100;
        engine::EngineProfile profile;
        profile.speculation = {.drafts = 5, .acceptance = {0.5}};
        engine::Replica replica(
            config, profile,
            std::make_unique<plugins::vllm::VllmScheduler>(
                plugins::vllm::Settings{.reserve_full_sequence = false}),
            std::make_unique<test::FunctionCost>([](const auto&) { return kMillisecond; }),
            engine::RunLog{table, gaps, -1, kNever, nullptr});
        std::vector<engine::Handle> handles;
        for (int i = 0; i < 30; ++i)
            handles.push_back(replica.enqueue(request(0, 64, 60), i, 0));
        for (int step = 1; step < 400; ++step) {
            replica.advance(step * kMillisecond);
            QCOMPARE(replica.stray_blocks(), 0);
            if (step == 20) QVERIFY(replica.withdraw(handles[0], 0, step * kMillisecond));
        }
        QCOMPARE(replica.running(), 0);
        QCOMPARE(replica.kv_usage(), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestSpeculation)
#include "test_speculation.moc"
