// SPDX-License-Identifier: GPL-3.0-or-later
// The notebook as a person uses it: records by class, what they lack, overlaps, edits that can be undone.
#include "measured_files.h"
#include "support/paths.h"
#include "window_test.h"

#include "evidence/field_form.h"
#include "evidence/observation_editor.h"
#include "notebook/lanes_view.h"
#include "notebook/record_editor.h"
#include "notebook/records_model.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>

using namespace fulcrum;
using namespace fulcrum::app;
using scenario::NoteKind;

namespace
{

// The third seed's incident, in short.
const char kIncident[] = R"(
[[observation]]
id = "ttft-burst"
title = "Chat waits for its first token"
metric = "client_ttft_s"
statistic = "p95"
before = "800 ms"
after = "8 s"
from = 2026-11-30T10:02:00Z
until = 2026-11-30T10:05:00Z
class = "chat"
count = 2000
source = "dashboard"
timed_out = "censored"

[[note]]
kind = "observation"
id = "O1"
text = "Chat first-token p95 0.8 to 8.0 s"
at = 2026-11-30T10:02:00Z
observation = "ttft-burst"

[[note]]
kind = "observation"
id = "O2"
text = "Decode gap p95 stays at 35 ms; oldest in queue 6 s; no release"
at = 2026-11-30T10:02:10Z

[[note]]
kind = "hypothesis"
id = "H1"
text = "16,000-token prompts of tenant docs exceed the prompt budget"
at = 2026-11-30T10:03:00Z
links = ["O1"]

[[note]]
kind = "action"
id = "A1"
text = "Limit bulk reservations of docs for five minutes"
at = 2026-11-30T10:04:00Z
until = 2026-11-30T10:09:00Z
links = ["H1"]
cost = "bulk waits or is refused"
stop_condition = "chat rejections above 1 %"
reversible = true

[[note]]
kind = "prediction"
id = "P1"
text = "Chat first-token p95 below 1.5 s by 10:07"
at = 2026-11-30T10:04:00Z
until = 2026-11-30T10:07:00Z
links = ["A1"]
metric = "client_ttft_s"
statistic = "p95"
class = "chat"
at_most = "1.5 s"

[[note]]
kind = "action"
id = "A2"
text = "Route chat to warm pool B"
at = 2026-11-30T10:06:00Z
until = 2026-11-30T10:12:00Z
)";

QByteArray incident()
{
    return QByteArray(test::kProject) + kIncident;
}

} // namespace

class TestNotebookPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagate).")));
        Settings().forgetLayout();
    }

    void modelsKeepTheRules()
    {
        RecordsModel model(Theme::dark());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(incident())));
        const scenario::Project& project = open.window->project().project();
        QVERIFY2(open.window->project().document().problems().empty(),
                 open.window->project().document().problems().empty()
                     ? ""
                     : to_string(open.window->project().document().problems()).c_str());
        model.setRecords(recordsOf(project));
        model.setRecords({recordsOf(project).front()});
        model.setTheme(Theme::light());
        model.setRecords({});
    }

    void recordsStandInOrderOfTime()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(incident())));
        QStringList ids;
        for (const Record& record : open.window->notebookPage().records().records())
            ids << record.id;
        // The measured observation is told by O1, which stands for it.
        QCOMPARE(ids, (QStringList{QStringLiteral("O1"), QStringLiteral("O2"), QStringLiteral("H1"),
                                   QStringLiteral("A1"), QStringLiteral("P1"), QStringLiteral("A2")}));
    }

    void whatIsMissingIsSaid()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(incident())));
        NotebookPage& page = open.window->notebookPage();
        const scenario::Project& project = open.window->project().project();
        const auto lacks = [&](const char* id) {
            for (const scenario::Note& note : project.notes)
                if (note.id == id) return missingOf(note, project);
            return QStringList{QStringLiteral("?")};
        };
        QCOMPARE(lacks("H1").size(), 1); // a falsifier
        QVERIFY(lacks("A1").isEmpty());
        QVERIFY(lacks("A2").size() >= 3); // prediction, cost, stop condition
        QVERIFY(lacks("P1").isEmpty());

        // The button adds what is missing, linked, in one undo step.
        open.window->setPage(MainWindow::kNotebook);
        page.select(QStringLiteral("H1"));
        auto* add = page.recordEditor().findChild<QPushButton*>(QStringLiteral("addLinked"));
        QVERIFY(add && add->isVisible());
        add->click();
        QVERIFY(lacks("H1").isEmpty());
        QCOMPARE(page.selectedId(), QStringLiteral("F1"));
        open.window->project().undoStack()->undo();
        QCOMPARE(lacks("H1").size(), 1);
    }

    void overlappingActionsMarkEachOther()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(incident())));
        const auto overlaps = overlapsOf(open.window->project().project());
        QCOMPARE(overlaps.size(), std::size_t{1});
        QCOMPARE(overlaps.front().until->at - overlaps.front().from.at, 180 * kSecond); // 10:06 to 10:09
        RecordsModel& model = open.window->notebookPage().records();
        for (const char* id : {"A1", "A2"})
            QCOMPARE(model.record(model.rowOf(QString::fromLatin1(id))).state.tone,
                     RecordState::Tone::Unresolved);
    }

    void fieldsAreUndoableTextEdits()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(incident())));
        window.setPage(MainWindow::kNotebook);
        NotebookPage& page = window.notebookPage();
        page.select(QStringLiteral("A2"));
        const std::string before = window.project().document().text();
        FieldForm& form = page.recordEditor().form();
        form.setText(QStringLiteral("cost"), QStringLiteral("ten idle GPUs"));
        emit form.committed(QStringLiteral("cost"));
        QCOMPARE(window.project().project().notes.back().cost, std::string("ten idle GPUs"));
        form.setText(QStringLiteral("until"), QStringLiteral("10:13"));
        emit form.committed(QStringLiteral("until"));
        QCOMPARE(window.project().project().notes.back().until->at -
                     window.project().project().notes.back().at->at,
                 420 * kSecond);
        form.setText(QStringLiteral("links"), QStringLiteral("nothing-like-it"));
        emit form.committed(QStringLiteral("links"));
        QVERIFY(form.hasFault(QStringLiteral("links"))); // refused, with nothing changed
        QVERIFY(window.project().project().notes.back().links.empty());
        window.project().undoStack()->undo();
        window.project().undoStack()->undo();
        QCOMPARE(window.project().document().text(), before);
        emit form.committed(QStringLiteral("cost")); // left without a change: no undo step
        QCOMPARE(window.project().document().text(), before);
    }

    void allSixKindsCanBeAdded()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.setPage(MainWindow::kNotebook);
        NotebookPage& page = window.notebookPage();
        QCOMPARE(page.records().rowCount(), 0);
        int added = 0;
        for (QAction* action : page.addMenu()->actions()) {
            if (!action->data().isValid()) continue;
            action->trigger();
            ++added;
            QCOMPARE(page.records().rowCount(), added);
            QVERIFY2(window.project().document().problems().empty(),
                     window.project().document().problems().empty()
                         ? ""
                         : to_string(window.project().document().problems()).c_str());
        }
        QVERIFY(added >= 6);
        QVERIFY(page.records().rowOf(QStringLiteral("H1")) >= 0);
        while (window.project().undoStack()->canUndo())
            window.project().undoStack()->undo();
        QCOMPARE(page.records().rowCount(), 0);
    }

    void observationsAreEditedWithUnits()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.setPage(MainWindow::kNotebook);
        NotebookPage& page = window.notebookPage();
        page.addObservation();
        QVERIFY(page.observationEditor().isNew());
        FieldForm& form = page.observationEditor().form();
        form.setText(QStringLiteral("title"), QStringLiteral("latency is high"));
        auto* add = page.observationEditor().findChild<QPushButton*>();
        add->click();
        QVERIFY(window.project().project().observations.empty());
        form.setText(QStringLiteral("metric"), QStringLiteral("ttft_s"));
        form.setText(QStringLiteral("statistic"), QStringLiteral("p99"));
        form.setText(QStringLiteral("after"), QStringLiteral("at least 30 s"));
        add->click();
        QCOMPARE(window.project().project().observations.size(), std::size_t{1});
        QVERIFY(window.project().project().observations.front().after->at_least());
        QCOMPARE(page.records().rowCount(), 1);
        QVERIFY(!page.observationEditor().isNew());
        form.setText(QStringLiteral("after"), QStringLiteral("8 s"));
        emit form.committed(QStringLiteral("after"));
        QCOMPARE(window.project().project().observations.front().after->value, 8.0);
        window.project().undoStack()->undo();
        QVERIFY(window.project().project().observations.front().after->at_least());
    }

    void lanesPlaceRecordsOnOneAxis()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(incident())));
        window.setPage(MainWindow::kNotebook);
        LanesView& lanes = window.notebookPage().lanes();
        QCOMPARE(lanes.lanes().lanes.size(), std::size_t{6});
        QCOMPARE(lanes.lanes().items.size(), std::size_t{6});
        const auto& records = window.notebookPage().records().records();
        for (const LaneItem& item : lanes.lanes().items) {
            const Record& record = records[item.record];
            QVERIFY(item.chip.left() >= lanes.axis().left());
            if (record.kind == NoteKind::Prediction) QVERIFY(item.due > item.from);
            if (record.kind == NoteKind::Action) QVERIFY(item.bar.width() > 0);
        }
        QSignalSpy selected(&lanes, &LanesView::selected);
        const LaneItem last = lanes.lanes().items.back(); // a copy: choosing lays them out anew
        const QString id = records[last.record].id;
        QTest::mouseClick(&lanes, Qt::LeftButton, {}, last.chip.center().toPoint());
        QCOMPARE(selected.size(), 1);
        QCOMPARE(window.notebookPage().selectedId(), id);
        QTest::keyClick(&lanes, Qt::Key_Up);
        QCOMPARE(selected.size(), 2);
    }

    // Pictures for people to look at.
    void screenshots_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("appearance");
        for (const QSize size : {QSize(1440, 900), QSize(1280, 800)})
            for (const Appearance appearance : {Appearance::Dark, Appearance::Light})
                QTest::addRow("%dx%d-%s", size.width(), size.height(),
                              appearance == Appearance::Dark ? "dark" : "light")
                    << size << static_cast<int>(appearance);
    }

    void screenshots()
    {
        QFETCH(QSize, size);
        QFETCH(int, appearance);
        test::OpenWindow open(static_cast<Appearance>(appearance), size);
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.setPage(MainWindow::kNotebook);
        QVERIFY(open.openExample());
        save(window, "notebook-empty");
        QVERIFY(window.openProject(open.write(incident(), QStringLiteral("tenant-burst.toml"))));
        window.notebookPage().select(QStringLiteral("A1"));
        save(window, "notebook");
        window.notebookPage().select(QStringLiteral("H1"));
        save(window, "notebook-hypothesis");
        window.notebookPage().addObservation();
        save(window, "notebook-observation");
    }

private:
    static void save(QWidget& window, const char* name)
    {
        const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
        QVERIFY(QDir().mkpath(folder));
        QTest::qWait(50);
        QVERIFY(window.grab().save(
            folder + QStringLiteral("/%1-%2.png")
                         .arg(QString::fromLatin1(name), QString::fromLatin1(QTest::currentDataTag()))));
    }
};

QTEST_MAIN(TestNotebookPage)
#include "test_notebook_page.moc"
