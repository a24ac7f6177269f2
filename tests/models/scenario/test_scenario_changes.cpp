// SPDX-License-Identifier: GPL-3.0-or-later
// [[scenario.change]]: what happens to nodes while a scenario runs.
#include "sample.h"

#include <QTest>

#include <algorithm>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

std::string project(const std::string& changes)
{
    return R"(format = 1
[run]
until = "30 min"
[[scenario]]
name = "incident"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "6 /s"
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "chat"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)" + changes;
}

const std::string kDeploy = R"(
# The new template goes out.
[[scenario.change]]
at = "10 min"
title = "deploy"
node = "engine"
action = "restart"
at_once = 2
downtime = "40 s"
left_over = "requeue"
[scenario.change.set]
prefix_caching = false
gpu_memory_utilization = 0.8

[[scenario.change]]
at = "12 min"
node = "chat"
[scenario.change.set]
rate = "12 /s"
)";

Document document(const std::string& changes)
{
    return Document(project(changes), "p.toml", sample::node_types());
}

} // namespace

class TestScenarioChanges : public QObject
{
    Q_OBJECT

private slots:
    void are_read_with_their_values()
    {
        const Document read = document(kDeploy);
        QVERIFY2(read.runnable(), to_string(read.problems()).c_str());
        const std::vector<Change>& changes = read.project().scenarios.front().changes;
        QCOMPARE(changes.size(), 2U);
        const Change& deploy = changes[0];
        QCOMPARE(deploy.at, 600 * kSecond);
        QCOMPARE(deploy.title, std::string("deploy"));
        QCOMPARE(deploy.node, std::string("engine"));
        QVERIFY(deploy.action == Change::Action::Restart);
        QVERIFY(!deploy.count);
        QCOMPARE(deploy.at_once, 2);
        QCOMPARE(*deploy.downtime, 40 * kSecond);
        QCOMPARE(deploy.drain_time, 30 * kSecond);
        QVERIFY(deploy.requeue);
        QCOMPARE(deploy.set.boolean("prefix_caching"), false);
        QCOMPARE(deploy.set.real("gpu_memory_utilization"), 0.8);
        QVERIFY(changes[1].action == Change::Action::Set);
        QCOMPARE(changes[1].set.real("rate"), 12.0);
        // The nodes stay as they begin.
        QCOMPARE(read.project().scenarios.front().find("chat")->parameters.real("rate"), 6.0);
    }

    void are_taken_over()
    {
        const Document read = document(kDeploy + R"(
[[scenario]]
name = "rolled-back"
extends = "incident"
[[scenario.change]]
at = "20 min"
node = "engine"
action = "restart"
[scenario.change.set]
prefix_caching = true
)");
        QVERIFY2(read.runnable(), to_string(read.problems()).c_str());
        QCOMPARE(read.project().scenarios[0].changes.size(), 2U);
        QCOMPARE(read.project().scenarios[1].changes.size(), 3U);
        QCOMPARE(read.project().scenarios[1].changes[2].at, 1200 * kSecond);
    }

