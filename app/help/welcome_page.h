// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: the five symptoms, the way in for one's own system, and the example projects.
#pragma once

#include "shell/theme.h"

#include <QWidget>

class QLabel;

namespace fulcrum::app
{

class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

signals:
    void openRequested(const QString& file);

private:
    Theme m_theme;
    QLabel* m_title;
};

} // namespace fulcrum::app
