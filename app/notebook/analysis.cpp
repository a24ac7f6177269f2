// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/analysis.h"

#include "scenario/document.h"
#include "scenario/evidence_text.h"
#include "shell/values.h"

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kDelayMs = 300; // typing in a field is one edit after another

const scenario::Note* noteOf(const scenario::Project& project, const std::string& id)
{
    for (const scenario::Note& note : project.notes)
        if (note.id == id) return &note;
    return nullptr;
}

// All that a review rests on, so that an edit elsewhere in the project starts none.
std::string keyOf(const scenario::Project& project, const std::vector<study::ScenarioResult>& results,
                  const std::vector<Evidence>& files)
{
    std::string key;
    for (const scenario::Observation& observation : project.observations)
        key += to_toml(observation);
    for (const scenario::Note& note : project.notes)
        key += to_toml(note);
    const auto add = [&](const void* what) {
        key += std::to_string(reinterpret_cast<std::uintptr_t>(what)) + " ";
    };
    for (const study::ScenarioResult& result : results)
        add(result.first.get());
    for (const Evidence& file : files)
        add(file.get());
    return key;
}

// The file that says most of single requests, or else of series.
const evidence::Imported* measuredOf(const std::vector<Evidence>& files)
{
    const evidence::Imported* best = nullptr;
    for (const Evidence& file : files) {
        const bool useful = !file->requests.empty() || !file->series.empty();
        if (useful && (!best || file->requests.size() > best->requests.size())) best = file.get();
    }
    return best;
}

std::vector<evidence::RequestParts> partsOf(const std::vector<evidence::RequestRow>& rows)
{
    std::vector<evidence::RequestParts> all;
    for (const evidence::RequestRow& row : rows)
        if (auto parts = evidence::decompose(row)) all.push_back(std::move(*parts));
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.total > b.total; });
    return all;
}

void addParts(Findings& findings, std::vector<evidence::RequestParts> parts, std::string of)
{
    if (parts.empty() || !findings.slowest.empty()) return;
    findings.parts = evidence::part_table(parts);
    if (parts.size() > Findings::kMostRequests) parts.resize(Findings::kMostRequests);
    findings.slowest = std::move(parts);
    findings.partsOf = std::move(of);
}

Result<Findings> findingsOf(const scenario::Project& project,
                            const std::vector<study::ScenarioResult>& results,
                            const std::vector<Evidence>& files, const std::stop_token& stop)
{
    std::map<std::string, evidence::ScenarioRows> runs;
    const std::vector<std::string> needed = evidence::scenarios_needed(project);
    for (const study::ScenarioResult& result : results) {
        if (stop.stop_requested()) return Error{"cancelled", {}, {}, {}};
        const bool wanted = std::find(needed.begin(), needed.end(), result.figures.name) != needed.end();
        if (wanted && result.first) runs[result.figures.name] = evidence::scenario_rows(*result.first);
    }
    Findings findings;
    findings.review = evidence::review(project, runs, measuredOf(files));
    // A joined trace says most; without one, the run that the notebook is judged by.
    for (const Evidence& file : files)
        addParts(findings, partsOf(file->requests), file->title);
    for (const auto& [name, run] : runs)
        addParts(findings, partsOf(run.rows), name);
    return findings;
}

} // namespace

NotebookAnalysis::NotebookAnalysis(cluster::Kinds kinds, JobTracker& jobs, QObject* parent)
    : QObject(parent), m_kinds(std::move(kinds)), m_jobs(jobs)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &NotebookAnalysis::start);
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        if (id == m_reviewJob) m_reviewJob = 0;
        if (id != m_replayJob) return;
        m_replayJob = 0;
        emit replayFinished();
    });
}

void NotebookAnalysis::update(const scenario::Project& project,
                              const std::vector<study::ScenarioResult>& results,
                              const std::vector<Evidence>& files)
{
    if (project.notes.empty() && project.observations.empty()) return clear();
    std::string key = keyOf(project, results, files);
    if (key == m_key) return;
    m_key = std::move(key);
    m_project = project;
    m_results = results;
    m_files = files;
    m_delay.start();
}

