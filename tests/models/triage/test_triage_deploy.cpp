// SPDX-License-Identifier: GPL-3.0-or-later
// Seed 001: p99 TTFT five times as long right after a deploy, p50 1.3 times, gaps and errors flat.
#include "projects.h"

#include "triage/fit.h"

using namespace fulcrum;
using test::seen;

class TestTriageDeploy : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::Project project_ = test::triage_project("ttft-after-deploy", kinds_);
    std::optional<triage::Simulated> simulated_;

    triage::Verdict judged(std::initializer_list<scenario::Observation> more)
    {
        return triage::judge(*simulated_, test::with(project_.observations, more), project_.triage.priors);
    }

    static const triage::Hypothesis& find(const triage::Verdict& verdict, const std::string& id)
    {
        return *std::ranges::find(verdict.hypotheses, id, &triage::Hypothesis::id);
    }

    static bool fails(const triage::Hypothesis& one, const std::string& figure)
    {
        return std::ranges::find(one.fails, figure, &triage::Failure::figure) != one.fails.end();
    }

private slots:
    void initTestCase()
    {
        auto simulated = triage::explore(project_, kinds_, {});
        QVERIFY2(simulated.ok(), simulated ? "" : to_string(simulated.errors()).c_str());
        simulated_ = std::move(*simulated);
    }

    // MODEL 11: "p99 x5, p50 x1.3" is evidence of a partial exposure. A loss in the whole fleet makes p99 as
    // long as it was, and p50 ten times.
    void a_loss_in_the_whole_fleet_fits_p99_and_fails_p50()
    {
        const triage::Verdict v = judged({});
        for (const char* id : {"prefix-caching-off", "prefix-lost-everywhere"}) {
            const triage::Hypothesis& fleet = find(v, id);
            QVERIFY2(fleet.probability < 0.01, id);
            QVERIFY2(fails(fleet, "ttft_s.p50"), id);
        }
        QVERIFY(!fails(find(v, "prefix-caching-off"), "ttft_s.p99"));
        const triage::Hypothesis& part = find(v, "prefix-lost-on-some-replicas");
        QVERIFY(part.fails.empty());
        QVERIFY(part.probability > 0.3);
        QCOMPARE(v.hypotheses.front().id, part.id);
        // A slow replica makes about the same four figures: it leans, and is not settled.
        QVERIFY(find(v, "slow-replica").probability > 0.02);
        QCOMPARE(v.verdict, std::string("cannot tell"));
    }

    // The measurement comes out of the computation. The seed's own choice, the hit rate by replica, is among
    // the best: another one may win by hundredths of a bit.
    void the_hit_rate_by_replica_splits_the_leaders()
    {
        const triage::Verdict v = judged({});
        QVERIFY(v.measure_next.has_value() && v.measure_next->bits > 0.5);
        const evidence::FigureId by_replica{"prefix_hit_ratio", "share", {}, true};
        std::vector<triage::Measurement> best = v.alternatives;
        best.push_back(*v.measure_next);
        const auto seeds = std::ranges::find(best, by_replica, &triage::Measurement::figure);
        QVERIFY(seeds != best.end());
        QVERIFY(seeds->bits > v.measure_next->bits - 0.15);
        QVERIFY(QString::fromStdString(seeds->promql).contains("pod"));
        QCOMPARE(seeds->outcomes.front().points_to, std::string("prefix-lost-on-some-replicas"));
        QVERIFY(seeds->outcomes.back().points_to != "prefix-lost-on-some-replicas");
        QVERIFY(v.falsifier.has_value());
        QVERIFY(v.falsifier->then != "prefix-lost-on-some-replicas");
    }

    // "One replica's TTFT diverging -> (5)"
    void one_replica_that_diverges_settles_it()
    {
        const triage::Verdict cold = judged({seen("prefix_hit_ratio", "share", 0.02, 0.75, "pod-7")});
        QCOMPARE(cold.hypotheses.front().id, std::string("prefix-lost-on-some-replicas"));
        QVERIFY2(cold.verdict == "prefix-lost-on-some-replicas", cold.why.c_str());
        const triage::Verdict slow = judged({seen("prefix_hit_ratio", "share", 0.75, 0.75, "pod-7"),
                                             seen("tpot_s", "p50", 0.07, 0.021, "pod-7")});
        QCOMPARE(slow.hypotheses.front().id, std::string("slow-replica"));
        QVERIFY(test::probability(slow, "prefix-lost-on-some-replicas") < 0.02);
    }

    // "Queue time up with hit rate flat and preemptions up -> (3)"
    void preemptions_with_a_flat_hit_rate_point_to_memory()
    {
        const triage::Verdict v =
            judged({seen("preemption_rate", "rate", 0.8, 0.0), seen("prefix_hit_ratio", "share", 0.74, 0.78),
                    seen("kv_usage", "max", 1.0, 0.35)});
        QCOMPARE(find(v, v.hypotheses.front().id).family.empty(), false);
        QVERIFY2(v.hypotheses.front().family == "memory" || v.hypotheses.front().id == "small-replica" ||
                     v.hypotheses.front().id == std::string(triage::kNone),
                 v.hypotheses.front().id.c_str());
        QVERIFY(test::probability(v, "prefix-lost-on-some-replicas") < 0.35);
    }

    // With no deploy a traffic shift is likelier; a prompt's p99 that has grown says which.
    void longer_prompts_show_in_the_prompts()
    {
        const triage::Verdict v = judged({seen("prompt_tokens", "p99", 16000, 11600)});
        QVERIFY(test::probability(v, "prefix-lost-on-some-replicas") <
                test::probability(judged({}), "prefix-lost-on-some-replicas"));
    }
};

QTEST_GUILESS_MAIN(TestTriageDeploy)
#include "test_triage_deploy.moc"
