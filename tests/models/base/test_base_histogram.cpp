// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/histogram.h"
#include "base/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using fulcrum::LogHistogram;

class TestBaseHistogram : public QObject
{
    Q_OBJECT

private slots:
    void bins_are_no_wider_than_a_thousandth()
    {
        for (std::size_t bin = 2048; bin < 40'000; ++bin) {
            const auto low = static_cast<double>(LogHistogram::low(bin));
            const auto width = static_cast<double>(LogHistogram::low(bin + 1)) - low;
            QVERIFY(width >= 1 && width / low <= LogHistogram::kResolution);
        }
    }

    void bins_follow_each_other()
    {
        for (const std::int64_t value : {0L, 1L, 2047L, 2048L, 2049L, 4095L, 4096L, 123'456'789L, 1L << 45}) {
            LogHistogram h;
            h.add(value);
            const std::size_t bin = h.counts().size() - 1;
            QVERIFY(LogHistogram::low(bin) <= value && value < LogHistogram::low(bin + 1));
        }
    }

    void quantiles_are_nearest_ranks()
    {
        LogHistogram h;
        for (int i = 1; i <= 1000; ++i)
            h.add(i);
        QCOMPARE(h.quantile(0.5), 500);
        QCOMPARE(h.quantile(0.99), 990);
        QCOMPARE(h.quantile(0.999), 999);
        QCOMPARE(h.quantile(1), 1000);
        QCOMPARE(h.quantile(0), 1);
        QCOMPARE(h.mean(), 500.5);
        QCOMPARE(h.count_above(990), 10);
        QCOMPARE(LogHistogram().quantile(0.5), 0);
    }

    void quantiles_of_large_values_keep_the_resolution()
    {
        LogHistogram h;
        std::vector<std::int64_t> values;
        for (std::uint64_t i = 0; i < 10'000; ++i) {
            values.push_back(static_cast<std::int64_t>(1e7 * fulcrum::RandomStream(1, 2, i).exponential()));
            h.add(values.back());
        }
        std::sort(values.begin(), values.end());
        for (const double p : {0.5, 0.9, 0.99, 0.999}) {
            const auto exact = static_cast<double>(values[static_cast<std::size_t>(std::ceil(p * 1e4)) - 1]);
            QVERIFY(std::abs(static_cast<double>(h.quantile(p)) - exact) <= 0.001 * exact);
        }
        QCOMPARE(h.max(), values.back());
        QCOMPARE(h.min(), values.front());
    }

    void merging_equals_adding()
    {
        LogHistogram one;
        LogHistogram two;
        LogHistogram all;
        for (std::int64_t i = 0; i < 1000; ++i) {
            (i % 3 == 0 ? one : two).add(i * i * 1000, 2);
            all.add(i * i * 1000, 2);
        }
        one.merge(two);
        QVERIFY(one == all);
    }
};

QTEST_GUILESS_MAIN(TestBaseHistogram)
#include "test_base_histogram.moc"
