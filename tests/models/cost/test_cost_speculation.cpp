// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/speculation.h"
#include "plugins/hardware/roofline_fixture.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace fulcrum;
using namespace fulcrum::cost;
using namespace fulcrum::test;

class TestCostSpeculation : public QObject
{
    Q_OBJECT

private slots:
    void expected_tokens_table();
    void accepted_tokens();
    void memory_bound();
    void falls_with_batch_data();
    void falls_with_batch();
    void faulty_requests();
};

void TestCostSpeculation::expected_tokens_table()
{
    const int k[] = {1, 2, 3, 4, 5, 6, 8};
    const struct {
        double alpha;
        double tokens[7];
    } table[] = {{0.4, {1.400, 1.560, 1.624, 1.650, 1.660, 1.664, 1.666}},
                 {0.5, {1.5, 1.75, 1.875, 1.9375, 1.969, 1.984, 1.996}},
                 {0.6, {1.6, 1.96, 2.176, 2.3056, 2.383, 2.430, 2.475}},
                 {0.7, {1.7, 2.19, 2.533, 2.773, 2.941, 3.059, 3.199}},
                 {0.8, {1.8, 2.44, 2.952, 3.362, 3.689, 3.951, 4.329}},
                 {0.9, {1.9, 2.71, 3.439, 4.095, 4.686, 5.217, 6.126}}};
    for (const auto& row : table) {
        for (int i = 0; i < 7; ++i)
            QVERIFY(std::abs(expected_tokens(row.alpha, k[i]) - row.tokens[i]) < 0.0006);
    }
    QVERIFY(std::abs(expected_tokens(0.6, 4) - 2.3056) < 1e-12);
    QCOMPARE(expected_tokens(1, 4), 5.0);
    QCOMPARE(expected_tokens(0, 4), 1.0);
}

void TestCostSpeculation::accepted_tokens()
{
    const auto result = speculate({});
    QVERIFY(result.ok());
    QCOMPARE(result->accepted.size(), std::size_t(5));
    QVERIFY(std::abs(std::accumulate(result->accepted.begin(), result->accepted.end(), 0.0) - 1) < 1e-12);
    double emitted = 0;
    for (std::size_t m = 0; m < 5; ++m)
        emitted += result->accepted[m] * static_cast<double>(m + 1);
    QVERIFY(std::abs(emitted - result->expected_tokens) < 1e-12);
    QVERIFY(std::abs(result->accepted[4] - 0.1296) < 1e-12);
}

void TestCostSpeculation::memory_bound()
{
    const auto result = speculate({});
    QVERIFY(result.ok());
    const auto& rows = result->memory_bound;
    QCOMPARE(rows[0].best_k, 4);
    QCOMPARE(rows[1].best_k, 3);
    QCOMPARE(rows[2].best_k, 2);
    QVERIFY(std::abs(rows[0].best_speedup - 1.92) < 0.005);
    QVERIFY(std::abs(rows[1].best_speedup - 1.67) < 0.005);
    QVERIFY(std::abs(rows[2].best_speedup - 1.40) < 0.005);
    QVERIFY(std::abs(memory_bound_speedup(0.8, 8, 0.05) - 3.09) < 0.005);
    QVERIFY(std::abs(memory_bound_speedup(0.8, 4, 0.2) - 1.87) < 0.005);
    QCOMPARE(best_k(0.8, 0.05), 8);
}

void TestCostSpeculation::falls_with_batch_data()
{
    using Speedups = QList<double>; // at batches of 1, 32, 64, 128, 256; 0: not given
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("context");
    QTest::addColumn<bool>("draft_model");
    QTest::addColumn<QList<double>>("speedups");

    QTest::addRow("H100 8B") << "h100"
                             << "gqa-8b" << 1 << 1024 << false << Speedups{2.06, 1.92, 1.67, 1.33, 1.11};
    QTest::addRow("H100 8B, 1B draft")
        << "h100"
        << "gqa-8b" << 1 << 1024 << true << Speedups{1.20, 1.14, 1.05, 0.90, 0.79};
    QTest::addRow("A100 8B") << "a100"
                             << "gqa-8b" << 1 << 1024 << false << Speedups{2.06, 1.77, 1.37, 1.04, 0.90};
    QTest::addRow("A100 8B, 1B draft") << "a100"
                                       << "gqa-8b" << 1 << 1024 << true << Speedups{0, 0, 0.94, 0, 0.69};
    QTest::addRow("4 H100 70B") << "h100"
                                << "llama-3.1-70b" << 4 << 1024 << false
                                << Speedups{2.05, 1.72, 1.39, 0.99, 0.74};
    QTest::addRow("4 H100 70B, 1B draft")
        << "h100"
        << "llama-3.1-70b" << 4 << 1024 << true << Speedups{0, 0, 0, 0, 0.64};
    QTest::addRow("H100 8B, long") << "h100"
                                   << "gqa-8b" << 1 << 8192 << false
                                   << Speedups{2.06, 2.00, 1.92, 1.83, 1.77};
}

void TestCostSpeculation::falls_with_batch()
{
    QFETCH(QString, device);
    QFETCH(QString, model);
    QFETCH(int, tp);
    QFETCH(int, context);
    QFETCH(bool, draft_model);
    QFETCH(QList<double>, speedups);
    const auto target = roofline(device.toStdString(), deployment(model.toStdString(), "bf16", tp));
    const auto small = roofline(device.toStdString(), deployment("llama-3.2-1b"));
    Draft draft;
    if (draft_model) draft.model = small.get();
    const auto points = speculate_at(*target, draft, 0.6, 4, {1, 32, 64, 128, 256}, context);
    QVERIFY(points.ok());
    for (int i = 0; i < speedups.size(); ++i) {
        const double speedup = (*points)[static_cast<std::size_t>(i)].speedup;
        if (speedups[i] > 0)
            QVERIFY2(std::abs(speedup - speedups[i]) < 0.01, qPrintable(QString::number(speedup)));
    }
}

void TestCostSpeculation::faulty_requests()
{
    QVERIFY(!speculate({-0.1, 4, {}}).ok());
    QVERIFY(!speculate({1.1, 4, {}}).ok());
    QVERIFY(!speculate({std::numeric_limits<double>::quiet_NaN(), 4, {}}).ok());
    QVERIFY(!speculate({0.6, 0, {}}).ok());
    QVERIFY(!speculate({0.6, 1000, {}}).ok());
    QVERIFY(!speculate({0.6, 4, {-1}}).ok());
    const auto target = roofline("h100", deployment("gqa-8b"));
    QVERIFY(!speculate_at(*target, {}, 0.6, 4, {0}, 1024).ok());
    QVERIFY(!speculate_at(*target, {}, 0.6, 4, {1}, -1).ok());
}

QTEST_GUILESS_MAIN(TestCostSpeculation)
#include "test_cost_speculation.moc"
