// SPDX-License-Identifier: GPL-3.0-or-later
// One imported file: what it is, what it holds, what to mind, and its observations to take over into the
// project.
#pragma once

#include "evidence/evidence_store.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace fulcrum::app
{

class EvidenceDetailsModel;
class RowTree;

class EvidencePanel : public QWidget
{
    Q_OBJECT

public:
    EvidencePanel(EvidenceStore& store, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFile(const QString& file); // one of the store's; others: nothing is shown
    QString file() const { return m_file; }
    EvidenceDetailsModel& details() { return *m_details; }

signals:
    void takeOverRequested(const std::vector<fulcrum::scenario::Observation>& observations);
    void runPageRequested();

private:
    void refresh();
    void showButtons();
    std::vector<scenario::Observation> selected() const;

    EvidenceStore& m_store;
    Theme m_theme;
    QString m_file;
    EvidenceDetailsModel* m_details;
    QLabel* m_title;
    QLabel* m_what;
    QLabel* m_where;
    QLabel* m_fault;
    RowTree* m_tree;
    QPushButton* m_take;
    QPushButton* m_takeAll;
    QPushButton* m_show;
    QPushButton* m_again;
    QPushButton* m_remove;
};

} // namespace fulcrum::app
