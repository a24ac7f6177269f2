// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of observations, notes and [triage]. A record is written key by key, so that comments and the keys
// that stay as they are keep their form.
#include "base/wording.h"
#include "scenario/document.h"
#include "scenario/editor.h"
#include "scenario/evidence_text.h"
#include "scenario/reader.h"
#include "scenario/scenario_reader.h"

#include <algorithm>
#include <array>

namespace fulcrum::scenario
{

namespace
{

using namespace edit;

constexpr std::string_view kObservation = "observation";
constexpr std::string_view kNote = "note";

template <class Records>
std::vector<std::string> ids_of(const Records& records)
{
    std::vector<std::string> ids;
    for (const auto& record : records)
        ids.push_back(record.id);
    return ids;
}

template <class Records>
auto find_record(const Records& records, std::string_view id)
{
    return std::ranges::find_if(records, [&](const auto& record) { return record.id == id; });
}

const std::vector<Observation>& records_in(const Project& project, const Observation&)
{
    return project.observations;
}

const std::vector<Note>& records_in(const Project& project, const Note&)
{
    return project.notes;
}

std::string_view table_of(const Observation&)
{
    return kObservation;
}

std::string_view table_of(const Note&)
{
    return kNote;
}

// The record as a table of the text and the sections that it is made of: its own, then those below it.
struct Written {
    const toml::table* table = nullptr;
    std::vector<const LayoutSection*> sections; // empty: it is written in braces
};

Written find_written(const EditText& text, std::string_view name, std::string_view id)
{
    Written written;
    const auto* array = text.root().get_as<toml::array>(name);
    int number = -1;
    for (std::size_t i = 0; array && i < array->size() && number < 0; ++i) {
        const toml::table* table = (*array)[i].as_table();
        const auto* own = table ? table->get_as<std::string>("id") : nullptr;
        if (!own || own->get() != id) continue;
        written.table = table;
        number = static_cast<int>(i);
    }
    int seen = -1;
    for (const LayoutSection& section : text.sections()) {
        if (section.path.empty() || section.path.front().name != name) continue;
        if (section.in_array && section.path.size() == 1) ++seen;
        if (seen == number && number >= 0) written.sections.push_back(&section);
    }
    return written;
}

class RecordEditor
{
public:
    RecordEditor(const Project& project, const Errors& problems, const std::string& text,
                 const NodeTypes& types)
        : source_(text), types_(types), problems_(problems), project_(project), text_(text),
          line_break_(text.find("\r\n") != std::string::npos ? "\r\n" : "\n")
    {
    }

    const EditText& text() const { return text_; }

    template <class Record>
    Result<Patch> add(const Record& record) const
    {
        const std::string_view name = table_of(record);
        if (text_.root().contains(name) && !text_.root().get(name)->is_array_of_tables())
            return by_hand(in_quotes(name) + " is not written as tables");
        const LayoutSection* before = &text_.sections().back();
        bool headed = false;
        for (const LayoutSection& section : text_.sections())
            if (!section.path.empty() && section.path.front().name == name) before = &section, headed = true;
        if (text_.root().contains(name) && !headed) return by_hand(in_quotes(name) + " is written in braces");
        return finish({text_.insert_block(before->content_end, written_lines(record), true)}, record);
    }

    template <class Record>
    Result<Patch> set(std::string_view id, const Record& record) const
    {
        const std::string_view name = table_of(record);
        const auto& records = records_in(project_, record);
        const auto found = find_record(records, id);
        if (found == records.end()) return unknown(name, id, ids_of(records));
        const Written written = find_written(text_, name, id);
        if (!written.table || written.sections.empty())
            return by_hand(in_quotes(id) + " is written in braces");
        std::vector<Splice> splices;
        const auto changed = change_keys(written, written_keys(*found), written_keys(record), splices);
        if (!changed) return changed.errors();
        if (const auto done = change_tables(written, *found, record, splices); !done) return done.errors();
        if (record.id != id)
            if (const auto done = follow_id(id, record.id, splices); !done) return done.errors();
        if (splices.empty()) return Patch{};
        return finish(std::move(splices), record);
    }

    template <class Record>
    Result<Patch> remove(std::string_view id, const Record& kind) const
    {
        const std::string_view name = table_of(kind);
        const auto& records = records_in(project_, kind);
        if (find_record(records, id) == records.end()) return unknown(name, id, ids_of(records));
        const Written written = find_written(text_, name, id);
        if (written.sections.empty()) return by_hand(in_quotes(id) + " is written in braces");
        std::vector<Splice> splices;
        for (const LayoutSection* section : written.sections)
            splices.push_back(text_.remove(*section));
        if (const auto done = follow_id(id, {}, splices); !done) return done.errors();
        return checked(std::move(splices));
    }