    void faults_are_told_with_their_place_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto add = [](const char* name, const char* text, const char* fault) {
            QTest::newRow(name) << text << fault;
        };
        const char* const begin = "[[scenario.change]]\nat = \"1 min\"\n";
        const auto after = [&](const char* rest) { return std::string(begin) + rest; };
        add("unknown node", after("node = \"engin\"\naction = \"lose\"\n").c_str(),
            "p.toml:28:8: a change names the node 'engin', which scenario 'incident' does not have (did you "
            "mean 'engine'?)");
        add("unknown key", after("node = \"chat\"\n[scenario.change.set]\nrat = \"3 /s\"\n").c_str(),
            "p.toml:30:1: unknown key 'rat' (did you mean 'rate'?)");
        add("unknown key of a change", after("node = \"engine\"\naction = \"lose\"\ncont = 1\n").c_str(),
            "p.toml:30:1: unknown key 'cont' (did you mean 'count'?)");
        add("wrong unit", after("node = \"chat\"\n[scenario.change.set]\nrate = \"3 s\"\n").c_str(),
            "p.toml:30:8: ");
        add("wrong action", after("node = \"engine\"\naction = \"reboot\"\n").c_str(), "p.toml:29:10: ");
        add("nothing to set", after("node = \"chat\"\n").c_str(),
            "p.toml:26:1: a change sets nothing (write the new values under [scenario.change.set])");
        add("engine without a restart",
            after("node = \"engine\"\n[scenario.change.set]\nprefix_caching = false\n").c_str(),
            "p.toml:26:1: an engine takes new values only when it starts (write action = \"restart\")");
        add("workload that restarts", after("node = \"chat\"\naction = \"restart\"\n").c_str(),
            "p.toml:29:10: only engines restart, are lost and return; 'chat' is a workload");
        add("device", after("node = \"gpu\"\n[scenario.change.set]\ndevice = \"h200\"\n").c_str(),
            "p.toml:28:8: a device can not change while a scenario runs");
        add("promise", after("node = \"chat\"\n[scenario.change.set]\nslo_ttft = \"1 s\"\n").c_str(),
            "p.toml:30:1: 'slo_ttft' can not change while a scenario runs (add a second workload that starts "
            "then)");
        add("GPUs",
            after("node = \"engine\"\naction = \"restart\"\n[scenario.change.set]\ntensor_parallel = 2\n")
                .c_str(),
            "p.toml:31:1: 'tensor_parallel' can not change while a scenario runs (add a second engine, and "
            "shift "
            "the traffic to it)");
        add("loss with values",
            after("node = \"engine\"\naction = \"lose\"\n[scenario.change.set]\nprefix_caching = false\n")
                .c_str(),
            "p.toml:30:1: replicas that are lost or return take no new values");
        add("after the end", "[[scenario.change]]\nat = \"31 min\"\nnode = \"engine\"\naction = \"lose\"\n",
            "p.toml:27:6: a change comes after the end of the run");
        add("no time", "[[scenario.change]]\nnode = \"engine\"\naction = \"lose\"\n", "p.toml:26:1: ");
        add("not a table of its own", "change = 3\n", "'change' is not written as a table");
    }

    void faults_are_told_with_their_place()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const bool inside = text.startsWith(QLatin1String("change ="));
        std::string whole = project(inside ? "" : text.toStdString());
        if (inside) whole.insert(whole.find("[[scenario.node]]"), text.toStdString());
        const Document read(whole, "p.toml", sample::node_types());
        QCOMPARE(read.problems().size(), 1U);
        const QString told = QString::fromStdString(to_string(read.problems()));
        QVERIFY2(told.contains(fault), qPrintable(told));
    }

    void edits_keep_them()
    {
        Document edited = document(kDeploy);
        const auto patch = edited.set_parameter("incident", "chat", "rate", 7.0);
        QVERIFY(patch.ok());
        QVERIFY(edited.apply(*patch).ok());
        QCOMPARE(edited.project().scenarios.front().changes.size(), 2U);
        QVERIFY(edited.text().find("# The new template goes out.") != std::string::npos);
    }

    void follow_the_name_of_their_node()
    {
        Document edited = document(kDeploy);
        const auto patch = edited.rename_node("incident", "engine", "vllm-pool");
        QVERIFY(patch.ok());
        QVERIFY(edited.apply(*patch).ok());
        QVERIFY2(edited.runnable(), to_string(edited.problems()).c_str());
        QCOMPARE(edited.project().scenarios.front().changes[0].node, std::string("vllm-pool"));
    }

    void go_with_their_node()
    {
        Document edited = document(kDeploy);
        const auto patch = edited.remove_node("incident", "engine");
        QVERIFY(patch.ok());
        QVERIFY(edited.apply(*patch).ok());
        const std::vector<Change>& left = edited.project().scenarios.front().changes;
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left[0].node, std::string("chat"));
        QVERIFY(edited.text().find("prefix_caching") == std::string::npos);
        QVERIFY(edited.apply(patch->inverse()).ok());
        QCOMPARE(edited.text(), project(kDeploy));
    }
};

QTEST_GUILESS_MAIN(TestScenarioChanges)
#include "test_scenario_changes.moc"
