// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/catalogue.h"

#include "evidence/traces/numbers.h"

#include <fmt/format.h>

namespace fulcrum::evidence::metrics
{

namespace
{

std::string matchers(const std::vector<Label>& labels, const QueryOptions& options)
{
    std::string text;
    for (const Label& label : labels)
        text += fmt::format("{}{}{}\"{}\"", text.empty() ? "" : ",", label.name, label.excluded ? "!=" : "=",
                            label.value);
    if (!options.labels.empty()) text += (text.empty() ? "" : ",") + options.labels;
    return text;
}

std::string by_clause(const QueryOptions& options, std::string_view more = {})
{
    std::string names(more);
    if (!options.by.empty()) names += (names.empty() ? "" : ", ") + options.by;
    return names.empty() ? std::string() : " by (" + names + ")";
}

std::string scaled(std::string query, double scale)
{
    return scale == 1 ? query : fmt::format("{} * {}", query, scale);
}

// sum(rate(name{…}[5m]))
std::string rate(std::string_view name, const std::string& labels, const QueryOptions& options)
{
    return fmt::format("sum{}(rate({}{{{}}}[{}]))", by_clause(options), name, labels, options.range);
}

std::string of_histogram(const Source& source, std::string_view statistic, const QueryOptions& options)
{
    const std::string labels = matchers(source.labels, options);
    if (statistic == "rate") return rate(source.name + "_count", labels, options);
    if (statistic == "mean")
        return rate(source.name + "_sum", labels, options) + " / " +
               rate(source.name + "_count", labels, options);
    const double quantile = quantile_of(statistic);
    if (quantile < 0) return {};
    return fmt::format("histogram_quantile({}, sum{}(rate({}_bucket{{{}}}[{}])))", quantile,
                       by_clause(options, "le"), source.name, labels, options.range);
}

std::string of_gauge(const Source& source, std::string_view statistic, const QueryOptions& options)
{
    const bool largest = statistic == "max";
    if (!largest && statistic != "value" && statistic != "mean" && statistic != "rate" &&
        statistic != "share")
        return {};
    return fmt::format("{0}{1}({0}_over_time({2}{{{3}}}[{4}]))", largest ? "max" : "avg", by_clause(options),
                       source.name, matchers(source.labels, options), options.range);
}

std::string of_ratio(const Source& source, std::string_view statistic, const QueryOptions& options)
{
    if (statistic != "share" && statistic != "value" && statistic != "mean") return {};
    const std::string above = rate(source.name, matchers(source.labels, options), options);
    const std::string below = rate(source.per, matchers(source.per_labels, options), options);
    if (source.share && source.name == source.per) { // either is there only once it counted something
        const std::string some = fmt::format("({} or 0 * {})", above, below);
        return fmt::format("{0} / ({0} + ({1} or 0 * {2}))", some, below, above);
    }
    return source.share ? above + " / (" + above + " + " + below + ")" : above + " / " + below;
}

std::string filled(std::string text, std::string_view key, const std::string& value)
{
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string::npos; at += value.size())
        text.replace(at, key.size(), value);
    return text;
}

std::string query(const Source& source, std::string_view statistic, const QueryOptions& options)
{
    switch (source.type) {
    case SourceType::Histogram:
        return of_histogram(source, statistic, options);
    case SourceType::Gauge:
        return of_gauge(source, statistic, options);
    case SourceType::Ratio:
        return of_ratio(source, statistic, options);
    case SourceType::Counter:
        if (statistic != "rate" && statistic != "value" && statistic != "mean") return {};
        return rate(source.name, matchers(source.labels, options), options);
    case SourceType::Template:
        return filled(filled(source.promql_template, "{labels}", options.labels), "{range}", options.range);
    case SourceType::Increment:
        break;
    }
    return {};
}

// Series of Prometheus, not the paths of the iteration statistics.
bool is_series(const Source& source)
{
    return source.exporter != "tensorrt-llm" || source.name.starts_with("trtllm_");
}

bool is_other_engine(std::string_view exporter, std::string_view engine)
{
    return exporter != engine &&
           (exporter == "vllm" || exporter == "sglang" || exporter == "tgi" || exporter == "tensorrt-llm");
}

std::string exporters(const Metric& metric)
{
    std::string names;
    for (const Source& source : metric.sources) {
        const Exporter* exporter = find_exporter(source.exporter);
        if (exporter && names.find(exporter->title) == std::string::npos)
            names += (names.empty() ? "" : ", ") + exporter->title;
    }
    return names.empty() ? "no engine exports it: " + metric.how
                         : "exported by " + names + "; otherwise: " + metric.how;
}

} // namespace

double quantile_of(std::string_view statistic)
{
    if (statistic == "max") return 1;
    if (statistic.size() < 2 || statistic.size() > 5 || statistic.front() != 'p') return -1;
    if (statistic.find_first_not_of("0123456789", 1) != std::string_view::npos) return -1;
    const std::string_view digits = statistic.substr(1);
    if (digits == "100") return 1;
    const std::string fraction = (digits.size() == 1 ? "0.0" : "0.") + std::string(digits); // p5, p99, p999
    return traces::parse_number(fraction).value_or(-1);
}

Result<std::string> promql(std::string_view id, std::string_view statistic, const QueryOptions& options)
{
    const Metric* metric = find(id);
    if (!metric) return Error{fmt::format("there is no metric '{}'", id), "see the metric catalogue", {}, {}};
    std::string all;
    bool exported = false;
    for (const Source& source : metric->sources) {
        if (is_other_engine(source.exporter, options.engine) || !is_series(source)) continue;
        exported = true;
        const std::string one = query(source, statistic, options);
        if (!one.empty()) all += (all.empty() ? "" : " or ") + scaled(one, source.scale);
    }
    if (!all.empty()) return all;
    if (!exported)
        return Error{
            fmt::format("'{}' is not exported by {}", id, options.engine), exporters(*metric), {}, {}};
    return Error{fmt::format("'{}' has no statistic '{}'", id, statistic),
                 fmt::format("it is a {}", to_string(metric->kind)),
                 {},
                 {}};
}

} // namespace fulcrum::evidence::metrics
