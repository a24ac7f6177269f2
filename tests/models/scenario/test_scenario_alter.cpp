// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/alter.h"

#include "cluster/simulation.h"
#include "scenario/document.h"
#include "scenario/graph.h"
#include "scenario/mechanism_reader.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>

using namespace fulcrum;
using scenario::Mechanism;
using scenario::Node;
using scenario::Scenario;

namespace
{

const char* const kProject = R"(format = 1
[run]
until = "60 s"
[[scenario]]
name = "base"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "10 /s"
prompt = 2400
prefix_tokens = 1800
output = 60
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
replicas = 4
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
)";

} // namespace

class TestScenarioAlter : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);
    const scenario::Document document_{kProject, "p.toml", types_};
    const Scenario& base_ = document_.project().scenarios.front();

    Result<Scenario> altered(const std::string& edits, double severity, const scenario::BaseFacts& facts = {},
                             const Scenario* base = nullptr)
    {
        const auto read = scenario::read_mechanisms("[[mechanism]]\nid = \"m\"\n" + edits, "m.toml");
        if (!read) return read.errors();
        return scenario::apply(base != nullptr ? *base : base_, read->front().edits, severity, types_, facts);
    }

    static std::string why(const Result<Scenario>& result)
    {
        return result ? std::string("it applies") : result.errors().front().message;
    }

