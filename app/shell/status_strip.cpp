// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/status_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kQuiet = 0.3; // s; shorter jobs show nothing

} // namespace

StatusStrip::StatusStrip(JobTracker& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_theme(theme),
      m_problemsToggle(makeToggle(tr("Problems"), BottomPanel::kProblems)),
      m_jobsToggle(makeToggle(tr("Jobs"), BottomPanel::kJobs)),
      m_logToggle(makeToggle(tr("Log"), BottomPanel::kLog)), m_progress(new QProgressBar(this)),
      m_timeLeft(new QLabel(this)), m_cancel(new QToolButton(this)), m_selection(new QLabel(this)),
      m_repeat(new QLabel(this))
{
    setObjectName(QStringLiteral("statusStrip"));
    setFixedHeight(metrics::kStatusBar);
    m_progress->setFixedWidth(80);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setAccessibleName(tr("Progress of the job"));
    m_cancel->setObjectName(QStringLiteral("cancelJob"));
    m_cancel->setFixedSize(18, 18);
    m_cancel->setAutoRaise(true);
    m_cancel->setToolTip(tr("Cancel the job"));
    m_cancel->setAccessibleName(tr("Cancel the job"));
    for (QLabel* label : {m_timeLeft, m_selection, m_repeat})
        label->setProperty("role", QStringLiteral("secondary"));
    m_selection->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kGap, 0, metrics::kBlock + metrics::kGap, 0);
    row->setSpacing(metrics::kGap);
    row->addWidget(m_problemsToggle);
    row->addWidget(m_jobsToggle);
    row->addWidget(m_progress);
    row->addWidget(m_timeLeft);
    row->addWidget(m_cancel);
    row->addWidget(m_logToggle);
    row->addSpacing(metrics::kBlock);
    row->addWidget(m_selection, 1);
    row->addWidget(m_repeat);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_jobs.cancelAll(); });
    for (const auto signal : {&JobTracker::jobAdded, &JobTracker::jobChanged, &JobTracker::jobFinished})
        connect(&jobs, signal, this, &StatusStrip::showJobs);
    setTheme(theme);
}

QToolButton* StatusStrip::makeToggle(const QString& text, int tab)
{
    auto* toggle = new QToolButton(this);
    toggle->setText(text);
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toggle->setCheckable(true);
    toggle->setAutoRaise(true);
    toggle->setIconSize({14, 14});
    toggle->setFixedHeight(22);
    connect(toggle, &QToolButton::clicked, this, [this, tab] { emit panelRequested(tab); });
    return toggle;
}

void StatusStrip::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (QToolButton* toggle : {m_problemsToggle, m_jobsToggle, m_logToggle})
        toggle->setFont(theme.font(FontRole::Table));
    m_jobsToggle->setIcon(icon(QStringLiteral("jobs"), theme));
    m_logToggle->setIcon(icon(QStringLiteral("log"), theme));
    m_cancel->setIcon(icon(QStringLiteral("close"), theme));
    setProblems(m_errors, m_others);
    showJobs();
    update();
}

void StatusStrip::setProblems(int errors, int others)
{
    m_errors = errors;
    m_others = others;
    const int all = errors + others;
    m_problemsToggle->setText(tr("Problems %1").arg(all));
    m_problemsToggle->setIcon(errors > 0   ? icon(QStringLiteral("error"), m_theme.error)
                              : others > 0 ? icon(QStringLiteral("warning"), m_theme.warning)
                                           : icon(QStringLiteral("ok"), m_theme.ok));
}

void StatusStrip::setOpenPanel(int tab)
{
    m_problemsToggle->setChecked(tab == BottomPanel::kProblems);
    m_jobsToggle->setChecked(tab == BottomPanel::kJobs);
    m_logToggle->setChecked(tab == BottomPanel::kLog);
}

void StatusStrip::setSelection(const QString& text)
{
    m_selection->setText(text);
}

void StatusStrip::setRepeat(const QString& text)
{
    m_repeat->setText(text);
}

void StatusStrip::showJobs()
{
    const auto& jobs = m_jobs.jobs();
    const auto active = std::find_if(jobs.begin(), jobs.end(), [](const Job& job) { return job.isActive(); });
    const bool shown = active != jobs.end() && active->elapsed >= kQuiet;
    m_progress->setVisible(shown);
    m_timeLeft->setVisible(shown);
    m_cancel->setVisible(shown);
    const auto count = std::count_if(jobs.begin(), jobs.end(), [](const Job& job) { return job.isActive(); });
    m_jobsToggle->setText(count == 0 ? tr("Jobs none") : shown ? active->title : tr("Jobs %1").arg(count));
    if (!shown) return;
    m_progress->setValue(qRound(active->progress * 1000));
    m_timeLeft->setText(active->state == Job::State::Cancelling ? tr("cancelling")
                                                                : JobsModel::timeText(*active));
}

void StatusStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg2);
}

} // namespace fulcrum::app
