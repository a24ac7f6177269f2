// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/falling_buckets.h"

#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr double kRounding = 1e-9; // of a count, where series were added up

struct Bucket {
    double count = 0;
    int line = 0;
};

using SeriesLabels = std::pair<std::string, std::vector<Label>>; // name, labels without "le"

std::optional<double> edge_of(const Sample& sample)
{
    const std::string* le = sample.label("le");
    if (le == nullptr || !sample.name.ends_with("_bucket") || !std::isfinite(sample.value))
        return std::nullopt;
    if (*le == "+Inf" || *le == "Inf" || *le == "inf" || *le == "+inf") return INFINITY;
    return traces::parse_number(*le);
}

std::string edge_text(double edge)
{
    return std::isinf(edge) ? "+Inf" : fmt::format("{}", edge);
}

// The first count below the one before it.
std::optional<Error> first_fall(const std::string& name, const std::map<double, Bucket>& buckets,
                                const std::string& file)
{
    double before = 0;
    for (const auto& [edge, bucket] : buckets) {
        if (bucket.count < before - kRounding * std::abs(before))
            return Error{
                fmt::format("the counts of {} fall from {} to {} at le=\"{}\", which counts up to an "
                            "edge can not: its buckets were left out",
                            name, before, bucket.count, edge_text(edge)),
                "see whether the exporter counts each bucket by itself, or two answers were mixed; "
                "its mean still holds",
                file,
                {bucket.line, 1}};
        before = bucket.count;
    }
    return std::nullopt;
}

} // namespace

Errors drop_falling_buckets(Exposition& exposition, const std::string& file)
{
    std::map<SeriesLabels, std::map<double, Bucket>> all;
    for (const Sample& sample : exposition.samples) {
        const auto edge = edge_of(sample);
        if (!edge) continue;
        SeriesLabels series{sample.name, sample.labels};
        std::erase_if(series.second, [](const Label& label) { return label.name == "le"; });
        all[std::move(series)][*edge] = {sample.value, sample.line};
    }
    Errors errors;
    std::set<std::string> gone;
    for (const auto& [series, buckets] : all) {
        if (gone.contains(series.first)) continue;
        auto fault = first_fall(series.first, buckets, file);
        if (!fault) continue;
        errors.push_back(std::move(*fault));
        gone.insert(series.first);
    }
    if (!gone.empty())
        std::erase_if(exposition.samples, [&gone](const Sample& one) { return gone.contains(one.name); });
    std::ranges::sort(errors, {}, [](const Error& one) { return one.at.line; });
    return errors;
}

} // namespace fulcrum::evidence::metrics
