// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage_page.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fulcrum::app
{

TriagePage::TriagePage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                       const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_kinds(std::move(kinds)), m_jobs(jobs), m_theme(theme),
      m_title(new QLabel(tr("Triage"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addStretch(1);
    setTheme(theme);
}

void TriagePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_title->setFont(m_theme.font(FontRole::PageTitle));
}

} // namespace fulcrum::app
