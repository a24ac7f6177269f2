// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/project_file.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "scenario/reference.h"
#include "shell/plugin_registry.h"

#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

int reference(const ReferenceOptions& options)
{
    const PluginRegistry registry = PluginRegistry::load(defaultPluginFolders());
    const std::string text = scenario::reference_markdown(cluster::node_types(registry.kinds()));
    print(options.json ? nlohmann::ordered_json{{"markdown", text}}.dump(2) + "\n" : text);
    return kDone;
}

} // namespace fulcrum::app::cli
