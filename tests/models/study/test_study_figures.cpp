// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"
#include "scenario/document.h"
#include "study/metrics.h"
#include "study/steady_state.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using namespace fulcrum::study;
using State = Figure::State;

namespace
{

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

// Requests that arrive one a second; those in the system stay at 5, or grow by 1 a second.
cluster::RunRecord loaded_record(bool growing)
{
    cluster::RunRecord record = test::empty_record();
    record.window_end = record.end = 1000 * kSecond;
    for (int s = 0; s < 1000; ++s) {
        record.requests.push_back(growing ? test::waiting(s * kSecond) : test::served(s * kSecond, 60));
        cluster::Timeline::Sample sample{};
        sample[cluster::kRunning] = 5;
        sample[cluster::kWaiting] = growing ? s : s % 3;
        record.replicas[0].timeline.add(s * kSecond, (s + 1) * kSecond, sample);
    }
    return record;
}

} // namespace

class TestStudyFigures : public QObject
{
    Q_OBJECT

private slots:
    void latenciesOfServedRequests()
    {
        auto record = test::empty_record();
        record.requests = {test::served(0, 3), test::served(kSecond, 1), test::served(2 * kSecond, 11)};
        const ScenarioFigures figures = figures_of(record);
        const Latencies& all = figures.latencies;
        QCOMPARE(all.ttft_s.p50.state, State::Known);
        QVERIFY(near(all.ttft_s.p50.interval.value, 2));
        QVERIFY(near(all.queue_s.mean.interval.value, 1));
        QVERIFY(near(all.prefill_s.max.interval.value, 1));
        QVERIFY(near(all.e2e_s.max.interval.value, 2.5));
        QCOMPARE(all.ttft_s.population, std::string("offered"));
        QCOMPARE(all.ttft_s.count, 3);
        // The request with one token has no time per output token.
        QCOMPARE(all.tpot_s.count, 2);
        QCOMPARE(all.tpot_s.population, std::string("completed"));
        QVERIFY(near(all.tpot_s.mean.interval.value, 0.05));
    }

    void countsAddUpOverTheWholeRun()
    {
        auto record = test::empty_record();
        record.warm_up = 10 * kSecond;
        record.requests = {test::served(0, 2), test::served(20 * kSecond, 2), test::rejected(30 * kSecond),
                           test::waiting(40 * kSecond)};
        const ScenarioFigures figures = figures_of(record);
        QCOMPARE(figures.offered, 4.0);
        QCOMPARE(figures.completed, 2.0);
        QCOMPARE(figures.rejected, 1.0);
        QCOMPARE(figures.in_flight, 1.0);
        QCOMPARE(figures.completed + figures.rejected + figures.timed_out + figures.in_flight,
                 figures.offered);
        for (const auto& count : kClassCounts) { // the only class has them all
            const auto of_class = metric_value(figures, count.name, figures.by_class[0].name);
            const auto of_all = metric_value(figures, count.name);
            QVERIFY(of_class.ok());
            QCOMPARE(of_class->interval, of_all->interval);
        }
        // One completion in the 90 s behind the warm-up; latencies leave the first request out.
        QVERIFY(near(figures.request_rate.value, 1.0 / 90));
        QCOMPARE(figures.latencies.ttft_s.count, 3);
    }

    void hiddenRequestsCountAsInfinite()
    {
        auto record = test::empty_record();
        for (int i = 0; i < 97; ++i)
            record.requests.push_back(test::served(0, 2));
        for (int i = 0; i < 3; ++i)
            record.requests.push_back(test::waiting(70 * kSecond));
        const Distribution ttft = figures_of(record).latencies.ttft_s;
        QCOMPARE(ttft.p95.state, State::Known);
        QVERIFY(near(ttft.p95.interval.value, 2));
        QCOMPARE(ttft.p99.state, State::AtLeast); // rank 99 of 100, 97 are known
        QVERIFY(near(ttft.p99.interval.value, 30));
        QCOMPARE(ttft.max.state, State::AtLeast);
        QCOMPARE(ttft.mean.state, State::AtLeast);
        QVERIFY(near(ttft.mean.interval.value, (97 * 2 + 3 * 30) / 100.0));
        QVERIFY(ttft.p99.why.find("3 of 100") != std::string::npos);
    }

