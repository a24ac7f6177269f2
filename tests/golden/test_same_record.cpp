// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a run depends on the project and the seed alone: not on how many decode steps are taken at
// once, and not on the number of threads.
#include "cluster/simulation.h"
#include "golden/example_projects.h"
#include "study/json.h"
#include "study/study.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>

using namespace fulcrum;

namespace
{

// Steps of length 1 are slow, so that the longest projects are cut.
constexpr std::int64_t kMostRequests = 6000;

scenario::Project shortened(const scenario::Document& document)
{
    scenario::Project project = document.project();
    project.run.max_requests = std::min(project.run.max_requests.value_or(kMostRequests), kMostRequests);
    project.run.warm_up = std::min<TimeNs>(project.run.warm_up, 60 * kSecond);
    return project;
}

std::string json(const scenario::Project& project, const std::vector<study::ScenarioResult>& results)
{
    std::vector<study::ScenarioFigures> figures;
    for (const auto& result : results)
        figures.push_back(result.figures);
    return study::simulate_json(project.title, project.run.seed, figures, {});
}

} // namespace

class TestSameRecord : public QObject
{
    Q_OBJECT

private slots:
    void longStretchesEqualSingleSteps_data() { addProjects(); }

    void longStretchesEqualSingleSteps()
    {
        QFETCH(QString, name);
        const scenario::Document document = golden::open_project(name.toStdString());
        QVERIFY2(document.runnable(), golden::problems_of(document));
        const scenario::Project project = shortened(document);
        for (const auto& scenario : project.scenarios) {
            const auto fast = cluster::simulate(scenario, project.run, test::all_kinds(), {.seed = 5});
            const auto reference = cluster::simulate(scenario, project.run, test::all_kinds(),
                                                     {.seed = 5, .longest_stretch = 1});
            QVERIFY2(fast.ok(), fast.ok() ? "" : to_string(fast.errors()).c_str());
            QVERIFY(reference.ok());
            QVERIFY(!fast->requests.empty());
            QVERIFY2(*fast == *reference, scenario.name.c_str());
        }
    }

    void threadsChangeNothing_data() { addProjects(); }

    void threadsChangeNothing()
    {
        QFETCH(QString, name);
        const scenario::Document document = golden::open_project(name.toStdString());
        QVERIFY2(document.runnable(), golden::problems_of(document));
        const scenario::Project project = shortened(document);
        const auto run = [&](int threads) {
            return study::run_project(project, {}, test::all_kinds(),
                                      {.replications = 2, .seed = 11, .threads = threads});
        };
        const auto one = run(1);
        const auto two = run(2);
        QVERIFY2(one.ok(), one.ok() ? "" : to_string(one.errors()).c_str());
        QVERIFY(two.ok());
        QCOMPARE(one->size(), two->size());
        for (std::size_t i = 0; i < one->size(); ++i)
            QVERIFY2(*(*one)[i].first == *(*two)[i].first, project.scenarios[i].name.c_str());
        QCOMPARE(json(project, *one), json(project, *two));
    }

private:
    static void addProjects()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : golden::project_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
};

QTEST_GUILESS_MAIN(TestSameRecord)
#include "test_same_record.moc"
