// SPDX-License-Identifier: GPL-3.0-or-later
// What runs and measurements say of the notebook: the replay of the selected action, the recovery check, one
// request's parts.
#pragma once

#include "notebook/analysis.h"
#include "notebook/records.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;

namespace fulcrum::app
{

class PartsPanel;
class RecoveryPanel;
class ReplayPanel;

class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `selected` may be null. An action shows its replay; the recovery check is the selected or else the last
    // one.
    void setFindings(const scenario::Project& project, const Record* selected,
                     const NotebookAnalysis& analysis);

    ReplayPanel& replay() { return *m_replay; }
    RecoveryPanel& recovery() { return *m_recovery; }
    PartsPanel& parts() { return *m_parts; }

signals:
    void replayRequested(const QString& action, const QString& other);
    void acceptRequested(const QString& action);

private:
    struct Section {
        QLabel* heading;
        QWidget* body;
    };
    Section addSection(const QString& title, QWidget* panel);
    static void setVisible(const Section& section, bool visible);
    void showReplay(const scenario::Project& project, const Record* selected,
                    const NotebookAnalysis& analysis);
    void showRecovery(const scenario::Project& project, const Record* selected, const Findings* findings);

    ReplayPanel* m_replay;
    RecoveryPanel* m_recovery;
    PartsPanel* m_parts;
    Section m_replaySection, m_recoverySection, m_partsSection;
};

} // namespace fulcrum::app
