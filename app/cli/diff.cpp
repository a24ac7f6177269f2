// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff.h"

#include "base/units.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "evidence/import.h"
#include "evidence/launch/build_scenario.h"
#include "evidence/launch/difference.h"
#include "evidence/launch/from_files.h"
#include "evidence/traces/numbers.h"
#include "shell/plugin_registry.h"
#include "triage/attribution.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fulcrum::app::cli
{

namespace
{

using evidence::launch::Comparison;
using evidence::launch::Difference;
using evidence::launch::LaunchFacts;
using evidence::launch::Reach;
using triage::Attribution;

const char* nameOf(Reach reach)
{
    switch (reach) {
    case Reach::Modelled:
        return "modelled";
    case Reach::Suspect:
        return "suspect";
    case Reach::Harmless:
        return "harmless";
    }
    return "";
}

std::string dash(const std::string& text)
{
    constexpr std::size_t widest = 48;
    if (text.empty()) return "–";
    return text.size() > widest ? text.substr(0, widest - 1) + "…" : text;
}

std::string linesOf(const QString& title, const std::vector<std::string>& sentences)
{
    std::string text;
    for (const std::string& sentence : sentences)
        text += (text.empty() ? "\n" + title.toStdString() + "\n" : std::string()) + "  " + sentence + "\n";
    return text;
}

std::string comparisonText(const Comparison& comparison)
{
    if (comparison.differences.empty())
        return Cli::tr("Nothing differs in what the files say").toStdString() + "\n" +
               linesOf(Cli::tr("Warnings:"), comparison.warnings);
    Table table({"what", "before", "after", "reach"}, 4);
    std::vector<std::string> suspects;
    for (const Difference& each : comparison.differences) {
        table.add({each.name + (each.by_default ? " (" + Cli::tr("default").toStdString() + ")" : ""),
                   dash(each.before), dash(each.after), nameOf(each.reach)});
        if (each.reach == Reach::Suspect) suspects.push_back(each.name + ": " + each.why);
    }
    return table.text() + linesOf(Cli::tr("Suspects, which cannot be simulated:"), suspects) +
           linesOf(Cli::tr("What follows:"), comparison.consequences) +
           linesOf(Cli::tr("Assumed:"), comparison.assumptions) +
           linesOf(Cli::tr("Warnings:"), comparison.warnings);
}

// "× 2.14 (1.98 to 2.31)"; "–" where it does nothing.
std::string factorText(const triage::FigureEffect& effect)
{
    constexpr double least = 0.02;
    const Interval& f = effect.factor;
    const bool surely = f.low > 1 || f.high < 1;
    if (!surely || (f.value > 1 - least && f.value < 1 + least)) return "–";
    return fmt::format("× {:.3g} ({:.3g} to {:.3g})", f.value, f.low, f.high);
}

std::string shareText(const std::optional<double>& share)
{
    return share ? fmt::format("{:.0f} %", 100 * *share) : "–";
}

std::string effectsText(const std::vector<triage::FigureEffect>& effects)
{
    std::string text;
    for (const triage::FigureEffect& effect : effects) {
        const std::string factor = factorText(effect);
        if (factor == "–" && !effect.observed) continue;
        text += fmt::format("    {:28} {:>10} -> {:<10} {}", evidence::to_string(effect.figure),
                            number(effect.before), number(effect.after), factor);
        if (effect.observed)
            text += Cli::tr(", observed × %1")
                        .arg(QString::fromStdString(fmt::format("{:.3g}", *effect.observed)))
                        .toStdString();
        text += "\n";
    }
    if (text.empty()) text = "    " + Cli::tr("moves none of the main figures").toStdString() + "\n";
    return text;
}

std::string attributionText(const Attribution& attribution)
{
    std::string text;
    for (const triage::TriedChange& change : attribution.changes) {
        if (change.what.reach == Reach::Harmless) continue;
        const std::string what =
            fmt::format("{}: {} -> {}", change.what.name, dash(change.what.before), dash(change.what.after));
        if (!change.modelled) {
            text += "\n" + what + "\n    " +
                    Cli::tr("not simulated: %1").arg(QString::fromStdString(change.why_not)).toStdString() +
                    "\n";
            continue;
        }
        text += "\n" + what;
        if (change.explains)
            text += Cli::tr(", explains %1")
                        .arg(QString::fromStdString(shareText(change.explains)))
                        .toStdString();
        if (change.others_explain)
            text += Cli::tr("; all but this explain %1")
                        .arg(QString::fromStdString(shareText(change.others_explain)))
                        .toStdString();
        text += "\n" + effectsText(change.effect);
    }
    if (attribution.together && attribution.changes.size() > 1) {
        text += "\n" + Cli::tr("All together").toStdString();
        if (attribution.together->explains)
            text += Cli::tr(", explains %1")
                        .arg(QString::fromStdString(shareText(attribution.together->explains)))
                        .toStdString();
        if (attribution.together->interact) text += Cli::tr("; they do not simply add up").toStdString();
        text += "\n" + effectsText(attribution.together->effect);
    }
    text += "\n" + Cli::tr("Verdict: %1").arg(QString::fromStdString(attribution.verdict)).toStdString() +
            " – " + attribution.why + "\n";
    for (const std::string& note : attribution.notes)
        text += Cli::tr("Note: %1").arg(QString::fromStdString(note)).toStdString() + "\n";
    return text;
}

Result<evidence::launch::GivenFacts> factsOf(const std::string& given, evidence::Redactor& redactor)
{
    std::error_code ignored;
    const bool line = !std::filesystem::exists(given, ignored) && given.find(' ') != std::string::npos;
    auto facts = line ? evidence::launch::facts_from({}, given, redactor)
                      : evidence::launch::facts_from({given}, "", redactor);
    if (!facts) return line ? facts.errors() : inFile(facts.errors(), given);
    return facts;
}

struct Launches {
    LaunchFacts before, after;
};

Result<Launches> readLaunches(const DiffOptions& options)
{
    evidence::Redactor redactor; // one for both, so that the same host has the same name
    auto before = factsOf(options.before, redactor);
    auto after = factsOf(options.after, redactor);
    Errors errors;
    if (!before) errors = before.errors();
    if (!after) {
        const Errors more = after.errors();
        errors.insert(errors.end(), more.begin(), more.end());
    }
    if (!errors.empty()) return errors;
    return Launches{std::move(before->facts), std::move(after->facts)};
}

// What the changes are tried on, and what they have to explain.
struct Ground {
    scenario::Scenario base;
    scenario::RunSettings run;
    std::vector<scenario::Observation> observations;
    std::vector<std::string> notes;
};

Result<std::vector<scenario::Observation>> observationsIn(const std::string& path,
                                                          const cluster::Kinds& kinds)
{
    if (path.ends_with(".toml")) {
        const auto document = readProject(path, kinds);
        if (!document) return document.errors();
        if (document->project().observations.empty())
            return Error{Cli::tr("the file has no [[observation]]").toStdString(),
                         Cli::tr("fulcrum import --observations FILE prints them").toStdString(),
                         path,
                         {}};
        return document->project().observations;
    }
    const auto imported = evidence::import_file(path);
    if (!imported) return inFile(imported.errors(), path);
    return imported->observations;
}

Result<Ground> groundOfProject(const DiffOptions& options, const cluster::Kinds& kinds)
{
    const auto document = readRunnableProject(options.project, kinds);
    if (!document) return inFile(document.errors(), options.project);
    const scenario::Project& project = document->project();
    const scenario::Scenario* base =
        project.triage.base.empty() ? &project.scenarios.front() : project.find(project.triage.base);
    Ground ground{*base, project.run, project.observations, {}};
    if (options.observed.empty()) return ground;
    auto observed = observationsIn(options.observed, kinds);
    if (!observed) return observed.errors();
    ground.observations = std::move(*observed);
    return ground;
}

const scenario::Observation* observed(const std::vector<scenario::Observation>& all, std::string_view metric)
{
    const auto found = std::ranges::find(all, metric, &scenario::Observation::metric);
    return found == all.end() ? nullptr : &*found;
}

std::optional<double> healthyFigure(const std::vector<scenario::Observation>& all, std::string_view metric)
{
    const scenario::Observation* one = observed(all, metric);
    if (one == nullptr) return std::nullopt;
    if (one->before) return one->before->value;
    return one->after ? std::optional<double>(one->after->value) : std::nullopt;
}

// The load of the scenario that is built from the old launch: as far as it was observed.
Result<evidence::launch::Load> loadOf(const DiffOptions& options,
                                      const std::vector<scenario::Observation>& observations)
{
    evidence::launch::Load load;
    if (!options.rate.empty()) {
        if (const auto number = evidence::traces::parse_number(options.rate)) {
            load.rate = *number;
        } else {
            const auto rate = parse_quantity(options.rate, Dimension::Rate);
            if (!rate) return rate.errors();
            load.rate = *rate;
        }
    }
    if (!load.rate) load.rate = healthyFigure(observations, "offered_rate");
    if (!load.rate) load.rate = healthyFigure(observations, "request_rate");
    const auto lengths = [&](const char* metric) -> std::optional<scenario::Buckets> {
        const scenario::Observation* one = observed(observations, metric);
        if (one == nullptr) return std::nullopt;
        return one->buckets_before ? one->buckets_before : one->buckets_after;
    };
    load.prompt = lengths("prompt_tokens");
    load.output = lengths("output_tokens");
    load.hit_ratio = healthyFigure(observations, "prefix_hit_ratio");
    if (!load.rate)
        return Error{Cli::tr("nothing says how many requests a second there are").toStdString(),
                     Cli::tr("give --rate \"12 /s\", or --project with a healthy scenario").toStdString(),
                     {},
                     {}};
    return load;
}

Result<Ground> groundOfLaunch(const DiffOptions& options, const LaunchFacts& before,
                              const cluster::Kinds& kinds)
{
    Ground ground;
    if (!options.observed.empty()) {
        auto all = observationsIn(options.observed, kinds);
        if (!all) return all.errors();
        ground.observations = std::move(*all);
    }
    const auto load = loadOf(options, ground.observations);
    if (!load) return load.errors();
    const auto built = evidence::launch::build_scenario(
        before, *load, {.title = "", .gpu = options.gpu, .config = options.config}, kinds);
    if (!built) return built.errors();
    const scenario::Document document(built->toml, before.source, cluster::node_types(kinds));
    if (!document.runnable()) return document.problems();
    ground.base = document.project().scenarios.front();
    ground.run = document.project().run;
    ground.notes = built->assumptions;
    return ground;
}

// nullopt: nothing is to be tried.
Result<std::optional<Ground>> groundOf(const DiffOptions& options, const LaunchFacts& before,
                                       const cluster::Kinds& kinds)
{
    if (options.project.empty() && options.observed.empty() && options.rate.empty())
        return std::optional<Ground>();
    auto ground =
        options.project.empty() ? groundOfLaunch(options, before, kinds) : groundOfProject(options, kinds);
    if (!ground) return ground.errors();
    return std::optional(std::move(*ground));
}

// As given, else that of the project.
std::string gpuOf(const DiffOptions& options, const std::optional<Ground>& ground)
{
    if (!options.gpu.empty() || !ground) return options.gpu;
    for (const scenario::Node& node : ground->base.nodes)
        if (node.kind == scenario::NodeKind::Device && node.parameters.is_set("device"))
            return node.parameters.text("device");
    return {};
}

Result<Attribution> attributed(const DiffOptions& options, const Ground& ground, const Comparison& comparison,
                               const cluster::Kinds& kinds)
{
    triage::AttributionOptions settings;
    settings.threads = options.threads;
    ProgressLine line(options.progress);
    settings.progress = [&line](double share) { line.show(share); };
    auto result =
        triage::attribute(ground.base, ground.run, comparison, ground.observations, kinds, settings);
    if (result)
        for (const std::string& note : ground.notes)
            result->notes.push_back(Cli::tr("assumed: ").toStdString() + note);
    return result;
}

} // namespace

void addDiffOptions(CLI::App& diff, DiffOptions& options)
{
    diff.add_option("OLD", options.before,
                    Cli::tr("Manifest, launch script, launch line or start-up log before").toStdString())
        ->required();
    diff.add_option("NEW", options.after, Cli::tr("The same after").toStdString())->required();
    diff.add_option("--gpu", options.gpu, Cli::tr("The GPU, where the files do not say it").toStdString());
    diff.add_option("--config", options.config, Cli::tr("config.json of a model of one's own").toStdString());
    CLI::Option* project = diff.add_option(
        "--project", options.project,
        Cli::tr("Try each change on this project's healthy scenario, against its observations")
            .toStdString());
    diff.add_option(
        "--observed", options.observed,
        Cli::tr("A measured file, or the observations of a project file, that the changes have to explain")
            .toStdString());
    diff.add_option(
            "--rate", options.rate,
            Cli::tr("Try each change on a scenario built from OLD with this rate, \"12 /s\"").toStdString())
        ->excludes(project);
}

int diff(const DiffOptions& options)
{
    const auto launches = readLaunches(options);
    if (!launches) {
        printErrors(launches.errors());
        return kBadInput;
    }
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto ground = groundOf(options, launches->before, plugins.kinds());
    if (!ground) {
        printErrors(ground.errors());
        return kBadInput;
    }
    const auto comparison = evidence::launch::compare(
        launches->before, launches->after, gpuOf(options, *ground), options.config, plugins.kinds());
    if (!comparison) {
        printErrors(comparison.errors());
        return kBadInput;
    }
    std::optional<Attribution> attribution;
    if (*ground) {
        auto result = attributed(options, **ground, *comparison, plugins.kinds());
        if (!result) {
            printErrors(result.errors());
            return kBadInput;
        }
        attribution = std::move(*result);
    }
    if (options.json)
        print(triage::to_json(*comparison, attribution ? &*attribution : nullptr));
    else
        print(comparisonText(*comparison) + (attribution ? attributionText(*attribution) : std::string()));
    return kDone;
}

} // namespace fulcrum::app::cli