private slots:
    void values_follow_the_severity()
    {
        const std::string edit = R"([[mechanism.edit]]
on = "workload"
scale = { arrival_rate = { at_0 = 1, at_1 = 4, law = "log" } }
)";
        const auto half = altered(edit, 0.5);
        QVERIFY2(half.ok(), why(half).c_str());
        QCOMPARE(half->find("chat")->parameters.real("rate"), 20.0);
        QCOMPARE(altered(edit, 1)->find("chat")->parameters.real("rate"), 40.0);
        QVERIFY(!altered(edit, 0).ok()); // a factor of 1 changes nothing

        const auto set =
            altered("[[mechanism.edit]]\non = \"engine\"\nset = { pause_time = { at_0 = \"100 ms\", "
                    "at_1 = \"300 ms\" } }\n",
                    0.5);
        QVERIFY2(set.ok(), why(set).c_str());
        QCOMPARE(set->find("engine")->parameters.real("pause_time"), 0.2);
    }

    // What the text does not say is known from the engine that was built; figures of the base's run serve
    // too.
    void values_are_relative_to_what_the_healthy_system_runs_with()
    {
        scenario::BaseFacts facts;
        facts.resolved["engine"]["max_running"] = 1024;
        facts.measured["running_p95"] = 20;
        const auto scaled =
            altered("[[mechanism.edit]]\non = \"engine\"\nscale = { max_running = 0.25 }\n", 0, facts);
        QVERIFY2(scaled.ok(), why(scaled).c_str());
        QCOMPARE(scaled->find("engine")->parameters.integer("max_num_seqs"), 256);
        const auto of = altered("[[mechanism.edit]]\non = \"engine\"\nset = { max_running = { value = 0.5, "
                                "of = \"running_p95\" } }\n",
                                0, facts);
        QVERIFY2(of.ok(), why(of).c_str());
        QCOMPARE(of->find("engine")->parameters.integer("max_num_seqs"), 10);
        QVERIFY(QString::fromStdString(
                    why(altered("[[mechanism.edit]]\non = \"engine\"\nscale = { max_running = 0.25 }\n", 0)))
                    .contains("no 'max_num_seqs' to scale"));
    }

    void a_share_of_the_replicas_becomes_a_node_behind_a_router()
    {
        const auto some =
            altered("[[mechanism.edit]]\non = \"engine\"\nshare = { at_0 = 0.25, at_1 = 0.5 }\nset = { "
                    "prefix_caching = false }\n",
                    0);
        QVERIFY2(some.ok(), why(some).c_str());
        const Node* part = some->find("engine-part");
        QVERIFY(part != nullptr);
        QCOMPARE(part->parameters.integer("replicas"), 1);
        QCOMPARE(some->find("engine")->parameters.integer("replicas"), 3);
        QVERIFY(!part->parameters.boolean("enable_prefix_caching"));
        QVERIFY(some->find("engine")->parameters.boolean("enable_prefix_caching"));
        QVERIFY(scenario::check_graph(*some).empty());
        cluster::SimulationOptions options;
        const auto run = cluster::simulate(*some, document_.project().run, kinds_, options);
        QVERIFY2(run.ok(), run ? "" : to_string(run.errors()).c_str());
        QCOMPARE(run->replicas.size(), std::size_t{4});
        const auto lost = std::ranges::count_if(
            run->replicas, [](const cluster::ReplicaRecord& replica) { return replica.prefix_hits == 0; });
        QCOMPARE(lost, 1);
    }

    void a_share_of_the_requests_keeps_its_class_and_its_prefix()
    {
        const auto some =
            altered("[[mechanism.edit]]\non = \"workload\"\nshare = 0.2\nset = { volatile_tokens = 20, "
                    "volatile_at = 0 }\n",
                    0);
        QVERIFY2(some.ok(), why(some).c_str());
        const Node* part = some->find("chat-part");
        QVERIFY(part != nullptr);
        QCOMPARE(part->parameters.real("rate"), 2.0);
        QCOMPARE(some->find("chat")->parameters.real("rate"), 8.0);
        QCOMPARE(part->parameters.text("class"), std::string("chat"));
        QCOMPARE(part->parameters.text("prefix_name"), std::string("chat"));
        const auto run = cluster::simulate(*some, document_.project().run, kinds_, {});
        QVERIFY2(run.ok(), run ? "" : to_string(run.errors()).c_str());
        QCOMPARE(run->classes.size(), std::size_t{1});
    }

    void another_engine_takes_over_what_it_shares_with_the_old_one()
    {
        scenario::BaseFacts facts;
        facts.resolved["engine"]["max_running"] = 32;
        const auto other = altered("[[mechanism.edit]]\non = \"engine\"\nbecome = \"static\"\n", 0, facts);
        QVERIFY2(other.ok(), why(other).c_str());
        QCOMPARE(other->find("engine")->plugin, std::string("static"));
        QCOMPARE(other->find("engine")->parameters.integer("max_batch_size"), 32);
        QCOMPARE(other->find("engine")->parameters.text("model"), std::string("llama-3.1-8b"));
        QVERIFY(cluster::simulate(*other, document_.project().run, kinds_, {}).ok());
    }

    void nodes_are_put_in_between_or_beside()
    {
        const auto proxy = altered(R"([[mechanism.edit]]
op = "add_node"
on = "workload"
behind = true
new_kind = "client"
new_id = "proxy"
values = { buffer_answer = true }
)",
                                   0);
        QVERIFY2(proxy.ok(), why(proxy).c_str());
        QVERIFY(proxy->find("proxy")->parameters.boolean("buffer_answer"));
        QVERIFY(std::ranges::any_of(proxy->links, [](const scenario::Link& link) {
            return link.from == "proxy" && link.to == "engine";
        }));
        // A client that is there already takes the values.
        const auto again = altered(R"([[mechanism.edit]]
op = "add_node"
on = "workload"
behind = true
new_kind = "client"
new_id = "retrying"
values = { retries = 3 }
)",
                                   0, {}, &*proxy);
        QVERIFY2(again.ok(), why(again).c_str());
        QVERIFY(again->find("retrying") == nullptr);
        QCOMPARE(again->find("proxy")->parameters.integer("retries"), 3);

        const auto flood = altered(R"([[mechanism.edit]]
op = "add_node"
on = "workload"
role = "busiest"
new_kind = "workload"
new_plugin = "synthetic"
new_id = "flood"
values = { rate = "2 /s", prompt = 16000, output = 100 }
)",
                                   0);
        QVERIFY2(flood.ok(), why(flood).c_str());
        QVERIFY(cluster::simulate(*flood, document_.project().run, kinds_, {}).ok());
    }

    void an_edit_without_anything_to_act_on_says_why()
    {
        const auto contains = [](const Result<Scenario>& result, const char* text) {
            return QString::fromStdString(why(result)).contains(QString::fromUtf8(text));
        };
        QVERIFY(contains(altered("[[mechanism.edit]]\non = \"gateway\"\nset = { max_in_flight = 3 }\n", 0),
                         "there is no gateway"));
        QVERIFY(contains(altered("[[mechanism.edit]]\non = \"engine\"\nset = { chunk_size = 3 }\n", 0),
                         "has no 'chunk_size'"));
        QVERIFY(contains(altered("[[mechanism.edit]]\non = \"engine\"\nset = { prefix_caching = true }\n", 0),
                         "already"));
        QVERIFY(contains(
            altered("[[mechanism.edit]]\non = \"workload\"\nhaving = { prompt_tokens = { above = 9000 } "
                    "}\nset = { output = 3 }\n",
                    0),
            "there is no workload with prompt_tokens above 9000"));
        Scenario single = base_;
        single.nodes[1].parameters.set("replicas", std::int64_t{1});
        QVERIFY(contains(
            altered("[[mechanism.edit]]\non = \"engine\"\nshare = 0.3\nset = { prefix_caching = false }\n", 0,
                    {}, &single),
            "one replica"));
        QVERIFY(altered("[[mechanism.edit]]\non = \"gateway\"\noptional = true\nset = { max_in_flight = 3 }\n"
                        "[[mechanism.edit]]\non = \"engine\"\nset = { prefix_caching = false }\n",
                        0)
                    .ok());
    }

    void faults_in_the_text_have_places()
    {
        const auto read = scenario::read_mechanisms("[[mechanism]]\nid = \"a\"\nseverities = [1, 0]\nfoo = "
                                                    "3\n[[mechanism.edit]]\non = \"engin\"\nset = { x "
                                                    "= { at_2 = 1 } }\n[[mechanism]]\nid = \"b\"\n",
                                                    "m.toml");
        QVERIFY(!read.ok());
        const QString all = QString::fromStdString(to_string(read.errors()));
        for (const char* part : {"m.toml:4:1", "unknown key 'foo'", "severities have to ascend",
                                 "no kind of node 'engin'", "at_2", "'b' changes nothing"})
            QVERIFY2(all.contains(QString::fromUtf8(part)), qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(TestScenarioAlter)
#include "test_scenario_alter.moc"
