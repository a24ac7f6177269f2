// SPDX-License-Identifier: GPL-3.0-or-later
// Files of measurements beside the project: import, where they show, and what is taken over from them.
#include "evidence/evidence_details_model.h"
#include "evidence/observation_editor.h"
#include "evidence/observed_load.h"
#include "evidence/record_words.h"
#include "shell/main_window.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QUndoStack>

#include <cmath>

namespace fulcrum::app
{

namespace
{

using Entry = ProjectTreeModel::EvidenceEntry;

Entry treeEntry(const EvidenceStore::Entry& entry)
{
    Entry shown;
    shown.file = entry.file;
    shown.title = entry.data ? words::sentence(entry.data->title) : QFileInfo(entry.file).fileName();
    if (shown.title.isEmpty()) shown.title = QFileInfo(entry.file).fileName();
    shown.toolTip = QDir::toNativeSeparators(entry.file);
    if (entry.isReading()) {
        shown.state = Entry::State::Reading;
        shown.note = MainWindow::tr("reading");
    } else if (!entry.errors.empty()) {
        shown.state = Entry::State::Failed;
        shown.toolTip += QLatin1Char('\n') + problemOf(entry.errors.front()).message;
    }
    if (!entry.data) return shown;
    shown.toolTip += QLatin1Char('\n') + contentText(*entry.data);
    if (shown.state == Entry::State::Read) {
        if (!entry.data->warnings.empty()) shown.state = Entry::State::Warned;
        const std::size_t n = !entry.data->requests.empty() ? entry.data->requests.size()
                              : !entry.data->series.empty() ? entry.data->series.size()
                                                            : entry.data->observations.size();
        shown.note = QLocale().toString(static_cast<qulonglong>(n));
    }
    for (const std::string& warning : entry.data->warnings)
        shown.toolTip += QLatin1Char('\n') + words::sentence(warning);
    return shown;
}

// A warning says what is so, and after a semicolon what to do.
Problem warningOf(const std::string& text, const QString& file)
{
    const QString whole = toQt(text);
    const qsizetype cut = whole.indexOf(QStringLiteral("; "));
    Error error{whole.left(cut < 0 ? whole.size() : cut).toStdString(),
                cut < 0 ? std::string() : whole.mid(cut + 2).toStdString(),
                file.toStdString(),
                {}};
    return problemOf(error, Problem::Severity::Warning);
}

} // namespace

void MainWindow::makeEvidence()
{
    m_evidencePanel = new EvidencePanel(*m_evidence, m_theme, this);
    m_inspectorStack = new QStackedWidget(this);
    m_inspectorStack->addWidget(m_inspector);
    m_inspectorStack->addWidget(m_evidencePanel);
}

void MainWindow::connectEvidence()
{
    connect(m_evidence, &EvidenceStore::changed, this, [this] {
        showEvidence();
        rememberEvidence();
    });
    connect(m_evidence, &EvidenceStore::imported, this, &MainWindow::tellImported);
    connect(m_evidence, &EvidenceStore::failed, this, [this](const QString& file, const Errors& errors) {
        Error first = errors.front();
        if (first.file.empty()) first.file = QFileInfo(file).fileName().toStdString();
        tellError(QStringLiteral("import"), {first});
    });
    connect(m_evidencePanel, &EvidencePanel::takeOverRequested, this, &MainWindow::takeOver);
    connect(m_evidencePanel, &EvidencePanel::runPageRequested, this, [this] { setPage(kRun); });
    connect(m_project, &ProjectController::selectionChanged, this, [this] {
        if (!m_project->selection().isEmpty()) m_inspectorStack->setCurrentWidget(m_inspector);
    });
    connect(m_run, &RunPage::importRequested, this, &MainWindow::chooseEvidence);
    connect(m_notebook, &NotebookPage::importRequested, this, &MainWindow::chooseEvidence);
    connect(m_triage, &TriagePage::importRequested, this, &MainWindow::chooseEvidence);
    connect(m_triage, &TriagePage::takeOverRequested, this, &MainWindow::takeOver);
    connect(m_notebook, &NotebookPage::refused, this,
            [this](const Error& error) { tellError(QStringLiteral("replay"), {error}); });
    connect(m_analysis, &NotebookAnalysis::failed, this,
            [this](const Errors& errors) { tellError(QStringLiteral("replay"), errors); });
    connect(m_run, &RunPage::selectionChanged, this, &MainWindow::showSelection);
    connect(m_run, &RunPage::observationMade, this,
            [this](const scenario::Observation& observation) { takeOver({observation}); });
}

void MainWindow::chooseEvidence()
{
    const QString folder = m_project->file().isEmpty() ? QString() : QFileInfo(m_project->file()).path();
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Import evidence"), folder);
    if (!files.isEmpty()) importEvidence(files);
}

void MainWindow::importEvidence(const QStringList& files)
{
    m_info->dismiss(QStringLiteral("import"));
    m_evidence->import(files);
}

// The list of the project that is open now; that of the one before stays with it.
void MainWindow::openEvidenceOfProject()
{
    m_evidenceOf.clear();
    m_evidence->clear();
    m_evidenceOf = m_project->file();
    if (const QStringList files = m_settings.evidenceFiles(m_evidenceOf); !files.isEmpty())
        m_evidence->import(files);
}

void MainWindow::rememberEvidence()
{
    if (!m_evidenceOf.isEmpty()) m_settings.setEvidenceFiles(m_evidenceOf, m_evidence->paths());
}

void MainWindow::showEvidence()
{
    std::vector<Entry> entries;
    for (const EvidenceStore::Entry& entry : m_evidence->entries())
        entries.push_back(treeEntry(entry));
    m_treeModel->setEvidence(std::move(entries));
    m_run->setMeasured(m_evidence->files());
    m_triage->setEvidence(m_evidence->entries());
    showProblems();
}

void MainWindow::showEvidenceProblems(std::vector<Problem>& problems) const
{
    for (const EvidenceStore::Entry& entry : m_evidence->entries()) {
        for (Error error : entry.errors) {
            error.file = entry.file.toStdString();
            problems.push_back(problemOf(error));
        }
        if (!entry.data) continue;
        for (const std::string& warning : entry.data->warnings)
            problems.push_back(warningOf(warning, entry.file));
    }
}

// What happened, on the time axis of the Run page.
void MainWindow::showIncident()
{
    std::vector<IncidentMark> marks;
    for (const scenario::Observation& observation : m_project->project().observations)
        if (observation.window.from)
            marks.push_back(
                {*observation.window.from, TimelineMark::Kind::Observation,
                 observation.title.empty() ? observationText(observation) : toQt(observation.title),
                 observationText(observation)});
    for (const scenario::Note& note : m_project->project().notes) {
        if (!note.at) continue;
        const bool action = note.kind == scenario::NoteKind::Action;
        marks.push_back({*note.at, action ? TimelineMark::Kind::Deploy : TimelineMark::Kind::Record,
                         toQt(note.id) + QLatin1Char(' ') + toQt(note.text), recordKindName(note.kind)});
    }
    m_run->setIncident(std::move(marks));
}

void MainWindow::tellImported(const QString& file)
{
    const EvidenceStore::Entry* entry = m_evidence->find(file);
    m_log->add(tr("Imported %1: %2").arg(words::sentence(entry->data->title), contentText(*entry->data)));
    const std::vector<scenario::Observation> observations = entry->data->observations;
    std::vector<InfoBar::Choice> choices{{tr("Show"), [this, file] { showEvidenceFile(file); }}};
    if (!observations.empty())
        choices.push_back({tr("Take over all"), [this, observations] { takeOver(observations); }});
    if (const scenario::Scenario* current = m_project->currentScenario())
        if (const auto load = observedLoad(*current, observations))
            choices.push_back({tr("Take over with its load"), [this, observations, load] {
                                   QUndoStack& undo = *m_project->undoStack();
                                   undo.beginMacro(tr("Take over with its load"));
                                   takeOver(observations);
                                   setLoad(*load);
                                   undo.endMacro();
                               }});
    m_info->tell(QStringLiteral("import"),
                 entry->data->warnings.empty() ? Problem::Severity::Info : Problem::Severity::Warning,
                 tr("%1: %2. The file stays beside the project; observations become part of it when they are "
                    "taken over.")
                     .arg(words::sentence(entry->data->title), contentText(*entry->data)),
                 std::move(choices));
}

void MainWindow::takeOver(const std::vector<scenario::Observation>& observations)
{
    std::vector<scenario::Observation> complete;
    QString refused;
    for (const scenario::Observation& one : observations) {
        const QString why = whyRefused(one);
        if (why.isEmpty())
            complete.push_back(one);
        else if (refused.isEmpty())
            refused = why;
    }
    if (m_project->addObservations(complete)) return; // it has told why not
    if (complete.empty())
        return m_info->tell(QStringLiteral("observation"), Problem::Severity::Warning, refused);
    std::vector<InfoBar::Choice> choices{{tr("Undo"), [this] { m_project->undoStack()->undo(); }},
                                         {tr("Next: triage"), [this] { setPage(kTriage); }}};
    if (const scenario::Scenario* current = m_project->currentScenario())
        if (const auto load = observedLoad(*current, complete))
            choices.push_back({tr("Set the load to %1").arg(load->text()), [this, load] { setLoad(*load); }});
    m_info->tell(QStringLiteral("observation"), Problem::Severity::Info,
                 tr("Added %n observations to the project: %1.", nullptr, static_cast<int>(complete.size()))
                     .arg(observationText(complete.front()) +
                          (complete.size() == 1 ? QString() : QStringLiteral(", \u2026")))
                     .replace(QStringLiteral("\u2026."), QStringLiteral("\u2026")),
                 std::move(choices));
}

void MainWindow::setLoad(const ObservedLoad& load)
{
    QUndoStack& undo = *m_project->undoStack();
    undo.beginMacro(tr("Set the load to %1").arg(load.text()));
    const auto set = [&](const QString& key, const Value& value) {
        m_project->setParameter(load.workload, key, value);
    };
    // The median of a law goes with its mean: what is known of the spread stays.
    const auto lengths = [&](const QString& key, double mean) {
        const Parameters before = m_project->currentScenario()->find(load.workload.toStdString())->parameters;
        const std::string median = key.toStdString() + "_p50", was = key.toStdString();
        set(key, std::round(mean));
        if (before.is_set(median) && before.is_set(was))
            set(toQt(median), std::round(before.real(median) * mean / before.real(was)));
    };
    if (load.rate)
        set(QStringLiteral("rate"),
            QString(QString::number(*load.rate, 'g', 4) + QStringLiteral(" /s")).toStdString());
    if (load.prompt_tokens) lengths(QStringLiteral("prompt"), *load.prompt_tokens);
    if (load.output_tokens) lengths(QStringLiteral("output"), *load.output_tokens);
    undo.endMacro();
    m_info->tell(QStringLiteral("observation"), Problem::Severity::Info,
                 tr("\u201C%1\u201D sends %2 now.").arg(load.workload, load.text()),
                 {{tr("Undo"), [this] { m_project->undoStack()->undo(); }},
                  {tr("Next: triage"), [this] { setPage(kTriage); }}});
}

void MainWindow::showEvidenceFile(const QString& file)
{
    m_evidencePanel->setFile(file);
    m_inspectorStack->setCurrentWidget(m_evidencePanel);
    m_inspectorDock->show();
    const QModelIndex index = m_treeModel->indexOfEvidence(file);
    if (!index.isValid() || index == m_tree->currentIndex()) return;
    const QSignalBlocker quiet(m_tree->selectionModel());
    m_tree->setCurrentIndex(index);
    m_tree->viewport()->update();
}

} // namespace fulcrum::app
