// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include "canvas/palette_model.h"
#include "cluster/simulation.h"
#include "decision/diagnosis.h"
#include "evidence/importer.h"
#include "shell/panel_title.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace fulcrum::app
{

namespace
{

constexpr int kNarrow = 1400; // of a window

} // namespace

MainWindow::MainWindow(const cluster::Kinds& kinds, std::vector<PluginEntry> plugins, Appearance appearance,
                       QWidget* parent, ProjectController* released)
    : QMainWindow(parent), m_plugins(std::move(plugins)), m_theme(Theme::of(appearance)),
      m_project(released ? released : new ProjectController(cluster::node_types(kinds))),
      m_simulator(new Simulator(kinds, m_jobs, this)),
      m_evidence(new EvidenceStore(m_jobs, importFile, this)),
      m_analysis(new NotebookAnalysis(kinds, m_jobs, this)), m_problems(new ProblemsModel(m_theme, this)),
      m_log(new LogModel(this))
{
    m_project->setParent(this);
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Fulcrum"));
    setMinimumSize(960, 600);
    setAcceptDrops(true);
    m_askUnsaved = [this](const QString& name) {
        return QMessageBox::warning(
            this, tr("Unsaved edits"), tr("Save the edits to \u201C%1\u201D?").arg(name),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    };
    applyTheme();
    makePages(kinds);
    makeDocks();
    makeHelp(kinds);
    makeActions();
    m_status = new StatusStrip(m_jobs, m_theme, this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(metrics::kStatusBar + 1);
    statusBar()->addWidget(m_status, 1);
    connectProject();
    connectViews();
    connectEvidence();
    connectWelcome();
    explainParts();
    m_pageDocks[kPipeline] = {{QStringLiteral("palette"), true},
                              {QStringLiteral("inspector"), true},
                              {QStringLiteral("bottom"), true}};
    for (const Page page : {kWelcome, kRun, kTriage, kFixes, kNotebook, kReport}) // they need the width
        m_pageDocks[page] = {{QStringLiteral("palette"), false},
                             {QStringLiteral("inspector"), false},
                             {QStringLiteral("bottom"), false}};
    setAppearance(appearance);
    setPage(kPipeline);
    showFileName();
    showProblems();
    showScenarios();
    showSelection();
    showWelcome();
    if (!released) return;
    // All that follows from a project, as if it had just been read.
    emit m_project->fileChanged();
    emit m_project->documentChanged();
    emit m_project->problemsChanged();
    emit m_project->currentScenarioChanged();
    emit m_project->selectionChanged();
    openEvidenceOfProject();
}

MainWindow::~MainWindow()
{
    // Closing tells of docks that hide, to an object that is half gone.
    for (QDockWidget* dock : {m_projectDock, m_paletteDock, m_inspectorDock, m_bottomDock})
        dock->disconnect(this);
    m_jobs.disconnect();
    m_project->disconnect();
    m_simulator->disconnect();
    m_evidence->disconnect();
    m_triage->analysis().disconnect(this); // it lives on until the pages go
    m_analysis->disconnect();
    hide(); // what ends with the focus ends while all it needs is there
}

// --- parts

void MainWindow::makePages(const cluster::Kinds& kinds)
{
    auto* centre = new QWidget(this);
    m_info = new InfoBar(m_theme, centre);
    m_pages = new QStackedWidget(centre);
    m_welcome = new WelcomePage(m_theme, m_pages);
    m_pipeline = new PipelinePage(*m_project, m_theme, m_pages);
    m_run = new RunPage(m_pages);
    m_triage = new TriagePage(*m_project, kinds, m_jobs, m_theme, m_pages);
    m_fixes = new FixesPage(*m_project, kinds, m_jobs, m_theme, m_pages);
    m_notebook = new NotebookPage(*m_project, *m_evidence, *m_analysis, m_theme, m_pages);
    m_report = new ReportPage(*m_project, kinds, m_jobs, m_theme, m_pages);
    // In the order of Page.
    for (QWidget* page : std::initializer_list<QWidget*>{m_welcome, m_pipeline, m_run, m_triage, m_fixes,
                                                         m_notebook, m_report})
        m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_info);
    layout->addWidget(m_pages, 1);
    // The widest page must not take the docks' room on all the others.
    m_pages->setMinimumSize(qRound(560 * metrics::scale()), 320);
    setCentralWidget(centre);
}

QDockWidget* MainWindow::makeDock(const QString& name, const QString& title, QWidget* content,
                                  Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(content);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    addDockWidget(area, dock);
    connect(dock, &QDockWidget::visibilityChanged, this, [this] { rememberPageDocks(); });
    return dock;
}

void MainWindow::makeDocks()
{
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    m_treeModel = new ProjectTreeModel(*m_project, m_theme, this);
    m_tree = new RowTree(m_theme, this);
    m_tree->setObjectName(QStringLiteral("projectTree"));
    m_tree->setAccessibleName(tr("Project"));
    m_tree->setModel(m_treeModel);
    m_tree->setWraps(true);
    m_projectDock = makeDock(QStringLiteral("project"), tr("Project"), m_tree, Qt::LeftDockWidgetArea);

    m_palette = new QWidget(this);
    auto* find = new QLineEdit(m_palette);
    find->setPlaceholderText(tr("Find a node"));
    find->setAccessibleName(tr("Find a node type"));
    find->setClearButtonEnabled(true);
    m_paletteModel = new PaletteModel(m_project->nodeTypes(), m_theme, this);
    auto* filtered = new QSortFilterProxyModel(this);
    filtered->setSourceModel(m_paletteModel);
    filtered->setRecursiveFilteringEnabled(true);
    filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filtered->setFilterRole(PaletteModel::kSearchRole);
    m_paletteTree = new RowTree(m_theme, m_palette);
    m_paletteTree->setObjectName(QStringLiteral("palette"));
    m_paletteTree->setAccessibleName(tr("Palette of nodes"));
    m_paletteTree->setModel(filtered);
    m_paletteTree->setWraps(true);
    m_paletteTree->setDragEnabled(true);
    m_paletteTree->setDragDropMode(QAbstractItemView::DragOnly);
    m_paletteTree->expandAll();
    auto* layout = new QVBoxLayout(m_palette);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(metrics::kBlock, metrics::kBlock, metrics::kBlock, metrics::kBlock);
    top->addWidget(find);
    layout->addLayout(top);
    layout->addWidget(m_paletteTree, 1);
    m_paletteDock = makeDock(QStringLiteral("palette"), tr("Palette"), m_palette, Qt::LeftDockWidgetArea);
    connect(find, &QLineEdit::textChanged, this, [this, filtered](const QString& text) {
        filtered->setFilterFixedString(text);
        m_paletteTree->expandAll();
    });
    const auto add = [this, filtered](const QModelIndex& index) {
        if (const auto entry = m_paletteModel->entry(filtered->mapToSource(index)))
            m_pipeline->view().addNode(*entry);
    };
    connect(m_paletteTree, &QTreeView::doubleClicked, this, add);
    connect(m_paletteTree, &QTreeView::activated, this, [this, add](const QModelIndex& index) {
        if (!m_paletteTree->underMouse()) add(index); // by Enter; a double click has its own signal
    });

    m_inspector = new InspectorPanel(*m_project, m_theme, this);
    makeEvidence();
    m_inspectorDock =
        makeDock(QStringLiteral("inspector"), tr("Inspector"), m_inspectorStack, Qt::RightDockWidgetArea);
    m_bottom = new BottomPanel(*m_problems, m_jobs, *m_log, m_theme, this);
    m_bottomDock =
        makeDock(QStringLiteral("bottom"), tr("Problems, jobs and log"), m_bottom, Qt::BottomDockWidgetArea);
    m_projectDock->setTitleBarWidget(new PanelTitle(m_theme, tr("Project"), m_projectDock));
    m_paletteDock->setTitleBarWidget(new PanelTitle(m_theme, tr("Palette"), m_paletteDock));
    m_inspectorDock->setTitleBarWidget(new PanelTitle(m_theme, tr("Inspector"), m_inspectorDock));
    m_bottomDock->setTitleBarWidget(m_bottom->titleBar());
}

void MainWindow::connectProject()
{
    connect(m_project, &ProjectController::fileChanged, this, &MainWindow::showFileName);
    connect(m_project, &ProjectController::problemsChanged, this, [this] {
        m_runErrors.clear(); // they were about the text as it was
        showProblems();
    });
    connect(m_project, &ProjectController::documentChanged, this, [this] {
        m_bottom->text().setProjectText(toQt(m_project->document().text()));
        showScenarios();
        showSelection();
        showNodeResults();
        const bool stale = m_simulator->isStale(m_project->project(), m_project->currentScenarioName());
        m_run->setStale(stale);
        showIncident();
        if (m_project->isChangedOnDisk()) checkDisk();
    });
    connect(m_project, &ProjectController::currentScenarioChanged, this, [this] {
        m_overlay.reset();
        showScenarios();
        showSelection();
        showResults();
        m_tree->expand(m_treeModel->indexOf(m_project->currentScenarioName()));
    });
    connect(m_project, &ProjectController::selectionChanged, this, &MainWindow::showSelection);
    connect(m_project, &ProjectController::editRefused, this, [this](const Error& error) {
        m_info->tell(QStringLiteral("refused"), Problem::Severity::Warning, errorText(error));
    });
    connect(m_project->undoStack(), &QUndoStack::indexChanged, this,
            [this] { m_info->dismiss(QStringLiteral("refused")); });

    connect(&m_triage->analysis(), &TriageAnalysis::changed, this, [this] {
        if (page() == kReport) handTriageOn(kReport);
    });
    connect(m_simulator, &Simulator::started, this, [this] {
        m_info->dismiss(QStringLiteral("run"));
        m_run->setLoading(true);
        showNodeResults();
    });
    connect(m_simulator, &Simulator::resultsChanged, this, [this] {
        m_runErrors.clear();
        showResults();
        showProblems();
    });
    connect(m_simulator, &Simulator::failed, this, [this](const Errors& errors) {
        m_runErrors = errors;
        showProblems();
        tellError(QStringLiteral("run"), errors);
    });
    connect(m_simulator, &Simulator::finished, this, [this] {
        m_run->setLoading(false);
        showNodeResults();
    });
    connect(&m_jobs, &JobTracker::jobAdded, this, [this](int id) {
        m_log->add(tr("%1: started").arg(m_jobs.find(id)->title));
        m_cancelJobs->setEnabled(true);
    });
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        const Job* job = m_jobs.find(id);
        const QString detail = job->message.isEmpty() ? JobsModel::timeText(*job) : job->message;
        m_log->add(tr("%1: %2, %3").arg(job->title, JobsModel::stateText(*job), detail));
        m_cancelJobs->setEnabled(m_jobs.isBusy());
    });
    for (const PluginEntry& plugin : m_plugins)
        m_log->add(plugin.loaded ? tr("Plugin %1 %2 loaded").arg(plugin.title, plugin.version)
                                 : tr("Plugin %1 refused: %2").arg(plugin.file, plugin.reason));
}

