// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "base/units.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/rank_text.h"
#include "cluster/simulation.h"
#include "decision/decide.h"
#include "decision/diagnosis.h"
#include "decision/variants.h"
#include "shell/plugin_registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::app::cli
{

namespace
{

decision::EstimateView viewOf(const std::string& by, bool asGiven)
{
    using Whose = decision::EstimateView::Whose;
    if (asGiven) return {Whose::AsGiven};
    return by.empty() ? decision::EstimateView{} : decision::EstimateView{Whose::Person, by};
}

// What a project is ranked from: kept, so that a second view of it runs nothing.
struct Prepared {
    scenario::Project project;
    decision::DecideOptions how;
    decision::Simulations simulations;
};

Errors someone(const scenario::Project& project, const std::string& name)
{
    const auto people = decision::people_in(project.estimates);
    if (name.empty() || std::ranges::find(people, name) != people.end()) return {};
    const std::string near = nearest_word(name, people);
    return {{"nobody called '" + name + "' has judged in this project",
             near.empty() ? "add [[estimate]] records, or take a sheet with --estimates-in"
                          : "did you mean '" + near + "'?",
             {},
             {}}};
}

// As a project says it; "weights" are those of the project.
decision::Objective objectiveOf(const scenario::Project& project, const std::string& name)
{
    scenario::DecisionSettings settings = project.decision;
    settings.objective = name;
    return decision::objective_of(settings);
}

Result<Prepared> prepare(const scenario::Project& project, const cluster::Kinds& kinds,
                         const RankOptions& options)
{
    Prepared all{project, {}, {}};
    all.how.simulate = !options.judged;
    if (!options.score.empty()) all.how.score = decision::score_named(options.score);
    if (!options.objective.empty()) all.how.objective = objectiveOf(project, options.objective);
    all.how.capacity_weeks = options.capacity_weeks;
    all.how.impact.draws = options.draws;
    all.how.impact.replications = options.replications;
    all.how.impact.threads = options.threads;
    all.how.impact.seed = options.seed.value_or(all.project.run.seed);
    all.how.cost = options.cost || !options.cost_of.empty();
    all.how.cost_scenario = options.cost_of;
    all.how.estimates = viewOf(options.by, options.as_given);
    ProgressLine line(options.progress);
    const bool asks = !options.judged && !options.diagnosis_given && decision::can_diagnose(all.project);
    const double first = asks ? 0.5 : 0; // share of the progress that triage has
    if (asks) {
        triage::Options settings;
        settings.threads = options.threads;
        settings.progress = [&line, first](double share) { line.show(first * share); };
        const auto diagnosis = decision::diagnose(all.project, kinds, settings);
        if (!diagnosis) return diagnosis.errors();
        all.how.diagnosis_verdict = diagnosis->verdict;
        all.project = decision::standing_on(all.project, *diagnosis, cluster::node_types(kinds));
        all.how.diagnosis = decision::probabilities_for(all.project.levers, *diagnosis);
    }
    all.how.impact.progress = [&line, first](double share) { line.show(first + (1 - first) * share); };
    auto simulations = decision::simulate(all.project, kinds, all.how);
    all.how.impact.progress = {};
    if (!simulations) return simulations.errors();
    all.simulations = std::move(*simulations);
    return all;
}

std::optional<Prepared> prepared(const std::string& path, const cluster::Kinds& kinds,
                                 const RankOptions& options)
{
    const auto document = readRunnableProject(path, kinds);
    if (!document) {
        printErrors(inFile(document.errors(), path));
        return std::nullopt;
    }
    for (const std::string& name : {options.by, options.against_by}) {
        if (const Errors unknown = someone(document->project(), name); !unknown.empty()) {
            printErrors(inFile(unknown, path));
            return std::nullopt;
        }
    }
    auto all = prepare(document->project(), kinds, options);
    if (all) return std::move(*all);
    printErrors(inFile(all.errors(), path));
    return std::nullopt;
}

// The decision of what was prepared; its faults are printed.
std::optional<decision::Decision> decided(const std::string& path, const Prepared& from)
{
    auto decision = decision::decide_from(from.project, from.simulations, from.how);
    if (!decision) {
        printErrors(inFile(decision.errors(), path));
        return std::nullopt;
    }
    if (decision->title.empty()) decision->title = path;
    return std::move(*decision);
}

// "60 s..120 s".
Result<std::pair<TimeNs, TimeNs>> periodOf(const std::string& text)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos)
        return Error{"'" + text + "' is no period", "write its begin and end: \"60 s..120 s\""};
    const auto from = parse_quantity(text.substr(0, dots), Dimension::Time);
    const auto until = parse_quantity(text.substr(dots + 2), Dimension::Time);
    if (!from) return from.errors();
    if (!until) return until.errors();
    const auto ns = [](double seconds) { return static_cast<TimeNs>(std::llround(1e9 * seconds)); };
    return std::pair{ns(*from), ns(*until)};
}

