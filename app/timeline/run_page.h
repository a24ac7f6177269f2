// SPDX-License-Identifier: GPL-3.0-or-later
// The run page: a scenario's figures, its timelines, percentiles by class, distributions, and all scenarios
// side by side.
#pragma once

#include "evidence/measured_rows.h"
#include "shell/theme.h"
#include "study/study.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace fulcrum::app
{

class ComparisonModel;
class DistributionChart;
class FigureTable;
class PanelArea;
class PercentileModel;
class RequestLanes;
class RequestSpans;
class RunHeader;
class SelectionBar;
class StepScatter;
class TimelineView;

// Something of the incident that belongs on the time axis.
struct IncidentMark {
    scenario::Moment at;
    TimelineMark::Kind kind = TimelineMark::Kind::Record;
    QString text;
    QString detail;
};

class RunPage : public QWidget
{
    Q_OBJECT
public:
    explicit RunPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `current` is the scenario whose figures are shown; out of range: the first one. `base` names the
    // scenario that the others are compared with; empty: none. What the user chose instead stays as long as
    // `base` is the same.
    void showResults(std::vector<study::ScenarioResult> results, int current, const QString& base = {});
    void chooseBase(const QString& name); // empty: none
    QString chosenBase() const { return m_base; }
    // The project was edited after the run.
    void setStale(bool stale);
    // A run is under way: the old figures stay, dimmed, until new ones are shown.
    void setLoading(bool loading);
    void clear();                                                       // what was measured stays
    void setNextStep(const QString& words, std::function<void()> does); // empty: none

    // Files whose series stand on the time axis beside the simulated ones, or alone where nothing has run.
    void setMeasured(std::vector<Evidence> files);
    const std::vector<Evidence>& measured() const { return m_measured; }
    void setIncident(std::vector<IncidentMark> marks);
    // Where the first measured moment lies in simulated time.
    TimeNs offset() const { return m_offset; }
    void setOffset(TimeNs offset);
    QString selectionText() const; // "14:05:00–14:06:00, 60 s"; empty: nothing is selected

    QString currentScenario() const;
    RunHeader* header() const { return m_header; }
    TimelineView* timelines() const { return m_timelines; }
    SelectionBar* selectionBar() const { return m_selection; }
    RequestLanes* lanes() const { return m_lanes; }
    StepScatter* steps() const { return m_steps; }

signals:
    void scenarioSelected(const QString& name);
    void simulateRequested();
    void importRequested();
    void selectionChanged();
    void noteRequested(const fulcrum::scenario::Moment& at); // for the notebook
    void observationMade(const fulcrum::scenario::Observation& observation);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeEmptyPage();
    QWidget* makeResultPage();
    QWidget* makeDistributionControls();
    void showScenario(std::size_t index);
    void showBase();
    void showTimelines();
    void showMeasuredOnly();
    void showSelection();
    void makeObservation();
    QString measuredSentence() const;
    void showDistributions();
    void makeLanes();
    void showLanes();
    void pinRow();
    void raisePinned(std::vector<TimelineRow>& rows) const;
    void showSteps();
    void fitTables();
    void shareHeight();
    const study::ScenarioResult* base() const; // nullptr: none, or the current one itself

    Theme m_theme;
    std::vector<study::ScenarioResult> m_results;
    std::size_t m_current = 0;
    QString m_base;      // what figures are compared with; may not have run yet
    QString m_givenBase; // what the caller asked for last; a choice by hand stays until it asks for another
    std::optional<std::size_t> m_replica;
    QStringList m_replicaNames;
    std::vector<Evidence> m_measured;
    std::vector<IncidentMark> m_incident;
    TimeNs m_offset = 0;

    QStackedWidget* m_pages;
    QSplitter* m_split = nullptr;
    bool m_splitMoved = false; // by hand: left alone from then on
    QLabel* m_emptyText = nullptr;
    QPushButton* m_simulate = nullptr;
    QPushButton* m_import = nullptr;
    RunHeader* m_header = nullptr;
    std::function<void()> m_nextDoes;
    TimelineView* m_timelines = nullptr;
    SelectionBar* m_selection = nullptr;
    RequestLanes* m_lanes = nullptr;
    StepScatter* m_steps = nullptr;
    // What the lanes are made of, so that they are made once; and how often they were, so that late ones are
    // dropped.
    QStringList m_pinned; // names of rows, in the order in which they were pinned
    std::shared_ptr<const cluster::RunRecord> m_lanesOf;
    std::optional<std::size_t> m_lanesReplica;
    int m_lanesMade = 0;
    PanelArea* m_panels = nullptr;
    PercentileModel* m_percentiles = nullptr;
    ComparisonModel* m_comparison = nullptr;
    FigureTable* m_percentileTable = nullptr;
    FigureTable* m_comparisonTable = nullptr;
    DistributionChart* m_distribution = nullptr;
    QComboBox* m_metric = nullptr;
    QToolButton* m_copy = nullptr;
};

} // namespace fulcrum::app
