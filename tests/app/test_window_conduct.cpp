// SPDX-License-Identifier: GPL-3.0-or-later
// How the window behaves as a whole: it never waits, random events do no harm, the keyboard reaches
// everything and shows where it is, and everything has a name for those who cannot see it.
#include "base/random.h"
#include "support/paths.h"
#include "window_test.h"

#include "help/examples.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QTimer>
#include <QWheelEvent>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

constexpr int kPages = 7;

// The longest time for which the event loop did not come round.
class Watchdog : public QObject
{
public:
    Watchdog()
    {
        m_clock.start();
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const qint64 gap = m_clock.restart();
            m_longest = std::max(m_longest, gap);
            m_long += gap > 50 ? 1 : 0;
        });
        m_timer.start();
    }
    qint64 longest() const { return m_longest; }
    int above50() const { return m_long; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
    int m_long = 0;
};

QString describe(const QWidget* widget)
{
    QStringList path;
    for (const QWidget* w = widget; w; w = w->parentWidget())
        path.prepend(QString::fromLatin1(w->metaObject()->className()) +
                     (w->objectName().isEmpty() ? QString() : QLatin1Char('#') + w->objectName()));
    return path.mid(std::max<qsizetype>(0, path.size() - 5)).join(QLatin1Char('/'));
}

// What Tab goes to.
QList<QWidget*> focusable(QWidget& window)
{
    QList<QWidget*> found;
    const QList<QWidget*> all = window.findChildren<QWidget*>();
    for (QWidget* widget : all)
        if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus &&
            !widget->focusProxy() && widget->window() == &window)
            found << widget;
    return found;
}

} // namespace

