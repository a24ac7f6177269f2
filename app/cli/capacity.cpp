// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/capacity.h"

#include "cli/commands.h"
#include "cli/one_scenario.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/sweep.h"
#include "cli/table.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using Json = nlohmann::ordered_json;
using study::Capacity;
using study::CapacityTrial;

const char* nameOf(CapacityTrial::Verdict verdict)
{
    switch (verdict) {
    case CapacityTrial::Verdict::Holds:
        return "holds";
    case CapacityTrial::Verdict::Fails:
        return "fails";
    case CapacityTrial::Verdict::Unclear:
        return "unclear";
    }
    return "";
}

Json figureJson(const study::Figure& figure)
{
    if (figure.state == study::Figure::State::Known)
        return {
            {"value", figure.interval.value}, {"low", figure.interval.low}, {"high", figure.interval.high}};
    if (figure.state == study::Figure::State::AtLeast) return {{"at_least", figure.interval.value}};
    return nullptr;
}

std::string capacityJson(const Capacity& found, const std::string& scenario,
                         const std::vector<study::Objective>& objectives)
{
    Json json = {
        {"scenario", scenario},
        {"factor", {{"value", found.factor}, {"low", found.low}, {"high", found.high}}},
        {"offered_rate", {{"value", found.offered_rate}, {"low", found.rate_low}, {"high", found.rate_high}}},
        {"bounded", found.bounded},
        {"limited_by", found.limited_by},
        {"objectives", Json::array()},
        {"trials", Json::array()},
        {"notes", found.notes}};
    for (const study::Objective& objective : objectives)
        json["objectives"].push_back({{"metric", objective.metric},
                                      {"class", objective.of_class},
                                      {objective.at_most ? "at_most" : "at_least", objective.bound}});
    for (const CapacityTrial& trial : found.trials) {
        Json figures = Json::array();
        for (const study::Figure& figure : trial.figures)
            figures.push_back(figureJson(figure));
        json["trials"].push_back({{"factor", trial.factor},
                                  {"offered_rate", trial.offered_rate},
                                  {"steady", trial.steady},
                                  {"holds", trial.holds},
                                  {"verdict", nameOf(trial.verdict)},
                                  {"figures", figures},
                                  {"why", trial.why}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string capacityText(const Capacity& found, const std::string& scenario,
                         const std::vector<study::Objective>& objectives)
{
    std::vector<std::string> header = {"factor", "offered_rate", "verdict", "steady"};
    for (const study::Objective& objective : objectives)
        header.push_back(objective.text());
    Table table(header, 0);
    for (const CapacityTrial& trial : found.trials) {
        std::vector<std::string> row = {number(trial.factor), number(trial.offered_rate),
                                        nameOf(trial.verdict), trial.steady ? "yes" : "no"};
        for (const study::Figure& figure : trial.figures)
            row.push_back(number(figure));
        table.add(std::move(row));
    }
    std::string text = table.text() + "\n";
    if (found.factor > 0) {
        text +=
            Cli::tr("%1 fits %2 times its load: %3 requests/s (%4 to %5 times, %6 to %7 requests/s)\n")
                .arg(QString::fromStdString(scenario), QString::fromStdString(number(found.factor)),
                     QString::fromStdString(number(found.offered_rate)),
                     QString::fromStdString(number(found.low)), QString::fromStdString(number(found.high)),
                     QString::fromStdString(number(found.rate_low)),
                     QString::fromStdString(number(found.rate_high)))
                .toStdString();
    } else {
        text += Cli::tr("Not even the smallest load that was tried fits.\n").toStdString();
    }
    if (!found.bounded)
        text += Cli::tr("The largest load that was tried fits too: it is more than that.\n").toStdString();
    if (!found.limited_by.empty())
        text += Cli::tr("Beyond, %1\n").arg(QString::fromStdString(found.limited_by)).toStdString();
    for (const std::string& note : found.notes)
        text += "  " + note + "\n";
    return text;
}

} // namespace

void addCapacityOptions(CLI::App& sub, CapacityCommand& command)
{
    sub.add_option("PROJECT", command.project, Cli::tr("Project file").toStdString())->required();
    sub.add_option("--objective", command.objectives,
                   Cli::tr("What has to hold beside a steady state: ttft_s.p99<=1.5, tpot_s.p95[chat]<=50 ms")
                       .toStdString())
        ->allow_extra_args(false);
    sub.add_option("--scenario", command.scenario,
                   Cli::tr("The scenario; else the healthy one").toStdString());
    sub.add_option("--workload", command.workloads,
                   Cli::tr("A workload whose rate moves; else all").toStdString())
        ->allow_extra_args(false);
    sub.add_option("--tolerance", command.tolerance,
                   Cli::tr("Where the search ends, as a share of the load").toStdString())
        ->check(CLI::Range(0.001, 0.5));
    sub.add_option("--replications", command.replications,
                   Cli::tr("Independent runs of each load").toStdString())
        ->check(CLI::Range(1, 100'000));
    sub.add_option("--seed", command.seed, Cli::tr("Seed of the first run").toStdString());
}

int capacity(const CapacityCommand& command)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(command.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), command.project));
        return kBadInput;
    }
    const scenario::Project& project = document->project();
    const auto scenario = oneScenario(project, command.scenario);
    Errors errors;
    if (!scenario) errors = scenario.errors();
    study::CapacityOptions options;
    for (const std::string& text : command.objectives) {
        const auto objective = study::parse_objective(text);
        if (objective) {
            options.objectives.push_back(*objective);
        } else {
            errors.insert(errors.end(), objective.errors().begin(), objective.errors().end());
        }
    }
    if (!errors.empty()) {
        printErrors(inFile(errors, command.project));
        return kBadInput;
    }
    options.workloads = command.workloads;
    options.tolerance = command.tolerance;
    options.study.replications = command.replications.value_or(project.run.replications);
    options.study.seed = command.seed.value_or(project.run.seed);
    options.study.threads = command.threads;
    Result<Capacity> found = Errors{};
    {
        ProgressLine line(command.progress);
        options.study.progress = [&line](double share) { line.show(share); };
        found = study::find_capacity(**scenario, project.run, plugins.kinds(), options);
    }
    if (!found) {
        printErrors(inFile(found.errors(), command.project));
        return kBadInput;
    }
    print(command.json ? capacityJson(*found, (*scenario)->name, options.objectives)
                       : capacityText(*found, (*scenario)->name, options.objectives));
    return found->factor > 0 ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
