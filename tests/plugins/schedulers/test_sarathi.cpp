// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of MODEL 2, column Sarathi-Serve, each on a queue small enough to follow by hand.
#include "schedulers/sarathi/sarathi_scheduler.h"
#include "support/traced_run.h"

#include <QTest>

using namespace fulcrum;
using engine::Request;
using plugins::sarathi::SarathiScheduler;
using plugins::sarathi::Settings;
using test::ms;
using test::Pieces;
using test::request;
using test::TracedRun;
using test::TracedStep;

namespace
{

TracedRun serve(const Settings& settings, const std::vector<Request>& requests,
                std::int64_t blocks = 1'000'000)
{
    return test::trace(std::make_unique<SarathiScheduler>(settings), requests, {.blocks = blocks});
}

} // namespace

class TestSarathi : public QObject
{
    Q_OBJECT

private slots:
    // Decodes, then the half-computed prompt, then new ones: 512 tokens in all.
    void the_order_of_a_step()
    {
        const TracedRun t = serve({.chunk_size = 512}, {request(0, 500, 10), request(kMillisecond, 700, 3),
                                                        request(kMillisecond, 400, 3)});
        QCOMPARE(t.steps[0].pieces, Pieces{500});
        QCOMPARE(t.steps[1].decodes, 1);
        QCOMPARE(t.steps[1].pieces, Pieces{511});
        QCOMPARE(t.steps[2].pieces, (Pieces{189, 322})); // the rest of the first, then of the second
        QCOMPARE(t.steps[3].decodes, 2);
        QCOMPARE(t.steps[3].pieces, Pieces{78});
    }

    // A prompt takes ceil(n / (chunk - decodes)) steps.
    void closed_form_data()
    {
        QTest::addColumn<int>("chunk");
        QTest::addColumn<int>("decodes");
        QTest::addColumn<int>("prompt");
        QTest::newRow("alone") << 512 << 0 << 5120;
        QTest::newRow("one more token") << 512 << 0 << 5121;
        QTest::newRow("beside 12") << 512 << 12 << 5000;
        QTest::newRow("beside 100") << 256 << 100 << 9999;
    }
    void closed_form()
    {
        QFETCH(int, chunk);
        QFETCH(int, decodes);
        QFETCH(int, prompt);
        std::vector<Request> requests;
        for (int i = 0; i < decodes; ++i)
            requests.push_back(request(0, 1, 500));
        const TimeNs arrival = 10 * kMillisecond;
        requests.push_back(request(arrival, prompt, 2));
        const TracedRun t = serve({.chunk_size = chunk}, requests);
        const int room = chunk - decodes;
        const auto steps = static_cast<double>((prompt + room - 1) / room);
        QCOMPARE(ms(t.run.requests.back().first_token - arrival), steps);
        // Nobody's answer pauses: each gap is one step.
        if (decodes > 0) QCOMPARE(t.run.gaps[0].max(), kMillisecond);
    }

    // Decodes come first, so that with a chunk full of them nothing is admitted.
    void decodes_fill_the_chunk()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 20; ++i)
            requests.push_back(request(0, 1, 30));
        const TracedRun t = serve({.chunk_size = 16}, requests);
        QCOMPARE(t.steps[0].pieces.size(), std::size_t{16});
        QCOMPARE(t.steps[1].decodes, 16);
        QVERIFY(t.steps[1].pieces.empty());
        QCOMPARE(ms(t.run.requests.back().scheduled), 30.0);
    }

    // A prompt takes its blocks when it is admitted: the second waits until the first has ended, though
    // neither is half computed yet, and nobody is preempted.
    void blocks_are_taken_at_admission()
    {
        const TracedRun t =
            serve({.chunk_size = 60, .watermark = 0}, {request(0, 100, 2), request(0, 100, 2)}, 10);
        QCOMPARE(t.run.record.preemptions, 0);
        QCOMPARE(ms(t.run.requests[1].scheduled), 3.0);
    }

    void the_watermark_is_for_admission_only()
    {
        // 100 blocks, 5 of them kept free: of two prompts of 48 blocks one is admitted at first.
        const std::vector<Request> requests{request(0, 768, 10), request(0, 768, 10)};
        const TracedRun kept = serve({.chunk_size = 4096, .watermark = 0.05}, requests, 100);
        QCOMPARE(kept.steps[0].pieces.size(), std::size_t{1});
        const TracedRun none = serve({.chunk_size = 4096, .watermark = 0}, requests, 100);
        QCOMPARE(none.steps[0].pieces.size(), std::size_t{2});
        // Answers grow into it: 48 + 48 blocks and 4 more.
        const TracedRun grown =
            serve({.chunk_size = 4096, .watermark = 0.04}, {request(0, 768, 33), request(0, 768, 33)}, 100);
        QCOMPARE(grown.steps[0].pieces.size(), std::size_t{2});
        QCOMPARE(grown.run.record.preemptions, 0);
    }

    // A decode without a block preempts the last admitted, which starts again from the head of the queue.
    void preemption_recomputes()
    {
        const TracedRun t = serve({.chunk_size = 4096, .watermark = 0},
                                  {request(0, 64, 40), request(0, 64, 20), request(1, 16, 2)}, 9);
        QCOMPARE(t.run.requests[0].preemptions, 0);
        QCOMPARE(t.run.requests[1].preemptions, 1);
        const std::size_t again = t.next_prefill(2);
        QVERIFY(again < t.steps.size());
        QCOMPARE(t.steps[again].pieces.front(), std::int64_t{65});
        QCOMPARE(t.run.requests[1].output_tokens, 20);
    }

    // The pool is full of half-computed prompts and decodes: it goes on all the same.
    void half_computed_prompts_do_not_lock()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 60; ++i)
            requests.push_back(request(i * kMillisecond, 30 + i * 37 % 400, 1 + i * 13 % 90));
        const TracedRun t = serve({.chunk_size = 48, .running_cap = 30, .watermark = 0}, requests, 40);
        QVERIFY(t.run.record.preemptions > 0);
        for (std::size_t i = 0; i < requests.size(); ++i)
            QCOMPARE(t.run.requests[i].output_tokens, requests[i].output_tokens);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.tokens() > 0 && step.prompt_tokens() <= 48);
    }
};

QTEST_GUILESS_MAIN(TestSarathi)
#include "test_sarathi.moc"
