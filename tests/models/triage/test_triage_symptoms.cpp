// SPDX-License-Identifier: GPL-3.0-or-later
// The five symptoms, from their observations alone: the catalogue is not told which symptom it is, and the
// scenario that made the observations is taken out.
#include "projects.h"

using namespace fulcrum;

class TestTriageSymptoms : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();

    triage::Verdict verdict(const std::string& name, scenario::Project* project = nullptr)
    {
        scenario::Project own = test::triage_project(name, kinds_);
        const auto result = triage::triage(own, kinds_, {});
        if (!result) qFatal("%s", to_string(result.errors()).c_str());
        if (project != nullptr) *project = own;
        return *result;
    }

private slots:
    void symptom_leads_to_its_mechanism_data()
    {
        QTest::addColumn<QString>("project");
        QTest::addColumn<QString>("mechanism");
        QTest::addColumn<QString>("symptom");
        QTest::newRow("3.1") << "symptom-3.1"
                             << "decode-batch-grown"
                             << "3.1";
        QTest::newRow("3.3") << "symptom-3.3"
                             << "long-contexts-fill-kv"
                             << "3.3";
        QTest::newRow("3.4") << "symptom-3.4"
                             << "whole-prompts-in-a-step"
                             << "3.4";
        QTest::newRow("3.5") << "symptom-3.5"
                             << "prefix-recomputed"
                             << "3.5";
    }

    void symptom_leads_to_its_mechanism()
    {
        QFETCH(QString, project);
        QFETCH(QString, mechanism);
        QFETCH(QString, symptom);
        const triage::Verdict v = verdict(project.toStdString());
        const triage::Hypothesis& first = v.hypotheses.front();
        QCOMPARE(QString::fromStdString(v.verdict), mechanism);
        QCOMPARE(QString::fromStdString(first.symptom), symptom);
        QVERIFY2(first.fails.empty(), first.fails.empty() ? "" : first.fails.front().text.c_str());
        QVERIFY(!first.fix.empty() && !first.confirm.empty() && !first.falsifier.empty());
        QVERIFY(!first.changes.empty());
        QVERIFY(first.expected_gain.has_value());
        // The cost is asked about, and the times that stand beside it have no figures from before.
        if (symptom == "3.5") QVERIFY(first.expected_gain->figure.starts_with("cost_usd"));
        QVERIFY2(first.expected_gain->ratio.high < 1,
                 qPrintable(QString::number(first.expected_gain->ratio.value)));
        double sum = 0;
        for (const triage::Hypothesis& one : v.hypotheses)
            sum += one.probability;
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QVERIFY(v.falsifier.has_value());
        QVERIFY(v.falsifier->then != mechanism.toStdString());
        QVERIFY(v.falsifier->false_alarm < 0.1);
        QVERIFY2(
            v.falsifier->probability < triage::kRefuted,
            qPrintable(QString::number(v.falsifier->probability) + " " +
                       QString::fromStdString(to_string(v.falsifier->figure) + " " + v.falsifier->beyond)));
        QVERIFY(v.measure_next.has_value());
        QVERIFY(!v.measure_next->outcomes.empty());
        QVERIFY(!v.checks.empty());
    }
};

QTEST_GUILESS_MAIN(TestTriageSymptoms)
#include "test_triage_symptoms.moc"
