// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/project_file.h"

#include "cli/text.h"
#include "cluster/simulation.h"

#include <algorithm>
#include <cstddef>
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
    // A file of another kind is wrong in every line: the first ones tell it.
    constexpr std::size_t kMost = 100;
    Errors first(errors.begin(),
                 errors.begin() + static_cast<std::ptrdiff_t>(std::min(kMost, errors.size())));
    std::string text = to_string(first) + "\n";
    if (errors.size() > kMost)
        text += Cli::tr("… and %1 more").arg(errors.size() - kMost).toStdString() + "\n";
    std::fputs(text.c_str(), stderr);
}

void print(const std::string& text)
{
    std::fputs(text.c_str(), stdout);
}

} // namespace fulcrum::app::cli
