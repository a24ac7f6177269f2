// SPDX-License-Identifier: GPL-3.0-or-later
// Grids of parameters, and how much load fits.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/capacity.h"
#include "study/checks.h"
#include "study/sweep.h"
#include "support/kinds.h"

#include <QTest>

#include <set>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

const char* const kProject =
    "format = 1\n[run]\nuntil = \"60 s\"\nseed = 1\n[[scenario]]\nname = \"base\"\n"
    "[[scenario.node]]\nid = \"chat\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = \"4 /s\"\nprompt "
    "= 1000\noutput = 60\n"
    "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\n"
    "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"h100-sxm\"\n"
    "[[scenario.link]]\nfrom = \"chat\"\nto = \"engine\"\n[[scenario.link]]\nfrom = \"engine\"\nto = "
    "\"gpu\"\n";

} // namespace

class TestStudySweep : public QObject
{
    Q_OBJECT

    cluster::Kinds m_kinds = test::all_kinds();
    scenario::NodeTypes m_types = cluster::node_types(m_kinds);
    scenario::Document m_document{kProject, "p.toml", m_types};

    const scenario::Scenario& base() const { return m_document.project().scenarios.front(); }
    const scenario::RunSettings& run() const { return m_document.project().run; }

private slots:
    void readsAxes()
    {
        QVERIFY(m_document.runnable());
        const auto axis = parse_sweep_axis("engine.max_num_seqs=64, 128");
        QVERIFY(axis.ok());
        QCOMPARE(axis->name(), std::string("engine.max_num_seqs"));
        QCOMPARE(axis->values, (std::vector<std::string>{"64", "128"}));
        for (const char* text : {"engine", "engine=3", "engine.x", "engine.x=", "engine.x=1,,2", ".x=1"})
            QVERIFY2(!parse_sweep_axis(text).ok(), text);
        QVERIFY(parse_shard("2/4").ok());
        for (const char* text : {"0/4", "5/4", "2", "a/b", "1/0"})
            QVERIFY2(!parse_shard(text).ok(), text);
    }

    void checksValuesAsAProjectDoes()
    {
        QVERIFY(with_parameter(base(), "chat", "rate", "10 /s", m_types).ok());
        QCOMPARE(with_parameter(base(), "engine", "max_num_seqs", "7", m_types)
                     ->find("engine")
                     ->parameters.integer("max_num_seqs"),
                 std::int64_t{7});
        const auto unit = with_parameter(base(), "chat", "rate", "10", m_types);
        QVERIFY(!unit.ok());
        const auto node = with_parameter(base(), "engin", "max_num_seqs", "7", m_types);
        QVERIFY(node.errors()[0].hint.find("\"engine\"") != std::string::npos);
        const auto key = with_parameter(base(), "engine", "max_num_seq", "7", m_types);
        QVERIFY(key.errors()[0].hint.find("max_num_seqs") != std::string::npos);
        QVERIFY(!with_parameter(base(), "engine", "max_num_seqs", "-1", m_types).ok());
    }

    void partsOfAGridFitTogether()
    {
        const std::vector<SweepAxis> axes = {*parse_sweep_axis("engine.max_num_seqs=16,32,64"),
                                             *parse_sweep_axis("chat.rate=2 /s,4 /s")};
        const auto all = sweep_points(base(), axes, m_types);
        QVERIFY(all.ok());
        QCOMPARE(all->size(), std::size_t{6});
        QCOMPARE(all->at(3).values, (std::vector<std::string>{"32", "4 /s"}));
        std::set<std::int64_t> numbers;
        for (const std::int64_t index : {1, 2, 3, 4}) {
            const auto part = sweep_points(base(), axes, m_types, {index, 4});
            QVERIFY(part.ok());
            for (const SweepPoint& point : *part) {
                QVERIFY(numbers.insert(point.number).second);
                QCOMPARE(point.values, all->at(static_cast<std::size_t>(point.number)).values);
            }
        }
        QCOMPARE(numbers.size(), std::size_t{6});
        QVERIFY(!sweep_points(base(), {axes[0], axes[0]}, m_types).ok());
    }