    void rejectedRequestsAreInTheDenominator()
    {
        auto record = test::empty_record();
        for (int i = 0; i < 90; ++i)
            record.requests.push_back(test::served(0, 2));
        for (int i = 0; i < 10; ++i)
            record.requests.push_back(test::rejected(0));
        const Distribution ttft = figures_of(record).latencies.ttft_s;
        QCOMPARE(ttft.p90.state, State::Known);
        QCOMPARE(ttft.p95.state, State::AtLeast);
        QVERIFY(near(ttft.p95.interval.value, 2));
    }

    void nothingMeasuredIsUnknownWithAReason()
    {
        auto record = test::empty_record();
        record.requests = {test::rejected(0)};
        const Latencies latencies = figures_of(record).latencies;
        for (const auto& distribution : kDistributions) {
            const Figure& p99 = (latencies.*distribution.member).p99;
            QCOMPARE(p99.state, State::Unknown);
            QVERIFY(!p99.why.empty());
        }
    }

    void interTokenGapsComeFromTheHistograms()
    {
        auto record = test::empty_record();
        record.classes = {"chat", "long"};
        record.gaps.resize(2);
        record.gaps[0].add(20 * kMillisecond, 985);
        record.gaps[1].add(280 * kMillisecond, 15);
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(std::abs(figures.latencies.itl_s.p50.interval.value - 0.020) < 0.020 * 0.001);
        QVERIFY(std::abs(figures.latencies.itl_s.p99.interval.value - 0.280) < 0.280 * 0.001);
        QVERIFY(near(figures.latencies.itl_s.max.interval.value, 0.280));
        QVERIFY(near(figures.latencies.itl_over_100ms_per_1000.interval.value, 15));
        QVERIFY(near(figures.by_class[1].latencies.itl_s.mean.interval.value, 0.280));
    }

    void useOfReplicas()
    {
        auto record = test::empty_record();
        auto& replica = record.replicas[0];
        replica.steps = 100;
        replica.live_slot_steps = 250;
        replica.busy = 40 * kSecond;
        replica.output_tokens = 5000;
        replica.prefix_queries = 1000;
        replica.prefix_hits = 250;
        replica.price_usd_per_hour = 3.6;
        cluster::Timeline::Sample sample{};
        sample[cluster::kKvAllocated] = 500;
        replica.timeline.add(0, 50 * kSecond, sample);
        sample[cluster::kKvAllocated] = 900;
        replica.timeline.add(50 * kSecond, 100 * kSecond, sample);
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(near(figures.occupancy.value, 0.25));
        QVERIFY(near(figures.utilisation.value, 0.4));
        QVERIFY(near(figures.output_token_rate.value, 50));
        QVERIFY(near(figures.prefix_hit_ratio.value, 0.25));
        QVERIFY(near(figures.kv_usage_mean.value, 0.7));
        QVERIFY(near(figures.kv_usage_max.value, 0.9));
        QVERIFY(figures.cost_known);
        QVERIFY(near(figures.cost_usd_per_million_output_tokens.value, 20));
    }

    void costIsUnknownWithoutAPrice()
    {
        const ScenarioFigures figures = figures_of(test::empty_record());
        QVERIFY(!figures.cost_known);
        QCOMPARE(metric_value(figures, kCostName)->state, State::Unknown);
    }

    void aGrowingBacklogIsNoSteadyState()
    {
        const SteadyState state = steady_state_of(loaded_record(true));
        QVERIFY(!state.holds);
        QVERIFY2(state.why.find("grows by 0.999 requests a second") != std::string::npos, state.why.c_str());
    }

    void aLevelBacklogIsASteadyState()
    {
        const SteadyState state = steady_state_of(loaded_record(false));
        QVERIFY2(state.holds, state.why.c_str());
        QVERIFY(state.warm_up_s.has_value());
    }

    void replicationsTellChanceFromGrowth()
    {
        const SteadyState up{true, {}, 100, 30, 0.3, {}};
        QVERIFY(combine_steady_states({up}).holds); // one alone might be chance
        SteadyState more = up;
        more.backlog_growth = 40;
        QVERIFY(!combine_steady_states({up, more, up, more}).holds);
        SteadyState down = up;
        down.backlog_growth = -30;
        QVERIFY(combine_steady_states({up, down, up, down}).holds);
        const SteadyState bad{false, "It grows", 100, 90, 0.9, {}};
        const SteadyState half = combine_steady_states({bad, down});
        QVERIFY(!half.holds);
        QCOMPARE(half.why, std::string("It grows (so in 1 of 2 replications)"));
        QVERIFY(combine_steady_states({bad, down, down}).why.empty());
    }

