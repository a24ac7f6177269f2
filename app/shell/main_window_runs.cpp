// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations, their results, problems and the selection, as the window shows them.
#include "jobs/run_size.h"
#include "shell/main_window.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "timeline/run_header.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFileInfo>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace fulcrum::app
{

void MainWindow::simulate(const QStringList& names)
{
    const scenario::Document& document = m_project->document();
    if (!isRunnable()) {
        m_bottom->setTab(BottomPanel::kProblems);
        m_bottomDock->show();
        m_info->tell(QStringLiteral("run"), Problem::Severity::Error,
                     tr("The project cannot be simulated before its problems are solved."));
        return;
    }
    m_simulator->simulate(document.project(), names);
}

// Its text is in order, and every workload can be made.
bool MainWindow::isRunnable() const
{
    return m_project->document().runnable() && m_faults.empty();
}

void MainWindow::simulateCurrent()
{
    if (m_project->currentScenario()) simulate({m_project->currentScenarioName()});
}

void MainWindow::simulateAll()
{
    if (m_project->currentScenario()) simulate({});
}

// A lever over its symptom: both are simulated where they have not been.
void MainWindow::layOver(const QString& base, const QString& lever)
{
    m_overlaid = lever;
    m_overlaidBase = base;
    m_overlay.reset();
    m_project->setCurrentScenario(lever);
    QStringList missing;
    for (const QString& name : {base, lever})
        if (!m_simulator->result(name) || m_simulator->isStale(m_project->project(), name)) missing << name;
    if (!missing.isEmpty()) simulate(missing);
    showResults();
    setPage(kRun);
}

// One that is told by edits stands beside the scenarios of the project, until another scenario is chosen.
void MainWindow::layOverMade(const QString& base, const scenario::Scenario& lever)
{
    m_project->setCurrentScenario(base);
    m_overlaid = toQt(lever.name);
    m_overlaidBase = base;
    m_overlay = lever;
    scenario::Project both = m_project->project();
    both.scenarios.push_back(lever);
    QStringList missing;
    if (!m_simulator->result(base) || m_simulator->isStale(both, base)) missing << base;
    if (!m_simulator->isOf(lever, both.run)) missing << m_overlaid;
    if (!missing.isEmpty()) m_simulator->simulate(both, missing);
    showResults();
    setPage(kRun);
}

bool MainWindow::isOverlaid() const
{
    return m_overlay && m_project->currentScenarioName() == m_overlaidBase && m_simulator->result(m_overlaid);
}

bool MainWindow::isSmall() const
{
    const scenario::Project& project = m_project->project();
    const QString folder = QFileInfo(m_project->file()).path();
    return std::all_of(
        project.scenarios.begin(), project.scenarios.end(), [&](const scenario::Scenario& scenario) {
            const auto requests = expectedRequests(scenario, project.run, m_project->nodeTypes(), folder);
            return requests && *requests <= kSmallRun;
        });
}

// What a scenario is compared with: the one it extends. Others in the project may be other systems
// altogether.
QString MainWindow::baseName() const
{
    const scenario::Scenario* current = m_project->currentScenario();
    if (!current) return {};
    if (isOverlaid()) return m_overlaidBase;
    if (toQt(current->name) == m_overlaid && m_project->project().find(m_overlaidBase.toStdString()))
        return m_overlaidBase;
    return toQt(current->extends.empty() ? current->name : current->extends);
}

void MainWindow::showResults()
{
    const std::vector<study::ScenarioResult> results = m_simulator->results(m_project->project());
    const QString current = m_project->currentScenarioName();
    const auto at = std::find_if(results.begin(), results.end(), [&](const study::ScenarioResult& result) {
        return toQt(result.figures.name) == current;
    });
    if (results.empty()) {
        m_run->clear();
    } else if (isOverlaid()) {
        std::vector<study::ScenarioResult> both = results;
        both.push_back(*m_simulator->result(m_overlaid));
        m_run->showResults(both, static_cast<int>(results.size()), baseName());
    } else {
        m_run->showResults(results, at == results.end() ? 0 : static_cast<int>(at - results.begin()),
                           baseName());
    }
    m_run->setStale(m_simulator->isStale(m_project->project(), current));
    m_notebook->setResults(results);
    const bool anyStale =
        std::any_of(results.begin(), results.end(), [&](const study::ScenarioResult& result) {
            return m_simulator->isStale(m_project->project(), toQt(result.figures.name));
        });
    m_report->setResults(results, anyStale);
    m_triage->setResults(results);
    showNodeResults();
}

// The nodes' rows and the note above the canvas say where their figures come from.
void MainWindow::showNodeResults()
{
    const QString current = m_project->currentScenarioName();
    const study::ScenarioResult* result = m_simulator->result(current);
    const bool stale = m_simulator->isStale(m_project->project(), current);
    const bool simulating = m_simulator->scenariosRunning().contains(current);
    m_pipeline->view().pipeline().setResult(result ? std::optional(*result) : std::nullopt, stale,
                                            simulating);
    if (!result)
        m_pipeline->setNote({}, simulating ? tr("simulating") : tr("not simulated yet"), {});
    else if (stale)
        m_pipeline->setNote(
            QStringLiteral("trust-empty"), tr("Results before edit"),
            tr("The scenario has been edited since it was simulated. Ctrl+R simulates it again."));
    else
        m_pipeline->setNote(QStringLiteral("trust-empty"), trustText(result->figures.trust),
                            tr("How far these figures can be trusted"));
}

void MainWindow::showProblems()
{
    std::vector<Problem> problems;
    for (const Error& error : m_project->document().problems())
        problems.push_back(problemOf(error));
    m_faults = m_project->document().runnable() ? workloadFaults(m_project->project(), m_kinds) : Errors{};
    for (const Error& error : m_faults)
        problems.push_back(problemOf(error));
    for (const Error& error : m_runErrors) {
        const bool told = std::ranges::any_of(
            m_faults, [&](const Error& fault) { return fault.message.ends_with(error.message); });
        if (!told) problems.push_back(problemOf(error));
    }
    problems.insert(problems.end(), m_importNotes.begin(), m_importNotes.end());
    for (const PluginEntry& plugin : m_plugins)
        if (!plugin.loaded)
            problems.push_back(
                {Problem::Severity::Warning, tr("Plugin refused: %1").arg(plugin.reason), {}, plugin.file});
    for (const study::ScenarioResult& result : m_simulator->results(m_project->project())) {
        const study::ScenarioFigures& figures = result.figures;
        if (!figures.steady_state.holds)
            problems.push_back(
                {Problem::Severity::Warning,
                 tr("No steady state: %1").arg(unsteadyText(figures.steady_state)),
                 figures.steady_state.transient
                     ? QString()
                     : tr("Lower the load or add capacity; percentiles grow with the length of the run"),
                 {},
                 {},
                 toQt(figures.name),
                 toQt(figures.title)});
        for (const std::string& note : figures.notes)
            problems.push_back({Problem::Severity::Info,
                                words::sentence(note),
                                {},
                                {},
                                {},
                                toQt(figures.name),
                                toQt(figures.title)});
    }
    showEvidenceProblems(problems);
    m_problems->setProblems(std::move(problems));
    const int errors = m_problems->count(Problem::Severity::Error);
    m_status->setProblems(errors, m_problems->rowCount() - errors);
    m_simulate->setEnabled(isRunnable() && m_project->currentScenario());
}

void MainWindow::showScenarios()
{
    const QSignalBlocker quiet(m_scenarios);
    m_scenarios->clear();
    for (const scenario::Scenario& scenario : m_project->project().scenarios)
        m_scenarios->addItem(scenarioName(scenario), toQt(scenario.name));
    m_scenarios->setCurrentIndex(m_scenarios->findData(m_project->currentScenarioName()));
    m_scenarios->setToolTip(m_scenarios->currentText());
    const scenario::RunSettings& run = m_project->project().run;
    m_status->setRepeat(tr("seed %1 \u00B7 %n replications \u00B7 Fulcrum %2", nullptr, run.replications)
                            .arg(run.seed)
                            .arg(QStringLiteral(FULCRUM_VERSION)));
}

void MainWindow::showSelection()
{
    const Selection& selection = m_project->selection();
    const scenario::Node* node = m_project->selectedNode();
    if (m_pages->currentWidget() == m_run && !m_run->selectionText().isEmpty())
        m_status->setSelection(tr("Selection %1").arg(m_run->selectionText()));
    else if (node)
        m_status->setSelection(nodeName(*node) + QStringLiteral(" \u00B7 ") + kindName(node->kind));
    else if (selection.link)
        m_status->setSelection(tr("Link %1 \u2192 %2").arg(selection.link->from, selection.link->to));
    else if (!selection.nodes.isEmpty())
        m_status->setSelection(tr("%n nodes selected", nullptr, static_cast<int>(selection.nodes.size())));
    else
        m_status->setSelection({});
    const QModelIndex index =
        m_treeModel->indexOf(m_project->currentScenarioName(), node ? toQt(node->id) : QString());
    if (!m_tree->currentIndex().data(ProjectTreeModel::kEvidenceRole).toString().isEmpty()) return;
    if (!index.isValid() || index == m_tree->currentIndex()) return;
    const QSignalBlocker quiet(m_tree->selectionModel());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_tree->viewport()->update();
}

void MainWindow::goToProblem(int row)
{
    const Problem problem = m_problems->problem(row);
    if (m_evidence->find(problem.file)) return showEvidenceFile(problem.file);
    if (!problem.scenario.isEmpty()) {
        m_project->setCurrentScenario(problem.scenario);
        setPage(kRun);
        return;
    }
    const scenario::Project& project = m_project->project();
    const bool here = problem.file.isEmpty() || problem.file == toQt(m_project->document().file());
    if (!here || problem.at.line <= 0) return;
    const scenario::Scenario* current = m_project->currentScenario();
    if (const scenario::Node* node = current ? nodeAt(*current, problem.at.line) : nullptr) {
        setPage(kPipeline);
        m_project->selectNode(toQt(current->name), toQt(node->id));
        return;
    }
    for (const scenario::Scenario& scenario : project.scenarios) {
        const scenario::Node* node = nodeAt(scenario, problem.at.line);
        if (!node || problem.at.line < scenario.at.line) continue;
        setPage(kPipeline);
        m_project->selectNode(toQt(scenario.name), toQt(node->id));
        return;
    }
    goToText(problem.at);
}

void MainWindow::goToText(Position position)
{
    m_bottom->setTab(BottomPanel::kText);
    m_bottomDock->show();
    m_bottom->text().goTo(position);
    m_bottom->text().setFocus();
}

} // namespace fulcrum::app
