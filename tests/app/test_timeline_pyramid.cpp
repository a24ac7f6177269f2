// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/series_pyramid.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

class TestTimelinePyramid : public QObject
{
    Q_OBJECT

private slots:
    void readsATimeline()
    {
        cluster::Timeline timeline(16, 10);
        timeline.add(0, 5, {2});
        timeline.add(5, 20, {4});
        const BucketSeries series = seriesOf(timeline, cluster::kRunning, 10);
        QCOMPARE(series.width, TimeNs{10});
        QCOMPARE(series.buckets, (std::vector<SeriesBucket>{{10, 20, 30, 40}, {10, 40, 40, 40}}));
    }

    void mergesPairs()
    {
        const SeriesPyramid pyramid({10, {{10, 1, 2, 3}, {5, 0, 5, 9}, {10, 4, 4, 4}}});
        QCOMPARE(pyramid.levels(), std::size_t{3});
        const auto two = pyramid.query({0, 30}, 2);
        QCOMPARE(two.size(), std::size_t{2});
        QCOMPARE(two[0], (SeriesPyramid::Column{{0, 20}, 0, 3, 9})); // (10 x 2 + 5 x 5) / 15
        QCOMPARE(two[1], (SeriesPyramid::Column{{20, 30}, 4, 4, 4}));
        const auto one = pyramid.query({0, 30}, 1);
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one[0].min, 0.0);
        QCOMPARE(one[0].max, 9.0);
        QCOMPARE(one[0].mean, (20.0 + 25 + 40) / 25);
    }

    void givesAtMostOneColumnAPixel()
    {
        BucketSeries series{8 * kMillisecond, {}};
        for (int i = 0; i < 4096; ++i)
            series.buckets.push_back({series.width, 0.0 + i, i + 0.5, i + 1.0});
        const SeriesPyramid pyramid(series);
        const TimeNs end = 4096 * series.width;
        for (const int pixels : {1, 7, 640, 1000, 4095, 4096, 10000}) {
            for (const TimeNs from : {TimeNs{0}, TimeNs{12345}, end / 3}) {
                const auto columns = pyramid.query({from, end}, pixels);
                QVERIFY(columns.size() <= static_cast<std::size_t>(pixels));
                QVERIFY(!columns.empty());
                QCOMPARE(columns.front().range.from, from);
                QCOMPARE(columns.back().range.until, end);
                QCOMPARE(columns.back().max, 4096.0);
            }
        }
    }

    void leavesGaps()
    {
        const SeriesPyramid pyramid({10, {{10, 1, 1, 1}, {}, {}, {10, 2, 2, 2}}});
        QCOMPARE(pyramid.query({0, 40}, 100).size(), std::size_t{2});
        QCOMPARE(pyramid.at(15).covered, TimeNs{0});
        QCOMPARE(pyramid.at(35).mean, 2.0);
        QCOMPARE(pyramid.at(400).covered, TimeNs{0});
        QVERIFY(pyramid.query({50, 60}, 100).empty());
        QVERIFY(pyramid.query({30, 30}, 100).empty());
        QVERIFY(SeriesPyramid().query({0, 40}, 100).empty());
        QCOMPARE(pyramid.maxWithin({0, 20}, 10), 1.0);
    }

    void combinesReplicasOfDifferentWidths()
    {
        const std::vector<BucketSeries> replicas = {
            {10, {{10, 1, 2, 3}, {10, 3, 4, 5}, {10, 7, 7, 7}}},
            {20, {{20, 10, 20, 30}, {20, 0, 1, 2}}},
        };
        const BucketSeries sum = combine(replicas, Fleet::Sum);
        QCOMPARE(sum.width, TimeNs{20});
        QCOMPARE(sum.buckets, (std::vector<SeriesBucket>{{20, 11, 23, 35}, {20, 7, 8, 9}}));
        QCOMPARE(combine(replicas, Fleet::Max).buckets[0], (SeriesBucket{20, 10, 20, 30}));
        QCOMPARE(combine(replicas, Fleet::Mean).buckets[0], (SeriesBucket{20, 1, 11.5, 30}));
        // Half of the second bucket is covered by the first replica, all of it by the second.
        QCOMPARE(combine(replicas, Fleet::Mean).buckets[1], (SeriesBucket{20, 0, 3, 7}));
    }

    // Of widths that differ, in the wider one, and only where both were recorded.
    void subtractsOneRunFromAnother()
    {
        const SeriesPyramid a({10, {{10, 1, 2, 3}, {10, 3, 4, 5}, {10, 7, 7, 7}, {10, 7, 7, 7}}});
        const SeriesPyramid b({20, {{20, 2, 5, 6}, {}}});
        const SeriesPyramid difference = SeriesPyramid::difference(a, b);
        QCOMPARE(difference.at(5).mean, 3.0 - 5);
        QCOMPARE(difference.at(5).min, 1.0 - 6);
        QCOMPARE(difference.at(5).max, 5.0 - 2);
        QCOMPARE(difference.at(25).covered, TimeNs{0});
        QCOMPARE(difference.minWithin({0, 40}, 10), -5.0);
        QCOMPARE(SeriesPyramid::difference(b, a).at(5).mean, 2.0);
        QVERIFY(SeriesPyramid::difference(a, {}).empty());
    }

    void combinesReplicasThatEndEarlier()
    {
        const std::vector<BucketSeries> replicas = {{10, {{10, 1, 1, 1}}},
                                                    {10, {{10, 2, 2, 2}, {10, 3, 3, 3}}}};
        const BucketSeries sum = combine(replicas, Fleet::Sum);
        QCOMPARE(sum.buckets, (std::vector<SeriesBucket>{{10, 3, 3, 3}, {10, 3, 3, 3}}));
        QVERIFY(combine({}, Fleet::Sum).buckets.empty());
    }
};

QTEST_GUILESS_MAIN(TestTimelinePyramid)
#include "test_timeline_pyramid.moc"
