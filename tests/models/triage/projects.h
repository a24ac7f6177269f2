// SPDX-License-Identifier: GPL-3.0-or-later
// Example projects as triage meets them: without the scenario that made the observations.
#pragma once

#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/paths.h"
#include "triage/triage.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace fulcrum::test
{

inline scenario::Project triage_project(const std::string& name, const cluster::Kinds& kinds)
{
    const std::string folder = source_folder() + "/projects";
    const std::string path = folder + "/" + name + ".toml";
    const auto text = scenario::read_text_file(path);
    if (!text) qFatal("%s", to_string(text.errors()).c_str());
    const scenario::Document document(*text, path, cluster::node_types(kinds));
    if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
    scenario::Project project = document.project();
    project.run.folder = folder;
    std::erase_if(project.scenarios, [](const scenario::Scenario& each) { return each.name == "observed"; });
    return project;
}

inline double probability(const triage::Verdict& verdict, const std::string& id)
{
    const auto found = std::ranges::find(verdict.hypotheses, id, &triage::Hypothesis::id);
    return found == verdict.hypotheses.end() ? 0 : found->probability;
}

// One more figure, typed in.
inline scenario::Observation seen(const std::string& metric, const std::string& statistic, double after,
                                  std::optional<double> before = {}, const std::string& replica = {})
{
    scenario::Observation one;
    one.id = metric + "-seen";
    one.metric = metric;
    one.statistic = statistic;
    one.after = scenario::Observed{after, after, after};
    if (before) one.before = scenario::Observed{*before, *before, *before};
    one.population.replica = replica;
    return one;
}

inline std::vector<scenario::Observation> with(std::vector<scenario::Observation> all,
                                               std::initializer_list<scenario::Observation> more)
{
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace fulcrum::test
