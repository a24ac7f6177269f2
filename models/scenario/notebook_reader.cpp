// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/notebook_reader.h"

#include "base/wording.h"
#include "scenario/document.h"
#include "scenario/figure_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 5> kOtherFields = {"at", "until", "links", "at_least", "at_most"};
constexpr std::array<std::string_view, 1> kTriageOthers = {"priors"};

template <class Range, class Member>
std::vector<std::string> names_of(const Range& range, Member member)
{
    std::vector<std::string> names;
    std::ranges::transform(range, std::back_inserter(names), member);
    return names;
}

// The keys that only some kinds have.
bool may_have(NoteKind kind, std::string_view key)
{
    using enum NoteKind;
    const auto one_of = [&](std::initializer_list<NoteKind> kinds) {
        return std::ranges::find(kinds, kind) != kinds.end();
    };
    if (key == "observation") return one_of({Observation});
    if (key == "mechanism") return one_of({Hypothesis});
    if (key == "cost" || key == "stop_condition" || key == "reversible") return one_of({Action, Proposal});
    if (key == "accepted_by") return one_of({Action});
    if (key == "then") return one_of({Falsifier});
    if (key == "class") return one_of({Prediction, Falsifier, RecoveryCheck});
    if (key == "scenario") return !one_of({Observation, Hypothesis});
    if (key == "metric" || key == "statistic" || key == "direction" || key == "at_least" || key == "at_most")
        return one_of({Prediction, Falsifier});
    return true;
}

class NoteReader
{
public:
    NoteReader(const toml::table& table, const Project& project, Errors& errors)
        : table_(table), project_(project), errors_(errors), figures_(table, errors)
    {
    }

    Note read()
    {
        const Parameters keys = read_table(without(note_keys(), kOtherFields), table_, kOtherFields, errors_);
        note_.where = begin_of(table_);
        note_.kind = value_of_word(kNoteKinds, text_or_empty(keys, "kind"));
        note_.id = text_or_empty(keys, "id");
        note_.text = text_or_empty(keys, "text");
        note_.author = text_or_empty(keys, "author");
        note_.observation = text_or_empty(keys, "observation");
        note_.mechanism = text_or_empty(keys, "mechanism");
        note_.cost = text_or_empty(keys, "cost");
        note_.stop_condition = text_or_empty(keys, "stop_condition");
        if (keys.is_set("reversible")) note_.reversible = keys.boolean("reversible");
        note_.accepted_by = text_or_empty(keys, "accepted_by");
        note_.scenario = text_or_empty(keys, "scenario");
        note_.metric = text_or_empty(keys, "metric");
        note_.statistic = text_or_empty(keys, "statistic");
        note_.of_class = text_or_empty(keys, "class");
        if (keys.is_set("direction")) note_.direction = value_of_word(kDirections, keys.text("direction"));
        note_.then = text_or_empty(keys, "then");
        note_.links = figures_.words("links");
        read_times();
        read_bounds();
        check_kind(keys);
        check_names();
        return std::move(note_);
    }

private:
    void read_times()
    {
        note_.at = figures_.moment("at");
        note_.until = figures_.moment("until");
        if (!note_.at || !note_.until) return;
        if (note_.at->utc != note_.until->utc)
            figures_.report("a note begins on the clock and ends in the run, or the other way round",
                            "write both as date-times or both as times of the run",
                            value_position(table_, "until"));
        else if (note_.at->at > note_.until->at)
            figures_.report("a note ends before it begins", "exchange at and until",
                            value_position(table_, "until"));
    }

    void read_bounds()
    {
        for (const std::string_view key : {"at_least", "at_most"}) {
            if (!figures_.has(key) || !note_.metric.empty()) continue;
            figures_.report("a note has a bound without a metric",
                            "set metric, for example \"ttft_s\": it gives the unit",
                            value_position(table_, key));
            return;
        }
        const Dimension unit = dimension_of(note_.metric, note_.statistic);
        note_.at_least = figures_.number("at_least", unit);
        note_.at_most = figures_.number("at_most", unit);
        if (note_.at_least && note_.at_most && *note_.at_least > *note_.at_most)
            figures_.report("at_least is larger than at_most", "exchange the two",
                            value_position(table_, "at_least"));
    }

