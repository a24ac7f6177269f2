// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in: welcome page, search over everything, keys, what's this, text size and language.
#include "shell/main_window.h"

#include "decision/lever.h"
#include "evidence/metric_words.h"
#include "help/examples.h"
#include "help/language.h"
#include "help/own_system.h"
#include "help/shortcut_sheet.h"
#include "inspector/field_editor.h"
#include "inspector/live_answer.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"
#include "timeline/timeline_view.h"
#include "triage/catalogue.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMetaMethod>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QWhatsThis>

namespace fulcrum::app
{

namespace
{

// Chinese and Japanese have the letter in brackets behind the word: "打开(&O)…".
QString withoutMnemonic(QString text)
{
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return text.remove(bracketed).remove(QLatin1Char('&'));
}

void collect(const QMenu* menu, const QString& path, std::vector<PaletteCommand>& all)
{
    const QList<QAction*> actions = menu->actions();
    for (QAction* action : actions) {
        if (action->menu()) {
            collect(action->menu(),
                    path + QStringLiteral(" \u203A ") + withoutMnemonic(action->menu()->title()), all);
            continue;
        }
        if (action->isSeparator() || !action->isEnabled() || action->text().isEmpty()) continue;
        all.push_back({withoutMnemonic(action->text()), path, QStringLiteral("chevron-right"),
                       action->shortcut().toString(QKeySequence::NativeText),
                       [action] { action->trigger(); }});
    }
}

QString numericText(const ParameterDescription& description)
{
    return description.flag.empty() ? toQt(description.key) : toQt(description.flag);
}

} // namespace

// --- welcome

void MainWindow::makeHelp(const cluster::Kinds& kinds)
{
    m_kinds = kinds;
    m_commands = new CommandPalette(m_theme, this);
    m_live = new LiveAnswer(kinds, this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(400);
    connect(&m_rest, &QTimer::timeout, this, &MainWindow::simulateCurrent);
    connect(m_inspector, &InspectorPanel::slideBegan, this, [this] {
        if (const scenario::Scenario* scenario = m_project->currentScenario())
            m_live->begin(*scenario, m_project->project().run);
    });
    connect(m_inspector, &InspectorPanel::slid, this, [this] {
        if (const scenario::Scenario* scenario = m_project->currentScenario()) m_live->ask(*scenario);
        m_rest.start();
    });
    connect(m_live, &LiveAnswer::answered, m_inspector, &InspectorPanel::setLive);
}

void MainWindow::connectWelcome()
{
    // What was asked for is shown, on the page that has its answer.
    const auto show = [this] {
        const scenario::Project& project = m_project->project();
        setPage(!project.notes.empty() ? kNotebook : !project.levers.empty() ? kFixes : kRun);
    };
    connect(m_welcome, &WelcomePage::openRequested, this, [this, show](const QString& file) {
        if (isExample(file) ? openExample(file) : openProject(file)) show();
    });
    connect(m_welcome, &WelcomePage::exampleRequested, this, [this, show](const QString& file) {
        if (openExample(file)) show();
    });
    connect(m_welcome, &WelcomePage::makeRequested, this, &MainWindow::makeProject);
    connect(m_welcome, &WelcomePage::newRequested, this,
            [this] { newProject(QStringLiteral("one-engine")); });
    connect(m_welcome, &WelcomePage::chooseRequested, this, &MainWindow::chooseProject);
    connect(m_welcome, &WelcomePage::importRequested, this, &MainWindow::chooseEvidence);
    connect(m_welcome, &WelcomePage::pageRequested, this,
            [this](int page) { setPage(static_cast<Page>(page)); });
    connect(m_run, &RunPage::noteRequested, this, [this](const scenario::Moment& at) {
        scenario::Note note;
        note.at = at;
        note.text = tr("Seen on the Run page").toStdString();
        QString added;
        if (m_project->addNotes({note}, &added)) return;
        setPage(kNotebook);
        m_notebook->select(added);
    });
    connect(m_project, &ProjectController::fileChanged, this, &MainWindow::showWelcome);
    connect(m_project, &ProjectController::documentChanged, this, &MainWindow::showNextOfRun);
    connect(m_simulator, &Simulator::resultsChanged, this, &MainWindow::showWelcome);
    connect(m_simulator, &Simulator::started, this, &MainWindow::showWelcome);
    connect(m_simulator, &Simulator::finished, this, &MainWindow::showWelcome);
}

// What to do with a run: ask what explains it where something was observed, else rank what was thought of.
void MainWindow::showNextOfRun()
{
    const scenario::Project& project = m_project->project();
    if (!project.observations.empty())
        m_run->setNextStep(tr("Next: triage"), [this] { setPage(kTriage); });
    else if (!project.levers.empty())
        m_run->setNextStep(tr("Next: rank fixes"), [this] { setPage(kFixes); });
    else
        m_run->setNextStep(tr("Next: bring evidence"), [this] { chooseEvidence(); });
}

void MainWindow::showWelcome()
{
    showNextOfRun();
    m_welcome->setRecentFiles(m_settings.recentFiles());
    const std::vector<study::ScenarioResult> results = m_simulator->results(m_project->project());
    const bool five = QFileInfo(m_project->file()).fileName() == QLatin1String("five-symptoms.toml");
    m_welcome->setResults(five ? results : std::vector<study::ScenarioResult>());
    const int scenarios = static_cast<int>(m_project->project().scenarios.size());
    int runs = 0;
    for (const study::ScenarioResult& result : results)
        runs += result.replications;
    if (scenarios == 0)
        m_welcome->setSentence(tr("no project is open"));
    else if (m_simulator->isSimulating())
        m_welcome->setSentence(tr("%1: simulating").arg(m_project->displayName()));
    else if (results.empty())
        m_welcome->setSentence(tr("%1: not simulated yet").arg(m_project->displayName()));
    else
        m_welcome->setSentence(
            tr("%1 opened and simulated: %n scenarios, %2 runs", nullptr, static_cast<int>(results.size()))
                .arg(m_project->displayName())
                .arg(runs));
    if (scenarios == 0)
        m_welcome->setNextStep(tr("Next: open the five symptoms"),
                               [this] { openExample(exampleFile(QStringLiteral("five-symptoms.toml"))); });
    else if (results.empty())
        m_welcome->setNextStep(tr("Next: simulate %1").arg(m_project->displayName()), [this] {
            setPage(kRun);
            simulateAll();
        });
    else if (five && m_project->project().find("frozen-tail"))
        m_welcome->setNextStep(tr("Next: open 3.4 and see why answers freeze"), [this] {
            m_project->setCurrentScenario(QStringLiteral("frozen-tail"));
            setPage(kRun);
        });
    else
        m_welcome->setNextStep(tr("Next: look at the run"), [this] { setPage(kRun); });
}

bool MainWindow::openExample(const QString& file)
{
    if (file.isEmpty() || !openProject(file)) return false;
    m_example = true;
    showFileName();
    return true;
}

void MainWindow::makeProject(const evidence::launch::Given& given)
{
    OwnSystem& own = m_welcome->ownSystem();
    own.setBusy(true);
    m_jobs.start<evidence::launch::Built>(
        tr("Make a project"), QStringLiteral("makeProject"),
        [given, kinds = m_kinds](const JobControl&) { return evidence::launch::scenario_from(given, kinds); },
        [this](Result<evidence::launch::Built> built) {
            m_welcome->ownSystem().setBusy(false);
            if (built)
                openBuilt(*built);
            else
                m_welcome->ownSystem().setComplaint(built.errors());
        });
}

void MainWindow::openBuilt(const evidence::launch::Built& built)
{
    if (!mayLeaveProject()) return;
    m_simulator->clear();
    m_run->clear();
    m_importNotes.clear();
    m_example = false;
    using Severity = Problem::Severity;
    const auto note = [this](const std::vector<std::string>& sentences, Severity severity,
                             const QString& kind) {
        for (const std::string& each : sentences)
            m_importNotes.push_back({severity, kind.arg(words::sentence(each)), {}, {}});
    };
    note(built.not_taken_over, Severity::Warning, tr("Not taken over: %1"));
    note(built.warnings, Severity::Warning, QStringLiteral("%1"));
    note(built.assumptions, Severity::Info, tr("Assumed: %1"));
    note(built.taken_over, Severity::Info, tr("Taken over: %1"));
    note(built.redacted, Severity::Info, tr("Left out: %1"));
    m_project->startNew(toQt(built.toml));
    openEvidenceOfProject();
    afterOpen();
    setPage(kPipeline);
    showProblems();
    m_bottom->setTab(BottomPanel::kProblems);
    m_bottomDock->show();
    const QString taken =
        tr("%n settings were taken over", nullptr, static_cast<int>(built.taken_over.size()));
    const QString left = tr("%n not", nullptr, static_cast<int>(built.not_taken_over.size()));
    const QString assumed = tr("%n assumed", nullptr, static_cast<int>(built.assumptions.size()));
    m_info->tell(QStringLiteral("made"), isRunnable() ? Severity::Info : Severity::Warning,
                 tr("Made from what you gave: %1, %2, %3. Problems lists each.").arg(taken, left, assumed),
                 {{tr("Simulate"),
                   [this] {
                       setPage(kRun);
                       if (!m_simulator->isSimulating()) simulateAll();
                   }},
                  {tr("Import evidence\u2026"), [this] { chooseEvidence(); }}});
}

// --- search over everything

void MainWindow::openPalette()
{
    m_commands->open(commands());
}

std::vector<PaletteCommand> MainWindow::commands()
{
    std::vector<PaletteCommand> all;
    addMenuCommands(all);
    addProjectCommands(all);
    addKnowledgeCommands(all);
    return all;
}

void MainWindow::addMenuCommands(std::vector<PaletteCommand>& all) const
{
    const QList<QAction*> menus = menuBar()->actions();
    for (const QAction* action : menus)
        if (action->menu()) collect(action->menu(), withoutMnemonic(action->menu()->title()), all);
}

void MainWindow::addProjectCommands(std::vector<PaletteCommand>& all)
{
    const scenario::Project& project = m_project->project();
    for (const scenario::Scenario& scenario : project.scenarios)
        all.push_back({scenarioName(scenario),
                       tr("scenario %1").arg(toQt(scenario.name)),
                       QStringLiteral("scenario"),
                       {},
                       [this, name = toQt(scenario.name)] { m_project->setCurrentScenario(name); }});
    if (const scenario::Scenario* current = m_project->currentScenario()) {
        const QString name = toQt(current->name);
        for (const scenario::Node& node : current->nodes) {
            const QString id = toQt(node.id);
            const auto select = [this, name, id] {
                setPage(kPipeline);
                m_project->selectNode(name, id);
            };
            all.push_back({nodeName(node),
                           tr("node %1, %2").arg(id, kindName(node.kind)),
                           kindIcon(node.kind),
                           {},
                           select});
            const scenario::NodeType* type = m_project->nodeTypes().find(node.kind, node.plugin);
            if (!type) continue;
            for (const ParameterDescription& parameter : type->parameters)
                all.push_back({words::parameter(parameter.label),
                               tr("parameter of %1, %2").arg(id, numericText(parameter)),
                               QStringLiteral("text"),
                               {},
                               [this, select, key = toQt(parameter.key)] {
                                   select();
                                   m_inspectorDock->show();
                                   m_inspector->showParameter(key);
                               },
                               toQt(parameter.label)});
        }
    }
    const auto record = [this](const QString& id) {
        return [this, id] {
            setPage(kNotebook);
            m_notebook->select(id);
        };
    };
    for (const scenario::Observation& observation : project.observations)
        all.push_back({toQt(observation.id),
                       tr("observation of %1").arg(metricWords(observation.metric).name),
                       QStringLiteral("observation"),
                       {},
                       record(toQt(observation.id)),
                       toQt(observation.metric)});
    for (const scenario::Note& note : project.notes)
        all.push_back({toQt(note.id),
                       tr("record: %1").arg(toQt(note.text)),
                       QStringLiteral("notebook"),
                       {},
                       record(toQt(note.id))});
    for (int row = 0; row < m_problems->rowCount(); ++row)
        all.push_back({m_problems->problem(row).message,
                       tr("problem"),
                       severityIcon(m_problems->problem(row).severity),
                       {},
                       [this, row] {
                           m_bottom->setTab(BottomPanel::kProblems);
                           m_bottomDock->show();
                           goToProblem(row);
                       }});
}

void MainWindow::addKnowledgeCommands(std::vector<PaletteCommand>& all)
{
    for (const triage::Mechanism& mechanism : triage::mechanisms_of(m_project->project()))
        all.push_back({words::mechanism(mechanism.title),
                       tr("mechanism %1").arg(toQt(mechanism.id)),
                       QStringLiteral("triage"),
                       {},
                       [this] { setPage(kTriage); },
                       toQt(mechanism.title)});
    for (const scenario::Lever& lever : decision::known_levers())
        all.push_back({words::lever(lever.title),
                       tr("lever %1").arg(toQt(lever.id)),
                       QStringLiteral("fixes"),
                       {},
                       [this] { setPage(kFixes); },
                       toQt(lever.title)});
    for (const Example& example : examples())
        if (const QString file = exampleFile(example.file); !file.isEmpty())
            all.push_back({QFileInfo(file).completeBaseName(),
                           tr("example: %1").arg(example.question),
                           QStringLiteral("folder"),
                           {},
                           [this, file] { openExample(file); }});
}

// --- keys and what's this

void MainWindow::showShortcuts()
{
    std::vector<ShortcutGroup> groups;
    const QList<QAction*> menus = menuBar()->actions();
    for (const QAction* menu : menus) {
        if (!menu->menu()) continue;
        ShortcutGroup group{withoutMnemonic(menu->text()), {}};
        const QList<QAction*> actions = menu->menu()->actions();
        for (const QAction* action : actions)
            if (!action->shortcut().isEmpty())
                group.keys.emplace_back(action->shortcut().toString(QKeySequence::NativeText),
                                        withoutMnemonic(action->text()));
        if (!group.keys.empty()) groups.push_back(std::move(group));
    }
    for (ShortcutGroup& group : viewShortcuts())
        groups.push_back(std::move(group));
    auto* sheet = new ShortcutSheet(std::move(groups), m_theme, this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void MainWindow::explainParts()
{
    m_run->timelines()->setWhatsThis(tr(
        "<b>Timelines.</b> One row a figure, all on one axis of time. The line is the mean of what falls on "
        "a "
        "pixel, the band around it the lowest and highest value there, so that no spike is lost when you "
        "zoom "
        "out. Dashes are the scenario it is compared with; what was measured lies over it in the colour of "
        "text. Drag to select time, W and S zoom, F fits, P pins a row, N notes the moment in the notebook, "
        "M makes an observation."));
    m_run->setWhatsThis(
        tr("<b>Run.</b> What a simulation of the scenario shows: timelines of the first replication, "
           "percentiles "
           "with their 95 % interval over replications, and their distributions. Percentiles are of nearest "
           "rank over all requests offered; those that had not ended count as longer than all others."));
    m_pipeline->setWhatsThis(tr(
        "<b>Pipeline.</b> Requests flow from workloads through gateways and routers to engines; engines have "
        "their steps computed by devices. Rows on a node are the latest result. Drag from a port to link; L "
        "does it from the keyboard."));
    m_inspectorStack->setWhatsThis(tr(
        "<b>Inspector.</b> The parameters of what is selected. A dot marks what was changed, \u2260 what "
        "differs "
        "from the scenario that this one extends. The row with the focus has a slider: while you drag it, a "
        "short run answers below; when the hand rests, the scenario is simulated in full."));
    m_notebook->setWhatsThis(tr("<b>Notebook.</b> Observations, hypotheses, actions, predictions and "
                                "recovery checks, never mixed up. "
                                "Actions that overlap lose their causal credit until a replay separates them "
                                "and a person accepts it."));
    m_triage->setWhatsThis(
        tr("<b>Triage.</b> Rival mechanisms, ranked by how well each explains all observations together, the "
           "observation that each one fails, and the one measurement that splits the leaders."));
    m_fixes->setWhatsThis(tr("<b>Fixes.</b> Every lever with what it is expected to bring over what it costs "
                             "and risks. An interval "
                             "that spans many ranks means that the order is not settled."));
    m_report->setWhatsThis(
        tr("<b>Report.</b> The page as it will be printed, with where each figure comes from."));
    m_welcome->setWhatsThis(tr("<b>Welcome.</b> Five symptoms, each with its mechanism, the lever, what the "
                               "lever bought in the example "
                               "project, and what you would see if this was not the cause."));
    m_bottom->setWhatsThis(
        tr("<b>Problems, jobs, log and text.</b> Each check of the project with the line or node "
           "it is about; a double click goes there."));
    m_projectDock->setWhatsThis(
        tr("<b>Project.</b> Scenarios with their nodes, the files of measurements that are "
           "open, and the records of the notebook by kind."));
    m_paletteDock->setWhatsThis(
        tr("<b>Palette.</b> The nodes there are. Drag one to the canvas, or press Enter."));
}

void MainWindow::explainFocus()
{
    QWidget* about = QApplication::focusWidget();
    while (about && about->whatsThis().isEmpty())
        about = about->parentWidget();
    if (!about) about = m_pages->currentWidget();
    QWhatsThis::showText(about->mapToGlobal(QPoint(about->width() / 3, std::min(about->height() / 3, 120))),
                         about->whatsThis(), about);
}

// --- looks

void MainWindow::followSystemAppearance()
{
    m_settings.setFollowsSystem(true);
    m_systemTheme->setChecked(true);
    setAppearance(systemAppearance());
}

void MainWindow::setTextScale(double scale)
{
    if (qFuzzyCompare(scale, m_settings.textScale())) return;
    m_settings.setTextScale(scale);
    requestRebuild();
}

void MainWindow::setLanguage(const QString& language)
{
    if (language == m_settings.language()) return;
    m_settings.setLanguage(language);
    requestRebuild();
}

void MainWindow::requestRebuild()
{
    if (isSignalConnected(QMetaMethod::fromSignal(&MainWindow::rebuildRequested)))
        emit rebuildRequested();
    else
        m_info->tell(QStringLiteral("rebuild"), Problem::Severity::Info,
                     tr("This applies when Fulcrum is started next."));
}

ProjectController* MainWindow::releaseProject()
{
    keepLayout();
    m_project->disconnect();
    m_project->setParent(nullptr);
    return m_project;
}

MainWindow::Habits MainWindow::habits() const
{
    return {m_simulatesOnOpen,   m_example,
            m_importNotes,       m_project->file().isEmpty() ? m_evidence->paths() : QStringList(),
            m_run->chosenBase(), m_overlaid,
            m_overlaidBase,      m_overlay,
            m_pageDocks};
}

void MainWindow::adopt(QHash<QString, Simulator::Kept> results, Habits habits)
{
    m_simulatesOnOpen = habits.simulatesOnOpen;
    m_example = habits.example;
    m_importNotes = std::move(habits.importNotes);
    m_overlaid = habits.overlaid;
    m_overlaidBase = habits.overlaidBase;
    m_overlay = std::move(habits.overlay);
    m_pageDocks = std::move(habits.pageDocks);
    m_simulator->keep(std::move(results));
    m_run->chooseBase(habits.base);
    if (!habits.evidence.isEmpty()) m_evidence->import(habits.evidence);
    showFileName();
    showProblems();
}

bool MainWindow::event(QEvent* event)
{
    // The desktop has another theme now.
    if (event->type() == QEvent::ThemeChange && m_systemTheme && m_settings.followsSystem())
        setAppearance(systemAppearance());
    return QMainWindow::event(event);
}

} // namespace fulcrum::app
