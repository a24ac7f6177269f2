// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/notebook.h"

#include "evidence/observations.h"
#include "scenario/evidence_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence
{

namespace
{

using scenario::Note;
using scenario::NoteKind;
using scenario::Project;

bool links_to(const Note& note, const std::string& id)
{
    return std::ranges::find(note.links, id) != note.links.end();
}

const scenario::Observation* find_observation(const Project& project, const std::string& id)
{
    const auto found = std::ranges::find(project.observations, id, &scenario::Observation::id);
    return found == project.observations.end() ? nullptr : &*found;
}

class Questions
{
public:
    Questions(const Project& project, const Note& note) : project_(project), note_(note) {}

    std::vector<std::string> ask()
    {
        need(!note_.text.empty() || !note_.mechanism.empty() || !note_.observation.empty(),
             "text: what does it say?");
        switch (note_.kind) {
        case NoteKind::Observation:
            observation();
            break;
        case NoteKind::Hypothesis:
            need(any(NoteKind::Falsifier), "falsifier: what would show that it is wrong?");
            need(rests_on_something(), "links: which observations does it rest on?");
            break;
        case NoteKind::Action:
            action();
            break;
        case NoteKind::Prediction:
        case NoteKind::Falsifier:
            figure();
            break;
        case NoteKind::RecoveryCheck:
            need(note_.at && note_.until, "at, until: in which window is recovery looked for?");
            break;
        case NoteKind::Proposal:
            proposal();
            break;
        }
        return std::move(questions_);
    }

private:
    void need(bool there, std::string question)
    {
        if (!there) questions_.push_back(std::move(question));
    }

    bool any(NoteKind kind) const { return !linked(project_, note_, kind).empty(); }

    bool rests_on_something() const
    {
        return any(NoteKind::Observation) || std::ranges::any_of(note_.links, [&](const std::string& id) {
                   return find_observation(project_, id) != nullptr;
               });
    }

    void observation()
    {
        const scenario::Observation* seen = find_observation(project_, note_.observation);
        need(seen != nullptr, "observation: which [[observation]] holds its figures?");
        if (!seen) return;
        for (std::string& question : missing(*seen))
            questions_.push_back(seen->id + ", " + question);
    }

    void action()
    {
        need(any(NoteKind::Prediction), "prediction: what is it to change, by how much, by when?");
        need(!note_.cost.empty(), "cost: what does it cost, and whom?");
        need(!note_.stop_condition.empty(), "stop_condition: when is it taken back?");
        need(note_.reversible.has_value(), "reversible: can it be taken back?");
        need(note_.at.has_value(), "at: when did it begin?");
    }

    void figure()
    {
        need(!note_.metric.empty(), "metric: which figure?");
        need(!note_.statistic.empty(), "statistic: of which statistic?");
        need(note_.direction || note_.at_least || note_.at_most, "direction or bounds: where will it lie?");
        if (note_.kind == NoteKind::Prediction) {
            need(note_.until.has_value(), "until: by when?");
            need(any(NoteKind::Action) || any(NoteKind::Hypothesis),
                 "links: which action or hypothesis says so?");
        } else {
            need(any(NoteKind::Hypothesis), "links: which hypothesis does it test?");
        }
    }

    void proposal()
    {
        need(!note_.cost.empty(), "cost: what does it cost, and whom?");
        need(!note_.links.empty(), "links: which gap of the incident does it close?");
        need(!note_.scenario.empty(), "scenario: which replay would have caught the incident?");
        if (note_.scenario.empty()) return;
        const bool expected =
            std::ranges::any_of(project_.expectations, [&](const scenario::Expectation& expectation) {
                return expectation.scenario == note_.scenario;
            });
        need(expected, fmt::format("[[expect]]: what must the replay '{}' show?", note_.scenario));
    }

    const Project& project_;
    const Note& note_;
    std::vector<std::string> questions_;
};

TimeNs end_of(const Note& action)
{
    return action.until ? action.until->at : kNever;
}

bool same_pair(const Overlap& overlap, const std::string& a, const std::string& b)
{
    return (overlap.a == a && overlap.b == b) || (overlap.a == b && overlap.b == a);
}

ActionCredit credit_of(const Project& project, const Note& action, const std::vector<Judged>& judged,
                       const std::vector<std::string>& others)
{
    ActionCredit result;
    result.action = action.id;
    int predicted = 0;
    int came_true = 0;
    int open = 0;
    for (const Note* prediction : linked(project, action, NoteKind::Prediction)) {
        ++predicted;
        for (const Judged& one : judged) {
            if (one.note != prediction->id) continue;
            came_true += one.verdict == Verdict::CameTrue;
            open += one.verdict == Verdict::NotYetDue || one.verdict == Verdict::NoData;
        }
    }
    const std::string accepted = action.accepted_by.empty()
                                     ? std::string()
                                     : fmt::format(" {} accepted the credit.", action.accepted_by);
    if (predicted == 0) {
        result.text = "It predicted nothing, so that nothing can be credited to it.";
    } else if (came_true == 0) {
        result.text = open > 0 ? "Nothing that it predicted has come true yet."
                               : "Nothing that it predicted came true.";
    } else if (!others.empty()) {
        std::string names;
        for (const std::string& other : others)
            names += (names.empty() ? "" : ", ") + other;
        result.credit = Credit::Unresolved;
        result.text = fmt::format(
            "{} of {} predictions came true while {} went on too: the actions together helped, the "
            "share of each is unresolved. A replay that changes one at a time tells them apart.",
            came_true, predicted, names);
        if (!accepted.empty()) result.text += accepted + " The data does not bear that out.";
    } else {
        result.credit = accepted.empty() ? Credit::Supported : Credit::Accepted;
        result.text = fmt::format("{} of {} predictions came true.", came_true, predicted) + accepted;
        if (accepted.empty()) result.text += " Nobody has accepted the credit yet.";
    }
    return result;
}

} // namespace

std::vector<const Note*> linked(const Project& project, const Note& note, NoteKind kind)
{
    std::vector<const Note*> found;
    for (const Note& other : project.notes)
        if (other.kind == kind && other.id != note.id &&
            (links_to(note, other.id) || links_to(other, note.id)))
            found.push_back(&other);
    return found;
}

const Note* action_of(const Project& project, const Note& note)
{
    const auto own = linked(project, note, NoteKind::Action);
    if (!own.empty()) return own.front();
    for (const Note* hypothesis : linked(project, note, NoteKind::Hypothesis)) {
        const auto actions = linked(project, *hypothesis, NoteKind::Action);
        if (!actions.empty()) return actions.front();
    }
    return nullptr;
}

bool is_noted(const scenario::Observation& observation, const Project& project)
{
    return std::ranges::any_of(project.notes, [&](const Note& note) {
        return note.kind == NoteKind::Observation && note.observation == observation.id;
    });
}

std::vector<NoteStatus> completeness(const Project& project)
{
    std::vector<NoteStatus> all;
    for (const Note& note : project.notes)
        all.push_back({note.id, Questions(project, note).ask()});
    return all;
}

std::string_view to_string(Verdict verdict)
{
    switch (verdict) {
    case Verdict::CameTrue:
        return "came true";
    case Verdict::DidNot:
        return "did not";
    case Verdict::NotYetDue:
        return "not yet due";
    case Verdict::NoData:
        return "no data";
    }
    return {};
}

std::string_view to_string(Credit credit)
{
    switch (credit) {
    case Credit::None:
        return "none";
    case Credit::Unresolved:
        return "unresolved";
    case Credit::Supported:
        return "supported";
    case Credit::Accepted:
        return "accepted";
    }
    return {};
}

std::vector<Overlap> overlaps(const std::vector<Note>& notes)
{
    std::vector<Overlap> found;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        for (std::size_t j = i + 1; j < notes.size(); ++j) {
            const Note& a = notes[i];
            const Note& b = notes[j];
            if (a.kind != NoteKind::Action || b.kind != NoteKind::Action) continue;
            if (!a.at || !b.at || a.at->utc != b.at->utc) continue;
            const TimeNs from = std::max(a.at->at, b.at->at);
            const TimeNs until = std::min(end_of(a), end_of(b));
            // At the same moment is at the same time, however short.
            if (from > until || (from == until && a.at->at != b.at->at)) continue;
            const scenario::Moment begin{from, a.at->utc};
            found.push_back(
                {a.id, b.id, begin, until,
                 fmt::format("'{}' and '{}' went on at the same time from {}: neither can be credited alone",
                             a.id, b.id, scenario::to_text(begin))});
        }
    }
    return found;
}

std::vector<ActionCredit> credits(const Project& project, const std::vector<Judged>& judged,
                                  const std::vector<Overlap>& separated)
{
    const std::vector<Overlap> overlapping = overlaps(project.notes);
    std::vector<ActionCredit> all;
    for (const Note& action : project.notes) {
        if (action.kind != NoteKind::Action) continue;
        std::vector<std::string> others;
        for (const Overlap& overlap : overlapping) {
            if (overlap.a != action.id && overlap.b != action.id) continue;
            const bool told_apart = std::ranges::any_of(
                separated, [&](const Overlap& one) { return same_pair(one, overlap.a, overlap.b); });
            if (!told_apart) others.push_back(overlap.a == action.id ? overlap.b : overlap.a);
        }
        all.push_back(credit_of(project, action, judged, others));
    }
    return all;
}

} // namespace fulcrum::evidence
