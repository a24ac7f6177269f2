// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/synthetic_run.h"
#include "timeline/distribution.h"
#include "timeline/timeline_rows.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

cluster::RequestTimes request(TimeNs arrival, TimeNs firstToken, engine::Outcome outcome, int classIndex = 0)
{
    cluster::RequestTimes times;
    times.arrival = arrival;
    times.first_token = firstToken;
    times.outcome = outcome;
    times.class_index = static_cast<std::uint16_t>(classIndex);
    return times;
}

} // namespace

class TestTimelineDistribution : public QObject
{
    Q_OBJECT

private slots:
    void sharesAreOverOfferedRequests()
    {
        using engine::Outcome;
        cluster::RunRecord run;
        run.warm_up = 10 * kSecond;
        run.requests = {request(0, 9 * kSecond, Outcome::Completed), // in the warm-up
                        request(10 * kSecond, 11 * kSecond, Outcome::Completed),
                        request(20 * kSecond, 24 * kSecond, Outcome::Completed, 1),
                        request(30 * kSecond, kNever, Outcome::Rejected),
                        request(40 * kSecond, kNever, Outcome::InFlight)};
        QCOMPARE(cumulative(run, LatencyMetric::Ttft), (std::vector<SharePoint>{{1, 0.25}, {4, 0.5}}));
        QCOMPARE(cumulative(run, LatencyMetric::Ttft, std::uint16_t{1}), (std::vector<SharePoint>{{4, 1}}));
        QVERIFY(cumulative(run, LatencyMetric::Queue).empty());
        QVERIFY(cumulative(run, LatencyMetric::Itl).empty());
    }

    void gapsComeFromTheHistogram()
    {
        cluster::RunRecord run;
        run.gaps.resize(2);
        run.gaps[0].add(1000, 3);
        run.gaps[1].add(2000, 1);
        QCOMPARE(cumulative(run, LatencyMetric::Itl),
                 (std::vector<SharePoint>{{to_seconds(1000), 0.75}, {to_seconds(2000), 1}}));
        QCOMPARE(cumulative(run, LatencyMetric::Itl, std::uint16_t{1}),
                 (std::vector<SharePoint>{{to_seconds(2000), 1}}));
    }

    void curvesStayShort()
    {
        const study::ScenarioResult result = test::synthetic_result({});
        for (const LatencyMetric metric : kLatencyMetrics) {
            const auto curve = cumulative(*result.first, metric);
            QVERIFY(!curve.empty());
            QVERIFY(curve.size() < 2000);
            QCOMPARE(curve.back().share, 1.0);
            for (std::size_t i = 1; i < curve.size(); ++i) {
                QVERIFY(curve[i].seconds > curve[i - 1].seconds);
                QVERIFY(curve[i].share > curve[i - 1].share);
            }
        }
    }

    void logarithmicAxesEndOnNiceNumbers()
    {
        QCOMPARE(logRange({}), LogRange{});
        const LogRange range = logRange({{{0.03, 0.1}, {7, 1}}});
        QCOMPARE(range.low, 0.02);
        QCOMPARE(range.high, 10.0);
        const std::vector<double> ticks = logTicks(range, true);
        QCOMPARE(ticks.size(), std::size_t{9}); // 0.02 0.05 0.1 0.2 0.5 1 2 5 10
        QCOMPARE(ticks.front(), 0.02);
        QCOMPARE(logTicks(range, false).size(), std::size_t{3});
        const LogRange exact = logRange({{{0.05, 0.1}, {1, 1}}});
        QCOMPARE(exact.low, 0.05);
        QCOMPARE(exact.high, 1.0);
        const LogRange one = logRange({{{2, 1}}});
        QVERIFY(one.low < one.high);
    }

    void rowsOfAFleetAndOfOneReplica()
    {
        cluster::RunRecord run;
        run.end = 2 * kSecond;
        run.replicas.resize(2);
        for (int i = 0; i < 2; ++i) {
            cluster::ReplicaRecord& replica = run.replicas[static_cast<std::size_t>(i)];
            replica.node = i == 0 ? "first" : "second";
            replica.total_blocks = 200;
            replica.timeline.add(0, kSecond, {10 + i, 1, 50 + 50 * i, 40, 512, 20'000, 1500 + 1000 * i});
        }
        const TimelineData fleet = timelineData(run, {});
        QCOMPARE(fleet.rows.size(), std::size_t{7});
        QCOMPARE(fleet.extent, (TimeRange{0, 2 * kSecond}));
        const auto mean = [](const TimelineData& data, std::size_t row, std::size_t line = 0) {
            return summary(data.rows[row].lines[line].series, data.extent).mean;
        };
        QCOMPARE(mean(fleet, 0), 21.0);    // running
        QCOMPARE(mean(fleet, 2), 37.5);    // 150 of 400 blocks
        QCOMPARE(mean(fleet, 2, 1), 20.0); // live
        QCOMPARE(mean(fleet, 4), 20.0);    // step time, ms
        QCOMPARE(mean(fleet, 5), 100.0);   // in steps all of the time that was recorded
        QCOMPARE(mean(fleet, 6), 2.5);     // the oldest of both
        cluster::RunRecord idle = run;
        idle.replicas[0].timeline.add(kSecond, kSecond + kSecond / 4, {1, 0, 0, 0, 1, 150'000, 0});
        idle.replicas[0].timeline.add(kSecond + kSecond / 4, 2 * kSecond, {0, 0, 0, 0, 0, 0, 0});
        QVERIFY(std::abs(mean(timelineData(idle, 0), 5) - 62.5) < 0.5);
        const TimelineData second = timelineData(run, 1, &run, QStringLiteral("same"));
        QCOMPARE(mean(second, 0), 11.0);
        QCOMPARE(mean(second, 2), 50.0);
        QCOMPARE(second.rows[0].scope, QStringLiteral("second"));
        QCOMPARE(second.baselineName, QStringLiteral("same"));
        QVERIFY(!second.rows[0].baseline.empty());
        QCOMPARE(summary(SeriesPyramid(), {0, kSecond}).covered, TimeNs{0});
        QVERIFY(timelineData(cluster::RunRecord{}, {}).rows[0].lines[0].series.empty());
    }
};

QTEST_GUILESS_MAIN(TestTimelineDistribution)
#include "test_timeline_distribution.moc"
