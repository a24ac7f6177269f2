// SPDX-License-Identifier: GPL-3.0-or-later
// Seed 001: p99 TTFT five times as long right after a deploy, p50 1.3 times, gaps and errors flat.
#include "projects.h"

#include "triage/fit.h"
#include "triage/healthy_check.h"
#include "triage/panel.h"

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

    // What an exploration tells on its way is a first ranking, and ends in what it gives.
    void a_first_ranking_is_told_on_the_way()
    {
        std::vector<triage::Simulated> told;
        triage::Options options;
        options.partial = [&told](const triage::Simulated& so_far) { told.push_back(so_far); };
        const auto simulated = triage::explore(project_, kinds_, options);
        QVERIFY(simulated.ok());
        QVERIFY(!told.empty());
        const triage::Verdict first =
            triage::judge(told.front(), project_.observations, project_.triage.priors);
        QVERIFY(test::probability(first, "prefix-lost-on-some-replicas") >
                0.1); // the likeliest are tried first
        double sum = 0;
        for (const triage::Hypothesis& one : first.hypotheses)
            sum += one.probability;
        QVERIFY(std::abs(sum - 1) < 1e-9);
        const triage::Verdict last = triage::judge(*simulated, project_.observations, project_.triage.priors);
        const triage::Verdict plain = judged({});
        QCOMPARE(last.hypotheses.size(), plain.hypotheses.size());
        for (std::size_t h = 0; h < last.hypotheses.size(); ++h)
            QCOMPARE(last.hypotheses[h].probability, plain.hypotheses[h].probability);
    }

    // One cold replica: to drain it, or to roll it back, ends the tail; to restart everything does not.
    void reversible_actions_are_simulated_as_transitions()
    {
        triage::Verdict v = judged({});
        const auto done =
            triage::add_help(v, *simulated_, project_.observations, project_.triage.priors, kinds_, {});
        QVERIFY2(done.ok(), done ? "" : to_string(done.errors()).c_str());
        const auto action = [&v](const char* id) {
            return std::ranges::find(v.mitigations, id, &triage::Mitigation::id);
        };
        for (const triage::Mitigation& m : v.mitigations) {
            QCOMPARE(m.figure, std::string("ttft_s.p99"));
            QVERIFY2(!m.effect.empty() && !m.cost.empty() && !m.stop.empty(), m.id.c_str());
            QVERIFY2(m.transition_s > 0 && m.during.with_fix > 0, m.id.c_str());
            qInfo("%s: %s; costs %s; %s", m.id.c_str(), m.effect.c_str(), m.cost.c_str(), m.stop.c_str());
        }
        const auto back = action("roll-back-engines");
        QVERIFY(back != v.mitigations.end());
        QVERIFY(back->helps);
        QVERIFY2(back->after.ratio.value < 0.5, back->effect.c_str());
        QVERIFY(back->away_share > 0);
        const auto restart = action("restart-all");
        QVERIFY(restart != v.mitigations.end());
        QVERIFY2(!restart->helps || restart->after.ratio.value > 0.7, restart->effect.c_str());
        QVERIFY(action("turn-flag-off") == v.mitigations.end()); // nothing but the engines has changed
    }

    // "Queue time up with the hit rate down -> (1)", as long as no replica has left the others: with one cold
    // replica both figures of the whole fleet move in the same way.
    void a_lower_hit_rate_on_all_replicas_points_to_the_template()
    {
        const auto queue = seen("queue_s", "p99", 2.1, 0.42);
        const auto hit = seen("prefix_hit_ratio", "share", 0.4, 0.8);
        const triage::Verdict both = judged({queue, hit});
        QVERIFY2(both.hypotheses.front().id.starts_with("prefix-"), both.why.c_str());
        const triage::Verdict alike = judged({queue, hit, seen("preemption_rate", "rate", 0, 0),
                                              seen("prefix_hit_ratio", "share", 0.38, 0.78, "pod-7")});
        QCOMPARE(alike.hypotheses.front().id, std::string("prefix-lost-on-some-templates"));
        QVERIFY2(alike.hypotheses.front().probability > 0.8, alike.why.c_str());
        QVERIFY(test::probability(alike, "kv-pressure") < 0.01);
    }

    // "Prefill time up per token with the hit rate flat -> (2) or (4); check prompt-token p99": a prompt that
    // takes the steps of the others. A replica that is slow by itself shows the same, as long as nobody has
    // looked at replicas one by one.
    void slower_prefill_with_a_flat_hit_rate_points_to_long_prompts()
    {
        const auto prefill = seen("prefill_s_per_token", "value", 160e-6, 100e-6);
        const auto hit = seen("prefix_hit_ratio", "share", 0.78, 0.8);
        const auto replicas = seen("spread_ttft_by_replica", "value", 1.5, 1.5);
        const triage::Verdict alike = judged({prefill, hit, replicas});
        QCOMPARE(find(alike, alike.hypotheses.front().id).family, std::string("prefill"));
        QCOMPARE(alike.verdict, std::string("cannot tell"));
        const triage::Verdict longer = judged({prefill, hit, seen("prompt_tokens", "p99", 28000, 11600)});
        QCOMPARE(longer.hypotheses.front().id, std::string("one-prompt-takes-the-budget"));
        QVERIFY2(longer.hypotheses.front().probability > 0.7, longer.why.c_str());
        QVERIFY(test::probability(longer, "prefix-lost-on-some-replicas") < 0.05);
        // With prompts as they were it is neither of the two.
        const triage::Verdict same = judged({prefill, hit, seen("prompt_tokens", "p99", 11600, 11600)});
        QVERIFY(test::probability(same, "one-prompt-takes-the-budget") < 0.05);
        QVERIFY(test::probability(same, "prompts-longer") < 0.05);
    }

    // With no deploy a traffic shift is likelier; a prompt's p99 that has grown says which.
    void longer_prompts_show_in_the_prompts()
    {
        const triage::Verdict v = judged({seen("prompt_tokens", "p99", 16000, 11600)});
        QVERIFY(test::probability(v, "prefix-lost-on-some-replicas") <
                test::probability(judged({}), "prefix-lost-on-some-replicas"));
    }

    // "No deploy: then a traffic shift or the infrastructure is likelier."
    void without_a_deploy_the_lead_moves()
    {
        std::map<std::string, double, std::less<>> priors;
        for (const triage::Mechanism& mechanism : triage::known_mechanisms())
            if (mechanism.occasion == "deploy") priors[mechanism.id] = 0.001;
        const triage::Verdict v = triage::judge(*simulated_, project_.observations, priors);
        QVERIFY(v.hypotheses.front().id != "prefix-lost-on-some-replicas");
        double deploy = 0;
        for (const triage::Hypothesis& one : v.hypotheses)
            for (const triage::Mechanism& mechanism : triage::known_mechanisms())
                if (mechanism.id == one.id && mechanism.occasion == "deploy") deploy += one.probability;
        QVERIFY2(deploy < 0.1, v.hypotheses.front().id.c_str());
        QVERIFY2(test::probability(v, "slow-replica") > 2 * test::probability(judged({}), "slow-replica"),
                 v.hypotheses.front().id.c_str());
        QVERIFY(v.measure_next.has_value());
    }

    // "Only one region is hit": the template is the same everywhere, so that it finds its prefix as before,
    // and what is left is about the replicas there.
    void in_one_region_it_is_about_its_replicas()
    {
        const triage::Verdict v =
            judged({seen("running", "value", 10.5, 5.8), seen("prefix_hit_ratio", "share", 0.78, 0.78),
                    seen("waiting", "value", 0.6, 0.05)});
        const triage::Hypothesis& everywhere = find(v, "prefix-lost-everywhere");
        QVERIFY(everywhere.probability < 0.001);
        QVERIFY(fails(everywhere, "prefix_hit_ratio.share"));
        QVERIFY(test::probability(v, "prefix-lost-on-some-replicas") <
                0.8 * test::probability(judged({}), "prefix-lost-on-some-replicas"));
        QVERIFY(test::probability(v, "slow-replica") > test::probability(judged({}), "slow-replica"));
        QVERIFY2(v.hypotheses.front().family == "replica" || v.hypotheses.front().family == "hardware",
                 v.why.c_str());
        // "Compare the per-replica hit rate there": low on one is its cache, and flat it is no cache.
        const triage::Verdict cold = judged({seen("prefix_hit_ratio", "share", 0.05, 0.75, "eu-pod-3")});
        QCOMPARE(cold.hypotheses.front().id, std::string("prefix-lost-on-some-replicas"));
        // Those of the healthy pods beside it change nothing.
        const triage::Verdict all = judged({seen("prefix_hit_ratio", "share", 0.75, 0.75, "eu-pod-1"),
                                            seen("prefix_hit_ratio", "share", 0.05, 0.75, "eu-pod-3"),
                                            seen("prefix_hit_ratio", "share", 0.74, 0.75, "eu-pod-2")});
        QCOMPARE(all.hypotheses.front().id, cold.hypotheses.front().id);
        QCOMPARE(all.hypotheses.front().probability, cold.hypotheses.front().probability);
        const triage::Verdict warm = judged({seen("prefix_hit_ratio", "share", 0.75, 0.75, "eu-pod-3")});
        QVERIFY2(warm.hypotheses.front().family == "replica" || warm.hypotheses.front().family == "hardware",
                 warm.why.c_str());
        QVERIFY(test::probability(warm, "prefix-lost-on-some-replicas") < 0.1);
    }

    // One row of a dashboard tells more than its best figure, and never less with one more.
    void figures_read_together_tell_more()
    {
        std::vector<std::string> notes;
        const triage::Fit fit(*simulated_, triage::terms_of(project_.observations, notes),
                              project_.triage.priors);
        const triage::Panel panel = triage::panel_of(fit);
        QVERIFY(panel.figures.size() >= 2);
        QCOMPARE(panel.bits.size(), panel.figures.size());
        QVERIFY(panel.bits.front() > 0.4);
        for (std::size_t f = 1; f < panel.bits.size(); ++f)
            QVERIFY(panel.bits[f] > panel.bits[f - 1]);
        QCOMPARE(triage::panel_of(fit).bits, panel.bits);
        QCOMPARE(triage::panel_of(fit, 1).figures.size(), std::size_t{1});
    }

    // The healthy scenario has to be the system: where it shows other figures than there were before, it says
    // so.
    void a_scenario_that_is_another_system_is_noted()
    {
        std::vector<std::string> notes;
        const auto terms = triage::terms_of(project_.observations, notes);
        for (const std::string& note : triage::healthy_disagreements(*simulated_, terms))
            QVERIFY2(false, note.c_str());
        const auto other = triage::terms_of(
            {seen("ttft_s", "p50", 0.02, 0.01), seen("itl_s", "p50", 0.0195, 0.0195)}, notes);
        const std::vector<std::string> sentences = triage::healthy_disagreements(*simulated_, other);
        QCOMPARE(sentences.size(), std::size_t{1});
        QVERIFY2(sentences.front().starts_with("ttft_s.p50 was 10 ms before"), sentences.front().c_str());
    }
};

QTEST_GUILESS_MAIN(TestTriageDeploy)
#include "test_triage_deploy.moc"