    void runsEveryPointWithTheSameDraws()
    {
        const auto points =
            sweep_points(base(), {*parse_sweep_axis("engine.max_num_batched_tokens=512,8192")}, m_types);
        StudyOptions options;
        const auto results = run_sweep(*points, run(), m_kinds, options);
        QVERIFY(results.ok());
        QCOMPARE(results->size(), std::size_t{2});
        QVERIFY(results->at(0).figures && results->at(1).figures);
        QCOMPARE(results->at(0).figures->offered, results->at(1).figures->offered);
        // A prompt of 1,000 tokens takes two steps of 512.
        QVERIFY(results->at(0).figures->latencies.ttft_s.p50.interval.value >
                results->at(1).figures->latencies.ttft_s.p50.interval.value);
    }

    void onePointThatCanNotRunStopsNoOther()
    {
        const auto points =
            sweep_points(base(), {*parse_sweep_axis("engine.model=llama-3.1-8b,llama-3.1-405b")}, m_types);
        const auto results = run_sweep(*points, run(), m_kinds, {});
        QVERIFY(results.ok());
        QVERIFY(results->at(0).figures.has_value());
        QVERIFY(!results->at(1).figures && !results->at(1).error.empty());
    }

    void readsObjectives()
    {
        const auto objective = parse_objective("ttft_s.p99 <= 1.5");
        QVERIFY(objective.ok());
        QCOMPARE(objective->metric, std::string("ttft_s.p99"));
        QCOMPARE(objective->bound, 1.5);
        QCOMPARE(parse_objective("tpot_s.p95[chat]<=50 ms")->bound, 0.05);
        QCOMPARE(parse_objective("tpot_s.p95[chat]<=50 ms")->of_class, std::string("chat"));
        QVERIFY(!parse_objective("goodput>=0.99")->at_most);
        for (const char* text : {"ttft_s.p99", "ttft_s.p98<=1", "ttft_s.p99<=soon", "<=1"})
            QVERIFY2(!parse_objective(text).ok(), text);
    }

    void findsHowMuchFits()
    {
        CapacityOptions options;
        options.study.replications = 2;
        options.objectives = {*parse_objective("ttft_s.p95<=200 ms")};
        options.tolerance = 0.1;
        const auto found = find_capacity(base(), run(), m_kinds, options);
        QVERIFY2(found.ok(), found ? "" : to_string(found.errors()).c_str());
        QVERIFY(found->factor >= 1 && found->bounded);
        QVERIFY(found->low <= found->factor && found->factor <= found->high);
        QVERIFY(std::abs(found->offered_rate / (4 * found->factor) - 1) < 0.15);
        QVERIFY(!found->limited_by.empty());
        double held = 0;
        double failed = 1e9;
        for (const CapacityTrial& trial : found->trials)
            (trial.holds ? held : failed) =
                trial.holds ? std::max(held, trial.factor) : std::min(failed, trial.factor);
        QCOMPARE(held, found->factor);
        QVERIFY(failed / held <= 1.1 + 1e-9);
        // Less is asked for: more fits. By arithmetic it is less than a load of 1.
        options.objectives.clear();
        const auto steady = find_capacity(base(), run(), m_kinds, options);
        QVERIFY(steady.ok());
        QVERIFY(steady->factor >= found->factor);
        const auto loaded = with_load(base(), steady->factor, {}, m_types);
        for (const Check& check : arithmetic_checks(*loaded, run(), m_kinds))
            if (check.id == "load") QVERIFY(check.load <= 1.05);
    }

    void closedLoopsHaveNoRate()
    {
        auto closed = with_parameter(base(), "chat", "arrivals", "closed_loop", m_types);
        QVERIFY(closed.ok());
        const auto loaded = with_load(*closed, 2, {}, m_types);
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.errors()[0].hint.find("closed loops") != std::string::npos);
        QVERIFY(!with_load(base(), 2, {"engine"}, m_types).ok());
    }
};

QTEST_GUILESS_MAIN(TestStudySweep)
#include "test_study_sweep.moc"
