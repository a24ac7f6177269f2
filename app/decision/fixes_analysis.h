// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking behind the Fixes page, by jobs: simulations once, the Monte Carlo after every edit, and a
// second ranking to compare with.
#pragma once

#include "cluster/kinds.h"
#include "decision/compare.h"
#include "decision/diagnosis.h"
#include "jobs/job_tracker.h"
#include "shell/project_controller.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::app
{

// What the ranking is compared with.
struct Against {
    enum class What {
        Nothing,
        Score,     // another score
        Objective, // measured by something else
        Judged,    // the same with judged impacts
        Person,    // the estimates of one person
        Estimates, // as given, or pooled
        File,      // another project, judged
        Scenario,  // all levers tried on another scenario
        After,     // the others once a lever is done: before and after a mitigation
        Period,    // another part of the run
    };
    What what = What::Score;
    decision::Score score = decision::Score::Success;
    decision::EstimateView view{};
    QString file{};
    std::string name{}; // of the objective, the scenario, the lever
    QString label{};    // how the page calls it; empty: by the rest
    bool late = false;  // Period: the second half of what is measured, not the first

    bool simulates() const { return what == What::Scenario || what == What::After || what == What::Period; }
    QString title() const;
    bool operator==(const Against&) const = default;
};

class FixesAnalysis : public QObject
{
    Q_OBJECT

public:
    FixesAnalysis(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                  QObject* parent = nullptr);

    // Ranks after edits only while somebody looks.
    void setActive(bool active);

    // What triage says of the project as it is, until levers are simulated, which asks it anew; nullopt:
    // nothing. A judged ranking would else advise levers against causes that are ruled out.
    void setTriage(const std::optional<decision::Diagnosis>& diagnosis);

    // How it is ranked. Each change ranks anew.
    void setScore(std::optional<decision::Score> score); // nothing: the project's
    void setView(const decision::EstimateView& view);
    void setAgainst(const Against& against);
    // Of the simulations; those that ran before stay until they are run again.
    void setRuns(int draws, int replications);
    const decision::EstimateView& view() const { return m_view; }
    const Against& against() const { return m_against; }

    void rank();     // with what has been simulated so far; cheap
    void simulate(); // all levers that can be
    void cancel();   // what is finished stays
    bool isSimulating() const { return m_simulateJob != 0; }
    bool isRanking() const { return m_rankJob != 0; }
    bool isSimulated() const { return m_played && !m_played->simulations.impacts.empty(); }
    bool isPartial() const { return m_played && m_played->simulations.cancelled; }
    bool isStale() const { return isSimulated() && m_simulatedFor != fingerprint(); } // edited since

    std::shared_ptr<const decision::Decision> decision() const { return m_decision; } // null: none yet
    std::shared_ptr<const decision::Decision> other() const { return m_other; }
    std::shared_ptr<const decision::RankingComparison> comparison() const { return m_comparison; }
    const Errors& errors() const { return m_errors; } // why there is no ranking
    // Names of the objectives that all simulated levers can be measured by, as a project writes them.
    std::vector<std::string> knownObjectives() const;

signals:
    void ranked();   // another decision, or none
    void compared(); // another comparison, or none
    void busyChanged();
    void failed(const fulcrum::Errors& errors);

private:
    // What was run: the levers, and where the project has [triage], what that says of their diagnoses.
    struct Played {
        decision::Simulations simulations;
        std::map<std::string, double> diagnosis;
        std::string verdict;
        scenario::Project project; // as it was played: the levers stand on what triage found
    };
    static Result<Played> play(const scenario::Project& project, const cluster::Kinds& kinds,
                               decision::DecideOptions options, const JobControl& control);
    std::string fingerprint() const;
    decision::DecideOptions options() const;
    void compare();
    scenario::Project standing() const; // the project, with levers on what triage found
    void projectChanged();

    ProjectController& m_controller;
    cluster::Kinds m_kinds;
    JobTracker& m_jobs;
    std::optional<decision::Score> m_score;
    decision::EstimateView m_view;
    Against m_against;
    bool m_active = false, m_dirty = true; // looked at; edited since it was ranked
    int m_draws = 6, m_replications = 1;
    std::map<std::string, double> m_triaged; // by lever, what triage says; empty: it was not asked
    std::string m_triageVerdict;
    QString m_file;                         // whose simulations these are
    std::shared_ptr<const Played> m_played; // null: nothing was run
    // What the other ranking rests on, where that runs simulations of its own: an edited estimate runs none.
    std::shared_ptr<const Played> m_otherPlayed;
    std::string m_otherFor;
    std::string m_simulatedFor;
    std::shared_ptr<const decision::Decision> m_decision, m_other;
    std::shared_ptr<const decision::RankingComparison> m_comparison;
    Errors m_errors;
    int m_simulateJob = 0, m_rankJob = 0, m_compareJob = 0;
};

} // namespace fulcrum::app
