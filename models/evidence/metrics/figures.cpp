// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/figures.h"

#include "evidence/metrics/bucket_quantile.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr const char* kQuantiles[] = {"p50", "p95", "p99"};

// A figure of one number with how many observations it rests on.
struct Number {
    double value = 0;
    std::optional<std::int64_t> count{};
};

std::optional<std::int64_t> whole(std::optional<double> count)
{
    if (!count || !(*count >= 0 && *count < 9e15)) return std::nullopt;
    return std::llround(*count);
}

// Counts of one engine add up over what it splits them by, shares of 0 to 1 do not.
std::optional<double> gauge_of(const Metric& metric, const Source& source, const Replica& replica)
{
    return metric.high > 1 ? replica.sum(source.name, source.labels)
                           : replica.mean(source.name, source.labels);
}

std::optional<Number> ratio_of(const Source& source, const Replica& counted)
{
    auto above = counted.sum(source.name, source.labels);
    auto under = counted.sum(source.per, source.per_labels);
    // A counter of one kind of event is there once there was one.
    if (source.share && source.name == source.per) {
        if (!above && under) above = 0;
        if (!under && above) under = 0;
    }
    if (!above || !under) return std::nullopt;
    const double below = source.share ? *above + *under : *under;
    if (!(below > 0)) return std::nullopt;
    return Number{*above / below, {}};
}

std::optional<Number> number_of(const Metric& metric, const Source& source, const ReplicaFigures& figures)
{
    switch (source.type) {
    case SourceType::Gauge: {
        const auto value = gauge_of(metric, source, *figures.now);
        return value && std::isfinite(*value) ? std::optional(Number{*value * source.scale, {}})
                                              : std::nullopt;
    }
    case SourceType::Counter: {
        const auto value = figures.counted->sum(source.name, source.labels);
        if (!value || !figures.seconds || !std::isfinite(*value)) return std::nullopt;
        return Number{*value * source.scale / *figures.seconds, whole(value)};
    }
    case SourceType::Ratio: {
        auto value = ratio_of(source, *figures.counted);
        if (value) value->value *= source.scale;
        return value;
    }
    case SourceType::Histogram:
    case SourceType::Increment:
    case SourceType::Template:
        break;
    }
    return std::nullopt;
}

std::string statistic_of(const Metric& metric, SourceType type)
{
    if (metric.kind == Kind::Counter) return "rate";
    if (metric.kind == Kind::Ratio) return metric.high <= 1 ? "share" : "value";
    return type == SourceType::Gauge || metric.kind == Kind::Gauge ? "value" : "mean";
}

struct Reading {
    const Source* source;
    Number number;
};

// The newest name, unless it reads 0 where an older one does not.
const Reading& preferred(const Metric& metric, const std::vector<Reading>& readings, Imported& out)
{
    const Reading& newest = readings.front();
    if (newest.number.value != 0) return newest;
    for (const Reading& older : readings) {
        if (older.number.value == 0 || older.source->exporter != newest.source->exporter) continue;
        out.warnings.push_back(
            fmt::format("{} reads 0 and {} reads {}: one of the two names is not served by this engine, the "
                        "figure that is not 0 was taken. Ask for the name of your engine's version only",
                        newest.source->name, older.source->name, number_text(older.number.value)));
        return older;
    }
    static_cast<void>(metric);
    return newest;
}

bool add_histograms(const Metric& metric, const ReplicaFigures& figures, Imported& out)
{
    for (const Source& source : metric.sources) {
        if (source.type != SourceType::Histogram) continue;
        const auto buckets = figures.counted->buckets(source.name, source.labels, source.scale);
        if (buckets && buckets->count() > 0) {
            add_histogram(figures.slice, metric, *buckets, figures.span, out);
            return true;
        }
        // A summary, or a scrape that left the buckets out: the mean is there all the same.
        const auto count = figures.counted->count(source.name, source.labels);
        const auto sum = figures.counted->sum(source.name + "_sum", source.labels);
        if (!count || !sum || !(*count > 0) || !std::isfinite(*sum)) continue;
        out.observations.push_back(observed(figures.slice, metric.id, "mean", *sum * source.scale / *count,
                                            whole(count), "sum / count " + figures.span));
        return true;
    }
    return false;
}

