// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/reader.h"

#include "base/wording.h"
#include "scenario/change_reader.h"
#include "scenario/document.h"
#include "scenario/estimate_reader.h"
#include "scenario/lever_reader.h"
#include "scenario/mechanism_reader.h"
#include "scenario/notebook_reader.h"
#include "scenario/observation_reader.h"
#include "scenario/prevention_reader.h"
#include "scenario/scenario_reader.h"
#include "scenario/table_reader.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 13> kTables = {
    "project",   "run",   "scenario", "expect",   "observation", "note",      "triage",
    "mechanism", "lever", "decision", "estimate", "delivered",   "prevention"};

Descriptions file_keys()
{
    return {{.key = "format",
             .label = "Format",
             .type = ParameterType::Integer,
             .minimum = 1,
             .help = "write format = 1 in the first line"}};
}

void read_format(const toml::table& root, Reading& reading)
{
    const RawValues raw = raw_values(root, file_keys(), kTables);
    const Parameters keys = read_values(file_keys(), raw, {1, 1}, kTables, reading.problems);
    if (!keys.is_set("format")) return;
    const std::int64_t format = keys.integer("format");
    reading.project.format = static_cast<int>(std::min<std::int64_t>(format, 1'000'000));
    reading.read_only = format > kFormat;
    if (!reading.read_only) return;
    reading.problems.push_back({"the file has format " + std::to_string(format) +
                                    ", but this program knows formats up to " + std::to_string(kFormat) +
                                    ": it is opened read-only",
                                "use a newer version of Fulcrum",
                                {},
                                value_position(root, "format")});
}

void read_project_table(const toml::table& root, Reading& reading)
{
    const toml::table* table = table_named(root, "project", "[project]", reading.problems);
    if (!table) return;
    const Parameters keys = read_table(project_keys(), *table, {}, reading.problems);
    reading.project.title = text_or_empty(keys, "title");
    reading.project.description = text_or_empty(keys, "description");
}

void read_run(const toml::table& root, Reading& reading)
{
    const toml::table* table = table_named(root, "run", "[run]", reading.problems);
    if (!table) return;
    const Parameters keys = read_table(run_keys(), *table, {}, reading.problems);
    RunSettings& run = reading.project.run;
    if (keys.is_set("until")) run.until = from_seconds(keys.real("until"));
    run.warm_up = from_seconds(keys.real("warm_up"));
    run.drain = keys.text("end") == "drain";
    run.seed = static_cast<std::uint64_t>(keys.integer("seed"));
    run.replications = static_cast<int>(keys.integer("replications"));
    if (keys.is_set("max_requests")) run.max_requests = keys.integer("max_requests");

    if (run.until && run.warm_up >= *run.until)
        reading.problems.push_back({"the warm-up lasts as long as the whole run",
                                    "make warm_up shorter than until",
                                    {},
                                    value_position(*table, "warm_up")});
    if (!run.drain && !run.until && !table->contains("until"))
        reading.problems.push_back({"end = \"censor\" stops the clock at `until`, which is not set",
                                    "set until, or write end = \"drain\"",
                                    {},
                                    value_position(*table, "end")});
}

// A workload that goes on for ever, or nullptr.
const Node* endless(const Project& project, const NodeTypes& types)
{
    for (const Scenario& scenario : project.scenarios) {
        for (const Node& node : scenario.nodes) {
            const NodeType* type = types.find(node.kind, node.plugin);
            if (node.kind == NodeKind::Workload && type && !type->finite) return &node;
        }
    }
    return nullptr;
}

void check_end(const toml::table& root, const NodeTypes& types, Reading& reading)
{
    const toml::node* node = root.get("run");
    const toml::table* run = node ? node->as_table() : nullptr;
    if (run && (run->contains("until") || run->contains("max_requests"))) return;
    const Node* workload = endless(reading.project, types);
    if (!workload) return;
    reading.problems.push_back(
        {"a run without an end: the workload '" + workload->id + "' never stops by itself",
         "set until or max_requests under [run]",
         {},
         run ? begin_of(*run) : Position{1, 1}});
}

bool known_by_class(std::string_view metric)
{
    static constexpr std::array<std::string_view, 7> kNumbers = {
        "offered", "completed", "rejected", "timed_out", "failed", "in_flight", "goodput"};
    return std::ranges::find(kNumbers, metric) != kNumbers.end() ||
           metric.find("_s.") != std::string_view::npos || metric.starts_with("itl_");
}

class ExpectationReader
{
public:
    explicit ExpectationReader(Reading& reading) : reading_(&reading)
    {
        for (const Scenario& scenario : reading.project.scenarios)
            names_.push_back(scenario.name);
    }

