// SPDX-License-Identifier: GPL-3.0-or-later
// Incidents made from the catalogue: a mechanism and a severity drawn at random, other random draws than the
// fit has, figures off by what the error model allows, a random half of them observed. How often is the
// mechanism found?
#include "projects.h"

#include "base/random.h"
#include "evidence/scrape.h"
#include "scenario/alter.h"
#include "triage/error_model.h"

#include <cmath>

using namespace fulcrum;

namespace
{

constexpr int kIncidents = 16;

constexpr std::array<std::pair<const char*, const char*>, 20> kDashboard = {{
    {"ttft_s", "p50"},
    {"ttft_s", "p99"},
    {"itl_s", "p50"},
    {"itl_s", "p99"},
    {"tpot_s", "mean"},
    {"queue_s", "mean"},
    {"prefill_s", "mean"},
    {"e2e_s", "p95"},
    {"running", "value"},
    {"waiting", "value"},
    {"kv_usage", "value"},
    {"gpu_busy", "value"},
    {"request_rate", "rate"},
    {"output_token_rate", "rate"},
    {"prompt_token_rate", "rate"},
    {"preemption_rate", "rate"},
    {"client_ttft_s", "p50"},
    {"retry_rate", "rate"},
    {"abort_rate", "rate"},
    {"crash_rate", "rate"},
}};

} // namespace

class TestTriageIncidents : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);
    scenario::RunSettings run_;
    std::optional<triage::Simulated> simulated_;
    RandomStream draw_{20260, 1, 1};

    std::optional<evidence::Scrape> scrape(const scenario::Scenario& scenario, std::uint64_t seed)
    {
        cluster::SimulationOptions options;
        options.seed = seed;
        const auto record = cluster::simulate(scenario, run_, kinds_, options);
        if (!record) return std::nullopt;
        return evidence::Scrape(*record);
    }

    // `far` in deviations of the error model: how much there is to see.
    std::vector<scenario::Observation> observe(const evidence::Scrape& before, const evidence::Scrape& after,
                                               double& far)
    {
        std::vector<scenario::Observation> all;
        for (const auto& [metric, statistic] : kDashboard) {
            if (draw_.uniform() < 0.5) continue;
            const evidence::FigureId id{metric, statistic};
            const auto b = before.value(id), a = after.value(id);
            if (!a || !b) continue;
            const triage::MetricError& error = triage::error_of(metric);
            const double sd = triage::model_error(error, id, true, 0);
            const double moved = triage::on_scale(error, *a) - triage::on_scale(error, *b);
            const double seen =
                *a == 0 ? 0
                        : triage::from_scale(error, triage::on_scale(error, *a) + 0.7 * sd * draw_.normal());
            far += moved * moved / (sd * sd);
            all.push_back(test::seen(metric, statistic, seen, *b));
        }
        return all;
    }

private slots:
    void initTestCase()
    {
        scenario::Project project = test::triage_project("symptom-3.1", kinds_);
        project.observations.clear();
        auto simulated = triage::explore(project, kinds_, {});
        QVERIFY2(simulated.ok(), simulated ? "" : to_string(simulated.errors()).c_str());
        simulated_ = std::move(*simulated);
        run_ = project.run;
        run_.drain = false;
    }

    void the_mechanism_is_found_and_an_unknown_one_is_not_made_up()
    {
        std::vector<const triage::Trial*> trials;
        for (const triage::Trial& trial : simulated_->trials)
            if (!trial.arms.empty()) trials.push_back(&trial);
        int done = 0, right = 0, told = 0, wrong = 0, sure = 0, surely_right = 0, honest = 0;
        for (int attempt = 0; done < kIncidents && attempt < 10 * kIncidents; ++attempt) {
            const triage::Trial& trial = *trials[draw_.bits() % trials.size()];
            const auto altered = scenario::apply(simulated_->base, trial.mechanism.edits,
                                                 0.15 + 0.85 * draw_.uniform(), types_, simulated_->facts);
            if (!altered) continue;
            const auto before = scrape(simulated_->base, 1000 + static_cast<std::uint64_t>(attempt));
            const auto after = scrape(*altered, 5000 + static_cast<std::uint64_t>(attempt));
            if (!before || !after) continue;
            double far = 0;
            const auto observed = observe(*before, *after, far);
            if (far < 9) continue; // nothing to see
            ++done;
            const triage::Verdict v = triage::judge(*simulated_, observed, {});
            const bool found = v.hypotheses.front().id == trial.mechanism.id;
            right += found ? 1 : 0;
            told += v.verdict != "cannot tell" ? 1 : 0;
            wrong += v.verdict != "cannot tell" && v.verdict != trial.mechanism.id ? 1 : 0;
            sure += v.hypotheses.front().probability > 0.9 ? 1 : 0;
            surely_right += v.hypotheses.front().probability > 0.9 && found ? 1 : 0;
            triage::Simulated without = *simulated_;
            std::erase_if(without.trials,
                          [&](const triage::Trial& t) { return t.mechanism.id == trial.mechanism.id; });
            honest += triage::judge(without, observed, {}).verdict == "cannot tell" ? 1 : 0;
        }
        const QString table =
            QStringLiteral("%1 incidents: %2 found, %3 verdicts of which %4 wrong, %5 above 0.9 of "
                           "which %6 right; without the mechanism %7 cannot tell")
                .arg(done)
                .arg(right)
                .arg(told)
                .arg(wrong)
                .arg(sure)
                .arg(surely_right)
                .arg(honest);
        qInfo("%s", qPrintable(table));
        QCOMPARE(done, kIncidents);
        QVERIFY2(right >= 0.7 * done, qPrintable(table));
        QVERIFY2(wrong <= 0.1 * done, qPrintable(table));
        QVERIFY2(surely_right >= 0.9 * sure, qPrintable(table));
        QVERIFY2(honest >= 0.6 * done, qPrintable(table));
    }

    void figures_that_have_not_moved_say_nothing()
    {
        const auto before = scrape(simulated_->base, 77);
        QVERIFY(before.has_value());
        for (int i = 0; i < 5; ++i) {
            double far = 0;
            const triage::Verdict v = triage::judge(*simulated_, observe(*before, *before, far), {});
            QCOMPARE(v.verdict, std::string("cannot tell"));
        }
    }
};

QTEST_GUILESS_MAIN(TestTriageIncidents)
#include "test_triage_incidents.moc"
