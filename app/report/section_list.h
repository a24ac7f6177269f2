// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a report: which are in it, in which order, on which page.
#pragma once

#include "shell/theme.h"

#include <QListWidget>

#include <string>
#include <vector>

namespace fulcrum::app
{

struct PageOutline;

class SectionList : public QListWidget
{
    Q_OBJECT

public:
    explicit SectionList(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    std::vector<std::string> chosen() const; // ids in order
    void setChosen(const QString& id, bool chosen);
    void move(int from, int to);
    void setReport(const PageOutline* pages); // nullptr: no pages yet

signals:
    void changed();
    void wentTo(const QString& id);

protected:
    void dropEvent(QDropEvent* event) override;

private:
    Theme m_theme;
};

} // namespace fulcrum::app