// Gaps above 100 ms: not a series of its own, but an edge of the histogram.
void add_slow_gaps(const ReplicaFigures& figures, Imported& out)
{
    const Metric* gaps = find("itl_s");
    for (const Source& source : gaps->sources) {
        const auto buckets = figures.counted->buckets(source.name, source.labels, source.scale);
        const auto share = buckets ? share_above(*buckets, 0.1) : std::nullopt;
        if (!share) continue;
        out.observations.push_back(observed(figures.slice, "itl_over_100ms_share", "share", *share,
                                            buckets->count(), "above the edge 0.1 s, " + figures.span));
        return;
    }
}

void add_number(const Metric& metric, const ReplicaFigures& figures, Imported& out)
{
    std::vector<Reading> readings;
    for (const Source& source : metric.sources) {
        if (const auto number = number_of(metric, source, figures)) readings.push_back({&source, *number});
    }
    if (readings.empty()) return;
    const Reading& reading = preferred(metric, readings, out);
    const auto value = plausible(metric, reading.number.value, reading.source->name, out);
    if (!value) return;
    const bool now = reading.source->type == SourceType::Gauge;
    std::string definition = reading.source->name;
    if (!reading.source->per.empty()) definition += " / " + reading.source->per;
    definition += now ? ", at that moment" : ", " + figures.span;
    if (!reading.source->note.empty()) definition += "; " + reading.source->note;
    out.observations.push_back(observed(figures.slice, metric.id, statistic_of(metric, reading.source->type),
                                        *value, reading.number.count, std::move(definition)));
}

} // namespace

std::optional<double> plausible(const Metric& metric, double value, const std::string& name, Imported& out)
{
    if (value >= metric.low && value <= metric.high) return value;
    if (metric.high == 1 && metric.unit.empty() && value > 1 && value <= 100) {
        out.warnings.push_back(
            fmt::format("{} reads {}, which is no share: it was taken as percent. Check it "
                        "against the engine's log",
                        name, number_text(value)));
        return value / 100;
    }
    if (name.find("hit_rate") != std::string::npos && value == -1)
        return std::nullopt; // vLLM V0: caching is off
    out.warnings.push_back(fmt::format(
        "{} reads {}, outside {} to {} that are possible for '{}': it was left "
        "out. Check the exporter and its unit",
        name, number_text(value), number_text(metric.low), number_text(metric.high), metric.title));
    return std::nullopt;
}

void add_histogram(const Slice& slice, const Metric& metric, const scenario::Buckets& buckets,
                   const std::string& span, Imported& out)
{
    const std::int64_t count = buckets.count();
    if (count <= 0) return;
    if (std::isfinite(buckets.sum)) {
        auto mean = observed(slice, metric.id, "mean", buckets.sum / static_cast<double>(count), count,
                             "sum / count " + span);
        mean.buckets_after = buckets;
        out.observations.push_back(std::move(mean));
    }
    for (const char* statistic : kQuantiles) {
        const auto figure = bucket_quantile(buckets, quantile_of(statistic));
        if (!figure) continue;
        auto quantile = observed(slice, metric.id, statistic, *figure, count,
                                 "between two bucket edges, interpolated linearly, " + span);
        quantile.buckets_after = buckets;
        out.observations.push_back(std::move(quantile));
    }
}

void add_figures(const ReplicaFigures& figures, Imported& out)
{
    for (const Metric& metric : all()) {
        if (metric.id == "itl_over_100ms_share")
            add_slow_gaps(figures, out);
        else if (metric.kind != Kind::Histogram || !add_histograms(metric, figures, out))
            add_number(metric, figures, out);
    }
}

} // namespace fulcrum::evidence::metrics
