// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic on flags and a load, with steps whose length can be followed by hand.
#include "study/engine_checks.h"
#include "support/simple_cost.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

// 20 requests a second of 101 tokens: 2,000 decode tokens a second.
constexpr OfferedLoad kLoad{20, 100, 0, 101};

// A step takes 10 ms with a graph, 40 ms without, and 10 us more for each prompt token.
cluster::EngineBuild build(std::vector<int> captured, std::int64_t cap = 4096)
{
    cluster::EngineBuild built;
    built.pool_blocks = 1'000'000;
    built.parts.profile.limits.running_cap = cap;
    built.parts.profile.limits.step_tokens = 512;
    built.parts.profile.capture_sizes = std::move(captured);
    built.cost = std::make_unique<test::FunctionCost>([](const cost::StepShape& shape) {
        TimeNs time = shape.launch.mode == cost::Launch::Mode::Eager ? 40 * kMillisecond : 10 * kMillisecond;
        for (const cost::PrefillPiece& piece : shape.pieces)
            time += piece.new_tokens * 10 * kMicrosecond;
        return time;
    });
    return built;
}

bool says(const Finding& finding, const char* text)
{
    return finding.text.find(text) != std::string::npos;
}

} // namespace

class TestStudyEngineChecks : public QObject
{
    Q_OBJECT

private slots:
    // 2,000 tokens a second at 10 ms a step are 20 in a batch; prompts take 2 % of the time.
    void steady_batches()
    {
        QCOMPARE(steady_batch(kLoad, build({}), false), std::int64_t{21});
        QCOMPARE(steady_batch(kLoad, build({}), true), std::int64_t{82});
        QCOMPARE(steady_batch(kLoad, build({}, 50), true), std::int64_t{0});
    }

    // Case G1: with graphs 23 run, without 67, and the largest graph is for 32: a burst makes it slow for
    // good.
    void graphs_that_a_burst_leaves()
    {
        const Finding stuck = check_graphs(kLoad, build({16, 32}));
        QVERIFY(!stuck.holds);
        QVERIFY2(says(stuck, "about 21 decoding with graphs, and about 82 without"), stuck.text.c_str());
        QVERIFY(stuck.hint.find("at most 32 run") != std::string::npos);
        QVERIFY(check_graphs(kLoad, build({16, 128})).holds);
        QVERIFY(check_graphs(kLoad, build({16, 32}, 32)).holds);
        QVERIFY(check_graphs(kLoad, build({})).text.empty());
    }

    void a_load_above_all_graphs()
    {
        const Finding above = check_graphs(kLoad, build({8, 16}));
        QVERIFY(!above.holds);
        QVERIFY2(says(above, "keeps about 21 decoding"), above.text.c_str());
    }

    // Drafts count: 32 tokens are 6 requests of 5.
    void drafts_fill_graphs()
    {
        cluster::EngineBuild drafting = build({32});
        drafting.parts.profile.speculation.drafts = 4;
        drafting.parts.profile.speculation.acceptance = {0.5};
        const Finding finding = check_graphs(kLoad, drafting);
        QVERIFY(!finding.holds);
        QVERIFY2(says(finding, "32 tokens, 6 requests of 5"), finding.text.c_str());
    }

    // 900 tokens beside 21 decodes: two steps of at most 491, which take 10 + 4.91 ms.
    void the_gap_beside_a_prompt()
    {
        const Finding gap = check_gap(kLoad, {1, 900, 0, 10}, build({}));
        QVERIFY(gap.holds);
        QVERIFY2(says(gap, "900 new tokens, computed in 2 step(s) of at most 491"), gap.text.c_str());
        QVERIFY2(says(gap, "takes 14.9 ms instead of 10 ms"), gap.text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestStudyEngineChecks)
#include "test_study_engine_checks.moc"
