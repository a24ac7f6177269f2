// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a project file is the truth: every edit is a patch to it followed by a parse; comments, order
// and spacing stay because nothing else is touched.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::scenario
{

struct Patch {
    std::size_t offset = 0; // bytes
    std::string old_text;
    std::string new_text;

    Patch inverse() const { return {offset, new_text, old_text}; }
    bool operator==(const Patch&) const = default;
};

class Document
{
public:
    // Never fails: what could not be read is in problems(), and project() holds the rest.
    Document(std::string text, std::string file, const NodeTypes& types);

    const std::string& text() const { return text_; }
    const std::string& file() const { return file_; }
    const Project& project() const { return project_; }
    const Errors& problems() const { return problems_; } // structure, values, graph; in order of position
    bool runnable() const { return problems_.empty(); }
    bool read_only() const { return read_only_; } // written by a newer format version

    // Edits. Each gives the patch that makes it, and leaves the document as it is; an error where it cannot
    // be made (unknown node, value out of range, refused link), with nothing changed. Values are checked
    // against the parameter's description; a quantity may be a number in its base unit or a text with its
    // unit, which is written as it is. A value equal to the present one gives an empty patch. In a scenario
    // that extends another, set and reset go to its own `set` table.
    Result<Patch> set_parameter(std::string_view scenario, std::string_view node, std::string_view key,
                                const Value& value) const;
    Result<Patch> reset_parameter(std::string_view scenario, std::string_view node,
                                  std::string_view key) const; // back to the default, or the base's value
    Result<Patch> set_canvas_position(std::string_view scenario, std::string_view node,
                                      CanvasPosition position) const;
    Result<Patch> add_node(std::string_view scenario, NodeKind kind, std::string_view plugin,
                           std::string_view id, std::optional<CanvasPosition> position) const;
    // With its links, the comment block directly above it, and its lines in `set` tables of extending
    // scenarios; one patch covers it all.
    Result<Patch> remove_node(std::string_view scenario, std::string_view node) const;
    Result<Patch> rename_node(std::string_view scenario, std::string_view node, std::string_view id) const;
    Result<Patch> add_link(std::string_view scenario, std::string_view from, std::string_view to) const;
    Result<Patch> remove_link(std::string_view scenario, std::string_view from, std::string_view to) const;
    Result<Patch> set_run(std::string_view key,
                          const Value& value) const; // "seed", "replications", "until", …

    // Observations and notes, found by their id. Adding and setting fail where the record could not be read
    // back as it is: an id that is taken, a link to nothing, a figure outside its range. Setting writes only
    // the keys that differ, and where the id is another one, what links to the record follows. Removing
    // takes the links to it along. An id that is free, near to a wish: unused_id.
    Result<Patch> add_observation(const Observation& observation) const;
    Result<Patch> set_observation(std::string_view id, const Observation& observation) const;
    Result<Patch> remove_observation(std::string_view id) const;
    Result<Patch> add_note(const Note& note) const;
    Result<Patch> set_note(std::string_view id, const Note& note) const;
    Result<Patch> remove_note(std::string_view id) const;
    std::string unused_id(std::string_view wish) const;
    Result<Patch> set_triage_base(std::string_view scenario) const; // "": none
    Result<Patch> set_triage_prior(std::string_view mechanism,
                                   std::optional<double> prior) const; // nullopt: the catalogue's

    // Estimates and the ledger (estimate_edits.cpp). An estimate is found by lever, person and input: setting
    // one that is there writes its keys that differ. A lever's own range is written in its [[lever]], and
    // fails where the project does not name it. `set_decision` writes a key of [decision].
    Result<Patch> set_estimate(const EstimateRecord& estimate) const;
    Result<Patch> remove_estimate(std::string_view lever, std::string_view by, LeverInput input) const;
    Result<Patch> set_lever_input(std::string_view lever, LeverInput input, const Estimate& range) const;
    Result<Patch> set_decision(std::string_view key, const Value& value) const;
    Result<Patch> add_delivered(const DeliveredRecord& delivered) const;
    Result<Patch> remove_delivered(std::size_t index) const; // of project().ledger

    // Applies a patch and parses. Fails, changing nothing, if the old text is not at the offset.
    Result<bool> apply(const Patch& patch);

    // The byte offset of a position, for an editor that wants to go there.
    std::size_t offset_of(Position at) const;

private:
    void parse();
    std::optional<Error> refuse_edit() const;

    std::string text_;
    std::string file_;
    NodeTypes types_;
    Project project_;
    Errors problems_;
    bool parsed_ = true; // false: there is a syntax error, and edits are refused
    bool read_only_ = false;
};

// Reads a whole file. Errors say which file and why.
Result<std::string> read_text_file(const std::string& path);

// Replaces a file at once: writes beside it, flushes, renames; the old one stays on any failure.
Result<bool> write_text_file(const std::string& path, std::string_view text);

// Descriptions of the keys of [project], [run], [[scenario]], [[scenario.node]] (those of every node),
// [[scenario.link]], [[scenario.change]], [[expect]], [[observation]], its tables of buckets, [[note]] and
// [triage]: what is checked and what the reference says.
std::vector<ParameterDescription> project_keys();
std::vector<ParameterDescription> run_keys();
std::vector<ParameterDescription> scenario_keys();
std::vector<ParameterDescription> node_keys();
std::vector<ParameterDescription> link_keys();
std::vector<ParameterDescription> change_keys();
std::vector<ParameterDescription> expect_keys();
std::vector<ParameterDescription> observation_keys();
std::vector<ParameterDescription> bucket_keys();
std::vector<ParameterDescription> note_keys();
std::vector<ParameterDescription> triage_keys();

// A figure of the JSON of `simulate`; a latency is known by its statistics: "itl_s.p99".
struct MetricText {
    std::string name;
    std::string meaning;
    bool latency = false;
};

std::vector<MetricText> metric_texts();

// ".mean", …, each a statistic of a latency.
std::vector<std::string> latency_statistics();

// Names that an expectation's `metric` may have.
std::vector<std::string> metric_names();

} // namespace fulcrum::scenario
