// SPDX-License-Identifier: GPL-3.0-or-later
// Triage of the open project: mechanisms are simulated once by a job, observations and priors are judged anew
// against these runs whenever they change, and what helps against the leader is simulated last.
#pragma once

#include "jobs/job_tracker.h"
#include "scenario/document.h"
#include "triage/triage.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace fulcrum::app
{

class TriageAnalysis : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Nothing,   // the project has no [triage] or no observations, or nobody asked
        Exploring, // runs are under way; there may be a first ranking
        Ready,
        Cancelled, // what was simulated by then is kept
        Failed,    // see errors()
    };

    TriageAnalysis(cluster::Kinds kinds, JobTracker& jobs, QObject* parent = nullptr);
    ~TriageAnalysis() override;

    // Nothing is simulated before somebody looks.
    void setActive(bool active);
    void update(const scenario::Document& document);
    void simulateAgain(); // after a cancel or a failure

    State state() const { return m_state; }
    const Errors& errors() const { return m_errors; }
    // The latest ranking; nullptr: none yet. Mitigations and gains are those of m_help where they fit.
    const triage::Verdict* verdict() const { return m_verdict.get(); }
    // The ranking of the project as it is, once nothing more is simulated for it; null before.
    std::shared_ptr<const triage::Verdict> settled() const;
    std::shared_ptr<const triage::Simulated> simulated() const { return m_simulated; }
    bool isRefining() const { return m_state == State::Exploring && m_verdict; }
    // What comes near to observations that were added is simulated more closely, or what helps is.
    bool isHelping() const { return m_helpJob != 0 || m_refineJob != 0 || m_helpDelay.isActive(); }
    bool hasHelp() const { return m_help != nullptr; }
    // Whether the ranking is of the project as it is now.
    bool isUpToDate() const { return !m_judging && !m_judgeAgain; }
    int tried() const; // mechanisms that have been simulated
    int applicable() const;
    const std::vector<triage::LeftOut>& leftOut() const;

signals:
    void changed(); // ranking, state, or what helps
    void failed(const fulcrum::Errors& errors);

private:
    struct Mailbox; // where a job leaves what it has so far, as long as this object is there
    using Judged = std::shared_ptr<triage::Verdict>;

    void explore();
    void receive(int job, std::shared_ptr<const triage::Simulated> simulated);
    void explored(int job, Result<triage::Simulated> result);
    void judge();
    void judged();
    void askForHelp();
    void help();
    void refine();
    void keepHelp(triage::Verdict& verdict) const;
    std::string helpKey() const;
    triage::Options options() const;
    void set(State state);

    cluster::Kinds m_kinds;
    std::shared_ptr<const scenario::NodeTypes> m_types;
    JobTracker& m_jobs;
    scenario::Project m_project;
    std::string m_key;       // of what the runs depend on
    std::string m_judgedKey; // of what the ranking depends on beside them
    bool m_active = false;
    bool m_wanted = false; // to be simulated as soon as somebody looks
    State m_state = State::Nothing;
    Errors m_errors;
    std::shared_ptr<const triage::Simulated> m_simulated;
    Judged m_verdict;
    std::shared_ptr<const triage::Verdict> m_help; // of the project as it was when it was asked for
    std::string m_helpKey;
    std::shared_ptr<Mailbox> m_mailbox;
    QFutureWatcher<Judged> m_watcher;
    bool m_judging = false;
    std::string m_judgingKey; // m_key of what is being judged
    bool m_judgeAgain = false;
    QTimer m_helpDelay;
    int m_exploreJob = 0;
    int m_refineJob = 0;
    std::string m_refinedKey; // m_judgedKey of the observations that the runs were chosen for
    int m_helpJob = 0;
};

} // namespace fulcrum::app
