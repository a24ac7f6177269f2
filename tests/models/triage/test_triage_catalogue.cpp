// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/catalogue.h"

#include "evidence/metrics/catalogue.h"
#include "triage/error_model.h"
#include "triage/triage.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace fulcrum;

class TestTriageCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void every_mechanism_is_whole()
    {
        const auto& all = triage::known_mechanisms();
        QVERIFY(all.size() >= 35);
        std::set<std::string> ids, symptoms;
        for (const triage::Mechanism& m : all) {
            QVERIFY2(ids.insert(m.id).second, m.id.c_str());
            QVERIFY2(!m.title.empty() && !m.text.empty() && !m.family.empty() && !m.confirm.empty() &&
                         !m.falsifier.empty(),
                     m.id.c_str());
            QVERIFY2(m.not_modelled.empty() != m.edits.empty(), m.id.c_str());
            QVERIFY2(m.edits.empty() || !m.remedy.text.empty(), m.id.c_str());
            for (const std::string& metric : m.moves)
                QVERIFY2(evidence::metrics::find(metric) != nullptr, (m.id + ": " + metric).c_str());
            symptoms.insert(m.symptom);
        }
        for (const char* symptom : {"3.1", "3.2", "3.3", "3.4", "3.5"})
            QVERIFY2(symptoms.contains(symptom), symptom);
    }

    void a_projects_own_mechanism_joins_or_replaces()
    {
        scenario::Project project;
        triage::Mechanism own;
        own.id = "our-cron-job";
        project.mechanisms.push_back(own);
        own.id = "pauses";
        own.title = "Ours";
        project.mechanisms.push_back(own);
        const auto all = triage::mechanisms_of(project);
        QCOMPARE(all.size(), triage::known_mechanisms().size() + 1);
        QCOMPARE(all.back().id, std::string("our-cron-job"));
        QVERIFY(
            std::ranges::any_of(all, [](const auto& m) { return m.id == "pauses" && m.title == "Ours"; }));
    }

    void every_reversible_action_is_whole()
    {
        std::set<std::string> ids;
        for (const triage::Action& action : triage::known_actions()) {
            QVERIFY2(ids.insert(action.id).second, action.id.c_str());
            QVERIFY2(!action.title.empty() && !action.text.empty(), action.id.c_str());
            QVERIFY2(action.at_once > 0 && action.at_once <= 1, action.id.c_str());
            using enum triage::Action::Kind;
            QCOMPARE(action.kind == Undo, !action.undo.empty());
            QCOMPARE(action.kind == Edit, !action.edits.empty());
            QCOMPARE(action.kind == Add, action.share > 0);
            const bool rolls = action.kind == Restart || action.kind == Undo || action.kind == Add;
            QVERIFY2(rolls || action.settle_s > 0, action.id.c_str());
        }
        QVERIFY(ids.size() >= 7);
    }

    void a_prior_may_name_what_is_always_there()
    {
        scenario::Project project;
        triage::Mechanism own;
        own.id = "our-cron-job";
        project.mechanisms.push_back(own);
        const std::vector<std::string> ids = triage::mechanism_ids(project);
        for (const char* id : {"our-cron-job", "kv-pressure", "no-change", "none-of-these"})
            QVERIFY2(std::ranges::find(ids, id) != ids.end(), id);
    }

    void every_metric_has_an_error_and_its_scale_turns_back()
    {
        for (const auto& metric : evidence::metrics::all()) {
            const triage::MetricError& error = triage::error_of(metric.id);
            for (const double value : {0.0, 0.01, 0.5, 0.99}) {
                const double back = triage::from_scale(error, triage::on_scale(error, value));
                QVERIFY2(std::abs(back - value) < 1e-9 + 1e-6 * value, metric.id.c_str());
            }
            QVERIFY(error.level >= error.ratio && error.spread > error.ratio);
        }
        QCOMPARE(triage::error_of("itl_s").family, std::string("decode"));
        QCOMPARE(triage::error_of("no-such-metric").family, std::string("other"));
    }
};

QTEST_GUILESS_MAIN(TestTriageCatalogue)
#include "test_triage_catalogue.moc"
