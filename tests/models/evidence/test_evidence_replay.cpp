// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario in which two actions happen; the runs themselves are in tests/golden/test_incident_lesson.cpp.
#include "evidence/replay.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::evidence;
using scenario::Change;
using scenario::Node;
using scenario::Scenario;

namespace
{

Scenario made(const std::string& name)
{
    Scenario one;
    one.name = name;
    Node gateway;
    gateway.id = "gateway";
    gateway.kind = scenario::NodeKind::Gateway;
    gateway.parameters.set("max_queue", std::int64_t{100});
    gateway.parameters.set("bucket_rate", 1000.0);
    one.nodes = {gateway};
    return one;
}

Change change(int line, double at)
{
    Change one;
    one.node = "gateway";
    one.at = from_seconds(at);
    one.where = {line, 1};
    return one;
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void bothTakesWhatEachChanges()
    {
        Scenario neither = made("neither");
        neither.changes = {change(10, 5)};
        Scenario a = neither;
        a.name = "a";
        a.changes.push_back(change(20, 60));
        a.nodes[0].parameters.set("max_queue", std::int64_t{10});
        Scenario b = neither;
        b.name = "b";
        b.changes.push_back(change(30, 50));
        b.nodes[0].parameters.set("bucket_rate", 500.0);
        b.nodes[0].given = {"bucket_rate"};
        const auto both = both_of(neither, a, b);
        QVERIFY(both.ok());
        QCOMPARE(both->nodes[0].parameters.integer("max_queue"), 10);
        QCOMPARE(both->nodes[0].parameters.real("bucket_rate"), 500.0);
        QVERIFY(both->nodes[0].given.contains("bucket_rate"));
        QCOMPARE(both->changes.size(), 3U); // what neither has comes once
    }

    void contradictionsAreRefused()
    {
        const Scenario neither = made("neither");
        Scenario a = neither;
        Scenario b = neither;
        a.nodes[0].parameters.set("max_queue", std::int64_t{10});
        b.nodes[0].parameters.set("max_queue", std::int64_t{20});
        const auto both = both_of(neither, a, b);
        QVERIFY(!both.ok());
        QVERIFY(QByteArray::fromStdString(to_string(both.errors()))
                    .contains("both actions change gateway.max_queue"));
        b.nodes[0].parameters.set("max_queue", std::int64_t{10}); // to the same value
        QVERIFY(both_of(neither, a, b).ok());
        b.nodes[0].id = "other";
        QVERIFY(!both_of(neither, a, b).ok());
    }

    void unknownScenariosAreNamed()
    {
        scenario::Project project;
        project.scenarios = {made("burst"), made("limited")};
        const auto result = replay(project, "burst", "limitd", "burst", {}, {}, {});
        QVERIFY(!result.ok());
        QVERIFY(QByteArray::fromStdString(to_string(result.errors())).contains("did you mean 'limited'?"));
    }
};

QTEST_APPLESS_MAIN(TestReplay)
#include "test_evidence_replay.moc"
