// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of runs in which something happens: by engine, by window of time, as clients see it.
#include "records.h"
#include "study/metrics.h"
#include "study/steady_state.h"
#include "study/trajectory.h"

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

cluster::RequestTimes seen_later(cluster::RequestTimes times, TimeNs by)
{
    times.first_seen = times.first_token + by;
    times.last_seen = times.last_token + by;
    return times;
}

// Ten minutes, one request a second, a deploy after five that triples the time to the first token.
cluster::RunRecord deployed_record()
{
    cluster::RunRecord record = test::empty_record();
    record.window_end = record.end = 600 * kSecond;
    for (int s = 0; s < 600; ++s) {
        record.requests.push_back(test::served(s * kSecond, 3));
        cluster::RequestTimes& times = record.requests.back();
        times.cached_tokens = s < 300 ? 80 : 0;
        if (s < 300) continue;
        times.first_token += 4 * kSecond;
        times.last_token += 4 * kSecond;
    }
    record.marks = {{300 * kSecond, cluster::Mark::Kind::Restart, "engine", "new template"}};
    return record;
}

} // namespace

class TestStudyIncidents : public QObject
{
    Q_OBJECT

private slots:
    void latencies_are_those_of_the_client()
    {
        auto record = test::empty_record();
        record.requests = {seen_later(test::served(0, 3), 500 * kMillisecond),
                           seen_later(test::served(kSecond, 3), 500 * kMillisecond)};
        record.gaps[0].add(1 * kMillisecond, 4);
        record.engine_gaps.resize(1);
        record.engine_gaps[0].add(50 * kMillisecond, 4);
        const ScenarioFigures figures = figures_of(record);
        const Latencies& all = figures.latencies;
        QVERIFY(near(all.ttft_s.p50.interval.value, 2.5));
        QVERIFY(near(all.e2e_s.p50.interval.value, 2.6));
        QVERIFY(near(all.prefill_s.p50.interval.value, 1)); // a matter of the engine
        QVERIFY(near(all.engine_ttft_s->p50.interval.value, 2));
        QVERIFY(near(all.itl_s.max.interval.value, 0.001));
        QVERIFY(near(all.engine_itl_s->max.interval.value, 0.050));
        QVERIFY(near(metric_value(figures, "engine_itl_s.max")->interval.value, 0.050));

        const ScenarioFigures both = combine({figures, figures});
        QVERIFY(near(both.latencies.engine_ttft_s->p50.interval.value, 2));
    }

    void without_a_way_back_the_engine_and_the_client_agree()
    {
        auto record = test::empty_record();
        record.requests = {test::served(0, 3)};
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(!figures.latencies.engine_ttft_s);
        QVERIFY(!figures.latencies.engine_itl_s);
        QVERIFY(near(metric_value(figures, "engine_ttft_s.p50")->interval.value, 2));
    }

    void gpu_time_is_prompts_decoding_and_idle()
    {
        auto record = test::empty_record();
        auto& replica = record.replicas[0];
        replica.gpus = 2;
        replica.gpu_prefill = 30 * kSecond;
        replica.gpu_decode = 10 * kSecond;
        replica.output_tokens = 5000;
        replica.price_usd_per_hour = 7.2;
        record.requests = {test::served(0, 3), test::served(kSecond, 3)};
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(near(figures.gpu_seconds_prefill.value, 60));
        QVERIFY(near(figures.gpu_seconds_decode.value, 20));
        QVERIFY(near(figures.gpu_seconds_idle.value, 120));
        QVERIFY(near(figures.gpu_seconds_per_request.value, 40));
        // 100 s at 7.2 dollars an hour for two requests.
        QVERIFY(near(figures.cost_usd_per_thousand_requests.value, 0.2 / 2 * 1000));
        QVERIFY(near(figures.cost_usd_per_million_output_tokens.value, 0.2 / 5000 * 1e6));
    }

