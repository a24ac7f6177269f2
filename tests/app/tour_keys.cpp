// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_parts.h"

namespace fulcrum::test
{

using namespace app;

static void focusCanvas(TourDriver& tour)
{
    QWidget* canvas = &tour.window().pipelinePage().view();
    for (int i = 0; i < 6 && QApplication::focusWidget() != canvas; ++i)
        DO(tour.press(QStringLiteral("F6")));
    QCOMPARE(QApplication::focusWidget(), canvas);
}

static void linkByKeys(TourDriver& tour, const QString& from, const QString& to)
{
    PipelineScene& scene = tour.window().pipelinePage().view().pipeline();
    QStringList ids = scene.nodeIds();
    DO(tour.press(QStringLiteral("Esc")));
    for (int i = 0; i <= ids.indexOf(from); ++i)
        DO(tour.press(QStringLiteral("Tab")));
    QCOMPARE(tour.window().project().selection().nodes, QStringList{from});
    DO(tour.press(QStringLiteral("L")));
    QVERIFY(scene.isLinking());
    ids.removeAll(from);
    for (int i = 0; i <= ids.indexOf(to); ++i)
        DO(tour.press(QStringLiteral("Right")));
    QCOMPARE(scene.refusalText(), QString());
    DO(tour.press(QStringLiteral("Return")));
}

static void setByKeys(TourDriver& tour, const char* parameter, const char* words, const char* value)
{
    DO(tour.find(QString::fromLatin1(words)));
    QCOMPARE(QApplication::focusWidget(), fieldOf(tour.window(), parameter));
    DO(tour.press(QStringLiteral("Ctrl+A")) && tour.write(QString::fromLatin1(value)) &&
       tour.press(QStringLiteral("Return")));
}

void authorByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.press(QStringLiteral("Ctrl+N")));
    QCOMPARE(window.page(), MainWindow::kPipeline);
    DO(tour.settle());
    PipelineScene& scene = window.pipelinePage().view().pipeline();
    PART(focusCanvas(tour));
    DO(tour.press(QStringLiteral("Ctrl+A")) && tour.press(QStringLiteral("Del")));
    QVERIFY(scene.nodeIds().isEmpty());
    auto* palette = window.findChild<QTreeView*>(QStringLiteral("palette"));
    for (int i = 0; i < 6 && QApplication::focusWidget() != palette; ++i)
        DO(tour.press(QStringLiteral("F6")));
    QCOMPARE(QApplication::focusWidget(), palette);
    // Down through the palette; Enter adds what is wanted.
    const QStringList wanted{QStringLiteral("synthetic"), QStringLiteral("gateway"), QStringLiteral("router"),
                             QStringLiteral("vllm"), QStringLiteral("device")};
    const auto idOf = [](const PaletteEntry& entry) {
        using scenario::NodeKind;
        return entry.kind == NodeKind::Gateway  ? QStringLiteral("gateway")
               : entry.kind == NodeKind::Router ? QStringLiteral("router")
               : entry.kind == NodeKind::Device ? QStringLiteral("device")
                                                : entry.plugin;
    };
    DO(tour.press(QStringLiteral("Home")));
    for (int i = 0; i < 60 && scene.nodeIds().size() < wanted.size(); ++i) {
        const std::unique_ptr<QMimeData> data(palette->model()->mimeData({palette->currentIndex()}));
        const auto entry = data ? PaletteModel::fromMime(data.get()) : std::nullopt;
        const QString id = entry && entry->plugin != QLatin1String("profile") ? idOf(*entry) : QString();
        if (wanted.contains(id) && !scene.node(id)) DO(tour.press(QStringLiteral("Return")));
        DO(tour.press(QStringLiteral("Down")));
    }
    QCOMPARE(scene.nodeIds().size(), wanted.size());
    PART(focusCanvas(tour));
    for (int i = 0; i + 1 < wanted.size(); ++i) {
        PART(linkByKeys(tour, wanted[i], wanted[i + 1]));
    }
    QCOMPARE(scene.linkCount(), 4);
    PART(setByKeys(tour, "model", "vllm --model", "llama-3.1-8b"));
    PART(setByKeys(tour, "max_num_seqs", "--max-num-seqs", "64"));
    PART(setByKeys(tour, "rate", "synthetic rate", "6 /s"));
    PART(setByKeys(tour, "prompt", "synthetic, prompt prompt tokens", "600"));
    PART(setByKeys(tour, "output", "synthetic, output output tokens", "200"));
    DO(tour.press(QStringLiteral("Ctrl+L")));
    QVERIFY2(window.project().document().runnable(),
             to_string(window.project().document().problems()).c_str());
    DO(tour.settle());
    DO(tour.picture(QStringLiteral("author")));
    tour.answer(Hand::Keys, tour.file(QStringLiteral("mine.toml")));
    DO(tour.press(QStringLiteral("Ctrl+S")));
    QVERIFY(isReady(tour.file(QStringLiteral("mine.toml")), "#"));
}

void runByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.press(QStringLiteral("Ctrl+R")) && tour.press(QStringLiteral("Alt+2")));
    QCOMPARE(window.page(), MainWindow::kRun);
    DO(tour.settle());
    QVERIFY(window.simulator().result(QStringLiteral("base")));
    DO(tour.tabTo(window.runPage().timelines()));
    DO(tour.press(QStringLiteral("W")) && tour.press(QStringLiteral("W")) && tour.press(QStringLiteral("D")));
    DO(tour.picture(QStringLiteral("run")));
    DO(tour.press(QStringLiteral("Backspace")));
}

void evidenceByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    tour.answer(Hand::Keys, write(tour, QStringLiteral("bench.json"), kBench));
    DO(tour.press(QStringLiteral("Ctrl+I")));
    DO(tour.settle());
    QCOMPARE(window.infoBar().key(), QStringLiteral("import"));
    DO(tour.tabTo(barButton(window, 1)));
    DO(tour.picture(QStringLiteral("evidence")));
    DO(tour.press(QStringLiteral("Space")));
    QVERIFY(window.project().project().observations.size() >= 8);
}

void triageByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.press(QStringLiteral("Alt+3")));
    DO(tour.tabTo(window.triagePage().findChild<QPushButton*>(QStringLiteral("triageStart"))));
    DO(tour.press(QStringLiteral("Space")));
    DO(tour.settle());
    QVERIFY(window.triagePage().analysis().verdict());
    DO(tour.tabTo(&window.triagePage().matrix()));
    const QString before = window.triagePage().selectedId();
    DO(tour.press(QStringLiteral("Down")));
    QVERIFY(window.triagePage().selectedId() != before);
    DO(tour.picture(QStringLiteral("triage")));
}

void decideByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    DO(tour.press(QStringLiteral("Alt+4")));
    DO(tour.settle());
    DO(tour.tabTo(&window.fixesPage().table()));
    DO(tour.press(QStringLiteral("Down")));
    QVERIFY(window.fixesPage().levers().rowCount() > 5);
    DO(tour.picture(QStringLiteral("decide")));
}

void notebookByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    NotebookPage& page = window.notebookPage();
    DO(tour.press(QStringLiteral("Alt+5")));
    DO(tour.tabTo(page.findChild<QPushButton*>(QStringLiteral("addRecord"))));
    answerMenu(tour, page.addMenu(), kHypothesis, Hand::Keys);
    DO(tour.press(QStringLiteral("Space")));
    QCOMPARE(window.project().project().notes.size(), std::size_t{1});
    DO(tour.tabTo(page.recordEditor().findChild<QPlainTextEdit*>(QStringLiteral("text"))));
    DO(tour.press(QStringLiteral("Ctrl+A")) && tour.write(QStringLiteral("Requests come in bursts.")));
    DO(tour.press(QStringLiteral("Tab")));
    QCOMPARE(window.project().project().notes.front().text, std::string("Requests come in bursts."));
    DO(tour.settle());
    DO(tour.picture(QStringLiteral("notebook")));
}

void exportByKeys(TourDriver& tour)
{
    MainWindow& window = tour.window();
    ReportPage& page = window.reportPage();
    DO(tour.press(QStringLiteral("Alt+6")));
    DO(tour.settle());
    DO(tour.tabTo(page.nextStep()));
    DO(tour.press(QStringLiteral("Space"))); // run all parts
    DO(tour.settle());
    QVERIFY(page.hasAll());
    DO(tour.tabTo(page.nextStep()));
    DO(tour.picture(QStringLiteral("report")));
    tour.answer(Hand::Keys, tour.file(QStringLiteral("review.pdf")));
    DO(tour.press(QStringLiteral("Space")));
    DO(tour.settle());
    QVERIFY(isReady(tour.file(QStringLiteral("review.pdf")), "%PDF"));
    DO(tour.press(QStringLiteral("Ctrl+Shift+U")));
    QVERIFY(QApplication::clipboard()->text().count(QLatin1Char('\n')) >= 7);
    DO(tour.picture(QStringLiteral("exported")));
}

} // namespace fulcrum::test
