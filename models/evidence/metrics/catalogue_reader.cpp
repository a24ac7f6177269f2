// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/toml_table.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/traces/numbers.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

using catalog::TomlDocument;
using catalog::TomlTable;

template <class Enum, std::size_t Size>
Enum choice(TomlTable& table, std::string_view key, const std::pair<std::string_view, Enum> (&names)[Size])
{
    const std::string text = table.text(key);
    for (const auto& [name, value] : names) {
        if (text == name) return value;
    }
    if (!text.empty()) table.report("'" + std::string(key) + "' is '" + text + "', which is not known");
    return names[0].second;
}

constexpr std::pair<std::string_view, Kind> kKinds[] = {{"histogram", Kind::Histogram},
                                                        {"gauge", Kind::Gauge},
                                                        {"counter", Kind::Counter},
                                                        {"ratio", Kind::Ratio}};
constexpr std::pair<std::string_view, SourceType> kTypes[] = {
    {"histogram", SourceType::Histogram}, {"gauge", SourceType::Gauge},
    {"counter", SourceType::Counter},     {"ratio", SourceType::Ratio},
    {"increment", SourceType::Increment}, {"template", SourceType::Template}};
constexpr std::pair<std::string_view, Worse> kWorse[] = {
    {"up", Worse::Up}, {"down", Worse::Down}, {"neither", Worse::Neither}};
constexpr std::pair<std::string_view, Tier> kTiers[] = {{"prometheus", Tier::Prometheus},
                                                        {"command", Tier::Command},
                                                        {"restart", Tier::Restart},
                                                        {"nowhere", Tier::Nowhere}};

SourceType usual_type(Kind kind)
{
    switch (kind) {
    case Kind::Histogram:
        return SourceType::Histogram;
    case Kind::Counter:
        return SourceType::Counter;
    case Kind::Ratio:
        return SourceType::Ratio;
    case Kind::Gauge:
        break;
    }
    return SourceType::Gauge;
}

// "reason=abort, mode!=decode"
std::vector<Label> read_labels(TomlTable& table, const char* key)
{
    if (!table.has(key)) return {};
    std::vector<Label> labels;
    const std::string text = table.text(key);
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view part = traces::trimmed(std::string_view(text).substr(start, end - start));
        const std::size_t equals = part.find('=');
        const bool excluded = equals != std::string_view::npos && equals > 0 && part[equals - 1] == '!';
        if (equals == std::string_view::npos || equals == 0)
            table.report(std::string("'") + key +
                         "' must be name=value or name!=value, with commas between them");
        else
            labels.push_back({std::string(part.substr(0, equals - (excluded ? 1 : 0))),
                              std::string(part.substr(equals + 1)), excluded});
        start = end + 1;
    }
    return labels;
}

Source read_source(TomlTable& table, const Metric& metric)
{
    table.only({"engine", "name", "type", "generations", "scale", "labels", "per", "per_labels", "share",
                "template", "buckets", "tier", "note"});
    Source source;
    source.exporter = table.text("engine");
    source.name = table.text("name");
    source.type = table.has("type") ? choice(table, "type", kTypes) : usual_type(metric.kind);
    if (table.has("generations")) source.generations = table.text("generations");
    source.scale = table.number_or("scale", 1);
    source.labels = read_labels(table, "labels");
    if (table.has("per")) source.per = table.text("per");
    source.per_labels = read_labels(table, "per_labels");
    source.share = table.boolean_or("share", false);
    if (table.has("template")) source.promql_template = table.text("template");
    source.buckets = table.texts_or_none("buckets");
    source.tier = table.has("tier") ? choice(table, "tier", kTiers) : metric.tier;
    if (table.has("note")) source.note = table.text("note");
    if ((source.type == SourceType::Ratio) != !source.per.empty())
        table.report("a ratio, and only a ratio, needs 'per'");
    if ((source.type == SourceType::Template) != !source.promql_template.empty())
        table.report("'template' and the type 'template' go together");
    return source;
}

Metric read_metric(TomlTable& table)
{
    table.only({"id", "title", "unit", "kind", "worse", "low", "high", "tier", "how", "words", "sources"});
    Metric metric;
    metric.id = table.text("id");
    metric.title = table.text("title");
    if (table.has("unit")) metric.unit = table.text("unit");
    metric.kind = choice(table, "kind", kKinds);
    metric.worse = choice(table, "worse", kWorse);
    metric.low = table.number("low");
    metric.high = table.number("high");
    metric.tier = choice(table, "tier", kTiers);
    metric.how = table.text("how");
    metric.words = table.texts_or_none("words");
    if (metric.high <= metric.low) table.report("'high' is not above 'low'");
    if (!table.has("sources")) return metric;
    for (TomlTable& source : table.tables("sources"))
        metric.sources.push_back(read_source(source, metric));
    return metric;
}

Exporter read_exporter(TomlTable& table)
{
    table.only({"id", "title", "endpoint", "enable", "source"});
    return {table.text("id"), table.text("title"), table.text("endpoint"), table.text("enable"),
            table.text("source")};
}

std::vector<double> read_edges(TomlTable& table)
{
    std::vector<double> edges;
    const std::string text = table.text("edges");
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        const auto edge = traces::parse_number(std::string_view(text).substr(start, end - start));
        if (!edge || (!edges.empty() && *edge <= edges.back()))
            table.report("'edges' must be ascending numbers with a space between them");
        edges.push_back(edge.value_or(0));
        start = end + 1;
    }
    return edges;
}

BucketEdges read_buckets(TomlTable& table)
{
    table.only({"id", "engine", "generations", "edges", "source"});
    return {table.text("id"), table.text("engine"), table.text("generations"), read_edges(table),
            table.text("source")};
}

// Names that a source uses have to exist.
void check_names(TomlTable& root, const Catalogue& catalogue)
{
    std::set<std::string> exporters, buckets;
    for (const Exporter& exporter : catalogue.exporters) {
        if (!exporters.insert(exporter.id).second)
            root.report("the engine '" + exporter.id + "' is there twice");
    }
    for (const BucketEdges& edges : catalogue.buckets) {
        if (!buckets.insert(edges.id).second) root.report("the buckets '" + edges.id + "' are there twice");
        if (!exporters.contains(edges.exporter)) root.report("no engine '" + edges.exporter + "'");
    }
    std::set<std::string> metrics;
    for (const Metric& metric : catalogue.metrics) {
        if (!metrics.insert(metric.id).second) root.report("the metric '" + metric.id + "' is there twice");
        for (const Source& source : metric.sources) {
            if (!exporters.contains(source.exporter))
                root.report(metric.id + ": no engine '" + source.exporter + "'");
            for (const std::string& name : source.buckets) {
                if (!buckets.contains(name)) root.report(metric.id + ": no buckets '" + name + "'");
            }
        }
    }
}

} // namespace

Result<Catalogue> read_catalogue(std::string_view toml, const std::string& file)
{
    TomlDocument document(toml, file);
    if (!document.errors().empty()) return document.errors();
    Catalogue catalogue;
    TomlTable root = document.root();
    root.only({"engine", "buckets", "metric"});
    for (TomlTable& table : root.tables("engine"))
        catalogue.exporters.push_back(read_exporter(table));
    for (TomlTable& table : root.tables("buckets"))
        catalogue.buckets.push_back(read_buckets(table));
    for (TomlTable& table : root.tables("metric"))
        catalogue.metrics.push_back(read_metric(table));
    check_names(root, catalogue);
    if (!document.errors().empty()) return document.errors();
    return catalogue;
}

} // namespace fulcrum::evidence::metrics
