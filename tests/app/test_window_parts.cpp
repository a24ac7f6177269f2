// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the window: models, jobs, and edits that can all be undone.
#include "window_test.h"

#include "canvas/node_card.h"
#include "canvas/palette_model.h"
#include "canvas/pipeline_scene.h"
#include "canvas/pipeline_view.h"
#include "cluster/simulation.h"
#include "inspector/parameter_row.h"
#include "jobs/jobs_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <thread>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

QByteArray textOf(MainWindow& window)
{
    return QByteArray::fromStdString(window.project().document().text());
}

} // namespace

class TestWindowParts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void modelsKeepTheRules()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        const auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;
        ProjectTreeModel tree(window.project(), Theme::dark());
        const QAbstractItemModelTester treeTester(&tree, reporting);
        PaletteModel palette(window.project().nodeTypes(), Theme::dark());
        const QAbstractItemModelTester paletteTester(&palette, reporting);
        ProblemsModel problems(Theme::dark());
        const QAbstractItemModelTester problemsTester(&problems, reporting);
        LogModel log;
        const QAbstractItemModelTester logTester(&log, reporting);
        JobTracker tracker;
        JobsModel jobs(tracker);
        const QAbstractItemModelTester jobsTester(&jobs, reporting);

        QVERIFY(open.openExample());
        QCOMPARE(tree.rowCount(tree.indexOf(QStringLiteral("budget-512"))), 4);
        window.project().removeLink({QStringLiteral("chat"), QStringLiteral("engine")});
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("documents"));
        window.project().removeSelected();
        QCOMPARE(tree.rowCount(tree.indexOf(QStringLiteral("budget-512"))), 3);
        problems.setProblems({Problem{Problem::Severity::Warning, QStringLiteral("one"), {}, {}}});
        for (int i = 0; i < LogModel::kKept + 3; ++i)
            log.add(QString::number(i));
        QCOMPARE(log.rowCount(), LogModel::kKept);
        for (int i = 0; i < JobTracker::kKept + 3; ++i)
            tracker.start<int>(
                QString::number(i), QString::number(i), [](const JobControl&) -> Result<int> { return 1; },
                [](Result<int>) {});
        QVERIFY(QTest::qWaitFor([&] { return !tracker.isBusy(); }, 20'000));
        const std::unique_ptr<QMimeData> dragged(
            palette.mimeData({palette.index(0, 0, palette.index(2, 0))}));
        QCOMPARE(PaletteModel::fromMime(dragged.get())->kind, scenario::NodeKind::Engine);
    }

    // A note is the comment above the node in the file, and shown below it on the canvas.
    void notesAreComments()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        ProjectController& project = window.project();
        const QByteArray before = textOf(window);
        const PipelineScene& scene = window.pipelinePage().view().pipeline();
        QCOMPARE(scene.noteOf(QStringLiteral("chat")), QStringLiteral("Short chats, 6 a second."));
        QCOMPARE(scene.noteOf(QStringLiteral("gpu")), QString());
        QVERIFY(
            !project.setNodeNote(QStringLiteral("gpu"), QStringLiteral("One of two.\nThe other is down.")));
        QVERIFY(
            textOf(window).contains("# One of two.\n# The other is down.\n[[scenario.node]]\nid = \"gpu\""));
        QCOMPARE(scene.noteOf(QStringLiteral("gpu")), QStringLiteral("One of two.\nThe other is down."));
        QVERIFY(!project.setNodeNote(QStringLiteral("chat"), {}));
        QVERIFY(!textOf(window).contains("Short chats"));
        QVERIFY(project.document().problems().empty());
        project.undoStack()->undo();
        project.undoStack()->undo();
        QCOMPARE(textOf(window), before);

        // Typed in the inspector, kept when the cursor leaves.
        QVERIFY(QTest::qWaitForWindowActive(&window));
        project.selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        auto* note = window.inspector().findChild<QPlainTextEdit*>(QStringLiteral("inspectorNote"));
        window.inspector().editNote();
        QTest::keyClicks(note, QStringLiteral("whole prompts"));
        note->clearFocus();
        QCOMPARE(scene.noteOf(QStringLiteral("engine")), QStringLiteral("whole prompts"));
        QCOMPARE(project.undoStack()->count(), 1);
    }

    // The layout has placed the others, and a node more would place them elsewhere.
    void othersStayWhereTheyAreWhenANodeIsAdded()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        const QByteArray before = textOf(window);
        QHash<QString, QPointF> places;
        for (const QString& id : view.pipeline().nodeIds())
            places[id] = view.pipeline().node(id)->pos();
        const auto areThere = [&] {
            return std::all_of(places.keyBegin(), places.keyEnd(), [&](const QString& id) {
                return view.pipeline().node(id) && view.pipeline().node(id)->pos() == places[id];
            });
        };
        view.addNodeAt({scenario::NodeKind::Workload, QStringLiteral("synthetic")}, {40, 700});
        QVERIFY(areThere());
        QVERIFY(window.openProject(open.write(textOf(window)))); // and when it is opened again
        QVERIFY(areThere());
        QVERIFY(window.openProject(open.write(before)));
        window.project().select({{QStringLiteral("engine")}, {}});
        view.copySelected();
        view.paste();
        QVERIFY(areThere());
        const QString copy = window.project().selection().nodes.front();
        QCOMPARE(view.pipeline().node(copy)->pos(), places[QStringLiteral("engine")] + QPointF(32, 32));
        window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void nodesOfOneKindAreEditedTogether()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        ProjectController& project = window.project();
        const QByteArray before = textOf(window);
        project.select({{QStringLiteral("chat"), QStringLiteral("documents")}, {}});
        ParameterRow* row = window.inspector().row(QStringLiteral("output"));
        QVERIFY(row);
        emit row->edited(std::int64_t{120});
        QCOMPARE(textOf(window).count("output = 120"), 2);
        QCOMPARE(project.undoStack()->count(), 1);
        QCOMPARE(project.selection().nodes.size(), 2);
        project.undoStack()->undo();
        QCOMPARE(textOf(window), before);
        project.select({{QStringLiteral("chat"), QStringLiteral("gpu")}, {}});
        QVERIFY(!window.inspector().row(QStringLiteral("output")));
    }

    // A record calls the replicas of one engine node "engine-1" and "engine-2".
    void anEngineShowsTheMeanOfItsReplicas()
    {
        scenario::Scenario scenario;
        scenario.nodes.emplace_back();
        scenario::Node& node = scenario.nodes.back();
        node.id = "engine";
        node.kind = scenario::NodeKind::Engine;
        node.plugin = "vllm";
        auto record = std::make_shared<cluster::RunRecord>();
        record->window_end = 100 * kSecond;
        for (const char* name : {"engine-1", "engine-2", "engine-other"}) {
            record->replicas.emplace_back();
            record->replicas.back().node = name;
        }
        record->replicas[0].busy = 100 * kSecond;
        record->replicas[1].busy = 50 * kSecond;
        scenario.nodes.push_back(node);
        scenario.nodes.back().id = "engine-other";
        study::ScenarioResult result;
        result.first = record;
        const scenario::NodeTypes types = cluster::node_types(test::all_kinds());
        const NodeCard card = cardOf(scenario, scenario.nodes.front(), {types, &result});
        QCOMPARE(card.rows.size(), std::size_t(3));
        QCOMPARE(card.rows.back().label, QStringLiteral("Busy"));
        QCOMPARE(card.rows.back().value, QStringLiteral("75.0 %"));
    }

    void jobsReportErrorsAndDropWhatIsSuperseded()
    {
        JobTracker tracker;
        QStringList results;
        const auto note = [&](const QString& name) {
            return [&results, name](const Result<int>& result) {
                results.append(name + QLatin1Char(' ') +
                               (result ? QString::number(*result) : QStringLiteral("failed")));
            };
        };
        const int thrown = tracker.start<int>(
            QStringLiteral("a"), QStringLiteral("t1"),
            [](const JobControl&) -> Result<int> { throw std::runtime_error("out of luck"); },
            note(QStringLiteral("a")));
        const auto waits = [](const JobControl& control) -> Result<int> {
            while (!control.stop.stop_requested())
                std::this_thread::yield();
            return Error{"cancelled", {}, {}, {}};
        };
        const int old =
            tracker.start<int>(QStringLiteral("b"), QStringLiteral("t2"), waits, note(QStringLiteral("b")));
        tracker.start<int>(
            QStringLiteral("c"), QStringLiteral("t2"),
            [](const JobControl& control) -> Result<int> {
                control.progress(0.5);
                return 3;
            },
            note(QStringLiteral("c")));
        QVERIFY(QTest::qWaitFor([&] { return !tracker.isBusy(); }, 20'000));
        results.sort();
        QCOMPARE(results, (QStringList{QStringLiteral("a failed"), QStringLiteral("c 3")}));
        QCOMPARE(tracker.find(thrown)->state, Job::State::Failed);
        QVERIFY(tracker.find(thrown)->message.contains(QStringLiteral("out of luck")));
        QCOMPARE(tracker.find(old)->state, Job::State::Cancelled);
    }

    // Whatever is done can be undone: the file comes back byte for byte, and forward again.
    void randomEditsUndone()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        ProjectController& project = open.window->project();
        const QByteArray before = textOf(*open.window);
        QRandomGenerator random(20);
        int made = 0;
        for (int i = 0; i < 5000 && made < 500; ++i)
            if (randomEdit(project, random)) ++made;
        QCOMPARE(made, 500);
        const QByteArray after = textOf(*open.window);
        QVERIFY(after != before);
        while (project.undoStack()->canUndo())
            project.undoStack()->undo();
        QCOMPARE(textOf(*open.window), before);
        QVERIFY(!project.isEdited());
        while (project.undoStack()->canRedo())
            project.undoStack()->redo();
        QCOMPARE(textOf(*open.window), after);
    }

private:
    static QString pick(const QStringList& from, QRandomGenerator& random)
    {
        return from.isEmpty() ? QString() : from[random.bounded(from.size())];
    }

    // True where the edit was made.
    static bool randomEdit(ProjectController& project, QRandomGenerator& random)
    {
        QStringList scenarios, nodes;
        for (const auto& scenario : project.project().scenarios)
            scenarios.append(QString::fromStdString(scenario.name));
        project.setCurrentScenario(pick(scenarios, random));
        for (const auto& node : project.currentScenario()->nodes)
            nodes.append(QString::fromStdString(node.id));
        const QString node = pick(nodes, random);
        const int before = project.undoStack()->index();
        switch (random.bounded(9)) {
        case 0:
            project.setParameter(node, QStringLiteral("max_num_seqs"), std::int64_t{random.bounded(1, 512)});
            break;
        case 1:
            project.setParameter(node, QStringLiteral("prompt"), std::int64_t{random.bounded(1, 9000)});
            break;
        case 2:
            project.resetParameter(node, QStringLiteral("max_num_batched_tokens"));
            break;
        case 3:
            project.moveNodes({{node, QPointF(random.bounded(800), random.bounded(800))},
                               {pick(nodes, random), QPointF(random.bounded(800), random.bounded(800))}});
            break;
        case 4:
            project.addNode(scenario::NodeKind::Engine, QStringLiteral("vllm"),
                            QPointF(random.bounded(800), 0));
            break;
        case 5:
            if (nodes.size() > 3) {
                project.select({{node}, {}});
                project.removeSelected();
            }
            break;
        case 6:
            project.renameNode(node, QStringLiteral("n%1").arg(random.bounded(1000)));
            break;
        case 7:
            project.addLink({node, pick(nodes, random)});
            break;
        default:
            if (const auto& links = project.currentScenario()->links; !links.empty()) {
                const auto& link =
                    links[static_cast<std::size_t>(random.bounded(static_cast<int>(links.size())))];
                project.removeLink({QString::fromStdString(link.from), QString::fromStdString(link.to)});
            }
            break;
        }
        return project.undoStack()->index() != before;
    }
};

QTEST_MAIN(TestWindowParts)
#include "test_window_parts.moc"
