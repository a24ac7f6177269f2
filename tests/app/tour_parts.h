// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the tour, one for each thing that people do; by mouse and by keys. Each checks what it has
// done.
#pragma once

#include "tour_driver.h"

#include "decision/levers_model.h"
#include "notebook/record_editor.h"
#include "timeline/timeline_view.h"
#include "triage/hypotheses_model.h"
#include "triage/matrix_view.h"
#include "triage/measure_panel.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

// A step of the tour, or why it was not to be done.
#define DO(step) QVERIFY2(step, qPrintable(tour.why()))
// A part of the tour that is a function of its own.
#define PART(call)                                                                                           \
    call;                                                                                                    \
    if (QTest::currentTestFailed()) return

namespace fulcrum::test
{

inline const char kBench[] = R"({"date": "20261126-140000", "backend": "vllm", "model_id": "Qwen/Qwen3-8B",
"tokenizer_id": "Qwen/Qwen3-8B", "num_prompts": 240, "request_rate": 2.0, "burstiness": 1.0,
"max_concurrency": null, "duration": 121.4, "completed": 240, "failed": 0, "total_input_tokens": 288000,
"total_output_tokens": 60000, "request_throughput": 1.977, "output_throughput": 494.2,
"total_token_throughput": 2866.6, "mean_ttft_ms": 910.0, "median_ttft_ms": 420.0, "std_ttft_ms": 900.0,
"p99_ttft_ms": 3900.0, "mean_tpot_ms": 34.0, "median_tpot_ms": 31.0, "std_tpot_ms": 9.0, "p99_tpot_ms": 70.0,
"mean_itl_ms": 34.0, "median_itl_ms": 24.0, "std_itl_ms": 60.0, "p99_itl_ms": 410.0})";
inline const char kLaunchLine[] = "vllm serve Qwen/Qwen3-8B --max-num-seqs 64 --no-enable-prefix-caching";

inline QString write(const TourDriver& tour, const QString& name, const QByteArray& text)
{
    QFile file(tour.file(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return file.fileName();
}

inline QAction* actionOf(app::MainWindow& window, const char* keys)
{
    const QKeySequence wanted(QString::fromLatin1(keys));
    const QList<QAction*> actions = window.findChildren<QAction*>();
    for (QAction* action : actions)
        if (action->shortcut() == wanted) return action;
    return nullptr;
}

inline QPushButton* nextOf(QWidget& page)
{
    return page.findChild<QPushButton*>(QStringLiteral("nextStep"));
}

inline QLineEdit* fieldOf(app::MainWindow& window, const char* parameter)
{
    app::ParameterRow* row = window.inspector().row(QString::fromLatin1(parameter));
    return row ? row->findChild<QLineEdit*>() : nullptr;
}

inline QPushButton* barButton(app::MainWindow& window, int index)
{
    const QList<QPushButton*> all = window.infoBar().findChildren<QPushButton*>();
    QList<QPushButton*> shown;
    for (QPushButton* one : all)
        if (one->isVisible()) shown << one;
    return index < shown.size() ? shown[index] : nullptr;
}

inline QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool isReady(const QString& file, const QByteArray& begin)
{
    return QTest::qWaitFor([&] { return contents(file).startsWith(begin); }, 20'000);
}

// A menu that a button opens waits for an answer itself.
inline void answerMenu(TourDriver& tour, QMenu* menu, int action, Hand hand)
{
    auto* timer = new QTimer(menu);
    timer->setInterval(20);
    QObject::connect(timer, &QTimer::timeout, timer, [&tour, menu, action, hand, timer] {
        if (!menu->isVisible()) return;
        timer->stop();
        timer->deleteLater();
        QList<QAction*> actions = menu->actions();
        if (hand == Hand::Mouse) {
            tour.chooseIn(menu, actions[action]);
            return;
        }
        while (menu->activeAction() != actions[action])
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    timer->start();
}

inline constexpr int kHypothesis =
    3; // of the notebook's menu: a measured observation, a line, observation, hypothesis

void firstStart(TourDriver& tour);
void authorByMouse(TourDriver& tour);
void runByMouse(TourDriver& tour);
void evidenceByMouse(TourDriver& tour);
void triageByMouse(TourDriver& tour);
void decideByMouse(TourDriver& tour);
void notebookByMouse(TourDriver& tour);
void exportByMouse(TourDriver& tour);
void authorByKeys(TourDriver& tour);
void runByKeys(TourDriver& tour);
void evidenceByKeys(TourDriver& tour);
void triageByKeys(TourDriver& tour);
void decideByKeys(TourDriver& tour);
void notebookByKeys(TourDriver& tour);
void exportByKeys(TourDriver& tour);

} // namespace fulcrum::test
