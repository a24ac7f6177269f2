// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff.h"

#include "cli/commands.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "evidence/launch/difference.h"
#include "evidence/launch/from_files.h"
#include "shell/plugin_registry.h"

#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using evidence::launch::Comparison;
using evidence::launch::Difference;
using evidence::launch::Reach;

const char* nameOf(Reach reach)
{
    switch (reach) {
    case Reach::Modelled:
        return "modelled";
    case Reach::Suspect:
        return "suspect";
    case Reach::Harmless:
        return "harmless";
    }
    return "";
}

std::string dash(const std::string& text)
{
    constexpr std::size_t widest = 48;
    if (text.empty()) return "–";
    return text.size() > widest ? text.substr(0, widest - 1) + "…" : text;
}

std::string linesOf(const QString& title, const std::vector<std::string>& sentences)
{
    std::string text;
    for (const std::string& sentence : sentences)
        text += (text.empty() ? "\n" + title.toStdString() + "\n" : std::string()) + "  " + sentence + "\n";
    return text;
}

std::string comparisonText(const Comparison& comparison)
{
    if (comparison.differences.empty())
        return Cli::tr("Nothing differs in what the files say").toStdString() + "\n" +
               linesOf(Cli::tr("Warnings:"), comparison.warnings);
    Table table({"what", "before", "after", "reach"}, 4);
    std::vector<std::string> suspects;
    for (const Difference& each : comparison.differences) {
        table.add({each.name + (each.by_default ? " (" + Cli::tr("default").toStdString() + ")" : ""),
                   dash(each.before), dash(each.after), nameOf(each.reach)});
        if (each.reach == Reach::Suspect) suspects.push_back(each.name + ": " + each.why);
    }
    return table.text() + linesOf(Cli::tr("Suspects, which cannot be simulated:"), suspects) +
           linesOf(Cli::tr("What follows:"), comparison.consequences) +
           linesOf(Cli::tr("Assumed:"), comparison.assumptions) +
           linesOf(Cli::tr("Warnings:"), comparison.warnings);
}

std::string comparisonJson(const Comparison& comparison)
{
    nlohmann::ordered_json json = {{"differences", nlohmann::ordered_json::array()}};
    for (const Difference& each : comparison.differences) {
        nlohmann::ordered_json one = {
            {"name", each.name},           {"before", each.before},         {"after", each.after},
            {"reach", nameOf(each.reach)}, {"by_default", each.by_default}, {"why", each.why}};
        if (each.reach == Reach::Modelled)
            one["edit"] = {{"node", each.node},
                           {"key", each.key},
                           {"before", each.value_before},
                           {"after", each.value_after}};
        json["differences"].push_back(std::move(one));
    }
    json["consequences"] = comparison.consequences;
    json["assumptions"] = comparison.assumptions;
    json["warnings"] = comparison.warnings;
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Result<Comparison> compareFiles(const DiffOptions& options)
{
    evidence::Redactor redactor; // one for both, so that the same host has the same name
    const auto before = evidence::launch::facts_from({options.before}, "", redactor);
    const auto after = evidence::launch::facts_from({options.after}, "", redactor);
    Errors errors;
    if (!before) errors = inFile(before.errors(), options.before);
    if (!after) {
        const Errors more = inFile(after.errors(), options.after);
        errors.insert(errors.end(), more.begin(), more.end());
    }
    if (!errors.empty()) return errors;
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    return evidence::launch::compare(before->facts, after->facts, options.gpu, options.config,
                                     plugins.kinds());
}

} // namespace

int diff(const DiffOptions& options)
{
    const auto comparison = compareFiles(options);
    if (!comparison) {
        printErrors(comparison.errors());
        return kBadInput;
    }
    print(options.json ? comparisonJson(*comparison) : comparisonText(*comparison));
    return kDone;
}

} // namespace fulcrum::app::cli
