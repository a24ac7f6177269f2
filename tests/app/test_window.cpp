// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it, without a screen.
#include "window_test.h"

#include "inspector/field_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

// Where a node is on the canvas, in pixels of the viewport.
QPoint onView(PipelineView& view, QPointF scenePosition)
{
    return view.mapFromScene(scenePosition);
}

void drag(QWidget* on, QPoint from, QPoint to)
{
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    const int steps = 8;
    for (int i = 1; i <= steps; ++i)
        QTest::mouseMove(on, from + (to - from) * i / steps);
    // Offscreen, moves between press and release carry no button unless they are sent as events.
    QMouseEvent move(QEvent::MouseMove, to, on->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(on, &move);
}

QByteArray textOf(MainWindow& window)
{
    return QByteArray::fromStdString(window.project().document().text());
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        // The offscreen platform says of each popup and dialog what it does not do.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        Settings settings;
        settings.forgetLayout();
        settings.clearRecentFiles();
    }

    // The text alone is in order; what the workload needs is asked of its plugin.
    void aWorkloadWithoutItsLengthsDoesNotRun()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QByteArray text(test::kProject);
        text.replace("prompt = 200\n", "");
        QVERIFY(window.openProject(open.write(text)));
        QVERIFY(window.project().document().runnable());
        QVERIFY(!window.isRunnable());
        QCOMPARE(window.problems().count(Problem::Severity::Error), 1);
        QVERIFY(window.problems().problem(0).message.contains(QStringLiteral("prompt is missing")));
        window.simulateAll();
        QVERIFY(!window.simulator().isSimulating());
        window.project().setCurrentScenario(QStringLiteral("observed"));
        QVERIFY(!window.project().setParameter(QStringLiteral("chat"), QStringLiteral("prompt"),
                                               std::int64_t{200}));
        QVERIFY(window.isRunnable());
        QCOMPARE(window.problems().count(Problem::Severity::Error), 0);
    }

    void opensAProject()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(window.project().document().runnable());
        QCOMPARE(window.project().currentScenarioName(), QStringLiteral("observed"));
        QCOMPARE(window.pipelinePage().view().pipeline().nodeIds().size(), 4);
        QCOMPARE(window.findChild<QComboBox*>(QStringLiteral("scenarios"))->count(), 3);
        QVERIFY(!window.project().isEdited());
        QCOMPARE(Settings().recentFiles(), QStringList{window.project().file()});
    }

    void refusesAFileThatIsNotThere()
    {
        test::OpenWindow open;
        QVERIFY(!open.window->openProject(QStringLiteral("/no/such/project.toml")));
        QCOMPARE(open.window->infoBar().key(), QStringLiteral("open"));
        QVERIFY(open.window->infoBar().text().contains(QStringLiteral("/no/such/project.toml")));
    }

    void templatesCanBeSimulated_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one engine") << QStringLiteral("one-engine");
        QTest::newRow("router") << QStringLiteral("router");
        QTest::newRow("gateway") << QStringLiteral("gateway");
        QTest::newRow("split") << QStringLiteral("split");
    }
    void templatesCanBeSimulated()
    {
        QFETCH(QString, name);
        test::OpenWindow open;
        open.window->newProject(name);
        QVERIFY2(open.window->project().document().runnable(),
                 to_string(open.window->project().document().problems()).c_str());
        QVERIFY(open.simulate());
        QVERIFY(open.window->simulator().result(QStringLiteral("base")));
    }

    void editsUndoesAndRedoesThroughTheInspector()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QByteArray before = textOf(window);
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        ParameterRow* row = window.inspector().row(QStringLiteral("max_num_batched_tokens"));
        QVERIFY(row);
        auto* field = row->findChild<QLineEdit*>();
        QCOMPARE(field->text(), QStringLiteral("16,384"));
        type(field, QStringLiteral("2048"));
        QCOMPARE(textOf(window), QByteArray(before).replace("= 16384 ", "= 2048 "));
        QCOMPARE(window.project().undoStack()->undoText(), QStringLiteral("Step budget 16,384 to 2,048"));
        QVERIFY(window.project().isEdited());

        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+Z")));
        QCOMPARE(textOf(window), before);
        QVERIFY(!window.project().isEdited());
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+Shift+Z")));
        QVERIFY(textOf(window).contains("max_num_batched_tokens = 2048"));
        field->clearFocus();
        QCOMPARE(field->text(), QStringLiteral("2,048"));
    }

    void keepsTheLastGoodValueWhileAFieldIsWrong()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("chat"));
        ParameterRow* row = window.inspector().row(QStringLiteral("rate"));
        auto* field = row->findChild<QLineEdit*>();
        const QByteArray before = textOf(window);
        type(field, QStringLiteral("6 s"));
        QVERIFY(row->editor().complaint().contains(QStringLiteral("/min")));
        QCOMPARE(textOf(window), before);
        type(field, QStringLiteral("7 /s"));
        QCOMPARE(row->editor().complaint(), QString());
        QVERIFY(textOf(window).contains("rate = \"7 /s\""));
    }

    void setsAndResetsInAnExtendingScenario()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        const QByteArray before = textOf(window);
        window.project().selectNode(QStringLiteral("budget-512"), QStringLiteral("engine"));
        ParameterRow* caching = window.inspector().row(QStringLiteral("enable_prefix_caching"));
        QVERIFY(!caching->isChanged());
        caching->findChild<QCheckBox*>()->click();
        QVERIFY(textOf(window).contains("engine.enable_prefix_caching = false"));
        QVERIFY(caching->isChanged());
        for (auto* button : caching->findChildren<QToolButton*>())
            button->click();
        QVERIFY(!caching->isChanged());
        while (window.project().undoStack()->canUndo())
            window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void filtersParameters()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        window.inspector()
            .findChild<QLineEdit*>(QStringLiteral("inspectorFilter"))
            ->setText(QStringLiteral("host"));
        QVERIFY(window.inspector().row(QStringLiteral("host_time"))->isVisible());
        QVERIFY(!window.inspector().row(QStringLiteral("model"))->isVisible());
    }

    void dragsANode()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        NodeItem* chat = view.pipeline().node(QStringLiteral("chat"));
        const QPointF start = chat->pos();
        const QPoint grip = onView(view, start + QPointF(50, 10));
        drag(view.viewport(), grip, grip + QPoint(-60, -100));
        QVERIFY(chat->pos() != start);
        QCOMPARE(window.project().undoStack()->count(), 0); // nothing is written before the hand lets go
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, grip + QPoint(-60, -100));
        QCOMPARE(window.project().undoStack()->count(), 1);
        QVERIFY(textOf(window).contains("canvas = ["));
        const auto* node = window.project().currentScenario()->find("chat");
        QVERIFY(node->canvas.has_value());
        QCOMPARE(QPointF(node->canvas->x, node->canvas->y), chat->pos());
        QCOMPARE(window.project().selection().nodes, QStringList{QStringLiteral("chat")});
        window.project().undoStack()->undo();
        QCOMPARE(chat->pos(), start);
    }

    void movesByKeyAsOneStep()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("gpu"));
        PipelineView& view = window.pipelinePage().view();
        const QPointF start = view.pipeline().node(QStringLiteral("gpu"))->pos();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view.pipeline().node(QStringLiteral("gpu"))->pos(), start + QPointF(24, 1));
        QCOMPARE(window.project().undoStack()->count(), 1);
    }

    void linksByDragAndSaysWhyNot()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        PipelineScene& scene = view.pipeline();
        const QByteArray before = textOf(window);
        NodeItem* chat = scene.node(QStringLiteral("chat"));
        NodeItem* gpu = scene.node(QStringLiteral("gpu"));
        drag(view.viewport(), onView(view, chat->outputPort()), onView(view, gpu->inputPort()));
        QVERIFY(scene.isLinking());
        QVERIFY2(scene.refusalText().contains(QStringLiteral("chat")), qPrintable(scene.refusalText()));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, onView(view, gpu->inputPort()));
        QVERIFY(!scene.isLinking());
        QCOMPARE(scene.refusalText(), QString());
        QCOMPARE(textOf(window), before);

        // Dropped on empty space nothing happens.
        drag(view.viewport(), onView(view, chat->outputPort()), QPoint(6, 6));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, QPoint(6, 6));
        QCOMPARE(textOf(window), before);

        // A removed link can be drawn again.
        window.project().select({{}, LinkId{QStringLiteral("chat"), QStringLiteral("engine")}});
        QTest::keyClick(&view, Qt::Key_Delete);
        QCOMPARE(scene.linkCount(), 2);
        QVERIFY(!window.project().document().runnable());
        NodeItem* engine = scene.node(QStringLiteral("engine"));
        drag(view.viewport(), onView(view, chat->outputPort()), onView(view, engine->inputPort()));
        QCOMPARE(scene.refusalText(), QString());
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, onView(view, engine->inputPort()));
        QCOMPARE(scene.linkCount(), 3);
        QVERIFY(window.project().document().runnable());
        while (window.project().undoStack()->canUndo())
            window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void linksByKeyboard()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        window.project().removeLink({QStringLiteral("chat"), QStringLiteral("engine")});
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("chat"));
        QTest::keyClick(&view, Qt::Key_L);
        QVERIFY(view.pipeline().isLinking());
        QTest::keyClick(&view, Qt::Key_Right); // documents: a workload takes nothing
        QVERIFY(!view.pipeline().refusalText().isEmpty());
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.pipeline().refusalText().isEmpty());
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(view.pipeline().linkCount(), 3);
    }

    void addsRenamesAndRemovesNodes()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        const QByteArray before = textOf(window);
        PipelineView& view = window.pipelinePage().view();
        view.addNode({scenario::NodeKind::Engine, QStringLiteral("vllm")});
        QCOMPARE(window.project().selection().nodes, QStringList{QStringLiteral("vllm")});
        view.addNode({scenario::NodeKind::Engine, QStringLiteral("vllm")});
        QVERIFY(view.pipeline().node(QStringLiteral("vllm-2")));
        QVERIFY(!window.project().renameNode(QStringLiteral("vllm-2"), QStringLiteral("spare")));
        QVERIFY(view.pipeline().node(QStringLiteral("spare")));
        QVERIFY(window.project().renameNode(QStringLiteral("spare"), QStringLiteral("chat"))); // taken
        QCOMPARE(window.infoBar().key(), QStringLiteral("refused"));
        window.project().select({{QStringLiteral("spare"), QStringLiteral("vllm")}, {}});
        window.project().removeSelected();
        QCOMPARE(view.pipeline().nodeIds().size(), 4);
        while (window.project().undoStack()->canUndo())
            window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void simulatesAndMarksResultsAsStale()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(open.simulate());
        QCOMPARE(window.simulator().results(window.project().project()).size(), std::size_t{3});
        QCOMPARE(window.runPage().currentScenario(), QStringLiteral("observed"));
        const auto stale = [&] {
            return window.simulator().isStale(window.project().project(), QStringLiteral("observed"));
        };
        QVERIFY(!stale());
        window.project().moveNodes({{QStringLiteral("chat"), QPointF(0, 0)}});
        QVERIFY(!stale()); // where a node stands changes no figure
        window.project().setParameter(QStringLiteral("chat"), QStringLiteral("rate"), std::string("5 /s"));
        QVERIFY(stale());
        window.project().undoStack()->undo();
        QVERIFY(!stale());
        window.project().setCurrentScenario(QStringLiteral("budget-512"));
        QCOMPARE(window.runPage().currentScenario(), QStringLiteral("budget-512"));
    }

    void cancelsASimulation()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(longProject())));
        MainWindow& window = *open.window;
        window.simulateAll();
        QVERIFY(window.simulator().isSimulating());
        const int job = window.simulator().job();
        window.jobs().cancelAll();
        QVERIFY(QTest::qWaitFor([&] { return !window.simulator().isSimulating(); }, 20'000));
        QCOMPARE(window.jobs().find(job)->state, Job::State::Cancelled);
        QVERIFY(!window.simulator().result(QStringLiteral("observed")));
    }

    void aNewerSimulationReplacesTheRunningOne()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(longProject())));
        MainWindow& window = *open.window;
        window.simulateAll();
        const int first = window.simulator().job();
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        QVERIFY(window.simulator().job() == 0);
        QVERIFY(QTest::qWaitFor([&] { return !window.jobs().isBusy(); }, 20'000));
        QCOMPARE(window.jobs().find(first)->state, Job::State::Cancelled);
        QCOMPARE(window.simulator().results(window.project().project()).size(), std::size_t{3});
    }

    void closesWithAJobRunning()
    {
        test::OpenWindow open;
        QVERIFY(open.window->openProject(open.write(longProject())));
        open.window->simulateAll();
        QVERIFY(open.window->close());
        QElapsedTimer clock;
        clock.start();
        open.window.reset();
        QVERIFY(clock.elapsed() < 20'000);
    }

    void aFailedRunIsAProblem()
    {
        test::OpenWindow open;
        QByteArray text(test::kProject);
        text.replace("model = \"llama-3.1-8b\"", "model = \"llama-3.1-405b\"");
        QVERIFY(open.window->openProject(open.write(text)));
        MainWindow& window = *open.window;
        if (!window.project().document().runnable()) QSKIP("the model is refused before it runs");
        QVERIFY(open.simulate());
        QCOMPARE(window.infoBar().key(), QStringLiteral("run"));
        QVERIFY(window.bottomPanel().problemsTable().model()->rowCount() > 0);
    }

    void problemsLeadToTheirNode()
    {
        test::OpenWindow open;
        QByteArray text(test::kProject);
        text.replace("prompt = 11500", "prompt = -1");
        QVERIFY(open.window->openProject(open.write(text)));
        MainWindow& window = *open.window;
        QVERIFY(!window.project().document().runnable());
        QTableView& table = window.bottomPanel().problemsTable();
        QCOMPARE(table.model()->rowCount(), 1);
        emit window.bottomPanel().problemActivated(0);
        QCOMPARE(window.project().selection().nodes, QStringList{QStringLiteral("documents")});
    }

    void savesWithComments()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        window.project().setParameter(QStringLiteral("engine"), QStringLiteral("max_num_batched_tokens"),
                                      std::int64_t{4096});
        QVERIFY(window.saveProject());
        QVERIFY(!window.project().isEdited());
        QCOMPARE(test::OpenWindow::read(window.project().file()),
                 QByteArray(test::kProject).replace("= 16384 ", "= 4096 "));
    }

    void doesNotOverwriteWhatAnotherProgramWrote()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        window.project().setParameter(QStringLiteral("chat"), QStringLiteral("prompt"), std::int64_t{300});
        const QByteArray other = QByteArray(test::kProject) + "# written elsewhere\n";
        open.write(other);
        QVERIFY(!window.saveProject());
        QCOMPARE(window.infoBar().key(), QStringLiteral("disk"));
        QCOMPARE(test::OpenWindow::read(window.project().file()), other);
        window.infoBar().choose(1); // keep what is here
        QVERIFY(window.saveProject());
        QVERIFY(test::OpenWindow::read(window.project().file()).contains("prompt = 300"));
    }

    void asksBeforeEditsAreLost()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        window.project().setParameter(QStringLiteral("chat"), QStringLiteral("prompt"), std::int64_t{300});
        int asked = 0;
        window.setAskUnsaved([&](const QString&) {
            ++asked;
            return QMessageBox::Cancel;
        });
        QVERIFY(!window.close());
        QCOMPARE(asked, 1);
        QVERIFY(window.isVisible());
        window.setAskUnsaved([](const QString&) { return QMessageBox::Save; });
        QVERIFY(window.close());
        QVERIFY(test::OpenWindow::read(window.project().file()).contains("prompt = 300"));
    }

    void offersTheRecoveryCopy()
    {
        test::OpenWindow open;
        const QString file = open.write(test::kProject);
        {
            ProjectController crashed(open.window->project().nodeTypes());
            QVERIFY(crashed.open(file).ok());
            crashed.setParameter(QStringLiteral("chat"), QStringLiteral("prompt"), std::int64_t{321});
            crashed.writeRecoveryCopy(); // and it ends without saving
        }
        QVERIFY(open.window->openProject(file));
        QCOMPARE(open.window->infoBar().key(), QStringLiteral("recovery"));
        open.window->infoBar().choose(0);
        QVERIFY(textOf(*open.window).contains("prompt = 321"));
        QVERIFY(open.window->project().isEdited());
        QVERIFY(open.window->saveProject());
        QVERIFY(!open.window->project().hasRecoveryCopy());
    }

    void remembersLayoutAndTheme()
    {
        {
            test::OpenWindow open(Appearance::Light);
            QVERIFY(QTest::qWaitForWindowExposed(open.window.get()));
            QVERIFY(open.window->close());
        }
        QVERIFY(!Settings().layout().isEmpty());
        QCOMPARE(Settings().appearance(), Appearance::Light);
        test::OpenWindow again;
        QVERIFY(QTest::qWaitForWindowExposed(again.window.get()));
        again.window->resetLayout();
        QVERIFY(Settings().layout().isEmpty());
    }

    void aLinkThatEndsNowhereOffersWhatFits()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        QVERIFY(view.fitting(QStringLiteral("chat")).empty()); // it sends to the engine already
        QVERIFY(!window.project().removeLink({QStringLiteral("chat"), QStringLiteral("engine")}));
        const QByteArray before = textOf(window);
        bool engine = false;
        for (const scenario::NodeType* type : view.fitting(QStringLiteral("chat"))) {
            QVERIFY(type->kind != scenario::NodeKind::Device && type->kind != scenario::NodeKind::Workload);
            engine = engine || (type->kind == scenario::NodeKind::Engine && type->plugin == "vllm");
        }
        QVERIFY(engine);
        view.offerNodes(QStringLiteral("chat"), {400, 300});
        auto* menu = view.findChild<QMenu*>(QStringLiteral("quickMenu"));
        QVERIFY(menu && !menu->actions().isEmpty());
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(window.project().undoStack()->count(), 2);
        QCOMPARE(view.pipeline().nodeIds().size(), 5);
        QCOMPARE(view.pipeline().linkCount(), 3);
        window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void copiesNodesWithTheirLinksAndValues()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        const QByteArray before = textOf(window);
        window.project().select({{QStringLiteral("engine"), QStringLiteral("gpu")}, {}});
        view.copySelected();
        view.paste();
        QCOMPARE(window.project().undoStack()->count(), 1);
        QCOMPARE(window.project().selection().nodes.size(), 2);
        QCOMPARE(view.pipeline().linkCount(), 4);
        int copies = 0;
        for (const scenario::Node& node : window.project().currentScenario()->nodes)
            if (node.kind == scenario::NodeKind::Engine)
                copies += node.parameters.integer("max_num_batched_tokens") == 16384 ? 1 : 0;
        QCOMPARE(copies, 2);
        window.project().undoStack()->undo();
        QCOMPARE(textOf(window), before);
    }

    void alignsNodes()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        PipelineView& view = window.pipelinePage().view();
        window.project().select({{QStringLiteral("chat"), QStringLiteral("engine")}, {}});
        view.alignSelected(Qt::Vertical);
        QCOMPARE(view.pipeline().node(QStringLiteral("chat"))->pos().x(),
                 view.pipeline().node(QStringLiteral("engine"))->pos().x());
        QCOMPARE(window.project().undoStack()->count(), 1);
    }

    void keysReachPagesAndPanels()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Alt+2")));
        QVERIFY(window.runPage().isVisible());
        QVERIFY(!window.inspector().isVisible());
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Alt+1")));
        QVERIFY(window.inspector().isVisible());
        QSet<QWidget*> reached;
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(&window, Qt::Key_F6);
            reached.insert(QApplication::focusWidget());
        }
        QVERIFY(reached.size() >= 4);
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("chat"));
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(window.project().selection().isEmpty());
    }

private:
    static QByteArray longProject()
    {
        return QByteArray(test::kProject).replace("until = \"20 s\"", "until = \"200000 s\"");
    }

    static void type(QLineEdit* field, const QString& text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
