// SPDX-License-Identifier: GPL-3.0-or-later
// What lies below the pages: problems, jobs, log, and the project text.
#pragma once

#include "jobs/jobs_model.h"
#include "shell/log_model.h"
#include "shell/problems_model.h"
#include "shell/text_view.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;
class QTableView;
class QToolButton;

namespace fulcrum::app
{

class BottomPanel : public QWidget
{
    Q_OBJECT

public:
    enum Tab { kProblems, kJobs, kLog, kText };

    BottomPanel(ProblemsModel& problems, JobTracker& jobs, LogModel& log, const Theme& theme,
                QWidget* parent = nullptr);

    QWidget* titleBar() { return m_title; } // for the dock
    TextView& text() { return *m_text; }
    Tab tab() const;
    void setTab(Tab tab);
    void setTheme(const Theme& theme);
    QTableView& problemsTable() { return *m_problemsTable; }

    QSize sizeHint() const override { return {600, 200}; }

signals:
    void problemActivated(int row);
    void closeRequested();
    void tabChanged();

private:
    void showCounts();
    void showCancel();

    ProblemsModel& m_problems;
    JobTracker& m_tracker;
    JobsModel m_jobs;
    Theme m_theme;
    QWidget* m_title;
    QTabBar* m_tabs;
    QLabel* m_errors;
    QLabel* m_warnings;
    QLabel* m_hint;
    QToolButton* m_cancel;
    QToolButton* m_close;
    QStackedWidget* m_stack;
    QTableView* m_problemsTable;
    QTableView* m_jobsTable;
    QTableView* m_logTable;
    QLabel* m_noProblems;
    TextView* m_text;
};

} // namespace fulcrum::app
