// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario/sample.h"
#include "scenario/graph.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

Scenario chain()
{
    Scenario scenario;
    scenario.name = "s";
    const auto node = [&](const char* id, NodeKind kind) {
        Node one;
        one.id = id;
        one.kind = kind;
        one.at = {static_cast<int>(scenario.nodes.size()) + 10, 1};
        scenario.nodes.push_back(one);
    };
    node("gpu", NodeKind::Device);
    node("e1", NodeKind::Engine);
    node("e2", NodeKind::Engine);
    node("router", NodeKind::Router);
    node("chat", NodeKind::Workload);
    const auto link = [&](const char* from, const char* to) {
        scenario.links.push_back({from, to, {static_cast<int>(scenario.links.size()) + 20, 1}});
    };
    link("e1", "gpu");
    link("e2", "gpu");
    link("router", "e1");
    link("router", "e2");
    link("chat", "router");
    return scenario;
}

QByteArray faults(const Scenario& scenario)
{
    return QByteArray::fromStdString(to_string(check_graph(scenario)));
}

QByteArray refusal(const Scenario& scenario, std::string_view from, std::string_view to)
{
    const auto error = refuse_link(scenario, from, to);
    return error ? QByteArray::fromStdString(to_string(*error)) : QByteArray("allowed");
}

} // namespace

class TestScenarioGraph : public QObject
{
    Q_OBJECT

private slots:
    void a_sound_graph_has_no_faults() { QCOMPARE(faults(chain()), QByteArray()); }
    void ranks_run_from_left_to_right();
    void reaches_along_links_only();
    void refuses_links_with_the_way_out();
    void names_the_nodes_of_a_cycle_in_order();
    void finds_what_is_cut_off();
};

void TestScenarioGraph::ranks_run_from_left_to_right()
{
    QCOMPARE(ranks(chain()),
             (std::map<std::string, int>{{"chat", 0}, {"router", 1}, {"e1", 2}, {"e2", 2}, {"gpu", 3}}));
    Scenario circle = chain();
    circle.links.push_back({"gpu", "router", {}});
    QCOMPARE(ranks(circle).size(), std::size_t{5});
    QCOMPARE(ranks(Scenario{}).size(), std::size_t{0});
}

void TestScenarioGraph::reaches_along_links_only()
{
    QCOMPARE(reachable(chain(), "router"), (std::vector<std::string>{"gpu", "e1", "e2"}));
    QCOMPARE(reachable(chain(), "gpu"), (std::vector<std::string>{}));
    QCOMPARE(reachable(chain(), "nobody"), (std::vector<std::string>{}));
}

void TestScenarioGraph::refuses_links_with_the_way_out()
{
    Scenario scenario = chain();
    QCOMPARE(refusal(scenario, "chat", "gp"),
             "a link names the node 'gp', which is not there (did you mean 'gpu'?)");
    QCOMPARE(refusal(scenario, "e1", "e1"),
             "engine 'e1' can not be linked to itself (link an engine to a device)");
    QCOMPARE(
        refusal(scenario, "chat", "gpu"),
        "workload 'chat' can not be linked to device 'gpu': a workload sends requests, a device takes steps "
        "(link a workload to a router or an engine)");
    QCOMPARE(refusal(scenario, "gpu", "chat"), "device 'gpu' can not be linked to workload 'chat': a device "
                                               "sends nothing (a device is the end of the "
                                               "line: link an engine to it)");
    QCOMPARE(
        refusal(scenario, "router", "chat"),
        "router 'router' can not be linked to workload 'chat': a workload takes nothing (link a router to "
        "engines)");
    QCOMPARE(refusal(scenario, "router", "e1"),
             "router 'router' is already linked to engine 'e1' (one link is enough)");
    QCOMPARE(refusal(scenario, "chat", "e1"),
             "workload 'chat' already sends to 'router' (put a router between the workload and its engines)");
    scenario.links.pop_back();
    QCOMPARE(refusal(scenario, "chat", "e1"), "allowed");
}

void TestScenarioGraph::names_the_nodes_of_a_cycle_in_order()
{
    Scenario scenario = chain();
    scenario.links.push_back({"gpu", "router", {99, 1}});
    const QByteArray found = faults(scenario);
    QVERIFY2(found.contains("the nodes form a cycle: router -> e1 -> gpu -> router") ||
                 found.contains("the nodes form a cycle: e1 -> gpu -> router -> e1") ||
                 found.contains("the nodes form a cycle: gpu -> router -> e1 -> gpu"),
             found.constData());
}

void TestScenarioGraph::finds_what_is_cut_off()
{
    Scenario scenario = chain();
    scenario.links.pop_back();
    QCOMPARE(faults(scenario),
             "14:1: workload 'chat' reaches no engine (link a workload to a router or an engine)\n"
             "10:1: no request reaches the device 'gpu' (link it behind a workload or remove it)\n"
             "11:1: no request reaches the engine 'e1' (link it behind a workload or remove it)\n"
             "12:1: no request reaches the engine 'e2' (link it behind a workload or remove it)\n"
             "13:1: no request reaches the router 'router' (link it behind a workload or remove it)");
    scenario = chain();
    scenario.links.erase(scenario.links.begin() + 1);
    QCOMPARE(faults(scenario), "12:1: engine 'e2' has no device (link an engine to a device)");
    scenario.nodes.pop_back();
    scenario.links.pop_back();
    QVERIFY(faults(scenario).contains("scenario 's' has no workload (add a node of the kind workload)"));
    QVERIFY(faults(Scenario{}).contains("has no nodes"));
}

QTEST_GUILESS_MAIN(TestScenarioGraph)
#include "test_scenario_graph.moc"
