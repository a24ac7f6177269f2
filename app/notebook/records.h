// SPDX-License-Identifier: GPL-3.0-or-later
// The records of a project's notebook as the page shows them: in order of time, each with what it lacks or
// how it was judged.
#pragma once

#include "evidence/record_words.h"
#include "evidence/review.h"
#include "scenario/project.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fulcrum::app
{

struct RecordState {
    enum class Tone { Plain, Good, Bad, Open, Unresolved, Incomplete };
    Tone tone = Tone::Plain;
    QString text;    // "held", "credit unresolved", "no falsifier"; empty: nothing to say
    QString toolTip; // all of it

    bool operator==(const RecordState&) const = default;
};

// A note, or an [[observation]] that no note stands for.
struct Record {
    QString id;
    scenario::NoteKind kind = scenario::NoteKind::Observation;
    bool measured = false; // an [[observation]]
    std::size_t index = 0; // of project.observations where measured, else of project.notes
    std::optional<scenario::Moment> at;
    std::optional<scenario::Moment> until;
    QString text;
    QStringList links;
    RecordState state;

    bool operator==(const Record&) const = default;
};

// In order of time; those without one come after, in the order of the text.
std::vector<Record> recordsOf(const scenario::Project& project);

// Two actions that were under way at the same time: neither can be credited with what followed.
struct Overlap {
    QString first;
    QString second;
    scenario::Moment from;
    std::optional<scenario::Moment> until; // none: both still go on
    QString text;                          // what follows, as a sentence
};
std::vector<Overlap> overlapsOf(const scenario::Project& project);

// What a note lacks, as questions.
QStringList missingOf(const scenario::Note& note, const scenario::Project& project);

// What runs and measurements made of the records: verdicts of predictions and falsifiers, credits of actions,
// conclusions of recovery checks. What is incomplete stays so.
void judge(std::vector<Record>& records, const evidence::NotebookReview& review);

} // namespace fulcrum::app
