// SPDX-License-Identifier: GPL-3.0-or-later
// Triage as a person uses it: a ranking, what to measure next, and what a value that is entered does to it.
#include "support/paths.h"
#include "window_test.h"

#include "decision/fixes_page.h"
#include "decision/levers_model.h"
#include "evidence/figure_input.h"
#include "evidence/metric_words.h"
#include "report/page_view.h"
#include "report/report_page.h"
#include "triage/detail_panel.h"
#include "triage/hypotheses_model.h"
#include "triage/matrix_view.h"
#include "triage/measure_panel.h"
#include "triage/observations_panel.h"
#include "triage/predicted_chart.h"
#include "triage/triage_words.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

constexpr int kWait = 600'000; // a busy machine

QByteArray example(const char* name)
{
    return test::OpenWindow::read(
        QString::fromStdString(test::source_folder() + "/projects/" + name + ".toml"));
}

bool settled(TriagePage& page)
{
    return QTest::qWaitFor(
        [&page] {
            return page.analysis().state() == TriageAnalysis::State::Ready && page.analysis().verdict() &&
                   page.analysis().isUpToDate();
        },
        kWait);
}

bool helped(TriagePage& page)
{
    return settled(page) && QTest::qWaitFor([&page] { return !page.analysis().isHelping(); }, kWait);
}

std::string leader(TriagePage& page)
{
    return page.analysis().verdict()->hypotheses.front().id;
}

// A value within a range of outcomes, open or not.
double within(const triage::Reading& reading, double healthy)
{
    if (std::isfinite(reading.low) && std::isfinite(reading.high)) return (reading.low + reading.high) / 2;
    if (std::isfinite(reading.high)) return 0.5 * reading.high;
    return std::isfinite(reading.low) ? 2 * reading.low : healthy;
}

} // namespace