void MainWindow::connectViews()
{
    connect(m_treeModel, &QAbstractItemModel::modelReset, this, [this] {
        for (int group = 0; group < ProjectTreeModel::kGroups; ++group)
            m_tree->expand(m_treeModel->index(group, 0));
        m_tree->expand(m_treeModel->indexOf(m_project->currentScenarioName()));
        showSelection();
    });
    m_tree->expand(m_treeModel->index(0, 0));
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const QString scenario = index.data(ProjectTreeModel::kScenarioRole).toString();
                const QString evidence = index.data(ProjectTreeModel::kEvidenceRole).toString();
                if (!evidence.isEmpty()) showEvidenceFile(evidence);
                if (const QVariant records = index.data(ProjectTreeModel::kRecordsRole); records.isValid())
                    m_notebook->selectKind(records.toInt());
                if (!scenario.isEmpty())
                    m_project->selectNode(scenario, index.data(ProjectTreeModel::kNodeRole).toString());
            });
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!index.data(ProjectTreeModel::kNodeRole).toString().isEmpty())
            setPage(kPipeline);
        else if (index.data(ProjectTreeModel::kRecordsRole).isValid())
            setPage(kNotebook);
        else
            m_tree->setExpanded(index, !m_tree->isExpanded(index));
    });
    connect(m_bottom, &BottomPanel::problemActivated, this, &MainWindow::goToProblem);
    connect(m_bottom, &BottomPanel::closeRequested, m_bottomDock, &QDockWidget::hide);
    const auto showOpenPanel = [this] {
        m_status->setOpenPanel(m_bottomDock->isHidden() ? -1 : static_cast<int>(m_bottom->tab()));
    };
    connect(m_bottom, &BottomPanel::tabChanged, this, showOpenPanel);
    connect(m_bottomDock, &QDockWidget::visibilityChanged, this, showOpenPanel);
    connect(m_status, &StatusStrip::panelRequested, this, [this, showOpenPanel](int tab) {
        const bool open = !m_bottomDock->isHidden() && m_bottom->tab() == tab;
        m_bottom->setTab(static_cast<BottomPanel::Tab>(tab));
        m_bottomDock->setVisible(!open);
        showOpenPanel();
    });
    connect(m_run, &RunPage::scenarioSelected, m_project, &ProjectController::setCurrentScenario);
    connect(m_run, &RunPage::simulateRequested, this, &MainWindow::simulateCurrent);
    connect(m_triage, &TriagePage::failed, this,
            [this](const Errors& errors) { tellError(QStringLiteral("triage"), errors); });
    connect(m_triage, &TriagePage::nextStep, this, [this] { setPage(kFixes); });
    connect(m_fixes, &FixesPage::failed, this,
            [this](const Errors& errors) { tellError(QStringLiteral("fixes"), errors); });
    connect(m_fixes, &FixesPage::layOverRequested, this, &MainWindow::layOver);
    connect(m_fixes, &FixesPage::layOverMade, this, &MainWindow::layOverMade);
    connect(m_fixes, &FixesPage::reportRequested, this, [this] { setPage(kReport); });
    connect(m_report, &ReportPage::failed, this,
            [this](const Errors& errors) { tellError(QStringLiteral("report"), errors); });
}