    // The patch, if the text then has no faults that it did not have.
    Result<Patch> checked(std::vector<Splice> splices) const
    {
        return edit::checked(text_, source_, types_, problems_, std::move(splices));
    }

private:
    static Error unknown(std::string_view name, std::string_view id, const std::vector<std::string>& ids)
    {
        return error("there is no " + std::string(name) + " " + in_quotes(id),
                     did_you_mean(id, ids, "choose one of the project"));
    }

    Reading read_after(const Patch& patch) const
    {
        std::string after = source_;
        after.replace(patch.offset, patch.old_text.size(), patch.new_text);
        return read_project(after, {}, types_);
    }

    template <class Record>
    Result<Patch> finish(std::vector<Splice> splices, const Record& record) const
    {
        auto patch = checked(std::move(splices));
        if (!patch) return patch;
        const Reading reading = read_after(*patch);
        const auto& records = records_in(reading.project, record);
        const auto found = find_record(records, record.id);
        if (found != records.end() && written_lines(*found) == written_lines(record)) return patch;
        return error("the " + std::string(table_of(record)) + " can not be written as it is",
                     "its figures must be finite and lie within their ranges");
    }

    // The lines that differ, in the record's own section.
    Result<bool> change_keys(const Written& written, const std::vector<WrittenKey>& before,
                             const std::vector<WrittenKey>& after, std::vector<Splice>& splices) const
    {
        const LayoutSection& section = *written.sections.front();
        const auto has = [](const std::vector<WrittenKey>& keys, const std::string& key) {
            return std::ranges::find(keys, key, &WrittenKey::key) != keys.end();
        };
        std::string added;
        for (const WrittenKey& key : after) {
            if (std::ranges::find(before, key) != before.end()) continue;
            if (const toml::node* old = written.table->get(key.key))
                splices.push_back(text_.replace(*old, key.value));
            else
                added += (added.empty() ? "" : line_break_) + key.key + " = " + key.value;
        }
        if (!added.empty()) splices.push_back(text_.insert_key(section, added));
        for (const auto& [key, node] : *written.table) {
            const std::string name(key.str());
            if (!has(before, name) || has(after, name)) continue;
            const auto item =
                std::ranges::find_if(section.items, [&](const LayoutItem& one) { return one.is({name}); });
            if (item == section.items.end())
                return by_hand(in_quotes(name) + " is not written on a line of its own");
            splices.push_back(text_.remove(*item));
        }
        return true;
    }

    Result<bool> change_tables(const Written&, const Note&, const Note&, std::vector<Splice>&) const
    {
        return true;
    }

    Result<bool> change_tables(const Written& written, const Observation& before, const Observation& after,
                               std::vector<Splice>& splices) const
    {
        const auto one = [&](std::string_view name, const std::optional<Buckets>& was,
                             const std::optional<Buckets>& is) -> Result<bool> {
            const auto old_keys = was ? written_keys(*was) : std::vector<WrittenKey>{};
            const auto new_keys = is ? written_keys(*is) : std::vector<WrittenKey>{};
            if (old_keys == new_keys) return true;
            const LayoutSection* section = nullptr;
            for (const LayoutSection* below : written.sections)
                if (below->is({kObservation, name})) section = below;
            if (was && !section) return by_hand("the buckets are written in braces");
            if (section) splices.push_back(text_.remove(*section));
            if (!is) return true;
            std::vector<std::string> block = {"[observation." + std::string(name) + "]"};
            for (const WrittenKey& key : new_keys)
                block.push_back(key.key + " = " + key.value);
            splices.push_back(text_.insert_block(written.sections.front()->content_end, block, false));
            return true;
        };
        if (auto done = one("buckets_before", before.buckets_before, after.buckets_before); !done)
            return done;
        return one("buckets_after", before.buckets_after, after.buckets_after);
    }

    // What links to a record, when its id changes; with no new id, the links to it go.
    Result<bool> follow_id(std::string_view id, const std::string& now, std::vector<Splice>& splices) const
    {
        const auto* notes = text_.root().get_as<toml::array>(kNote);
        for (std::size_t i = 0; notes && i < notes->size(); ++i) {
            const toml::table* note = (*notes)[i].as_table();
            const auto* own = note ? note->get_as<std::string>("id") : nullptr;
            if (!note || (own && own->get() == id)) continue;
            if (const auto done = follow_observation(*note, id, now, splices); !done) return done;
            follow_links(*note, id, now, splices);
        }
        return true;
    }

    Result<bool> follow_observation(const toml::table& note, std::string_view id, const std::string& now,
                                    std::vector<Splice>& splices) const
    {
        const auto* named = note.get_as<std::string>(kObservation);
        if (!named || named->get() != id) return true;
        if (!now.empty()) {
            splices.push_back(text_.replace(*named, to_toml({}, now)));
            return true;
        }
        for (const LayoutSection& section : text_.sections())
            for (const LayoutItem& item : section.items)
                if (section.is({kNote}) && item.is({kObservation}) && holds(item, *named)) {
                    splices.push_back(text_.remove(item));
                    return true;
                }
        return by_hand("a note that rests on " + in_quotes(id) + " is written in braces");
    }

