// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage_analysis.h"

#include "cluster/simulation.h"
#include "evidence/name_faults.h"
#include "jobs/workers.h"
#include "scenario/evidence_text.h"
#include "shell/words.h"
#include "triage/runs.h"

#include <QtConcurrent>

#include <algorithm>
#include <mutex>

namespace fulcrum::app
{

namespace
{

constexpr int kHelpDelayMs = 400; // one figure is often typed after another

std::string number(double value)
{
    return std::to_string(value) + " ";
}

// All that the runs depend on, so that an edit elsewhere starts none.
std::string runsKey(const scenario::Project& project)
{
    const scenario::Scenario* base = project.find(project.triage.base);
    if (!base) return {};
    const scenario::RunSettings& run = project.run;
    std::string key = triage::text_of(*base) + number(static_cast<double>(run.until.value_or(-1))) +
                      number(static_cast<double>(run.warm_up)) + number(static_cast<double>(run.seed)) +
                      number(static_cast<double>(run.max_requests.value_or(-1))) + run.folder;
    for (const scenario::Mechanism& own : project.mechanisms) {
        key += own.id + own.title + own.not_modelled + number(own.prior) + number(own.at.line);
        for (const double severity : own.severities)
            key += number(severity);
        key += number(static_cast<double>(own.edits.size()));
    }
    return key;
}

std::string judgedKey(const scenario::Project& project)
{
    std::string key;
    for (const scenario::Observation& observation : project.observations)
        key += to_toml(observation);
    for (const auto& [id, prior] : project.triage.priors)
        key += id + number(prior);
    return key;
}

} // namespace

struct TriageAnalysis::Mailbox {
    std::mutex mutex;
    TriageAnalysis* target = nullptr;
    int job = 0;
};

TriageAnalysis::TriageAnalysis(cluster::Kinds kinds, JobTracker& jobs, QObject* parent)
    : QObject(parent), m_kinds(std::move(kinds)),
      m_types(std::make_shared<const scenario::NodeTypes>(cluster::node_types(m_kinds))), m_jobs(jobs)
{
    m_helpDelay.setSingleShot(true);
    m_helpDelay.setInterval(kHelpDelayMs);
    connect(&m_helpDelay, &QTimer::timeout, this, &TriageAnalysis::help);
    connect(&m_watcher, &QFutureWatcher<Judged>::finished, this, &TriageAnalysis::judged);
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        if (id == m_helpJob) {
            m_helpJob = 0;
            emit changed();
        }
        if (id == m_refineJob) {
            m_refineJob = 0;
            emit changed();
            askForHelp();
        }
        if (id != m_exploreJob) return;
        m_exploreJob = 0;
        if (m_state == State::Exploring) set(State::Cancelled);
    });
}

TriageAnalysis::~TriageAnalysis()
{
    if (m_mailbox) {
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->target = nullptr;
    }
    m_watcher.waitForFinished();
}

void TriageAnalysis::set(State state)
{
    m_state = state;
    emit changed();
}

void TriageAnalysis::setActive(bool active)
{
    m_active = active;
    if (m_active && m_wanted) explore();
    if (m_active) askForHelp();
}

void TriageAnalysis::update(const scenario::Document& document)
{
    const scenario::Project& project = document.project();
    const bool complete = project.find(project.triage.base) && !project.observations.empty();
    std::string key = complete ? runsKey(project) : std::string();
    std::string judged = judgedKey(project);
    const bool runs = key != m_key;
    if (!runs && judged == m_judgedKey) return;
    m_project = project;
    m_key = std::move(key);
    m_judgedKey = std::move(judged);
    m_errors = complete ? evidence::name_faults(document, triage::mechanism_ids(project)) : Errors{};
    if (m_errors.empty() && complete) m_errors = triage::contradictions(project.observations);
    if (!m_errors.empty()) emit failed(m_errors);
    if (!runs) return judge();
    if (m_exploreJob != 0) m_jobs.cancel(m_exploreJob);
    if (m_helpJob != 0) m_jobs.cancel(m_helpJob);
    if (m_refineJob != 0) m_jobs.cancel(m_refineJob);
    m_exploreJob = m_helpJob = m_refineJob = 0;
    m_simulated.reset();
    m_verdict.reset();
    m_help.reset();
    m_helpKey.clear();
    m_wanted = complete;
    set(State::Nothing);
    if (m_active && m_wanted) explore();
}

