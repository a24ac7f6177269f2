// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of MODEL 4.1, each on a queue small enough to follow by hand.
#include "schedulers/sglang/prompt_tree.h"
#include "schedulers/sglang/sglang_scheduler.h"
#include "support/traced_run.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using engine::Request;
using plugins::sglang::NewTokenRatio;
using plugins::sglang::SchedulePolicy;
using plugins::sglang::Settings;
using plugins::sglang::SglangScheduler;
using test::ms;
using test::Pieces;
using test::request;
using test::TracedRun;
using test::TracedStep;

namespace
{

TracedRun serve(const Settings& settings, const std::vector<Request>& requests,
                std::int64_t tokens = 1'000'000, bool caching = false)
{
    return test::trace(std::make_unique<SglangScheduler>(settings), requests,
                       {.blocks = tokens, .block_tokens = 1, .caching = caching});
}

Request with_prefix(TimeNs arrival, std::uint64_t content, std::int32_t shared, std::int32_t own,
                    std::int32_t output)
{
    Request r = request(arrival, shared + own, output);
    r.parts = {{content, shared}, {engine::kUnique, own}};
    return r;
}

} // namespace

class TestSglang : public QObject
{
    Q_OBJECT

private slots:
    // The gap of an answer is the back-to-back prefill batches and its own decode.
    void decodes_wait_for_prefills()
    {
        const TracedRun t = serve({}, {request(0, 100, 10), request(kMillisecond, 900, 3),
                                       request(2 * kMillisecond, 1000, 3), request(3 * kMillisecond, 50, 3)});
        QCOMPARE(t.steps[1].pieces, Pieces{900});
        QCOMPARE(t.steps[3].pieces, Pieces{50});
        QCOMPARE(t.steps[4].decodes, 4);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.decodes == 0 || step.pieces.empty());
        QCOMPARE(t.run.gaps[0].max(), 4 * kMillisecond);
    }

    // One prompt at a time is split; it goes on first, and others join its last chunk.
    void one_prompt_is_split_at_a_time()
    {
        const TracedRun t = serve({.chunk = 1000}, {request(0, 2500, 2), request(0, 100, 2)});
        QCOMPARE(t.steps[0].pieces, Pieces{1000});
        QCOMPARE(t.steps[1].pieces, Pieces{1000});
        QCOMPARE(t.steps[2].pieces, (Pieces{500, 100}));
    }

    void prefill_batches_are_bounded()
    {
        const TracedRun t = serve({.chunk = 0, .prefill_tokens = 1000},
                                  {request(0, 5000, 2), request(0, 600, 2), request(0, 600, 2)});
        QCOMPARE(t.steps[0].pieces, Pieces{5000}); // alone it may have more
        QCOMPARE(t.steps[1].pieces, Pieces{600});
        QCOMPARE(t.steps[2].pieces, Pieces{600});
    }

    // k decode steps follow each chunk while anything decodes: the largest gap falls from all chunks of the
    // long prompt to one.
    void decode_steps_between_chunks_data()
    {
        QTest::addColumn<int>("interval");
        QTest::addColumn<double>("first_token"); // of the long prompt, ms after it came
        QTest::addColumn<double>("gap");
        QTest::newRow("none") << 0 << 5.0 << 6.0;
        QTest::newRow("one") << 1 << 9.0 << 2.0; // P D P D P D P D P
        QTest::newRow("three") << 3 << 17.0 << 2.0;
    }
    void decode_steps_between_chunks()
    {
        QFETCH(int, interval);
        const TimeNs arrival = 10 * kMillisecond;
        const TracedRun t = serve({.chunk = 1000, .decode_interval = interval},
                                  {request(0, 10, 100), request(arrival, 5000, 2)});
        QTEST(ms(t.run.requests[1].first_token - arrival), "first_token");
        QTEST(ms(t.run.gaps[0].max()), "gap");
        std::size_t before = t.next_prefill(1);
        for (std::size_t next = t.next_prefill(before + 1); next < t.steps.size();
             next = t.next_prefill(next + 1)) {
            QCOMPARE(next - before - 1, static_cast<std::size_t>(interval));
            before = next;
        }
    }

    void without_decodes_nothing_is_deferred()
    {
        const TracedRun t = serve({.chunk = 1000, .decode_interval = 8}, {request(0, 5000, 2)});
        QCOMPARE(ms(t.run.requests[0].first_token), 5.0);
    }

    void mixed_chunks_hold_the_decodes()
    {
        const TracedRun t =
            serve({.chunk = 100, .mixed_chunk = true}, {request(0, 50, 40), request(kMillisecond, 250, 3)});
        QCOMPARE(t.steps[1].decodes, 1);
        QCOMPARE(t.steps[1].pieces, Pieces{99});
        QCOMPARE(t.steps[2].pieces, Pieces{99});
        QCOMPARE(t.steps[3].pieces, Pieces{52});
        QCOMPARE(t.run.gaps[0].max(), kMillisecond);
    }

    // 900 tokens are free beside a request that may emit 399 more. 0.7 of these leave room for 300 + 300,
    // 0.91 do not; then the batch is full until one of it ends, whatever the ratio falls to.
    void the_memory_test()
    {
        const std::vector<Request> requests{request(0, 100, 400), request(kMillisecond, 300, 300)};
        QCOMPARE(ms(serve({}, requests, 1000).run.requests[1].scheduled), 1.0);
        QCOMPARE(ms(serve({.conservativeness = 1.3}, requests, 1000).run.requests[1].scheduled), 400.0);
    }

    // Only the next 4,096 tokens of an answer count.
    void long_answers_are_clipped()
    {
        Request one = request(0, 100, 20);
        one.max_tokens = 50'000;
        Request two = one;
        const TracedRun t = serve({}, {one, two}, 60'000);
        QCOMPARE(t.steps[0].pieces, (Pieces{100, 100}));
    }

    void the_ratio()
    {
        NewTokenRatio ratio(1.0);
        QCOMPARE(ratio.value(), 0.7);
        ratio.count_decode_steps(300);
        QVERIFY(std::abs(ratio.value() - 0.399) < 1e-12);
        ratio.count_decode_steps(400);
        QVERIFY(std::abs(ratio.value() - 0.098) < 1e-12);
        ratio.retracted(500, 999, 5); // (500 + 20 x 5) / 1000
        ratio.count_decode_steps(1);  // the step that retracted
        QVERIFY(std::abs(ratio.value() - 0.6) < 1e-12);
        ratio.retracted(5000, 999, 5);
        ratio.count_decode_steps(1);
        QCOMPARE(ratio.value(), 1.0);
        ratio.reset();
        QCOMPARE(ratio.value(), 0.7);
        QCOMPARE(NewTokenRatio(2.0).value(), 1.0);
    }

    // All emitted alike: the longest prompt goes. 3 + 40 + 16 tokens are more than 20 steps of the other two.
    void retraction_takes_the_longest_prompt()
    {
        const TracedRun t = serve(
            {.conservativeness = 0},
            {request(0, 10, 60), request(kMillisecond, 40, 30), request(2 * kMillisecond, 20, 30)}, 120);
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QCOMPARE(t.run.requests[1].preemptions, 1);
        QCOMPARE(t.run.requests[2].preemptions, 0);
        for (const engine::RequestTimes& times : t.run.requests)
            QCOMPARE(times.outcome, engine::Outcome::Completed);
    }

    // The one that emitted least goes, though another has the longer prompt.
    void retraction_takes_who_emitted_least()
    {
        const TracedRun t = serve(
            {.conservativeness = 0},
            {request(0, 10, 60), request(kMillisecond, 60, 60), request(8 * kMillisecond, 40, 60)}, 200);
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QCOMPARE(t.run.requests[1].preemptions, 0);
        QCOMPARE(t.run.requests[2].preemptions, 1);
        // It emitted 27 before: prompt and answer are computed again.
        const std::size_t again = t.next_prefill(9);
        QCOMPARE(t.steps[again].pieces, Pieces{40 + 27});
    }

    // What the first frees is too little for 20 steps of the rest: another goes too.
    void retraction_reserves_twenty_steps()
    {
        const TracedRun t = serve(
            {.conservativeness = 0},
            {request(0, 10, 60), request(kMillisecond, 40, 30), request(8 * kMillisecond, 20, 30)}, 120);
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QVERIFY(t.run.requests[1].preemptions >= 1);
        QVERIFY(t.run.requests[2].preemptions >= 1);
    }

    // The last one that decodes, beside a half-computed prompt that holds the rest of the pool.
    void who_cannot_be_retracted_fails()
    {
        const TracedRun t = serve({.chunk = 30, .decode_interval = 10, .conservativeness = 0},
                                  {request(0, 10, 90), request(kMillisecond, 80, 5)}, 110);
        QCOMPARE(t.run.requests[0].outcome, engine::Outcome::Failed);
        QVERIFY(t.run.requests[0].output_tokens > 10);
        QCOMPARE(t.run.requests[1].outcome, engine::Outcome::Completed);
    }

    void prefixes_match_by_the_token()
    {
        const TracedRun t = serve({},
                                  {with_prefix(0, 7, 61, 10, 2), with_prefix(kMillisecond, 7, 61, 20, 2),
                                   with_prefix(2 * kMillisecond, 7, 33, 5, 2)},
                                  1'000'000, true);
        QCOMPARE(t.run.requests[1].cached_tokens, 61);
        QCOMPARE(t.steps[1].pieces, Pieces{20});
        QCOMPARE(t.run.requests[2].cached_tokens, 33);
    }

    // What a batch computes is there for the next one: two with a prefix that is not cached compute it twice.
    void a_batch_reuses_nothing_of_its_own()
    {
        const TracedRun t = serve({},
                                  {with_prefix(0, 7, 1000, 10, 2), with_prefix(0, 7, 1000, 20, 2),
                                   with_prefix(kMillisecond, 7, 1000, 30, 2)},
                                  1'000'000, true);
        QCOMPARE(t.steps[0].pieces, (Pieces{1010, 1020}));
        QCOMPARE(t.steps[1].pieces, Pieces{30});
        QCOMPARE(t.run.requests[1].cached_tokens, 0);
        QCOMPARE(t.run.requests[2].cached_tokens, 1000);
    }

    // The same while the first is split: the second reuses what earlier batches computed of it.
    void nor_of_a_prompt_that_is_split()
    {
        const TracedRun t =
            serve({.chunk = 600}, {with_prefix(0, 7, 1000, 10, 2), with_prefix(0, 7, 1000, 20, 2)}, 1'000'000,
                  true);
        QCOMPARE(t.steps[0].pieces, Pieces{600});
        QCOMPARE(t.steps[1].pieces, (Pieces{410, 190}));
        QCOMPARE(t.run.requests[1].cached_tokens, 600);
    }

    // Under lpm the second waits until it can reuse all of it. 32 common tokens are enough to wait, 31 are
    // not, and who has more than 32 cached does not.
    void who_shares_an_uncached_prefix_waits_data()
    {
        QTest::addColumn<int>("shared");
        QTest::addColumn<bool>("waits");
        QTest::newRow("31 tokens") << 31 << false;
        QTest::newRow("32 tokens") << 32 << true;
        QTest::newRow("1,000 tokens") << 1000 << true;
    }
    void who_shares_an_uncached_prefix_waits()
    {
        QFETCH(int, shared);
        QFETCH(bool, waits);
        const TracedRun t = serve({.policy = SchedulePolicy::LongestPrefix},
                                  {with_prefix(0, 7, shared, 10, 2), with_prefix(0, 7, shared, 20, 2),
                                   with_prefix(0, 8, 500, 5, 2)},
                                  1'000'000, true);
        const Pieces together{shared + 10, shared + 20, 505};
        QCOMPARE(t.steps[0].pieces, waits ? (Pieces{shared + 10, 505}) : together);
        QCOMPARE(t.run.requests[1].cached_tokens, waits ? shared : 0);
        if (waits) QCOMPARE(t.steps[1].pieces, Pieces{20});
    }

    void who_has_a_cached_prefix_does_not_wait()
    {
        Request one = with_prefix(10 * kMillisecond, 7, 100, 10, 2); // 100 are cached, 300 more are common
        one.parts = {{7, 100}, {9, 300}, {engine::kUnique, 10}};
        one.prompt_tokens = 410;
        Request two = one;
        two.parts[2].tokens = 20;
        two.prompt_tokens = 420;
        const TracedRun t = serve({.policy = SchedulePolicy::LongestPrefix},
                                  {with_prefix(0, 7, 100, 1, 2), one, two}, 1'000'000, true);
        QCOMPARE(t.run.requests[1].cached_tokens, 100);
        QCOMPARE(t.run.requests[2].cached_tokens, 100);
        QCOMPARE(t.run.requests[1].scheduled, t.run.requests[2].scheduled);
    }

    void what_prompts_have_in_common()
    {
        using plugins::sglang::common_tokens;
        const std::vector<engine::PromptPart> a{{1, 100}, {2, 50}, {engine::kUnique, 7}};
        const std::vector<engine::PromptPart> b{{1, 100}, {2, 80}};
        const std::vector<engine::PromptPart> c{{1, 60}, {2, 50}};
        const std::vector<engine::PromptPart> d{{engine::kUnique, 7}};
        QCOMPARE(common_tokens(a, b), 150);
        QCOMPARE(common_tokens(a, c), 60);
        QCOMPARE(common_tokens(a, a), 150);
        QCOMPARE(common_tokens(d, d), 0);
    }

    // Three hang on content 2, one of them a branch further, two on content 1: first the heavier branch, from
    // its tips to where it begins, and at last what has nothing cached.
    void dfs_weight_goes_down_the_tree()
    {
        using Parts = std::vector<engine::PromptPart>;
        const std::vector<Parts> texts{{{5, 10}},           {{1, 100}},          {{2, 100}},
                                       {{1, 100}, {4, 50}}, {{2, 100}, {3, 50}}, {{2, 100}, {6, 50}}};
        const std::vector<plugins::sglang::Prompt> prompts(texts.begin(), texts.end());
        const std::vector<std::int32_t> cached{0, 60, 100, 60, 150, 100};
        const std::vector<int> wanted{4, 2, 5, 1, 3, 0};
        QCOMPARE(plugins::sglang::depth_first(prompts, cached), wanted);
    }

    // After a retraction a request finds text again that only it has: a branch for itself.
    void dfs_weight_knows_text_of_ones_own()
    {
        using Parts = std::vector<engine::PromptPart>;
        const std::vector<Parts> texts{{{1, 100}, {engine::kUnique, 50}},
                                       {{1, 100}, {engine::kUnique, 70}},
                                       {{engine::kUnique, 30}},
                                       {{1, 100}},
                                       {{engine::kUnique, 30}}};
        const std::vector<plugins::sglang::Prompt> prompts(texts.begin(), texts.end());
        const std::vector<std::int32_t> cached{140, 180, 30, 100, 40}; // also what it had emitted
        const std::vector<int> wanted{0, 1, 3, 2, 4};
        QCOMPARE(plugins::sglang::depth_first(prompts, cached), wanted);
    }

    // One slot: who comes next is the policy's choice.
    void the_order_of_the_queue_data()
    {
        QTest::addColumn<int>("policy");
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("fcfs") << static_cast<int>(SchedulePolicy::Fcfs) << QList<int>{1, 2, 3};
        QTest::newRow("lpm") << static_cast<int>(SchedulePolicy::LongestPrefix) << QList<int>{2, 1, 3};
        QTest::newRow("dfs") << static_cast<int>(SchedulePolicy::DfsWeight) << QList<int>{2, 1, 3};
        QTest::newRow("lof") << static_cast<int>(SchedulePolicy::LongestOutput) << QList<int>{3, 1, 2};
        QTest::newRow("shortest") << static_cast<int>(SchedulePolicy::ShortestPrefill) << QList<int>{2, 3, 1};
    }
    void the_order_of_the_queue()
    {
        QFETCH(int, policy);
        QFETCH(QList<int>, order);
        const TracedRun t = serve({.running_cap = 1, .policy = static_cast<SchedulePolicy>(policy)},
                                  {with_prefix(0, 7, 200, 1, 5), request(1, 150, 2),
                                   with_prefix(2, 7, 200, 20, 2), request(3, 100, 9)},
                                  1'000'000, true);
        QList<int> found{1, 2, 3};
        std::ranges::sort(found, {},
                          [&t](int i) { return t.run.requests[static_cast<std::size_t>(i)].scheduled; });
        QCOMPARE(found, order);
    }

    // Highest response ratio next: 900 tokens were computed since the long prompt came. That is 0.9 of its
    // 1,000, and 9 times the short prompt's 100, if that came as early; if it came later it has not waited.
    void waiting_counts_in_tokens()
    {
        const auto second = [](TimeNs came) {
            std::vector<Request> requests{request(0, 500, 20), request(kMillisecond, 900, 2),
                                          request(2 * kMillisecond, 1000, 2), request(came, 100, 2)};
            const TracedRun t =
                serve({.running_cap = 1, .policy = SchedulePolicy::ResponseRatio}, requests, 1'000'000, true);
            return t.run.requests[2].scheduled < t.run.requests[3].scheduled ? 1000 : 100;
        };
        QCOMPARE(second(3 * kMillisecond), 100);
        QCOMPARE(second(20 * kMillisecond + 1), 1000);
    }

    void random_orders_repeat()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 12; ++i)
            requests.push_back(request(0, 10 + i, 2));
        const auto order = [&requests] {
            const TracedRun t = serve({.running_cap = 1, .policy = SchedulePolicy::Random}, requests);
            QList<int> found;
            for (int i = 0; i < 12; ++i)
                found.push_back(i);
            std::ranges::sort(found, {},
                              [&t](int i) { return t.run.requests[static_cast<std::size_t>(i)].scheduled; });
            return found;
        };
        const QList<int> first = order();
        QCOMPARE(order(), first);
        QVERIFY(!std::ranges::is_sorted(first));
    }

    // With more than 128 waiting, matching prefixes would cost too much: first come, first served.
    void a_long_queue_is_not_sorted()
    {
        std::vector<Request> requests{with_prefix(0, 7, 200, 1, 5)};
        for (int i = 0; i < 140; ++i)
            requests.push_back(request(1 + i, 10, 2));
        requests.push_back(with_prefix(500, 7, 200, 20, 2));
        const TracedRun t =
            serve({.running_cap = 1, .policy = SchedulePolicy::LongestPrefix}, requests, 1'000'000, true);
        QCOMPARE(ms(t.run.requests[1].scheduled), 5.0);              // the head, while 141 wait
        QCOMPARE(ms(t.run.requests.back().scheduled), 5.0 + 2 * 13); // once 128 are left
    }

    void everything_ends_in_a_small_pool()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 120; ++i)
            requests.push_back(request(i * kMillisecond, 30 + i * 37 % 400, 1 + i * 13 % 90));
        for (const bool mixed : {false, true}) {
            const TracedRun t =
                serve({.chunk = 64, .mixed_chunk = mixed, .conservativeness = 0}, requests, 700);
            QVERIFY(t.run.record.preemptions > 0);
            for (std::size_t i = 0; i < requests.size(); ++i)
                QCOMPARE(t.run.requests[i].output_tokens, requests[i].output_tokens);
            for (const TracedStep& step : t.steps)
                QVERIFY(step.tokens() > 0 && step.prompt_tokens() <= 64);
        }
    }
};

QTEST_GUILESS_MAIN(TestSglang)
#include "test_sglang.moc"