    void check_kind(const Parameters& keys)
    {
        if (!keys.is_set("kind")) return;
        for (const ParameterDescription& description : note_keys()) {
            if (!figures_.has(description.key) || may_have(note_.kind, description.key)) continue;
            std::string kinds;
            for (const auto& [kind, word] : kNoteKinds)
                if (may_have(kind, description.key)) kinds += (kinds.empty() ? "" : ", ") + std::string(word);
            figures_.report("a note of kind " + in_quotes(to_string(note_.kind)) + " has no " +
                                in_quotes(description.key),
                            "it belongs to: " + kinds, key_position(table_, description.key));
        }
    }

    void check_names()
    {
        if (!note_.observation.empty()) {
            const auto ids = names_of(project_.observations, &Observation::id);
            if (std::ranges::find(ids, note_.observation) == ids.end())
                figures_.report("a note names the observation " + in_quotes(note_.observation) +
                                    ", which is not there",
                                did_you_mean(note_.observation, ids, "give the id of an [[observation]]"),
                                value_position(table_, "observation"));
        }
        if (note_.scenario.empty() || project_.find(note_.scenario)) return;
        figures_.report("a note names the scenario " + in_quotes(note_.scenario) + ", which is not there",
                        did_you_mean(note_.scenario, names_of(project_.scenarios, &Scenario::name),
                                     "give the name of a scenario"),
                        value_position(table_, "scenario"));
    }

    const toml::table& table_;
    const Project& project_;
    Errors& errors_;
    FigureReader figures_;
    Note note_;
};

// The place of the i-th link in the text.
Position link_position(const toml::table& table, std::string_view link)
{
    if (const auto* list = table.get_as<toml::array>("links"))
        for (const toml::node& one : *list)
            if (const auto* text = one.as_string(); text && text->get() == link) return begin_of(one);
    return begin_of(table);
}

void check_links(const toml::table& table, const Note& note, const std::vector<std::string>& ids,
                 Errors& errors)
{
    for (const std::string& link : note.links) {
        const Position at = link_position(table, link);
        if (link == note.id)
            errors.push_back({"the note " + in_quotes(link) + " links to itself", "remove the link", {}, at});
        else if (std::ranges::find(ids, link) == ids.end())
            errors.push_back({"a note links to " + in_quotes(link) + ", which is not there",
                              did_you_mean(link, ids, "give the id of a note or an observation"),
                              {},
                              at});
    }
}

// The catalogue's other mechanisms, and that it is none of these, share what the project's own leave.
void check_priors(const toml::table& table, const TriageSettings& triage, Errors& errors)
{
    constexpr double kAll = 1 - 1e-9;
    double sum = 0;
    for (const auto& [mechanism, prior] : triage.priors)
        sum += prior;
    if (sum < kAll) return;
    errors.push_back(
        {fmt::format("[triage.priors] adds up to {:.4g} %, which leaves nothing for all others", 100 * sum),
         "give less than 100 % in all",
         {},
         begin_of(table)});
}

} // namespace

std::vector<Note> read_notes(const toml::table& root, const Project& project, std::vector<std::string> ids,
                             Errors& errors)
{
    std::vector<Note> notes;
    const auto tables = tables_named(root, "note", "[[note]]", errors);
    for (const toml::table* table : tables) {
        notes.push_back(NoteReader(*table, project, errors).read());
        check_record_id(*table, notes.back().id, "a note", ids, errors);
    }
    for (std::size_t i = 0; i < notes.size(); ++i)
        check_links(*tables[i], notes[i], ids, errors);
    return notes;
}

TriageSettings read_triage(const toml::table& root, const Project& project, Errors& errors)
{
    TriageSettings triage;
    const toml::table* table = table_named(root, "triage", "[triage]", errors);
    if (!table) return triage;
    const Parameters keys = read_table(triage_keys(), *table, kTriageOthers, errors);
    triage.at = begin_of(*table);
    triage.base = text_or_empty(keys, "base");
    if (!triage.base.empty() && !project.find(triage.base))
        errors.push_back({"[triage] names the scenario " + in_quotes(triage.base) + ", which is not there",
                          did_you_mean(triage.base, names_of(project.scenarios, &Scenario::name),
                                       "give the name of a scenario"),
                          {},
                          value_position(*table, "base")});
    const toml::table* priors = table_named(*table, "priors", "[triage.priors]", errors);
    if (!priors) return triage;
    FigureReader figures(*priors, errors);
    for (const auto& [key, value] : *priors)
        if (const auto prior = figures.number(key.str(), Dimension::Fraction))
            triage.priors.emplace(key.str(), *prior);
    check_priors(*priors, triage, errors);
    return triage;
}

} // namespace fulcrum::scenario
