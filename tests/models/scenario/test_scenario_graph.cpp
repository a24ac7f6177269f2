// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario/sample.h"
#include "scenario/graph.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

void add(Scenario& scenario, const char* id, NodeKind kind)
{
    Node one;
    one.id = id;
    one.kind = kind;
    one.at = {static_cast<int>(scenario.nodes.size()) + 10, 1};
    scenario.nodes.push_back(one);
}

Scenario chain()
{
    Scenario scenario;
    scenario.name = "s";
    add(scenario, "gpu", NodeKind::Device);
    add(scenario, "e1", NodeKind::Engine);
    add(scenario, "e2", NodeKind::Engine);
    add(scenario, "router", NodeKind::Router);
    add(scenario, "chat", NodeKind::Workload);
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
    void requests_pass_client_gateway_router();
    void kv_goes_from_prefill_to_decode_engines();
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
    QCOMPARE(refusal(scenario, "e1", "e1"), "engine 'e1' can not be linked to itself (link an engine to a "
                                            "device, and to a kv_link if others decode)");
    QCOMPARE(
        refusal(scenario, "chat", "gpu"),
        "workload 'chat' can not be linked to device 'gpu': a workload sends requests, a device takes steps "
        "(link a workload to a client, a gateway, a router or an engine)");
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
             "14:1: workload 'chat' reaches no engine (link a workload to a client, a gateway, a router or "
             "an engine)\n"
             "10:1: no request reaches the device 'gpu' (link it behind a workload or remove it)\n"
             "11:1: no request reaches the engine 'e1' (link it behind a workload or remove it)\n"
             "12:1: no request reaches the engine 'e2' (link it behind a workload or remove it)\n"
             "13:1: no request reaches the router 'router' (link it behind a workload or remove it)");
    scenario = chain();
    scenario.links.erase(scenario.links.begin() + 1);
    QCOMPARE(
        faults(scenario),
        "12:1: engine 'e2' has no device (link an engine to a device, and to a kv_link if others decode)");
    scenario.nodes.pop_back();
    scenario.links.pop_back();
    QVERIFY(faults(scenario).contains("scenario 's' has no workload (add a node of the kind workload)"));
    QVERIFY(faults(Scenario{}).contains("has no nodes"));
}

void TestScenarioGraph::requests_pass_client_gateway_router()
{
    Scenario scenario = chain();
    scenario.links.pop_back();
    add(scenario, "user", NodeKind::Client);
    add(scenario, "gate", NodeKind::Gateway);
    QCOMPARE(refusal(scenario, "chat", "user"), "allowed");
    QCOMPARE(refusal(scenario, "user", "router"), "allowed");
    QCOMPARE(refusal(scenario, "gate", "e1"), "allowed");
    QCOMPARE(refusal(scenario, "router", "gate"),
             "router 'router' can not be linked to gateway 'gate': a router sends to engines only (link a "
             "router to engines)");
    QCOMPARE(
        refusal(scenario, "gate", "user"),
        "gateway 'gate' can not be linked to client 'user': on their way, requests pass a client, then a "
        "gateway, then a router (link a gateway to a router or an engine)");
    scenario.links.push_back({"chat", "user", {40, 1}});
    scenario.links.push_back({"user", "gate", {41, 1}});
    QCOMPARE(
        faults(scenario).split('\n').first(2).join('\n'),
        "14:1: workload 'chat' reaches no engine (link a workload to a client, a gateway, a router or an "
        "engine)\n"
        "15:1: client 'user' reaches no engine (link a client to a gateway, a router or an engine)");
    scenario.links.push_back({"gate", "router", {42, 1}});
    QCOMPARE(faults(scenario), QByteArray());
    QCOMPARE(refusal(scenario, "user", "router"),
             "client 'user' already sends to 'gate' (put a router between the client and its engines)");
}

void TestScenarioGraph::kv_goes_from_prefill_to_decode_engines()
{
    Scenario scenario = chain();
    add(scenario, "wire", NodeKind::KvLink);
    scenario.links.erase(scenario.links.begin() + 3); // router -> e2
    scenario.links.push_back({"e1", "wire", {40, 1}});
    QCOMPARE(faults(scenario),
             "15:1: kv_link 'wire' reaches no engine (link a kv_link to the engines that decode)\n"
             "12:1: no request reaches the engine 'e2' (link it behind a workload or remove it)");
    scenario.links.push_back({"wire", "e2", {41, 1}});
    QCOMPARE(faults(scenario), QByteArray());
    QCOMPARE(refusal(scenario, "e2", "wire"),
             "engine 'e2' takes KV through 'wire' and can not send it on (an engine either computes prompts "
             "for others or decodes)");
    QCOMPARE(refusal(scenario, "wire", "e1"),
             "engine 'e1' sends KV through 'wire' and can not take it as well (an engine either computes "
             "prompts for others or decodes)");
    QCOMPARE(
        refusal(scenario, "router", "wire"),
        "router 'router' can not be linked to kv_link 'wire': a router sends requests, a kv_link takes KV "
        "(link a router to engines)");
    add(scenario, "wire2", NodeKind::KvLink);
    QCOMPARE(
        refusal(scenario, "e1", "wire2"),
        "engine 'e1' already has the kv_link 'wire' (an engine has one kv_link: remove that link first)");
    add(scenario, "gpu2", NodeKind::Device);
    QCOMPARE(
        refusal(scenario, "e1", "gpu2"),
        "engine 'e1' already has the device 'gpu' (an engine runs on one device: remove that link first)");
    // An engine with a kv_link alone still lacks its device.
    scenario.links.erase(scenario.links.begin());
    QVERIFY(faults(scenario).contains("11:1: engine 'e1' has no device"));
}

QTEST_GUILESS_MAIN(TestScenarioGraph)
#include "test_scenario_graph.moc"
