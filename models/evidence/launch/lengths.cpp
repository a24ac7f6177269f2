// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/lengths.h"

#include "base/csv_line.h"
#include "catalog/names.h"
#include "evidence/json_text.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace fulcrum::evidence::launch
{

namespace
{

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kMostTokens = 1e8;
constexpr double kMostCount = 1e15;
constexpr int kPointsInBucket = 4; // enough for the 1-2-5 bounds that engines use

struct Count {
    double count = 0;
    int line = 0; // 0: not known
};

// Upper ends and what lies below (cumulative) or in each.
struct Ends {
    std::map<double, Count> counts;
    bool cumulative = false; // by its names
    bool certain = false;    // cumulative, whatever the counts do
    double sum = std::numeric_limits<double>::quiet_NaN();

    void add(double upper, double count, int line)
    {
        Count& there = counts[upper];
        there.count += count;
        there.line = line;
    }
};

// The first end whose count is below that of the end before.
std::map<double, Count>::const_iterator first_fall(const Ends& ends)
{
    double before = 0;
    for (auto each = ends.counts.begin(); each != ends.counts.end(); ++each) {
        if (each->second.count < before) return each;
        before = each->second.count;
    }
    return ends.counts.end();
}

std::optional<double> end_of(std::string_view text)
{
    const std::string word = catalog::lower(traces::trimmed(text));
    if (word == "+inf" || word == "inf" || word == "infinity") return kInfinity;
    const auto number = traces::parse_number(word);
    return number && *number >= 0 && *number <= kMostTokens ? number : std::nullopt;
}

// A number as its text, so that 128 and "+Inf" read alike.
std::string value_or_text(const Json& json)
{
    return json.is_string() ? json.get<std::string>() : json.dump();
}

bool is_count(double count) // NaN is none
{
    return count >= 0 && count <= kMostCount;
}

std::string end_text(double upper)
{
    return std::isinf(upper) ? "+Inf" : fmt::format("{}", upper);
}

Error falls(const std::map<double, Count>::const_iterator& at, const std::string& file)
{
    const double before = std::prev(at)->second.count;
    return {.message = fmt::format("the counts up to an end fall from {} to {} at {}", before,
                                   at->second.count, end_text(at->first)),
            .hint = "counts up to an end can not fall: were two histograms mixed? If they are of each bucket "
                    "by itself, say so, with --buckets per-bucket on the command line",
            .file = file,
            .at = {at->second.line, at->second.line > 0 ? 1 : 0}};
}

Result<Lengths> to_lengths(Ends ends, const std::string& file, CountsOf wanted)
{
    Lengths lengths;
    const auto fall = first_fall(ends);
    if (wanted == CountsOf::UpToEnd) ends.cumulative = ends.certain = true;
    if (wanted == CountsOf::EachBucket) {
        ends.cumulative = false;
    } else if (ends.cumulative && fall != ends.counts.end()) {
        if (ends.certain) return falls(fall, file);
        ends.cumulative = false;
        lengths.note =
            fmt::format("{}: its counts fall at {}, so they were read as those of each bucket, not "
                        "of all up to its end",
                        file.substr(file.find_last_of("/\\") + 1), end_text(fall->first));
    }
    lengths.counts = ends.cumulative ? CountsOf::UpToEnd : CountsOf::EachBucket;
    scenario::Buckets& buckets = lengths.buckets;
    buckets.sum = ends.sum;
    double below = 0;
    double all = 0;
    std::int64_t beyond = 0;
    for (const auto& [upper, each] : ends.counts) {
        const double inside = ends.cumulative ? each.count - below : each.count;
        below = each.count;
        all += inside;
        if (std::isinf(upper)) {
            beyond = std::llround(inside);
        } else {
            buckets.bounds.push_back(upper);
            buckets.counts.push_back(std::llround(inside));
        }
    }
    buckets.counts.push_back(beyond);
    if (buckets.bounds.empty() || all < 1)
        return Error{.message = "the histogram holds no request",
                     .hint = "give the counts of its buckets",
                     .file = file};
    return lengths;
}

Error no_histogram(const std::string& file, int line = 0)
{
    return {.message = "this is no histogram of lengths",
            .hint = "give CSV with the columns le,count, JSON such as [[128, 40], [256, 12]], or the lines "
                    "…_bucket{le=\"128\"} 40 of /metrics",
            .file = file,
            .at = {line, line > 0 ? 1 : 0}};
}

Result<Ends> read_json(std::string_view text, const std::string& file)
{
    const auto json = parse_json(text, file);
    if (!json) return json.errors();
    Ends ends;
    const Json* buckets = member(*json, "buckets");
    if (buckets != nullptr) ends.sum = number_at(*json, "sum").value_or(ends.sum);
    const Json& all = buckets != nullptr ? *buckets : *json;
    const auto add = [&ends](const std::optional<double>& upper, double count) {
        if (!upper || !is_count(count)) return false;
        ends.add(*upper, count, 0);
        return true;
    };
    if (all.is_object()) {
        for (const auto& [upper, count] : all.items())
            if (!add(end_of(upper), number_in(count).value_or(kNone))) return no_histogram(file);
    } else if (all.is_array()) {
        for (const Json& each : all) {
            bool good = false;
            if (each.is_array() && each.size() == 2) {
                good = add(end_of(value_or_text(each[0])), number_in(each[1]).value_or(kNone));
            } else if (each.is_object()) {
                const Json* le = member(each, "le");
                ends.cumulative = ends.cumulative || le != nullptr;
                const Json* upper = le != nullptr ? le : member(each, "upper");
                good = upper != nullptr &&
                       add(end_of(value_or_text(*upper)), number_at(each, "count").value_or(kNone));
            }
            if (!good) return no_histogram(file);
        }
    } else {
        return no_histogram(file);
    }
    return ends;
}

bool is_bucket_line(std::string_view line)
{
    return line.find("_bucket{") != std::string_view::npos && line.find("le=\"") != std::string_view::npos;
}

// Lines of one metric; series of several engines are added up.
Result<Ends> read_prometheus(std::string_view text, const std::string& file)
{
    Ends ends;
    ends.cumulative = ends.certain = true;
    std::string name;
    double sum = 0;
    bool has_sum = false;
    traces::Lines lines(text);
    while (const auto each = lines.next()) {
        const std::string_view line = traces::trimmed(*each);
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t space = line.find_last_of(" \t");
        const double value = space == std::string_view::npos
                                 ? kNone
                                 : traces::parse_number(line.substr(space + 1)).value_or(kNone);
        if (is_bucket_line(line)) {
            const std::string of(line.substr(0, line.find("_bucket{")));
            if (name.empty()) name = of;
            if (of != name)
                return Error{.message = "the file has more than one histogram: " + name + " and " + of,
                             .hint = "keep the lines of one of them",
                             .file = file,
                             .at = {lines.number(), 1}};
            const std::size_t begin = line.find("le=\"") + 4;
            const auto upper = end_of(line.substr(begin, line.find('"', begin) - begin));
            if (!upper || !is_count(value)) return no_histogram(file, lines.number());
            ends.add(*upper, value, lines.number());
        } else if (!name.empty() && line.starts_with(name + "_sum") && is_count(value)) {
            sum += value;
            has_sum = true;
        }
    }
    if (has_sum) ends.sum = sum;
    return ends;
}

std::optional<std::size_t> column(const CsvLine& header, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        for (std::size_t i = 0; i < header.fields.size(); ++i)
            if (catalog::lower(traces::trimmed(header.fields[i].text)) == name) return i;
    return std::nullopt;
}

Result<Ends> read_csv(std::string_view text, const std::string& file)
{
    traces::Lines lines(text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0));
    std::optional<std::string_view> line = lines.next();
    while (line && (traces::trimmed(*line).empty() || line->starts_with('#')))
        line = lines.next();
    if (!line) return no_histogram(file);
    const char separator = csv_separator(*line);
    CsvLine fields;
    split_csv(*line, separator, fields);
    const auto le = column(fields, {"le"});
    const auto upper =
        le ? le : column(fields, {"up_to", "upper", "bucket", "to", "max", "tokens", "length"});
    const auto cumulative = column(fields, {"cumulative", "cumulative_count"});
    const auto count =
        cumulative ? cumulative : column(fields, {"count", "requests", "n", "value", "frequency"});
    if (!upper || !count) return no_histogram(file, lines.number());
    Ends ends;
    ends.cumulative = le.has_value() || cumulative.has_value();
    ends.certain = cumulative.has_value();
    while ((line = lines.next())) {
        if (traces::trimmed(*line).empty()) continue;
        split_csv(*line, separator, fields);
        if (std::max(*upper, *count) >= fields.fields.size()) return no_histogram(file, lines.number());
        const auto end = end_of(fields.fields[*upper].text);
        const double number = traces::parse_number(fields.fields[*count].text).value_or(kNone);
        if (!end || !is_count(number)) return no_histogram(file, lines.number());
        ends.add(*end, number, lines.number());
    }
    return ends;
}

// The share of a bucket's width at which its points lie, bent so that a larger `bend` moves them down.
double place(int point, double bend)
{
    return std::pow((point + 0.5) / kPointsInBucket, bend);
}

double mean_of(const scenario::Buckets& buckets, double bend)
{
    double sum = 0, count = 0;
    for (std::size_t i = 0; i < buckets.counts.size(); ++i) {
        const double low = i == 0 ? 0 : buckets.bounds[i - 1];
        const double high = i < buckets.bounds.size() ? buckets.bounds[i] : 2 * buckets.bounds.back();
        const auto inside = static_cast<double>(buckets.counts[i]);
        for (int point = 0; point < kPointsInBucket; ++point)
            sum += inside / kPointsInBucket * (low + (high - low) * place(point, bend));
        count += inside;
    }
    return sum / count;
}

// The bend at which the mean is that of the histogram's sum.
double find_bend(const scenario::Buckets& buckets)
{
    if (!std::isfinite(buckets.sum) || buckets.sum <= 0) return 1;
    const double wanted = buckets.sum / static_cast<double>(buckets.count());
    double low = 0.05, high = 20;
    for (int i = 0; i < 60; ++i) {
        const double middle = std::sqrt(low * high);
        (mean_of(buckets, middle) > wanted ? low : high) = middle;
    }
    return std::sqrt(low * high);
}

} // namespace

