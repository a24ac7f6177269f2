// SPDX-License-Identifier: GPL-3.0-or-later
// Every example project can be read, runs, and shows what it says it shows; and so do the joints, small
// projects of what goes on where parts of the model meet.
#include "golden/example_projects.h"
#include "study/expectations.h"
#include "study/study.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;

class TestExpectations : public QObject
{
    Q_OBJECT

private slots:
    void projectHolds_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : golden::project_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void projectHolds()
    {
        QFETCH(QString, name);
        holds(golden::open_project(name.toStdString()), true);
    }

    void jointHolds_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : golden::joint_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void jointHolds()
    {
        QFETCH(QString, name);
        holds(golden::open_joint(name.toStdString()), false);
    }

private:
    // `each`: every scenario has something to show.
    static void holds(const scenario::Document& document, bool each)
    {
        QVERIFY2(document.runnable(), golden::problems_of(document));
        const scenario::Project& project = document.project();
        for (const auto& scenario : project.scenarios)
            QVERIFY2(!each || expects(project, scenario.name),
                     (scenario.name + " has no [[expect]]").c_str());

        const study::StudyOptions options{.replications = project.run.replications, .seed = project.run.seed};
        const auto results = study::run_project(project, {}, test::all_kinds(), options);
        QVERIFY2(results.ok(), results.ok() ? "" : to_string(results.errors()).c_str());
        std::vector<study::ScenarioFigures> figures;
        for (const auto& result : *results) {
            const auto& f = figures.emplace_back(result.figures);
            QVERIFY(f.offered > 0);
            QVERIFY(std::abs(f.completed + f.rejected + f.timed_out + f.failed + f.in_flight - f.offered) <
                    1e-6);
        }
        const auto checks = study::check_expectations(project, document.file(), figures);
        QVERIFY2(checks.ok(), checks.ok() ? "" : to_string(checks.errors()).c_str());
        QByteArray failed;
        for (const auto& check : *checks)
            if (!check.holds) failed += '\n' + QByteArray::fromStdString(check.text);
        QVERIFY2(failed.isEmpty(), failed);
    }

    static bool expects(const scenario::Project& project, const std::string& scenario)
    {
        return std::ranges::any_of(project.expectations, [&](const scenario::Expectation& expectation) {
            return expectation.scenario == scenario;
        });
    }
};

QTEST_GUILESS_MAIN(TestExpectations)
#include "test_expectations.moc"
