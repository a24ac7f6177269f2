// SPDX-License-Identifier: GPL-3.0-or-later
// The seven things that people do with the window, from the first start to an exported report: by mouse, and
// by keys alone; and how many clicks it takes a newcomer to a lever and to what would prove it wrong.
// Pictures of each step land in <build>/screenshots.
#include "support/paths.h"
#include "tour_parts.h"
#include "window_test.h"

#include "help/examples.h"
#include "help/own_system.h"
#include "help/word_table.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace fulcrum;
using namespace fulcrum::app;
using test::Hand;
using test::TourDriver;
using namespace fulcrum::test;

class TestTour : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        useOwnFolders();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QApplication::setAttribute(Qt::AA_DontUseNativeMenuBar);
        qputenv("FULCRUM_PROJECTS", QByteArray::fromStdString(test::source_folder() + "/projects"));
        TourDriver::catchWarnings();
    }
    void cleanup()
    {
        QVERIFY2(TourDriver::warnings().isEmpty(),
                 qPrintable(TourDriver::warnings().join(QLatin1Char('\n'))));
    }

    void byMouse()
    {
        TourDriver tour(QStringLiteral("tour-mouse"));
        PART(firstStart(tour));
        PART(authorByMouse(tour));
        PART(runByMouse(tour));
        PART(evidenceByMouse(tour));
        PART(triageByMouse(tour));
        PART(decideByMouse(tour));
        PART(notebookByMouse(tour));
        PART(exportByMouse(tour));
        tell(tour);
    }

    void byKeys()
    {
        TourDriver tour(QStringLiteral("tour-keys"));
        PART(firstStart(tour));
        PART(authorByKeys(tour));
        PART(runByKeys(tour));
        PART(evidenceByKeys(tour));
        PART(triageByKeys(tour));
        PART(decideByKeys(tour));
        PART(notebookByKeys(tour));
        PART(exportByKeys(tour));
        QCOMPARE(tour.clicks(), 0);
        tell(tour);
    }

    // From ./run.sh to the lever and to what would prove it wrong.
    void aNewcomerOnTheExample()
    {
        TourDriver tour(QStringLiteral("tour-example"),
                        QString::fromStdString(test::source_folder() + "/projects/five-symptoms.toml"));
        MainWindow& window = tour.window();
        DO(tour.settle());
        QCOMPARE(window.page(), MainWindow::kWelcome);
        WordTable& table = window.welcomePage().symptomTable();
        DO(tour.click(table.indexWidget(table.model()->index(3, 6))->findChild<QPushButton*>()));
        DO(tour.settle());
        QCOMPARE(window.page(), MainWindow::kRun);
        DO(tour.picture(QStringLiteral("run")));
        DO(tour.click(nextOf(window.runPage())));
        QCOMPARE(window.page(), MainWindow::kTriage);
        DO(tour.settle());
        const triage::Verdict* verdict = window.triagePage().analysis().verdict();
        QVERIFY(verdict);
        QCOMPARE(verdict->hypotheses.front().id, std::string("whole-prompts-in-a-step"));
        PART(saysWhatWouldProveItWrong(tour));
        DO(tour.picture(QStringLiteral("triage")));
        DO(tour.click(nextOf(window.triagePage())));
        QCOMPARE(window.page(), MainWindow::kFixes);
        DO(tour.settle());
        QVERIFY(window.fixesPage().levers().rowCount() > 5);
        DO(tour.picture(QStringLiteral("fixes")));
        QVERIFY2(tour.clicks() <= 5, qPrintable(QString::number(tour.clicks())));
        tell(tour);
    }

    // From one's own launch line, or manifest, and one's own bench result.
    void aNewcomerWithAnOwnServer_data()
    {
        QTest::addColumn<bool>("manifest");
        QTest::newRow("launch line") << false;
        QTest::newRow("manifest") << true;
    }
    void aNewcomerWithAnOwnServer()
    {
        QFETCH(bool, manifest);
        TourDriver tour(manifest ? QStringLiteral("tour-manifest") : QStringLiteral("tour-own"));
        MainWindow& window = tour.window();
        const QString bench = write(tour, QStringLiteral("bench.json"), kBench);
        DO(tour.settle());
        OwnSystem& own = window.welcomePage().ownSystem();
        if (manifest) {
            tour.answer(Hand::Mouse,
                        QString::fromStdString(test::source_folder() +
                                               "/tests/models/evidence/launch/fixtures/deployment.yaml"));
            DO(tour.click(own.findChild<QPushButton*>(QStringLiteral("chooseFiles"))));
        } else {
            DO(tour.click(own.findChild<QPlainTextEdit*>(QStringLiteral("launchLine"))->viewport()));
            DO(tour.paste(QString::fromLatin1(kLaunchLine)));
            DO(tour.chooseInBox(own.findChild<QComboBox*>(QStringLiteral("ownGpu")), QStringLiteral("l40s")));
        }
        DO(tour.picture(QStringLiteral("given")));
        DO(tour.click(own.findChild<QPushButton*>(QStringLiteral("makeProject"))));
        DO(tour.settle());
        QVERIFY(window.project().document().runnable());
        DO(tour.picture(QStringLiteral("made")));
        tour.answer(Hand::Mouse, bench);
        DO(tour.click(barButton(window, 1))); // import evidence
        DO(tour.settle());
        DO(tour.click(barButton(window, 2))); // take over with its load
        QVERIFY(window.project().document().runnable());
        DO(tour.picture(QStringLiteral("load")));
        DO(tour.click(barButton(window, 1))); // next: triage
        QCOMPARE(window.page(), MainWindow::kTriage);
        DO(tour.picture(QStringLiteral("healthy")));
        DO(tour.click(window.triagePage().findChild<QPushButton*>(QStringLiteral("triageStart"))));
        DO(tour.settle(900'000)); // a fleet; long where others compute beside it
        PART(saysWhatWouldProveItWrong(tour));
        DO(tour.picture(QStringLiteral("triage")));
        DO(tour.clickTab(MainWindow::kFixes));
        DO(tour.settle());
        QVERIFY(window.fixesPage().levers().rowCount() > 5);
        DO(tour.picture(QStringLiteral("fixes")));
        QVERIFY2(tour.clicks() <= 10, qPrintable(QString::number(tour.clicks())));
        tell(tour);
    }

    // What each page looks like on the example that is about it.
    void pages()
    {
        TourDriver tour(QStringLiteral("page"));
        MainWindow& window = tour.window();
        DO(tour.settle());
        window.setPage(MainWindow::kFixes);
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("fixes")));
        window.fixesPage().analysis().setRuns(2, 1);
        window.fixesPage().analysis().simulate();
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("fixes-simulated")));
        window.fixesPage().billButton()->click();
        window.fixesPage().select(QStringLiteral("token-admission"));
        DO(tour.picture(QStringLiteral("bill")));
        window.fixesPage().layOverButton()->click();
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("laid-over")));
        QVERIFY(window.openExample(exampleFile(QStringLiteral("symptom-3.4.toml"))));
        window.setPage(MainWindow::kPipeline);
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("pipeline")));
        window.inspector().showParameter(QStringLiteral("max_num_batched_tokens"));
        DO(tour.picture(QStringLiteral("inspector")));
        window.setPage(MainWindow::kRun);
        DO(tour.picture(QStringLiteral("run")));
        QVERIFY(window.openExample(exampleFile(QStringLiteral("ttft-after-deploy.toml"))));
        window.setPage(MainWindow::kTriage);
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("triage")));
        QVERIFY(window.openExample(exampleFile(QStringLiteral("tenant-burst.toml"))));
        window.setPage(MainWindow::kNotebook);
        DO(tour.settle());
        window.notebookPage().selectKind(static_cast<int>(scenario::NoteKind::Action));
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("notebook")));
        window.setPage(MainWindow::kReport);
        DO(tour.settle());
        DO(tour.picture(QStringLiteral("report")));
        window.setPage(MainWindow::kWelcome);
        window.openPalette();
        DO(tour.picture(QStringLiteral("palette")));
        tell(tour);
    }

