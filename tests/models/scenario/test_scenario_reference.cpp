// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario/sample.h"
#include "scenario/reference.h"
#include "study/metrics.h"

#include <QTest>

#include <algorithm>

using namespace fulcrum;
using namespace fulcrum::scenario;

class TestScenarioReference : public QObject
{
    Q_OBJECT

private slots:
    void names_every_key();
    void says_what_a_parameter_is();
    void does_not_depend_on_the_order_of_plugins();
    void its_metrics_are_those_of_the_study();
    void its_example_reads_without_faults();
};

void TestScenarioReference::names_every_key()
{
    const NodeTypes types = sample::node_types();
    const std::string text = reference_markdown(types);
    for (const auto& keys :
         {project_keys(), run_keys(), scenario_keys(), node_keys(), link_keys(), expect_keys()})
        for (const ParameterDescription& key : keys)
            QVERIFY(text.find("| `" + key.key + "` |") != std::string::npos);
    for (const NodeType& type : types.all())
        for (const ParameterDescription& key : type.parameters)
            QVERIFY(text.find("| `" + key.key + "` |") != std::string::npos);
    for (const std::string& metric : metric_names())
        QVERIFY(text.find("| `" + metric.substr(0, metric.find('.'))) != std::string::npos);
}

void TestScenarioReference::says_what_a_parameter_is()
{
    const std::string text = reference_markdown(sample::node_types());
    const auto has = [&](const char* line) { return text.find(line) != std::string::npos; };
    QVERIFY(
        has("| `max_num_batched_tokens` | whole number | `8192` | 1 to 131072 | Tokens a step Engine flag: "
            "`--max-num-batched-tokens`. |"));
    QVERIFY(has("| `rate` | rate | must be set | at least 0 /s | Mean arrivals |"));
    QVERIFY(has("| `think_time` | time | open loop | at least 0 s | Think time |"));
    QVERIFY(has("| `process` | choice | `\"poisson\"` | `poisson`, `gamma` | Process |"));
    QVERIFY(has("| `gpu_memory_utilization` | fraction | `0.9` | 10 % to 1 | Memory share |"));
    QVERIFY(has("### `kind = \"router\"`\n"));
    QVERIFY(has("### `kind = \"engine\"`, `plugin = \"vllm\"`\n"));
}

void TestScenarioReference::does_not_depend_on_the_order_of_plugins()
{
    std::vector<NodeType> types = sample::node_types().all();
    std::ranges::reverse(types);
    QCOMPARE(reference_markdown(NodeTypes(types)), reference_markdown(sample::node_types()));
}

void TestScenarioReference::its_metrics_are_those_of_the_study()
{
    std::vector<std::string> ours = metric_names();
    std::vector<std::string> theirs = study::metric_names();
    std::ranges::sort(ours);
    std::ranges::sort(theirs);
    QCOMPARE(ours, theirs);
}

void TestScenarioReference::its_example_reads_without_faults()
{
    const std::string text = reference_markdown(sample::node_types());
    const std::size_t begin = text.find("```toml\n") + 8;
    const Document document = sample::document(text.substr(begin, text.find("```", begin) - begin));
    QCOMPARE(QByteArray::fromStdString(to_string(document.problems())), QByteArray());
    QCOMPARE(document.project().scenarios.size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(TestScenarioReference)
#include "test_scenario_reference.moc"