// --- looks

void MainWindow::applyTheme()
{
    // Each goes to every widget there is, which takes half a second: not for what is the same.
    const QFont font = m_theme.font(FontRole::Base);
    const QPalette palette = m_theme.palette();
    const QString sheet = m_theme.styleSheet();
    if (qApp->font() != font) qApp->setFont(font);
    if (qApp->palette() != palette) qApp->setPalette(palette);
    if (qApp->styleSheet() != sheet) qApp->setStyleSheet(sheet);
}

void MainWindow::setAppearance(Appearance appearance)
{
    m_theme = Theme::of(appearance);
    applyTheme();
    m_pipeline->setTheme(m_theme);
    m_run->setTheme(m_theme);
    m_welcome->setTheme(m_theme);
    m_triage->setTheme(m_theme);
    m_fixes->setTheme(m_theme);
    m_report->setTheme(m_theme);
    m_notebook->setTheme(m_theme);
    m_info->setTheme(m_theme);
    m_tree->setTheme(m_theme);
    m_treeModel->setTheme(m_theme);
    m_paletteTree->setTheme(m_theme);
    m_paletteModel->setTheme(m_theme);
    m_inspector->setTheme(m_theme);
    m_evidencePanel->setTheme(m_theme);
    m_bottom->setTheme(m_theme);
    m_problems->setTheme(m_theme);
    m_status->setTheme(m_theme);
    m_commands->setTheme(m_theme);
    for (QDockWidget* dock : {m_projectDock, m_paletteDock, m_inspectorDock})
        static_cast<PanelTitle*>(dock->titleBarWidget())->setTheme(m_theme);
    if (!m_settings.followsSystem())
        (appearance == Appearance::Dark ? m_darkTheme : m_lightTheme)->setChecked(true);
    m_settings.setAppearance(appearance);
    updateIcons();
    showFileName();
}

