// SPDX-License-Identifier: GPL-3.0-or-later
// Rival mechanisms ranked by what was observed, and what to measure next.
#pragma once

#include "cluster/kinds.h"
#include "evidence/evidence_store.h"
#include "jobs/job_tracker.h"
#include "shell/project_controller.h"
#include "shell/theme.h"
#include "study/study.h"
#include "triage/triage_analysis.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <map>
#include <string>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace fulcrum::app
{

class Chip;
class DetailPanel;
class ElidedLabel;
class HypothesesModel;
class MatrixView;
class MeasurePanel;
class ObservationsPanel;

class TriagePage : public QWidget
{
    Q_OBJECT

public:
    TriagePage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs, const Theme& theme,
               QWidget* parent = nullptr);
    ~TriagePage() override;

    void setTheme(const Theme& theme);
    void setEvidence(const std::vector<EvidenceStore::Entry>& entries); // to take figures over from
    void setResults(std::vector<study::ScenarioResult> results);        // to read figures off

    TriageAnalysis& analysis() { return *m_analysis; }
    HypothesesModel& hypotheses() { return *m_model; }
    MatrixView& matrix() { return *m_matrix; }
    MeasurePanel& measure() { return *m_measure; }
    DetailPanel& detail() { return *m_detail; }
    ObservationsPanel& observations() { return *m_observations; }
    QString sentence() const;
    QString selectedId() const { return m_selected; }
    void select(const QString& mechanism);
    void pin(const QString& mechanism); // as a row, wherever it ranks

signals:
    void failed(const fulcrum::Errors& errors);
    void nextStep(); // to the fixes
    void importRequested();
    void takeOverRequested(const std::vector<fulcrum::scenario::Observation>& observations);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Shown { kEmpty, kContent };

    QWidget* makeHeader();
    QWidget* makeEmptyPage();
    QWidget* makeMatrix();
    QWidget* makeEvents(QWidget* parent);
    void setPriors(const QString& what, const std::map<std::string, double, std::less<>>& priors,
                   bool drop = false);
    QWidget* makeSide();
    void makeShortcuts();
    void connectPanels();
    void refresh();     // the project
    void showRanking(); // the analysis
    void showHeader();
    void showEmpty();
    void chooseBase();
    void showSelected();
    void setNext(const QString& text, std::function<void()> does);

    ProjectController& m_controller;
    Theme m_theme;
    TriageAnalysis* m_analysis;
    HypothesesModel* m_model;
    QString m_selected;
    bool m_followsLead = true; // until somebody chooses a row
    QStringList m_pinned;
    QStackedWidget* m_pages;
    QLabel* m_title = nullptr;
    Chip* m_verdict = nullptr;
    Chip* m_stale = nullptr;
    ElidedLabel* m_sentence = nullptr;
    Chip* m_trust = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_next = nullptr;
    std::function<void()> m_nextDoes;
    QLabel* m_emptyText = nullptr;
    QPushButton* m_emptyButton = nullptr;
    QPushButton* m_emptyOther = nullptr;
    QPushButton* m_emptyImport = nullptr;
    std::function<void()> m_emptyDoes;
    QSplitter* m_across = nullptr;
    bool m_splitMoved = false;
    ObservationsPanel* m_observations;
    MatrixView* m_matrix = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_waiting = nullptr;
    QStackedWidget* m_middle = nullptr;
    DetailPanel* m_detail;
    MeasurePanel* m_measure;
};

} // namespace fulcrum::app
