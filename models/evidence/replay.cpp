// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/replay.h"

#include "study/metrics.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence
{

namespace
{

using scenario::Change;
using scenario::Node;
using scenario::Scenario;

constexpr const char* kBoth = "both";

Error no_scenario(const scenario::Project& project, const std::string& name)
{
    std::vector<std::string> names;
    for (const Scenario& one : project.scenarios)
        names.push_back(one.name);
    const std::string near = nearest_word(name, names);
    return {"there is no scenario '" + name + "'",
            near.empty() ? "give the name of a scenario" : "did you mean '" + near + "'?",
            {},
            {}};
}

bool same_change(const Change& a, const Change& b)
{
    return a.where == b.where && a.at == b.at && a.node == b.node;
}

bool same_graph(const Scenario& a, const Scenario& b)
{
    const auto same_node = [](const Node& x, const Node& y) {
        return x.id == y.id && x.kind == y.kind && x.plugin == y.plugin;
    };
    const auto same_link = [](const scenario::Link& x, const scenario::Link& y) {
        return x.from == y.from && x.to == y.to;
    };
    return std::ranges::equal(a.nodes, b.nodes, same_node) && std::ranges::equal(a.links, b.links, same_link);
}

std::optional<Error> take_over(Node& into, const Node& neither, const Node& a, const Node& b)
{
    for (const auto& [key, value] : b.parameters) {
        if (value == neither.parameters.value(key)) continue;
        if (a.parameters.value(key) != neither.parameters.value(key) && a.parameters.value(key) != value)
            return Error{fmt::format("both actions change {}.{}, to different values", into.id, key),
                         "write the scenario with both by hand, or compare others",
                         {},
                         {}};
        into.parameters.set(key, value);
    }
    into.given.insert(b.given.begin(), b.given.end());
    return std::nullopt;
}

// One figure in every replication; nullopt: hidden or unknown in one of them.
Result<std::optional<std::vector<double>>> figures_of(const study::ScenarioResult& result,
                                                      const ReplayMetric& metric, std::string& why)
{
    std::vector<double> values;
    for (const study::ScenarioFigures& one : result.by_replication) {
        const auto figure = study::metric_value(one, metric.metric, metric.of_class);
        if (!figure) return figure.errors();
        if (figure->state != study::Figure::State::Known) {
            why = figure->why;
            return std::optional<std::vector<double>>();
        }
        values.push_back(figure->interval.value);
    }
    return std::optional(std::move(values));
}

bool excludes_zero(const Interval& interval)
{
    return interval.low > 0 || interval.high < 0;
}

std::string change_text(const Interval& change)
{
    return fmt::format("{:+.3g} ({:+.3g} to {:+.3g})", change.value, change.low, change.high);
}

std::string explain(const ReplayEffects& effects, const std::string& a, const std::string& b)
{
    const auto verdict = [](const Interval& change) {
        return excludes_zero(change) ? "changes it" : "changes nothing that shows";
    };
    std::string text = fmt::format("{} alone {}: {}; {} alone {}: {}; both: {}", a, verdict(effects.a),
                                   change_text(effects.a), b, verdict(effects.b), change_text(effects.b),
                                   change_text(effects.both));
    if (excludes_zero(effects.interaction))
        text += fmt::format("; together they do not add up, by {}", change_text(effects.interaction));
    else
        text += "; their effects add up, as far as shows";
    return text;
}

Result<ReplayEffects> effects_of(const ReplayMetric& metric,
                                 const std::array<const study::ScenarioResult*, 4>& runs,
                                 const std::string& a, const std::string& b)
{
    ReplayEffects effects;
    effects.metric = metric;
    std::array<std::vector<double>, 4> values;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        auto figures = figures_of(*runs[i], metric, effects.why);
        if (!figures) return figures.errors();
        if (!*figures) return effects;
        values[i] = std::move(**figures);
        effects.figures[i] = study::mean_interval(values[i]);
    }
    std::array<std::vector<double>, 4> differences; // A, B, both, interaction
    for (std::size_t r = 0; r < values[0].size(); ++r) {
        const double neither = values[0][r];
        differences[0].push_back(values[1][r] - neither);
        differences[1].push_back(values[2][r] - neither);
        differences[2].push_back(values[3][r] - neither);
        differences[3].push_back(values[3][r] - values[1][r] - values[2][r] + neither);
    }
    effects.a = study::mean_interval(differences[0]);
    effects.b = study::mean_interval(differences[1]);
    effects.both = study::mean_interval(differences[2]);
    effects.interaction = study::mean_interval(differences[3]);
    effects.known = true;
    // One works and the other does not, or both are seen to work.
    effects.separated = values[0].size() > 1 && (excludes_zero(effects.a) || excludes_zero(effects.b));
    effects.text = explain(effects, a, b);
    return effects;
}

} // namespace

Result<Scenario> both_of(const Scenario& neither, const Scenario& a, const Scenario& b)
{
    if (!same_graph(neither, a) || !same_graph(neither, b))
        return Error{"the scenarios of the two actions do not have the same nodes and links",
                     "let both extend the scenario without them",
                     {},
                     {}};
    Scenario both = a;
    both.name = kBoth;
    both.title = a.name + " and " + b.name;
    for (std::size_t i = 0; i < both.nodes.size(); ++i)
        if (auto error = take_over(both.nodes[i], neither.nodes[i], a.nodes[i], b.nodes[i])) return *error;
    for (const Change& change : b.changes) {
        const auto is_it = [&](const Change& other) { return same_change(other, change); };
        if (std::ranges::none_of(both.changes, is_it)) both.changes.push_back(change);
    }
    both.changed.insert(b.changed.begin(), b.changed.end());
    return both;
}

Result<Replay> replay(const scenario::Project& project, const std::string& neither, const std::string& a,
                      const std::string& b, const std::vector<ReplayMetric>& metrics,
                      const cluster::Kinds& kinds, study::StudyOptions options)
{
    scenario::Project four = project;
    four.scenarios.clear();
    for (const std::string& name : {neither, a, b}) {
        const Scenario* found = project.find(name);
        if (!found) return no_scenario(project, name);
        four.scenarios.push_back(*found);
    }
    auto both = both_of(four.scenarios[0], four.scenarios[1], four.scenarios[2]);
    if (!both) return both.errors();
    four.scenarios.push_back(std::move(*both));
    for (std::size_t i = 0; i < four.scenarios.size(); ++i)
        four.scenarios[i].name = "cell-" + std::to_string(i); // no two alike, whatever they are called
    options.replications = std::max(options.replications, 2);
    const auto results = study::run_project(four, {}, kinds, options);
    if (!results) return results.errors();
    Replay result{neither, a, b, options.replications, {}};
    const std::array<const study::ScenarioResult*, 4> runs = {&(*results)[0], &(*results)[1], &(*results)[2],
                                                              &(*results)[3]};
    for (const ReplayMetric& metric : metrics) {
        auto effects = effects_of(metric, runs, a, b);
        if (!effects) return effects.errors();
        result.effects.push_back(std::move(*effects));
    }
    return result;
}

} // namespace fulcrum::evidence
