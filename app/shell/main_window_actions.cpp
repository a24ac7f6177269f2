// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and tool bar of the window.
#include "help/language.h"
#include "shell/elided_combo.h"
#include "shell/main_window.h"
#include "shell/values.h"

#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

namespace fulcrum::app
{

namespace
{

// A menu bar gives its corner the size it asks for first and does not follow later wishes.
class MenuCorner : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {qRound(580 * metrics::scale()), metrics::kMenu}; }
};

QWidget* makeGap(int width, QWidget* parent)
{
    auto* gap = new QWidget(parent);
    gap->setFixedWidth(width);
    return gap;
}

} // namespace

// In the order of Page.
std::vector<MainWindow::PageEntry> MainWindow::pageEntries()
{
    return {{kWelcome, tr("&Welcome"), tr("Welcome"), QStringLiteral("home")},
            {kPipeline, tr("&Pipeline"), tr("Pipeline"), QStringLiteral("pipeline")},
            {kRun, tr("&Run"), tr("Run"), QStringLiteral("run")},
            {kTriage, tr("&Triage"), tr("Triage"), QStringLiteral("triage")},
            {kFixes, tr("&Fixes"), tr("Fixes"), QStringLiteral("fixes")},
            {kNotebook, tr("&Notebook"), tr("Notebook"), QStringLiteral("notebook")},
            {kReport, tr("R&eport"), tr("Report"), QStringLiteral("report")}};
}

QAction* MainWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                               std::function<void()> does, const QString& iconName)
{
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, std::move(does));
    if (!iconName.isEmpty()) m_iconActions.append({action, iconName});
    return action;
}

void MainWindow::makeActions()
{
    menuBar()->setFixedHeight(metrics::kMenu);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeRunMenu();
    makeHelpMenu();
    makeToolBar();

    auto* corner = new MenuCorner(menuBar());
    m_fileIcon = new QLabel(corner);
    m_fileLabel = new QLabel(corner);
    m_fileLabel->setProperty("role", QStringLiteral("secondary"));
    auto* layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, 12, 0);
    layout->setSpacing(6);
    layout->addStretch(1);
    layout->addWidget(m_fileIcon);
    layout->addWidget(m_fileLabel);
    auto* field =
        new QPushButton(tr("Search or run a command") + QStringLiteral("    ") +
                            QKeySequence(QStringLiteral("Ctrl+K")).toString(QKeySequence::NativeText),
                        corner);
    field->setObjectName(QStringLiteral("commandField"));
    field->setAccessibleName(tr("Search or run a command"));
    field->setFixedSize(qRound(248 * metrics::scale()), metrics::kRow);
    connect(field, &QPushButton::clicked, this, &MainWindow::openPalette);
    layout->addSpacing(metrics::kBlock);
    layout->addWidget(field);
    m_iconButtons.append({field, QStringLiteral("search")});
    menuBar()->setCornerWidget(corner, Qt::TopRightCorner);

    auto* cycle = new QAction(tr("Next panel"), this);
    cycle->setShortcut(Qt::Key_F6);
    connect(cycle, &QAction::triggered, this, &MainWindow::cycleFocus);
    QMainWindow::addAction(cycle);
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    QMenu* fresh = menu->addMenu(tr("&New"));
    addAction(fresh, tr("One engine on one device"), QKeySequence::New,
              [this] { newProject(QStringLiteral("one-engine")); });
    addAction(fresh, tr("Two engines behind a router"), {}, [this] { newProject(QStringLiteral("router")); });
    addAction(fresh, tr("Two tenants behind a gateway"), {},
              [this] { newProject(QStringLiteral("gateway")); });
    addAction(fresh, tr("Prefill and decode apart"), {}, [this] { newProject(QStringLiteral("split")); });
    addAction(
        menu, tr("&Open\u2026"), QKeySequence::Open, [this] { chooseProject(); }, QStringLiteral("folder"));
    addAction(
        menu, tr("&Import evidence\u2026"), QKeySequence(QStringLiteral("Ctrl+I")),
        [this] { chooseEvidence(); }, QStringLiteral("database"));
    m_recentMenu = menu->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    menu->addSeparator();
    m_save = addAction(
        menu, tr("&Save"), QKeySequence::Save, [this] { save(); }, QStringLiteral("save"));
    addAction(menu, tr("Save &as\u2026"), QKeySequence(QStringLiteral("Ctrl+Shift+S")), [this] { saveAs(); });
    addAction(menu, tr("Copy incident &update"), QKeySequence(QStringLiteral("Ctrl+Shift+U")),
              [this] { m_report->copyUpdate(); });
    menu->addSeparator();
    addAction(menu, tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), [this] { close(); });
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString& file : files)
        connect(m_recentMenu->addAction(file), &QAction::triggered, this,
                [this, file] { openProject(file); });
    if (files.isEmpty()) {
        m_recentMenu->addAction(tr("No recent projects"))->setEnabled(false);
        return;
    }
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("Clear list")), &QAction::triggered, this,
            [this] { m_settings.clearRecentFiles(); });
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_undo = m_project->undoStack()->createUndoAction(this, tr("Undo"));
    m_redo = m_project->undoStack()->createRedoAction(this, tr("Redo"));
    m_undo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
    m_redo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+Z")));
    m_iconActions.append({{m_undo, QStringLiteral("undo")}, {m_redo, QStringLiteral("redo")}});
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    addAction(menu, tr("Re&name node"), Qt::Key_F2, [this] {
        setPage(kPipeline);
        m_inspectorDock->show();
        m_inspector->renameNode();
    });
    addAction(menu, tr("N&ote of node"), QKeySequence(QStringLiteral("Shift+F2")), [this] {
        setPage(kPipeline);
        m_inspectorDock->show();
        m_inspector->editNote();
    });
    menu->addAction(m_pipeline->canvasActions()[2]);
    menu->addSeparator();
    menu->addActions(m_pipeline->editActions());
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    for (const PageEntry& page : pageEntries())
        addAction(
            menu, page.menu, QKeySequence(QStringLiteral("Alt+%1").arg(static_cast<int>(page.page))),
            [this, page] { setPage(page.page); }, page.icon);
    menu->addSeparator();
    for (QDockWidget* dock : {m_projectDock, m_paletteDock, m_inspectorDock, m_bottomDock})
        menu->addAction(dock->toggleViewAction());
    addAction(
        menu, tr("Project &text"), {},
        [this] {
            goToText({m_bottom->text().currentLine(), 1});
        },
        QStringLiteral("text"));
    menu->addSeparator();
    const QList<QAction*> canvas = m_pipeline->canvasActions();
    for (const int i : {0, 1, 3, 4})
        menu->addAction(canvas[i]);
    menu->addSeparator();
    makeThemeMenu(menu);
    menu->addSeparator();
    addAction(menu, tr("Reset la&yout"), {}, [this] { resetLayout(); });
}