void TriageAnalysis::simulateAgain()
{
    if (m_key.empty() || m_exploreJob != 0) return;
    explore();
}

triage::Options TriageAnalysis::options() const
{
    triage::Options options;
    options.types = m_types.get();
    return options;
}

void TriageAnalysis::explore()
{
    m_wanted = false;
    m_refinedKey = m_judgedKey;
    m_mailbox = std::make_shared<Mailbox>();
    m_mailbox->target = this;
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<triage::Simulated>(
        tr("Simulate mechanisms"), QStringLiteral("triage"),
        [project = m_project, kinds = m_kinds, mailbox = m_mailbox](const JobControl& control) {
            triage::Options options;
            options.stop = control.stop;
            options.progress = control.progress;
            options.partial = [&mailbox](const triage::Simulated& so_far) {
                auto copy = std::make_shared<const triage::Simulated>(so_far);
                const std::lock_guard lock(mailbox->mutex);
                TriageAnalysis* target = mailbox->target;
                if (!target) return;
                QMetaObject::invokeMethod(
                    target, [target, mailbox, copy] { target->receive(mailbox->job, copy); },
                    Qt::QueuedConnection);
            };
            return triage::explore(project, kinds, options);
        },
        [this, job](Result<triage::Simulated> result) { explored(*job, std::move(result)); });
    m_exploreJob = *job;
    m_mailbox->job = *job;
    set(State::Exploring);
}

void TriageAnalysis::receive(int job, std::shared_ptr<const triage::Simulated> simulated)
{
    if (job != m_exploreJob) return;
    m_simulated = std::move(simulated);
    judge();
}

void TriageAnalysis::explored(int job, Result<triage::Simulated> result)
{
    if (job != m_exploreJob) return;
    if (result) {
        m_simulated = std::make_shared<const triage::Simulated>(std::move(*result));
        m_state = State::Ready;
        judge();
        return;
    }
    const Job* state = m_jobs.find(job);
    m_exploreJob = 0;
    if ((state && state->state == Job::State::Cancelled) || result.errors().front().message == "cancelled")
        return set(State::Cancelled);
    m_errors = result.errors();
    emit failed(m_errors);
    set(State::Failed);
}

// One at a time; what changes meanwhile is judged when it is done.
void TriageAnalysis::judge()
{
    if (!m_simulated) return emit changed();
    m_judgeAgain = m_judging;
    if (m_judging) return;
    m_judging = true;
    m_judgingKey = m_key;
    m_watcher.setFuture(QtConcurrent::run(&workers(), [simulated = m_simulated,
                                                       observations = m_project.observations,
                                                       priors = m_project.triage.priors, options = options(),
                                                       types = m_types] {
        return std::make_shared<triage::Verdict>(triage::judge(*simulated, observations, priors, options));
    }));
}

void TriageAnalysis::judged()
{
    m_judging = false;
    Judged verdict = m_watcher.result();
    const bool old = m_judgingKey != m_key; // the project is another one by now
    if (m_judgeAgain) {
        m_judgeAgain = false;
        judge();
        if (m_judging && m_verdict) return;
    }
    if (!m_simulated || old) return;
    keepHelp(*verdict);
    m_verdict = std::move(verdict);
    askForHelp();
    emit changed();
}

std::string TriageAnalysis::helpKey() const
{
    if (!m_verdict) return {};
    const triage::Hypothesis& first = m_verdict->hypotheses.front();
    return first.id + number(first.severity) + m_judgedKey + m_key;
}

