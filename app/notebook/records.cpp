// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/records.h"

#include "evidence/evidence_details_model.h"
#include "evidence/metric_words.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/observation_editor.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

using scenario::Note;
using scenario::NoteKind;
using scenario::Project;

QString term(const char* text)
{
    return QCoreApplication::translate("Record", text);
}

RecordState incomplete(const QStringList& missing)
{
    RecordState state;
    if (missing.isEmpty()) return state;
    state.tone = RecordState::Tone::Incomplete;
    const int count = static_cast<int>(missing.size()); // a cast in the call would hide it from lupdate
    state.text = QCoreApplication::translate("Record", "incomplete, %n questions", nullptr, count);
    state.toolTip = missing.join(QLatin1Char('\n'));
    return state;
}

bool isLess(const scenario::Moment& a, const scenario::Moment& b)
{
    if (a.utc != b.utc) return !a.utc; // what counts from the run's begin comes first
    return a.at < b.at;
}

Record recordOf(const Note& note, std::size_t index, const std::vector<std::string>& missing)
{
    Record record{toQt(note.id), note.kind, false, index, note.at, note.until, toQt(note.text), {}, {}};
    for (const std::string& link : note.links)
        record.links << toQt(link);
    if (!note.observation.empty() && !record.links.contains(toQt(note.observation)))
        record.links.prepend(toQt(note.observation));
    QStringList questions;
    for (const std::string& question : missing)
        questions << questionText(question);
    record.state = incomplete(questions);
    return record;
}

} // namespace

QStringList missingOf(const Note& note, const Project& project)
{
    QStringList missing;
    for (const evidence::NoteStatus& status : evidence::completeness(project))
        if (status.id == note.id)
            for (const std::string& question : status.missing)
                missing << questionText(question);
    return missing;
}

std::vector<Overlap> overlapsOf(const Project& project)
{
    std::vector<Overlap> overlaps;
    for (const evidence::Overlap& one : evidence::overlaps(project.notes)) {
        std::optional<scenario::Moment> until;
        if (one.until != kNever) until = scenario::Moment{one.until, one.from.utc};
        overlaps.push_back({toQt(one.a), toQt(one.b), one.from, until, words::sentence(one.text)});
    }
    return overlaps;
}

std::vector<Record> recordsOf(const Project& project)
{
    std::vector<Record> records;
    for (std::size_t i = 0; i < project.observations.size(); ++i) {
        const scenario::Observation& observation = project.observations[i];
        if (evidence::is_noted(observation, project)) continue;
        Record record{
            toQt(observation.id),     NoteKind::Observation,        true, i, observation.window.from,
            observation.window.until, observationText(observation), {},   {}};
        record.state = incomplete(missingParts(observation));
        records.push_back(std::move(record));
    }
    const std::vector<evidence::NoteStatus> status = evidence::completeness(project);
    for (std::size_t i = 0; i < project.notes.size(); ++i)
        records.push_back(recordOf(project.notes[i], i, status[i].missing));
    for (const Overlap& overlap : overlapsOf(project)) {
        for (Record& record : records) {
            if (record.measured || (record.id != overlap.first && record.id != overlap.second)) continue;
            if (!project.notes[record.index].accepted_by.empty()) continue;
            record.state = {RecordState::Tone::Unresolved, term(QT_TRANSLATE_NOOP("Record", "unresolved")),
                            overlap.text};
        }
    }
    std::stable_sort(records.begin(), records.end(), [](const Record& a, const Record& b) {
        if (!a.at || !b.at) return a.at.has_value() && !b.at.has_value();
        return isLess(*a.at, *b.at);
    });
    return records;
}

