// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/synthetic_run.h"
#include "shell/theme.h"
#include "support/paths.h"
#include "timeline/run_header.h"
#include "timeline/run_page.h"
#include "timeline/timeline_view.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

class TestTimelinePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_results.push_back(test::synthetic_result({}));
        m_results.push_back(test::synthetic_result({"budget-512", "Step budget 512", 2, 0.8, 480, 3}));
        m_results.push_back(test::synthetic_result({"one-more", "One replica more", 3, 0.6, 480, 3}));
        m_results.push_back(test::synthetic_result({"overloaded", "Twice the traffic", 2, 1.4, 480, 3}));
        m_results.back().figures.steady_state = {false, "The backlog grows by 2.1 requests a second", {}};
        m_results.push_back(test::synthetic_result({"static", "Static batches", 1, 0.5, 480, 3}));
    }

    void init()
    { // The offscreen platform has no size hints and says so for each window.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    void emptyPageOffersToSimulate()
    {
        RunPage page;
        QSignalSpy asked(&page, &RunPage::simulateRequested);
        auto* button = page.findChild<QPushButton*>(QStringLiteral("simulateHere"));
        QVERIFY(button);
        button->click();
        QCOMPARE(asked.count(), 1);
        page.showResults({}, 0); // nothing to show is not an error
        QCOMPARE(page.currentScenario(), QString());
    }

    void othersToCompareWithGoByTheirTitles()
    {
        RunPage page;
        page.showResults(m_results, 0);
        QComboBox* against = nullptr;
        for (auto* box : page.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Compare with")) against = box;
        QVERIFY(against);
        QCOMPARE(against->count(), static_cast<int>(m_results.size())); // "nothing", and not itself
        QCOMPARE(against->itemText(1), QStringLiteral("Step budget 512"));
        against->setCurrentIndex(1);
        emit against->activated(1);
        QCOMPARE(against->currentText(), QStringLiteral("Step budget 512"));
    }

    // Rows for the other run and for the difference, on one axis; and back.
    void twoRunsAreStackedWithTheirDifference()
    {
        RunPage page;
        page.resize(1280, 800);
        page.showResults(m_results, 1, QStringLiteral("observed"));
        const std::size_t rows = page.timelines()->data().rows.size();
        QVERIFY(!page.timelines()->data().rows.front().baseline.empty());
        page.header()->setStacked(true);
        const TimelineData& data = page.timelines()->data();
        QCOMPARE(data.rows.size(), rows * 3);
        using Kind = TimelineRow::Kind;
        for (std::size_t i = 0; i < data.rows.size(); i += 3) {
            QCOMPARE(data.rows[i].kind, Kind::Run);
            QCOMPARE(data.rows[i + 1].kind, Kind::Base);
            QCOMPARE(data.rows[i + 2].kind, Kind::Difference);
            QVERIFY(data.rows[i].baseline.empty());
            QCOMPARE(data.rows[i + 2].name, data.rows[i].name);
            const TimeNs at = data.extent.until / 3;
            const double run = data.rows[i].lines.front().series.at(at).mean;
            const double base = data.rows[i + 1].lines.front().series.at(at).mean;
            QVERIFY(std::abs(data.rows[i + 2].lines.front().series.at(at).mean - (run - base)) < 1e-9);
        }
        const ValueAxis axis = valueAxis(data.rows[2], {0, 0, 400, 60}, data.extent);
        QCOMPARE(axis.min, -axis.max);
        QVERIFY(axis.toPixel(axis.max) < axis.toPixel(0) && axis.toPixel(0) < axis.toPixel(axis.min));
        page.grab();
        page.header()->setStacked(false);
        QCOMPARE(page.timelines()->data().rows.size(), rows);
    }

    void keysAndWheelMoveTheTime()
    {
        RunPage page;
        page.resize(1280, 800);
        page.showResults(m_results, 0);
        page.show();
        TimelineView* view = page.timelines();
        const TimeRange whole = view->axis().visible();
        QCOMPARE(whole.until, from_seconds(480));
        QTest::keyClick(view, Qt::Key_W);
        QVERIFY(view->axis().visible().length() < whole.length());
        QTest::keyClick(view, Qt::Key_D);
        QVERIFY(view->axis().visible().from > 0);
        QTest::keyClick(view, Qt::Key_Backspace);
        QTest::keyClick(view, Qt::Key_Backspace);
        QCOMPARE(view->axis().visible(), whole);

        const double left = view->axis().left();
        const double width = view->axis().width();
        const auto at = [&](double share) { return QPoint(static_cast<int>(left + share * width), 100); };
        QTest::mousePress(view, Qt::LeftButton, {}, at(0.25));
        QTest::mouseMove(view, at(0.5));
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(0.5));
        QCOMPARE(view->axis().visible(), whole); // selected, not yet zoomed to
        QVERIFY(view->selection().has_value());
        QTest::keyClick(view, Qt::Key_F);
        QVERIFY(std::abs(to_seconds(view->axis().visible().from) - 120) < 1);
        QVERIFY(std::abs(to_seconds(view->axis().visible().until) - 240) < 1);
        QVERIFY(view->cursorTime().has_value());
        QTest::keyClick(view, Qt::Key_F);
        QCOMPARE(view->axis().visible(), whole);
        QVERIFY(view->accessibleDescription().contains(QStringLiteral("Running")));
    }

    void selectingARowShowsItsScenario()
    {
        RunPage page;
        page.resize(1280, 800);
        page.showResults(m_results, 1);
        QCOMPARE(page.currentScenario(), QStringLiteral("budget-512"));
        QSignalSpy selected(&page, &RunPage::scenarioSelected);
        auto* table = page.findChild<QTableView*>(QStringLiteral("comparisonTable"));
        QVERIFY(table);
        QCOMPARE(table->currentIndex().row(), 1);
        table->selectRow(3);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected.first().first().toString(), QStringLiteral("overloaded"));
        QCOMPARE(page.currentScenario(), QStringLiteral("overloaded"));
    }

    void replicaPickerAndComparison()
    {
        RunPage page;
        page.resize(1280, 800);
        page.showResults(m_results, 1, QStringLiteral("observed"));
        auto* percentiles = page.findChild<QTableView*>(QStringLiteral("percentileTable"));
        const int ratio = percentiles->model()->columnCount() - 1;
        QVERIFY(!percentiles->isColumnHidden(ratio));
        QVERIFY(percentiles->model()->index(0, ratio).data().toString().startsWith(QChar(0x00D7)));
        page.showResults({m_results[1]}, 0, QStringLiteral("observed")); // the base has not run yet
        QVERIFY(percentiles->isColumnHidden(ratio));
        page.showResults(m_results, 1, QStringLiteral("observed"));
        QVERIFY(!percentiles->isColumnHidden(ratio));
        page.showResults(m_results, 0, QStringLiteral("observed")); // the base is not compared with itself
        QVERIFY(percentiles->isColumnHidden(ratio));
    }

    // A frame has 16 ms.
    void framesOfFullTimelines()
    {
        TimelineData data;
        data.extent = {0, 4096 * kSecond};
        for (int row = 0; row < 7; ++row) {
            BucketSeries series{kSecond, {}};
            for (int i = 0; i < 4096; ++i) {
                const double value = 50 + 40 * std::sin(0.01 * i * (row + 1)) + i % 7;
                series.buckets.push_back({kSecond, value - 8, value, value + 8});
            }
            TimelineRow one;
            one.name = QStringLiteral("row");
            one.lines.push_back({{}, SeriesPyramid(series)});
            one.baseline = one.lines.front().series;
            data.rows.push_back(one);
        }
        TimelineView view;
        view.resize(1240, 420);
        view.setData(data);
        view.grab();
        QPixmap frame;
        bool whole = true;
        QBENCHMARK
        { // a frame of the whole run and one zoomed in, in turn
            whole = !whole;
            whole ? view.back() : view.zoomIn();
            frame = view.grab();
        }
        QVERIFY(!frame.isNull());
    }

    void screenshots_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        for (const bool dark : {true, false}) {
            for (const QSize size : {QSize(1920, 1080), QSize(1280, 800), QSize(1072, 668)})
                QTest::addRow("%s-%dx%d", dark ? "dark" : "light", size.width(), size.height())
                    << dark << size;
        }
    }

    // Pictures for people to look at; the test itself only sees that they can be made without a warning.
    void screenshots()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        qApp->setFont(theme.font(FontRole::Base));
        qApp->setPalette(theme.palette());
        qApp->setStyleSheet(theme.styleSheet());
        RunPage page;
        page.setTheme(theme);
        page.resize(size);
        page.show();
        save(page, "run-empty");
        page.showResults(m_results, 1, QStringLiteral("observed"));
        page.timelines()->setCursorTime(from_seconds(310));
        save(page, "run");
        page.showResults({m_results[3]}, 0);
        page.setStale(true);
        save(page, "run-single");
    }

    void cleanupTestCase() { qApp->setStyleSheet({}); }

private:
    static void save(QWidget& page, const char* name)
    {
        const QDir folder(QString::fromStdString(test::build_folder() + "/screenshots"));
        QVERIFY(QDir().mkpath(folder.path()));
        QTest::qWait(50);
        const QString file =
            QStringLiteral("%1-%2.png").arg(QLatin1String(name), QLatin1String(QTest::currentDataTag()));
        QVERIFY(page.grab().save(folder.filePath(file)));
    }

    std::vector<study::ScenarioResult> m_results;
};

QTEST_MAIN(TestTimelinePage)
#include "test_timeline_page.moc"
