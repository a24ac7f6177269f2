// SPDX-License-Identifier: GPL-3.0-or-later
// The notebook held against runs and measured data, by jobs: what came of predictions, recovery checks, and
// replays that tell overlapping actions apart.
#pragma once

#include "cluster/kinds.h"
#include "evidence/decomposition.h"
#include "evidence/measured_rows.h"
#include "evidence/replay.h"
#include "evidence/review.h"
#include "jobs/job_tracker.h"
#include "study/study.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace fulcrum::app
{

// What a job found.
struct Findings {
    evidence::NotebookReview review;
    std::vector<evidence::RequestParts> slowest; // of single requests that can be taken apart, longest first
    std::optional<evidence::PartTable> parts;    // over all of them
    std::string partsOf;                         // the file or scenario that they are of

    static constexpr std::size_t kMostRequests = 100;
};

class NotebookAnalysis : public QObject
{
    Q_OBJECT

public:
    // A replay of two actions, with what was replayed.
    struct Replayed {
        QString a, b; // ids of the actions
        evidence::Replay replay;
    };

    NotebookAnalysis(cluster::Kinds kinds, JobTracker& jobs, QObject* parent = nullptr);

    // What the notebook is judged by. Records, runs and files that are the same as before are not judged
    // again.
    void update(const scenario::Project& project, const std::vector<study::ScenarioResult>& results,
                const std::vector<Evidence>& files);
    void clear();

    const Findings* findings() const { return m_findings.get(); } // nullptr: not judged yet
    bool isReviewing() const { return m_reviewJob != 0 || m_delay.isActive(); }

    // Replays neither, each and both of two actions that name scenarios of the project; why not, where it
    // can't.
    std::optional<Error> replay(const scenario::Project& project, const QString& a, const QString& b);
    const Replayed* replayed(const QString& action) const; // the latest that it is part of; nullptr: none
    bool isReplaying() const { return m_replayJob != 0; }

signals:
    void reviewed();
    void replayFinished();
    void failed(const fulcrum::Errors& errors);

private:
    void start();

    cluster::Kinds m_kinds;
    JobTracker& m_jobs;
    QTimer m_delay;
    scenario::Project m_project;
    std::vector<study::ScenarioResult> m_results;
    std::vector<Evidence> m_files;
    std::string m_key; // of what was judged last
    std::shared_ptr<const Findings> m_findings;
    std::vector<Replayed> m_replays; // the latest last
    int m_reviewJob = 0;
    int m_replayJob = 0;
};

// The scenario in which neither of two actions happens: the one that both of theirs extend. Empty: there is
// none.
std::string neitherOf(const scenario::Project& project, const scenario::Note& a, const scenario::Note& b);

// What predictions of either action are about, as figures of a simulated run: "ttft_s.p95".
std::vector<evidence::ReplayMetric> replayMetrics(const scenario::Project& project, const scenario::Note& a,
                                                  const scenario::Note& b);

} // namespace fulcrum::app
