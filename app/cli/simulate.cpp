// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/simulate_text.h"
#include "shell/plugin_registry.h"
#include "study/error_band.h"
#include "study/json.h"
#include "study/study.h"

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

int fail(const Errors& errors, const std::string& file)
{
    printErrors(inFile(errors, file));
    return kBadInput;
}

Errors unknownScenarios(const scenario::Project& project, const std::vector<std::string>& names)
{
    std::vector<std::string> known;
    for (const scenario::Scenario& each : project.scenarios)
        known.push_back(each.name);
    Errors errors;
    for (const std::string& name : names) {
        if (project.find(name) != nullptr) continue;
        const std::string near = nearest_word(name, known);
        const QString hint = near.empty() ? Cli::tr("see its [[scenario]]s")
                                          : Cli::tr("did you mean \"%1\"?").arg(QString::fromStdString(near));
        const QString message =
            Cli::tr("the project has no scenario \"%1\"").arg(QString::fromStdString(name));
        errors.push_back({message.toStdString(), hint.toStdString(), {}, {}});
    }
    return errors;
}

} // namespace

int simulate(const SimulateOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(options.project, plugins.kinds());
    if (!document) return fail(document.errors(), options.project);
    const scenario::Project& project = document->project();
    const Errors unknown = unknownScenarios(project, options.scenarios);
    if (!unknown.empty()) return fail(unknown, options.project);

    study::StudyOptions study;
    study.replications = options.replications.value_or(project.run.replications);
    study.seed = options.seed.value_or(project.run.seed);
    study.threads = options.threads;
    Result<std::vector<study::ScenarioResult>> results = Errors{};
    {
        ProgressLine line(options.progress);
        study.progress = [&line](double share) { line.show(share); };
        results = study::run_project(project, options.scenarios, plugins.kinds(), study);
        study.progress = {};
    }
    if (!results) return fail(results.errors(), options.project);
    const Errors faults = study::add_error_bands(project, plugins.kinds(), study, *results);
    if (!faults.empty()) return fail(faults, options.project);

    std::vector<study::ScenarioFigures> figures;
    for (const study::ScenarioResult& result : *results)
        figures.push_back(result.figures);
    const auto checks = study::check_expectations(project, options.project, figures);
    if (!checks) return fail(checks.errors(), options.project);

    const std::string& title = project.title.empty() ? options.project : project.title;
    print(options.json ? study::simulate_json(title, study.seed, figures, *checks) + "\n"
                       : simulateText(title, study.seed, figures, *checks));
    const bool hold =
        std::all_of(checks->begin(), checks->end(), [](const auto& check) { return check.holds; });
    return hold ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
