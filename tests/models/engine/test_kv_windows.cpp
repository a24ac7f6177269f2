// SPDX-License-Identifier: GPL-3.0-or-later
// KV of models whose layers partly see a sliding window only: two groups of them, of 100 tokens, beside one
// group of layers that see everything.
#include "base/random.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"

#include <QTest>

using namespace fulcrum;
using test::request;

namespace
{

constexpr cost::KvLayout kLayout{.window_groups = 2,
                                 .window_blocks = 8}; // 7 blocks of 16 hold 100 tokens, and one

constexpr cost::KvLayout kAllWindowed{.window_groups = 1, .window_blocks = 8, .full_groups = 0};

test::EngineSetup setup_of(std::int64_t blocks, std::int64_t longest_stretch, const cost::KvLayout& layout)
{
    test::EngineSetup setup;
    setup.profile.kv_layout = layout;
    setup.blocks = blocks;
    setup.longest_stretch = longest_stretch;
    return setup;
}

test::EngineRun serve(const test::EngineSetup& setup, const std::vector<engine::Request>& requests)
{
    return test::serve(
        setup, std::make_unique<plugins::vllm::VllmScheduler>(plugins::vllm::Settings{.step_tokens = 512}),
        std::make_unique<test::FunctionCost>(
            [](const cost::StepShape& shape) { return kMillisecond + shape.context_sum; }),
        requests);
}

} // namespace

class TestKvWindows : public QObject
{
    Q_OBJECT

private slots:
    // Three blocks at a time until the windows are full, then one; where every layer has a window, one and
    // then none.
    void blocks_of_one_request_data()
    {
        QTest::addColumn<int>("full");
        QTest::addColumn<int>("windows");
        QTest::newRow("two groups beside a full one") << 1 << 2;
        QTest::newRow("every layer") << 0 << 1;
    }

    void blocks_of_one_request()
    {
        QFETCH(int, full);
        QFETCH(int, windows);
        std::vector<LogHistogram> gaps(1);
        engine::RequestTable table;
        engine::Replica::Config config;
        config.blocks = 1000;
        engine::EngineProfile profile;
        profile.kv_layout = full > 0 ? kLayout : kAllWindowed;
        engine::Replica replica(
            config, profile, std::make_unique<plugins::vllm::VllmScheduler>(plugins::vllm::Settings{}),
            std::make_unique<test::FunctionCost>([](const auto&) { return kMillisecond; }),
            engine::RunLog{table, gaps, -1, kNever, nullptr});
        replica.enqueue(request(0, 20, 400), 0, 0);
        for (int step = 1; step < 400; ++step) {
            replica.advance(step * kMillisecond);
            const std::int64_t tokens = 20 + step - 1;
            const std::int64_t blocks = (tokens + 15) / 16;
            QCOMPARE(std::llround(replica.kv_usage() * 1000),
                     full * blocks + windows * std::min<std::int64_t>(blocks, 8));
            QCOMPARE(replica.stray_blocks(), 0);
        }
    }

    void long_stretches_change_nothing()
    {
        std::vector<engine::Request> requests;
        for (int i = 0; i < 200; ++i) {
            RandomStream random(3, 1, static_cast<std::uint64_t>(i));
            requests.push_back(request(i * 20 * kMillisecond, 1 + static_cast<int>(random.uniform() * 250),
                                       1 + static_cast<int>(random.uniform() * 250)));
        }
        const auto compare = [&](std::int64_t blocks, const cost::KvLayout& layout, bool preempts) {
            const test::EngineRun fast = serve(setup_of(blocks, INT64_MAX, layout), requests);
            const test::EngineRun slow = serve(setup_of(blocks, 1, layout), requests);
            QVERIFY(fast.requests == slow.requests);
            QVERIFY(fast.gaps == slow.gaps);
            QVERIFY(fast.record == slow.record);
            QCOMPARE(fast.record.preemptions > 0, preempts);
        };
        compare(150, kLayout, true);
        compare(5000, kLayout, false);
        compare(30, kAllWindowed, true);
        compare(5000, kAllWindowed, false);
    }
};

QTEST_GUILESS_MAIN(TestKvWindows)
#include "test_kv_windows.moc"
