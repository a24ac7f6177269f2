// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/export.h"

#include "cli/commands.h"
#include "cli/one_scenario.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "exports/captured_run.h"
#include "exports/engine_flags.h"
#include "exports/request_files.h"
#include "exports/trace_events.h"
#include "shell/plugin_registry.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using Json = nlohmann::ordered_json;
constexpr std::int64_t kTracedRequests = 1000; // of a trace, where the user does not say

struct Exported {
    std::string text;
    Json json; // what is said of it
    std::vector<std::string> notes;
};

std::string kindOf(const ExportCommand& command)
{
    if (!command.as.empty()) return command.as;
    const auto ends = [&](const char* end) { return command.to.ends_with(end); };
    return ends(".csv")                  ? "requests"
           : ends(".jsonl")              ? "mooncake"
           : ends(".sh") || ends(".txt") ? "flags"
                                         : "trace";
}

// The launch lines, and beside a lever what it changes of them.
Result<Exported> flagsOf(const scenario::Scenario& scenario, const scenario::Scenario* lever,
                         const scenario::NodeTypes& types)
{
    const auto before = exports::launch_lines(scenario, types);
    if (!before) return before.errors();
    Result<std::vector<exports::LaunchLine>> lines = *before;
    if (lever != nullptr) lines = exports::launch_lines(*lever, types);
    if (!lines) return lines.errors();
    Exported made;
    made.json["engines"] = Json::array();
    for (const exports::LaunchLine& line : *lines) {
        std::vector<std::string> changes;
        for (const exports::LaunchLine& old : *before)
            if (lever != nullptr && old.node == line.node) changes = exports::changed_flags(old, line);
        made.text += "# " + line.node + ": " + line.engine + " " + line.version + "\n";
        for (const std::string& note : line.notes)
            made.text += "# " + note + "\n";
        for (const std::string& change : changes)
            made.text += "# changed: " + change + "\n";
        made.text += line.command + "\n";
        made.json["engines"].push_back({{"node", line.node},
                                        {"engine", line.engine},
                                        {"version", line.version},
                                        {"replicas", line.replicas},
                                        {"command", line.command},
                                        {"words", line.words},
                                        {"changed", changes},
                                        {"notes", line.notes}});
    }
    return made;
}

Result<Exported> runOf(const ExportCommand& command, const std::string& kind,
                       const scenario::Project& project, const scenario::Scenario& scenario,
                       const cluster::Kinds& kinds)
{
    exports::CaptureOptions options;
    options.seed = command.seed.value_or(project.run.seed);
    options.steps = kind == "trace";
    options.requests = command.requests.value_or(kind == "trace" ? kTracedRequests : 0);
    const auto run = exports::capture(scenario, project.run, kinds, options);
    if (!run) return run.errors();
    Exported made;
    made.json = {{"requests", run->requests.size()}};
    if (run->record.requests.empty() && kind != "mooncake")
        return Error{Cli::tr("the run has too many requests to keep each").toStdString(),
                     Cli::tr("give --requests").toStdString(),
                     {},
                     {}};
    if (kind == "trace") {
        std::size_t steps = 0;
        for (const exports::CapturedReplica& replica : run->replicas)
            steps += replica.steps.size();
        made.json["steps"] = steps;
        made.text = exports::trace_events(*run, project.title + ": " + scenario.name);
        if (run->steps_left_out > 0)
            made.notes.push_back(Cli::tr("%1 further steps are left out: give fewer --requests")
                                     .arg(run->steps_left_out)
                                     .toStdString());
    } else if (kind == "requests") {
        made.text = exports::request_csv(run->record);
    } else {
        made.text = exports::mooncake_jsonl(*run, command.block);
    }
    return made;
}

} // namespace

void addExportOptions(CLI::App& sub, ExportCommand& command)
{
    sub.add_option("PROJECT", command.project, Cli::tr("Project file").toStdString())->required();
    sub.add_option("--scenario", command.scenario,
                   Cli::tr("The scenario; else the healthy one").toStdString());
    sub.add_option("--to", command.to, Cli::tr("File to write; without it, standard output").toStdString());
    sub.add_option("--as", command.as,
                   Cli::tr("trace: for Perfetto; requests: CSV, a request a line; mooncake: a workload to "
                           "replay; flags: launch "
                           "lines of vLLM and SGLang. Else by the file's ending: .json, .csv, .jsonl, .sh")
                       .toStdString())
        ->check(CLI::IsMember({"trace", "requests", "mooncake", "flags"}));
    sub.add_option("--lever", command.lever,
                   Cli::tr("With a lever of the project or the catalogue pulled").toStdString());
    sub.add_option("--requests", command.requests,
                   Cli::tr("The first requests only; of a trace 1,000 where it is not said").toStdString())
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{2'000'000}));
    sub.add_option("--block", command.block, Cli::tr("Tokens of a hash id of mooncake").toStdString())
        ->check(CLI::Range(1, 1 << 20));
    sub.add_option("--seed", command.seed,
                   Cli::tr("Seed of the run, instead of the project's").toStdString());
}

int exportRun(const ExportCommand& command)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(command.project, plugins.kinds());
    const auto fail = [&](const Errors& errors) {
        printErrors(inFile(errors, command.project));
        return kBadInput;
    };
    if (!document) return fail(document.errors());
    const scenario::Project& project = document->project();
    const scenario::NodeTypes types = cluster::node_types(plugins.kinds());
    const auto scenario = oneScenario(project, command.scenario);
    if (!scenario) return fail(scenario.errors());
    std::optional<scenario::Scenario> lever;
    if (!command.lever.empty()) {
        auto pulled = exports::with_lever(project, **scenario, command.lever, types);
        if (!pulled) return fail(pulled.errors());
        lever = std::move(*pulled);
    }
    const std::string kind = kindOf(command);
    const scenario::Scenario& played = lever ? *lever : **scenario;
    const auto made = kind == "flags" ? flagsOf(**scenario, lever ? &*lever : nullptr, types)
                                      : runOf(command, kind, project, played, plugins.kinds());
    if (!made) return fail(made.errors());
    if (!command.to.empty()) {
        if (const auto written = scenario::write_text_file(command.to, made->text); !written) {
            printErrors(written.errors());
            return kBadInput;
        }
    }
    if (command.json) {
        Json json = {{"as", kind}, {"scenario", played.name}, {"file", command.to}};
        json.update(made->json);
        json["notes"] = made->notes;
        print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
        return kDone;
    }
    if (command.to.empty()) {
        print(made->text);
        return kDone;
    }
    std::string text = Cli::tr("%1: %2 of scenario %3\n")
                           .arg(QString::fromStdString(command.to), QString::fromStdString(kind),
                                QString::fromStdString(played.name))
                           .toStdString();
    for (const std::string& note : made->notes)
        text += "  " + note + "\n";
    print(text);
    return kDone;
}

} // namespace fulcrum::app::cli
