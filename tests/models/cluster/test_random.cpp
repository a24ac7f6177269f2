// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in any scenario: 200 drawn at random.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/random_scenario.h"

#include <QTest>

using namespace fulcrum;

namespace
{

constexpr std::uint64_t kScenarios = 200;

} // namespace

class TestRandom : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    cluster::RunRecord simulate(const scenario::Document& document, std::int64_t longest_stretch)
    {
        cluster::SimulationOptions options;
        options.seed = document.project().run.seed;
        options.longest_stretch = longest_stretch;
        Result<cluster::RunRecord> record =
            cluster::simulate(document.project().scenarios.front(), document.project().run, kinds_, options);
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        return std::move(*record);
    }

private slots:
    void long_stretches_equal_single_steps()
    {
        std::int64_t preemptions = 0;
        std::int64_t hits = 0;
        std::int64_t unfinished = 0;
        std::int64_t ended = 0;
        for (std::uint64_t seed = 0; seed < kScenarios; ++seed) {
            const std::string text = test::random_project(seed);
            const scenario::Document document(text, "random.toml", types_);
            QVERIFY2(document.runnable(), (to_string(document.problems()) + "\n" + text).c_str());
            const cluster::RunRecord record = simulate(document, INT64_MAX);
            QVERIFY2(record == simulate(document, 1), text.c_str());
            QVERIFY2(record == simulate(document, INT64_MAX), text.c_str()); // the same again

            for (const cluster::RequestTimes& t : record.requests) {
                // What ended has all its times, in order.
                if (t.outcome == engine::Outcome::Completed) {
                    QVERIFY2(t.arrival <= t.scheduled && t.scheduled < t.first_token &&
                                 t.first_token <= t.last_token,
                             text.c_str());
                    QVERIFY(t.output_tokens >= 1);
                    QVERIFY(t.cached_tokens < t.prompt_tokens);
                    ++ended;
                }
                unfinished += t.outcome == engine::Outcome::InFlight ? 1 : 0;
            }
            QVERIFY2(!record.requests.empty(), text.c_str());
            for (const cluster::ReplicaRecord& replica : record.replicas) {
                preemptions += replica.preemptions;
                hits += replica.prefix_hits;
                for (const cluster::Timeline::Bucket& bucket : replica.timeline.buckets()) {
                    if (bucket.covered == 0) continue;
                    QVERIFY2(bucket.max[cluster::kKvAllocated] <= replica.total_blocks, text.c_str());
                    QVERIFY2(bucket.min[cluster::kKvLive] >= 0, text.c_str());
                    QVERIFY2(bucket.max[cluster::kRunning] <= replica.running_cap, text.c_str());
                }
            }
        }
        // The scenarios reach what they are meant to reach.
        QVERIFY(preemptions > 100);
        QVERIFY(hits > 10'000);
        QVERIFY(unfinished > 0);
        QVERIFY(ended > 100 * static_cast<std::int64_t>(kScenarios));
    }
};

QTEST_GUILESS_MAIN(TestRandom)
#include "test_random.moc"
