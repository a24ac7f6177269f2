// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/sweep.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace fulcrum::study
{

namespace
{

constexpr std::size_t kAtOnce = 16; // points whose records are in memory together

template <class Number>
bool read_number(const std::string& text, Number& number)
{
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size();
}

// As TOML would read it: a truth, a whole number, a number, else a text.
Value value_of(const std::string& text)
{
    if (text == "true") return true;
    if (text == "false") return false;
    if (std::int64_t whole = 0; read_number(text, whole)) return whole;
    if (double number = 0; read_number(text, number)) return number;
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
        return text.substr(1, text.size() - 2);
    return text;
}

Error refused_grid(std::string message, std::string hint)
{
    return {std::move(message), std::move(hint), {}, {}};
}

template <class Items, class Name>
std::string suggestion(const std::string& word, const Items& items, Name name, const std::string& otherwise)
{
    std::vector<std::string> known;
    for (const auto& item : items)
        known.push_back(name(item));
    const std::string near = nearest_word(word, known);
    return near.empty() ? otherwise : "did you mean \"" + near + "\"?";
}

} // namespace

Result<SweepAxis> parse_sweep_axis(std::string_view text)
{
    const std::string hint = "write node.parameter=value,value: engine.max_num_seqs=64,128";
    const std::size_t equals = text.find('=');
    const std::string name(trimmed(text.substr(0, equals)));
    const std::size_t dot = name.rfind('.');
    if (equals == std::string_view::npos || dot == std::string::npos || dot == 0 || dot + 1 == name.size())
        return refused_grid(fmt::format("\"{}\" names no parameter to vary", text), hint);
    SweepAxis axis{name.substr(0, dot), name.substr(dot + 1), {}};
    std::string_view rest = text.substr(equals + 1);
    while (true) {
        const std::size_t comma = rest.find(',');
        const std::string value(trimmed(rest.substr(0, comma)));
        if (value.empty()) return refused_grid(fmt::format("\"{}\" has an empty value", text), hint);
        axis.values.push_back(value);
        if (comma == std::string_view::npos) return axis;
        rest.remove_prefix(comma + 1);
    }
}

Result<scenario::Scenario> with_parameter(const scenario::Scenario& base, const std::string& node,
                                          const std::string& key, const std::string& value,
                                          const scenario::NodeTypes& types)
{
    scenario::Scenario changed = base;
    const auto found = std::ranges::find(changed.nodes, node, &scenario::Node::id);
    if (found == changed.nodes.end())
        return refused_grid(fmt::format("scenario \"{}\" has no node \"{}\"", base.name, node),
                            suggestion(
                                node, base.nodes, [](const scenario::Node& each) { return each.id; },
                                "see its [[scenario.node]]s"));
    const scenario::NodeType* type = types.find(found->kind, found->plugin);
    if (type == nullptr)
        return refused_grid(fmt::format("the plugin of node \"{}\" is not there", node),
                            "see `fulcrum plugins`");
    const auto description = std::ranges::find(type->parameters, key, &ParameterDescription::key);
    if (description == type->parameters.end())
        return refused_grid(fmt::format("node \"{}\" ({}) has no parameter \"{}\"", node, type->title, key),
                            suggestion(
                                key, type->parameters,
                                [](const ParameterDescription& each) { return each.key; },
                                "see `fulcrum reference`"));
    if (description->type == ParameterType::List)
        return refused_grid(fmt::format("{}.{} is a list, which can not be varied from here", node, key),
                            "write a scenario for each list, and run `fulcrum simulate`");
    const auto checked = check_value(*description, value_of(value));
    if (!checked) {
        Errors errors = checked.errors();
        for (Error& error : errors)
            error.message = fmt::format("{}.{}: {}", node, key, error.message);
        return errors;
    }
    found->parameters.set(key, *checked);
    found->given.insert(key);
    return changed;
}

Result<Shard> parse_shard(std::string_view text)
{
    const std::size_t slash = text.find('/');
    Shard shard;
    if (slash == std::string_view::npos || !read_number(std::string(text.substr(0, slash)), shard.index) ||
        !read_number(std::string(text.substr(slash + 1)), shard.of) || shard.index < 1 ||
        shard.of < shard.index)
        return refused_grid(fmt::format("\"{}\" is no part of a grid", text),
                            "write 1/4 to 4/4 for four parts");
    return shard;
}

Result<std::vector<SweepPoint>> sweep_points(const scenario::Scenario& base,
                                             const std::vector<SweepAxis>& axes,
                                             const scenario::NodeTypes& types, const Shard& shard)
{
    if (axes.empty()) return refused_grid("nothing is to be varied", "give --vary node.parameter=a,b,c");
    std::int64_t count = 1;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            if (axes[i].name() == axes[j].name())
                return refused_grid(axes[i].name() + " is varied twice",
                                    "put all of its values into one list");
        count *= static_cast<std::int64_t>(axes[i].values.size());
        if (count > kMostSweepPoints)
            return refused_grid(fmt::format("the grid has more than {} points", kMostSweepPoints),
                                "vary fewer parameters, or fewer values of each");
    }
    // Every value by itself first, so that each fault is said once.
    Errors errors;
    for (const SweepAxis& axis : axes)
        for (const std::string& value : axis.values)
            if (const auto one = with_parameter(base, axis.node, axis.key, value, types); !one)
                errors.insert(errors.end(), one.errors().begin(), one.errors().end());
    if (!errors.empty()) return errors;

    std::vector<SweepPoint> points;
    for (std::int64_t number = shard.index - 1; number < count; number += shard.of) {
        SweepPoint point{number, std::vector<std::string>(axes.size()), base};
        std::int64_t rest = number;
        for (std::size_t i = axes.size(); i-- > 0;) {
            const auto size = static_cast<std::int64_t>(axes[i].values.size());
            point.values[i] = axes[i].values[static_cast<std::size_t>(rest % size)];
            rest /= size;
            auto changed = with_parameter(point.scenario, axes[i].node, axes[i].key, point.values[i], types);
            if (!changed) return changed.errors();
            point.scenario = std::move(*changed);
        }
        points.push_back(std::move(point));
    }
    return points;
}