class TestWindowConduct : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        test::useTestFolders();
        qputenv("FULCRUM_PROJECTS", QByteArray::fromStdString(test::source_folder() + "/projects"));
    }
    void init()
    {
        // The offscreen platform says of each popup and dialog what it does not do.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        Settings settings;
        settings.forgetLayout();
        settings.clearRecentFiles();
    }

    void theWindowDoesNotWaitForAMillionRequests()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openExample(exampleFile(QStringLiteral("million.toml"))));
        window.setPage(MainWindow::kRun);
        QTest::qWait(50);
        Watchdog running;
        window.simulateAll();
        QVERIFY(QTest::qWaitFor([&] { return !window.simulator().isSimulating(); }, 240'000));
        QTest::qWait(500); // what is shown then is made on the way too
        qInfo("a million requests: the event loop came round within %lld ms, %d times not within 50 ms",
              running.longest(), running.above50());
        QVERIFY(running.longest() < 5000);
        Watchdog looking;
        for (int page = 0; page < kPages; ++page) {
            window.setPage(static_cast<MainWindow::Page>(page));
            QTest::qWait(30);
        }
        qInfo("turning the pages of it: within %lld ms", looking.longest());
        QVERIFY(looking.longest() < 5000);
    }

    // All that the window has, while it is used.
    void everyModelKeepsTheRules()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        QSet<const QAbstractItemModel*> watched;
        const auto watch = [&] {
            for (auto* model : window.findChildren<QAbstractItemModel*>()) {
                // Qt's own, of completers and the like, are Qt's to test.
                const QByteArray type = model->metaObject()->className();
                if (watched.contains(model) || !type.startsWith("fulcrum::")) continue;
                watched << model;
                testers.push_back(std::make_unique<QAbstractItemModelTester>(
                    model, QAbstractItemModelTester::FailureReportingMode::QtTest));
            }
        };
        watch();
        for (const char* const example : {"ttft-after-deploy.toml", "tenant-burst.toml"}) {
            QVERIFY(window.openExample(exampleFile(QLatin1String(example))));
            QVERIFY(open.simulate());
            for (int page = 0; page < kPages; ++page) {
                window.setPage(static_cast<MainWindow::Page>(page));
                QTest::qWait(20);
                // What comes of jobs belongs to it, where they end soon.
                const bool all = QTest::qWaitFor([&] { return !window.jobs().isBusy(); }, 1'000);
                if (!all) window.jobs().cancelAll();
                watch();
            }
            const scenario::Scenario& last = window.project().project().scenarios.back();
            window.project().setCurrentScenario(QString::fromStdString(last.name));
            window.project().selectNode(QString::fromStdString(last.name),
                                        QString::fromStdString(last.nodes.front().id));
            window.project().removeSelected();
            window.project().undoStack()->undo();
            window.setAppearance(Appearance::Light);
            window.setAppearance(Appearance::Dark);
        }
        QVERIFY2(watched.size() >= 12, qPrintable(QString::number(watched.size())));
        qInfo("%d models", static_cast<int>(watched.size()));
    }

    // FULCRUM_MONKEY_EVENTS=20000 for longer: that many on each page. FULCRUM_MONKEY_SEED=2 for others.
    void randomEventsDoNoHarm_data()
    {
        QTest::addColumn<int>("page");
        for (int page = 0; page < kPages; ++page)
            QTest::addRow("page %d", page) << page;
    }
    void randomEventsDoNoHarm()
    {
        QFETCH(int, page);
        bool given = false;
        const int events = qEnvironmentVariableIntValue("FULCRUM_MONKEY_EVENTS", &given);
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        window.setPage(static_cast<MainWindow::Page>(page));
        // Nobody is there to answer a dialog.
        QTimer closer;
        closer.setInterval(5);
        connect(&closer, &QTimer::timeout, this, [] {
            if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
            if (QWidget* modal = QApplication::activeModalWidget()) modal->close();
        });
        closer.start();
        const int seed = std::max(1, qEnvironmentVariableIntValue("FULCRUM_MONKEY_SEED"));
        RandomStream random(static_cast<std::uint64_t>(page) + 1, static_cast<std::uint32_t>(seed), 0);
        const int mine = given ? events : 150;
        for (int i = 0; i < mine; ++i) {
            if (!window.isVisible()) window.show();
            poke(window, random);
            if (i % 10 == 0) QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!QApplication::activeModalWidget());
        window.jobs().cancelAll();
        QVERIFY(QTest::qWaitFor([&] { return !window.jobs().isBusy(); }, 60'000));
    }

    void everythingHasAName_data() { randomEventsDoNoHarm_data(); }
    void everythingHasAName()
    {
        QFETCH(int, page);
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        window.setPage(static_cast<MainWindow::Page>(page));
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        QTest::qWait(20);
        QStringList nameless;
        for (QWidget* widget : focusable(window)) {
            if (qobject_cast<QScrollArea*>(widget)) continue; // what is in it has a name
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            if (!face || face->text(QAccessible::Name).isEmpty()) nameless << describe(widget);
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    // What has the focus looks otherwise than before.
    void theFocusCanBeSeen_data() { randomEventsDoNoHarm_data(); }
    void theFocusCanBeSeen()
    {
        QFETCH(int, page);
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.setPage(static_cast<MainWindow::Page>(page));
        QTest::qWait(20);
        QStringList unseen;
        for (QWidget* widget : focusable(window)) {
            if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
            // A list without rows has nothing to go to.
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget))
                if (!view->model() || view->model()->rowCount() == 0) continue;
            if (qobject_cast<QScrollArea*>(widget)) continue;
            if (QWidget* before = QApplication::focusWidget()) before->clearFocus();
            QCoreApplication::processEvents();
            const QImage without = seen(window, *widget);
            widget->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            if (QApplication::focusWidget() != widget) continue; // it gives it on
            if (seen(window, *widget) == without) unseen << describe(widget);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }

private:
    static QImage seen(QWidget& window, const QWidget& widget)
    {
        const QRect where(widget.mapTo(&window, QPoint(-3, -3)), widget.size() + QSize(6, 6));
        return window.grab(where.intersected(window.rect())).toImage();
    }

    static void poke(QWidget& window, RandomStream& random)
    {
        const auto pick = [&random](qsizetype count) {
            return static_cast<qsizetype>(random.uniform() * static_cast<double>(count));
        };
        QList<QWidget*> targets;
        const QList<QWidget*> all = window.findChildren<QWidget*>();
        for (QWidget* widget : all)
            if (widget->isVisible() && widget->isEnabled() && widget->window() == &window &&
                widget->width() > 2 && widget->height() > 2)
                targets << widget;
        if (targets.isEmpty()) return;
        QWidget* target = targets[pick(targets.size())];
        const QPoint where(static_cast<int>(pick(target->width())), static_cast<int>(pick(target->height())));
        static constexpr Qt::Key kKeys[] = {
            Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Escape, Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Left,
            Qt::Key_Right, Qt::Key_Delete, Qt::Key_Space,  Qt::Key_PageUp, Qt::Key_Home,  Qt::Key_F2,
            Qt::Key_L,     Qt::Key_0,      Qt::Key_W,      Qt::Key_S,      Qt::Key_F,     Qt::Key_M,
            Qt::Key_Comma, Qt::Key_Period, Qt::Key_1,      Qt::Key_E,      Qt::Key_Minus, Qt::Key_Backspace};
        const double what = random.uniform();
        if (what < 0.45) {
            QTest::mouseClick(target, random.uniform() < 0.9 ? Qt::LeftButton : Qt::MiddleButton,
                              random.uniform() < 0.1 ? Qt::ShiftModifier : Qt::NoModifier, where);
        } else if (what < 0.5) {
            QTest::mouseDClick(target, Qt::LeftButton, {}, where);
        } else if (what < 0.6) {
            QTest::mouseMove(target, where);
        } else if (what < 0.7) {
            QWheelEvent wheel(where, target->mapToGlobal(QPointF(where)), {},
                              QPoint(0, random.uniform() < 0.5 ? 120 : -120), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(target, &wheel);
        } else {
            QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : target;
            const Qt::KeyboardModifiers with = random.uniform() < 0.1 ? Qt::ShiftModifier : Qt::NoModifier;
            QTest::keyClick(focus, kKeys[pick(std::size(kKeys))], with);
        }
    }
};

QTEST_MAIN(TestWindowConduct)
#include "test_window_conduct.moc"
