// SPDX-License-Identifier: GPL-3.0-or-later
// The window: menus, tool bar with the pages, docks, status bar. It joins the parts and holds no logic of
// theirs.
#pragma once

#include "canvas/pipeline_page.h"
#include "decision/fixes_page.h"
#include "evidence/evidence_panel.h"
#include "evidence/evidence_store.h"
#include "help/command_palette.h"
#include "help/welcome_page.h"
#include "inspector/inspector_panel.h"
#include "jobs/job_tracker.h"
#include "jobs/simulator.h"
#include "notebook/notebook_page.h"
#include "report/report_page.h"
#include "shell/bottom_panel.h"
#include "shell/info_bar.h"
#include "shell/log_model.h"
#include "shell/plugin_registry.h"
#include "shell/problems_model.h"
#include "shell/project_controller.h"
#include "shell/project_tree_model.h"
#include "shell/row_tree.h"
#include "shell/settings.h"
#include "shell/status_strip.h"
#include "timeline/run_page.h"
#include "triage/triage_page.h"

#include <QMainWindow>
#include <QMessageBox>
#include <QTimer>

#include <functional>
#include <optional>

class QComboBox;
class QDockWidget;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QToolBar;

namespace fulcrum::app
{

class LiveAnswer;
struct ObservedLoad;
class PaletteModel;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Page { kWelcome, kPipeline, kRun, kTriage, kFixes, kNotebook, kReport };

    // `plugins` is what the log and the problems tell about them; the kinds are what projects may use. A
    // project that another window has released is taken over, with its undo steps and what is selected.
    MainWindow(const cluster::Kinds& kinds, std::vector<PluginEntry> plugins, Appearance appearance,
               QWidget* parent = nullptr, ProjectController* released = nullptr);
    ~MainWindow() override;

    ProjectController& project() { return *m_project; }
    Simulator& simulator() { return *m_simulator; }
    JobTracker& jobs() { return m_jobs; }
    PipelinePage& pipelinePage() { return *m_pipeline; }
    RunPage& runPage() { return *m_run; }
    WelcomePage& welcomePage() { return *m_welcome; }
    TriagePage& triagePage() { return *m_triage; }
    FixesPage& fixesPage() { return *m_fixes; }
    ReportPage& reportPage() { return *m_report; }
    NotebookPage& notebookPage() { return *m_notebook; }
    InspectorPanel& inspector() { return *m_inspector; }
    BottomPanel& bottomPanel() { return *m_bottom; }
    InfoBar& infoBar() { return *m_info; }
    EvidenceStore& evidence() { return *m_evidence; }
    EvidencePanel& evidencePanel() { return *m_evidencePanel; }
    ProblemsModel& problems() { return *m_problems; }
    CommandPalette& commandPalette() { return *m_commands; }
    LiveAnswer& liveAnswer() { return *m_live; }
    Page page() const;
    bool isRunnable() const; // the project, by its text and by what its workloads need

    // Opens a project, or tells in the info bar why it cannot. Unsaved edits are asked about before.
    bool openProject(const QString& file);
    bool openExample(const QString& file); // the same, but it is never saved over
    // Builds a project from what people have (evidence/launch/from_files.h) and opens it, not saved yet; what
    // could not be taken over stands among the problems.
    void makeProject(const evidence::launch::Given& given);
    void newProject(const QString& templateName); // "one-engine", "router", "gateway", "split"
    bool saveProject();
    void setPage(Page page);
    void setAppearance(Appearance appearance);
    void followSystemAppearance();             // now, and whenever it changes
    void setTextScale(double scale);           // asks to be built anew, as does the language
    void setLanguage(const QString& language); // "de"; empty: the system's
    void resetLayout();

    // Everything that can be searched for.
    std::vector<PaletteCommand> commands();
    void openPalette();
    void showShortcuts();
    void explainFocus(); // what the plot or field with the focus shows

    // For a window that takes this one's place. The project is the caller's from then on, and this window is
    // to be deleted before another one is made.
    ProjectController* releaseProject();
    // What a window has been told beside its project.
    struct Habits {
        bool simulatesOnOpen = true;
        bool example = false;
        std::vector<Problem> importNotes{};
        QStringList evidence{}; // of a project that has no file
        QString base{};         // what the Run page compares with
        QString overlaid{}, overlaidBase{};
        std::optional<scenario::Scenario> overlay{};
        QHash<int, QHash<QString, bool>> pageDocks{};
    };
    Habits habits() const;
    void adopt(QHash<QString, Simulator::Kept> results, Habits habits);

    void simulateCurrent();
    void simulateAll();

    // Reads files of measurements beside the project, each by a job.
    void importEvidence(const QStringList& files);

    // Projects of at most so many requests a scenario are simulated as soon as they are open.
    static constexpr double kSmallRun = 200'000;
    void setSimulatesOnOpen(bool simulates) { m_simulatesOnOpen = simulates; }

    // How unsaved edits are asked about; replaced where nobody can answer a box.
    using AskUnsaved = std::function<QMessageBox::StandardButton(const QString& name)>;
    void setAskUnsaved(AskUnsaved ask) { m_askUnsaved = std::move(ask); }

signals:
    // Text size or language have changed: a window made now has them.
    void rebuildRequested();

protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    // main_window.cpp: the parts and how they are joined
    void makeDocks();
    QDockWidget* makeDock(const QString& name, const QString& title, QWidget* content,
                          Qt::DockWidgetArea area);
    void makePages(const cluster::Kinds& kinds);
    void connectProject();
    void connectViews();
    void applyTheme();
    void handTriageOn(Page page);
    void applyPageDocks();
    bool isCramped() const;
    void rememberPageDocks();
    void defaultLayout();
    void keepLayout();
    void restoreLayout();
    void cycleFocus();

