// SPDX-License-Identifier: GPL-3.0-or-later
// A project's incident notebook as a whole, held against simulated runs of its scenarios and against measured
// data.
#pragma once

#include "cluster/record.h"
#include "evidence/notebook.h"
#include "evidence/recovery.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::evidence
{

// What one scenario's run tells about its requests.
struct ScenarioRows {
    std::vector<RequestRow> rows;
    double ends = 0;                             // s: when its last request arrived, or later
    std::map<std::string, Objective> objectives; // what its classes are promised
};
ScenarioRows scenario_rows(const cluster::RunRecord& record);

// The scenarios by whose runs notes are judged: their own, or that of their action. In the order of the
// project.
std::vector<std::string> scenarios_needed(const scenario::Project& project);

struct RecoveryOfNote {
    std::string note;
    std::string data;
    Result<Recovery> recovery;
};

struct NotebookReview {
    std::vector<NoteStatus> status;                                      // of each note
    std::vector<std::pair<std::string, std::vector<std::string>>> asked; // observations and what they lack
    Errors vague;               // observations that nobody could check
    std::vector<Judged> judged; // predictions and falsifiers
    std::vector<Overlap> overlaps;
    std::vector<ActionCredit> credits;
    std::vector<RecoveryOfNote> recoveries;

    bool complete() const;
};

// `measured`: imported data, or nullptr; it is asked first, and the scenario's run where it has no answer.
NotebookReview review(const scenario::Project& project, const std::map<std::string, ScenarioRows>& runs,
                      const Imported* measured = nullptr);

// The windows of a recovery check: `after` is its own, `during` and `before` those of an observation that it,
// or an action or note that it links to, rests on; else those of the first observation that has both. Without
// a `before`, it is what lies before `during`. Fails with what is missing.
struct RecoveryWindows {
    Span before, during, after;
    bool utc = true;
};
Result<RecoveryWindows> recovery_windows(const scenario::Project& project, const scenario::Note& check);

} // namespace fulcrum::evidence
