// SPDX-License-Identifier: GPL-3.0-or-later
// Eight lines for a chat: what it is, impact, status, cause, seen, wrong if, next, owners.
#include "report/parts.h"

#include <algorithm>

namespace fulcrum::report
{

namespace
{

constexpr std::size_t kLineLength = 150; // letters: what a chat shows in a line or two

std::string one_line(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if ((text[at] & 0xC0) == 0x80 || ++letters <= kLineLength) continue;
        const std::size_t space = text.rfind(' ', at);
        return text.substr(0, space == std::string::npos ? at : space) + " \u2026";
    }
    return text;
}

std::string status_line(const Parts& parts)
{
    const scenario::Note* action = nullptr;
    for (const scenario::Note& note : parts.results().project.notes)
        if (note.kind == scenario::NoteKind::Action) action = &note;
    std::string status;
    if (parts.results().review)
        for (const evidence::RecoveryOfNote& one : parts.results().review->recoveries)
            if (one.recovery) status = std::string(evidence::to_string(one.recovery->conclusion));
    if (action == nullptr) return status.empty() ? "no action is recorded" : status;
    const std::string done =
        (action->at ? text_of(*action->at) + ": " : std::string()) + parts.clean(action->text);
    return status.empty() ? done : status + "; " + done;
}

std::string cause_line(const Parts& parts)
{
    if (parts.results().verdict && !parts.results().verdict->hypotheses.empty()) {
        const triage::Hypothesis& first = parts.results().verdict->hypotheses.front();
        const std::string how = text_of(known(first.probability, Quantity::Probability, ""));
        const bool open = parts.results().verdict->verdict == "cannot tell";
        return (open ? "cannot tell; leaning to " : "") + first.title + ", " + how;
    }
    for (const scenario::Note& note : parts.results().project.notes)
        if (note.kind == scenario::NoteKind::Hypothesis) return "not settled: " + parts.clean(note.text);
    return "not settled";
}

std::string seen_line(const Parts& parts)
{
    std::string seen;
    for (const scenario::Observation& one : parts.results().project.observations) {
        if (&one == parts.headline().observation || !one.after) continue;
        seen += (seen.empty() ? "" : "; ") + name_of(one) + " " + change_of(one).plain();
    }
    return seen.empty() ? "only what the runs show" : seen;
}

std::string falsifier_line(const Parts& parts)
{
    if (parts.results().verdict && parts.results().verdict->falsifier) {
        const triage::Falsifier& one = *parts.results().verdict->falsifier;
        return in_words(one.figure) + " " + one.beyond;
    }
    for (const scenario::Note& note : parts.results().project.notes)
        if (note.kind == scenario::NoteKind::Falsifier) return parts.clean(note.text);
    return "no falsifier is recorded";
}

std::string next_line(const Parts& parts)
{
    for (const scenario::Note& note : parts.results().project.notes)
        if (note.kind == scenario::NoteKind::Proposal) return parts.clean(note.text);
    if (parts.results().verdict && parts.results().verdict->measure_next)
        return "measure " + in_words(parts.results().verdict->measure_next->figure);
    if (parts.results().decision && !parts.results().decision->ranking.levers.empty()) {
        const decision::Decision& decision = *parts.results().decision;
        return decision.levers[decision.ranking.levers.front().lever].title();
    }
    return "not decided";
}

std::string owner_line(const Parts& parts)
{
    std::vector<std::string> owners;
    const auto add = [&](const std::string& name, const std::string& what) {
        if (!name.empty()) owners.push_back(parts.clean(name) + " (" + what + ")");
    };
    for (const scenario::Note& note : parts.results().project.notes) {
        if (note.kind == scenario::NoteKind::Action) add(note.author, "action");
        if (note.kind == scenario::NoteKind::Proposal) add(note.author, "proposal");
    }
    if (parts.results().decision)
        for (const decision::RankedLever& ranked : parts.results().decision->ranking.levers) {
            const scenario::Lever& lever = parts.results().decision->levers[ranked.lever].what;
            if (ranked.place > 3) break; // whose turn it is, not everybody's
            if (owners.size() < 3) add(lever.owner, lever.title.empty() ? lever.id : lever.title);
        }
    std::string text;
    for (const std::string& owner : owners)
        text += (text.empty() ? "" : ", ") + owner;
    return text.empty() ? "not named" : text;
}

std::string impact_line(const Parts& parts)
{
    if (const scenario::Observation* main = parts.headline().observation) {
        std::string text = parts.headline().title + " " + change_of(*main).plain();
        if (main->count)
            text +=
                ", " + text_of(known(static_cast<double>(*main->count), Quantity::Count, "")) + " requests";
        return text;
    }
    if (const auto pair = fault_pair(parts.results())) {
        const study::ScenarioFigures* fault = parts.results().find(pair->with_fault);
        if (fault != nullptr)
            return parts.headline().title + " is " +
                   text_of(parts.figure(*fault, pair->metric, pair->of_class)) + ", simulated";
    }
    return "no observation is recorded";
}

} // namespace

std::vector<std::string> update_lines(const Results& results, const BuildOptions& options)
{
    const Parts parts(results, options);
    std::string title = results.project.title.empty() ? options.file : parts.clean(results.project.title);
    std::string window;
    if (parts.headline().observation != nullptr) window = text_of(parts.headline().observation->window);
    if (!window.empty()) title += ", " + window;
    std::vector<std::string> lines{title,
                                   "Impact: " + impact_line(parts),
                                   "Status: " + status_line(parts),
                                   "Cause: " + cause_line(parts),
                                   "Seen: " + seen_line(parts),
                                   "Wrong if: " + falsifier_line(parts),
                                   "Next: " + next_line(parts),
                                   "Owners: " + owner_line(parts)};
    for (std::string& line : lines)
        line = one_line(std::move(line));
    return lines;
}

std::optional<Chart> update_chart(const Results& results)
{
    static const BuildOptions none;
    const Parts parts(results, none);
    if (auto chart = chart_over_time(parts)) return chart;
    if (parts.headline().observation == nullptr)
        if (auto chart = chart_of_values(parts, 6)) return chart;
    return chart_of_headline(parts);
}

} // namespace fulcrum::report
