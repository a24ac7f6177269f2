// SPDX-License-Identifier: GPL-3.0-or-later
// What a review reads, with every figure's run named: sections on the left, the pages as the PDF prints them,
// and what to look at before they are sent.
#pragma once

#include "cluster/kinds.h"
#include "jobs/job_tracker.h"
#include "report/report_files.h"
#include "report/report_side.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace fulcrum::app
{

class Chip;
class ElidedLabel;
class PageView;
class SectionList;

class ReportPage : public QWidget
{
    Q_OBJECT

public:
    ReportPage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs, const Theme& theme,
               QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Of the project's scenarios; `stale`: some are of a text that has been edited since.
    void setResults(std::vector<study::ScenarioResult> results, bool stale);
    // What Triage found of the project as it is; null: nothing yet.
    using Triaged = std::shared_ptr<const triage::Verdict>;
    void setTriage(Triaged verdict);

    // Runs all that the report can have: scenarios, triage, ranking, reproducer.
    void runAll();
    // In the form that the ending of the name says, by a job.
    void exportTo(const QString& file);
    void copyUpdate();
    // Runs another project, and shows the two side by side; an empty name: no comparison.
    void compareWith(const QString& file);
    bool isComparison() const { return m_other != nullptr; }

    bool isBusy() const;     // a job of this page runs, or is about to
    bool hasAll() const;     // triage and ranking are in it
    QString verdict() const; // of the head
    SectionList& sections() { return *m_sections; }
    PageView& view() { return *m_view; }
    ReportSide& side() { return *m_side; }
    QPushButton* nextStep() { return m_next; }
    QComboBox* effortBox() { return m_effort; }

signals:
    void failed(const fulcrum::Errors& errors);
    void written(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;

private:
    // What is laid out.
    struct Shown {
        MadeReport report;
        std::shared_ptr<const report::Document> document; // of the report
        QPageSize::PageSizeId paper = QPageSize::A4;
        ReportSide::Content side;
    };

    QWidget* makeHead();
    QWidget* makeLeft();
    QWidget* makeMiddle();
    QWidget* makeEmptyPage();
    void projectChanged();
    void wantRefresh();
    void refresh();
    void showReport(std::shared_ptr<const Shown> shown);
    void showHead();
    void showPageNumber();
    void chooseOther();
    void showCompared();
    void chooseFile(const QString& ending, const QString& filter);
    bool couldHaveMore() const;
    ReportInput input() const;
    ReportWish wish() const;

    ProjectController& m_controller;
    cluster::Kinds m_kinds;
    JobTracker& m_jobs;
    Theme m_theme;
    std::vector<study::ScenarioResult> m_runs;
    bool m_runsStale = false;
    Triaged m_triaged;
    std::shared_ptr<const report::Results> m_all; // of runAll
    std::string m_allText;                        // of the project then
    std::shared_ptr<const ReportInput> m_other;   // what it is compared with; nullptr: nothing
    int m_otherJob = 0;
    std::shared_ptr<const Shown> m_shown;
    QTimer m_delay;
    bool m_dirty = true;
    int m_layoutJob = 0;
    int m_runJob = 0;
    int m_exportJob = 0;
    QString m_file; // of the project
    QString m_lastWritten;

    QLabel* m_title = nullptr;
    Chip* m_state = nullptr;
    ElidedLabel* m_sentence = nullptr;
    std::vector<QPushButton*> m_exports;
    QPushButton* m_next = nullptr;
    std::function<void()> m_nextDoes;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_sectionCount = nullptr;
    SectionList* m_sections = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_effort = nullptr;
    QComboBox* m_compare = nullptr;
    PageView* m_view = nullptr;
    QLabel* m_pageNumber = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QComboBox* m_zoom = nullptr;
    ReportSide* m_side = nullptr;
};

} // namespace fulcrum::app
