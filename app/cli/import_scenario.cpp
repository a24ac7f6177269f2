// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_scenario.h"

#include "base/units.h"
#include "cli/commands.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "evidence/launch/from_files.h"
#include "evidence/traces/numbers.h"
#include "scenario/document.h"
#include "shell/plugin_registry.h"
#include "study/checks.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace fulcrum::app::cli
{

namespace
{

using evidence::launch::Built;
using evidence::launch::Given;

Result<std::optional<double>> rateOf(const std::string& text)
{
    if (text.empty()) return std::optional<double>();
    if (const auto number = evidence::traces::parse_number(text)) return number;
    const auto rate = parse_quantity(text, Dimension::Rate);
    if (rate) return std::optional<double>(*rate);
    Errors errors = rate.errors();
    for (Error& error : errors)
        error.message = "--rate: " + error.message;
    return errors;
}

Result<Built> build(const ImportScenarioOptions& options, const cluster::Kinds& kinds)
{
    using evidence::launch::CountsOf;
    const auto rate = rateOf(options.rate);
    if (!rate) return rate.errors();
    Given given;
    given.files = options.files;
    given.command = options.command;
    given.trace = options.trace;
    given.prompt_histogram = options.prompt_histogram;
    given.output_histogram = options.output_histogram;
    given.counts = options.buckets.empty()           ? CountsOf::Told
                   : options.buckets == "cumulative" ? CountsOf::UpToEnd
                                                     : CountsOf::EachBucket;
    given.rate = *rate;
    given.hit_ratio = options.hit_ratio;
    given.gpu = options.gpu;
    given.title = options.title;
    if (!options.to.empty()) {
        given.folder = std::filesystem::path(options.to).parent_path().string();
        if (given.folder.empty()) given.folder = ".";
    }
    return evidence::launch::scenario_from(given, kinds);
}

std::string listText(const QString& title, const std::vector<std::string>& sentences)
{
    if (sentences.empty()) return {};
    std::string text = title.toStdString() + "\n";
    for (const std::string& sentence : sentences)
        text += "  " + sentence + "\n";
    return text;
}

// What keeps the project from running, by its own checks; empty where it runs.
std::vector<std::string> obstaclesOf(const Built& built, const std::string& file, const cluster::Kinds& kinds)
{
    const scenario::Document document(built.toml, file, cluster::node_types(kinds));
    std::vector<std::string> all;
    for (const Error& problem : document.problems())
        all.push_back(to_string(problem));
    if (!all.empty()) return all;
    for (const scenario::Scenario& each : document.project().scenarios) {
        for (const study::Check& check : study::arithmetic_checks(each, document.project().run, kinds)) {
            if (!check.errors.empty()) all.push_back(each.name + ", " + check.node + ": " + check.text);
        }
    }
    return all;
}

std::string builtText(const Built& built, const std::string& file, const std::vector<std::string>& obstacles)
{
    const QString name = QString::fromStdString(file);
    const QString written = obstacles.empty()
                                ? Cli::tr("Wrote %1; run it with: fulcrum simulate %1").arg(name)
                                : Cli::tr("Wrote %1; it does not run yet:").arg(name);
    return (obstacles.empty() ? written.toStdString() + "\n" : listText(written, obstacles)) +
           listText(Cli::tr("Taken over:"), built.taken_over) +
           listText(Cli::tr("Not taken over:"), built.not_taken_over) +
           listText(Cli::tr("Assumed:"), built.assumptions) + listText(Cli::tr("Warnings:"), built.warnings) +
           listText(Cli::tr("Secrets and names:"), built.redacted);
}

std::string builtJson(const Built& built, const std::string& file, const std::vector<std::string>& obstacles)
{
    const nlohmann::ordered_json json = {{"file", file},
                                         {"project", built.toml},
                                         {"taken_over", built.taken_over},
                                         {"not_taken_over", built.not_taken_over},
                                         {"assumptions", built.assumptions},
                                         {"warnings", built.warnings},
                                         {"redacted", built.redacted},
                                         {"does_not_run", obstacles}};
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

void addScenarioOptions(CLI::App& import, ImportScenarioOptions& options)
{
    CLI::Option* scenario = import.add_flag(
        "--scenario", options.scenario,
        Cli::tr(
            "Build a project that runs from a manifest, a launch line, a start-up log, a config.json or a "
            "measured run")
            .toStdString());
    const auto add = [&](const char* name, auto& into, const QString& help) {
        return import.add_option(name, into, help.toStdString())->needs(scenario);
    };
    add("--command", options.command, Cli::tr("A launch line: \"vllm serve …\""));
    add("--rate", options.rate, Cli::tr("Requests a second of all replicas, \"12 /s\""));
    add("--trace", options.trace, Cli::tr("A trace to replay, instead of a rate"));
    add("--prompt-histogram", options.prompt_histogram,
        Cli::tr("Prompt lengths as CSV (le,count), JSON or _bucket lines of /metrics"));
    add("--output-histogram", options.output_histogram, Cli::tr("Answer lengths, the same"));
    add("--buckets", options.buckets,
        Cli::tr("Counts of the histograms: per-bucket, or cumulative; without it the counts tell"))
        ->check(CLI::IsMember({"per-bucket", "cumulative"}));
    add("--hit-ratio", options.hit_ratio, Cli::tr("Share of prompt tokens that the prefix cache finds"))
        ->check(CLI::Range(0.0, 1.0));
    add("--gpu", options.gpu, Cli::tr("The GPU, where nothing else says it, or another one"));
    add("--title", options.title, Cli::tr("Title of the project"));
    add("--to", options.to, Cli::tr("Project file to write; without it the project is printed"));
}

int importScenario(const ImportScenarioOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto built = build(options, plugins.kinds());
    if (!built) {
        printErrors(built.errors());
        return kBadInput;
    }
    if (!options.to.empty() && std::filesystem::exists(options.to)) {
        printErrors({{Cli::tr("there is a file of that name already").toStdString(),
                      Cli::tr("give --to another name, or move the file away").toStdString(),
                      options.to,
                      {}}});
        return kBadInput;
    }
    if (!options.to.empty()) {
        const auto written = scenario::write_text_file(options.to, built->toml);
        if (!written) {
            printErrors(inFile(written.errors(), options.to));
            return kBadInput;
        }
    }
    const std::vector<std::string> obstacles =
        obstaclesOf(*built, options.to.empty() ? "project" : options.to, plugins.kinds());
    if (options.json) {
        print(builtJson(*built, options.to, obstacles));
    } else if (options.to.empty()) {
        print(built->toml);
        for (const std::string& obstacle : obstacles)
            printErrors({{obstacle, {}, {}, {}}});
    } else {
        print(builtText(*built, options.to, obstacles));
    }
    return obstacles.empty() ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
