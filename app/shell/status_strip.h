// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar's content: toggles of the panels below, progress of the job that runs, the selection, and
// what is needed to repeat the picture.
#pragma once

#include "jobs/job_tracker.h"
#include "shell/bottom_panel.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace fulcrum::app
{

class StatusStrip : public QWidget
{
    Q_OBJECT

public:
    StatusStrip(JobTracker& jobs, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setProblems(int errors, int others);
    void setOpenPanel(int tab); // -1: none
    void setSelection(const QString& text);
    void setRepeat(const QString& text); // seed, replications, version

signals:
    void panelRequested(int tab);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* makeToggle(const QString& text, int tab);
    void showJobs();

    JobTracker& m_jobs;
    Theme m_theme;
    int m_errors = 0;
    int m_others = 0;
    QToolButton* m_problemsToggle;
    QToolButton* m_jobsToggle;
    QToolButton* m_logToggle;
    QProgressBar* m_progress;
    QLabel* m_timeLeft;
    QToolButton* m_cancel;
    QLabel* m_selection;
    QLabel* m_repeat;
};

} // namespace fulcrum::app
