// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "cli/command_text.h"
#include "cli/commands.h"
#include "cli/diff.h"
#include "cli/export.h"
#include "cli/import_scenario.h"
#include "cli/prevention.h"
#include "cli/project_file.h"
#include "cli/rank_options.h"
#include "cli/report.h"
#include "cli/sweep.h"
#include "cli/text.h"
#include "evidence/import.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string_view>

namespace fulcrum::app::cli
{

namespace
{

// A subcommand with --json whose options end up in `command` when it is the one that was called.
template <class Options>
CLI::App* subcommand(CLI::App& app, Invocation& invocation, Options& options, const char* name,
                     const std::string& description, int (*run)(const Options&))
{
    CLI::App* sub = app.add_subcommand(name, description);
    sub->add_flag("--json", options.json, Cli::tr("Write one JSON object").toStdString());
    sub->callback([&invocation, &options, run] {
        invocation.command = [options, run] { return answered(options.json, [&] { return run(options); }); };
    });
    return sub;
}

// What is wrong with the arguments, for a reader that has asked for JSON; standard error has it as well.
void answerInJson(int argc, const char* const* argv, const std::string& message)
{
    const bool wanted =
        std::any_of(argv, argv + argc, [](std::string_view word) { return word == "--json"; });
    if (!wanted) return;
    const Error error{.message = message, .hint = Cli::tr("see fulcrum --help").toStdString()};
    print("{\"errors\": " + errorsArray({error}) + "}\n");
}

// `import`: what files say, or with --scenario a project made of them.
struct ImportCommand {
    ImportFilesOptions read;
    ImportScenarioOptions scenario;
    bool json = false;
};

int importCommand(const ImportCommand& command)
{
    if (command.scenario.scenario) {
        ImportScenarioOptions options = command.scenario;
        options.files = command.read.files;
        options.json = command.json;
        return importScenario(options);
    }
    ImportFilesOptions options = command.read;
    options.gpu = command.scenario.gpu;
    options.json = command.json;
    return importFiles(options);
}

// `reference`: of the project file, or of the commands in a form that others read.
struct ReferenceCommand {
    ReferenceOptions project;
    std::string as = "project";
    bool json = false;
};

int referenceCommand(const ReferenceCommand& command, const ProgramText& program)
{
    if (command.as == "project") return reference({command.json});
    print(command.as == "man"    ? man_page(program)
          : command.as == "bash" ? bash_completion(program)
          : command.as == "zsh"  ? zsh_completion(program)
                                 : fish_completion(program));
    return kDone;
}

struct AllOptions {
    SimulateOptions simulate;
    CheckOptions check;
    TriageOptions triage;
    PlanOptions plan;
    SpeculateOptions speculate;
    ValidateOptions validate;
    CalibrateOptions calibrate;
    RankOptions rank;
    ImportCommand import;
    DiffOptions diff;
    NotebookOptions notebook;
    ReportOptions report;
    GateCommand gate;
    LintCommand lint;
    DashboardsCommand dashboards;
    ExportCommand exports;
    SweepCommand sweep;
    CapacityCommand capacity;
    PluginsOptions plugins;
    ReferenceCommand reference;
};

// CLI11 takes -1 for 2^64 - 1 and cuts larger numbers off there.
std::string wholeNumber(const std::string& text)
{
    const QString read = QString::fromStdString(text);
    bool ok = false;
    const qlonglong number = read.toLongLong(&ok);
    return ok && number >= 0
               ? std::string()
               : Cli::tr("\"%1\" is not a whole number from 0 to 2^63 - 1").arg(read).toStdString();
}

// How a command runs, where that changes nothing in what it prints.
template <class Options>
void addRunning(CLI::App& sub, Options& options)
{
    sub.add_option("--threads", options.threads,
                   Cli::tr("Worker threads; 0 is one a core. The figures do not depend on it").toStdString())
        ->check(CLI::Range(0, 1024));
    sub.add_flag("--progress", options.progress,
                 Cli::tr("Report progress also where standard error is no terminal").toStdString());
}

void addSimulate(CLI::App& app, Invocation& invocation, SimulateOptions& options)
{
    CLI::App* sub =
        subcommand(app, invocation, options, "simulate",
                   Cli::tr("Run a project's scenarios and print their figures; ends with 1 where an "
                           "[[expect]] fails")
                       .toStdString(),
                   simulate);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
    sub->add_option("--scenario", options.scenarios,
                    Cli::tr("Run only this scenario; may be given several times").toStdString())
        ->allow_extra_args(false);
    sub->add_option("--replications", options.replications,
                    Cli::tr("Independent runs of each scenario, instead of the project's").toStdString())
        ->check(CLI::Range(1, 100'000));
    sub->add_option("--seed", options.seed,
                    Cli::tr("Seed of the first run, instead of the project's").toStdString())
        ->check(wholeNumber);
    addRunning(*sub, options);
}

void addCheck(CLI::App& app, Invocation& invocation, CheckOptions& options)
{
    CLI::App* sub = subcommand(app, invocation, options, "check",
                               Cli::tr("Check a project by arithmetic, without a run").toStdString(), check);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
}

void addTriage(CLI::App& app, Invocation& invocation, TriageOptions& options)
{
    CLI::App* sub =
        subcommand(app, invocation, options, "triage",
                   Cli::tr("Rank the mechanisms that could explain a project's observations, with "
                           "what to measure next and what would prove the first one wrong")
                       .toStdString(),
                   triage);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
    sub->add_option("--labels", options.labels,
                    Cli::tr("Labels for queries, for example 'namespace=\"prod\"'").toStdString());
    addRunning(*sub, options);
}

// What says which model runs on what.
template <class Options>
void addDeployment(CLI::App& sub, Options& options)
{
    sub.add_option("--weights", options.weights, Cli::tr("Number format of the weights").toStdString())
        ->check(CLI::IsMember({"bf16", "fp8", "int4"}));
    sub.add_option("--kv-cache", options.kv_cache, Cli::tr("Number format of the KV cache").toStdString())
        ->check(CLI::IsMember({"bf16", "fp8"}));
    sub.add_option("--tensor-parallel", options.tensor_parallel,
                   Cli::tr("GPUs that share each layer").toStdString())
        ->check(CLI::Range(1, 64));
}

void addPlan(CLI::App& app, Invocation& invocation, PlanOptions& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "plan",
        Cli::tr("How many requests of which length the KV memory of a GPU holds").toStdString(), plan);
    sub->add_option("--model", options.model,
                    Cli::tr("A model of the catalogue, or the path of a config.json").toStdString())
        ->required();
    sub->add_option("--gpu", options.gpu, Cli::tr("A device of the catalogue").toStdString())->required();
    sub->add_option("--context", options.context, Cli::tr("Tokens of the longest request").toStdString());
    sub->add_option("--mean-context", options.mean_context,
                    Cli::tr("Tokens of a usual request").toStdString());
    sub->add_option(
        "--utilization", options.utilisations,
        Cli::tr("Share of the memory that the engine may use; several give a row each").toStdString());
    addDeployment(*sub, options);
    sub->add_option("--block-tokens", options.block_tokens, Cli::tr("Tokens of a KV block").toStdString());
    sub->add_option("--memory", options.memory,
                    Cli::tr("Memory of a GPU, \"192 GiB\", instead of the catalogue's").toStdString());
    sub->add_option("--other", options.other,
                    Cli::tr("What a GPU needs beside weights and KV, \"3 GiB\"").toStdString());
    sub->add_option("--step-tokens", options.step_tokens,
                    Cli::tr("Most tokens a step; with --running-cap gives the activations").toStdString());
    sub->add_option("--running-cap", options.running_cap, Cli::tr("Most running requests").toStdString());
}

void addSpeculate(CLI::App& app, Invocation& invocation, SpeculateOptions& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "speculate",
        Cli::tr("What drafted tokens give, and at which batch size they stop paying").toStdString(),
        speculate);
    sub->add_option("--alpha", options.alpha,
                    Cli::tr("Probability that a drafted token is accepted").toStdString())
        ->required();
    sub->add_option("--k", options.k, Cli::tr("Drafted tokens a verification").toStdString())->required();
    sub->add_option("--model", options.model, Cli::tr("Target model; needs --gpu").toStdString());
    sub->add_option("--gpu", options.gpu, Cli::tr("Device; needs --model").toStdString());
    sub->add_option("--batch", options.batches, Cli::tr("Batch sizes").toStdString());
    sub->add_option("--context", options.context,
                    Cli::tr("Tokens in the KV cache of each sequence").toStdString());
    addDeployment(*sub, options);
    sub->add_option("--draft-share", options.draft_share,
                    Cli::tr("Time of a draft step as a share of a target step").toStdString());
    sub->add_option("--draft-model", options.draft_model,
                    Cli::tr("A draft model of its own, instead of --draft-share").toStdString());
}

void addValidate(CLI::App& app, Invocation& invocation, ValidateOptions& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "validate",
        Cli::tr("Simulate measured points and print how far TTFT and TPOT are from what was measured")
            .toStdString(),
        validate);
    sub->add_option("POINTS", options.points, Cli::tr("CSV file of measured points").toStdString())
        ->required();
    sub->add_option("--seed", options.seed, Cli::tr("Seed of the random lengths").toStdString())
        ->check(wholeNumber);
    addRunning(*sub, options);
}

void addCalibrate(CLI::App& app, Invocation& invocation, CalibrateOptions& options)
{
    CLI::App* sub =
        subcommand(app, invocation, options, "calibrate",
                   Cli::tr("Fit host times and efficiencies to measurements, and print them for a project")
                       .toStdString(),
                   calibrate);
    sub->add_option("FILE", options.files,
                    Cli::tr("CSV of steps (decode_seqs, context, step_ms) or of windows (request_rate, "
                            "prompt_tokens, output_tokens, running, tpot_ms, ttft_ms), or the folder of a "
                            "measured run")
                        .toStdString())
        ->required();
    sub->add_option("--back-test", options.back_test,
                    Cli::tr("Measurements that the fit does not see; it is tried on them").toStdString())
        ->allow_extra_args(false);
    sub->add_option(
           "--fit-share", options.fit_share,
           Cli::tr("Share of a run's requests that is fitted; the rest is a back-test").toStdString())
        ->check(CLI::Range(0.05, 1.0));
    sub->add_option("--engine", options.engine, Cli::tr("Engine, where a file does not say").toStdString());
    sub->add_option("--engine-version", options.engine_version,
                    Cli::tr("Its version, where a file does not say").toStdString());
    sub->add_option("--model", options.model, Cli::tr("Model, where a file does not say").toStdString());
    sub->add_option("--gpu", options.gpu, Cli::tr("Device, where a file does not say").toStdString());
    addDeployment(*sub, options);
}

void addRank(CLI::App& app, Invocation& invocation, RankOptions& options)
{
    CLI::App* sub =
        subcommand(app, invocation, options, "rank",
                   Cli::tr("Rank a project's levers by expected value, each simulated against the "
                           "same random draws")
                       .toStdString(),
                   rank);
    addRankOptions(*sub, options);
    sub->add_option("--seed", options.seed,
                    Cli::tr("Seed of the first run, instead of the project's").toStdString())
        ->check(wholeNumber);
    addRunning(*sub, options);
}

void addImport(CLI::App& app, Invocation& invocation, ImportCommand& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "import",
        Cli::tr("Read what files say of a real deployment: metrics, logs, benchmarks, traces").toStdString(),
        importCommand);
    sub->add_option("FILE", options.read.files,
                    Cli::tr("What each is, is told by its content; two snapshots of /metrics are compared")
                        .toStdString());
    std::vector<std::string> kinds;
    for (const evidence::ImportKind& kind : evidence::kinds())
        kinds.push_back(kind.id);
    sub->add_option("--as", options.read.as,
                    Cli::tr("The files' format, where content does not tell it").toStdString())
        ->check(CLI::IsMember(kinds));
    sub->add_option(
           "--column", options.read.columns,
           Cli::tr("Of files of requests: \"column=field\"; may be given several times").toStdString())
        ->allow_extra_args(false);
    sub->add_option("--model", options.read.model, Cli::tr("The model, where no file says it").toStdString());
    sub->add_flag(
        "--strict", options.read.strict,
        Cli::tr("End at the first line that can not be read, instead of leaving it out").toStdString());
    sub->add_flag("--observations", options.read.observations,
                  Cli::tr("Print [[observation]] blocks for a project").toStdString());
    sub->add_flag("--collect", options.read.collect,
                  Cli::tr("Print a script that fetches what is needed; it only reads").toStdString());
    sub->add_option("--engine", options.read.engine, Cli::tr("Of --collect").toStdString())
        ->check(CLI::IsMember({"vllm", "sglang", "tgi", "tensorrt-llm"}));
    sub->add_option("--labels", options.read.labels,
                    Cli::tr("Of --collect: label matchers, 'namespace=\"prod\"'").toStdString());
    sub->add_option("--minutes", options.read.minutes,
                    Cli::tr("Of --collect: length of the window").toStdString())
        ->check(CLI::Range(1, 100'000));
    addScenarioOptions(*sub, options.scenario);
    sub->get_option("--gpu")->remove_needs(sub->get_option("--scenario")); // figures are held against it, too
}

void addDiff(CLI::App& app, Invocation& invocation, DiffOptions& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "diff",
        Cli::tr("What changed between two launches, the defaults of their versions resolved, and which of it "
                "explains what was observed")
            .toStdString(),
        diff);
    addDiffOptions(*sub, options);
    addRunning(*sub, options);
}

void addNotebook(CLI::App& app, Invocation& invocation, NotebookOptions& options)
{
    CLI::App* sub = subcommand(app, invocation, options, "notebook",
                               Cli::tr("Look through a project's incident notebook: what its records lack, "
                                       "what came of its predictions, "
                                       "and whether service recovered")
                                   .toStdString(),
                               notebook);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
    sub->add_option("--data", options.data,
                    Cli::tr("Measured files that predictions and recovery are judged by, before the runs")
                        .toStdString())
        ->allow_extra_args(false);
    addRunning(*sub, options);
}

void addReport(CLI::App& app, Invocation& invocation, ReportOptions& options)
{
    CLI::App* sub = subcommand(
        app, invocation, options, "report",
        Cli::tr("Write an incident review as PDF, HTML, Markdown, CSV or JSON, with every figure's run "
                "named; or verify one")
            .toStdString(),
        report);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString());
    sub->add_option("--to", options.to, Cli::tr("The file; its ending says the form").toStdString());
    sub->add_option(
        "--sections", options.sections,
        Cli::tr("Ids of sections in the order wanted, with commas; all but the full tables otherwise")
            .toStdString());
    sub->add_option("--against", options.against,
                    Cli::tr("Another project: a comparison of rankings and figures").toStdString());
    sub->add_option(
        "--verify", options.verify,
        Cli::tr("A report: its project is run again, and every number compared; ends with 1 where one "
                "does not hold")
            .toStdString());
    sub->add_option("--gate-baseline", options.baseline,
                    Cli::tr("For the canary gate in it: files of the version in service; else those of the "
                            "project's [prevention]")
                        .toStdString())
        ->allow_extra_args(false);
    sub->add_option("--gate-canary", options.canary, Cli::tr("Files of the new version").toStdString())
        ->allow_extra_args(false);
    sub->add_option("--template", options.templates,
                    Cli::tr("For the template lint in it: a prompt template, or prompts").toStdString())
        ->allow_extra_args(false);
    sub->add_flag("--update", options.update, Cli::tr("Print eight lines for a chat").toStdString());
    sub->add_option("--picture", options.picture,
                    Cli::tr("With --update: write its picture as PNG").toStdString());
    sub->add_flag(
        "--reproducer", options.reproducer,
        Cli::tr("Print the smallest load that shows the fault, as lines for load generators").toStdString());
    sub->add_flag("--fast", options.fast, Cli::tr("Few and short runs: the figures are rough").toStdString());
    sub->add_option("--paper", options.paper, Cli::tr("Of a PDF").toStdString())
        ->check(CLI::IsMember({"a4", "letter"}));
    sub->add_option("--replications", options.replications,
                    Cli::tr("Independent runs of each scenario, instead of the project's").toStdString())
        ->check(CLI::Range(1, 100'000));
    sub->add_option("--seed", options.seed,
                    Cli::tr("Seed of the first run, instead of the project's").toStdString())
        ->check(wholeNumber);
    addRunning(*sub, options);
}

void addPlugins(CLI::App& app, Invocation& invocation, PluginsOptions& options)
{
    subcommand(app, invocation, options, "plugins",
               Cli::tr("List the plugins that were found, loaded, and refused with the reason").toStdString(),
               plugins);
}

void addReference(CLI::App& app, Invocation& invocation, ReferenceCommand& options)
{
    CLI::App* sub = app.add_subcommand(
        "reference",
        Cli::tr("Print the reference of the project file, with the parameters of all plugins").toStdString());
    sub->add_flag("--json", options.json, Cli::tr("Write one JSON object").toStdString());
    sub->add_option(
           "--as", options.as,
           Cli::tr("Instead the reference of the commands: a man page, or what a shell completes them by")
               .toStdString())
        ->check(CLI::IsMember({"project", "man", "bash", "zsh", "fish"}));
    sub->callback([&app, &invocation, &options] {
        invocation.command = [options, program = describe(app)] {
            return referenceCommand(options, program);
        };
    });
}

// What keeps an incident from coming again.
void addPrevention(CLI::App& app, Invocation& invocation, AllOptions& options)
{
    addGateOptions(
        *subcommand(app, invocation, options.gate, "gate",
                    Cli::tr("Compare a canary with the version in service over matched slices of their "
                            "traffic; ends with 1 unless it may take more")
                        .toStdString(),
                    gate),
        options.gate);
    CLI::App* lint = subcommand(app, invocation, options.lint, "lint-template",
                                Cli::tr("Find what changes from request to request in front of what a prompt "
                                        "template shares; ends with 1 where there is such a field")
                                    .toStdString(),
                                lintTemplate);
    addLintOptions(*lint, options.lint);
    addRunning(*lint, options.lint);
    addDashboardsOptions(
        *subcommand(app, invocation, options.dashboards, "dashboards",
                    Cli::tr("Write a Grafana board and Prometheus alerts for a project").toStdString(),
                    dashboards),
        options.dashboards);
}

// Many runs of one scenario, and one run for others to read.
void addStudies(CLI::App& app, Invocation& invocation, AllOptions& options)
{
    CLI::App* grid = subcommand(
        app, invocation, options.sweep, "sweep",
        Cli::tr("Run a scenario over a grid of parameters, with the same random draws at each point")
            .toStdString(),
        sweep);
    addSweepOptions(*grid, options.sweep);
    addRunning(*grid, options.sweep);
    CLI::App* search =
        subcommand(app, invocation, options.capacity, "capacity",
                   Cli::tr("How much load fits: the largest at which a steady state and all objectives hold")
                       .toStdString(),
                   capacity);
    addCapacityOptions(*search, options.capacity);
    addRunning(*search, options.capacity);
    addExportOptions(
        *subcommand(
            app, invocation, options.exports, "export",
            Cli::tr("Write a run as a trace, its requests, its workload, or a scenario's launch lines")
                .toStdString(),
            exportRun),
        options.exports);
}

// A word that is neither a command nor a file gets an answer here, before anything tries to open a window.
bool isNoFile(const std::string& project)
{
    std::error_code ignored;
    return !project.empty() && !std::filesystem::exists(project, ignored);
}

} // namespace

Invocation readCommandLine(int argc, const char* const* argv)
{
    Invocation invocation;
    AllOptions options;
    CLI::App app(
        Cli::tr("Fulcrum simulates LLM serving. With a project, or without anything, it opens its window; "
                "with a command it needs no display.")
            .toStdString(),
        "fulcrum");
    app.set_version_flag("--version", version_text());
    app.require_subcommand(0, 1);
    app.add_option("PROJECT", invocation.project, Cli::tr("Project file to open").toStdString());
    addSimulate(app, invocation, options.simulate);
    addCheck(app, invocation, options.check);
    addTriage(app, invocation, options.triage);
    addPlan(app, invocation, options.plan);
    addSpeculate(app, invocation, options.speculate);
    addValidate(app, invocation, options.validate);
    addCalibrate(app, invocation, options.calibrate);
    addRank(app, invocation, options.rank);
    addImport(app, invocation, options.import);
    addDiff(app, invocation, options.diff);
    addNotebook(app, invocation, options.notebook);
    addReport(app, invocation, options.report);
    addPrevention(app, invocation, options);
    addStudies(app, invocation, options);
    addPlugins(app, invocation, options.plugins);
    addReference(app, invocation, options.reference);
    try {
        app.parse(argc, argv);
        invocation.needsFonts = app.got_subcommand("report");
    } catch (const CLI::Success& wanted) { // --help, --version
        invocation.exit = app.exit(wanted);
    } catch (const CLI::ParseError& fault) {
        app.exit(fault, std::cerr, std::cerr);
        answerInJson(argc, argv, fault.what());
        invocation.exit = kBadInput;
    }
    if (!invocation.exit && !invocation.command && isNoFile(invocation.project)) {
        const std::string text =
            Cli::tr("%1: there is no such project file, and no such command; see fulcrum --help")
                .arg(QString::fromStdString(invocation.project))
                .toStdString();
        std::cerr << text << '\n';
        answerInJson(argc, argv, text);
        invocation.exit = kBadInput;
    }
    return invocation;
}

} // namespace fulcrum::app::cli
