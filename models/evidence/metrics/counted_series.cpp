// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/counted_series.h"

#include "evidence/metrics/figures.h"
#include "evidence/metrics/snapshot_warnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

bool is_counter(const std::string& name)
{
    if (part_of(name) != Part::Plain) return true;
    const auto named = by_source_name(name);
    return std::any_of(named.begin(), named.end(), [](const Named& one) {
        return one.source->type == SourceType::Counter || one.source->type == SourceType::Ratio;
    });
}

double sum_of_growth(const std::vector<double>& values, int& restarts)
{
    double sum = 0;
    double before = kUnknown;
    for (const double value : values) {
        if (std::isnan(value)) continue;
        if (!std::isnan(before)) {
            sum += growth(before, value);
            restarts += value < before ? 1 : 0;
        }
        before = value;
    }
    return sum;
}

double mean_of(const std::vector<double>& values)
{
    double sum = 0;
    int count = 0;
    for (const double value : values) {
        if (std::isnan(value)) continue;
        sum += value;
        ++count;
    }
    return count > 0 ? sum / count : kUnknown;
}

// One series on its way from point to point.
struct Step {
    double* now;
    double* grown;
    double last_value = kUnknown;
    double last_seconds = kUnknown;

    // Where points were missing, what it grew by since the last one counts with the share of this step.
    void go(double at, double value, double step)
    {
        *now = value;
        *grown = growth(last_value, value) * (step / (at - last_seconds));
        if (std::isnan(value)) return;
        last_value = value;
        last_seconds = at;
    }
};

// Gauges of a window are means over it.
void call_gauges_means(std::vector<scenario::Observation>& observations, std::size_t from, std::size_t points)
{
    for (std::size_t i = from; i < observations.size(); ++i) {
        const Metric* metric = find(observations[i].metric);
        if (observations[i].statistic != "value" || !metric || metric->kind != Kind::Gauge) continue;
        observations[i].statistic = "mean";
        observations[i].definition = fmt::format("mean of {} points", points);
    }
}

} // namespace

double growth(double before, double after)
{
    return after < before ? after : after - before;
}

void CountedReplica::add(RawSeries series, std::vector<Label> rest)
{
    all_.push_back({std::move(series), std::move(rest)});
}

void CountedReplica::align()
{
    for (const One& one : all_)
        seconds.insert(seconds.end(), one.raw.seconds.begin(), one.raw.seconds.end());
    std::sort(seconds.begin(), seconds.end());
    seconds.erase(std::unique(seconds.begin(), seconds.end()), seconds.end());
    for (One& one : all_) {
        std::vector<double> values(seconds.size(), kUnknown);
        std::size_t at = 0;
        for (std::size_t i = 0; i < one.raw.seconds.size(); ++i) {
            while (seconds[at] < one.raw.seconds[i])
                ++at;
            values[at] = one.raw.values[i];
        }
        one.raw.values = std::move(values);
    }
}

double* CountedReplica::slot(Replica& replica, const One& one) const
{
    Family& family = replica.families[normalised(one.raw.name)];
    if (family.name.empty()) family.name = one.raw.name;
    return &family.parts[static_cast<std::size_t>(part_of(one.raw.name))][one.rest];
}

Replica CountedReplica::empty() const
{
    Replica replica;
    replica.population = population;
    for (const One& one : all_)
        *slot(replica, one) = kUnknown;
    return replica;
}

void CountedReplica::add_window(const Slice& slice, Imported& out)
{
    Replica means = empty();
    Replica grown = empty();
    int restarts = 0;
    for (const One& one : all_) {
        *slot(means, one) = mean_of(one.raw.values);
        int own = 0;
        const double sum = sum_of_growth(one.raw.values, own);
        *slot(grown, one) = sum;
        if (is_counter(one.raw.name)) restarts = std::max(restarts, own);
    }
    const double length = seconds.back() - seconds.front();
    if (restarts > 0)
        out.warnings.push_back(fmt::format("{}counters began anew {} in the window: the engine restarted. "
                                           "What was counted before each restart and not "
                                           "seen is missing; look at why it restarted",
                                           population.replica.empty() ? "" : population.replica + ": ",
                                           counted(restarts, "time")));
    const std::size_t from = out.observations.size();
    ReplicaFigures figures{slice, &means, &grown, length > 0 ? std::optional(length) : std::nullopt,
                           "over the window"};
    add_figures(figures, out);
    call_gauges_means(out.observations, from, seconds.size());
    warn_of_snapshot(means, grown, false, out);
}

void CountedReplica::add_steps(Imported& out)
{
    Replica now = empty();
    Replica grown = empty();
    std::vector<Step> steps;
    for (const One& one : all_)
        steps.push_back({slot(now, one), slot(grown, one)});
    std::map<std::pair<std::string, std::string>, Series> found;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        const auto step = i > 0 ? std::optional(seconds[i] - seconds[i - 1]) : std::nullopt;
        for (std::size_t k = 0; k < all_.size(); ++k)
            steps[k].go(seconds[i], all_[k].raw.values[i], step.value_or(0));
        Imported scratch;
        add_figures({{}, &now, &grown, step, {}}, scratch);
        for (const scenario::Observation& one : scratch.observations) {
            Series& series = found[{one.metric, one.statistic}];
            series.seconds.push_back(seconds[i]);
            series.values.push_back(one.after->value);
        }
    }
    for (auto& [key, series] : found) {
        const Metric* metric = find(key.first);
        series.metric = key.first;
        series.name = key.first + " " + key.second;
        series.unit = metric ? metric->unit : "";
        series.population = population;
        series.gaps = gaps_of(series.seconds);
        if (key.second == "value" && metric && metric->kind == Kind::Gauge && !series.values.empty()) {
            Slice slice{out.file};
            slice.population = population;
            slice.window.from = scenario::Moment{static_cast<TimeNs>(seconds.front() * 1e9), out.utc};
            slice.window.until = scenario::Moment{static_cast<TimeNs>(seconds.back() * 1e9), out.utc};
            out.observations.push_back(observed(slice, key.first, "max",
                                                *std::ranges::max_element(series.values), std::nullopt,
                                                counted(std::ssize(series.values), "point")));
        }
        out.series.push_back(std::move(series));
    }
}

} // namespace fulcrum::evidence::metrics