// The leader's remedy and the reversible actions: once the ranking rests, and only while somebody looks.
void TriageAnalysis::askForHelp()
{
    if (!m_active || !m_verdict || m_state != State::Ready || !isUpToDate() || m_refineJob != 0) return;
    if (helpKey() == m_helpKey && m_refinedKey == m_judgedKey) return;
    m_helpDelay.start();
}

// The mechanisms that come near are others than when the runs were chosen: they are chosen as for a project
// that is opened with these observations, so that it says the same then.
void TriageAnalysis::refine()
{
    m_refinedKey = m_judgedKey; // also where it is cancelled: it is not asked for again
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<triage::Simulated>(
        tr("Simulate what comes near more closely"), QStringLiteral("triage-refine"),
        [simulated = m_simulated, project = m_project, kinds = m_kinds](const JobControl& control) {
            triage::Options options;
            options.stop = control.stop;
            options.progress = control.progress;
            options.known = simulated;
            return triage::explore(project, kinds, options);
        },
        [this, job](Result<triage::Simulated> result) {
            if (*job != m_refineJob || !result) return;
            m_simulated = std::make_shared<const triage::Simulated>(std::move(*result));
            judge();
        });
    m_refineJob = *job;
    emit changed();
}

void TriageAnalysis::help()
{
    if (!m_verdict || !m_simulated || m_state != State::Ready || !isUpToDate()) return;
    if (m_refinedKey != m_judgedKey) return refine();
    m_helpKey = helpKey();
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<triage::Verdict>(
        tr("Simulate what helps against \u201C%1\u201D")
            .arg(words::mechanism(m_verdict->hypotheses.front().title)),
        QStringLiteral("triage-help"),
        [verdict = *m_verdict, simulated = m_simulated, observations = m_project.observations,
         priors = m_project.triage.priors,
         kinds = m_kinds](const JobControl& control) -> Result<triage::Verdict> {
            triage::Options options;
            options.stop = control.stop;
            options.progress = control.progress;
            triage::Verdict own = verdict;
            const auto done = triage::add_help(own, *simulated, observations, priors, kinds, options);
            if (!done) return done.errors();
            return own;
        },
        [this, job](Result<triage::Verdict> result) {
            if (*job != m_helpJob || !result) return;
            m_help = std::make_shared<const triage::Verdict>(std::move(*result));
            if (m_verdict) keepHelp(*m_verdict);
        });
    m_helpJob = *job;
    emit changed();
}

// Gains and actions were simulated for a ranking; they stay as long as the same mechanism leads.
void TriageAnalysis::keepHelp(triage::Verdict& verdict) const
{
    if (!m_help) return;
    for (triage::Hypothesis& one : verdict.hypotheses) {
        const auto known = std::ranges::find(m_help->hypotheses, one.id, &triage::Hypothesis::id);
        if (known != m_help->hypotheses.end() && known->expected_gain && known->severity == one.severity)
            one.expected_gain = known->expected_gain;
    }
    if (m_help->hypotheses.front().id == verdict.hypotheses.front().id)
        verdict.mitigations = m_help->mitigations;
}

std::shared_ptr<const triage::Verdict> TriageAnalysis::settled() const
{
    const bool rests =
        m_state == State::Ready && isUpToDate() && m_refinedKey == m_judgedKey && m_refineJob == 0;
    return rests ? m_verdict : nullptr;
}

int TriageAnalysis::tried() const
{
    if (!m_simulated) return 0;
    return static_cast<int>(
        std::ranges::count_if(m_simulated->trials, [](const triage::Trial& t) { return !t.arms.empty(); }));
}

int TriageAnalysis::applicable() const
{
    if (!m_simulated) return 0;
    return static_cast<int>(std::ranges::count_if(m_simulated->trials, [](const triage::Trial& t) {
        return !t.arms.empty() || t.why_not == triage::kNotTried;
    }));
}

const std::vector<triage::LeftOut>& TriageAnalysis::leftOut() const
{
    static const std::vector<triage::LeftOut> none;
    return m_verdict ? m_verdict->left_out : none;
}

} // namespace fulcrum::app
