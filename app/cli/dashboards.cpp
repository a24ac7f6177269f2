// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/dashboards.h"

#include "cli/commands.h"
#include "cli/prevention.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace fulcrum::app::cli
{

void addDashboardsOptions(CLI::App& sub, DashboardsCommand& command)
{
    sub.add_option("PROJECT", command.project, Cli::tr("Project file").toStdString())->required();
    sub.add_option("--to", command.to,
                   Cli::tr("Folder that board.json and alerts.yaml are written to").toStdString())
        ->required();
    sub.add_option("--engine", command.engine,
                   Cli::tr("Whose metrics; else those of the project's engine").toStdString())
        ->check(CLI::IsMember({"vllm", "sglang", "tgi", "tensorrt-llm"}));
    sub.add_option("--labels", command.labels,
                   Cli::tr("Label matchers of every query, 'namespace=\"prod\"'").toStdString());
    sub.add_option("--serving-owner", command.serving,
                   Cli::tr("Who owns engines and their cache").toStdString());
    sub.add_option("--application-owner", command.application,
                   Cli::tr("Who owns the prompt template").toStdString());
}

int dashboards(const DashboardsCommand& command)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(command.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), command.project));
        return kBadInput;
    }
    const auto made = prevention::make_dashboards(
        document->project(), {command.engine, command.labels, command.serving, command.application});
    if (!made) {
        printErrors(inFile(made.errors(), command.project));
        return kBadInput;
    }
    const std::filesystem::path folder(command.to);
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    Errors errors;
    const std::string board = (folder / "board.json").string();
    const std::string rules = (folder / "alerts.yaml").string();
    for (const auto& [path, text] : {std::pair{&board, &made->board}, std::pair{&rules, &made->rules}})
        if (const auto written = scenario::write_text_file(*path, *text); !written)
            errors.insert(errors.end(), written.errors().begin(), written.errors().end());
    if (!errors.empty()) {
        printErrors(errors);
        return kBadInput;
    }
    if (command.json) {
        const nlohmann::ordered_json json = {{"board", board},
                                             {"rules", rules},
                                             {"panels", made->panels},
                                             {"alerts", made->alerts},
                                             {"notes", made->notes}};
        print(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
        return kDone;
    }
    std::string text = Cli::tr("%1: %2 panels\n%3: %4 alerts\n")
                           .arg(QString::fromStdString(board))
                           .arg(made->panels)
                           .arg(QString::fromStdString(rules))
                           .arg(made->alerts)
                           .toStdString();
    for (const std::string& note : made->notes)
        text += "  " + note + "\n";
    print(text);
    return kDone;
}

} // namespace fulcrum::app::cli
