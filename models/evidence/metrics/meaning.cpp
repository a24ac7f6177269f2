// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/meaning.h"

#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace fulcrum::evidence::metrics
{

namespace
{

bool is_word(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':';
}

// Names in a query that could be series.
std::vector<std::string_view> names_in(std::string_view query)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < query.size();) {
        if (query[i] == '"') { // values of labels
            i = std::min(query.find('"', i + 1), query.size() - 1) + 1;
            continue;
        }
        std::size_t end = i;
        while (end < query.size() && is_word(query[end]))
            ++end;
        if (end > i) names.push_back(query.substr(i, end - i));
        i = std::max(end, i + 1);
    }
    return names;
}

// 0.99 of "histogram_quantile(0.99, …"; negative where there is none.
double quantile_in(std::string_view query)
{
    constexpr std::string_view kFunction = "histogram_quantile(";
    const std::size_t at = query.find(kFunction);
    if (at == std::string_view::npos) return -1;
    std::string_view rest = query.substr(at + kFunction.size());
    return traces::parse_number(traces::trimmed(rest.substr(0, rest.find(',')))).value_or(-1);
}

std::string percentile_name(double quantile)
{
    if (quantile >= 1) return "max";
    std::string digits = fmt::format("{:.3f}", quantile).substr(2);
    while (digits.size() > 2 && digits.back() == '0')
        digits.pop_back();
    return "p" + digits;
}

// "* 1000" and "* 100" at the end make milliseconds and percent.
double scale_in(std::string_view query)
{
    std::string packed;
    std::copy_if(query.begin(), query.end(), std::back_inserter(packed), [](char c) { return c != ' '; });
    if (packed.ends_with("*1000") || packed.starts_with("1000*")) return 0.001;
    if (packed.ends_with("*100") || packed.starts_with("100*")) return 0.01;
    return 1;
}

bool is_scaled(std::string_view query)
{
    return query.find("/ 100") != std::string_view::npos || query.find("/100") != std::string_view::npos ||
           query.find("* 0.01") != std::string_view::npos || query.find("*0.01") != std::string_view::npos;
}

// A ratio of the catalogue whose two series are both in the query.
const Metric* ratio_in(const std::vector<std::string_view>& names)
{
    const auto there = [&names](const std::string& name) {
        return std::any_of(names.begin(), names.end(),
                           [&name](std::string_view one) { return normalised(one) == normalised(name); });
    };
    for (const Metric& metric : all()) {
        for (const Source& source : metric.sources)
            if (source.type == SourceType::Ratio && normalised(source.name) != normalised(source.per) &&
                there(source.name) && there(source.per))
                return &metric;
    }
    return nullptr;
}

std::string statistic_in(const Metric& metric, std::string_view query)
{
    const double quantile = quantile_in(query);
    if (quantile >= 0) return percentile_name(quantile);
    if (query.find("_sum") != std::string_view::npos && query.find("_count") != std::string_view::npos)
        return "mean";
    if (metric.kind == Kind::Counter) return "rate";
    if (metric.kind == Kind::Ratio) return metric.high <= 1 ? "share" : "value";
    if (query.find("max(") != std::string_view::npos || query.find("max_over_time") != std::string_view::npos)
        return "max";
    return metric.kind == Kind::Histogram ? "mean" : "value";
}

// Lower case, words with one space between, and around all.
std::string plain(std::string_view title)
{
    std::string text = " ";
    for (const char c : title) {
        const auto u = static_cast<unsigned char>(c);
        if (std::isalnum(u) || c == '%' || u >= 0x80)
            text += static_cast<char>(std::tolower(u));
        else if (text.back() != ' ')
            text += ' ';
    }
    if (text.back() != ' ') text += ' ';
    return text;
}

bool has(const std::string& text, std::string_view phrase)
{
    return text.find(" " + std::string(phrase) + " ") != std::string::npos;
}

