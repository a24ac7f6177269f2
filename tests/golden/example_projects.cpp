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

std::filesystem::path folder(const char* name)
{
    return std::filesystem::path(test::source_folder()) / name;
}

const std::filesystem::path kExamples = folder("projects");
const std::filesystem::path kJoints = folder("tests/golden/joints");

std::vector<std::string> names_in(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".toml") names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

scenario::Document open_in(const std::filesystem::path& folder, const std::string& name)
{
    const std::string path = (folder / (name + ".toml")).string();
    const auto text = scenario::read_text_file(path);
    return {text ? *text : std::string(), path, cluster::node_types(test::all_kinds())};
}

} // namespace

std::vector<std::string> project_names()
{
    return names_in(kExamples);
}

scenario::Document open_project(const std::string& name)
{
    return open_in(kExamples, name);
}

std::vector<std::string> joint_names()
{
    return names_in(kJoints);
}

scenario::Document open_joint(const std::string& name)
{
    return open_in(kJoints, name);
}

QByteArray problems_of(const scenario::Document& document)
{
    return QByteArray::fromStdString(to_string(document.problems()));
}

} // namespace fulcrum::golden
