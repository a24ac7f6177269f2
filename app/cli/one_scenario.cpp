// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/one_scenario.h"

#include "cli/text.h"

namespace fulcrum::app::cli
{

Result<const scenario::Scenario*> oneScenario(const scenario::Project& project, const std::string& name)
{
    const std::string wanted = name.empty() ? project.triage.base : name;
    if (const scenario::Scenario* found = project.find(wanted)) return found;
    if (name.empty() && !project.scenarios.empty()) return &project.scenarios.front();
    if (name.empty())
        return Error{Cli::tr("the project has no scenario").toStdString(),
                     Cli::tr("add a [[scenario]] with its nodes and links").toStdString(),
                     {},
                     {}};
    std::vector<std::string> known;
    for (const scenario::Scenario& each : project.scenarios)
        known.push_back(each.name);
    const std::string near = nearest_word(name, known);
    return Error{
        Cli::tr("the project has no scenario \"%1\"").arg(QString::fromStdString(name)).toStdString(),
        (near.empty() ? Cli::tr("see its [[scenario]]s")
                      : Cli::tr("did you mean \"%1\"?").arg(QString::fromStdString(near)))
            .toStdString(),
        {},
        {}};
}

} // namespace fulcrum::app::cli
