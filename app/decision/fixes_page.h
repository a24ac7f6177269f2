// SPDX-License-Identifier: GPL-3.0-or-later
// Levers compared by expected value: what each moves and costs, how sure their order is, what another ranking
// says, what fits into the time there is.
#pragma once

#include "decision/fixes_analysis.h"
#include "shell/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace fulcrum::app
{

class BillPanel;
class EvChart;
class FixesHeader;
class LeversDelegate;
class LeversModel;
class PortfolioPanel;
class RankHeat;
class SlopeChart;

class FixesPage : public QWidget
{
    Q_OBJECT

public:
    FixesPage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs, const Theme& theme,
              QWidget* parent = nullptr);
    ~FixesPage() override;

    void setTheme(const Theme& theme);
    void select(const QString& lever); // its id
    QString selectedLever() const;

    FixesAnalysis& analysis() { return *m_analysis; }
    LeversModel& levers() { return *m_model; }
    QTableView& table() { return *m_table; }
    FixesHeader& header() { return *m_header; }
    PortfolioPanel& portfolio() { return *m_portfolio; }
    SlopeChart& slopes() { return *m_slopes; }
    QComboBox* whose() { return m_whose; }     // estimates
    QComboBox* against() { return m_against; } // the other ranking
    QPushButton* layOverButton() { return m_layOver; }
    QComboBox* goal() { return m_goal; } // the objective
    QToolButton* billButton() { return m_showBill; }
    BillPanel& bill() { return *m_bill; }

signals:
    void failed(const fulcrum::Errors& errors);
    void reportRequested();
    // Both as scenarios of the project: the one with the symptom, and that with the lever too.
    void layOverRequested(const QString& base, const QString& lever);
    // The same of a lever that is told by edits: no scenario of the project.
    void layOverMade(const QString& base, const fulcrum::scenario::Scenario& lever);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTable();
    QWidget* makePanels();
    QWidget* makePanel(const QString& title, QWidget* content, QWidget* control = nullptr);
    void makeShortcuts();
    void connectAll();
    void showRanking();
    void showComparison();
    void goTo(const QString& lever);
    void showSelected();
    void showBusy();
    void fillWhose();
    void fillAgainst();
    void addSituations(const Against& now);
    void fillGoals();
    void chooseWhose(int index);
    void chooseAgainst(int index);
    void setEstimate(const QString& lever, decision::Input input, const Estimate& range);
    void fitColumns();
    void fitRows();
    QString trust() const;

    ProjectController& m_controller;
    Theme m_theme;
    FixesAnalysis* m_analysis;
    LeversModel* m_model;
    LeversDelegate* m_delegate;
    FixesHeader* m_header;
    QStackedWidget* m_pages;
    QLabel* m_empty;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_legend = nullptr;
    QComboBox* m_goal = nullptr;
    QComboBox* m_whose = nullptr;
    QToolButton* m_blind = nullptr;
    QPushButton* m_layOver = nullptr;
    EvChart* m_chart = nullptr;
    BillPanel* m_bill = nullptr;
    QToolButton* m_showBill = nullptr;
    RankHeat* m_heat = nullptr;
    SlopeChart* m_slopes = nullptr;
    QComboBox* m_against = nullptr;
    PortfolioPanel* m_portfolio = nullptr;
    QSplitter* m_split = nullptr;
    QString m_selected;
    bool m_chosen = false; // by somebody, not as the first of the ranking
};

} // namespace fulcrum::app
