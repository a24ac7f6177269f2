// SPDX-License-Identifier: GPL-3.0-or-later
// Measured series on the time axis of a run, by themselves and on the page.
#include "measured_files.h"
#include "support/paths.h"
#include "synthetic_run.h"

#include "timeline/run_page.h"
#include "timeline/selection_bar.h"
#include "timeline/timeline_view.h"

#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

constexpr TimeNs s(double seconds)
{
    return static_cast<TimeNs>(seconds * 1e9);
}

MeasuredSeries everySecond(int n, TimeNs gapAfter = -1)
{
    std::vector<MeasuredSeries::Point> points;
    for (int i = 0; i < n; ++i)
        points.push_back({s(i), static_cast<double>(i)});
    std::vector<TimeNs> gaps;
    if (gapAfter >= 0) gaps.push_back(gapAfter);
    return {std::move(points), gaps};
}

const TimelineRow* rowOf(const TimelineData& data, const QString& metric)
{
    for (const TimelineRow& row : data.rows)
        if (row.metric == metric && !row.measured.empty()) return &row;
    return nullptr;
}

} // namespace

class TestMeasuredSeries : public QObject
{
    Q_OBJECT
private slots:
    // The offscreen platform warns of size hints, which it can not give to a window manager.
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagate).")));
    }

    void gapsAreGaps()
    {
        const MeasuredSeries series = everySecond(10, s(4));
        const auto pieces = series.pieces({0, s(10)}, 1000);
        QCOMPARE(pieces.size(), std::size_t{2});
        QCOMPARE(pieces[0].back().at, s(4));
        QCOMPARE(pieces[1].front().at, s(5));
        QCOMPARE(*series.at(s(3.5)), 3.0);
        QVERIFY(series.at(s(4.9)).has_value()); // within the usual distance of points
        QVERIFY(!series.at(-1).has_value());
        QVERIFY(!series.at(s(10.5)).has_value()); // nothing is known after the last point
        MeasuredSeries withHole({{0, 1}, {s(1), NAN}, {s(2), 3}, {s(3), 4}}, {});
        QCOMPARE(withHole.size(), std::size_t{3});
        QCOMPARE(withHole.pieces({0, s(4)}, 100).size(), std::size_t{2});
    }

    void aRangeHasOnlyItsPoints()
    {
        const MeasuredSeries series = everySecond(100);
        const MeasuredStatistics all = series.statistics({s(10), s(20)});
        QCOMPARE(all.n, std::size_t{10});
        QCOMPARE(all.mean, 14.5);
        QCOMPARE(all.min, 10.0);
        QCOMPARE(all.max, 19.0);
        QCOMPARE(series.statistics({s(200), s(300)}).n, std::size_t{0});
        MeasuredSeries later = series;
        later.setOffset(s(1000));
        QCOMPARE(later.extent(), (TimeRange{s(1000), s(1099)}));
        QCOMPARE(later.statistics({s(1010), s(1020)}).mean, 14.5);
        QCOMPARE(series.extent().from, TimeNs{0});
    }

    void manyPointsKeepTheirExtremes()
    {
        std::vector<MeasuredSeries::Point> points;
        for (int i = 0; i < 1'000'000; ++i)
            points.push_back({i * kMillisecond, i == 500'001 ? 1000.0 : i % 10});
        const MeasuredSeries series(std::move(points), {});
        const auto pieces = series.pieces(series.extent(), 1000);
        QCOMPARE(pieces.size(), std::size_t{1});
        QVERIFY(pieces[0].size() <= 4 * 1001);
        const MeasuredStatistics all = series.statistics({100 * kMillisecond, 100'100 * kMillisecond});
        QCOMPARE(all.n, std::size_t{100'000}); // summed up in blocks
        QVERIFY(std::abs(all.mean - 4.5) < 1e-9);
        QCOMPARE(series.statistics(series.extent()).max, 1000.0);
        QVERIFY(
            std::any_of(pieces[0].begin(), pieces[0].end(), [](const auto& p) { return p.value == 1000; }));
        QVERIFY(std::is_sorted(pieces[0].begin(), pieces[0].end(),
                               [](const auto& a, const auto& b) { return a.at < b.at; }));
    }

    void replicasArePutTogether()
    {
        const std::vector<MeasuredSeries> parts{everySecond(10), everySecond(10, s(4))};
        const MeasuredSeries sum = together(parts, Together::Sum);
        QCOMPARE(sum.size(), std::size_t{10});
        QCOMPARE(*sum.at(s(3)), 6.0);
        QCOMPARE(*together(parts, Together::Mean).at(s(3)), 3.0);
        QCOMPARE(*together(parts, Together::Max).at(s(3)), 3.0);
        QVERIFY(together({}, Together::Sum).empty());
        const std::vector<MeasuredSeries> both{everySecond(10, s(4)), everySecond(10, s(4))};
        const auto pieces = together(both, Together::Sum).pieces({0, s(10)}, 1000);
        QCOMPARE(pieces.size(), std::size_t{2});
    }

    void filesJoinTheRowsOfARun()
    {
        const auto result = test::synthetic_result({"a", "A", 2, 1.0});
        TimelineData data = timelineData(*result.first, {});
        const std::size_t simulated = data.rows.size();
        addMeasured(data, {test::dashboard()}, s(30));
        const TimelineRow* running = rowOf(data, QStringLiteral("running"));
        QVERIFY(running && !running->lines.empty()); // beside the simulated ones
        QCOMPARE(running->replicas, std::size_t{2});
        QVERIFY(rowOf(data, QStringLiteral("ttft_s"))->lines.empty());
        QCOMPARE(data.rows.size(), simulated + 3); // TTFT, rate, and the metric that is not in the catalogue
        QCOMPARE(rowOf(data, QStringLiteral("kv_usage"))->scale, 100.0);
        QCOMPARE(running->measured.extent().from, s(30));
        QCOMPARE(data.extent.until, std::max(result.first->end, s(510)));
        QCOMPARE(*data.utcAtZero, s(test::kTwoOClock) - s(30));
        slideMeasured(data, s(-60));
        QCOMPARE(rowOf(data, QStringLiteral("running"))->measured.extent().from, s(-30));
        QCOMPARE(*data.utcAtZero, s(test::kTwoOClock) + s(30));

        TimelineData one = timelineData(*result.first, {});
        addMeasured(one, {test::dashboard()}, 0, QStringLiteral("replica-2"));
        QCOMPARE(rowOf(one, QStringLiteral("running"))->replicas, std::size_t{1});
        QCOMPARE(rowOf(one, QStringLiteral("running"))->measuredScope, QStringLiteral("replica-2"));
    }

    void aSelectionIsAnObservation()
    {
        TimelineData data;
        data.simulated = false;
        const std::vector<Evidence> files{test::dashboard()};
        addMeasured(data, files, 0);
        std::size_t row = 0;
        while (data.rows[row].metric != QLatin1String("kv_usage"))
            ++row;
        const auto made = observationOf(data, row, {s(60), s(120)}, files);
        QVERIFY(made.has_value());
        QCOMPARE(made->metric, std::string("kv_usage"));
        QCOMPARE(made->statistic, std::string("share"));
        QCOMPARE(*made->count, std::int64_t{12});
        QCOMPARE(made->window.from->at, s(test::kTwoOClock) + s(60));
        QVERIFY(made->window.from->utc);
        QCOMPARE(made->source, std::string("/data/prometheus-1400.json"));
        QVERIFY(made->after->value > 0.2 && made->after->value < 0.8); // the base unit, not per cent
        QVERIFY(made->timed_out == scenario::TimedOut::Unknown);       // asked for, not assumed
        QVERIFY(!observationOf(data, row, {s(245), s(265)}, files).has_value()); // in the gap
        std::size_t running = 0;
        while (data.rows[running].metric != QLatin1String("running"))
            ++running;
        QVERIFY(observationOf(data, running, {s(60), s(120)}, files)->population.replica.empty());
    }

    void measuredStandsAloneAndBesideARun()
    {
        RunPage page;
        page.resize(1440, 900);
        page.show();
        page.setMeasured({test::dashboard()});
        QCOMPARE(page.timelines()->axis().clock(), std::optional(s(test::kTwoOClock)));
        QCOMPARE(page.timelines()->data().rows.size(), std::size_t{6});
        page.showResults({test::synthetic_result({"a", "A", 2, 1.0})}, 0);
        QCOMPARE(page.timelines()->data().rows.size(), std::size_t{10});
        page.clear();
        QCOMPARE(page.timelines()->data().rows.size(), std::size_t{6});
        page.setMeasured({});
        QVERIFY(page.timelines()->data().rows.empty());
        page.setMeasured({test::engineLog()}); // its clock is its own
        QVERIFY(!page.timelines()->axis().clock());
    }

    void aDragSelectsAndMMakesTheObservation()
    {
        RunPage page;
        page.resize(1440, 900);
        page.show();
        page.setMeasured({test::dashboard()});
        page.showResults({test::synthetic_result({"a", "A", 2, 1.0})}, 0);
        QSignalSpy made(&page, &RunPage::observationMade);
        TimelineView* view = page.timelines();
        QTest::keyClick(view, Qt::Key_M); // nothing is selected
        QVERIFY(made.isEmpty());
        view->setRow(1); // waiting
        view->setSelection(TimeRange{s(60), s(120)});
        QVERIFY(!page.selectionBar()->isHidden());
        QVERIFY(page.selectionBar()->statistics().contains(QStringLiteral("n 12")));
        QVERIFY(page.selectionBar()->statistics().contains(QStringLiteral("simulated")));
        QVERIFY2(page.selectionText().startsWith(QStringLiteral("14:01:00")),
                 qPrintable(page.selectionText()));
        QTest::keyClick(view, Qt::Key_M);
        QCOMPARE(made.size(), 1);
        QCOMPARE(made.front().front().value<scenario::Observation>().metric, std::string("waiting"));
        view->setRow(3); // tokens a step, which nobody measured
        QVERIFY(!page.selectionBar()->canObserve());
        QTest::keyClick(view, Qt::Key_M);
        QCOMPARE(made.size(), 1);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(page.selectionBar()->isHidden());
    }

    void whatWasMeasuredSlides()
    {
        RunPage page;
        page.resize(1440, 900);
        page.show();
        page.setMeasured({test::dashboard()});
        page.showResults({test::synthetic_result({"a", "A", 2, 1.0})}, 0);
        TimelineView* view = page.timelines();
        const TimeNs clock = *view->axis().clock();
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(page.offset() > 0);
        QCOMPARE(*view->axis().clock(), clock - page.offset());
        QCOMPARE(view->data().rows[0].measured.extent().from, page.offset());
        page.setOffset(0);
        QCOMPARE(*view->axis().clock(), clock);
        page.setIncident({{{s(test::kTwoOClock) + s(120), true},
                           TimelineMark::Kind::Deploy,
                           QStringLiteral("Deploy v7"),
                           {}}});
        QCOMPARE(view->data().marks.size(), std::size_t{1});
        QCOMPARE(view->data().marks[0].at, s(120));
        page.setOffset(s(10));
        QCOMPARE(view->data().marks[0].at, s(130));
        page.setMeasured({}); // nothing says any more where 14:02 lies
        QVERIFY(view->data().marks.empty());
    }

    // Pictures for people to look at.
    void screenshots()
    {
        for (const Theme& theme : {Theme::dark(), Theme::light()}) {
            qApp->setFont(theme.font(FontRole::Base));
            qApp->setPalette(theme.palette());
            qApp->setStyleSheet(theme.styleSheet());
            RunPage page;
            page.setTheme(theme);
            page.resize(1232, 780);
            page.show();
            page.setMeasured({test::dashboard()});
            page.setIncident({{{s(test::kTwoOClock) + s(120), true},
                               TimelineMark::Kind::Deploy,
                               QStringLiteral("Deploy v7 to replica-2"),
                               {}},
                              {{s(test::kTwoOClock) + s(300), true},
                               TimelineMark::Kind::Observation,
                               QStringLiteral("TTFT p99 above 4 s"),
                               {}}});
            save(page, theme, "run-measured-alone");
            page.showResults({test::synthetic_result({"a", "Observed", 2, 1.0}),
                              test::synthetic_result({"b", "Overloaded", 2, 1.3})},
                             0);
            page.timelines()->setSelection(TimeRange{s(180), s(240)});
            page.timelines()->setCursorTime(s(310));
            save(page, theme, "run-measured");
        }
        qApp->setStyleSheet({});
    }

private:
    static void save(QWidget& page, const Theme& theme, const char* name)
    {
        const QDir folder(QString::fromStdString(test::build_folder() + "/screenshots"));
        QVERIFY(QDir().mkpath(folder.path()));
        QTest::qWait(50);
        const QString file =
            QStringLiteral("%1-%2.png")
                .arg(QLatin1String(name), theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light"));
        QVERIFY(page.grab().save(folder.filePath(file)));
    }
};

QTEST_MAIN(TestMeasuredSeries)
#include "test_measured_series.moc"
