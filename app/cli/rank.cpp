// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/rank_text.h"
#include "decision/decide.h"
#include "shell/plugin_registry.h"

namespace fulcrum::app::cli
{

namespace
{

// The decision of one project file; its faults are printed.
std::optional<decision::Decision> decideOn(const std::string& path, const cluster::Kinds& kinds,
                                           const RankOptions& options)
{
    const auto document = readRunnableProject(path, kinds);
    if (!document) {
        printErrors(inFile(document.errors(), path));
        return std::nullopt;
    }
    decision::DecideOptions how;
    how.simulate = !options.judged;
    if (!options.score.empty()) how.score = decision::score_named(options.score);
    how.capacity_weeks = options.capacity_weeks;
    how.impact.draws = options.draws;
    how.impact.replications = options.replications;
    how.impact.threads = options.threads;
    how.impact.seed = options.seed.value_or(document->project().run.seed);
    Result<decision::Decision> decided = Errors{};
    {
        ProgressLine line(options.progress);
        how.impact.progress = [&line](double share) { line.show(share); };
        decided = decision::decide(document->project(), kinds, how);
    }
    if (!decided) {
        printErrors(inFile(decided.errors(), path));
        return std::nullopt;
    }
    if (decided->title.empty()) decided->title = path;
    return std::move(*decided);
}

} // namespace

int rank(const RankOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto decided = decideOn(options.project, plugins.kinds(), options);
    if (!decided) return kBadInput;
    if (options.against.empty()) {
        print(options.json ? decision::rank_json(*decided) + "\n" : rankText(*decided));
        return kDone;
    }
    const auto other = decideOn(options.against, plugins.kinds(), options);
    if (!other) return kBadInput;
    const decision::RankingComparison comparison = decision::compare(*decided, *other);
    print(options.json ? decision::compare_json(*decided, *other, comparison) + "\n"
                       : compareText(*decided, *other, comparison));
    return kDone;
}

} // namespace fulcrum::app::cli
