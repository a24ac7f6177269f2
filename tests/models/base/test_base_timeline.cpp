// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/timeline.h"

#include <QTest>

using namespace fulcrum;

using Two = TimelineOf<2>;

class TestBaseTimeline : public QObject
{
    Q_OBJECT

private slots:
    void means_are_weighted_by_time()
    {
        Two timeline(8, 100);
        timeline.add(0, 25, {4, 1});
        timeline.add(25, 100, {8, 1});
        QCOMPARE(timeline.buckets().size(), std::size_t{1});
        const Two::Bucket& bucket = timeline.buckets().front();
        QCOMPARE(bucket.mean(0), 7.0);
        QCOMPARE(bucket.min[0], 4);
        QCOMPARE(bucket.max[0], 8);
        QCOMPARE(bucket.covered, TimeNs{100});
    }

    void long_samples_fill_all_their_buckets()
    {
        Two timeline(8, 100);
        timeline.add(50, 350, {3, 0});
        QCOMPARE(timeline.buckets().size(), std::size_t{4});
        QCOMPARE(timeline.buckets()[0].covered, TimeNs{50});
        QCOMPARE(timeline.buckets()[1].covered, TimeNs{100});
        QCOMPARE(timeline.buckets()[3].covered, TimeNs{50});
    }

    // However long the run: at most `capacity` buckets, and nothing is lost.
    void memory_is_bounded_and_integrals_are_kept()
    {
        Two timeline(64, 10);
        std::int64_t integral = 0;
        TimeNs now = 0;
        for (std::int64_t i = 0; i < 100'000; ++i) {
            const TimeNs held = 1 + i % 7;
            timeline.add(now, now + held, {i % 13, 1});
            integral += i % 13 * held;
            now += held;
        }
        QVERIFY(timeline.buckets().size() <= 64 && timeline.buckets().size() > 31);
        std::int64_t sum = 0;
        TimeNs covered = 0;
        for (const Two::Bucket& bucket : timeline.buckets()) {
            sum += bucket.integral[0];
            covered += bucket.covered;
            QCOMPARE(bucket.min[0], 0);
            QCOMPARE(bucket.max[0], 12);
        }
        QCOMPARE(sum, integral);
        QCOMPARE(covered, now);
    }

    void a_gap_before_the_first_sample_is_not_covered()
    {
        Two timeline(4, 10);
        timeline.add(1000, 1010, {1, 1});
        TimeNs covered = 0;
        for (const Two::Bucket& bucket : timeline.buckets())
            covered += bucket.covered;
        QCOMPARE(covered, TimeNs{10});
        QVERIFY(timeline.buckets().size() <= 4);
    }
};

QTEST_GUILESS_MAIN(TestBaseTimeline)
#include "test_base_timeline.moc"
