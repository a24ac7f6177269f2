// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/welcome_page.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fulcrum::app
{

WelcomePage::WelcomePage(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new QLabel(tr("Welcome"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addStretch(1);
    setTheme(theme);
}

void WelcomePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_title->setFont(m_theme.font(FontRole::PageTitle));
}

} // namespace fulcrum::app