// --- pages and docks

MainWindow::Page MainWindow::page() const
{
    return static_cast<Page>(m_pages->currentIndex());
}

void MainWindow::setPage(Page page)
{
    rememberPageDocks();
    if (page != m_pages->currentIndex()) m_info->dismiss(QStringLiteral("observation")); // one has gone on
    if (page == kFixes || page == kReport) handTriageOn(page);
    m_pages->setCurrentIndex(page);
    const QSignalBlocker quiet(m_tabs); // it would come here again
    m_tabs->setCurrentIndex(page);
    applyPageDocks();
}

// Fixes ranks by what Triage has found of the project as it is, and the report says it.
void MainWindow::handTriageOn(Page page)
{
    if (page == kReport) return m_report->setTriage(m_triage->analysis().settled());
    const TriageAnalysis& triage = m_triage->analysis();
    const bool known =
        triage.state() == TriageAnalysis::State::Ready && triage.isUpToDate() && triage.verdict();
    m_fixes->analysis().setTriage(
        known ? std::optional(decision::diagnosis_of(*triage.simulated(), *triage.verdict())) : std::nullopt);
}

// Each page has its own set of docks: a run needs the width that the inspector takes.
void MainWindow::applyPageDocks()
{
    m_switchingPage = true;
    const QHash<QString, bool> shown = m_pageDocks.value(m_pages->currentIndex());
    for (QDockWidget* dock : {m_paletteDock, m_inspectorDock, m_bottomDock})
        dock->setVisible(shown.value(dock->objectName(), true));
    m_projectDock->setVisible(m_treeShown && (!isCramped() || m_treeWhereCramped));
    m_switchingPage = false;
}

