// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "cli/commands.h"
#include "cli/text.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <iostream>

namespace fulcrum::app::cli
{

namespace
{

std::string text(const char* source)
{
    return Cli::tr(source).toStdString();
}

// A subcommand with --json whose options end up in `command` when it is the one that was called.
template <class Options>
CLI::App* subcommand(CLI::App& app, Invocation& invocation, Options& options, const char* name,
                     const std::string& description, int (*run)(const Options&))
{
    CLI::App* sub = app.add_subcommand(name, description);
    sub->add_flag("--json", options.json,
                  text(QT_TRANSLATE_NOOP("fulcrum::app::Cli", "Write one JSON object")));
    sub->callback(
        [&invocation, &options, run] { invocation.command = [options, run] { return run(options); }; });
    return sub;
}

struct AllOptions {
    SimulateOptions simulate;
    CheckOptions check;
    PlanOptions plan;
    SpeculateOptions speculate;
    PluginsOptions plugins;
    ReferenceOptions reference;
};

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
                    Cli::tr("Run only this scenario; may be given several times").toStdString());
    sub->add_option("--replications", options.replications,
                    Cli::tr("Independent runs of each scenario, instead of the project's").toStdString())
        ->check(CLI::Range(1, 100'000));
    sub->add_option("--seed", options.seed,
                    Cli::tr("Seed of the first run, instead of the project's").toStdString());
    sub->add_option("--threads", options.threads,
                    Cli::tr("Worker threads; 0 is one a core. The figures do not depend on it").toStdString())
        ->check(CLI::Range(0, 1024));
    sub->add_flag("--progress", options.progress,
                  Cli::tr("Report progress also where standard error is no terminal").toStdString());
}

void addCheck(CLI::App& app, Invocation& invocation, CheckOptions& options)
{
    CLI::App* sub = subcommand(app, invocation, options, "check",
                               Cli::tr("Check a project by arithmetic, without a run").toStdString(), check);
    sub->add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
}

void addPlugins(CLI::App& app, Invocation& invocation, PluginsOptions& options)
{
    subcommand(app, invocation, options, "plugins",
               Cli::tr("List the plugins that were found, loaded, and refused with the reason").toStdString(),
               plugins);
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
    app.set_version_flag("--version", "fulcrum " FULCRUM_VERSION);
    app.require_subcommand(0, 1);
    app.add_option("PROJECT", invocation.project, Cli::tr("Project file to open").toStdString());
    addSimulate(app, invocation, options.simulate);
    addCheck(app, invocation, options.check);
    addPlugins(app, invocation, options.plugins);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // --help, --version
        invocation.exit = app.exit(wanted);
    } catch (const CLI::ParseError& fault) {
        app.exit(fault, std::cerr, std::cerr);
        invocation.exit = kBadInput;
    }
    if (!invocation.exit && !invocation.command && isNoFile(invocation.project)) {
        std::cerr << Cli::tr("%1: there is no such project file, and no such command; see fulcrum --help")
                         .arg(QString::fromStdString(invocation.project))
                         .toStdString()
                  << '\n';
        invocation.exit = kBadInput;
    }
    return invocation;
}

} // namespace fulcrum::app::cli