namespace
{

// Figures by their names rather than by the ids of the project file.
QString withFigureNames(QString text)
{
    static const QRegularExpression id(QStringLiteral("\\b[a-z]+(?:_[a-z]+)+\\b"));
    qsizetype at = 0;
    for (auto match = id.match(text); match.hasMatch(); match = id.match(text, at)) {
        const QString metric = match.captured();
        const bool known = evidence::metrics::find(metric.toStdString()) != nullptr;
        const QString name = known ? metricWords(metric.toStdString()).name : metric;
        text.replace(match.capturedStart(), match.capturedLength(), name);
        at = match.capturedStart() + name.size();
    }
    return text;
}

RecordState verdictOf(const evidence::Judged& judged)
{
    using enum RecordState::Tone;
    const bool falsifier = judged.kind == NoteKind::Falsifier;
    const QString why = withFigureNames(words::sentence(judged.text));
    switch (judged.verdict) {
    case evidence::Verdict::CameTrue:
        return falsifier ? RecordState{Bad, term(QT_TRANSLATE_NOOP("Record", "seen")), why}
                         : RecordState{Good, term(QT_TRANSLATE_NOOP("Record", "held")), why};
    case evidence::Verdict::DidNot:
        return falsifier ? RecordState{Good, term(QT_TRANSLATE_NOOP("Record", "not seen")), why}
                         : RecordState{Bad, term(QT_TRANSLATE_NOOP("Record", "did not hold")), why};
    case evidence::Verdict::NotYetDue:
        return {Open, term(QT_TRANSLATE_NOOP("Record", "not yet due")), why};
    case evidence::Verdict::NoData:
        return {Open, term(QT_TRANSLATE_NOOP("Record", "no data")), why};
    }
    return {};
}

RecordState creditOf(const evidence::ActionCredit& credit)
{
    using enum RecordState::Tone;
    const QString why = words::sentence(credit.text);
    switch (credit.credit) {
    case evidence::Credit::None:
        return {Plain, term(QT_TRANSLATE_NOOP("Record", "no credit")), why};
    case evidence::Credit::Unresolved:
        return {Unresolved, term(QT_TRANSLATE_NOOP("Record", "unresolved")), why};
    case evidence::Credit::Supported:
        return {Open, term(QT_TRANSLATE_NOOP("Record", "supported")), why};
    case evidence::Credit::Accepted:
        return {Good, term(QT_TRANSLATE_NOOP("Record", "credited")), why};
    }
    return {};
}

RecordState conclusionOf(const evidence::RecoveryOfNote& one)
{
    using enum RecordState::Tone;
    if (!one.recovery)
        return {Open, term(QT_TRANSLATE_NOOP("Record", "no data")),
                words::sentence(one.recovery.errors().front().message)};
    const QString why = words::sentence(one.recovery->text);
    switch (one.recovery->conclusion) {
    case evidence::Conclusion::FullServiceRestored:
        return {Good, term(QT_TRANSLATE_NOOP("Record", "full service restored")), why};
    case evidence::Conclusion::OverloadBounded:
        return {Unresolved, term(QT_TRANSLATE_NOOP("Record", "overload bounded")), why};
    case evidence::Conclusion::NotRecovered:
        return {Bad, term(QT_TRANSLATE_NOOP("Record", "not recovered")), why};
    case evidence::Conclusion::CannotTell:
        return {Open, term(QT_TRANSLATE_NOOP("Record", "cannot tell")), why};
    }
    return {};
}

} // namespace

void judge(std::vector<Record>& records, const evidence::NotebookReview& review)
{
    const auto set = [&](const std::string& id, const RecordState& state) {
        for (Record& record : records)
            if (!record.measured && record.id == toQt(id) &&
                record.state.tone != RecordState::Tone::Incomplete)
                record.state = state;
    };
    for (const evidence::Judged& judged : review.judged)
        set(judged.note, verdictOf(judged));
    for (const evidence::ActionCredit& credit : review.credits)
        set(credit.action, creditOf(credit));
    for (const evidence::RecoveryOfNote& recovery : review.recoveries)
        set(recovery.note, conclusionOf(recovery));
}

} // namespace fulcrum::app