// The project in the other situation that the options name; nothing where they name none.
std::optional<Result<scenario::Project>> variant(const RankOptions& options, const scenario::Project& project,
                                                 const scenario::NodeTypes& types)
{
    if (!options.against_scenario.empty())
        return decision::on_scenario(project, options.against_scenario, types);
    if (options.against_period.empty()) return std::nullopt;
    const auto period = periodOf(options.against_period);
    if (!period) return Result<scenario::Project>(period.errors());
    return decision::in_period(project, period->first, period->second);
}

// Of the project in another way: what was simulated serves again where it can.
Result<decision::Decision> otherWay(Prepared from, const RankOptions& options, const cluster::Kinds& kinds)
{
    std::string name = from.project.title;
    if (const auto changed = variant(options, from.project, cluster::node_types(kinds))) {
        if (!*changed) return changed->errors();
        auto again = prepare(**changed, kinds, options);
        if (!again) return again.errors();
        from = std::move(*again);
        name = from.project.title;
    }
    if (!options.against_after.empty()) {
        auto after = decision::after_lever(from.project, from.simulations, options.against_after, kinds,
                                           from.how.impact);
        if (!after) return after.errors();
        from.project = std::move(after->project);
        from.simulations = std::move(after->simulations);
        name = from.project.title;
    }
    if (!options.against_by.empty()) {
        from.how.estimates = viewOf(options.against_by, false);
        name += ", " + options.against_by;
    }
    if (!options.against_score.empty()) {
        from.how.score = decision::score_named(options.against_score);
        name += ", " + options.against_score;
    }
    if (!options.against_objective.empty()) {
        from.how.objective = objectiveOf(from.project, options.against_objective);
        name += ", by " + options.against_objective;
    }
    auto decision = decision::decide_from(from.project, from.simulations, from.how);
    if (decision) decision->title = name;
    return decision;
}

bool asksForAnotherWay(const RankOptions& options)
{
    return std::ranges::any_of(
        std::initializer_list<const std::string*>{&options.against_by, &options.against_score,
                                                  &options.against_objective, &options.against_scenario,
                                                  &options.against_period, &options.against_after},
        [](const std::string* each) { return !each->empty(); });
}

int compared(const RankOptions& options, const decision::Decision& a, const decision::Decision& b)
{
    const decision::RankingComparison comparison = decision::compare(a, b);
    print(options.json ? decision::compare_json(a, b, comparison) + "\n" : compareText(a, b, comparison));
    return kDone;
}

} // namespace

int rank(const RankOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    if (!options.estimates_in.empty() || !options.estimates_out.empty())
        return exchangeEstimates(options, plugins.kinds());
    auto from = prepared(options.project, plugins.kinds(), options);
    if (!from) return kBadInput;
    const auto one = decided(options.project, *from);
    if (!one) return kBadInput;
    if (asksForAnotherWay(options)) {
        auto other = otherWay(std::move(*from), options, plugins.kinds());
        if (other) return compared(options, *one, *other);
        printErrors(inFile(other.errors(), options.project));
        return kBadInput;
    }
    if (options.against.empty()) {
        print(options.json ? decision::rank_json(*one) + "\n" : rankText(*one));
        return kDone;
    }
    RankOptions there = options;
    there.by.clear(); // people are those of the first project
    const auto second = prepared(options.against, plugins.kinds(), there);
    if (!second) return kBadInput;
    const auto other = decided(options.against, *second);
    return other ? compared(options, *one, *other) : kBadInput;
}

} // namespace fulcrum::app::cli
