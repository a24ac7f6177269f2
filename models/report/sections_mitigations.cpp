// SPDX-License-Identifier: GPL-3.0-or-later
// What was done and what came of its predictions, and what could be done at once.
#include "report/parts.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

using scenario::Note;
using scenario::NoteKind;

const evidence::Judged* judged_of(const Parts& parts, const std::string& note)
{
    if (!parts.results().review) return nullptr;
    const auto& judged = parts.results().review->judged;
    const auto found = std::ranges::find(judged, note, &evidence::Judged::note);
    return found == judged.end() ? nullptr : &*found;
}

void add_action(const Parts& parts, const Note& note, std::vector<Block>& blocks)
{
    blocks.emplace_back(Heading{parts.clean(note.text)});
    List list;
    const auto add = [&](const char* what, const std::string& value) {
        Text text;
        text.strong(std::string(what) + ": ");
        list.items.push_back(text << (value.empty() ? "not said" : parts.clean(value)));
    };
    add("When", text_of(scenario::Window{note.at, note.until}));
    add("Cost", note.cost);
    add("Stop condition", note.stop_condition);
    add("Reversible", !note.reversible ? "" : *note.reversible ? "yes" : "no");
    if (!note.author.empty()) add("By", note.author);
    if (parts.results().review)
        for (const evidence::ActionCredit& credit : parts.results().review->credits)
            if (credit.action == note.id)
                add("Credit", std::string(evidence::to_string(credit.credit)) + ". " + in_words(credit.text));
    blocks.emplace_back(std::move(list));
}

// Every prediction of the notebook, also those that nothing has judged yet.
void add_predictions(const Parts& parts, std::vector<Block>& blocks)
{
    const scenario::Project& project = parts.results().project;
    const auto actions = std::ranges::count(project.notes, NoteKind::Action, &Note::kind);
    Table table{"predictions",
                "Predictions, made before and judged after",
                {{"Prediction"}, {"Verdict"}, {"Before", true}, {"After", true}, {"Judged by"}},
                {},
                {}};
    if (actions > 1) table.columns.insert(table.columns.begin() + 1, Column{"Of the action"});
    for (const Note& note : project.notes) {
        if (note.kind != NoteKind::Prediction) continue;
        const evidence::Judged* judged = judged_of(parts, note.id);
        const Quantity quantity = quantity_of(note.metric, note.statistic);
        const auto figure = [&](const std::optional<scenario::Observed>& value, const char* when) {
            Figure made;
            made.name = note.id + ", " + when;
            return value ? of(*value, quantity, made.name) : made;
        };
        const std::optional<scenario::Observed> none;
        std::vector<Text> row{parts.clean(note.text),
                              judged == nullptr ? "not judged"
                                                : std::string(evidence::to_string(judged->verdict)),
                              figure(judged == nullptr ? none : judged->before, "before"),
                              figure(judged == nullptr ? none : judged->after, "after"),
                              judged == nullptr || judged->data.empty() ? "\u2013" : judged->data};
        if (actions > 1) {
            const Note* action = evidence::action_of(project, note);
            row.insert(row.begin() + 1, Text(action == nullptr ? "\u2013" : parts.clean(action->text)));
        }
        table.rows.push_back(std::move(row));
    }
    if (!table.rows.empty()) blocks.emplace_back(std::move(table));
}

Figure factor(const Parts& parts, const triage::Gain& gain, const std::string& name)
{
    return known(gain.ratio, Quantity::Factor, name, parts.triage_run());
}

Table table_of_mitigations(const Parts& parts)
{
    const auto& all = parts.results().verdict->mitigations;
    const std::string figure = title_of_metric(all.front().figure);
    Table table{
        "mitigations",
        figure + " with each action, over doing nothing; simulated, predicted",
        {{"Action"},
         {"Lasts", true},
         {"Meanwhile", true},
         {"Afterwards", true},
         {"Unanswered", true},
         {"Cost"},
         {"Stop condition"}},
        {},
        "Unanswered: share of the requests that are refused or time out beyond those that do without the "
        "action, while it lasts. In brackets: 95 % over replications with the same draws."};
    for (const triage::Mitigation& one : all)
        table.rows.push_back(
            {one.title,
             known(one.transition_s, Quantity::Seconds, "duration of " + one.id, parts.triage_run()),
             factor(parts, one.during, figure + " while " + one.id + " lasts"),
             factor(parts, one.after, figure + " after " + one.id),
             known(std::max(0.0, one.refused_share), Quantity::Number, "unanswered while " + one.id,
                   parts.triage_run()),
             one.cost.empty() ? "\u2013" : in_words(one.cost),
             one.stop.empty() ? "\u2013" : in_words(one.stop)});
    settle_units(table);
    return table;
}

void add_simulated(const Parts& parts, std::vector<Block>& blocks)
{
    const auto& verdict = parts.results().verdict;
    if (!verdict || verdict->hypotheses.empty()) return;
    const std::string& first = verdict->hypotheses.front().title;
    if (verdict->mitigations.empty()) return;
    blocks.emplace_back(Heading{"What could be done at once"});
    blocks.emplace_back(Paragraph{
        "Reversible actions against \u201C" + first +
        "\u201D, each played as the transition that it is from the end of the observed window on. These are "
        "predictions: an action that is taken goes into the notebook with one of them, to be judged."});
    blocks.emplace_back(table_of_mitigations(parts));
    const auto helping = std::ranges::find_if(verdict->mitigations, &triage::Mitigation::helps);
    if (helping == verdict->mitigations.end()) {
        blocks.emplace_back(Callout{Callout::Tone::Warning,
                                    "None of them helps for sure: the damage is bounded by the fix alone."});
        return;
    }
    Text text;
    text.strong(helping->title + ". ");
    blocks.emplace_back(Callout{Callout::Tone::Info, text << in_words(helping->text)});
}

} // namespace

std::optional<Text> mitigate_line(const Parts& parts)
{
    const auto& verdict = parts.results().verdict;
    if (!verdict) return std::nullopt;
    const auto helping = std::ranges::find_if(verdict->mitigations, &triage::Mitigation::helps);
    if (helping == verdict->mitigations.end()) return std::nullopt;
    Text text;
    text.strong("Mitigate first. ");
    const std::string figure = title_of_metric(helping->figure);
    text << helping->title << ": " << figure << " "
         << factor(parts, helping->after, figure + " after " + helping->id) << " of doing nothing after "
         << known(helping->transition_s, Quantity::Seconds, "duration of " + helping->id, parts.triage_run());
    if (!helping->cost.empty()) text << "; cost: " << in_words(helping->cost);
    return text << ".";
}

std::vector<Block> mitigation_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    for (const Note& note : parts.results().project.notes)
        if (note.kind == NoteKind::Action) add_action(parts, note, blocks);
    add_predictions(parts, blocks);
    if (parts.results().review)
        for (const evidence::Overlap& overlap : parts.results().review->overlaps)
            blocks.emplace_back(Callout{Callout::Tone::Warning, "Unresolved: " + overlap.text});
    add_simulated(parts, blocks);
    return blocks;
}

} // namespace fulcrum::report