void MainWindow::makeThemeMenu(QMenu* menu)
{
    const auto choose = [this](Appearance appearance) {
        m_settings.setFollowsSystem(false);
        setAppearance(appearance);
    };
    QMenu* looks = menu->addMenu(tr("T&heme"));
    auto* themes = new QActionGroup(this);
    m_systemTheme = addAction(looks, tr("As the &system"), {}, [this] { followSystemAppearance(); });
    m_darkTheme = addAction(looks, tr("&Dark"), {}, [choose] { choose(Appearance::Dark); });
    m_lightTheme = addAction(looks, tr("&Light"), {}, [choose] { choose(Appearance::Light); });
    for (QAction* action : {m_systemTheme, m_darkTheme, m_lightTheme}) {
        action->setCheckable(true);
        themes->addAction(action);
    }
    m_systemTheme->setChecked(m_settings.followsSystem());

    QMenu* sizes = menu->addMenu(tr("Te&xt size"));
    auto* scales = new QActionGroup(this);
    for (const int percent : {90, 100, 110, 125, 150, 175, 200}) {
        QAction* action =
            addAction(sizes, tr("%1 %").arg(percent), {}, [this, percent] { setTextScale(percent / 100.0); });
        action->setCheckable(true);
        action->setChecked(qRound(m_settings.textScale() * 100) == percent);
        scales->addAction(action);
    }

    QMenu* languages = menu->addMenu(tr("Lan&guage"));
    auto* spoken = new QActionGroup(this);
    const auto addLanguage = [&](const QString& code, const QString& name) {
        QAction* action = addAction(languages, name, {}, [this, code] { setLanguage(code); });
        action->setCheckable(true);
        action->setChecked(m_settings.language() == code);
        spoken->addAction(action);
    };
    addLanguage({}, tr("The system's"));
    const QStringList codes = availableLanguages();
    for (const QString& code : codes)
        addLanguage(code, languageName(code));
}

void MainWindow::makeRunMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Run"));
    addAction(
        menu, tr("&Simulate"), QKeySequence(QStringLiteral("Ctrl+R")), [this] { simulateCurrent(); },
        QStringLiteral("play"));
    addAction(menu, tr("Simulate &all scenarios"), QKeySequence(QStringLiteral("Ctrl+Shift+R")),
              [this] { simulateAll(); });
    m_cancelJobs = addAction(
        menu, tr("&Cancel"), QKeySequence(QStringLiteral("Ctrl+.")), [this] { m_jobs.cancelAll(); },
        QStringLiteral("stop"));
    m_cancelJobs->setEnabled(false);
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    addAction(
        menu, tr("&Search or run a command\u2026"), QKeySequence(QStringLiteral("Ctrl+K")),
        [this] { openPalette(); }, QStringLiteral("search"));
    addAction(
        menu, tr("&What's this?"), Qt::Key_F1, [this] { explainFocus(); }, QStringLiteral("info"));
    addAction(menu, tr("&Keys"), QKeySequence(QStringLiteral("?")), [this] { showShortcuts(); });
    menu->addSeparator();
    addAction(menu, tr("About Fulcrum"), {}, [this] {
        m_info->tell(QStringLiteral("about"), Problem::Severity::Info,
                     tr("Fulcrum %1, a workbench that simulates LLM serving. GPL-3.0-or-later; Qt %2.")
                         .arg(QStringLiteral(FULCRUM_VERSION), QString::fromLatin1(qVersion())));
    });
}

