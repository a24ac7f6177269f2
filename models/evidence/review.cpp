// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/review.h"

#include "evidence/observations.h"
#include "evidence/rows.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

namespace
{

using scenario::Note;
using scenario::NoteKind;
using scenario::Observation;
using scenario::Project;

std::string scenario_of(const Project& project, const Note& note)
{
    if (!note.scenario.empty()) return note.scenario;
    const Note* action = action_of(project, note);
    return action ? action->scenario : std::string();
}

bool is_judged(const Note& note)
{
    return note.kind == NoteKind::Prediction || note.kind == NoteKind::Falsifier;
}

// Observations that a note rests on, over as many links as it takes, nearest first.
std::vector<const Observation*> rests_on(const Project& project, const Note& note)
{
    std::vector<std::string> ids = {note.id};
    std::vector<const Observation*> found;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto seen = std::ranges::find(project.observations, ids[i], &Observation::id);
        if (seen != project.observations.end()) found.push_back(&*seen);
        const auto next = std::ranges::find(project.notes, ids[i], &Note::id);
        if (next == project.notes.end()) continue;
        std::vector<std::string> links = next->links;
        links.push_back(next->observation);
        for (std::string& link : links)
            if (!link.empty() && std::ranges::find(ids, link) == ids.end()) ids.push_back(std::move(link));
    }
    for (const Observation& other : project.observations)
        if (std::ranges::find(found, &other) == found.end()) found.push_back(&other);
    return found;
}

bool same_clock(const scenario::Window& window, bool utc)
{
    return window.from && window.until && window.from->utc == utc && window.until->utc == utc;
}

Span span_of(const scenario::Window& window)
{
    return {to_seconds(window.from->at), to_seconds(window.until->at)};
}

Judged judged_of(const Project& project, const Note& note, const std::map<std::string, ScenarioRows>& runs,
                 const Imported* measured)
{
    Judged judged;
    judged.note = note.id;
    judged.kind = note.kind;
    judged.text =
        "There is nothing to judge it by: name a scenario that plays it, or import what was measured.";
    if (measured) {
        judged = judge(note, project, data_of(*measured));
        if (judged.verdict != Verdict::NoData) return judged;
    }
    const std::string name = scenario_of(project, note);
    const auto run = runs.find(name);
    if (run == runs.end()) return judged;
    return judge(note, project, data_of("simulated: " + name, run->second.rows, false, run->second.ends));
}

RecoveryOfNote recovery_of_note(const Project& project, const Note& check,
                                const std::map<std::string, ScenarioRows>& runs, const Imported* measured)
{
    RecoveryOfNote result{check.id, {}, Errors{}};
    const auto windows = recovery_windows(project, check);
    if (!windows) {
        result.recovery = windows.errors();
        return result;
    }
    const std::string name = scenario_of(project, check);
    const auto run = runs.find(name);
    std::map<std::string, Objective> objectives;
    if (run != runs.end()) objectives = run->second.objectives;
    if (measured && measured->utc == windows->utc && !measured->requests.empty()) {
        result.data = measured->file;
        result.recovery =
            recovery_of(measured->requests, objectives, windows->before, windows->during, windows->after);
    } else if (run != runs.end() && !windows->utc) {
        result.data = "simulated: " + name;
        result.recovery =
            recovery_of(run->second.rows, objectives, windows->before, windows->during, windows->after);
    } else {
        result.recovery = Error{"there are no requests to look for recovery in",
                                "name a scenario that plays the action, or import the requests",
                                {},
                                check.where};
    }
    return result;
}

} // namespace

bool NotebookReview::complete() const
{
    return vague.empty() && std::ranges::all_of(status, &NoteStatus::complete);
}

ScenarioRows scenario_rows(const cluster::RunRecord& record)
{
    ScenarioRows result;
    result.rows = rows_of(record);
    result.ends = to_seconds(record.window_end);
    const auto promised = [](TimeNs time) {
        return time == kNever ? std::numeric_limits<double>::infinity() : to_seconds(time);
    };
    for (std::size_t i = 0; i < record.slos.size() && i < record.classes.size(); ++i)
        result.objectives[record.classes[i]] = {promised(record.slos[i].ttft), promised(record.slos[i].tpot)};
    return result;
}

std::vector<std::string> scenarios_needed(const Project& project)
{
    std::vector<std::string> names;
    for (const scenario::Scenario& one : project.scenarios) {
        const bool needed = std::ranges::any_of(project.notes, [&](const Note& note) {
            return (is_judged(note) || note.kind == NoteKind::RecoveryCheck) &&
                   scenario_of(project, note) == one.name;
        });
        if (needed) names.push_back(one.name);
    }
    return names;
}

Result<RecoveryWindows> recovery_windows(const Project& project, const Note& check)
{
    if (!check.at || !check.until || check.at->utc != check.until->utc)
        return Error{"the recovery check '" + check.id + "' does not say in which window it looks",
                     "set at and until",
                     {},
                     check.where};
    const bool utc = check.at->utc;
    RecoveryWindows windows;
    windows.utc = utc;
    windows.after = {to_seconds(check.at->at), to_seconds(check.until->at)};
    for (const Observation* seen : rests_on(project, check)) {
        if (!same_clock(seen->window, utc)) continue;
        windows.during = span_of(seen->window);
        windows.before = same_clock(seen->window_before, utc)
                             ? span_of(seen->window_before)
                             : Span{windows.during.from - (windows.during.until - windows.during.from),
                                    windows.during.from};
        return windows;
    }
    return Error{"no observation says when the incident was, for the recovery check '" + check.id + "'",
                 "link it to an observation with from and until",
                 {},
                 check.where};
}

NotebookReview review(const Project& project, const std::map<std::string, ScenarioRows>& runs,
                      const Imported* measured)
{
    NotebookReview result;
    result.status = completeness(project);
    for (const Observation& seen : project.observations) {
        result.asked.emplace_back(seen.id, missing(seen));
        if (auto error = refuse_vague(seen)) result.vague.push_back(std::move(*error));
    }
    for (const Note& note : project.notes)
        if (is_judged(note)) result.judged.push_back(judged_of(project, note, runs, measured));
    result.overlaps = overlaps(project.notes);
    result.credits = credits(project, result.judged);
    for (const Note& note : project.notes)
        if (note.kind == NoteKind::RecoveryCheck)
            result.recoveries.push_back(recovery_of_note(project, note, runs, measured));
    return result;
}

} // namespace fulcrum::evidence
