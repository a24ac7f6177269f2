// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/theme.h"
#include "timeline/comparison_model.h"
#include "timeline/figure_table.h"
#include "timeline/figure_text.h"
#include "timeline/frozen_share.h"
#include "timeline/percentile_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;
using study::Figure;

namespace
{

Figure known(double value, double low, double high)
{
    return {Figure::State::Known, {value, low, high}, {}};
}

Figure known(double value)
{
    return known(value, value, value);
}

study::ScenarioFigures figures(const char* name, double ttftP99)
{
    study::ScenarioFigures f;
    f.name = name;
    f.title = std::string("The ") + name + " one";
    f.offered = 7679;
    f.latencies.ttft_s.p50 = known(0.21, 0.2, 0.22);
    f.latencies.ttft_s.p99 = known(ttftP99, 0.9 * ttftP99, 1.1 * ttftP99);
    f.latencies.tpot_s.mean = known(0.0287);
    f.latencies.tpot_s.p50 = known(0.0287);
    f.latencies.queue_s.p50 = known(0.0142);
    f.latencies.queue_s.p99 = {Figure::State::AtLeast, {30, 30, 30}, "12 % had not ended"};
    f.latencies.e2e_s.p50 = {Figure::State::Unknown, {}, "too few requests"};
    f.occupancy = {0.58, 0.58, 0.58};
    f.output_token_rate = {1234, 1234, 1234};
    f.by_class = {{"chat", 6543, 6500, 43, 0, 0, 0, f.latencies},
                  {"rag", 1136, 1100, 36, 0, 0, 0, f.latencies}};
    return f;
}

} // namespace