void NotebookAnalysis::clear()
{
    m_delay.stop();
    if (m_reviewJob != 0) m_jobs.cancel(m_reviewJob);
    if (m_replayJob != 0) m_jobs.cancel(m_replayJob);
    m_reviewJob = m_replayJob = 0;
    m_key.clear();
    m_replays.clear();
    if (!m_findings) return;
    m_findings.reset();
    emit reviewed();
}

void NotebookAnalysis::start()
{
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<Findings>(
        tr("Judge the notebook"), QStringLiteral("review"),
        [project = m_project, results = m_results, files = m_files](const JobControl& control) {
            return findingsOf(project, results, files, control.stop);
        },
        [this, job](Result<Findings> result) {
            if (*job != m_reviewJob || !result) return;
            m_findings = std::make_shared<const Findings>(std::move(*result));
            emit reviewed();
        });
    m_reviewJob = *job;
}

std::string neitherOf(const scenario::Project& project, const scenario::Note& a, const scenario::Note& b)
{
    const scenario::Scenario* first = project.find(a.scenario);
    const scenario::Scenario* second = project.find(b.scenario);
    if (!first || !second || first == second) return {};
    if (first->extends == second->extends) return first->extends;
    return {};
}

std::vector<evidence::ReplayMetric> replayMetrics(const scenario::Project& project, const scenario::Note& a,
                                                  const scenario::Note& b)
{
    const std::vector<std::string> known = scenario::metric_names();
    std::vector<evidence::ReplayMetric> metrics;
    const auto add = [&](std::string metric, const std::string& ofClass) {
        if (std::find(known.begin(), known.end(), metric) == known.end()) return;
        const bool there = std::any_of(metrics.begin(), metrics.end(), [&](const auto& one) {
            return one.metric == metric && one.of_class == ofClass;
        });
        if (!there) metrics.push_back({std::move(metric), ofClass});
    };
    for (const scenario::Note& note : project.notes) {
        if (note.kind != scenario::NoteKind::Prediction) continue;
        const scenario::Note* action = evidence::action_of(project, note);
        if (!action || (action->id != a.id && action->id != b.id)) continue;
        // A run's figures are what its clients see.
        const std::string metric = note.metric.rfind("client_", 0) == 0 ? note.metric.substr(7) : note.metric;
        add(metric + "." + note.statistic, note.of_class);
        add(metric, note.of_class);
    }
    if (metrics.empty()) metrics.push_back({"ttft_s.p95", {}});
    return metrics;
}

std::optional<Error> NotebookAnalysis::replay(const scenario::Project& project, const QString& a,
                                              const QString& b)
{
    const scenario::Note* first = noteOf(project, a.toStdString());
    const scenario::Note* second = noteOf(project, b.toStdString());
    if (!first || !second) return Error{"there are no two actions to tell apart", {}, {}, {}};
    const std::string neither = neitherOf(project, *first, *second);
    if (neither.empty())
        return Error{
            "a replay needs a scenario for each action",
            "name in both the scenario that plays it; both extend the same one, in which neither happens",
            {},
            {}};
    study::StudyOptions options;
    options.replications = std::max(2, project.run.replications);
    options.seed = project.run.seed;
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<evidence::Replay>(
        tr("Replay %1 and %2").arg(a, b), QStringLiteral("replay"),
        [project, neither, one = first->scenario, two = second->scenario,
         metrics = replayMetrics(project, *first, *second), kinds = m_kinds,
         options](const JobControl& control) {
            study::StudyOptions mine = options;
            mine.stop = control.stop;
            mine.progress = control.progress;
            return evidence::replay(project, neither, one, two, metrics, kinds, mine);
        },
        [this, job, a, b](Result<evidence::Replay> result) {
            if (*job != m_replayJob) return;
            if (result) {
                m_replays.push_back({a, b, std::move(*result)});
                return; // told when the job has finished
            }
            const Job* state = m_jobs.find(*job);
            if (state && state->state == Job::State::Failed) emit failed(result.errors());
        });
    m_replayJob = *job;
    return {};
}

const NotebookAnalysis::Replayed* NotebookAnalysis::replayed(const QString& action) const
{
    const auto found = std::find_if(m_replays.rbegin(), m_replays.rend(),
                                    [&](const Replayed& one) { return one.a == action || one.b == action; });
    return found == m_replays.rend() ? nullptr : &*found;
}

} // namespace fulcrum::app
