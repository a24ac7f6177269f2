// SPDX-License-Identifier: GPL-3.0-or-later
// Files of measurements in the window: import by jobs, the project tree, problems, observations taken over.
#include "measured_files.h"
#include "window_test.h"

#include "evidence/evidence_details_model.h"
#include "evidence/field_form.h"
#include "evidence/figure_input.h"
#include "evidence/observation_editor.h"
#include "timeline/timeline_view.h"

#include <QAbstractItemModelTester>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

#include <latch>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

// What `vllm bench serve` writes, with the lists of --save-detailed left out.
const char kBench[] =
    R"({"date": "20261130-100000", "backend": "vllm", "model_id": "llama", "num_prompts": 1000,
"request_rate": 6.0, "completed": 1000, "duration": 170.2, "total_input_tokens": 200000,
"total_output_tokens": 190000, "request_throughput": 5.9, "output_throughput": 1116.0,
"total_token_throughput": 2291.0, "mean_ttft_ms": 120.0, "median_ttft_ms": 90.0, "p99_ttft_ms": 800.0,
"std_ttft_ms": 60.0, "mean_tpot_ms": 20.0, "median_tpot_ms": 19.0, "p99_tpot_ms": 35.0, "std_tpot_ms": 4.0,
"mean_itl_ms": 20.0, "median_itl_ms": 18.0, "p99_itl_ms": 90.0, "std_itl_ms": 9.0})";

bool settle(MainWindow& window)
{
    return QTest::qWaitFor([&] { return !window.evidence().isImporting(); }, 20'000);
}

} // namespace

