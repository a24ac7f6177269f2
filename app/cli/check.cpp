// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/project_file.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"
#include "study/checks.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

using study::Check;

// The document's own findings, then, of what can be read, the arithmetic of each scenario.
std::vector<Check> allChecks(const scenario::Document& document, const cluster::Kinds& kinds)
{
    std::vector<Check> checks;
    for (const Error& problem : document.problems()) {
        checks.push_back({{}, "structure", {}, false, problem.message, inFile({problem}, document.file())});
    }
    const scenario::Project& project = document.project();
    for (const Error& fault : nameFaults(document))
        checks.push_back({{}, "structure", {}, false, fault.message, inFile({fault}, document.file())});
    if (checks.empty()) {
        const QString text =
            Cli::tr("Scenarios: %1; keys, values, units, links and expectations are in order")
                .arg(project.scenarios.size());
        checks.push_back({{}, "structure", {}, true, text.toStdString(), {}});
    }
    if (!document.runnable()) return checks;
    for (const scenario::Scenario& each : project.scenarios) {
        for (Check& check : study::arithmetic_checks(each, project.run, kinds)) {
            check.errors = inFile(std::move(check.errors), document.file());
            checks.push_back(std::move(check));
        }
    }
    return checks;
}

std::string checksJson(const std::vector<Check>& checks, bool hold)
{
    nlohmann::ordered_json json = {{"holds", hold}, {"checks", nlohmann::ordered_json::array()}};
    Errors all;
    for (const Check& check : checks) {
        all.insert(all.end(), check.errors.begin(), check.errors.end());
        json["checks"].push_back({{"id", check.id},
                                  {"scenario", check.scenario},
                                  {"node", check.node},
                                  {"holds", check.holds},
                                  {"line", check.at.line},
                                  {"text", check.text},
                                  {"hint", check.hint},
                                  {"errors", nlohmann::ordered_json::parse(errorsArray(check.errors))}});
    }
    json["errors"] = nlohmann::ordered_json::parse(errorsArray(all));
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string checksText(const std::vector<Check>& checks)
{
    std::string text;
    for (const Check& check : checks) {
        const QString word = check.holds ? Cli::tr("passed") : Cli::tr("FAILED");
        text += word.toStdString() + "  " + check.id;
        if (!check.scenario.empty()) text += " " + check.scenario;
        if (!check.node.empty()) text += "." + check.node;
        if (check.at.line > 0) text += " (line " + std::to_string(check.at.line) + ")";
        text += ": " + check.text + "\n";
        if (!check.hint.empty()) text += "        " + check.hint + "\n";
    }
    return text;
}

} // namespace

int check(const CheckOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readProject(options.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), options.project));
        return kBadInput;
    }
    const std::vector<Check> checks = allChecks(*document, plugins.kinds());
    const bool hold = std::all_of(checks.begin(), checks.end(), [](const Check& one) { return one.holds; });
    print(options.json ? checksJson(checks, hold) : checksText(checks));
    Errors errors;
    for (const Check& one : checks)
        errors.insert(errors.end(), one.errors.begin(), one.errors.end());
    if (!errors.empty()) {
        printErrors(errors);
        return kBadInput;
    }
    return hold ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