Result<std::vector<SweepResult>> run_sweep(const std::vector<SweepPoint>& points,
                                           const scenario::RunSettings& run, const cluster::Kinds& kinds,
                                           const StudyOptions& options)
{
    std::vector<SweepResult> results;
    const auto all = static_cast<double>(std::max<std::size_t>(points.size(), 1));
    for (std::size_t begin = 0; begin < points.size(); begin += kAtOnce) {
        const std::size_t end = std::min(points.size(), begin + kAtOnce);
        scenario::Project project;
        project.run = run;
        for (std::size_t i = begin; i < end; ++i)
            project.scenarios.push_back(points[i].scenario);
        StudyOptions part = options;
        part.progress = {};
        if (options.progress)
            part.progress = [&](double share) {
                options.progress((static_cast<double>(begin) + share * static_cast<double>(end - begin)) /
                                 all);
            };
        if (auto together = run_project(project, {}, kinds, part)) {
            for (ScenarioResult& result : *together)
                results.push_back({std::move(result.figures), {}});
            continue;
        }
        if (options.stop.stop_requested()) return Error{"cancelled", {}, {}, {}};
        part.progress = {};
        for (const scenario::Scenario& one : project.scenarios) { // one of them can not run: which?
            auto alone = run_scenario(one, run, kinds, part);
            if (options.stop.stop_requested()) return Error{"cancelled", {}, {}, {}};
            results.push_back(alone ? SweepResult{std::move(alone->figures), {}}
                                    : SweepResult{{}, to_string(alone.errors())});
        }
    }
    return results;
}

} // namespace fulcrum::study