private:
    // Two tours at the same time must not share a home: one finds what the other has not saved, which the
    // program then offers on its Pipeline page.
    static void useOwnFolders()
    {
        const QByteArray home = qgetenv("FULCRUM_TOUR_HOME");
        if (home.isEmpty()) return test::useTestFolders();
        qputenv("HOME", home);
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            qunsetenv(name);
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }

    static void tell(const TourDriver& tour)
    {
        qInfo().noquote() << tour.clicks() << "clicks," << tour.keys() << "keys";
        for (const QString& text : tour.cut())
            qInfo().noquote() << "cut:" << text;
    }

    static void saysWhatWouldProveItWrong(TourDriver& tour)
    {
        const triage::Verdict* verdict = tour.window().triagePage().analysis().verdict();
        QVERIFY(verdict && !verdict->hypotheses.empty());
        if (verdict->hypotheses.front().id == triage::kNone) {
            // Nothing that is known explains the figures: then what to measure is said.
            QVERIFY(tour.window().triagePage().measure().measurement().has_value());
            return;
        }
        auto* falsifier =
            tour.window().triagePage().measure().findChild<QLabel*>(QStringLiteral("falsifier"));
        QVERIFY(falsifier && !falsifier->text().isEmpty());
        QVERIFY2(!falsifier->visibleRegion().isEmpty(), "what would prove it wrong is out of sight");
    }
};

QTEST_MAIN(TestTour)
#include "test_tour.moc"
