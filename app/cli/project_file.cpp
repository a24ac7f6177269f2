// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/project_file.h"

#include "cluster/simulation.h"

#include <cstdio>

namespace fulcrum::app::cli
{

Result<scenario::Document> readProject(const std::string& path, const cluster::Kinds& kinds)
{
    const auto text = scenario::read_text_file(path);
    if (!text) return text.errors();
    return scenario::Document(*text, path, cluster::node_types(kinds));
}

Result<scenario::Document> readRunnableProject(const std::string& path, const cluster::Kinds& kinds)
{
    auto document = readProject(path, kinds);
    if (document && !document->runnable()) return inFile(document->problems(), path);
    return document;
}

Errors inFile(Errors errors, const std::string& file)
{
    for (Error& error : errors) {
        if (error.file.empty()) error.file = file;
    }
    return errors;
}

void printErrors(const Errors& errors)
{
    std::fputs((to_string(errors) + "\n").c_str(), stderr);
}

void print(const std::string& text)
{
    std::fputs(text.c_str(), stdout);
}

} // namespace fulcrum::app::cli