    // main_window_actions.cpp
    struct PageEntry {
        Page page;
        QString menu, tab, icon;
    };
    static std::vector<PageEntry> pageEntries();
    void makeActions();
    QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& keys, std::function<void()> does,
                       const QString& iconName = {});
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeRunMenu();
    void makeThemeMenu(QMenu* menu);
    void makeHelpMenu();
    void makeToolBar();
    void fillRecentMenu();
    void updateIcons();

    // main_window_files.cpp
    bool mayLeaveProject(); // false: the user wants to stay
    bool save();
    bool saveAs();
    void chooseProject();
    void afterOpen();
    void offerRecovery();
    void checkDisk();
    void showFileName();
    void tellError(const QString& key, const Errors& errors);

    // main_window_evidence.cpp
    void makeEvidence();
    void connectEvidence();
    void chooseEvidence();
    void openEvidenceOfProject();
    void rememberEvidence();
    void showEvidence();
    void showEvidenceProblems(std::vector<Problem>& problems) const;
    void showIncident();
    void tellImported(const QString& file);
    void takeOver(const std::vector<scenario::Observation>& observations);
    void setLoad(const ObservedLoad& load);
    void showEvidenceFile(const QString& file);

    // main_window_help.cpp
    void makeHelp(const cluster::Kinds& kinds);
    void connectWelcome();
    void showWelcome();
    void showNextOfRun();
    void explainParts();
    void openBuilt(const evidence::launch::Built& built);
    void addMenuCommands(std::vector<PaletteCommand>& all) const;
    void addProjectCommands(std::vector<PaletteCommand>& all);
    void addKnowledgeCommands(std::vector<PaletteCommand>& all);
    void requestRebuild();

    // main_window_runs.cpp
    void simulate(const QStringList& names);
    void layOver(const QString& base, const QString& lever); // on the Run page
    void layOverMade(const QString& base, const scenario::Scenario& lever);
    bool isOverlaid() const; // the Run page shows m_overlay
    bool isSmall() const;
    QString baseName() const;
    void showResults();
    void showNodeResults();
    void showProblems();
    void showScenarios();
    void showSelection();
    void goToProblem(int row);
    void goToText(Position position);

    std::vector<PluginEntry> m_plugins;
    Settings m_settings;
    Theme m_theme;
    JobTracker m_jobs;
    ProjectController* m_project;
    Simulator* m_simulator;
    EvidenceStore* m_evidence;
    NotebookAnalysis* m_analysis;
    QString m_evidenceOf; // the project whose list of files the store has; empty: not to be remembered
    ProblemsModel* m_problems;
    LogModel* m_log;
    QString m_overlaid, m_overlaidBase;          // a scenario, and what it was asked to be compared with
    std::optional<scenario::Scenario> m_overlay; // it, where it is none of the project
    Errors m_faults;                             // of workloads, that the text does not show
    Errors m_runErrors;                          // of the last simulation that failed
    bool m_simulatesOnOpen = true;
    bool m_example = false;             // the project is an example that came with the program
    std::vector<Problem> m_importNotes; // of a project made from a deployment
    cluster::Kinds m_kinds;
    CommandPalette* m_commands = nullptr;
    LiveAnswer* m_live = nullptr;
    QTimer m_rest; // since the hand that drags a slider has moved
    AskUnsaved m_askUnsaved;

    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    PipelinePage* m_pipeline;
    RunPage* m_run;
    TriagePage* m_triage;
    FixesPage* m_fixes;
    NotebookPage* m_notebook;
    ReportPage* m_report;
    InfoBar* m_info;
    RowTree* m_tree;
    ProjectTreeModel* m_treeModel;
    QWidget* m_palette;
    RowTree* m_paletteTree;
    PaletteModel* m_paletteModel;
    InspectorPanel* m_inspector;
    EvidencePanel* m_evidencePanel;
    QStackedWidget* m_inspectorStack; // inspector or evidence, whichever was selected last
    BottomPanel* m_bottom;
    StatusStrip* m_status;
    QTabBar* m_tabs = nullptr;
    QComboBox* m_scenarios = nullptr;
    QPushButton* m_simulate = nullptr;
    QLabel* m_fileLabel = nullptr;
    QLabel* m_fileIcon = nullptr;
    QMenu* m_recentMenu = nullptr;
    QToolBar* m_toolBar = nullptr;
    QAction* m_scenarioLabel = nullptr;
    QDockWidget* m_projectDock = nullptr;
    QDockWidget* m_paletteDock = nullptr;
    QDockWidget* m_inspectorDock = nullptr;
    QDockWidget* m_bottomDock = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_save = nullptr;
    QAction* m_cancelJobs = nullptr;
    QAction* m_darkTheme = nullptr;
    QAction* m_lightTheme = nullptr;
    QAction* m_systemTheme = nullptr;
    QList<QPair<QAction*, QString>> m_iconActions; // to draw anew with another theme
    QList<QPair<QPushButton*, QString>> m_iconButtons;
    QHash<int, QHash<QString, bool>> m_pageDocks; // which docks each page shows
    bool m_switchingPage = false;
    bool m_treeShown = true;         // the project's tree, where there is room
    bool m_treeWhereCramped = false; // and where somebody asked for it
    bool m_narrow = false;           // the window
    bool m_shownOnce = false;
};

} // namespace fulcrum::app
