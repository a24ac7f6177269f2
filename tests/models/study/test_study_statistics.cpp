// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace fulcrum;
using namespace fulcrum::study;

class TestStudyStatistics : public QObject
{
    Q_OBJECT

private slots:
    void meanInterval()
    {
        // Mean 3, standard deviation sqrt(2.5), t(4, 0.975) = 2.776445.
        const Interval interval = mean_interval(std::vector<double>{1, 2, 3, 4, 5});
        QCOMPARE(interval.value, 3.0);
        QVERIFY(std::abs(interval.high - (3 + 2.776445 * std::sqrt(0.5))) < 1e-6);
        QVERIFY(std::abs(interval.low - (3 - 2.776445 * std::sqrt(0.5))) < 1e-6);
    }

    void meanOfOneOrEqualValuesHasNoWidth()
    {
        QCOMPARE(mean_interval(std::vector<double>{7.0}), (Interval{7, 7, 7}));
        QCOMPARE(mean_interval(std::vector<double>{7.0, 7.0, 7.0}), (Interval{7, 7, 7}));
        QCOMPARE(mean_interval(std::vector<double>{}), (Interval{}));
    }

    void nearestRank()
    {
        QCOMPARE(nearest_rank(0.5, 1), 1);
        QCOMPARE(nearest_rank(0.5, 4), 2);
        QCOMPARE(nearest_rank(0.5, 5), 3);
        QCOMPARE(nearest_rank(0.99, 100), 99);
        QCOMPARE(nearest_rank(0.99, 101), 100);
        QCOMPARE(nearest_rank(0.07, 100), 7); // 0.07 * 100 > 7 in floating point
        QCOMPARE(nearest_rank(0, 10), 1);
        QCOMPARE(nearest_rank(1, 10), 10);
    }

    void percentileRanks_data()
    {
        QTest::addColumn<double>("p");
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("low");
        QTest::addColumn<qint64>("high");
        QTest::addColumn<double>("coverage"); // 0: not given
        const auto row = [](double p, qint64 n, qint64 low, qint64 high, double coverage) {
            QTest::addRow("p%g of %lld", 100 * p, static_cast<long long>(n))
                << p << n << low << high << coverage;
        };
        row(0.99, 500, 490, 500, 0.980);
        row(0.99, 1000, 983, 997, 0.976);
        row(0.99, 2000, 1971, 1989, 0.958);
        row(0.99, 10000, 9880, 9920, 0.956);
        row(0.99, 50000, 49456, 49544, 0);
        row(0.95, 100, 90, 100, 0);
        row(0.95, 1000, 936, 964, 0);
        row(0.95, 10000, 9457, 9543, 0);
        row(0.50, 100, 40, 61, 0);
        row(0.50, 1000, 469, 532, 0);
    }

    void percentileRanks()
    {
        QFETCH(const double, p);
        QFETCH(const qint64, n);
        QFETCH(const qint64, low);
        QFETCH(const qint64, high);
        QFETCH(const double, coverage);
        const auto ranks = percentile_ranks(p, n);
        QVERIFY(ranks.has_value());
        QCOMPARE(ranks->low, low);
        QCOMPARE(ranks->high, high);
        QVERIFY(ranks->coverage >= 0.95);
        if (coverage > 0) QVERIFY(std::abs(ranks->coverage - coverage) < 0.0005);
    }

    void tooFewForAnInterval()
    {
        QVERIFY(!percentile_ranks(0.99, 367));
        QVERIFY(percentile_ranks(0.99, 368));
        QVERIFY(!percentile_ranks(0.95, 71));
        QVERIFY(percentile_ranks(0.95, 72));
        QVERIFY(!percentile_ranks(0.999, 3687));
        QVERIFY(percentile_ranks(0.999, 3688));
        // One-sided 95 % is two-sided 90 %.
        QVERIFY(!percentile_ranks(0.99, 298, 0.90));
        QVERIFY(percentile_ranks(0.99, 299, 0.90));
        QVERIFY(!percentile_ranks(0.5, 0));
    }

    void warmUpIsTheTransient()
    {
        std::vector<double> series;
        for (int i = 0; i < 400; ++i) {
            const double noise = (i * 37 % 11 - 5) * 0.1;
            series.push_back(i < 50 ? i * 0.2 + noise : 10 + noise);
        }
        const auto cut = warm_up_length(series);
        QVERIFY(cut.has_value());
        QVERIFY2(*cut >= 40 && *cut <= 60, QByteArray::number(static_cast<int>(*cut)).constData());
    }

    void warmUpOfAFlatSeriesIsShort()
    {
        std::vector<double> series;
        for (int i = 0; i < 400; ++i)
            series.push_back(i * 37 % 11);
        const auto cut = warm_up_length(series);
        QVERIFY(cut.has_value());
        QVERIFY(*cut <= 20);
    }

    void aSeriesThatOnlyGrowsHasNoWarmUp()
    {
        std::vector<double> series;
        for (int i = 0; i < 400; ++i)
            series.push_back(i * i);
        QVERIFY(!warm_up_length(series));
        QVERIFY(!warm_up_length(std::vector<double>(19, 1.0)));
    }

    void slope()
    {
        const Interval exact = slope_interval(std::vector<double>{1, 3, 5, 7, 9});
        QVERIFY(std::abs(exact.value - 2) < 1e-12 && std::abs(exact.high - exact.low) < 1e-6);
        const Interval noisy = slope_interval(std::vector<double>{0, 1, 0, 1, 0, 1, 0, 1, 0});
        QVERIFY(noisy.low < 0 && noisy.high > 0);
    }

    void commonDrawsNarrowADifference()
    {
        // Arms that vary by 10 together and differ by 1 with little noise.
        std::vector<double> a, b;
        for (int i = 0; i < 10; ++i) {
            a.push_back(i * 7 % 10);
            b.push_back(a.back() + 1 + (i % 2 == 0 ? 0.05 : -0.05));
        }
        const auto paired = compare_paired(a, b);
        QVERIFY(paired.has_value());
        QVERIFY(std::abs(paired->difference.value - 1) < 1e-12);
        QVERIFY(paired->separated);
        QVERIFY(paired->correlation > 0.99);
        QVERIFY(paired->variance_ratio < 0.01);
        QVERIFY(std::abs(paired->variance_ratio - (1 - paired->correlation)) < 0.01);
    }

    void comparisonNeedsPairs()
    {
        QVERIFY(!compare_paired(std::vector<double>{1}, std::vector<double>{2}));
        QVERIFY(!compare_paired(std::vector<double>{1, 2}, std::vector<double>{2}));
        const auto same = compare_paired(std::vector<double>{1, 1}, std::vector<double>{1, 1});
        QVERIFY(same && !same->separated);
    }
};

QTEST_GUILESS_MAIN(TestStudyStatistics)
#include "test_study_statistics.moc"
