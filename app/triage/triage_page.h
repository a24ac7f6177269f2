// SPDX-License-Identifier: GPL-3.0-or-later
// Rival mechanisms ranked by what was observed, and what to measure next.
#pragma once

#include "cluster/kinds.h"
#include "jobs/job_tracker.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;

namespace fulcrum::app
{

class TriagePage : public QWidget
{
    Q_OBJECT

public:
    TriagePage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs, const Theme& theme,
               QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

signals:
    void failed(const fulcrum::Errors& errors);

private:
    ProjectController& m_controller;
    cluster::Kinds m_kinds;
    JobTracker& m_jobs;
    Theme m_theme;
    QLabel* m_title;
};

} // namespace fulcrum::app