class TestTriagePage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).")));
        Settings().forgetLayout();
    }

    // Figures that the models were not asked for in their order.
    void rowsStandAsTheyAreJudged()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("symptom-3.2"))));
        TriagePage& page = window.triagePage();
        const QAbstractItemModelTester matrix(&page.hypotheses(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester rows(&page.observations().rows(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester open_rows(&page.observations().unobserved(),
                                                 QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(page.analysis().state(), TriageAnalysis::State::Nothing); // nobody looks yet
        window.setPage(MainWindow::kTriage);
        QVERIFY(settled(page));
        const scenario::Project& project = window.project().project();
        const triage::Verdict judged =
            triage::judge(*page.analysis().simulated(), project.observations, project.triage.priors);
        HypothesesModel& model = page.hypotheses();
        QVERIFY(model.rowCount() >= 5);
        int row = 0;
        for (const triage::Hypothesis& one : judged.hypotheses) {
            if (one.id == triage::kNone) continue;
            if (row + 1 >= model.rowCount()) break;
            QCOMPARE(model.id(row), QString::fromStdString(one.id));
            QCOMPARE(model.index(row, HypothesesModel::kProbability).data().toString(),
                     probabilityText(one.probability));
            ++row;
        }
        QCOMPARE(model.id(model.rowCount() - 1), QString::fromUtf8("none-of-these"));
        QCOMPARE(model.columnCount(), HypothesesModel::kFirstObservation + 4);
        QCOMPARE(page.observations().rows().rowCount(), 4);
        QVERIFY(page.observations().unobserved().rowCount() > 3);
        QVERIFY(page.sentence().contains(probabilityText(judged.hypotheses.front().probability)));
        // A mechanism that fails an observation says so in its cell and in its second line.
        bool marked = false;
        for (int r = 0; r < model.rowCount(); ++r)
            for (int c = HypothesesModel::kFirstObservation; c < model.columnCount(); ++c)
                if (model.index(r, c).data(HypothesesModel::kFailsRole).toBool()) {
                    marked = true;
                    QVERIFY(model.index(r, HypothesesModel::kMechanism)
                                .data(HypothesesModel::kSecondRole)
                                .toString()
                                .startsWith(QStringLiteral("fails")));
                }
        QVERIFY(marked);
    }

    // What is entered is an observation at once: the ranking moves without a new simulation, and undo takes
    // it back.
    void boundsSaySo()
    {
        ObservationRowsModel rows;
        scenario::Observation one;
        one.id = "first";
        one.metric = "ttft_s";
        one.statistic = "p99";
        one.after = scenario::Observed{1.5, 0, 1.5};
        rows.setObservations({one});
        QVERIFY(rows.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("at most 1.50 s")));
        one.after = scenario::Observed{30, 30, std::numeric_limits<double>::infinity()};
        rows.setObservations({one});
        QVERIFY(rows.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("at least 30.0 s")));
    }

    void aMeasuredValueMovesTheLead_data()
    {
        QTest::addColumn<QString>("project");
        QTest::newRow("3.2") << QStringLiteral("symptom-3.2");
        QTest::newRow("deploy") << QStringLiteral("ttft-after-deploy");
    }

    void aMeasuredValueMovesTheLead()
    {
        QFETCH(QString, project);
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example(project.toLatin1().constData()))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(settled(page));
        const std::string before = leader(page);
        const auto simulated = page.analysis().simulated();
        QVERIFY(page.measure().measurement().has_value());
        const triage::Measurement next = *page.measure().measurement();
        QCOMPARE(next.figure, page.analysis().verdict()->measure_next->figure);
        const triage::Reading* other = nullptr;
        for (const triage::Reading& reading : next.outcomes)
            if (reading.points_to != before && reading.points_to != triage::kNone &&
                (!other || reading.chance > other->chance))
                other = &reading;
        QVERIFY(other);
        const MetricUnit unit = figureUnit(next.figure.metric, next.figure.statistic);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        page.matrix().setFocus();
        QTest::keyClick(&page.matrix(), Qt::Key_E);
        QTRY_VERIFY(page.measure().value().hasFocus());
        page.measure().value().setText(figureText(within(*other, next.healthy), unit));
        page.measure().before().setText(figureText(next.healthy, unit));
        const std::size_t count = window.project().project().observations.size();
        QTest::keyClick(&page.measure().value(), Qt::Key_Return);
        QCOMPARE(window.project().project().observations.size(), count + 1);
        QVERIFY(settled(page));
        QVERIFY2(leader(page) != before, before.c_str());
        // The ranking is there without a run; what comes near now is then simulated more closely.
        QVERIFY(helped(page));
        QVERIFY(page.analysis().simulated()->runs >= simulated->runs);
        QCOMPARE(page.hypotheses().id(0), QString::fromStdString(leader(page)));
        QCOMPARE(page.selectedId(), QString::fromStdString(leader(page)));
        window.project().undoStack()->undo();
        QCOMPARE(window.project().project().observations.size(), count);
        QVERIFY(settled(page));
        QCOMPARE(leader(page), before);
        // What can not be read is said, and nothing is added.
        page.measure().value().setText(QStringLiteral("a lot"));
        page.measure().enterButton().click();
        QCOMPARE(window.project().project().observations.size(), count);
    }

    void priorsAreEditsOfTheProject()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("symptom-3.2"))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(settled(page));
        const QString second = page.hypotheses().id(1);
        page.select(second);
        QCOMPARE(page.selectedId(), second);
        QVERIFY(!page.detail().chart().lines().empty());
        const double before = page.analysis().verdict()->hypotheses[1].probability;
        page.detail().prior().setText(QStringLiteral("0.7"));
        emit page.detail().prior().editingFinished();
        QCOMPARE(window.project().project().triage.priors.at(second.toStdString()), 0.7);
        QVERIFY(settled(page));
        QVERIFY(triage::judge(*page.analysis().simulated(), window.project().project().observations,
                              window.project().project().triage.priors)
                    .hypotheses.front()
                    .probability > before);
        QCOMPARE(page.hypotheses().id(0), second);
        QCOMPARE(page.selectedId(), second); // the choice stays with the mechanism
        window.project().undoStack()->undo();
        QVERIFY(!window.project().project().triage.priors.contains(second.toStdString()));
        page.detail().prior().setText(QStringLiteral("7"));
        emit page.detail().prior().editingFinished();
        QVERIFY(window.project().project().triage.priors.empty());
    }

    // "A deploy happened" is one step of undo, and moves what deploys change up.
    void knownEventsArePriors()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("symptom-3.2"))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(settled(page));
        const auto prior = [&page](const std::string& id) {
            const auto& all = page.analysis().verdict()->hypotheses;
            return std::ranges::find(all, id, &triage::Hypothesis::id)->prior;
        };
        const std::string deployed = "running-cap-low", traffic = "saturated";
        const double before = prior(deployed), other = prior(traffic);
        const auto event = [&](const char* name) {
            page.findChild<QToolButton*>(QStringLiteral("knownEvents"))
                ->menu()
                ->findChild<QAction*>(QLatin1String(name))
                ->trigger();
        };
        event("eventDeploy");
        QVERIFY(settled(page));
        QVERIFY(prior(deployed) > before);
        QVERIFY(prior(traffic) < other);
        event("eventNoDeploy");
        QVERIFY(settled(page));
        QVERIFY(prior(deployed) < 0.2 * before);
        window.project().undoStack()->undo();
        window.project().undoStack()->undo();
        QVERIFY(window.project().project().triage.priors.empty());
    }

    void claimsAreTestedLikeMechanisms()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("symptom-3.2"))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(settled(page));
        const auto claim = [&](const char* text) {
            page.observations().claim().setText(QString::fromUtf8(text));
            page.observations().findChild<QPushButton*>(QStringLiteral("testClaim"))->click();
        };
        QVERIFY(page.hypotheses().rowOf(QStringLiteral("network-slow")) < 0);
        claim("it is the network");
        const int row = page.hypotheses().rowOf(QStringLiteral("network-slow"));
        QVERIFY(row >= 0 && row < page.hypotheses().rowCount() - 1);
        QCOMPARE(page.selectedId(), QStringLiteral("network-slow"));
        QVERIFY(page.hypotheses()
                    .index(row, HypothesesModel::kMechanism)
                    .data(HypothesesModel::kSecondRole)
                    .toString()
                    .startsWith(QStringLiteral("fails")));
        // One that was left out says why.
        claim("autoscaler-lag");
        const int left = page.hypotheses().rowOf(QStringLiteral("autoscaler-lag"));
        QVERIFY(left >= 0);
        QVERIFY(page.hypotheses().index(left, 0).data(HypothesesModel::kProbabilityRole).toDouble() < 0);
        claim("gremlins did it");
        QVERIFY2(page.observations().answer().text().contains(QStringLiteral("None of these")),
                 qPrintable(page.observations().answer().text()));
    }

    void keysAndCopy()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("ttft-after-deploy"))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(settled(page));
        QVERIFY(QTest::qWaitForWindowActive(&window));
        page.matrix().setFocus();
        QTest::keyClick(&page.matrix(), Qt::Key_Down);
        QCOMPARE(page.selectedId(), page.hypotheses().id(1));
        QTest::keyClick(&page.matrix(), Qt::Key_Up);
        QCOMPARE(page.selectedId(), page.hypotheses().id(0));
        QVERIFY(!page.measure().query().isEmpty());
        QTest::keyClick(&page.matrix(), Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text(), page.measure().query());
        // The step to the fixes.
        QSignalSpy next(&page, &TriagePage::nextStep);
        emit page.detail().rankFixesRequested();
        QCOMPARE(next.size(), 1);
    }

    void anEmptyProjectIsLedOn()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        auto* start = page.findChild<QPushButton*>(QStringLiteral("triageStart"));
        QVERIFY(start->isVisible());
        grab("triage-empty", window);
        // Which of the three is the healthy one, only the user knows.
        page.findChild<QPushButton*>(QStringLiteral("triageOther"))->click();
        auto* menu = page.findChild<QMenu*>(QStringLiteral("healthyMenu"));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().back()->trigger();
        menu->close();
        QCOMPARE(window.project().project().triage.base, std::string("budget-512"));
        window.project().undoStack()->undo();
        start->click(); // the current one
        QCOMPARE(window.project().project().triage.base, std::string("observed"));
        QVERIFY(start->isVisible()); // to add an observation
        start->click();
        QVERIFY(page.observations().isVisible());
        window.project().undoStack()->undo();
        QVERIFY(window.project().project().triage.base.empty());
    }

    void aMisspeltPriorIsTold()
    {
        test::OpenWindow open;
        QSignalSpy failed(&open.window->triagePage(), &TriagePage::failed);
        QByteArray text = example("ttft-after-deploy");
        text.replace("kv-pressure =", "kv-presure =");
        QVERIFY(open.window->openProject(open.write(text)));
        QCOMPARE(failed.size(), 1);
        const auto errors = failed.front().front().value<Errors>();
        QVERIFY(errors.front().at.line > 100);
        QVERIFY(errors.front().hint.find("kv-pressure") != std::string::npos);
    }

    void whatWasSimulatedBeforeACancelIsKept()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(example("ttft-after-deploy"))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(QTest::qWaitFor([&] { return page.analysis().verdict() != nullptr; }, kWait));
        if (page.analysis().state() != TriageAnalysis::State::Exploring)
            QSKIP("this machine is done before anybody could cancel");
        window.jobs().cancelAll();
        QVERIFY(QTest::qWaitFor([&] { return page.analysis().state() == TriageAnalysis::State::Cancelled; },
                                kWait));
        QVERIFY(page.analysis().verdict());
        QVERIFY(page.hypotheses().rowCount() > 1);
        auto* again = page.findChild<QPushButton*>(QStringLiteral("triageAgain"));
        QVERIFY(again->isVisible());
        again->click();
        QVERIFY(settled(page));
        QVERIFY(!again->isVisible());
    }

    // Last: pictures to look at, with what helps.
    // Else a judged ranking would advise levers against causes that Triage has just ruled out.
    void fixesRankByWhatTriageFound()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openProject(open.write(example("symptom-3.4"))));
        window.setPage(MainWindow::kTriage);
        QVERIFY(helped(window.triagePage()));
        window.setPage(MainWindow::kFixes);
        const FixesAnalysis& fixes = window.fixesPage().analysis();
        QTRY_VERIFY(fixes.decision() && !fixes.isRanking());
        QVERIFY(!fixes.isSimulated());
        QCOMPARE(fixes.decision()->diagnosis_verdict, std::string("whole-prompts-in-a-step"));
        const auto& decision = *fixes.decision();
        const std::string first = decision.levers[decision.ranking.levers.front().lever].id();
        QVERIFY2(first == "chunked-prefill" || first == "prefill-threshold", first.c_str());
        // What triage says takes no edit, and whoever hovers reads why.
        const LeversModel& levers = window.fixesPage().levers();
        const int row = levers.rowOf(QString::fromStdString(first));
        QVERIFY(!levers.index(row, LeversModel::kDiagnosis).flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(levers.index(row, LeversModel::kWeeks).flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(levers.index(row, LeversModel::kDiagnosis)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Triage of the observations")));
        // And the report says it.
        window.setPage(MainWindow::kReport);
        ReportPage& report = window.reportPage();
        QVERIFY(QTest::qWaitFor([&] { return !report.isBusy() && report.view().pageCount() > 0; }, kWait));
        const QString title =
            QString::fromStdString(window.triagePage().analysis().verdict()->hypotheses.front().title);
        QVERIFY2(report.side().updateText().contains(title), qPrintable(report.side().updateText()));
    }

    void pictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("appearance");
        QTest::addColumn<QString>("project");
        QTest::addColumn<QString>("name");
        QTest::newRow("dark") << QSize(1440, 900) << static_cast<int>(Appearance::Dark)
                              << QStringLiteral("ttft-after-deploy") << QStringLiteral("triage-dark-1440");
        QTest::newRow("light") << QSize(1280, 800) << static_cast<int>(Appearance::Light)
                               << QStringLiteral("symptom-3.2") << QStringLiteral("triage-light-1280");
    }

    void pictures()
    {
        QFETCH(QSize, size);
        QFETCH(int, appearance);
        QFETCH(QString, project);
        QFETCH(QString, name);
        test::OpenWindow open(static_cast<Appearance>(appearance), size);
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openProject(open.write(example(project.toLatin1().constData()))));
        window.setPage(MainWindow::kTriage);
        QVERIFY(helped(window.triagePage()));
        QVERIFY(!window.triagePage().analysis().verdict()->mitigations.empty());
        grab(name.toLatin1().constData(), window);
    }

private:
    static void grab(const char* name, MainWindow& window)
    {
        QTest::qWait(300); // what wraps is laid out again behind its words
        const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(window.grab().save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png")));
    }
};

QTEST_MAIN(TestTriagePage)
#include "test_triage_page.moc"
