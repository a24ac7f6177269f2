// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden/example_projects.h"

#include "cluster/simulation.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <algorithm>
#include <filesystem>

namespace fulcrum::golden
{

namespace
{

const std::filesystem::path kFolder = std::filesystem::path(test::source_folder()) / "projects";

} // namespace

std::vector<std::string> project_names()
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
        if (entry.path().extension() == ".toml") names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

scenario::Document open_project(const std::string& name)
{
    const std::string path = (kFolder / (name + ".toml")).string();
    const auto text = scenario::read_text_file(path);
    return {text ? *text : std::string(), path, cluster::node_types(test::all_kinds())};
}

QByteArray problems_of(const scenario::Document& document)
{
    return QByteArray::fromStdString(to_string(document.problems()));
}

} // namespace fulcrum::golden
