// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/series.h"

#include "evidence/metrics/counted_series.h"
#include "evidence/metrics/figures.h"
#include "evidence/metrics/identity.h"
#include "evidence/metrics/meaning.h"
#include "evidence/metrics/snapshot_warnings.h"
#include "evidence/redaction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace fulcrum::evidence::metrics
{

namespace
{

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// A short name of what can not be placed among the labels.
std::string labels_text(const std::vector<Label>& labels)
{
    std::string text;
    for (const Label& label : labels)
        text += (text.empty() ? "" : ", ") + label.name + "=" + label.value;
    return text;
}

// What the values say where the text does not: a share above 1 is in percent.
double scale_of(const Meaning& meaning, const RawSeries& raw, Imported& out)
{
    if (meaning.unit_said || meaning.metric->high != 1 || !meaning.metric->unit.empty()) return meaning.scale;
    const double highest = *std::max_element(raw.values.begin(), raw.values.end());
    if (!(highest * meaning.scale > 1)) return meaning.scale;
    out.warnings.push_back(fmt::format("'{}' reaches {} and does not say its unit: it was taken as percent",
                                       raw.title.empty() ? raw.name : raw.title, number_text(highest)));
    return 0.01;
}

bool is_percentile(const std::string& statistic)
{
    return statistic.size() > 1 && statistic.front() == 'p';
}

void observe(const Series& series, const std::string& statistic, const Slice& slice, Imported& out)
{
    const auto [low, high] = std::minmax_element(series.values.begin(), series.values.end());
    const auto count = std::ssize(series.values);
    if (is_percentile(statistic)) {
        out.observations.push_back(observed(
            slice, series.metric, statistic, {median(series.values), *low, *high}, std::nullopt,
            fmt::format(
                "median and range of {} percentiles of short windows: percentiles do not average, the one of "
                "the whole needs the histogram",
                count)));
        return;
    }
    const double mean =
        std::accumulate(series.values.begin(), series.values.end(), 0.0) / static_cast<double>(count);
    const bool gauge = statistic == "value";
    out.observations.push_back(observed(slice, series.metric, gauge ? "mean" : statistic,
                                        statistic == "max" ? *high : mean, std::nullopt,
                                        fmt::format("mean of {} points", count)));
    if (gauge)
        out.observations.push_back(observed(slice, series.metric, "max", *high, std::nullopt,
                                            fmt::format("highest of {} points", count)));
}

Slice slice_of(const Imported& out, const scenario::Population& population, double from, double until)
{
    Slice slice{out.file};
    slice.population = population;
    const auto moment = [&out](double seconds) {
        return scenario::Moment{static_cast<TimeNs>(std::llround(std::clamp(seconds, -9e9, 9e9) * 1e9)),
                                out.utc};
    };
    if (until > from) slice.window = {moment(from), moment(until)};
    return slice;
}

// What the series is of, where anything tells.
const Metric* metric_of(const RawSeries& raw)
{
    const auto named = by_source_name(raw.name);
    if (!named.empty()) return named.front().metric;
    const std::string& title = raw.name.empty() ? raw.title : raw.name;
    const Meaning meaning = meaning_of_query(title);
    return meaning.metric ? meaning.metric : meaning_of_title(title).metric;
}

bool counts(const std::string& name)
{
    return name.ends_with("_total") || name.ends_with("_count") || name.ends_with("_bucket");
}

// Points below 0 of what can not be negative, and says so. -1 is how vLLM V0 writes that it has no hit rate.
void drop_negative(RawSeries& raw, Imported& out)
{
    const Metric* metric = metric_of(raw);
    if (!counts(raw.name) && !(metric && metric->low >= 0)) return;
    std::size_t kept = 0, negative = 0;
    double first = 0;
    for (std::size_t i = 0; i < raw.values.size(); ++i) {
        if (raw.values[i] < 0) {
            const bool off = raw.values[i] == -1 && raw.name.find("hit_rate") != std::string::npos;
            if (!off && negative++ == 0) first = raw.values[i];
            continue;
        }
        raw.seconds[kept] = raw.seconds[i];
        raw.values[kept++] = raw.values[i];
    }
    const std::size_t all = raw.values.size();
    raw.seconds.resize(kept);
    raw.values.resize(kept);
    if (negative == 0) return;
    out.warnings.push_back(fmt::format(
        "{} of {} points of '{}' are negative, the first is {}, which {} can not be: they were left out. See "
        "whether the panel shows a difference, or subtracts another series",
        negative, all, raw.name.empty() ? raw.title : raw.name, number_text(first),
        metric ? "'" + metric->title + "'" : "a counter"));
}

class SeriesReader
{
public:
    explicit SeriesReader(Imported& out) : out_(out) {}

    void read(std::vector<RawSeries> raw)
    {
        for (RawSeries& one : raw)
            drop_negative(one, out_);
        std::erase_if(raw, [](const RawSeries& one) { return one.values.empty(); });
        std::map<std::string, CountedReplica> replicas; // of named series
        std::vector<Identity> identities;
        for (const RawSeries& one : raw)
            identities.push_back(identity_of(one.labels));
        std::vector<Identity*> all;
        for (Identity& one : identities)
            all.push_back(&one);
        drop_only_engine(all);
        for (std::size_t i = 0; i < raw.size(); ++i) {
            redact(identities[i].population);
            if (identities[i].repeats) continue;
            if (!raw[i].name.empty() && is_source(raw[i].name)) {
                CountedReplica& replica = replicas[identities[i].key];
                replica.population = identities[i].population;
                replica.add(std::move(raw[i]), std::move(identities[i].rest));
            } else {
                add_result(raw[i], identities[i]);
            }
        }
        for (auto& [key, replica] : replicas)
            add_counted(replica);
        warn_of_dead_kv();
        explain_figures(out_);
        report_unknown();
        out_.redacted = redactor_.replaced();
    }

private:
    void redact(scenario::Population& population)
    {
        population.replica = redactor_.text(population.replica);
        population.tenant = redactor_.name(Redactor::Named::Tenant, population.tenant);
    }

    // The result of a query, or a column.
    void add_result(RawSeries& raw, Identity& identity)
    {
        const std::string title = raw.name.empty() ? raw.title : raw.name;
        Meaning meaning = meaning_of_query(title);
        if (!meaning.metric) meaning = meaning_of_title(title);
        Series series;
        series.name = title;
        series.population = identity.population;
        const std::string split = labels_text(identity.rest);
        if (!split.empty()) series.name += " {" + redactor_.text(split) + "}";
        if (!meaning.metric) ++unknown_;
        if (meaning.metric) {
            const double scale = scale_of(meaning, raw, out_);
            for (double& value : raw.values)
                value *= scale;
            series.metric = meaning.metric->id;
            series.unit = meaning.metric->unit;
        }
        series.seconds = std::move(raw.seconds);
        series.values = std::move(raw.values);
        series.gaps = gaps_of(series.seconds);
        if (meaning.metric)
            observe(series, meaning.statistic,
                    slice_of(out_, series.population, series.seconds.front(), series.seconds.back()), out_);
        out_.series.push_back(std::move(series));
    }

    void add_counted(CountedReplica& replica)
    {
        replica.align();
        if (replica.seconds.empty()) return;
        const Slice slice =
            slice_of(out_, replica.population, replica.seconds.front(), replica.seconds.back());
        replica.add_window(slice, out_);
        replica.add_steps(out_);
    }

    // FORMATS 3, trap 3, where the names are those of a dashboard.
    void warn_of_dead_kv()
    {
        for (const Series& kv : out_.series) {
            if (kv.metric != "kv_usage" ||
                std::any_of(kv.values.begin(), kv.values.end(), [](double v) { return v != 0; }))
                continue;
            for (const Series& running : out_.series) {
                if (running.metric != "running" || running.population != kv.population ||
                    std::none_of(running.values.begin(), running.values.end(),
                                 [](double v) { return v > 0; }))
                    continue;
                if (!said("KV usage reads 0"))
                    out_.warnings.push_back(fmt::format(
                        "'{}' is 0 all the time while requests run, which can not be: the name was renamed "
                        "(gpu_cache_usage_perc up to vLLM 0.9, kv_cache_usage_perc since). Its figures were "
                        "left out; ask "
                        "for the name that the engine's /metrics has",
                        kv.name));
                std::erase_if(out_.observations, [&kv](const scenario::Observation& one) {
                    return one.metric == "kv_usage" && one.population == kv.population;
                });
                return;
            }
        }
    }

    bool said(const char* words) const
    {
        return std::any_of(out_.warnings.begin(), out_.warnings.end(),
                           [words](const std::string& one) { return one.find(words) != std::string::npos; });
    }

    void report_unknown()
    {
        if (unknown_ == 0) return;
        out_.warnings.push_back(
            fmt::format("{} of no metric that is known: name the file or the column after one "
                        "(\"ttft_s.p99\", \"running\"), or keep "
                        "the query with the answer",
                        unknown_ == 1 ? std::string("1 series is") : fmt::format("{} series are", unknown_)));
    }

    Imported& out_;
    Redactor redactor_;
    int unknown_ = 0;
};

} // namespace

bool tidy(RawSeries& series)
{
    std::vector<std::size_t> order(std::min(series.seconds.size(), series.values.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&series](std::size_t i) {
        return !std::isfinite(series.seconds[i]) || !std::isfinite(series.values[i]);
    });
    std::stable_sort(order.begin(), order.end(), [&series](std::size_t a, std::size_t b) {
        return series.seconds[a] < series.seconds[b];
    });
    std::vector<double> seconds, values;
    for (const std::size_t i : order) {
        if (!seconds.empty() && series.seconds[i] == seconds.back()) continue;
        seconds.push_back(series.seconds[i]);
        values.push_back(series.values[i]);
    }
    series.seconds = std::move(seconds);
    series.values = std::move(values);
    return !series.values.empty();
}

std::vector<double> gaps_of(const std::vector<double>& seconds)
{
    std::vector<double> steps;
    for (std::size_t i = 1; i < seconds.size(); ++i)
        steps.push_back(seconds[i] - seconds[i - 1]);
    if (steps.size() < 2) return {};
    const double usual = median(steps);
    std::vector<double> gaps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i] > 1.75 * usual) gaps.push_back(seconds[i]);
    return gaps;
}

void add_series(std::vector<RawSeries> raw, Imported& out)
{
    std::erase_if(raw, [](RawSeries& one) { return !tidy(one); });
    SeriesReader(out).read(std::move(raw));
}

} // namespace fulcrum::evidence::metrics
