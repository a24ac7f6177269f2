// SPDX-License-Identifier: GPL-3.0-or-later
// Requests as spans in lanes: packing, exact sums at any zoom, selection, and a million of them.
#include "app/synthetic_run.h"
#include "base/random.h"
#include "support/paths.h"
#include "timeline/request_lanes.h"
#include "timeline/run_page.h"
#include "timeline/step_scatter.h"
#include "timeline/timeline_view.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

cluster::RequestTimes request(double arrival, double scheduled, double first, double last)
{
    cluster::RequestTimes one;
    one.arrival = from_seconds(arrival);
    one.scheduled = from_seconds(scheduled);
    one.first_token = from_seconds(first);
    one.last_token = from_seconds(last);
    one.prompt_tokens = 100;
    one.output_tokens = 10;
    one.outcome = engine::Outcome::Completed;
    return one;
}

std::shared_ptr<cluster::RunRecord> record(std::vector<cluster::RequestTimes> requests, double end)
{
    auto run = std::make_shared<cluster::RunRecord>();
    run->requests = std::move(requests);
    run->end = from_seconds(end);
    run->classes = {"chat"};
    cluster::ReplicaRecord replica;
    replica.node = "engine";
    replica.timeline.add(0, run->end, {4, 0, 10, 10, 256, 20'000, 0});
    run->replicas.push_back(std::move(replica));
    return run;
}

// A minute for each thousand requests, up to about forty at once.
std::shared_ptr<cluster::RunRecord> many(std::size_t requests)
{
    std::vector<cluster::RequestTimes> all;
    all.reserve(requests);
    RandomStream random(3, 1, 0);
    double at = 0;
    for (std::size_t i = 0; i < requests; ++i) {
        at += 0.06 * random.uniform() * 2;
        const double wait = random.uniform() < 0.2 ? random.uniform() : 0.01;
        all.push_back(request(at, at + wait, at + wait + 0.1, at + wait + 0.1 + 4 * random.uniform()));
        if (i % 997 == 0) all.back().preemptions = 1;
    }
    return record(std::move(all), at + 10);
}

} // namespace

class TestRequestLanes : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    void spansCoverWhatWasUnderWay()
    {
        const RequestSpan whole = spanOf(request(1, 2, 3, 5), from_seconds(9));
        QCOMPARE(whole.end(Phase::Waiting) - whole.begin(Phase::Waiting), kSecond);
        QCOMPARE(whole.end(Phase::Decode) - whole.begin(Phase::Decode), 2 * kSecond);
        cluster::RequestTimes waiting = request(1, 2, 3, 5);
        waiting.scheduled = waiting.first_token = waiting.last_token = kNever;
        waiting.outcome = engine::Outcome::InFlight;
        const RequestSpan open = spanOf(waiting, from_seconds(9));
        QCOMPARE(open.end(Phase::Waiting), from_seconds(9));
        QCOMPARE(open.until - open.scheduled, TimeNs{0});
        waiting.outcome = engine::Outcome::Rejected;
        QVERIFY(spanOf(waiting, from_seconds(9)).rejected);
    }

    void noTwoOverlapInALane()
    {
        const auto run = many(5000);
        const RequestSpans spans(run);
        QCOMPARE(spans.size(), std::size_t{5000});
        std::size_t seen = 0;
        for (std::size_t lane = 0; lane < spans.lanes(); ++lane) {
            const auto all = spans.within(lane, {0, run->end}, 10'000);
            QVERIFY(all);
            TimeNs free = 0;
            for (const std::size_t one : *all) {
                QVERIFY(spans.span(one).from >= free);
                free = spans.span(one).until;
                QCOMPARE(spans.laneOf(one), std::optional(lane));
            }
            seen += all->size();
        }
        QCOMPARE(seen, std::size_t{5000});
        QVERIFY(spans.lanes() < 120);
    }

    // What columns show at any zoom is what their requests add up to.
    void sumsAreExactAtAnyZoom()
    {
        const auto run = many(3000);
        const RequestSpans spans(run);
        RandomStream random(9, 1, 0);
        for (int i = 0; i < 300; ++i) {
            const auto lane = static_cast<std::size_t>(random.uniform() * static_cast<double>(spans.lanes()));
            const auto from = static_cast<TimeNs>(random.uniform() * static_cast<double>(run->end));
            const TimeNs until = from + 1 + static_cast<TimeNs>(random.uniform() * 20e9);
            std::array<TimeNs, kPhases> sum{};
            bool preempted = false;
            const auto all = spans.within(lane, {from, until}, 10'000);
            for (const std::size_t one : *all) {
                const RequestSpan span = spans.span(one);
                for (std::size_t p = 0; p < kPhases; ++p) {
                    const auto phase = static_cast<Phase>(p);
                    sum[p] += std::max<TimeNs>(0, std::min(until, span.end(phase)) -
                                                      std::max(from, span.begin(phase)));
                }
                preempted = preempted || run->requests[one].preemptions > 0;
            }
            QCOMPARE(spans.phases(lane, {from, until}), sum);
            const std::vector<TimeNs> bounds{from, from, from + (until - from) / 3, until, until + kSecond};
            const auto parts = spans.phases(lane, bounds);
            QCOMPARE(parts.size(), bounds.size() - 1);
            for (std::size_t b = 0; b + 1 < bounds.size(); ++b)
                QCOMPARE(parts[b], spans.phases(lane, {bounds[b], bounds[b + 1]}));
            QCOMPARE(spans.preempted(lane, {from, until}), preempted);
        }
    }

    void aClickTakesOneApart()
    {
        const auto run = record({request(1, 2, 3, 5), request(1.5, 1.6, 4, 8)}, 10);
        RequestLanes lanes;
        lanes.resize(800, 160);
        TimeAxis axis;
        axis.setExtent({0, from_seconds(10)});
        axis.setPixels(188, 600);
        lanes.setAxis(axis);
        lanes.setSpans(RequestSpans(run), QStringLiteral("engine"));
        QSignalSpy selected(&lanes, &RequestLanes::requestSelected);
        QTest::mouseClick(&lanes, Qt::LeftButton, {},
                          QPoint(qRound(axis.toPixel(from_seconds(4))), qRound(lanes.laneTop(0)) + 3));
        QCOMPARE(lanes.selected(), std::optional<std::size_t>(0));
        QVERIFY(lanes.parts());
        QCOMPARE(lanes.parts()->total, 4 * kSecond);
        TimeNs sum = 0;
        for (const auto& part : lanes.parts()->parts)
            sum += part.value_or(0);
        QCOMPARE(sum, lanes.parts()->total);
        QCOMPARE(selected.count(), 1);
        QTest::keyClick(&lanes, Qt::Key_Period);
        QCOMPARE(lanes.selected(), std::optional<std::size_t>(1));
        QTest::keyClick(&lanes, Qt::Key_Period);
        QCOMPARE(lanes.selected(), std::optional<std::size_t>(1)); // the last one
        QTest::keyClick(&lanes, Qt::Key_Comma);
        QCOMPARE(lanes.selected(), std::optional<std::size_t>(0));
        QTest::keyClick(&lanes, Qt::Key_Escape);
        QVERIFY(!lanes.selected());
        const SharedSteps shared = sharedSteps(*run, 0);
        QVERIFY(shared.known);
        QCOMPARE(shared.running, 3.0);
        QVERIFY(std::abs(shared.stepLongest - 0.02) < 1e-9);
        QCOMPARE(shared.tokensMost, 256.0);
    }

    void stepsBecomeDots()
    {
        const auto run = record({request(1, 2, 3, 5)}, 10);
        const auto points = stepPoints(*run, {});
        QVERIFY(!points.empty());
        QCOMPARE(points.front().tokens, 256.0);
        QVERIFY(std::abs(points.front().seconds - 0.02) < 1e-9);
        QVERIFY(stepPoints(*run, 3).empty());
    }

    void lanesFollowTheTimelines()
    {
        RunPage page;
        page.resize(1232, 800);
        page.showResults({test::synthetic_result({})}, 0);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(page.lanes()->isVisible());
        QTRY_VERIFY(page.lanes()->spans().size() > 0);
        QVERIFY(page.steps()->points().size() > 10);
        const TimeRange before = page.timelines()->axis().visible();
        QWheelEvent wheel(QPointF(700, 60), page.lanes()->mapToGlobal(QPointF(700, 60)), {}, QPoint(0, 240),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(page.lanes(), &wheel);
        QVERIFY(page.timelines()->axis().visible().length() < before.length());
    }

    void aPinnedRowStaysAbove()
    {
        RunPage page;
        page.resize(1232, 800);
        page.showResults({test::synthetic_result({})}, 0);
        TimelineView* view = page.timelines();
        const QString last = view->data().rows.back().name;
        view->setRow(view->data().rows.size() - 1);
        QTest::keyClick(view, Qt::Key_P);
        QCOMPARE(view->data().rows.front().name, last);
        QVERIFY(view->data().rows.front().pinned);
        QCOMPARE(view->row(), std::size_t{0});
        QTest::keyClick(view, Qt::Key_P);
        QCOMPARE(view->data().rows.back().name, last);
    }

    // Figures are printed; what is asserted holds on a machine ten times slower.
    void aMillionDoNotHitch()
    {
        const auto run = many(1'000'000);
        QElapsedTimer clock;
        clock.start();
        RequestSpans spans(run);
        const qint64 packed = clock.restart();
        RequestLanes lanes;
        lanes.resize(1232, 160);
        TimeAxis axis;
        axis.setExtent({0, run->end});
        axis.setPixels(188, 1036);
        lanes.setSpans(std::move(spans), QStringLiteral("engine"));
        lanes.setAxis(axis);
        QImage image(lanes.size(), QImage::Format_ARGB32_Premultiplied);
        clock.restart();
        lanes.render(&image);
        const qint64 whole = clock.restart();
        qint64 worst = 0;
        for (int step = 0; step < 40; ++step) {
            axis.zoomAt(600, 1.4);
            lanes.setAxis(axis);
            clock.restart();
            lanes.render(&image);
            worst = std::max(worst, clock.elapsed());
        }
        qInfo("a million requests in %zu lanes: packed in %lld ms, painted in %lld ms, zoomed in at most "
              "%lld ms",
              lanes.spans().lanes(), packed, whole, worst);
        QVERIFY(whole < 1000);
        QVERIFY(worst < 1000);
    }

    void pictures()
    {
        for (const Theme& theme : {Theme::dark(), Theme::light()}) {
            RunPage page;
            page.setTheme(theme);
            page.resize(1232, 808);
            page.showResults({test::synthetic_result({}),
                              test::synthetic_result({"budget-512", "Step budget 512", 2, 0.8, 480, 3})},
                             0);
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            QTRY_VERIFY(page.lanes()->spans().size() > 0);
            page.lanes()->select(page.lanes()->spans().neighbour(2000, 1));
            QTest::qWait(50);
            const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(page.grab().save(folder + (theme.isDark() ? QStringLiteral("/lanes-dark.png")
                                                              : QStringLiteral("/lanes-light.png"))));
        }
    }
};

QTEST_MAIN(TestRequestLanes)
#include "test_request_lanes.moc"
