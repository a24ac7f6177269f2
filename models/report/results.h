// SPDX-License-Identifier: GPL-3.0-or-later
// All that a report is made of, run as one: scenarios, triage, ranking, notebook, reproducer. Each but the
// scenarios may be missing.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "decision/decide.h"
#include "evidence/review.h"
#include "report/prevented.h"
#include "report/reproducer.h"
#include "scenario/project.h"
#include "study/expectations.h"
#include "study/study.h"
#include "triage/triage.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::report
{

// What decides the figures; kept in the report, so that they can be made again.
struct Effort {
    bool fast = false;               // few runs: figures are rough
    std::optional<int> replications; // instead of the project's
    std::optional<std::uint64_t> seed;
    bool with_triage = true; // where the project has one
    bool with_ranking = true;
    bool with_reproducer = true;
    scenario::PreventionFiles prevention{}; // what the gates are held against; empty: nothing

    bool operator==(const Effort&) const = default;
};

struct HowToRun {
    int threads = 0; // 0: one a core; no figure depends on it
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1, never falling
};

struct Results {
    scenario::Project project; // with the run settings that were used
    Effort effort;
    std::vector<study::ScenarioResult> runs; // in the order of the project
    std::vector<study::ExpectationCheck> expectations;
    std::optional<triage::Verdict> verdict;
    int triage_replications = 0;
    std::optional<decision::Decision> decision;
    int ranking_draws = 0, ranking_replications = 0;
    std::optional<evidence::NotebookReview> review;
    std::optional<Reproducer> reproducer;
    std::optional<Prevented> prevented;
    std::vector<std::string> missing; // what could not be had, and why, as sentences

    const study::ScenarioFigures* find(std::string_view scenario) const; // nullptr: not run
};

// Most requests of a scenario in a fast report.
inline constexpr std::int64_t kFastRequests = 20'000;

// Runs what the project has. Fails where a scenario cannot be run; "cancelled" where it was stopped. A triage
// or a ranking that fails is left out and told in `missing`.
Result<Results> produce(const scenario::Project& project, const std::string& file,
                        const cluster::Kinds& kinds, const Effort& effort, const HowToRun& how);

// From results that are there: what else needs no simulation is added (expectations, notebook). `verdict` may
// be null: triage has found nothing yet.
Results from_parts(const scenario::Project& project, const std::string& file,
                   std::vector<study::ScenarioResult> runs, const triage::Verdict* verdict);

// Which two scenarios show the fault best: of the first lever that is simulated; else those nearest to the
// observations; nullopt: none do.
std::optional<FaultPair> fault_pair(const Results& results);

} // namespace fulcrum::report
