// SPDX-License-Identifier: GPL-3.0-or-later
// What a review reads, with every figure's run named.
#pragma once

#include "cluster/kinds.h"
#include "jobs/job_tracker.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;

namespace fulcrum::app
{

class ReportPage : public QWidget
{
    Q_OBJECT

public:
    ReportPage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs, const Theme& theme,
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