    bool holds(const LayoutItem& item, const toml::node& value) const
    {
        return text_.replace(value, {}).begin == item.value_begin;
    }

    void follow_links(const toml::table& note, std::string_view id, const std::string& now,
                      std::vector<Splice>& splices) const
    {
        const auto* links = note.get_as<toml::array>("links");
        std::string rest;
        bool found = false;
        for (std::size_t i = 0; links && i < links->size(); ++i) {
            const auto* text = (*links)[i].as_string();
            if (!text) return;
            const bool it = text->get() == id;
            found = found || it;
            if (it && now.empty()) continue;
            rest += (rest.empty() ? "" : ", ") + to_toml({}, it ? now : text->get());
        }
        if (found) splices.push_back(text_.replace(*links, "[" + rest + "]"));
    }

    static std::string to_toml(const ParameterDescription& description, const std::string& text)
    {
        return fulcrum::to_toml(description, Value(text));
    }

    const std::string& source_;
    const NodeTypes& types_;
    const Errors& problems_;
    const Project& project_;
    EditText text_;
    std::string line_break_;
};

// Sets or removes a key in [triage] or [triage.priors].
Result<Patch> set_in_triage(const RecordEditor& editor, std::initializer_list<std::string_view> path,
                            const std::string& key, const std::string& value)
{
    const EditText& text = editor.text();
    const toml::table* table = &text.root();
    std::string header;
    for (const std::string_view part : path) {
        table = table ? table->get_as<toml::table>(part) : nullptr;
        header += (header.empty() ? "" : ".") + std::string(part);
    }
    const LayoutSection* section = text.section(path);
    const toml::node* old = table ? table->get(key) : nullptr;
    if (table && !section) return by_hand(in_quotes(header) + " is written in braces");
    if (value.empty()) {
        if (!old) return Patch{};
        for (const LayoutItem& item : section->items)
            if (item.is({key})) return editor.checked({text.remove(item)});
        return by_hand(in_quotes(key) + " is not written on a line of its own");
    }
    if (old) return editor.checked({text.replace(*old, value)});
    const std::string line = key + " = " + value;
    if (section) return editor.checked({text.insert_key(*section, line)});
    const LayoutSection* before = &text.sections().back();
    if (const LayoutSection* triage = text.section({"triage"})) before = triage;
    const std::array<std::string, 2> block = {"[" + header + "]", line};
    return editor.checked({text.insert_block(before->content_end, block, true)});
}

} // namespace

Result<Patch> Document::add_observation(const Observation& observation) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).add(observation);
}

Result<Patch> Document::set_observation(std::string_view id, const Observation& observation) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).set(id, observation);
}

Result<Patch> Document::remove_observation(std::string_view id) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).remove(id, Observation{});
}

Result<Patch> Document::add_note(const Note& note) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).add(note);
}

Result<Patch> Document::set_note(std::string_view id, const Note& note) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).set(id, note);
}

Result<Patch> Document::remove_note(std::string_view id) const
{
    if (auto refused = refuse_edit()) return *refused;
    return RecordEditor(project_, problems_, text_, types_).remove(id, Note{});
}

std::string Document::unused_id(std::string_view wish) const
{
    std::string base;
    for (const char c : wish) {
        if (is_id({&c, 1}))
            base += c;
        else if (!base.empty() && base.back() != '-')
            base += '-';
    }
    while (base.ends_with('-'))
        base.pop_back();
    if (base.empty()) base = "record";
    std::vector<std::string> taken = ids_of(project_.observations);
    for (const Note& note : project_.notes)
        taken.push_back(note.id);
    std::string id = base;
    for (int i = 2; std::ranges::find(taken, id) != taken.end(); ++i)
        id = base + "-" + std::to_string(i);
    return id;
}

Result<Patch> Document::set_triage_base(std::string_view scenario) const
{
    if (auto refused = refuse_edit()) return *refused;
    if (scenario == project_.triage.base) return Patch{};
    const RecordEditor editor(project_, problems_, text_, types_);
    return set_in_triage(editor, {"triage"}, "base",
                         scenario.empty() ? std::string() : fulcrum::to_toml({}, std::string(scenario)));
}

Result<Patch> Document::set_triage_prior(std::string_view mechanism, std::optional<double> prior) const
{
    if (auto refused = refuse_edit()) return *refused;
    const auto now = project_.triage.priors.find(mechanism);
    if (now != project_.triage.priors.end() && prior && now->second == *prior) return Patch{};
    if (!is_id(mechanism))
        return error("a mechanism can not be called " + in_quotes(mechanism),
                     "use letters, digits, '_' and '-'");
    const RecordEditor editor(project_, problems_, text_, types_);
    return set_in_triage(editor, {"triage", "priors"}, std::string(mechanism),
                         prior ? fulcrum::to_toml({}, *prior) : std::string());
}

} // namespace fulcrum::scenario
