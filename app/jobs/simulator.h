// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates scenarios of the open project as jobs, and keeps the latest result of each.
#pragma once

#include "cluster/kinds.h"
#include "jobs/job_tracker.h"
#include "scenario/project.h"
#include "study/study.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QStringList>

namespace fulcrum::app
{

class Simulator : public QObject
{
    Q_OBJECT

public:
    struct Kept {
        study::ScenarioResult result;
        QByteArray fingerprint; // of the scenario it is the result of
    };

    Simulator(cluster::Kinds kinds, JobTracker& jobs, QObject* parent = nullptr);

    // Starts a study of the named scenarios (all where empty) as the project is now. Returns the job's id.
    int simulate(const scenario::Project& project, const QStringList& names);

    bool isSimulating() const { return m_job != 0; }
    const QStringList& scenariosRunning() const { return m_running; }
    int job() const { return m_job; } // 0: none
    void clear();                     // forgets all results, stops what runs

    // In the order of the project; scenarios without a result are left out.
    std::vector<study::ScenarioResult> results(const scenario::Project& project) const;
    const study::ScenarioResult* result(const QString& scenario) const;
    const QHash<QString, Kept>& kept() const { return m_results; }
    void keep(QHash<QString, Kept> results); // those of another window's
    // True where the scenario has been edited since its result was made; an undo makes it fresh again.
    bool isStale(const scenario::Project& project, const QString& scenario) const;
    bool isOf(const scenario::Scenario& scenario,
              const scenario::RunSettings& run) const; // has such a result

signals:
    void started();
    void resultsChanged();
    void failed(const fulcrum::Errors& errors);
    void finished(); // after resultsChanged or failed, and where it was cancelled

private:
    void deliver(int job, const QHash<QString, QByteArray>& fingerprints,
                 Result<std::vector<study::ScenarioResult>> results);

    cluster::Kinds m_kinds;
    JobTracker& m_jobs;
    int m_job = 0;
    QStringList m_running;
    QHash<QString, Kept> m_results;
};

} // namespace fulcrum::app
