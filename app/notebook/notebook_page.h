// SPDX-License-Identifier: GPL-3.0-or-later
// The incident notebook: what was measured and the records of all classes on one time axis, all of them in a
// table, and the selected one with its fields.
#pragma once

#include "evidence/evidence_store.h"
#include "notebook/analysis.h"
#include "notebook/records.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace fulcrum::app
{

class Chip;
class ElidedLabel;
class FindingsPanel;
class LanesView;
class ObservationEditor;
class RecordEditor;
class RecordsModel;

class NotebookPage : public QWidget
{
    Q_OBJECT

public:
    NotebookPage(ProjectController& controller, EvidenceStore& evidence, NotebookAnalysis& analysis,
                 const Theme& theme, QWidget* parent = nullptr);

    ~NotebookPage() override;

    void setTheme(const Theme& theme);
    // Of the project's scenarios: predictions are judged by them.
    void setResults(std::vector<study::ScenarioResult> results);
    QString selectedId() const { return m_selected; }
    void select(const QString& id);
    // Of the first record of a kind; -1: of the first observation that is measured.
    void selectKind(int kind);
    void addRecord(scenario::NoteKind kind); // and selects it
    void addObservation();                   // opens the editor with an empty one

    RecordsModel& records() { return *m_records; }
    LanesView& lanes() { return *m_lanes; }
    RecordEditor& recordEditor() { return *m_recordEditor; }
    ObservationEditor& observationEditor() { return *m_observationEditor; }
    FindingsPanel& findings() { return *m_findings; }
    QMenu* addMenu() { return m_addMenu; }
    QPushButton* nextStep() { return m_next; }

signals:
    void importRequested();
    void refused(const fulcrum::Error& error); // why a replay can't be

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum SidePage { kNothing, kNote, kObservation };

    QWidget* makeHeader();
    QWidget* makeEmptyPage();
    QWidget* makeTable();
    QWidget* makeSide();
    void makeAddMenu();
    void connectEditors();
    void refresh();
    void showStrips();
    void showSummary();
    void showSelected();
    void showFindings();
    void showNextStep();
    void replay(const QString& action, const QString& other);
    void acceptReplay(const QString& action);
    void fitColumns();
    void shareHeight();
    void updateIcons();
    scenario::Note freshNote(scenario::NoteKind kind) const;
    const Record* selectedRecord() const; // nullptr: none

    ProjectController& m_controller;
    EvidenceStore& m_evidence;
    NotebookAnalysis& m_analysis;
    std::vector<study::ScenarioResult> m_results;
    Theme m_theme;
    QString m_selected;

    QStackedWidget* m_pages;
    QLabel* m_title = nullptr;
    Chip* m_verdict = nullptr;
    ElidedLabel* m_sentence = nullptr;
    QMenu* m_addMenu = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_next = nullptr;
    std::function<void()> m_nextDoes;
    FindingsPanel* m_findings = nullptr;
    QPushButton* m_addHere = nullptr;
    QPushButton* m_import = nullptr;
    RecordsModel* m_records;
    LanesView* m_lanes = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_sideIcon = nullptr;
    QLabel* m_sideTitle = nullptr;
    Chip* m_sideState = nullptr;
    QStackedWidget* m_side = nullptr;
    RecordEditor* m_recordEditor = nullptr;
    ObservationEditor* m_observationEditor = nullptr;
    QList<QAction*> m_addActions;
    QSplitter* m_split = nullptr;
    bool m_splitMoved = false; // by hand: left alone from then on
};

} // namespace fulcrum::app
