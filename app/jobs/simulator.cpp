// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/simulator.h"

#include "jobs/run_size.h"

namespace fulcrum::app
{

namespace
{

using Results = std::vector<study::ScenarioResult>;

QString titleFor(const QStringList& names, int replications)
{
    const QString runs = Simulator::tr("%n replications", nullptr, replications);
    return names.size() == 1
               ? Simulator::tr("Simulate %1, %2").arg(names.front(), runs)
               : Simulator::tr("Simulate %n scenarios, %1", nullptr, static_cast<int>(names.size()))
                     .arg(runs);
}

} // namespace

Simulator::Simulator(cluster::Kinds kinds, JobTracker& jobs, QObject* parent)
    : QObject(parent), m_kinds(std::move(kinds)), m_jobs(jobs)
{
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        if (id != m_job) return;
        m_job = 0;
        m_running.clear();
        emit finished();
    });
}

int Simulator::simulate(const scenario::Project& project, const QStringList& names)
{
    std::vector<std::string> wanted;
    QStringList shown;
    QHash<QString, QByteArray> fingerprints;
    for (const scenario::Scenario& scenario : project.scenarios) {
        const QString name = QString::fromStdString(scenario.name);
        if (!names.isEmpty() && !names.contains(name)) continue;
        wanted.push_back(scenario.name);
        shown.append(name);
        fingerprints.insert(name, runFingerprint(scenario, project.run));
    }
    study::StudyOptions options;
    options.replications = project.run.replications;
    options.seed = project.run.seed;
    m_running = shown;
    // The job's id is known once it is started; deliveries come later, through the event loop.
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<Results>(
        titleFor(shown, options.replications), QStringLiteral("simulate"),
        [project, wanted, options, kinds = m_kinds](const JobControl& control) {
            study::StudyOptions mine = options;
            mine.stop = control.stop;
            mine.progress = control.progress;
            return study::run_project(project, wanted, kinds, mine);
        },
        [this, job, fingerprints](Result<Results> results) {
            deliver(*job, fingerprints, std::move(results));
        });
    m_job = *job;
    emit started();
    return m_job;
}

void Simulator::deliver(int job, const QHash<QString, QByteArray>& fingerprints, Result<Results> results)
{
    if (job != m_job) return; // cleared meanwhile
    if (!results) {
        const Job* state = m_jobs.find(job);
        if (state && state->state == Job::State::Failed) emit failed(results.errors());
        return;
    }
    for (study::ScenarioResult& result : *results) {
        const QString name = QString::fromStdString(result.figures.name);
        m_results.insert(name, {std::move(result), fingerprints.value(name)});
    }
    emit resultsChanged();
}

void Simulator::clear()
{
    if (m_job != 0) m_jobs.cancel(m_job);
    m_job = 0;
    m_running.clear();
    m_results.clear();
    emit resultsChanged();
}

std::vector<study::ScenarioResult> Simulator::results(const scenario::Project& project) const
{
    Results found;
    for (const scenario::Scenario& scenario : project.scenarios)
        if (const auto* kept = result(QString::fromStdString(scenario.name))) found.push_back(*kept);
    return found;
}

const study::ScenarioResult* Simulator::result(const QString& scenario) const
{
    const auto found = m_results.constFind(scenario);
    return found == m_results.cend() ? nullptr : &found->result;
}

bool Simulator::isStale(const scenario::Project& project, const QString& scenario) const
{
    const auto found = m_results.constFind(scenario);
    const scenario::Scenario* now = project.find(scenario.toStdString());
    return found != m_results.cend() && now && found->fingerprint != runFingerprint(*now, project.run);
}

bool Simulator::isOf(const scenario::Scenario& scenario, const scenario::RunSettings& run) const
{
    const auto found = m_results.constFind(QString::fromStdString(scenario.name));
    return found != m_results.cend() && found->fingerprint == runFingerprint(scenario, run);
}

void Simulator::keep(QHash<QString, Kept> results)
{
    m_results = std::move(results);
    emit resultsChanged();
}

} // namespace fulcrum::app
