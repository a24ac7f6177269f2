// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/import_text.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "evidence/import.h"
#include "evidence/metrics/collect.h"
#include "scenario/evidence_text.h"

namespace fulcrum::app::cli
{

namespace
{

int collect(const ImportFilesOptions& options)
{
    evidence::metrics::CollectOptions wanted;
    wanted.engine = options.engine;
    wanted.labels = options.labels;
    wanted.minutes = std::to_string(options.minutes);
    const auto script = evidence::metrics::collect_script(wanted);
    if (!script) {
        printErrors(script.errors());
        return kBadInput;
    }
    print(*script);
    return kDone;
}

evidence::ImportOptions importOptions(const ImportFilesOptions& options)
{
    evidence::ImportOptions result;
    result.stop_at_first_error = options.strict;
    result.columns = options.columns;
    if (!options.model.empty()) result.known.push_back({"model", options.model, "--model"});
    if (!options.gpu.empty()) result.known.push_back({"device", options.gpu, "--gpu"});
    return result;
}

// All blocks in one, so that ids have to be unique over all files.
std::string observationBlocks(const evidence::ImportedFiles& files)
{
    std::vector<scenario::Observation> all;
    for (const evidence::Imported& imported : files.imported)
        all.insert(all.end(), imported.observations.begin(), imported.observations.end());
    evidence::name_observations(all);
    std::string text;
    for (const scenario::Observation& one : all) {
        for (const std::string& line : scenario::written_lines(one))
            text += line + "\n";
        text += "\n";
    }
    return text;
}

} // namespace

int importFiles(const ImportFilesOptions& options)
{
    if (options.collect) return collect(options);
    if (options.files.empty()) {
        printErrors(
            {Error{Cli::tr("no file to import").toStdString(),
                   Cli::tr("name files, or print a script that fetches them with --collect").toStdString()}});
        return kBadInput;
    }
    auto files = evidence::import_files(options.files, importOptions(options), options.as);
    if (options.observations) {
        const std::string blocks = observationBlocks(files);
        print(blocks);
        if (blocks.empty() && files.errors.empty())
            files.errors.push_back(Error{Cli::tr("nothing in these files is an observation").toStdString(),
                                         Cli::tr("fulcrum import FILE says what they hold").toStdString()});
    } else {
        print(options.json ? importJson(files) : importText(files));
    }
    if (files.errors.empty()) return kDone;
    printErrors(files.errors);
    return kBadInput;
}

} // namespace fulcrum::app::cli
