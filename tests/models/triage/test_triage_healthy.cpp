// SPDX-License-Identifier: GPL-3.0-or-later
// The healthy scenario is brought near to the figures from before, where there are some and they tell.
#include "projects.h"
#include "study/scaled_constants.h"
#include "triage/healthy_fit.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;

class TestTriageHealthy : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::Project project_ = test::triage_project("symptom-3.4", kinds_);
    const scenario::Scenario base_ = *project_.find(project_.triage.base);

    static void slow_down(scenario::Scenario& scenario, const cluster::Kinds& kinds)
    {
        study::scale_host_times(scenario, 2, &kinds);
        for (scenario::Node& node : scenario.nodes)
            study::scale_parameter(node, "memory_scale", 0.8);
    }

    // What a dashboard would have shown of a system when all was well, and shows still.
    std::vector<scenario::Observation> dashboard(const scenario::Scenario& system) const
    {
        cluster::SimulationOptions options;
        options.seed = 4711;
        const auto record = cluster::simulate(system, project_.run, kinds_, options);
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        const evidence::Scrape scrape(*record);
        std::vector<scenario::Observation> all;
        for (const auto& [metric, statistic] : {std::pair{"itl_s", "p50"},
                                                {"tpot_s", "mean"},
                                                {"ttft_s", "p50"},
                                                {"running", "value"},
                                                {"gpu_busy", "value"},
                                                {"output_token_rate", "rate"}}) {
            const double value = *scrape.value({metric, statistic});
            all.push_back(test::seen(metric, statistic, value, value));
        }
        return all;
    }

    triage::HealthyFit fit(const scenario::Scenario& base,
                           const std::vector<scenario::Observation>& observations) const
    {
        std::vector<std::string> notes;
        triage::Runs runs(kinds_, {project_.run, 0, {}, {}});
        auto fit = triage::fit_healthy(base, triage::terms_of(observations, notes), 120, kinds_, runs);
        if (!fit) qFatal("%s", to_string(fit.errors()).c_str());
        return std::move(*fit);
    }

    static double real(const scenario::Scenario& scenario, scenario::NodeKind kind, const char* key)
    {
        for (const scenario::Node& node : scenario.nodes)
            if (node.kind == kind) return node.parameters.real(key);
        return 0;
    }

private slots:
    // A system whose host takes twice as long and whose memory gives four fifths is found from six figures.
    void the_base_comes_near_to_the_system()
    {
        scenario::Scenario system = base_;
        slow_down(system, kinds_);
        const triage::HealthyFit found = fit(base_, dashboard(system));
        QCOMPARE(found.figures, 6);
        QVERIFY2(found.far_before > 2, qPrintable(QString::number(found.far_before)));
        QVERIFY2(found.far_after < 0.7, qPrintable(QString::number(found.far_after)));
        QVERIFY(!found.changes.empty());
        const double memory = real(found.scenario, scenario::NodeKind::Device, "memory_scale");
        const double host = real(found.scenario, scenario::NodeKind::Engine, "host_time") /
                            (real(system, scenario::NodeKind::Engine, "host_time") / 2);
        // The two together make a step longer: what one has too little of, the other has too much.
        QVERIFY2(memory > 0.7 && memory < 0.95, qPrintable(QString::number(memory)));
        QVERIFY2(host > 1.3 && host < 3, qPrintable(QString::number(host)));
    }

    void what_agrees_is_left_alone()
    {
        const triage::HealthyFit found = fit(base_, dashboard(base_));
        QVERIFY2(found.far_before < 1, qPrintable(QString::number(found.far_before)));
        QVERIFY(found.changes.empty());
        QCOMPARE(triage::text_of(found.scenario), triage::text_of(base_));
    }

    void three_figures_are_too_few()
    {
        scenario::Scenario system = base_;
        slow_down(system, kinds_);
        auto few = dashboard(system);
        few.resize(3);
        QVERIFY(fit(base_, few).changes.empty());
    }

    // A calibration is worth more than a dashboard: the constants stay within what it left open.
    void what_was_calibrated_hardly_moves()
    {
        scenario::Scenario system = base_;
        slow_down(system, kinds_);
        scenario::Scenario calibrated = base_;
        for (scenario::Node& node : calibrated.nodes)
            if (node.kind == scenario::NodeKind::Device) node.parameters.set("residual", 0.02);
        const triage::HealthyFit found = fit(calibrated, dashboard(system));
        const double memory = real(found.scenario, scenario::NodeKind::Device, "memory_scale");
        QVERIFY2(memory > 0.94, qPrintable(QString::number(memory)));
    }

    // Triage says what it moved.
    void the_verdict_tells_what_was_fitted()
    {
        scenario::Scenario system = base_;
        slow_down(system, kinds_);
        scenario::Project project = project_;
        project.observations = dashboard(system);
        triage::Options options;
        options.replications = 1;
        const auto simulated = triage::explore(project, kinds_, options);
        QVERIFY2(simulated.ok(), simulated ? "" : to_string(simulated.errors()).c_str());
        const auto told = std::ranges::find_if(simulated->notes, [](const std::string& note) {
            return note.starts_with("the healthy scenario was fitted to 6 figures from before");
        });
        QVERIFY(told != simulated->notes.end());
        QVERIFY2(told->find("host time x") != std::string::npos, told->c_str());
    }
};

QTEST_GUILESS_MAIN(TestTriageHealthy)
#include "test_triage_healthy.moc"