void MainWindow::makeToolBar()
{
    m_toolBar = new QToolBar(tr("Pages"), this);
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setFixedHeight(metrics::kToolbar);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    addToolBar(Qt::TopToolBarArea, m_toolBar);

    m_tabs = new QTabBar(m_toolBar);
    m_tabs->setObjectName(QStringLiteral("pageTabs"));
    m_tabs->setAccessibleName(tr("Pages"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFixedHeight(metrics::kToolbar - 1);
    m_tabs->setIconSize({metrics::kIcon, metrics::kIcon});
    for (const PageEntry& page : pageEntries())
        m_tabs->addTab(page.tab);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) { setPage(static_cast<Page>(page)); });
    m_toolBar->addWidget(m_tabs);

    auto* space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_toolBar->setIconSize({metrics::kIcon, metrics::kIcon});
    m_toolBar->addAction(m_undo);
    m_toolBar->addAction(m_redo);
    m_toolBar->addSeparator();

    auto* label = new QLabel(tr("Scenario"), m_toolBar);
    label->setProperty("role", QStringLiteral("secondary"));
    label->setContentsMargins(metrics::kGap, 0, metrics::kGap, 0);
    m_scenarioLabel = m_toolBar->addWidget(label);
    m_scenarios = new ElidedComboBox(m_toolBar);
    m_scenarios->setObjectName(QStringLiteral("scenarios"));
    m_scenarios->setAccessibleName(tr("Scenario"));
    m_scenarios->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scenarios->setMinimumWidth(qRound(200 * metrics::scale())); // long languages leave no more
    m_scenarios->setMaximumWidth(qRound(360 * metrics::scale()));
    label->setBuddy(m_scenarios);
    connect(m_scenarios, &QComboBox::activated, this,
            [this](int row) { m_project->setCurrentScenario(m_scenarios->itemData(row).toString()); });
    m_toolBar->addWidget(m_scenarios);
    m_simulate = new QPushButton(tr("Simulate"), m_toolBar);
    m_simulate->setObjectName(QStringLiteral("simulate"));
    m_simulate->setProperty("primary", true);
    m_simulate->setToolTip(tr("Simulate this scenario (Ctrl+R)"));
    connect(m_simulate, &QPushButton::clicked, this, &MainWindow::simulateCurrent);
    m_toolBar->addWidget(makeGap(metrics::kGap, m_toolBar));
    m_toolBar->addWidget(m_simulate);
    m_toolBar->addWidget(makeGap(metrics::kBlock, m_toolBar));
}

void MainWindow::updateIcons()
{
    for (const auto& [action, name] : m_iconActions)
        action->setIcon(icon(name, m_theme));
    for (const auto& [button, name] : m_iconButtons)
        button->setIcon(icon(name, m_theme));
    for (const PageEntry& page : pageEntries())
        m_tabs->setTabIcon(page.page, icon(page.icon, m_theme));
    // The page that is shown has a bolder name, which a tab bar does not ask room for.
    m_tabs->setMinimumWidth(m_tabs->sizeHint().width() + qRound(14 * metrics::scale()));
    QIcon play = icon(QStringLiteral("play"), m_theme.onFill);
    play.addPixmap(iconPixmap(QStringLiteral("play"), m_theme.text3, metrics::kIcon, devicePixelRatioF()),
                   QIcon::Disabled);
    m_simulate->setIcon(play);
    m_fileIcon->setPixmap(
        iconPixmap(QStringLiteral("file"), m_theme.text2, metrics::kIcon, devicePixelRatioF()));
}

// Esc takes back the nearest thing: a gesture and a selection are the canvas's, then comes the running job.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (!m_info->key().isEmpty())
            m_info->hide();
        else if (!m_project->selection().isEmpty())
            m_project->select({});
        else if (m_jobs.isBusy())
            m_info->tell(QStringLiteral("cancel"), Problem::Severity::Info, tr("A simulation is running."),
                         {{tr("Cancel it"), [this] { m_jobs.cancelAll(); }}, {tr("Go on"), [] {}}});
        return;
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace fulcrum::app
