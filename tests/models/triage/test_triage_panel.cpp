// SPDX-License-Identifier: GPL-3.0-or-later
// Symptom 3.2: two mechanisms that the page does not tell apart, and one panel that does; and what holds of
// every triage.
#include "projects.h"

#include "triage/gain.h"
#include "triage/json.h"
#include "triage/own_mechanisms.h"

using namespace fulcrum;

class TestTriagePanel : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::Project project_ = test::triage_project("symptom-3.2", kinds_);
    triage::Simulated simulated_;

    // Of these observations; without any, of the project's.
    triage::Fit fitted(std::initializer_list<scenario::Observation> seen_ones) const
    {
        std::vector<std::string> notes;
        const std::vector<scenario::Observation> all(seen_ones);
        return {simulated_, triage::terms_of(all.empty() ? project_.observations : all, notes),
                project_.triage.priors};
    }

private slots:
    void initTestCase()
    {
        auto simulated = triage::explore(project_, kinds_, {});
        QVERIFY2(simulated.ok(), simulated ? "" : to_string(simulated.errors()).c_str());
        simulated_ = std::move(*simulated);
    }

    // MODEL 11, 3.2: the page alone does not tell its mechanisms apart, and one panel does: running requests
    // against their cap, KV allocated and live, GPU-busy share.
    void a_full_queue_before_an_idle_gpu_has_two_mechanisms_and_one_panel()
    {
        const auto judged = [&](std::initializer_list<scenario::Observation> more) {
            return triage::judge(simulated_, test::with(project_.observations, more), project_.triage.priors);
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

    // Each range of values names the mechanism that leads there, and no other that leads in a part of it.
    void a_range_of_values_points_to_what_leads_in_all_of_it()
    {
        const triage::Fit fit = fitted({});
        std::size_t gaps = 0;
        for (const triage::Measurement& m : triage::measurements(fit)) {
            const triage::Table table = triage::table_of(fit, m.figure);
            double chance = 0;
            for (const triage::Reading& reading : m.outcomes) {
                chance += reading.chance;
                for (std::size_t g = 0; g < table.values.size(); ++g) {
                    const double value = table.values[g]; // many points at either end may be one value
                    if (value <= table.values.front() || value >= table.values.back()) continue;
                    if (!(value > reading.low && value < reading.high)) continue;
                    std::size_t leader = 0;
                    for (std::size_t h = 0; h < fit.count(); ++h)
                        if (table.density[h][g] > table.density[leader][g]) leader = h;
                    QVERIFY2(fit.id(leader) == reading.points_to,
                             (to_string(m.figure) + " " + reading.text).c_str());
                }
            }
            QVERIFY(chance > 0.8);
            if (triage::has_gaps(m.outcomes)) ++gaps;
        }
        QVERIFY(gaps > 0);
    }

    // A leader that is all but certain: a figure that leaves it where it was is no falsifier.
    void what_no_figure_refutes_has_no_falsifier()
    {
        const triage::Verdict sure =
            triage::judge(simulated_, project_.observations, {{"static-batching", 1 - 1e-12}});
        QCOMPARE(sure.hypotheses.front().id, std::string("static-batching"));
        QVERIFY2(!sure.falsifier || sure.falsifier->probability < triage::kRefuted,
                 sure.falsifier ? sure.falsifier->beyond.c_str() : "");
        QVERIFY2(!sure.falsifier || sure.falsifier->power >= triage::kLeastPower,
                 sure.falsifier ? sure.falsifier->beyond.c_str() : "");
        QVERIFY(!sure.falsifier);
        QVERIFY(triage::to_json(sure).find("\"falsifier\": null") != std::string::npos);
    }

    // A fix is judged by what users feel, though a figure that was looked up for it has moved further.
    void a_fix_is_judged_by_what_users_feel()
    {
        using test::seen;
        const auto judged_by = [&](std::initializer_list<scenario::Observation> seen_ones) {
            const triage::Fit fit = fitted(seen_ones);
            return evidence::to_string(triage::moved_most(fit)->figure);
        };
        const scenario::Observation longer = seen("prompt_tokens", "p50", 10000, 100);
        QCOMPARE(judged_by({seen("ttft_s", "p50", 1.5, 0.5), longer}), std::string("ttft_s.p50"));
        QCOMPARE(judged_by({longer, seen("waiting", "value", 90, 3)}), std::string("waiting.value"));
        QCOMPARE(judged_by({seen("ttft_s", "p50", 0.51, 0.5), longer}), std::string("prompt_tokens.p50"));
        QCOMPARE(judged_by({seen("ttft_s", "p50", 0.1, 0.5), longer}), std::string("prompt_tokens.p50"));
    }

    void without_observations_nothing_is_refuted()
    {
        const triage::Verdict empty = triage::judge(simulated_, {}, {{"static-batching", 0.99}});
        QCOMPARE(empty.verdict, std::string("cannot tell"));
        QVERIFY2(empty.why.find("nothing was observed") != std::string::npos, empty.why.c_str());
        QVERIFY(!empty.falsifier);
    }

    // A mechanism that a project adds: what is wrong with it is said, and not only that it did not lead.
    void own_mechanisms_that_are_left_out_are_told()
    {
        const auto with = [&](const char* edit) {
            scenario::Project own = project_;
            const std::string text = std::string("format = 1\n[[mechanism]]\nid = \"nightly\"\n"
                                                 "title = \"Nightly job\"\n[[mechanism.edit]]\n") +
                                     edit;
            const scenario::Document document(text, "own.toml", cluster::node_types(kinds_));
            own.mechanisms = document.project().mechanisms;
            return own;
        };
        const scenario::NodeTypes types = cluster::node_types(kinds_);
        const auto slip = with("on = \"engine\"\nset = { max_num_seq = 3 }\n");
        QCOMPARE(slip.mechanisms.size(), std::size_t{1});
        const auto refused = triage::triage(slip, kinds_, {});
        QVERIFY(!refused.ok());
        QVERIFY2(to_string(refused.errors()).find("sets 'max_num_seq', which no engine has") !=
                     std::string::npos,
                 to_string(refused.errors()).c_str());
        QVERIFY(to_string(refused.errors()).find("max_num_seqs") != std::string::npos);
        QCOMPARE(refused.errors().front().at.line, 2);
        QVERIFY(triage::values_out_of_range(with("on = \"engine\"\nset = { max_num_seqs = 3 }\n"), types)
                    .empty());
        QCOMPARE(triage::values_out_of_range(
                     with("on = \"engine\"\nset = { max_num_seqs = { at_0 = 0, at_1 = -5 } }\n"), types)
                     .size(),
                 std::size_t{1});
        triage::Simulated simulated = simulated_;
        triage::Trial trial;
        trial.mechanism = slip.mechanisms.front();
        trial.why_not = "does not apply: there is no gateway";
        simulated.trials.push_back(trial);
        const triage::Verdict v = triage::judge(simulated, project_.observations, {});
        QVERIFY(std::ranges::any_of(v.notes, [](const std::string& note) {
            return note.find("\"nightly\" was left out: does not apply") != std::string::npos;
        }));
    }

    // Neither on the threads, nor on what was simulated before the last observation came.
    void the_result_depends_on_the_project_alone()
    {
        const scenario::Project project = test::triage_project("symptom-3.4", kinds_);
        scenario::Project before = project;
        before.observations.pop_back();
        triage::Options one;
        one.threads = 1;
        triage::Options two;
        two.threads = 2;
        const auto a = triage::explore(project, kinds_, one);
        const auto first = triage::explore(before, kinds_, two);
        QVERIFY(a.ok() && first.ok());
        two.known = std::make_shared<const triage::Simulated>(*first);
        const auto b = triage::explore(project, kinds_, two);
        QVERIFY(b.ok());
        const auto va = triage::judge(*a, project.observations, {});
        const auto vb = triage::judge(*b, project.observations, {});
        QCOMPARE(va.hypotheses.size(), vb.hypotheses.size());
        for (std::size_t h = 0; h < va.hypotheses.size(); ++h) {
            QCOMPARE(va.hypotheses[h].id, vb.hypotheses[h].id);
            QCOMPARE(va.hypotheses[h].probability, vb.hypotheses[h].probability);
            QCOMPARE(va.hypotheses[h].severity, vb.hypotheses[h].severity);
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