    void read(const toml::table& table)
    {
        const Parameters keys = read_table(expect_keys(), table, {}, reading_->problems);
        Expectation expectation;
        expectation.scenario = text_or_empty(keys, "scenario");
        expectation.metric = text_or_empty(keys, "metric");
        expectation.of_class = text_or_empty(keys, "class");
        expectation.of_engine = text_or_empty(keys, "engine");
        expectation.relative_to = text_or_empty(keys, "relative_to");
        if (keys.is_set("at_least")) expectation.at_least = keys.real("at_least");
        if (keys.is_set("at_most")) expectation.at_most = keys.real("at_most");
        expectation.at = begin_of(table);
        check_scenario(table, "scenario", expectation.scenario);
        check_scenario(table, "relative_to", expectation.relative_to);
        check_metric(table, expectation);
        check_bounds(table, expectation);
        reading_->project.expectations.push_back(std::move(expectation));
    }

private:
    void report(std::string message, std::string hint, Position at)
    {
        reading_->problems.push_back({std::move(message), std::move(hint), {}, at});
    }

    void check_scenario(const toml::table& table, std::string_view key, const std::string& name)
    {
        const toml::node* node = table.get(key);
        if (!node || !node->is_string() || reading_->project.find(name)) return;
        report("an expectation names the scenario '" + name + "', which is not there",
               did_you_mean(name, names_, "give the name of a scenario"), begin_of(*node));
    }

    void check_metric(const toml::table& table, const Expectation& expectation)
    {
        const toml::node* node = table.get("metric");
        if (!node || !node->is_string()) return;
        std::vector<std::string> metrics = metric_names();
        if (!expectation.of_engine.empty()) metrics.emplace_back("down_share"); // of engines alone
        if (std::ranges::find(metrics, expectation.metric) == metrics.end())
            report("no figure is called '" + expectation.metric + "'",
                   did_you_mean(expectation.metric, metrics,
                                "for example \"ttft_s.p99\" or \"output_token_rate\""),
                   begin_of(*node));
        else if (!expectation.of_class.empty() && !expectation.of_engine.empty())
            report("a figure is known by class or by engine, not by both", "remove one of them",
                   value_position(table, "engine"));
        else if (!expectation.of_class.empty() && !known_by_class(expectation.metric))
            report("'" + expectation.metric + "' is not known by class", "remove class", begin_of(*node));
    }

    void check_bounds(const toml::table& table, const Expectation& expectation)
    {
        if (!table.contains("at_least") && !table.contains("at_most"))
            report("an expectation has no bound", "set at_least, at_most or both", expectation.at);
        if (expectation.at_least && expectation.at_most && *expectation.at_least > *expectation.at_most)
            report("at_least is larger than at_most", "exchange the two", value_position(table, "at_least"));
    }

    Reading* reading_;
    std::vector<std::string> names_;
};

void read_tables(const toml::table& root, const NodeTypes& types, Reading& reading)
{
    read_format(root, reading);
    read_project_table(root, reading);
    read_run(root, reading);
    reading.project.scenarios = read_scenarios(root, types, reading.problems);
    if (!root.contains("scenario"))
        reading.problems.push_back(
            {"the project has no scenario", "add [[scenario]] with a name and nodes", {}, {1, 1}});
    check_end(root, types, reading);
    for (Error& late : late_changes(reading.project))
        reading.problems.push_back(std::move(late));
    reading.project.mechanisms = read_mechanisms(root, reading.problems);
    reading.project.levers = read_levers(root, reading.problems);
    reading.project.decision = read_decision(root, reading.problems);
    reading.project.estimates = read_estimates(root, reading.project.levers, reading.problems);
    reading.project.ledger = read_delivered(root, reading.problems);
    ExpectationReader expectations(reading);
    for (const toml::table* table : tables_named(root, "expect", "[[expect]]", reading.problems))
        expectations.read(*table);
    std::vector<std::string> ids;
    reading.project.observations = read_observations(root, ids, reading.problems);
    reading.project.notes = read_notes(root, reading.project, std::move(ids), reading.problems);
    reading.project.triage = read_triage(root, reading.project, reading.problems);
    read_prevention(root, reading.problems); // checked here, and read where it is needed
}

} // namespace

Reading read_project(std::string_view text, const std::string& file, const NodeTypes& types)
{
    const TomlText parsed = parse_toml(text);
    Reading reading;
    read_tables(parsed.root, types, reading);
    // What else is wrong may only follow from the lines that could not be read.
    reading.parsed = parsed.errors.empty();
    if (!reading.parsed) reading.problems = parsed.errors;
    for (Error& error : reading.problems)
        error.file = file;
    std::ranges::stable_sort(reading.problems, [](const Error& a, const Error& b) {
        return std::tie(a.at.line, a.at.column) < std::tie(b.at.line, b.at.column);
    });
    return reading;
}

} // namespace fulcrum::scenario