const Metric* metric_of_words(const std::string& text)
{
    const Metric* best = nullptr;
    std::size_t longest = 0;
    for (const Metric& metric : all()) {
        for (const std::string& phrase : metric.words) {
            if (phrase.size() <= longest || !has(text, phrase)) continue;
            longest = phrase.size();
            best = &metric;
        }
    }
    return best;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 22> kStatistics{
    {{"p50", "p50"},  {"median", "p50"},  {"50th", "p50"}, {"0 5", "p50"},     {"50%", "p50"},
     {"p90", "p90"},  {"90th", "p90"},    {"0 9", "p90"},  {"90%", "p90"},     {"p95", "p95"},
     {"95th", "p95"}, {"0 95", "p95"},    {"95%", "p95"},  {"p99", "p99"},     {"99th", "p99"},
     {"0 99", "p99"}, {"99%", "p99"},     {"max", "max"},  {"maximum", "max"}, {"mean", "mean"},
     {"avg", "mean"}, {"average", "mean"}}};

constexpr std::array<std::pair<std::string_view, double>, 10> kUnits{{{"ms", 1e-3},
                                                                      {"milliseconds", 1e-3},
                                                                      {"us", 1e-6},
                                                                      {"microseconds", 1e-6},
                                                                      {"seconds", 1},
                                                                      {"s", 1},
                                                                      {"pct", 0.01},
                                                                      {"percent", 0.01},
                                                                      {"%", 0.01},
                                                                      {"minutes", 60}}};

std::string usual_statistic(const Metric& metric)
{
    switch (metric.kind) {
    case Kind::Counter:
        return "rate";
    case Kind::Ratio:
        return metric.high <= 1 ? "share" : "value";
    case Kind::Histogram:
        return "mean";
    case Kind::Gauge:
        break;
    }
    return "value";
}

void read_unit(const std::string& text, Meaning& meaning)
{
    const bool time = meaning.metric->unit == "s";
    const bool share = meaning.metric->unit.empty() && meaning.metric->high == 1;
    for (const auto& [word, scale] : kUnits) {
        const bool percent = scale == 0.01;
        if (!has(text, word) || (percent ? !share : !time)) continue;
        meaning.scale = scale;
        meaning.unit_said = true;
        return;
    }
}

// "ttft_s.p99.json"
bool read_own_name(std::string_view title, Meaning& meaning)
{
    const std::string_view name = title.substr(title.find_last_of("/\\") + 1);
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos) return false;
    meaning.metric = find(name.substr(0, dot));
    if (!meaning.metric) return false;
    const std::string_view rest = name.substr(dot + 1);
    meaning.statistic = rest.substr(0, rest.find('.'));
    meaning.unit_said = true;
    return true;
}

} // namespace

Meaning meaning_of_query(std::string_view query)
{
    Meaning meaning;
    if (query.empty()) return meaning;
    const auto names = names_in(query);
    const Source* source = nullptr;
    meaning.metric = ratio_in(names);
    for (const std::string_view name : names) {
        if (meaning.metric) break;
        const auto found = by_source_name(name);
        if (found.empty()) continue;
        meaning.metric = found.front().metric;
        source = found.front().source;
    }
    if (!meaning.metric) return meaning;
    meaning.statistic = statistic_in(*meaning.metric, query);
    meaning.scale = scale_in(query);
    if (source && !is_scaled(query)) meaning.scale *= source->scale;
    meaning.unit_said = true;
    return meaning;
}

Meaning meaning_of_title(std::string_view title)
{
    Meaning meaning;
    if (read_own_name(title, meaning)) return meaning;
    const std::string_view name = title.substr(title.find_last_of("/\\") + 1);
    const auto named = by_source_name(name);
    if (!named.empty()) {
        meaning.metric = named.front().metric;
        meaning.scale = named.front().source->scale;
        meaning.statistic = usual_statistic(*meaning.metric);
        return meaning;
    }
    const std::string text = plain(name);
    meaning.metric = metric_of_words(text);
    if (!meaning.metric) return meaning;
    meaning.statistic = usual_statistic(*meaning.metric);
    for (const auto& [word, statistic] : kStatistics)
        if (has(text, word)) meaning.statistic = statistic;
    read_unit(text, meaning);
    return meaning;
}

} // namespace fulcrum::evidence::metrics