    void goodput_counts_what_kept_its_promise()
    {
        auto record = test::empty_record();
        record.classes = {"chat", "bulk"};
        record.gaps.resize(2);
        record.requests = {test::served(0, 3), test::served(kSecond, 3), test::rejected(2 * kSecond),
                           test::waiting(3 * kSecond), test::served(4 * kSecond, 3)};
        record.requests[1].first_token += kSecond; // after 3 s
        record.requests[4].class_index = 1;
        QVERIFY(!figures_of(record).goodput_known);
        QCOMPARE(metric_value(figures_of(record), kGoodputName)->state, State::Unknown);

        record.slos = {{2500 * kMillisecond, 100 * kMillisecond}, {}};
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(figures.goodput_known);
        QVERIFY(near(figures.goodput.value, 0.25)); // one of four; nothing is promised to bulk
        QVERIFY(near(metric_value(figures, kGoodputName, "chat")->interval.value, 0.25));
        QCOMPARE(metric_value(figures, kGoodputName, "bulk")->state, State::Unknown);
    }

    void rejections_by_reason_and_retries()
    {
        auto record = test::empty_record();
        record.requests = {test::rejected(0), test::rejected(1), test::served(2, 2)};
        record.requests[1].rejection = engine::Rejection::QueueFull;
        record.requests[2].retries = 3;
        const ScenarioFigures figures = figures_of(record);
        QCOMPARE(figures.rejected_for[static_cast<std::size_t>(engine::Rejection::PromptTooLong)], 1.0);
        QCOMPARE(figures.rejected_for[static_cast<std::size_t>(engine::Rejection::QueueFull)], 1.0);
        QCOMPARE(figures.retries.value, 3.0);
    }

    void bins_hold_what_raw_requests_do()
    {
        engine::RequestTable raw(0, kNever, 100);
        engine::RequestTable binned(0, kNever, 1);
        for (engine::RequestTable* table : {&raw, &binned}) {
            table->set_slos({{2100 * kMillisecond, kNever}});
            table->put(0, seen_later(test::served(0, 3), 0));
            table->put(1, seen_later(test::served(0, 3), kSecond));
            table->put(2, test::rejected(0));
        }
        QVERIFY(binned.binned());
        auto record = test::empty_record();
        record.slos = {{2100 * kMillisecond, kNever}};
        record.bins = binned.take_bins();
        const ScenarioFigures from_bins = figures_of(record);
        record.bins.clear();
        record.requests = raw.take_raw();
        const ScenarioFigures from_raw = figures_of(record);
        for (const ScenarioFigures& figures : {from_bins, from_raw}) {
            QVERIFY(near(figures.goodput.value, 1.0 / 3));
            QCOMPARE(figures.rejected_for[1], 1.0);
            QVERIFY(std::abs(figures.latencies.ttft_s.p50.interval.value - 3) < 0.003);
            QVERIFY(std::abs(figures.latencies.engine_ttft_s->p50.interval.value - 2) < 0.002);
        }
    }