class TestTimelineTables : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void figuresShareDecimalsWithTheirInterval_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("interval");
        QTest::newRow("no interval") << 28.712 << 28.712 << 28.712 << "28.7"
                                     << "";
        QTest::newRow("three digits") << 28.71 << 28.44 << 28.9 << "28.7" << QStringLiteral("28.4–28.9");
        QTest::newRow("as many as it supports") << 2.66 << 1.51 << 3.82 << "2.7" << QStringLiteral("1.5–3.8");
        QTest::newRow("zero") << 0.0 << 0.0 << 0.0 << "0"
                              << "";
        QTest::newRow("large") << 12345.0 << 12001.0 << 12399.0 << "12,300"
                               << QStringLiteral("12,000–12,400");
        QTest::newRow("wide") << 0.21 << -12.0 << 12.4 << "0.2" << QStringLiteral("0.0–12.4");
    }

    void figuresShareDecimalsWithTheirInterval()
    {
        QFETCH(double, value);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, shown);
        QFETCH(QString, interval);
        const FigureText text = figureText(known(value, low, high));
        QCOMPARE(text.value, shown);
        QCOMPARE(text.interval, interval);
    }

    void boundsAndUnknownAreSaidInWords()
    {
        const FigureText bound = figureText({Figure::State::AtLeast, {30, 30, 30}, "12 % had not ended"});
        QCOMPARE(bound.value, QStringLiteral("at least 30.0"));
        QCOMPARE(bound.reason, QStringLiteral("12 % had not ended"));
        const FigureText unknown = figureText(Figure{});
        QCOMPARE(unknown.value, QStringLiteral("–"));
        QCOMPARE(unknown.interval, QStringLiteral("unknown"));
        QCOMPARE(durationText(known(0.0287)), QStringLiteral("28.7\u2009ms"));
        QCOMPARE(ratioText(4.98), QStringLiteral("×\u20095.0"));
    }

    void percentilesByClass()
    {
        PercentileModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        model.setFigures(figures("faulty", 4.74));
        QCOMPARE(model.rowCount(), 18); // chat, rag, all; six metrics each
        QVERIFY(model.hasIntervals());
        const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(cell(0, PercentileModel::Class), QStringLiteral("chat"));
        QCOMPARE(cell(1, PercentileModel::Class), QString());
        QCOMPARE(cell(12, PercentileModel::Class), QStringLiteral("all"));
        QCOMPARE(cell(12, PercentileModel::Offered), QStringLiteral("7,679"));
        QCOMPARE(cell(0, PercentileModel::Unit), QStringLiteral("s"));
        QCOMPARE(cell(0, PercentileModel::P99), QStringLiteral("4.74"));
        QCOMPARE(cell(0, PercentileModel::P99Interval), QStringLiteral("4.27–5.21"));
        QCOMPARE(cell(1, PercentileModel::Unit), QStringLiteral("ms"));
        QCOMPARE(cell(3, PercentileModel::P99), QStringLiteral("at least 30.0"));
        QCOMPARE(cell(5, PercentileModel::P50), QStringLiteral("–"));
        QCOMPARE(model.index(5, PercentileModel::P50).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("too few requests"));
        QCOMPARE(cell(0, PercentileModel::Ratio), QString());
        model.setBase(figures("healthy", 0.948));
        QCOMPARE(cell(0, PercentileModel::Ratio), QStringLiteral("×\u20095.0"));
        QCOMPARE(model.index(0, PercentileModel::Ratio).data(ToneRole).toInt(),
                 static_cast<int>(CellTone::Worse));
    }

    // An answer is frozen by a step of its replica that lies between its tokens, or by a preemption.
    void answersThatFroze()
    {
        cluster::RunRecord run;
        run.replicas.resize(1);
        cluster::Timeline& timeline = run.replicas.front().timeline;
        timeline.add(0, kSecond, {1, 0, 0, 0, 1, 20'000, 0});
        timeline.add(kSecond, kSecond + kSecond / 5, {1, 0, 0, 0, 8192, 200'000, 0});
        timeline.add(kSecond + kSecond / 5, 2 * kSecond, {1, 0, 0, 0, 1, 20'000, 0});
        const auto answer = [&](TimeNs first, TimeNs last, std::uint16_t index, int preemptions = 0) {
            engine::RequestTimes request;
            request.first_token = first;
            request.last_token = last;
            request.output_tokens = 20;
            request.class_index = index;
            request.preemptions = static_cast<std::uint16_t>(preemptions);
            request.outcome = engine::Outcome::Completed;
            run.requests.push_back(request);
        };
        answer(0, kSecond / 2, 0);                        // over before it
        answer(kSecond / 2, 3 * kSecond / 2, 0);          // stands in it
        answer(kSecond + kSecond / 5, 2 * kSecond, 0);    // begins with it
        answer(kSecond + kSecond / 4, 2 * kSecond, 1, 1); // was preempted
        const std::vector<double> shares = frozenShares(run, 3);
        QCOMPARE(shares.size(), std::size_t{4});
        QCOMPARE(shares[0], 1.0 / 3);
        QCOMPARE(shares[1], 1.0);
        QVERIFY(std::isnan(shares[2]));
        QCOMPARE(shares[3], 0.5);
        QVERIFY(frozenShares({}, 1).empty());
        PercentileModel model;
        model.setFigures(figures("faulty", 4.74), {0.25, std::nan(""), 0.5});
        QCOMPARE(model.rowCount(), 20); // one more for each class that has one
        QCOMPARE(model.index(3, PercentileModel::Mean).data().toString(), QStringLiteral("25.0"));
        QCOMPARE(model.index(3, PercentileModel::P99).data().toString(), QString());
    }

    // A run so long that a bucket is wider than a long step: answers shorter than a bucket froze as well.
    void answersThatFrozeInALongRun()
    {
        cluster::RunRecord run;
        run.replicas.resize(1);
        cluster::Timeline& timeline = run.replicas.front().timeline;
        constexpr TimeNs kEvery = 1100 * kMillisecond, kStep = 150 * kMillisecond;
        for (TimeNs at = 0; at < 900 * kSecond; at += kEvery) {
            timeline.add(at, at + kStep, {1, 0, 0, 0, 8192, 150'000, 0});
            timeline.add(at + kStep, at + kEvery, {1, 0, 0, 0, 1, 20'000, 0});
        }
        QCOMPARE(timeline.width(), 256 * kMillisecond);
        int froze = 0;
        for (int i = 0; i < 2000; ++i) {
            engine::RequestTimes request;
            request.first_token = i * 397 * kMillisecond + kStep;
            if (request.first_token % kEvery < kStep)
                request.first_token += kStep; // tokens come between steps
            request.scheduled = request.first_token - 20 * kMillisecond;
            request.last_token = request.first_token + 400 * kMillisecond;
            if (request.last_token % kEvery < kStep) request.last_token += kStep;
            request.output_tokens = 20;
            request.outcome = engine::Outcome::Completed;
            froze += request.first_token / kEvery != request.last_token / kEvery ? 1 : 0;
            run.requests.push_back(request);
        }
        const double truth = froze / 2000.0, told = frozenShares(run, 1).front();
        QVERIFY2(std::abs(told - truth) < 0.1 * truth,
                 qPrintable(QStringLiteral("%1 instead of %2").arg(told).arg(truth)));
    }

    void oneClassIsNotShownTwice()
    {
        PercentileModel model;
        study::ScenarioFigures one = figures("observed", 2);
        one.by_class.resize(1);
        model.setFigures(one);
        QCOMPARE(model.rowCount(), 6);
    }

    void scenariosSideBySide()
    {
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        study::ScenarioFigures other = figures("lever", 1);
        other.steady_state = {false, "the queue grows by 2.1 requests a second"};
        other.output_token_rate = {2468, 2468, 2468};
        other.occupancy = {0.46, 0.46, 0.46};
        model.setScenarios({figures("observed", 4), other});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowOf(QStringLiteral("lever")), 1);
        QCOMPARE(model.rowOf(QStringLiteral("nobody")), -1);
        const auto cell = [&](int column, int role = Qt::DisplayRole) {
            return model.index(1, column).data(role);
        };
        QCOMPARE(cell(ComparisonModel::Scenario).toString(), QStringLiteral("The lever one"));
        QCOMPARE(cell(ComparisonModel::TpotMean).toString(), QStringLiteral("28.7"));
        QCOMPARE(cell(ComparisonModel::Cost).toString(), QStringLiteral("–"));
        QCOMPARE(cell(ComparisonModel::Verdict).toString(), QStringLiteral("no steady state"));
        QVERIFY(cell(ComparisonModel::TtftP99, ChangeRole).isNull());

        model.setBase(0);
        QCOMPARE(cell(ComparisonModel::TtftP99, ChangeRole).toString(), QStringLiteral("×\u20090.25"));
        QCOMPARE(cell(ComparisonModel::TtftP99, ChangeToneRole).toInt(), static_cast<int>(CellTone::Better));
        QVERIFY(!cell(ComparisonModel::TtftP99, RisesRole).toBool());
        QCOMPARE(cell(ComparisonModel::OutputRate, ChangeToneRole).toInt(),
                 static_cast<int>(CellTone::Better));
        QVERIFY(cell(ComparisonModel::OutputRate, RisesRole).toBool());
        QCOMPARE(cell(ComparisonModel::Occupancy, ChangeRole).toString(), QStringLiteral("12 points"));
        QCOMPARE(cell(ComparisonModel::Occupancy, ChangeToneRole).toInt(), static_cast<int>(CellTone::Worse));
        QVERIFY(cell(ComparisonModel::TtftP50, ChangeRole).isNull()); // no difference
    }

    void copiesTabSeparatedValues()
    {
        PercentileModel model;
        model.setFigures(figures("faulty", 4.74));
        FigureTable table;
        table.setModel(&model);
        table.setColumnHidden(PercentileModel::Ratio, true);
        QTest::keySequence(&table, QKeySequence(QKeySequence::Copy));
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 20); // head, rows, end
        QVERIFY(lines[0].startsWith(QStringLiteral("Class\tMetric\t")));
        QCOMPARE(lines[1], QStringLiteral("chat\tTTFT\ts\t6543\t0.21\t0.200–0.220\t–\tunknown\t4.74\t"
                                          "4.27–5.21\t–\t–"));
        QVERIFY(lines[2].startsWith(QStringLiteral("chat\tTPOT\tms\t6543\t28.7")));
    }
};

QTEST_MAIN(TestTimelineTables)
#include "test_timeline_tables.moc"
