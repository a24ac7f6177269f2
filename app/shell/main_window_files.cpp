// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving and leaving projects.
#include "shell/main_window.h"
#include "shell/values.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

namespace fulcrum::app
{

void MainWindow::tellError(const QString& key, const Errors& errors)
{
    const Problem problem = problemOf(errors.front());
    QString text = problem.message;
    if (problem.at.line > 0)
        text = tr("Line %1: %2").arg(problem.at.line).arg(text);
    else if (!problem.file.isEmpty() && !text.contains(problem.file))
        text = problem.file + QStringLiteral(": ") + text;
    if (!problem.hint.isEmpty()) text += QStringLiteral(". ") + problem.hint;
    m_info->tell(key, Problem::Severity::Error, text + QLatin1Char('.'));
}

bool MainWindow::mayLeaveProject()
{
    if (!m_project->isEdited()) return true;
    switch (m_askUnsaved(m_project->displayName())) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        m_project->discardRecoveryCopy();
        return true;
    default:
        return false;
    }
}

bool MainWindow::openProject(const QString& file)
{
    if (!mayLeaveProject()) return false;
    m_simulator->clear();
    m_run->clear();
    const auto opened = m_project->open(file);
    if (!opened) {
        tellError(QStringLiteral("open"), opened.errors());
        return false;
    }
    m_settings.addRecentFile(m_project->file());
    m_example = false;
    m_importNotes.clear(); // they were about the one before
    showProblems();
    m_log->add(tr("Opened %1").arg(m_project->file()));
    m_analysis->clear();
    openEvidenceOfProject();
    afterOpen();
    return true;
}

void MainWindow::newProject(const QString& templateName)
{
    if (!mayLeaveProject()) return;
    QFile file(QStringLiteral(":/templates/") + templateName + QStringLiteral(".toml"));
    if (!file.open(QIODevice::ReadOnly)) return;
    m_simulator->clear();
    m_run->clear();
    m_example = false;
    m_importNotes.clear();
    m_project->startNew(QString::fromUtf8(file.readAll()));
    openEvidenceOfProject();
    afterOpen();
    setPage(kPipeline);
}

void MainWindow::afterOpen()
{
    m_info->hide();
    m_runErrors.clear();
    m_overlay.reset();
    m_pipeline->view().fit();
    showResults();
    if (m_project->document().read_only())
        m_info->tell(QStringLiteral("readOnly"), Problem::Severity::Warning,
                     tr("This project was written by a newer version of Fulcrum. It opens to read."));
    else if (const QFileInfo info(m_project->file()); info.exists() && !info.isWritable() && !m_example)
        m_info->tell(
            QStringLiteral("notWritable"), Problem::Severity::Info,
            tr("%1 cannot be written. Edits can be saved under another name.").arg(m_project->displayName()),
            {{tr("Save as\u2026"), [this] { saveAs(); }}});
    offerRecovery();
    if (m_simulatesOnOpen && isRunnable() && isSmall()) simulateAll();
}

void MainWindow::offerRecovery()
{
    if (!m_project->hasRecoveryCopy()) return;
    m_info->tell(QStringLiteral("recovery"), Problem::Severity::Warning,
                 tr("The last session ended without saving its edits to this project."),
                 {{tr("Restore them"),
                   [this] {
                       m_project->restoreRecoveryCopy();
                       m_log->add(tr("Restored unsaved edits to %1").arg(m_project->displayName()));
                   }},
                  {tr("Discard them"), [this] { m_project->discardRecoveryCopy(); }}});
}

bool MainWindow::save()
{
    if (m_project->file().isEmpty() || m_example) return saveAs(); // an example stays what it is
    if (m_project->isChangedOnDisk()) {
        checkDisk();
        return false;
    }
    if (const QFileInfo info(m_project->file()); info.exists() && !info.isWritable()) return saveAs();
    const auto saved = m_project->save();
    if (!saved) {
        tellError(QStringLiteral("save"), saved.errors());
        return false;
    }
    m_info->dismiss(QStringLiteral("save"));
    m_settings.addRecentFile(m_project->file());
    m_log->add(tr("Saved %1").arg(m_project->file()));
    return true;
}

bool MainWindow::saveProject()
{
    return save();
}

bool MainWindow::saveAs()
{
    QString proposed = m_project->file();
    if (m_example)
        proposed = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QLatin1Char('/') +
                   m_project->displayName();
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save project as"), proposed, tr("Fulcrum projects (*.toml)"));
    if (file.isEmpty()) return false;
    const auto saved = m_project->saveAs(file);
    if (!saved) {
        tellError(QStringLiteral("save"), saved.errors());
        return false;
    }
    m_example = false;
    showFileName();
    m_settings.addRecentFile(m_project->file());
    m_log->add(tr("Saved %1").arg(m_project->file()));
    m_evidenceOf = m_project->file();
    rememberEvidence();
    return true;
}

void MainWindow::chooseProject()
{
    const QString folder = m_project->file().isEmpty() ? QString() : QFileInfo(m_project->file()).path();
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open project"), folder, tr("Fulcrum projects (*.toml)"));
    if (!file.isEmpty() && openProject(file) && page() == kWelcome) setPage(kPipeline);
}

// Another program wrote the file: neither text may be lost without a word.
void MainWindow::checkDisk()
{
    if (!m_project->isChangedOnDisk()) return;
    m_info->tell(QStringLiteral("disk"), Problem::Severity::Warning,
                 tr("%1 has changed on disk.").arg(m_project->displayName()),
                 {{m_project->isEdited() ? tr("Reload, dropping the edits here") : tr("Reload"),
                   [this] {
                       const QString file = m_project->file();
                       const auto opened = m_project->open(file);
                       if (!opened)
                           tellError(QStringLiteral("open"), opened.errors());
                       else
                           afterOpen();
                   }},
                  {tr("Keep what is here"), [this] { m_project->keepDespiteDisk(); }}});
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) checkDisk();
}

void MainWindow::showFileName()
{
    const bool edited = m_project->isEdited();
    m_fileLabel->setText(m_project->displayName() + QStringLiteral(" \u00B7 ") +
                         (edited                        ? tr("edited")
                          : m_example                   ? tr("example")
                          : m_project->file().isEmpty() ? tr("not saved")
                                                        : tr("saved")));
    m_fileLabel->setToolTip(m_project->file());
    m_save->setEnabled(edited || m_project->file().isEmpty());
    setWindowTitle(m_project->displayName() + QStringLiteral("[*] \u2013 Fulcrum"));
    setWindowModified(edited);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeaveProject()) {
        event->ignore();
        return;
    }
    keepLayout();
    m_jobs.cancelAll();
    event->accept();
}

namespace
{

QStringList localFiles(const QMimeData& data)
{
    QStringList files;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls)
        if (const QString file = url.toLocalFile(); !file.isEmpty() && !QFileInfo(file).isDir())
            files << file;
    return files;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

// A project is opened; all else is evidence beside the one that is open.
void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files = localFiles(*event->mimeData());
    const bool project = files.size() == 1 && files.front().endsWith(QStringLiteral(".toml"));
    event->acceptProposedAction();
    project ? static_cast<void>(openProject(files.front())) : importEvidence(files);
}

} // namespace fulcrum::app
