// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/project_file.h"

#include "cli/commands.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "evidence/name_faults.h"
#include "triage/catalogue.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdio>

namespace fulcrum::app::cli
{

namespace
{

// What the command that runs has written so far.
struct Answer {
    bool printed = false;
    Errors errors;
};

Answer& answer()
{
    static Answer one;
    return one;
}

} // namespace

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

Errors nameFaults(const scenario::Document& document)
{
    return evidence::name_faults(document, triage::mechanism_ids(document.project()));
}

Result<scenario::Document> readEvidenceProject(const std::string& path, const cluster::Kinds& kinds)
{
    auto document = readRunnableProject(path, kinds);
    if (!document) return document;
    if (Errors faults = nameFaults(*document); !faults.empty()) return inFile(std::move(faults), path);
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
    answer().errors.insert(answer().errors.end(), errors.begin(), errors.end());
}

std::string errorsArray(const Errors& errors)
{
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const Error& error : errors)
        array.push_back({{"file", error.file},
                         {"line", error.at.line},
                         {"column", error.at.column},
                         {"message", error.message},
                         {"hint", error.hint}});
    return array.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

int answered(bool json, const std::function<int()>& command)
{
    answer() = {};
    const int code = command();
    if (json && code != kDone && !answer().printed)
        print("{\"errors\": " + errorsArray(answer().errors) + "}\n");
    return code;
}

void print(const std::string& text)
{
    std::fputs(text.c_str(), stdout);
    answer().printed = true;
}

} // namespace fulcrum::app::cli
