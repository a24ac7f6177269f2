// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/records.h"

#include "evidence/evidence_details_model.h"
#include "evidence/observation_editor.h"
#include "shell/values.h"

#include <QCoreApplication>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

using scenario::Note;
using scenario::NoteKind;
using scenario::Project;

QString words(const char* text)
{
    return QCoreApplication::translate("Record", text);
}

bool isLinked(const Project& project, NoteKind kind, const std::string& id)
{
    return std::any_of(project.notes.begin(), project.notes.end(), [&](const Note& note) {
        return note.kind == kind && std::find(note.links.begin(), note.links.end(), id) != note.links.end();
    });
}

RecordState incomplete(const QStringList& missing)
{
    RecordState state;
    if (missing.isEmpty()) return state;
    state.tone = RecordState::Tone::Incomplete;
    state.text = words(QT_TRANSLATE_NOOP("Record", "lacks %1")).arg(missing.front());
    if (missing.size() > 1) state.text += QStringLiteral(" +%1").arg(missing.size() - 1);
    state.toolTip =
        words(QT_TRANSLATE_NOOP("Record", "Incomplete: lacks %1.")).arg(missing.join(QStringLiteral(", ")));
    return state;
}

bool isLess(const scenario::Moment& a, const scenario::Moment& b)
{
    if (a.utc != b.utc) return !a.utc; // what counts from the run's begin comes first
    return a.at < b.at;
}

Record recordOf(const Note& note, std::size_t index, const Project& project)
{
    Record record{toQt(note.id), note.kind, false, index, note.at, note.until, toQt(note.text), {}, {}};
    for (const std::string& link : note.links)
        record.links << toQt(link);
    if (!note.observation.empty() && !record.links.contains(toQt(note.observation)))
        record.links.prepend(toQt(note.observation));
    record.state = incomplete(missingOf(note, project));
    return record;
}

} // namespace

QStringList missingOf(const Note& note, const Project& project)
{
    QStringList missing;
    const auto lack = [&](bool lacks, const char* what) {
        if (lacks) missing << words(what);
    };
    lack(note.text.empty(), QT_TRANSLATE_NOOP("Record", "a text"));
    const bool figure = !note.metric.empty() && (note.direction || note.at_least || note.at_most);
    switch (note.kind) {
    case NoteKind::Observation:
        lack(note.observation.empty(), QT_TRANSLATE_NOOP("Record", "its figures"));
        break;
    case NoteKind::Hypothesis:
        lack(!isLinked(project, NoteKind::Falsifier, note.id), QT_TRANSLATE_NOOP("Record", "a falsifier"));
        break;
    case NoteKind::Action:
        lack(!note.at, QT_TRANSLATE_NOOP("Record", "when it began"));
        lack(!isLinked(project, NoteKind::Prediction, note.id), QT_TRANSLATE_NOOP("Record", "a prediction"));
        [[fallthrough]];
    case NoteKind::Proposal:
        lack(note.cost.empty(), QT_TRANSLATE_NOOP("Record", "its cost"));
        lack(note.stop_condition.empty(), QT_TRANSLATE_NOOP("Record", "a stop condition"));
        break;
    case NoteKind::Prediction:
        lack(!note.until, QT_TRANSLATE_NOOP("Record", "when it is due"));
        [[fallthrough]];
    case NoteKind::Falsifier:
        lack(!figure, QT_TRANSLATE_NOOP("Record", "a figure"));
        lack(note.links.empty(), QT_TRANSLATE_NOOP("Record", "what it is about"));
        break;
    case NoteKind::RecoveryCheck:
        lack(!note.at || !note.until, QT_TRANSLATE_NOOP("Record", "its window"));
        break;
    }
    return missing;
}

std::vector<Overlap> overlapsOf(const Project& project)
{
    std::vector<Overlap> overlaps;
    std::vector<const Note*> actions;
    for (const Note& note : project.notes)
        if (note.kind == NoteKind::Action && note.at && note.until) actions.push_back(&note);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        for (std::size_t j = i + 1; j < actions.size(); ++j) {
            if (actions[i]->at->utc != actions[j]->at->utc) continue;
            const TimeNs from = std::max(actions[i]->at->at, actions[j]->at->at);
            const TimeNs until = std::min(actions[i]->until->at, actions[j]->until->at);
            if (from >= until) continue;
            const bool utc = actions[i]->at->utc;
            overlaps.push_back({toQt(actions[i]->id), toQt(actions[j]->id), {from, utc}, {until, utc}});
        }
    }
    return overlaps;
}

std::vector<Record> recordsOf(const Project& project)
{
    std::vector<Record> records;
    for (std::size_t i = 0; i < project.observations.size(); ++i) {
        const scenario::Observation& observation = project.observations[i];
        const bool stoodFor = std::any_of(project.notes.begin(), project.notes.end(), [&](const Note& note) {
            return note.kind == NoteKind::Observation && note.observation == observation.id;
        });
        if (stoodFor) continue;
        Record record{
            toQt(observation.id),     NoteKind::Observation,        true, i, observation.window.from,
            observation.window.until, observationText(observation), {},   {}};
        record.state = incomplete(missingParts(observation));
        records.push_back(std::move(record));
    }
    for (std::size_t i = 0; i < project.notes.size(); ++i)
        records.push_back(recordOf(project.notes[i], i, project));
    for (const Overlap& overlap : overlapsOf(project)) {
        for (Record& record : records) {
            if (record.measured || (record.id != overlap.first && record.id != overlap.second)) continue;
            if (!project.notes[record.index].accepted_by.empty()) continue;
            const QString other = record.id == overlap.first ? overlap.second : overlap.first;
            record.state = {
                RecordState::Tone::Unresolved, words(QT_TRANSLATE_NOOP("Record", "unresolved")),
                words(QT_TRANSLATE_NOOP("Record", "%1 was under way at the same time: which of them "
                                                  "helped can not be told from what was seen."))
                    .arg(other)};
        }
    }
    std::stable_sort(records.begin(), records.end(), [](const Record& a, const Record& b) {
        if (!a.at || !b.at) return a.at.has_value() && !b.at.has_value();
        return isLess(*a.at, *b.at);
    });
    return records;
}

} // namespace fulcrum::app
