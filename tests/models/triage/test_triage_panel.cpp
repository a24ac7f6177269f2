// SPDX-License-Identifier: GPL-3.0-or-later
// Symptom 3.2: two mechanisms that the page does not tell apart, and one panel that does; and what holds of
// every triage.
#include "projects.h"

using namespace fulcrum;

class TestTriagePanel : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();

private slots:
    // MODEL 11, 3.2: the page alone does not tell its mechanisms apart, and one panel does: running requests
    // against their cap, KV allocated and live, GPU-busy share.
    void a_full_queue_before_an_idle_gpu_has_two_mechanisms_and_one_panel()
    {
        const scenario::Project project = test::triage_project("symptom-3.2", kinds_);
        const auto simulated = triage::explore(project, kinds_, {});
        QVERIFY2(simulated.ok(), simulated ? "" : to_string(simulated.errors()).c_str());
        const auto judged = [&](std::initializer_list<scenario::Observation> more) {
            return triage::judge(*simulated, test::with(project.observations, more), project.triage.priors);
        };
        const triage::Verdict page = judged({});
        QCOMPARE(page.verdict, std::string("cannot tell"));
        const double known = test::probability(page, "static-batching") +
                             test::probability(page, "worst-case-reservation") +
                             test::probability(page, "host-bound") + test::probability(page, "cpu-quota");
        QVERIFY2(known > 0.9, qPrintable(QString::number(known)));
        QVERIFY(test::probability(page, "saturated") < 0.02);
        QVERIFY(page.measure_next && page.measure_next->bits > 0.7);

        // Running far below the cap with little KV taken; running low with the pool full; slots full, GPU
        // idle.
        using test::seen;
        const triage::Verdict drains = judged(
            {seen("running", "value", 8.7), seen("kv_usage", "value", 0.33), seen("itl_s", "p50", 0.0078)});
        QCOMPARE(drains.hypotheses.front().id, std::string("static-batching"));
        const triage::Verdict reserves = judged(
            {seen("running", "value", 9), seen("kv_usage", "value", 0.98), seen("itl_s", "p50", 0.0077)});
        QCOMPARE(reserves.hypotheses.front().id, std::string("worst-case-reservation"));
        const triage::Verdict host =
            judged({seen("running", "value", 32), seen("kv_usage", "value", 0.06),
                    seen("itl_s", "p50", 0.0224), seen("cpu_throttled_share", "share", 0)});
        QCOMPARE(host.hypotheses.front().id, std::string("host-bound"));
        const triage::Verdict full = judged({seen("running", "value", 32), seen("gpu_busy", "value", 0.99),
                                             seen("output_token_rate", "rate", 2100)});
        QVERIFY(full.hypotheses.front().id != "static-batching" &&
                full.hypotheses.front().id != "host-bound");
    }

    void the_result_does_not_depend_on_the_threads()
    {
        const scenario::Project project = test::triage_project("symptom-3.4", kinds_);
        triage::Options one;
        one.threads = 1;
        triage::Options two;
        two.threads = 2;
        const auto a = triage::explore(project, kinds_, one);
        const auto b = triage::explore(project, kinds_, two);
        QVERIFY(a.ok() && b.ok());
        const auto va = triage::judge(*a, project.observations, {});
        const auto vb = triage::judge(*b, project.observations, {});
        for (std::size_t h = 0; h < va.hypotheses.size(); ++h) {
            QCOMPARE(va.hypotheses[h].id, vb.hypotheses[h].id);
            QCOMPARE(va.hypotheses[h].probability, vb.hypotheses[h].probability);
        }
    }

    void a_stopped_triage_says_so()
    {
        const scenario::Project project = test::triage_project("symptom-3.4", kinds_);
        std::stop_source stop;
        stop.request_stop();
        triage::Options options;
        options.stop = stop.get_token();
        const auto result = triage::triage(project, kinds_, options);
        QVERIFY(!result.ok());
        QCOMPARE(result.errors().front().message, std::string("cancelled"));
    }
};

QTEST_GUILESS_MAIN(TestTriagePanel)
#include "test_triage_panel.moc"
