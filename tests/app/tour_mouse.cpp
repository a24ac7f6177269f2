// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_parts.h"

#include "notebook/records_model.h"

namespace fulcrum::test
{

using namespace app;

void firstStart(TourDriver& tour)
{
    MainWindow& window = tour.window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    DO(tour.settle());
    QCOMPARE(window.page(), MainWindow::kWelcome);
    QVERIFY(window.simulator().result(QStringLiteral("frozen-tail")));
    QVERIFY(!window.welcomePage().nextStep().isEmpty());
    DO(tour.picture(QStringLiteral("welcome")));
}

static void typeInto(TourDriver& tour, const char* parameter, const char* value)
{
    DO(tour.click(fieldOf(tour.window(), parameter)));
    DO(tour.press(QStringLiteral("Ctrl+A")) && tour.write(QString::fromLatin1(value)) &&
       tour.press(QStringLiteral("Return")));
}

static void clickNode(TourDriver& tour, const char* id)
{
    PipelineView& view = tour.window().pipelinePage().view();
    NodeItem* node = view.pipeline().node(QString::fromLatin1(id));
    QVERIFY(node);
    DO(tour.click(view.viewport(), view.mapFromScene(node->pos() + QPointF(50, 10))));
    QCOMPARE(tour.window().project().selection().nodes, QStringList{QString::fromLatin1(id)});
}

void authorByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.choose(actionOf(window, "Ctrl+N")));
    QCOMPARE(window.page(), MainWindow::kPipeline);
    DO(tour.settle());
    PipelineView& view = window.pipelinePage().view();
    PipelineScene& scene = view.pipeline();
    QWidget* canvas = view.viewport();
    DO(tour.drag(canvas, QPoint(6, 6), canvas->rect().bottomRight() - QPoint(6, 6)));
    QCOMPARE(window.project().selection().nodes.size(), 3);
    const QList<QToolButton*> tools = window.pipelinePage().findChildren<QToolButton*>();
    for (QToolButton* tool : tools)
        if (tool->defaultAction() == window.pipelinePage().canvasActions()[2]) DO(tour.click(tool));
    QVERIFY(scene.nodeIds().isEmpty());

    using scenario::NodeKind;
    const std::pair<NodeKind, const char*> wanted[] = {{NodeKind::Workload, "synthetic"},
                                                       {NodeKind::Gateway, ""},
                                                       {NodeKind::Router, ""},
                                                       {NodeKind::Engine, "vllm"},
                                                       {NodeKind::Device, "roofline"}};
    int x = 20;
    for (const auto& [kind, plugin] : wanted) {
        const int down = scene.nodeIds().size() % 2 == 0 ? canvas->height() / 6 : canvas->height() / 2;
        DO(tour.dropFromPalette(kind, QString::fromLatin1(plugin), QPoint(x, down)));
        x += (canvas->width() - 40) / 5;
    }
    const QStringList ids = scene.nodeIds();
    QCOMPARE(ids.size(), 5);
    for (int i = 0; i + 1 < ids.size(); ++i)
        DO(tour.drag(canvas, view.mapFromScene(scene.node(ids[i])->outputPort()),
                     view.mapFromScene(scene.node(ids[i + 1])->inputPort())));
    if (scene.linkCount() != 4) DO(tour.picture(QStringLiteral("not-linked")));
    QCOMPARE(scene.linkCount(), 4);
    PART(clickNode(tour, "vllm"));
    PART(typeInto(tour, "model", "llama-3.1-8b"));
    PART(typeInto(tour, "max_num_seqs", "64"));
    PART(clickNode(tour, "synthetic"));
    PART(typeInto(tour, "rate", "6 /s"));
    PART(typeInto(tour, "prompt", "600"));
    PART(typeInto(tour, "output", "200"));
    for (QToolButton* tool : tools)
        if (tool->defaultAction() == window.pipelinePage().canvasActions()[0]) DO(tour.click(tool));
    QVERIFY2(window.project().document().runnable(),
             to_string(window.project().document().problems()).c_str());
    DO(tour.settle());
    DO(tour.picture(QStringLiteral("author")));
    tour.answer(Hand::Mouse, tour.file(QStringLiteral("mine.toml")));
    DO(tour.choose(actionOf(window, "Ctrl+S")));
    QVERIFY(isReady(tour.file(QStringLiteral("mine.toml")), "#"));
    QVERIFY(!window.project().isEdited());
}

void runByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.click(window.findChild<QPushButton*>(QStringLiteral("simulate"))));
    DO(tour.clickTab(MainWindow::kRun));
    DO(tour.settle());
    QVERIFY(window.simulator().result(QStringLiteral("base")));
    DO(tour.picture(QStringLiteral("run")));
    QWidget* timelines = window.runPage().timelines();
    DO(tour.drag(timelines, QPoint(timelines->width() / 2, 70), QPoint(timelines->width() * 2 / 3, 70)));
    QVERIFY(!window.runPage().selectionText().isEmpty());
    DO(tour.picture(QStringLiteral("selection")));
}

void evidenceByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    tour.answer(Hand::Mouse, write(tour, QStringLiteral("bench.json"), kBench));
    DO(tour.choose(actionOf(window, "Ctrl+I")));
    DO(tour.settle());
    QCOMPARE(window.infoBar().key(), QStringLiteral("import"));
    DO(tour.click(barButton(window, 0))); // show it
    DO(tour.picture(QStringLiteral("evidence")));
    DO(tour.click(window.evidencePanel().findChild<QPushButton*>(QStringLiteral("takeOverAll"))));
    QVERIFY(window.project().project().observations.size() >= 8);
    DO(tour.click(barButton(window, 2))); // the scenario gets the load of the result
    QCOMPARE(window.project().currentScenario()->find("synthetic")->parameters.real("rate"), 2.0);
}

void triageByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.clickTab(MainWindow::kTriage));
    DO(tour.click(window.triagePage().findChild<QPushButton*>(QStringLiteral("triageStart"))));
    DO(tour.settle());
    if (!window.triagePage().analysis().verdict()) DO(tour.picture(QStringLiteral("no-verdict")));
    QVERIFY(window.triagePage().analysis().verdict());
    DO(tour.clickRow(&window.triagePage().matrix(),
                     window.triagePage().hypotheses().index(1, HypothesesModel::kMechanism)));
    DO(tour.picture(QStringLiteral("triage")));
}

void decideByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.clickTab(MainWindow::kFixes));
    DO(tour.settle());
    QTableView& table = window.fixesPage().table();
    QVERIFY(table.model()->rowCount() > 5);
    DO(tour.clickRow(&table, table.model()->index(1, 0)));
    DO(tour.picture(QStringLiteral("decide")));
}

void notebookByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    NotebookPage& page = window.notebookPage();
    DO(tour.clickTab(MainWindow::kNotebook));
    answerMenu(tour, page.addMenu(), kHypothesis, Hand::Mouse);
    DO(tour.click(page.findChild<QPushButton*>(QStringLiteral("addRecord"))));
    QCOMPARE(window.project().project().notes.size(), std::size_t{1});
    DO(tour.click(page.recordEditor().findChild<QPlainTextEdit*>(QStringLiteral("text"))->viewport()));
    DO(tour.press(QStringLiteral("Ctrl+A")) && tour.write(QStringLiteral("Requests come in bursts.")));
    DO(tour.clickRow(page.findChild<QTableView*>(QStringLiteral("records")), page.records().index(0, 0)));
    QCOMPARE(window.project().project().notes.front().text, std::string("Requests come in bursts."));
    DO(tour.settle());
    DO(tour.picture(QStringLiteral("notebook")));
}

void exportByMouse(TourDriver& tour)
{
    MainWindow& window = tour.window();
    ReportPage& page = window.reportPage();
    DO(tour.clickTab(MainWindow::kReport));
    DO(tour.settle());
    DO(tour.click(page.nextStep())); // run all parts
    DO(tour.settle());
    QVERIFY(page.hasAll());
    DO(tour.picture(QStringLiteral("report")));
    const std::pair<const char*, const char*> forms[] = {
        {"pdf", "%PDF"}, {"html", "<!"}, {"md", "#"}, {"csv", ""}};
    for (const auto& [ending, begin] : forms) {
        const QString file = tour.file(QStringLiteral("review.") + QString::fromLatin1(ending));
        tour.answer(Hand::Mouse, file);
        DO(tour.click(
            ending == std::string("pdf")
                ? page.nextStep()
                : page.findChild<QPushButton*>(QStringLiteral("export-") + QString::fromLatin1(ending))));
        DO(tour.settle());
        if (ending != std::string("csv")) QVERIFY2(isReady(file, begin), ending);
    }
    DO(tour.choose(actionOf(window, "Ctrl+Shift+U")));
    QVERIFY(QApplication::clipboard()->text().count(QLatin1Char('\n')) >= 7);
    DO(tour.picture(QStringLiteral("exported")));
}

} // namespace fulcrum::test
