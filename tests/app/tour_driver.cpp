// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_driver.h"

#include "canvas/palette_model.h"
#include "help/language.h"
#include "inspector/live_answer.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>

namespace fulcrum::test
{

namespace
{

QtMessageHandler usualHandler = nullptr;

void note(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    // The offscreen platform says of each popup and dialog what it does not do.
    if ((type == QtWarningMsg || type == QtCriticalMsg) &&
        !text.startsWith(QLatin1String("This plugin does not support")))
        TourDriver::warnings() << text;
    if (usualHandler) usualHandler(type, context, text);
}

QString nameOf(const QWidget* widget)
{
    QString name = QString::fromLatin1(widget->metaObject()->className());
    for (const QWidget* at = widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty()) return name + QLatin1Char(' ') + at->objectName();
    return name;
}

bool menusTo(QMenu* menu, QAction* action, QList<QMenu*>& path)
{
    path << menu;
    if (menu->actions().contains(action)) return true;
    const QList<QAction*> actions = menu->actions();
    for (const QAction* one : actions)
        if (one->menu() && menusTo(one->menu(), action, path)) return true;
    path.removeLast();
    return false;
}

QString plain(const QLabel& label)
{
    if (!Qt::mightBeRichText(label.text())) return label.text();
    QTextDocument document;
    document.setHtml(label.text());
    return document.toPlainText();
}

bool isCut(QLabel& label)
{
    const QString text = plain(label);
    const QRect room = label.contentsRect();
    if (text.trimmed().isEmpty()) return false;
    if (label.wordWrap()) return label.heightForWidth(label.width()) > label.height() + 1;
    int widest = 0;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString& line : lines)
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(line));
    return widest > room.width() + 1;
}

} // namespace

TourLook TourLook::wanted()
{
    TourLook look;
    if (qEnvironmentVariable("FULCRUM_TOUR_THEME") == QLatin1String("dark"))
        look.appearance = app::Appearance::Dark;
    const QStringList size = qEnvironmentVariable("FULCRUM_TOUR_SIZE").split(QLatin1Char('x'));
    if (size.size() == 2 && size[0].toInt() > 0 && size[1].toInt() > 0)
        look.size = {size[0].toInt(), size[1].toInt()};
    if (const QString code = qEnvironmentVariable("FULCRUM_TOUR_LANGUAGE"); !code.isEmpty())
        look.language = code;
    return look;
}

QString TourLook::suffix() const
{
    QString text;
    if (size != QSize(1280, 800)) text += QStringLiteral("-%1x%2").arg(size.width()).arg(size.height());
    if (qApp->devicePixelRatio() != 1) text += QStringLiteral("@%1x").arg(qApp->devicePixelRatio());
    if (appearance == app::Appearance::Dark) text += QStringLiteral("-dark");
    if (language != QLatin1String("en")) text += QLatin1Char('-') + language;
    return text;
}

TourDriver::TourDriver(QString name, const QString& project)
    : m_name(std::move(name)), m_look(TourLook::wanted())
{
    app::installLanguage(m_look.language, QString::fromStdString(build_folder() + "/app"));
    app::Settings settings;
    settings.forgetLayout();
    settings.clearRecentFiles();
    settings.setFollowsSystem(false);
    settings.setAppearance(m_look.appearance);
    settings.setLanguage(m_look.language);
    m_host = std::make_unique<app::WindowHost>(all_kinds(), std::vector<app::PluginEntry>{});
    window().setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
    window().resize(m_look.size);
    window().show();
    app::openFirst(window(), project);
}

TourDriver::~TourDriver()
{
    window().project().discardRecoveryCopy();
}

bool TourDriver::fail(const QString& why)
{
    m_why = why;
    return false;
}

// --- by mouse

bool TourDriver::click(QWidget* on, QPoint at)
{
    if (!on) return fail(QStringLiteral("there is nothing to click"));
    for (QWidget* parent = on->parentWidget(); parent; parent = parent->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(parent)) scroll->ensureWidgetVisible(on);
    if (at.x() < 0) at = on->rect().center();
    if (!on->isVisible() || !on->isEnabled())
        return fail(nameOf(on) + QStringLiteral(" can not be clicked: hidden or disabled"));
    QWidget* hit = on->window()->childAt(on->mapTo(on->window(), at));
    if (on != on->window() && hit != on && !on->isAncestorOf(hit))
        return fail(nameOf(on) + QStringLiteral(" is covered by ") +
                    (hit ? nameOf(hit) : QStringLiteral("-")));
    ++m_clicks;
    QTest::mouseClick(hit && on->isAncestorOf(hit) && hit != on ? hit : on, Qt::LeftButton, {},
                      hit && on->isAncestorOf(hit) ? hit->mapFrom(on, at) : at);
    QTest::qWait(1); // what a click takes away is gone
    return true;
}

bool TourDriver::clickRow(QAbstractItemView* view, const QModelIndex& index)
{
    if (!view || !index.isValid()) return fail(QStringLiteral("there is no such row"));
    view->scrollTo(index);
    return click(view->viewport(), view->visualRect(index).center());
}