    void aShortRunSaysThatItCannotTell()
    {
        const SteadyState state = steady_state_of(test::empty_record());
        QVERIFY(state.holds);
        QVERIFY(!state.why.empty());
    }

    void resampledTimelineKeepsItsIntegral()
    {
        cluster::Timeline timeline;
        cluster::Timeline::Sample sample{};
        for (int i = 0; i < 1000; ++i) {
            sample[cluster::kWaiting] = i % 7;
            timeline.add(i * 13 * kMillisecond, (i + 1) * 13 * kMillisecond, sample);
        }
        const auto whole = resample(timeline, cluster::kWaiting, 0, 13 * kSecond, 1);
        double sum = 0;
        for (const double part : resample(timeline, cluster::kWaiting, 0, 13 * kSecond, 17))
            sum += part;
        QVERIFY(near(whole[0], sum / 17));
        QVERIFY(std::abs(whole[0] - 2.997) < 0.01);
    }

    void combineGivesIntervals()
    {
        std::vector<ScenarioFigures> runs(3);
        const double values[] = {1, 2, 3};
        for (int r = 0; r < 3; ++r) {
            runs[r].occupancy = {values[r], values[r], values[r]};
            runs[r].offered = 10 * values[r];
            runs[r].by_class.resize(1);
            runs[r].by_class[0].offered = 10 * values[r];
            runs[r].by_class[0].rejected = values[r];
            runs[r].latencies.ttft_s.p99 = {State::Known, runs[r].occupancy, {}};
            runs[r].latencies.e2e_s.p99 = {r == 1 ? State::AtLeast : State::Known, runs[r].occupancy,
                                           "hidden"};
            runs[r].notes = {"the same note"};
        }
        const ScenarioFigures all = combine(runs);
        QCOMPARE(all.replications, 3);
        QVERIFY(near(all.offered, 20));
        QVERIFY(near(all.by_class[0].offered, 20));
        QVERIFY(near(all.by_class[0].rejected, 2));
        QVERIFY(near(all.occupancy.value, 2));
        QVERIFY(std::abs(all.occupancy.high - (2 + 4.302653 / std::sqrt(3))) < 1e-6);
        QCOMPARE(all.latencies.ttft_s.p99.interval, all.occupancy);
        QCOMPARE(all.latencies.e2e_s.p99.state, State::AtLeast);
        QCOMPARE(all.latencies.tpot_s.p99.state, State::Unknown);
        QCOMPARE(all.notes.size(), 1U);
    }

    void oneReplicationHasNoInterval()
    {
        auto record = test::empty_record();
        record.requests = {test::served(0, 3)};
        const ScenarioFigures all = combine({figures_of(record)});
        const Interval p99 = all.latencies.ttft_s.p99.interval;
        QVERIFY(p99.low == p99.value && p99.high == p99.value);
        QVERIFY(!all.latencies.ttft_s.p99.why.empty()); // one observation is few for a p99
    }

    void everyMetricNameHasAFigure()
    {
        auto record = test::empty_record();
        record.requests = {test::served(0, 3)};
        const ScenarioFigures figures = figures_of(record);
        for (const std::string& name : metric_names())
            QVERIFY2(metric_value(figures, name).ok(), name.c_str());
        QVERIFY(metric_value(figures, "ttft_s.p50", "chat").ok());
        QVERIFY(metric_value(figures, "offered", "chat").ok());
    }

    void projectsMayExpectWhatThereIs()
    {
        std::vector<std::string> here = metric_names();
        std::vector<std::string> in_projects = scenario::metric_names();
        std::sort(here.begin(), here.end());
        std::sort(in_projects.begin(), in_projects.end());
        QCOMPARE(in_projects, here);
    }

    void mistypedMetricNamesGetASuggestion()
    {
        const ScenarioFigures figures = figures_of(test::empty_record());
        const auto metric = metric_value(figures, "itl_s.p98");
        QVERIFY(!metric.ok());
        QVERIFY(metric.errors().front().hint.find("itl_s.p9") != std::string::npos);
        const auto of_class = metric_value(figures, "itl_s.p99", "caht");
        QVERIFY(!of_class.ok());
        QVERIFY(of_class.errors().front().hint.find("chat") != std::string::npos);
        QVERIFY(!metric_value(figures, "occupancy", "chat").ok());
    }
};

QTEST_GUILESS_MAIN(TestStudyFigures)
#include "test_study_figures.moc"