    void a_fault_of_one_engine_shows_there()
    {
        auto record = test::empty_record();
        record.replicas.resize(3, record.replicas[0]);
        const char* engines[] = {"good", "good", "bad"};
        const char* nodes[] = {"good-1", "good-2", "bad"};
        for (std::size_t r = 0; r < 3; ++r) {
            record.replicas[r].engine = engines[r];
            record.replicas[r].node = nodes[r];
            record.replicas[r].busy = (r == 2 ? 90 : 30) * kSecond;
            record.replicas[r].cpu_periods = 100;
            record.replicas[r].cpu_throttled_periods = r == 2 ? 50 : 0;
            record.replicas[r].graph_steps = r == 2 ? 10 : 0;
            record.replicas[r].eager_steps = r == 2 ? 30 : 0;
            record.replicas[r].down = r == 2 ? 5 * kSecond : 0;
        }
        record.replicas[2].crashes = 2;
        for (int i = 0; i < 30; ++i) {
            record.requests.push_back(test::served(i * kSecond, 3));
            record.requests.back().replica = static_cast<std::uint16_t>(i % 3);
            if (i % 3 == 2) record.requests.back().first_token += 8 * kSecond;
        }
        record.requests.push_back(test::rejected(0)); // computed nowhere
        const ScenarioFigures figures = figures_of(record);
        QCOMPARE(figures.by_engine.size(), 2U);
        const EngineFigures& good = figures.by_engine[0];
        const EngineFigures& bad = figures.by_engine[1];
        QCOMPARE(good.name, std::string("good"));
        QCOMPARE(good.replicas, 2.0);
        QVERIFY(near(good.utilisation.value, 0.3));
        QVERIFY(near(bad.utilisation.value, 0.9));
        QVERIFY(near(bad.throttled_share.value, 0.5));
        QVERIFY(near(bad.down_share.value, 0.05));
        QVERIFY(near(bad.graph_share.value, 0.25));
        QVERIFY(!good.graph_share_known); // no step of theirs only decoded
        QVERIFY(near(figures.graph_share.value, 0.25) && figures.graph_share_known);
        const auto none = study::engine_value(figures, "graph_share", "good");
        QVERIFY(none && none->state == Figure::State::Unknown);
        QCOMPARE(bad.crashes, 2.0);
        QVERIFY(near(good.ttft_s.max.interval.value, 2));
        QVERIFY(near(bad.ttft_s.p50.interval.value, 10));
        QCOMPARE(bad.ttft_s.count, 10);
        QCOMPARE(figures.by_replica.size(), 3U);
        QCOMPARE(figures.by_replica[1].name, std::string("good-2"));
        const ScenarioFigures both = combine({figures, figures});
        QVERIFY(near(both.by_engine[1].ttft_s.p50.interval.value, 10));
        QCOMPARE(both.by_engine[1].crashes, 2.0);
    }

    void changes_make_a_transient_study_with_a_trajectory()
    {
        const ScenarioFigures figures = figures_of(deployed_record());
        QVERIFY(figures.steady_state.transient);
        QVERIFY(!figures.steady_state.holds);
        QVERIFY2(figures.steady_state.why.find("1 change ") != std::string::npos,
                 figures.steady_state.why.c_str());
        QCOMPARE(figures.trajectory.size(), 40U); // of 15 s
        QVERIFY(near(figures.trajectory[5].from_s, 75));
        for (const TrajectoryWindow& window : figures.trajectory) {
            const bool before = window.until_s <= 300;
            QCOMPARE(window.offered, 15.0);
            QVERIFY(near(window.ttft_p50_s.interval.value, before ? 2 : 6));
            QVERIFY(near(window.cached_share, before ? 0.8 : 0));
            QVERIFY(near(window.tpot_mean_s.interval.value, 0.05));
        }
        const ScenarioFigures both = combine({figures, figures});
        QVERIFY(both.steady_state.transient);
        QCOMPARE(both.trajectory.size(), 40U);
        QVERIFY(near(both.trajectory[39].ttft_p50_s.interval.value, 6));
    }

    void a_run_without_events_has_no_trajectory()
    {
        auto record = deployed_record();
        record.marks.front().at = 600 * kSecond; // after the end of the arrivals
        const ScenarioFigures figures = figures_of(record);
        QVERIFY(!figures.steady_state.transient);
        QVERIFY(figures.trajectory.empty());
    }

    void windows_have_round_widths()
    {
        QCOMPARE(trajectory_width(40 * kSecond), kSecond);
        QCOMPARE(trajectory_width(1800 * kSecond), 60 * kSecond);
        QCOMPARE(trajectory_width(86400 * kSecond), 3600 * kSecond);
        QVERIFY(trajectory_width(400 * 86400 * kSecond) >= 10 * 86400 * kSecond);
    }
};

QTEST_GUILESS_MAIN(TestStudyIncidents)
#include "test_study_incidents.moc"