bool TourDriver::clickTab(app::MainWindow::Page page)
{
    auto* tabs = window().findChild<QTabBar*>(QStringLiteral("pageTabs"));
    return click(tabs, tabs->tabRect(page).center());
}

bool TourDriver::drag(QWidget* on, QPoint from, QPoint to)
{
    if (!on->rect().contains(from) || !on->rect().contains(to))
        return fail(nameOf(on) + QStringLiteral(": a drag would leave it"));
    ++m_clicks;
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    constexpr int kSteps = 6;
    for (int i = 1; i <= kSteps; ++i) {
        // Moves between press and release carry no button unless they are sent as events.
        const QPoint at = from + (to - from) * i / kSteps;
        QMouseEvent move(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(on, &move);
    }
    QTest::mouseRelease(on, Qt::LeftButton, {}, to);
    return true;
}

bool TourDriver::dropFromPalette(scenario::NodeKind kind, const QString& plugin, QPoint at)
{
    auto* palette = window().findChild<QTreeView*>(QStringLiteral("palette"));
    QWidget* canvas = window().pipelinePage().view().viewport();
    for (int group = 0; group < palette->model()->rowCount(); ++group) {
        const QModelIndex parent = palette->model()->index(group, 0);
        for (int row = 0; row < palette->model()->rowCount(parent); ++row) {
            const QModelIndex index = palette->model()->index(row, 0, parent);
            const std::unique_ptr<QMimeData> data(palette->model()->mimeData({index}));
            const auto entry = app::PaletteModel::fromMime(data.get());
            if (!entry || entry->kind != kind || entry->plugin != plugin) continue;
            if (!clickRow(palette, index)) return false;
            QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(canvas, &enter);
            QDropEvent drop(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(canvas, &drop);
            return drop.isAccepted() || fail(QStringLiteral("the canvas takes no node"));
        }
    }
    return fail(QStringLiteral("the palette has no ") + plugin);
}

bool TourDriver::chooseIn(QMenu* menu, QAction* action)
{
    if (!menu || !QTest::qWaitFor([&] { return menu->isVisible(); }, 5'000))
        return fail(QStringLiteral("the menu did not open"));
    if (!action->isEnabled()) return fail(action->text() + QStringLiteral(" is disabled"));
    return click(menu, menu->actionGeometry(action).center());
}

bool TourDriver::choose(QAction* action)
{
    const QList<QAction*> tops = window().menuBar()->actions();
    for (QAction* top : tops) {
        QList<QMenu*> path;
        if (!top->menu() || !menusTo(top->menu(), action, path)) continue;
        if (!click(window().menuBar(), window().menuBar()->actionGeometry(top).center())) return false;
        for (int i = 0; i < path.size(); ++i)
            if (!chooseIn(path[i], i + 1 < path.size() ? path[i + 1]->menuAction() : action)) return false;
        return true;
    }
    return fail(QStringLiteral("no menu has ") + (action ? action->text() : QString()));
}

bool TourDriver::chooseInBox(QComboBox* box, const QString& data)
{
    if (!click(box)) return false;
    if (!QTest::qWaitFor([&] { return box->view()->isVisible(); }, 5'000))
        return fail(QStringLiteral("the list did not open"));
    QTest::qWait(QApplication::doubleClickInterval() + 60); // a list that has just opened takes no click
    const bool done = clickRow(box->view(), box->model()->index(box->findData(data), 0));
    return done && (box->currentData() == data || fail(QStringLiteral("the list took no click")));
}

// --- by keys

bool TourDriver::press(const QString& keys)
{
    // Without a window manager nobody gives the window back what a dialog or a menu had.
    if (!QApplication::activeWindow() || !QApplication::focusWidget()) {
        QApplication::setActiveWindow(&window());
        if (!QTest::qWaitForWindowActive(&window())) return fail(QStringLiteral("the window is not active"));
    }
    QWidget* to = QApplication::focusWidget();
    ++m_keys;
    QTest::keySequence(to ? to : static_cast<QWidget*>(&window()), QKeySequence(keys));
    return true;
}

bool TourDriver::write(const QString& text)
{
    QWidget* to = QApplication::focusWidget();
    if (!to) return fail(QStringLiteral("nothing has the focus"));
    m_keys += static_cast<int>(text.size());
    QTest::keyClicks(to, text);
    return true;
}

bool TourDriver::paste(const QString& text)
{
    QApplication::clipboard()->setText(text);
    return press(QStringLiteral("Ctrl+V"));
}

bool TourDriver::tabTo(QWidget* target)
{
    if (!target) return fail(QStringLiteral("there is nothing to go to"));
    constexpr int kMost = 150;
    QStringList seen;
    for (int i = 0; i < kMost; ++i) {
        QWidget* focus = QApplication::focusWidget();
        if (focus && (focus == target || target->isAncestorOf(focus))) return true;
        seen << (focus ? nameOf(focus) : QStringLiteral("nothing"));
        press(QStringLiteral("Tab"));
    }
    seen.removeDuplicates();
    const QWidget* popup = QApplication::activePopupWidget();
    return fail(QStringLiteral("Tab does not reach %1; it goes over %2; popup: %3, active: %4")
                    .arg(nameOf(target), seen.join(QStringLiteral(", ")),
                         popup ? nameOf(popup) : QStringLiteral("none"),
                         QApplication::activeWindow() ? nameOf(QApplication::activeWindow())
                                                      : QStringLiteral("none")));
}

bool TourDriver::find(const QString& words)
{
    press(QStringLiteral("Ctrl+K"));
    auto* line = window().commandPalette().findChild<QLineEdit*>(QStringLiteral("commandLine"));
    if (QApplication::focusWidget() != line) return fail(QStringLiteral("the command palette did not open"));
    return write(words) && press(QStringLiteral("Return"));
}

// --- both

void TourDriver::answer(Hand hand, const QString& file)
{
    auto* timer = new QTimer(&window());
    timer->setInterval(30);
    QObject::connect(timer, &QTimer::timeout, timer, [this, timer, hand, file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible()) return;
        timer->stop();
        timer->deleteLater();
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setFocus(); // where it stands anyhow, but a window without a manager is not active
        name->selectAll();
        QApplication::clipboard()->setText(file);
        QTest::keySequence(name, QKeySequence::Paste);
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close(); // names that begin alike
        if (hand == Hand::Keys) {
            m_keys += 2;
            QTest::keyClick(name, Qt::Key_Return);
            return;
        }
        auto* box = dialog->findChild<QDialogButtonBox*>();
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QDialogButtonBox::AcceptRole) {
                click(button);
                return;
            }
    });
    timer->start();
}

// What the last run brought is judged, and what helps against the first is known.
bool TourDriver::isRanked()
{
    app::TriagePage& page = window().triagePage();
    return !page.isVisible() || (page.analysis().isUpToDate() && !page.analysis().isHelping());
}

bool TourDriver::isIdle()
{
    return !window().jobs().isBusy() && !window().simulator().isSimulating() &&
           !window().liveAnswer().isBusy() && isRanked() &&
           !(window().reportPage().isVisible() && window().reportPage().isBusy());
}

// What was dragged is simulated when the hand has rested, and a report is laid out after a while.
bool TourDriver::settle(int milliseconds)
{
    QElapsedTimer clock, idle;
    clock.start();
    idle.start();
    while (clock.elapsed() < milliseconds) {
        QTest::qWait(30);
        if (!isIdle()) idle.restart();
        if (idle.elapsed() > 450) return true;
    }
    return fail(QStringLiteral("still busy after %1 s").arg(milliseconds / 1000));
}

bool TourDriver::picture(const QString& step)
{
    QTest::qWait(80);
    QString folder = QString::fromStdString(build_folder() + "/screenshots");
    if (const QString under = qEnvironmentVariable("FULCRUM_TOUR_PICTURES"); !under.isEmpty())
        folder += QLatin1Char('/') + under;
    QDir().mkpath(folder);
    ++m_pictures;
    const QString name = m_name + QStringLiteral("-%1-").arg(m_pictures, 2, 10, QLatin1Char('0')) + step +
                         m_look.suffix() + QStringLiteral(".png");
    lookForCuts(step);
    const QPixmap picture = window().grab();
    if (picture.size() != window().size() * window().devicePixelRatioF())
        return fail(QStringLiteral("the picture has another size than the window"));
    return picture.save(folder + QLatin1Char('/') + name) || fail(QStringLiteral("can not write ") + name);
}

void TourDriver::lookForCuts(const QString& step)
{
    const auto tell = [&](const QWidget* widget, const QString& text) {
        m_cut << step + QStringLiteral(": ") + nameOf(widget) + QStringLiteral(": ") + text.simplified();
    };
    const QList<QLabel*> labels = window().findChildren<QLabel*>();
    for (QLabel* label : labels)
        if (label->isVisible() && isCut(*label)) tell(label, plain(*label));
    const QList<QAbstractButton*> buttons = window().findChildren<QAbstractButton*>();
    for (const QAbstractButton* button : buttons) {
        if (!button->isVisible() || button->text().isEmpty() || button->width() >= button->sizeHint().width())
            continue;
        if (const auto* tool = qobject_cast<const QToolButton*>(button);
            tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
            continue;
        tell(button, button->text());
    }
    const QList<QComboBox*> boxes = window().findChildren<QComboBox*>();
    for (const QComboBox* box : boxes)
        if (box->isVisible() && box->height() < 2 * box->fontMetrics().height() && // two lines hold it
            box->fontMetrics().horizontalAdvance(box->currentText()) > box->width() - 26)
            tell(box, box->currentText());
    const QList<QTabBar*> bars = window().findChildren<QTabBar*>();
    for (const QTabBar* bar : bars)
        if (bar->isVisible() && bar->sizeHint().width() > bar->width() + 1) tell(bar, bar->tabText(0));
    if (window().menuBar()->sizeHint().width() > window().menuBar()->width()) tell(window().menuBar(), step);
}

QStringList& TourDriver::warnings()
{
    static QStringList all;
    return all;
}

void TourDriver::catchWarnings()
{
    if (!usualHandler) usualHandler = qInstallMessageHandler(note);
}

} // namespace fulcrum::test
