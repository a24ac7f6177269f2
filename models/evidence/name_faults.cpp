// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/name_faults.h"

#include "evidence/metrics/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <variant>
#include <vector>

namespace fulcrum::evidence
{

namespace
{

using scenario::Project;

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

// The column of the value of `key` in its line; 0: this is another line. Keys are of ASCII.
int column_of_value(std::string_view line, std::string_view key)
{
    std::size_t at = 0;
    const auto skip = [&] {
        while (at < line.size() && is_space(line[at]))
            ++at;
    };
    skip();
    const bool quoted = at < line.size() && line[at] == '"';
    at += quoted ? 1 : 0;
    if (!line.substr(at).starts_with(key)) return 0;
    at += key.size();
    if (quoted && (at >= line.size() || line[at++] != '"')) return 0;
    skip();
    if (at >= line.size() || line[at] != '=') return 0;
    ++at;
    skip();
    return static_cast<int>(at) + 1;
}

// nullptr: the workload has no such parameter, or it is not set.
const std::string* text_of(const Parameters& parameters, std::string_view key)
{
    for (const auto& [name, value] : parameters)
        if (name == key) return std::get_if<std::string>(&value);
    return nullptr;
}

std::vector<std::string> classes_of(const Project& project)
{
    std::set<std::string> names;
    for (const scenario::Scenario& each : project.scenarios) {
        for (const scenario::Node& node : each.nodes) {
            if (node.kind != scenario::NodeKind::Workload) continue;
            const std::string* named = text_of(node.parameters, "class");
            if (node.placeholder || (named == nullptr && node.plugin == "replay")) return {};
            names.insert(named != nullptr ? *named : node.id);
            if (const std::string* agents = text_of(node.parameters, "agent_class")) names.insert(*agents);
        }
    }
    return {names.begin(), names.end()};
}

class NameReader
{
public:
    NameReader(const scenario::Document& document, std::span<const std::string> mechanisms)
        : document_(document), lines_(lines_of(document.text())),
          mechanisms_(mechanisms.begin(), mechanisms.end()), classes_(classes_of(document.project()))
    {
        for (const metrics::Metric& metric : metrics::all())
            metrics_.push_back(metric.id);
        for (const scenario::MetricText& figure : scenario::metric_texts())
            metrics_.push_back(figure.name);
    }

    Errors read()
    {
        const Project& project = document_.project();
        for (const scenario::Observation& one : project.observations) {
            metric("an observation", one.metric, one.at);
            of_class("an observation", one.population.request_class, one.at);
        }
        for (const scenario::Note& one : project.notes) {
            metric("a note", one.metric, one.where);
            of_class("a note", one.of_class, one.where);
            mechanism("a note", one.mechanism, place("mechanism", one.where));
        }
        for (const auto& [name, prior] : project.triage.priors)
            mechanism("[triage.priors]", name, prior_place(name));
        std::ranges::sort(errors_, {}, [](const Error& one) { return one.at.line; });
        return std::move(errors_);
    }

private:
    // Of the value of a key in the table that begins at `table`.
    Position place(std::string_view key, Position table) const
    {
        const auto first = static_cast<std::size_t>(std::max(table.line, 1));
        for (std::size_t i = first; i < lines_.size(); ++i) { // lines_[i] is line i + 1, below the header
            if (lines_[i].starts_with('[')) break;
            if (const int column = column_of_value(lines_[i], key); column > 0)
                return {static_cast<int>(i) + 1, column};
        }
        return table;
    }

    Position prior_place(std::string_view name) const
    {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (!lines_[i].starts_with("[triage.priors]")) continue;
            Position at = place(name, {static_cast<int>(i) + 1, 1});
            const std::size_t column = lines_[static_cast<std::size_t>(at.line) - 1].find(name);
            if (column != std::string_view::npos) at.column = static_cast<int>(column) + 1;
            return at;
        }
        return document_.project().triage.at;
    }

    static std::string suggestion(const std::string& word, const std::vector<std::string>& known,
                                  const std::string& otherwise)
    {
        const std::string near = nearest_word(word, known);
        return near.empty() ? otherwise : "did you mean '" + near + "'?";
    }

    static bool knows(const std::vector<std::string>& known, const std::string& word)
    {
        return word.empty() || std::ranges::find(known, word) != known.end();
    }

    void metric(const char* what, const std::string& name, Position table)
    {
        if (knows(metrics_, name)) return;
        errors_.push_back({fmt::format("{} names the metric '{}', which is not known", what, name),
                           suggestion(name, metrics_,
                                      "the metrics are in projects/README.md, and "
                                      "`fulcrum import --json` gives them of a file"),
                           document_.file(), place("metric", table)});
    }

    void of_class(const char* what, const std::string& name, Position table)
    {
        if (classes_.empty() || name == "all" || knows(classes_, name)) return;
        std::string all;
        for (const std::string& each : classes_)
            all += (all.empty() ? "" : ", ") + each;
        errors_.push_back({fmt::format("{} is of the class '{}', which no workload has", what, name),
                           suggestion(name, classes_, "the workloads have: " + all), document_.file(),
                           place("class", table)});
    }

    void mechanism(const char* what, const std::string& name, Position at)
    {
        if (knows(mechanisms_, name)) return;
        errors_.push_back({fmt::format("{} names the mechanism '{}', which is not known", what, name),
                           suggestion(name, mechanisms_,
                                      "`fulcrum triage` names those that it tries; one of "
                                      "your own is a [[mechanism]]"),
                           document_.file(), at});
    }

    const scenario::Document& document_;
    std::vector<std::string_view> lines_;
    std::vector<std::string> mechanisms_;
    std::vector<std::string> classes_; // empty: not known
    std::vector<std::string> metrics_;
    Errors errors_;
};

} // namespace

Errors name_faults(const scenario::Document& document, std::span<const std::string> mechanisms)
{
    return NameReader(document, mechanisms).read();
}

} // namespace fulcrum::evidence
