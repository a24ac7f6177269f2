// SPDX-License-Identifier: GPL-3.0-or-later
// The incident notebook, looked through: what its records lack, what came of its predictions, and which
// actions can be credited with what (MODEL 11, seed 002).
#pragma once

#include "base/time.h"
#include "evidence/imported.h"
#include "scenario/project.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

struct NoteStatus {
    std::string id;
    std::vector<std::string> missing; // as questions; empty: complete

    bool complete() const { return missing.empty(); }
};

// Of each note, in order. A hypothesis needs a falsifier and what it rests on; an action a prediction, its
// cost, its stop condition, when it began and whether it can be taken back; a prediction and a falsifier a
// metric, a statistic and a direction or bound, a prediction also by when; a recovery check its window and
// scenario or data; a proposal its cost and a scenario with [[expect]]s that would have caught the incident.
// Notes belong together where one links to the other.
std::vector<NoteStatus> completeness(const scenario::Project& project);

// Whether a note of what was observed stands for it: lists show the two as one record.
bool is_noted(const scenario::Observation& observation, const scenario::Project& project);

// A window on the clock of the notebook's moments.
struct NoteWindow {
    scenario::Moment from, until;
};

// Where predictions are looked up: measured data or a simulated run.
struct NoteData {
    std::string name; // "fulcrum simulate, scenario limit", "requests.jsonl"
    bool utc = true;
    TimeNs begins = 0, ends = 0; // of what it holds, on the same clock as Moment::at
    // The figure of what happened in [from, until), seconds on the data's clock; nullopt: it has none.
    std::function<std::optional<scenario::Observed>(std::string_view metric, std::string_view statistic,
                                                    std::string_view of_class, double from, double until)>
        figure;
};

// Of requests (percentiles over what was offered, with the interval of order statistics) and of series. The
// rows must outlive it.
NoteData data_of(const Imported& imported);
NoteData data_of(std::string name, std::span<const RequestRow> rows, bool utc, double ends);

enum class Verdict {
    CameTrue,  // a falsifier that came true: its hypothesis is wrong
    DidNot,    // a falsifier that did not: the hypothesis stands so far
    NotYetDue, // the data ends before it is due
    NoData,    // it says too little, or the data has no such figure
};
std::string_view to_string(Verdict verdict);

struct Judged {
    std::string note;
    scenario::NoteKind kind = scenario::NoteKind::Prediction;
    Verdict verdict = Verdict::NoData;
    std::optional<scenario::Observed> before, after; // in the metric's base unit
    std::string data;                                // its name
    std::string text;                                // what was seen and why that is the verdict
};

// Judges a prediction or a falsifier: `before` in the last window before its action began, `after` in a
// window of the same length from when it is due; the length is that from the action to the due time, from 10
// s to 5 min, and neither window reaches into another action that begins or ends. Up and down mean by more
// than a tenth; flat means by no more. Without an action it belongs to, only bounds can be judged, and the
// window ends with the data.
Judged judge(const scenario::Note& note, const scenario::Project& project, const NoteData& data);

// Actions whose times overlap; an action without an end goes on. `until`: kNever where it does.
struct Overlap {
    std::string a, b; // ids
    scenario::Moment from;
    TimeNs until = 0;
    std::string text;
};
std::vector<Overlap> overlaps(const std::vector<scenario::Note>& notes);

enum class Credit {
    None,       // nothing it predicted came true, or nothing was predicted
    Unresolved, // another action overlapped it: only the two together can be credited
    Supported,  // what it predicted came true, and nobody has accepted it
    Accepted,   // a person has
};
std::string_view to_string(Credit credit);

struct ActionCredit {
    std::string action;
    Credit credit = Credit::None;
    std::string text;
};

// `separated`: pairs of actions that a replay has told apart (evidence/replay.h): those do not count as
// overlapping.
std::vector<ActionCredit> credits(const scenario::Project& project, const std::vector<Judged>& judged,
                                  const std::vector<Overlap>& separated = {});

// The notes that link to this one or that it links to, of a kind.
std::vector<const scenario::Note*> linked(const scenario::Project& project, const scenario::Note& note,
                                          scenario::NoteKind kind);

// The action that a prediction or falsifier belongs to: its own, or that of its hypothesis; nullptr: none.
const scenario::Note* action_of(const scenario::Project& project, const scenario::Note& note);

} // namespace fulcrum::evidence
