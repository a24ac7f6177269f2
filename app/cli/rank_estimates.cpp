// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of estimates written as CSV, and taken back into the text of the project.
#include "cli/project_file.h"
#include "cli/rank_text.h"
#include "cli/table.h"
#include "cli/text.h"
#include "decision/estimates.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

std::string rangeText(const Estimate& range)
{
    return range.constant() ? fmt::format("{:g}", range.mode)
                            : fmt::format("{:g} / {:g} / {:g}", range.low, range.mode, range.high);
}

nlohmann::ordered_json rangeJson(const Estimate& range)
{
    return {{"low", range.low}, {"mode", range.mode}, {"high", range.high}};
}

std::string changesText(const std::vector<decision::EstimateChange>& changes, const std::string& by)
{
    if (changes.empty())
        return Cli::tr("The sheet of %1 changes nothing.").arg(QString::fromStdString(by)).toStdString() +
               "\n";
    Table table({"by", "lever", "input", "unit", "from", "to"}, 4);
    for (const decision::EstimateChange& change : changes)
        table.add({by, change.estimate.lever, std::string(decision::to_string(change.estimate.input)),
                   std::string(decision::unit_of(change.estimate.input)),
                   rangeText(change.before) + (change.first ? " (the lever's)" : ""),
                   rangeText(change.estimate.range)});
    return table.text() +
           Cli::tr("Changes written into the project's text: %1").arg(changes.size()).toStdString() + "\n";
}

std::string changesJson(const std::vector<decision::EstimateChange>& changes, const std::string& by)
{
    nlohmann::ordered_json json = {{"by", by}, {"changes", nlohmann::ordered_json::array()}};
    for (const decision::EstimateChange& change : changes)
        json["changes"].push_back({{"lever", change.estimate.lever},
                                   {"input", decision::to_string(change.estimate.input)},
                                   {"first", change.first},
                                   {"from", rangeJson(change.before)},
                                   {"to", rangeJson(change.estimate.range)}});
    return json.dump(2) + "\n";
}

Errors takeOver(scenario::Document& document, const std::vector<decision::EstimateChange>& changes)
{
    for (const decision::EstimateChange& change : changes) {
        const auto patch = document.set_estimate(change.estimate);
        if (!patch) return patch.errors();
        if (const auto done = document.apply(*patch); !done) return done.errors();
    }
    if (changes.empty()) return {};
    const auto written = scenario::write_text_file(document.file(), document.text());
    return written ? Errors{} : written.errors();
}

int failed(const Errors& errors, const std::string& file)
{
    printErrors(inFile(errors, file));
    return kBadInput;
}

} // namespace

int exchangeEstimates(const RankOptions& options, const cluster::Kinds& kinds)
{
    auto document = readRunnableProject(options.project, kinds);
    if (!document) return failed(document.errors(), options.project);
    const scenario::Project& project = document->project();
    const auto levers = decision::complete(project.levers);
    if (!levers) return failed(levers.errors(), options.project);
    if (!options.estimates_in.empty()) {
        const auto text = scenario::read_text_file(options.estimates_in);
        if (!text) return failed(text.errors(), options.estimates_in);
        const auto changes =
            decision::read_estimates_csv(*text, options.estimates_in, *levers, project.estimates, options.by);
        if (!changes) return failed(changes.errors(), options.estimates_in);
        if (const Errors errors = takeOver(*document, *changes); !errors.empty())
            return failed(errors, options.project);
        print(options.json ? changesJson(*changes, options.by) : changesText(*changes, options.by));
    }
    if (options.estimates_out.empty()) return kDone;
    const auto written = scenario::write_text_file(
        options.estimates_out, decision::estimates_csv(*levers, document->project().estimates, options.by));
    return written ? kDone : failed(written.errors(), options.estimates_out);
}

} // namespace fulcrum::app::cli
