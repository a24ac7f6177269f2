// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sweep.h"

#include "cli/commands.h"
#include "cli/one_scenario.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "cluster/simulation.h"
#include "shell/plugin_registry.h"
#include "study/json.h"
#include "study/metrics.h"
#include "study/sweep.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using Json = nlohmann::ordered_json;

struct Grid {
    std::string title;
    std::string scenario;
    std::uint64_t seed = 1;
    int replications = 1;
    study::Shard shard;
    std::vector<study::SweepAxis> axes;
    std::vector<study::SweepPoint> points;
    std::vector<study::SweepResult> results;
};

const std::vector<std::string>& usualMetrics()
{
    static const std::vector<std::string> metrics = {
        "request_rate", "output_token_rate", "ttft_s.p50",   "ttft_s.p99",  "tpot_s.mean",     "itl_s.p99",
        "occupancy",    "utilisation",       "kv_usage_max", "preemptions", "prefix_hit_ratio"};
    return metrics;
}

std::string gridJson(const Grid& grid)
{
    Json json = {{"project", grid.title},
                 {"scenario", grid.scenario},
                 {"seed", grid.seed},
                 {"replications", grid.replications},
                 {"shard", {{"index", grid.shard.index}, {"of", grid.shard.of}}},
                 {"axes", Json::array()},
                 {"points", Json::array()}};
    for (const study::SweepAxis& axis : grid.axes)
        json["axes"].push_back({{"parameter", axis.name()}, {"values", axis.values}});
    for (std::size_t i = 0; i < grid.points.size(); ++i) {
        Json values = Json::object();
        for (std::size_t a = 0; a < grid.axes.size(); ++a)
            values[grid.axes[a].name()] = grid.points[i].values[a];
        const study::SweepResult& result = grid.results[i];
        Json figures;
        if (result.figures) // the same names as those of `simulate`
            figures = Json::parse(
                study::simulate_json(grid.title, grid.seed, {*result.figures}, {}))["scenarios"][0];
        json["points"].push_back({{"number", grid.points[i].number},
                                  {"values", values},
                                  {"figures", figures},
                                  {"error", result.error.empty() ? Json(nullptr) : Json(result.error)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

// A figure for a table or a line of CSV; empty where it is not known, with a sign where it is a lower bound.
std::string figureText(const study::SweepResult& result, const std::string& metric, bool csv)
{
    if (!result.figures) return {};
    const auto figure = study::metric_value(*result.figures, metric);
    if (!figure) return {};
    if (!csv) return number(*figure);
    if (figure->state == study::Figure::State::Unknown) return {};
    return fmt::format("{}{:.9g}", figure->state == study::Figure::State::AtLeast ? ">=" : "",
                       figure->interval.value);
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    QString quoted = QString::fromStdString(text);
    quoted.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return fmt::format("\"{}\"", quoted.toStdString());
}

std::string gridCsv(const Grid& grid, const std::vector<std::string>& metrics)
{
    std::string text = "number";
    for (const study::SweepAxis& axis : grid.axes)
        text += fmt::format(",{}", csvCell(axis.name()));
    for (const std::string& metric : metrics)
        text += fmt::format(",{}", metric);
    text += ",steady,error\n";
    for (std::size_t i = 0; i < grid.points.size(); ++i) {
        const study::SweepResult& result = grid.results[i];
        text += std::to_string(grid.points[i].number);
        for (const std::string& value : grid.points[i].values)
            text += fmt::format(",{}", csvCell(value));
        for (const std::string& metric : metrics)
            text += fmt::format(",{}", figureText(result, metric, true));
        const char* steady = !result.figures ? "" : result.figures->steady_state.holds ? "yes" : "no";
        text += fmt::format(",{},{}\n", steady, csvCell(result.error));
    }
    return text;
}

std::string gridText(const Grid& grid, const std::vector<std::string>& metrics)
{
    std::vector<std::string> header;
    for (const study::SweepAxis& axis : grid.axes)
        header.push_back(axis.name());
    header.insert(header.end(), metrics.begin(), metrics.end());
    header.emplace_back("steady");
    Table table(header, grid.axes.size());
    std::string errors;
    for (std::size_t i = 0; i < grid.points.size(); ++i) {
        std::vector<std::string> row = grid.points[i].values;
        const study::SweepResult& result = grid.results[i];
        for (const std::string& metric : metrics)
            row.push_back(result.figures ? figureText(result, metric, false) : "–");
        row.emplace_back(!result.figures ? "–" : result.figures->steady_state.holds ? "yes" : "no");
        table.add(std::move(row));
        if (!result.error.empty())
            errors += fmt::format("  point {}: {}\n", grid.points[i].number, result.error);
    }
    return table.text() +
           (errors.empty() ? "" : "\n" + Cli::tr("Could not run:").toStdString() + "\n" + errors);
}

Result<Grid> gridOf(const SweepCommand& command, const scenario::Project& project,
                    const cluster::Kinds& kinds)
{
    Grid grid;
    const auto scenario = oneScenario(project, command.scenario);
    if (!scenario) return scenario.errors();
    grid.scenario = (*scenario)->name;
    grid.title = project.title.empty() ? command.project : project.title;
    Errors errors;
    for (const std::string& text : command.vary) {
        const auto axis = study::parse_sweep_axis(text);
        if (axis) {
            grid.axes.push_back(*axis);
        } else {
            errors.insert(errors.end(), axis.errors().begin(), axis.errors().end());
        }
    }
    if (!command.shard.empty()) {
        const auto shard = study::parse_shard(command.shard);
        if (shard) {
            grid.shard = *shard;
        } else {
            errors.insert(errors.end(), shard.errors().begin(), shard.errors().end());
        }
    }
    for (const std::string& metric : command.metrics)
        if (const auto known = study::metric_value({}, metric); !known)
            errors.insert(errors.end(), known.errors().begin(), known.errors().end());
    if (!errors.empty()) return errors;
    auto points = study::sweep_points(**scenario, grid.axes, cluster::node_types(kinds), grid.shard);
    if (!points) return points.errors();
    grid.points = std::move(*points);
    study::StudyOptions study;
    grid.replications = study.replications = command.replications.value_or(project.run.replications);
    grid.seed = study.seed = command.seed.value_or(project.run.seed);
    study.threads = command.threads;
    ProgressLine line(command.progress);
    study.progress = [&line](double share) { line.show(share); };
    auto results = study::run_sweep(grid.points, project.run, kinds, study);
    if (!results) return results.errors();
    grid.results = std::move(*results);
    return grid;
}

} // namespace

void addSweepOptions(CLI::App& sub, SweepCommand& command)
{
    sub.add_option("PROJECT", command.project, Cli::tr("Project file").toStdString())->required();
    sub.add_option("--vary", command.vary,
                   Cli::tr("A parameter and its values: engine.max_num_seqs=64,128; several make a grid")
                       .toStdString())
        ->required()
        ->allow_extra_args(false);
    sub.add_option("--scenario", command.scenario,
                   Cli::tr("The scenario; else the healthy one").toStdString());
    sub.add_option("--metric", command.metrics, Cli::tr("A column of the table: ttft_s.p99").toStdString())
        ->allow_extra_args(false);
    sub.add_option("--shard", command.shard, Cli::tr("A part of the grid: 2/4").toStdString());
    sub.add_option("--replications", command.replications,
                   Cli::tr("Independent runs of each point").toStdString())
        ->check(CLI::Range(1, 100'000));
    sub.add_option("--seed", command.seed, Cli::tr("Seed of the first run").toStdString());
    sub.add_flag("--csv", command.csv, Cli::tr("Lines of CSV").toStdString());
}

int sweep(const SweepCommand& command)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(command.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), command.project));
        return kBadInput;
    }
    const auto grid = gridOf(command, document->project(), plugins.kinds());
    if (!grid) {
        printErrors(inFile(grid.errors(), command.project));
        return kBadInput;
    }
    const std::vector<std::string>& metrics = command.metrics.empty() ? usualMetrics() : command.metrics;
    print(command.json ? gridJson(*grid) : command.csv ? gridCsv(*grid, metrics) : gridText(*grid, metrics));
    const bool all = std::all_of(grid->results.begin(), grid->results.end(),
                                 [](const auto& result) { return result.figures.has_value(); });
    return all ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
