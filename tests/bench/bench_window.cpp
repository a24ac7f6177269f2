// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window lets a hand wait at a million requests: the longest time for which the event loop does
// not come round while a project is opened, run, looked at and sorted; the time of a frame while timelines
// and lanes are zoomed and panned; the time until a slider answers.
//
//   bench_window [--stacks] [--project FILE]
//
// "elapsed" is what a person waits on this machine, with all that runs beside; "computed" is the window's own
// thread, and hardly depends on what else runs. With --stacks, lines "stack …" say what the thread was in.
#include "../app/window_test.h"
#include "block_watch.h"
#include "support/paths.h"

#include "help/examples.h"
#include "inspector/field_editor.h"
#include "inspector/live_answer.h"
#include "inspector/parameter_row.h"
#include "inspector/value_slider.h"
#include "timeline/request_lanes.h"
#include "timeline/timeline_view.h"

#include <QTableView>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

constexpr int kPages = 7;
const char* const kPageNames[kPages] = {"welcome", "pipeline", "run",   "triage",
                                        "fixes",   "notebook", "report"};

class Bench
{
public:
    Bench(bool stacks, QString project) : m_watch(stacks), m_stacks(stacks), m_project(std::move(project)) {}

    int run()
    {
        std::printf("%-34s %12s %12s %8s\n", "longest block, ms", "elapsed", "computed", "> 50 ms");
        test::OpenWindow open;
        m_window = open.window.get();
        if (!QTest::qWaitForWindowExposed(m_window)) return 1;
        QTest::qWait(500);
        told("the first window");
        if (!m_window->openExample(m_project)) return 1;
        QTest::qWait(1000);
        told("opening the project");
        for (int page = 0; page < kPages; ++page)
            turn(page, "before the run");
        m_window->setPage(MainWindow::kRun);
        QTest::qWait(200);
        told("back to the run");
        m_window->simulateAll();
        if (!QTest::qWaitFor([&] { return !m_window->simulator().isSimulating(); }, 240'000)) return 1;
        told("simulating");
        settle();
        told("the results");
        for (const char* const when : {"the first time", "again"})
            for (int page = 0; page < kPages; ++page)
                turn(page, when);
        for (int page = 0; page < kPages; ++page)
            sortAll(page);
        m_window->setPage(MainWindow::kRun);
        settle();
        told("back to the run");
        std::printf("\n%-34s %12s %12s %12s %12s %8s\n", "a frame, ms", "median", "p99", "computed p50",
                    "computed p99", "frames");
        frames("timelines", *m_window->runPage().timelines());
        frames("lanes", *m_window->runPage().lanes());
        told("zooming and panning");
        std::printf("\n");
        slide();
        m_window = nullptr;
        return 0;
    }

private:
    // Until no job runs and what came of it is shown.
    void settle()
    {
        QTest::qWait(300);
        if (!QTest::qWaitFor([&] { return !m_window->jobs().isBusy(); }, 120'000))
            std::printf("still busy\n");
        QTest::qWait(700);
    }

    void told(const char* what) { told(QString::fromUtf8(what)); }
    void told(const QString& what)
    {
        std::printf("%-34s %12.0f %12.0f %8d\n", qPrintable(what), m_watch.longest() * 1e3,
                    m_watch.longestComputing() * 1e3, m_watch.blocks());
        if (m_stacks) m_watch.printStacks();
        std::fflush(stdout);
        m_watch.restart();
    }

    void turn(int page, const char* when)
    {
        m_window->setPage(static_cast<MainWindow::Page>(page));
        settle();
        told(QStringLiteral("%1, %2").arg(QLatin1String(kPageNames[page]), QLatin1String(when)));
    }

    void sortAll(int page)
    {
        m_window->setPage(static_cast<MainWindow::Page>(page));
        settle();
        m_watch.restart();
        int sorted = 0;
        for (auto* table : m_window->findChildren<QTableView*>())
            if (table->isVisible() && table->isSortingEnabled())
                for (int column = 0; column < table->model()->columnCount(); ++column, ++sorted) {
                    table->sortByColumn(column, column % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
                    QTest::qWait(30);
                }
        for (auto* tree : m_window->findChildren<QTreeView*>())
            if (tree->isVisible() && tree->isSortingEnabled())
                for (int column = 0; column < tree->model()->columnCount(); ++column, ++sorted) {
                    tree->sortByColumn(column, column % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
                    QTest::qWait(30);
                }
        if (sorted > 0)
            told(
                QStringLiteral("%1, sorting by %2 columns").arg(QLatin1String(kPageNames[page])).arg(sorted));
    }

    void wheel(QWidget& on, QPointF where, QPoint by)
    {
        QWheelEvent event(where, on.mapToGlobal(where), {}, by, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&on, &event);
        // The picture is made and handed over when the loop comes round.
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }

    // Zoomed in on a wandering place to a thousandth and out again, panned at each depth.
    void frames(const char* what, QWidget& on)
    {
        std::vector<double> elapsed, computed;
        const auto one = [&](QPointF where, QPoint by) {
            QElapsedTimer clock;
            clock.start();
            const double before = threadSeconds();
            wheel(on, where, by);
            computed.push_back((bench::threadSeconds() - before) * 1e3);
            elapsed.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        };
        for (int round = 0; round < 6; ++round) {
            const QPointF where(on.width() * (0.35 + 0.1 * round), on.height() * 0.5);
            for (int depth = 0; depth < 32; ++depth) {
                one(where, QPoint(0, 120));
                if (depth % 4 == 3)
                    for (const int by : {40, 40, -40, 120, -120})
                        one(where, QPoint(by, 0));
            }
            for (int depth = 0; depth < 32; ++depth)
                one(where, QPoint(0, -120));
        }
        const auto at = [](std::vector<double>& values, double share) {
            std::sort(values.begin(), values.end());
            return values[std::min(values.size() - 1,
                                   static_cast<std::size_t>(share * static_cast<double>(values.size())))];
        };
        std::printf("%-34s %12.1f %12.1f %12.1f %12.1f %8zu\n", what, at(elapsed, 0.5), at(elapsed, 0.99),
                    at(computed, 0.5), at(computed, 0.99), elapsed.size());
    }

    static double threadSeconds() { return bench::threadSeconds(); }

    // From where the hand moves to where the figures stand in the inspector.
    void slide()
    {
        m_window->setPage(MainWindow::kPipeline);
        const scenario::Scenario* scenario = m_window->project().currentScenario();
        QString engine;
        for (const scenario::Node& node : scenario->nodes)
            if (node.kind == scenario::NodeKind::Engine) engine = QString::fromStdString(node.id);
        m_window->project().selectNode(QString::fromStdString(scenario->name), engine);
        QTest::qWait(100);
        m_window->inspector().showParameter(QStringLiteral("max_num_seqs"));
        QTest::qWait(300);
        ParameterRow* row = m_window->inspector().row(QStringLiteral("max_num_seqs"));
        auto* slider = row ? row->findChild<ValueSlider*>() : nullptr;
        if (!slider || !slider->isVisible()) {
            std::printf("no slider to move\n");
            return;
        }
        m_watch.restart();
        std::vector<double> waited;
        for (int round = 0; round < 5; ++round) {
            bool answered = false;
            QElapsedTimer clock;
            const QMetaObject::Connection heard =
                QObject::connect(&m_window->liveAnswer(), &LiveAnswer::answered, [&] { answered = true; });
            const QPoint from(slider->width() / 3, 9), to(slider->width() / 2 + 8 * round, 9);
            clock.start();
            QTest::mousePress(slider, Qt::LeftButton, {}, from);
            QTest::mouseMove(slider, to);
            const bool came = QTest::qWaitFor([&] { return answered; }, 20'000);
            waited.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            QObject::disconnect(heard);
            if (!came) std::printf("no answer within 20 s\n");
            QTest::mouseRelease(slider, Qt::LeftButton, {}, to);
            QTest::qWait(150);
            m_window->jobs().cancelAll(); // the full run is not what is measured
            QTest::qWait(300);
        }
        std::printf("%-34s %12.0f %12.0f\n", "slider, ms: first, longest of 5", waited.front(),
                    *std::max_element(waited.begin(), waited.end()));
        told("sliding");
    }

    bench::BlockWatch m_watch;
    bool m_stacks;
    QString m_project;
    MainWindow* m_window = nullptr;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    test::useTestFolders();
    qputenv("FULCRUM_PROJECTS", QByteArray::fromStdString(test::source_folder() + "/projects"));
    Settings settings;
    settings.forgetLayout();
    settings.clearRecentFiles();
    const QStringList words = app.arguments();
    QString project = exampleFile(QStringLiteral("million.toml"));
    if (const qsizetype at = words.indexOf(QStringLiteral("--project")); at > 0 && at + 1 < words.size())
        project = words[at + 1];
    return Bench(words.contains(QStringLiteral("--stacks")), project).run();
}