class TestWindowEvidence : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagate).")));
    }

    void modelsKeepTheRules()
    {
        const auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;
        EvidenceDetailsModel details(Theme::dark());
        const QAbstractItemModelTester tester(&details, reporting);
        details.setEvidence(test::dashboard());
        QCOMPARE(details.rowCount(), 3); // warnings, series, left out
        QVERIFY(details.index(0, 0).data().toString() == EvidenceDetailsModel::tr("Warnings"));
        QCOMPARE(details.rowCount(details.index(1, 0)), 7);
        details.setTheme(Theme::light());
        details.setEvidence(test::engineLog());
        details.setEvidence(nullptr);
        QCOMPARE(details.rowCount(), 0);
    }

    void aFileIsReadByAJobAndShowsEverywhere()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        const QString file = open.write(kBench, QStringLiteral("bench.json"));
        window.importEvidence({file});
        QVERIFY(window.evidence().isImporting());
        QCOMPARE(window.jobs().jobs().front().state, Job::State::Running);
        QVERIFY(settle(window));
        const EvidenceStore::Entry* entry = window.evidence().find(file);
        QVERIFY(entry && entry->data);
        QVERIFY(!entry->data->observations.empty());
        QCOMPARE(window.infoBar().key(), QStringLiteral("import"));
        auto* tree = window.findChild<QTreeView*>(QStringLiteral("projectTree"));
        const QModelIndex group = tree->model()->index(ProjectTreeModel::kEvidence, 0);
        QCOMPARE(tree->model()->rowCount(group), 1);
        tree->setCurrentIndex(tree->model()->index(0, 0, group));
        QCOMPARE(window.evidencePanel().file(), file);
        QVERIFY(window.evidencePanel().isVisible());

        // One by one or all; undone in one step.
        const std::size_t before = window.project().project().observations.size();
        emit window.evidencePanel().takeOverRequested({entry->data->observations.front()});
        QCOMPARE(window.project().project().observations.size(), before + 1);
        window.project().undoStack()->undo();
        QCOMPARE(window.project().project().observations.size(), before);
        emit window.evidencePanel().takeOverRequested(entry->data->observations);
        QCOMPARE(window.project().project().observations.size(), before + entry->data->observations.size());
        QVERIFY(window.project().document().problems().empty());
        window.project().undoStack()->undo();
        QCOMPARE(window.project().project().observations.size(), before);

        // The list is the project's, beside its text.
        QVERIFY(open.openExample());
        QVERIFY(settle(window));
        QVERIFY(window.evidence().find(file) && window.evidence().find(file)->data);
        window.evidence().clear();
    }

    // Whoever brings his own result has not typed the load that it was measured under.
    void theLoadOfAResultCanBeTakenOver()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        window.newProject(QStringLiteral("one-engine"));
        const QString file = open.write(kBench, QStringLiteral("bench.json"));
        window.importEvidence({file});
        QVERIFY(settle(window));
        emit window.evidencePanel().takeOverRequested(window.evidence().find(file)->data->observations);
        const QByteArray before = QByteArray::fromStdString(window.project().document().text());
        const QList<QPushButton*> buttons = window.infoBar().findChildren<QPushButton*>();
        const auto load = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text() == QStringLiteral("Set the load to 6 /s, 200 \u2192 190 tokens");
        });
        QVERIFY(load != buttons.end());
        (*load)->click();
        const scenario::Node* chat = window.project().currentScenario()->find("chat");
        QCOMPARE(chat->parameters.real("rate"), 6.0);
        QCOMPARE(chat->parameters.real("prompt"), 200.0);
        QCOMPARE(chat->parameters.real("output"), 190.0);
        window.project().undoStack()->undo(); // in one step
        QCOMPARE(QByteArray::fromStdString(window.project().document().text()), before);
        window.evidence().clear();
    }

    void aFileThatNothingReadsIsAProblem()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.importEvidence({open.write("what is this", QStringLiteral("notes.bin"))});
        QVERIFY(settle(window));
        QCOMPARE(window.infoBar().key(), QStringLiteral("import"));
        QCOMPARE(window.problems().count(Problem::Severity::Error), 1);
        QVERIFY(window.problems().problem(0).file.endsWith(QStringLiteral("notes.bin")));
        window.importEvidence({QStringLiteral("/no/such/file.json")});
        QVERIFY(settle(window));
        QCOMPARE(window.problems().count(Problem::Severity::Error), 2);
        window.evidence().clear();
        QCOMPARE(window.problems().count(Problem::Severity::Error), 0);
    }

    void filesCanBeDropped()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        const QString file = open.write(kBench, QStringLiteral("bench.json"));
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        QVERIFY(settle(window));
        QVERIFY(window.evidence().find(file)->data);
        window.evidence().clear();
    }

    // As on the command line: what happened between them. A third file changes nothing of it.
    void twoSnapshotsOpenedTogetherAreOne()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        const QByteArray before = "# fulcrum-time: 1764504000\nvllm:generation_tokens_total 1000\n"
                                  "vllm:num_requests_running 3\nvllm:kv_cache_usage_perc 0.5\n";
        QByteArray after = before;
        after.replace("1764504000", "1764504060").replace("_total 1000", "_total 7000");
        const QString one = open.write(after.constData(), QStringLiteral("b.prom"));
        const QString other = open.write(before.constData(), QStringLiteral("a.prom"));
        const QString bench = open.write(kBench, QStringLiteral("bench.json"));
        window.importEvidence({one, bench, other});
        QVERIFY(QTest::qWaitFor(
            [&] { return !window.evidence().isImporting() && window.evidence().entries().size() == 2; },
            20'000));
        const EvidenceStore::Entry* both = window.evidence().find(one);
        QVERIFY(both && both->data);
        QVERIFY(both->data->title.find("two snapshots 60 s apart") != std::string::npos);
        const auto rate = std::find_if(both->data->observations.begin(), both->data->observations.end(),
                                       [](const auto& each) { return each.metric == "output_token_rate"; });
        QVERIFY(rate != both->data->observations.end());
        QCOMPARE(rate->after->value, 100.0);
        QVERIFY(window.evidence().paths().contains(other)); // both come back with the project
        window.evidence().import({one});                    // and both are read again
        QVERIFY(QTest::qWaitFor(
            [&] {
                return !window.evidence().isImporting() && window.evidence().entries().size() == 2 &&
                       window.evidence().find(one)->with == other;
            },
            20'000));
        window.evidence().clear();
    }

    void anImportCanBeCancelled()
    {
        JobTracker jobs;
        std::latch started(1);
        EvidenceStore store(jobs, [&](const QString&, const evidence::ImportOptions& options) {
            started.count_down();
            while (!options.stop.stop_requested())
                std::this_thread::yield();
            return Result<evidence::Imported>(Error{"cancelled", {}, {}, {}});
        });
        QSignalSpy failed(&store, &EvidenceStore::failed);
        store.import({QStringLiteral("/data/big.jsonl")});
        started.wait();
        QVERIFY(store.isImporting());
        jobs.cancelAll();
        QVERIFY(QTest::qWaitFor([&] { return !store.isImporting(); }, 20'000));
        QVERIFY(failed.isEmpty()); // it was wanted
        QVERIFY(store.entries().empty());
        QCOMPARE(jobs.jobs().front().state, Job::State::Cancelled);
    }

    void measuredSeriesReachTheRunPageAndAnObservationTheProject()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.setPage(MainWindow::kRun);
        window.runPage().setMeasured({test::dashboard()});
        TimelineView* view = window.runPage().timelines();
        view->setRow(1);
        view->setSelection(TimeRange{60 * kSecond, 120 * kSecond});
        QTest::keyClick(view, Qt::Key_M);
        const auto& observations = window.project().project().observations;
        QCOMPARE(observations.size(), std::size_t{1});
        QCOMPARE(observations.front().metric, std::string("waiting"));
        QCOMPARE(*observations.front().count, std::int64_t{12});
        QCOMPARE(view->data().marks.size(), std::size_t{1}); // it is marked where it was seen
        window.project().undoStack()->undo();
        QVERIFY(window.project().project().observations.empty());
        QVERIFY(view->data().marks.empty());
    }

    void figuresAreTypedWithUnits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("seconds") << QStringLiteral("8 s") << 8.0 << 8.0 << 8.0;
        QTest::newRow("milliseconds") << QStringLiteral("800 ms") << 0.8 << 0.8 << 0.8;
        QTest::newRow("at least") << QStringLiteral("at least 30 s") << 30.0 << 30.0 << double(INFINITY);
        QTest::newRow("at most") << QStringLiteral("\u2264 1.5 s") << 1.5 << 0.0 << 1.5;
        QTest::newRow("range") << QStringLiteral("7 s to 9 s") << 8.0 << 7.0 << 9.0;
        QTest::newRow("unit at the end") << QStringLiteral("7 to 9 s") << 8.0 << 7.0 << 9.0;
        QTest::newRow("best value") << QStringLiteral("7.5 s (7 s to 9 s)") << 7.5 << 7.0 << 9.0;
    }

    void figuresAreTypedWithUnits()
    {
        QFETCH(QString, text);
        const auto typed = typedObserved(text, MetricUnit::Seconds);
        QVERIFY2(typed.value, qPrintable(typed.error));
        QTEST(typed.value->value, "value");
        QTEST(typed.value->low, "low");
        QTEST(typed.value->high, "high");
        const auto again =
            typedObserved(observedInput(*typed.value, MetricUnit::Seconds), MetricUnit::Seconds);
        QVERIFY2(again.value && *again.value == *typed.value,
                 qPrintable(observedInput(*typed.value, MetricUnit::Seconds)));
    }

    void boundsSaySo()
    {
        const auto text = [](const char* typed) {
            return observedText(*typedObserved(QString::fromLatin1(typed), MetricUnit::Seconds).value,
                                "ttft_s", "p99");
        };
        QCOMPARE(text("at most 1.5 s"), QStringLiteral("at most 1.50 s"));
        QCOMPARE(text("at least 30 s"), QStringLiteral("at least 30.0 s"));
        QCOMPARE(text("7.5 s (7 s to 9 s)"), QStringLiteral("7.50 s (7.00 s to 9.00 s)"));
        QCOMPARE(text("800 ms"), QStringLiteral("800 ms"));
    }

    void whatIsNoFigureSaysWhy()
    {
        QVERIFY(!typedObserved(QStringLiteral("high"), MetricUnit::Seconds).ok());
        QVERIFY(!typedObserved(QStringLiteral("8"), MetricUnit::Seconds).ok()); // seconds or milliseconds?
        QVERIFY(!typedObserved(QStringLiteral("9 s to 7 s"), MetricUnit::Seconds).ok());
        QVERIFY(typedObserved(QStringLiteral("53 %"), MetricUnit::Share).value->value == 0.53);
        QVERIFY(typedObserved({}, MetricUnit::Seconds).ok());
        const scenario::Moment ten{1'796'032'800 * kSecond, true}; // 2026-11-30 10:00 UTC
        QCOMPARE(momentInput(ten), QStringLiteral("2026-11-30 10:00"));
        QCOMPARE(typedMoment(QStringLiteral("10:02"), ten).value->at - ten.at, 120 * kSecond);
        QCOMPARE(typedMoment(QStringLiteral("2026-11-30T10:00:00Z")).value->at, ten.at);
        QVERIFY(!typedMoment(QStringLiteral("10:02")).ok()); // which day?
        QVERIFY(!typedMoment(QStringLiteral("10 min")).value->utc);
        QVERIFY(!typedMoment(QStringLiteral("later")).ok());
        // Durations are written in one way, which is read again.
        for (const char* text : {"45 s", "5 min", "5 min 30 s", "1 h 2 min", "2 min 0.5 s"}) {
            const auto typed = typedMoment(QString::fromLatin1(text));
            QVERIFY(typed.value);
            QCOMPARE(momentInput(*typed.value), QString::fromLatin1(text));
            QCOMPARE(momentText(*typed.value), QString::fromLatin1(text));
        }
        QCOMPARE(momentText(*typedMoment(QStringLiteral("330 s")).value), QStringLiteral("5 min 30 s"));
        QVERIFY(!typedMoment(QStringLiteral("5 min later")).ok());
    }

    void latencyIsHighIsRefusedWithWhatIsMissing()
    {
        ObservationEditor editor(Theme::dark());
        QSignalSpy added(&editor, &ObservationEditor::added);
        editor.startNew();
        editor.form().setText(QStringLiteral("title"), QStringLiteral("latency is high"));
        auto* button = editor.findChild<QPushButton*>();
        button->click();
        QVERIFY(added.isEmpty());
        QVERIFY2(editor.message().contains(QStringLiteral("latency is high")), qPrintable(editor.message()));
        editor.form().setText(QStringLiteral("metric"), QStringLiteral("ttft_s"));
        editor.form().setText(QStringLiteral("statistic"), QStringLiteral("p99"));
        editor.form().setText(QStringLiteral("after"), QStringLiteral("high"));
        button->click();
        QVERIFY(added.isEmpty());
        QVERIFY(editor.form().hasFault(QStringLiteral("after")));
        editor.form().setText(QStringLiteral("after"), QStringLiteral("8 s"));
        button->click();
        QCOMPARE(added.size(), 1);
        const auto made = added.front().front().value<scenario::Observation>();
        QCOMPARE(made.after->value, 8.0);
        QVERIFY(missingParts(made).size() > 3); // asked for, but not assumed
    }
};

QTEST_MAIN(TestWindowEvidence)
#include "test_window_evidence.moc"