// Tables with more columns than a small window holds beside the project's tree.
bool MainWindow::isCramped() const
{
    return m_narrow && (m_pages->currentIndex() == kTriage || m_pages->currentIndex() == kFixes);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const bool narrow = width() < qRound(kNarrow * metrics::scale());
    if (narrow == m_narrow) return;
    m_narrow = narrow;
    m_scenarioLabel->setVisible(!narrow);
    applyPageDocks();
}

void MainWindow::rememberPageDocks()
{
    if (m_switchingPage || !m_shownOnce) return;
    QHash<QString, bool>& shown = m_pageDocks[m_pages->currentIndex()];
    for (const QDockWidget* dock : {m_paletteDock, m_inspectorDock, m_bottomDock})
        shown[dock->objectName()] = !dock->isHidden();
    const bool tree = !m_projectDock->isHidden();
    if (isCramped()) m_treeWhereCramped = tree;
    if (tree || !isCramped()) m_treeShown = tree;
}

void MainWindow::defaultLayout()
{
    resizeDocks({m_projectDock, m_inspectorDock}, {metrics::kLeftDock, metrics::kInspector}, Qt::Horizontal);
    resizeDocks({m_projectDock, m_paletteDock}, {5, 6}, Qt::Vertical);
    resizeDocks({m_bottomDock}, {height() > 900 ? 200 : 168}, Qt::Vertical);
}

void MainWindow::resetLayout()
{
    m_settings.forgetLayout();
    for (QDockWidget* dock : {m_projectDock, m_paletteDock, m_inspectorDock, m_bottomDock})
        removeDockWidget(dock);
    addDockWidget(Qt::LeftDockWidgetArea, m_projectDock);
    addDockWidget(Qt::LeftDockWidgetArea, m_paletteDock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    addDockWidget(Qt::BottomDockWidgetArea, m_bottomDock);
    m_pageDocks[kPipeline] = {};
    m_treeShown = true;
    m_treeWhereCramped = false;
    applyPageDocks();
    defaultLayout();
}

void MainWindow::keepLayout()
{
    setPage(kPipeline); // the layout is that of the docks of the first page
    m_settings.setLayout(saveGeometry(), saveState(Settings::kLayoutVersion));
}

void MainWindow::restoreLayout()
{
    if (const QByteArray layout = m_settings.layout(); !layout.isEmpty()) {
        m_switchingPage = true; // what the state shows is the pipeline's set of docks
        const bool restored = restoreState(layout, Settings::kLayoutVersion);
        m_switchingPage = false;
        if (restored) return;
    }
    defaultLayout();
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (m_shownOnce) return;
    restoreLayout();
    m_shownOnce = true;
    rememberPageDocks();
}

void MainWindow::cycleFocus()
{
    const QList<QWidget*> stops{m_tree, m_paletteTree,
                                m_pages->currentWidget() == m_pipeline
                                    ? static_cast<QWidget*>(&m_pipeline->view())
                                    : m_pages->currentWidget(),
                                m_inspectorStack->currentWidget(), m_bottom};
    const auto holds = [](QWidget* stop) {
        return stop->hasFocus() || stop->isAncestorOf(QApplication::focusWidget());
    };
    qsizetype at = -1;
    for (qsizetype i = 0; i < stops.size(); ++i)
        if (QApplication::focusWidget() && holds(stops[i])) at = i;
    for (qsizetype step = 1; step <= stops.size(); ++step) {
        QWidget* next = stops[(at + step + stops.size()) % stops.size()];
        if (!next->isVisible()) continue;
        // A panel gives the focus to the first of its fields.
        if (next->focusPolicy() == Qt::NoFocus) {
            QWidget* first = next->nextInFocusChain();
            while (first != next && !(next->isAncestorOf(first) && first->isVisible() && first->isEnabled() &&
                                      first->focusPolicy() & Qt::TabFocus))
                first = first->nextInFocusChain();
            if (first == next) continue;
            next = first;
        }
        next->setFocus(Qt::TabFocusReason);
        return;
    }
}

} // namespace fulcrum::app