Result<Lengths> read_lengths_as(std::string_view text, const std::string& file, CountsOf counts)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (begin == std::string_view::npos) return no_histogram(file);
    const bool json = text[begin] == '[' || text[begin] == '{';
    const bool prometheus = !json && text.find("_bucket{") != std::string_view::npos;
    auto ends = json         ? read_json(text, file)
                : prometheus ? read_prometheus(text, file)
                             : read_csv(text, file);
    if (!ends) return ends.errors();
    return to_lengths(std::move(*ends), file, counts);
}

Result<scenario::Buckets> read_lengths(std::string_view text, const std::string& file)
{
    auto lengths = read_lengths_as(text, file, CountsOf::Told);
    if (!lengths) return lengths.errors();
    return std::move(lengths->buckets);
}

LengthLaw law_of(const scenario::Buckets& buckets)
{
    LengthLaw law;
    const double bend = find_bend(buckets);
    std::map<double, double> weights;
    for (std::size_t i = 0; i < buckets.counts.size(); ++i) {
        if (buckets.counts[i] == 0) continue;
        const bool last = i >= buckets.bounds.size();
        law.open_end = law.open_end || last;
        const double low = i == 0 ? 0 : buckets.bounds[i - 1];
        const double high = last ? 2 * buckets.bounds.back() : buckets.bounds[i];
        for (int point = 0; point < kPointsInBucket; ++point) {
            const double value = std::max(1.0, std::round(low + (high - low) * place(point, bend)));
            weights[value] += static_cast<double>(buckets.counts[i]) / kPointsInBucket;
        }
    }
    double sum = 0, count = 0;
    for (const auto& [value, weight] : weights) {
        law.values.push_back(value);
        law.weights.push_back(weight);
        sum += value * weight;
        count += weight;
    }
    law.mean = count > 0 ? sum / count : 0;
    return law;
}

} // namespace fulcrum::evidence::launch
