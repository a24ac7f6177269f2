// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/measure_next.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::triage
{

namespace
{

namespace catalogue = evidence::metrics;
using evidence::FigureId;

constexpr int kGrid = 192;
constexpr int kFarGrid = 512;
constexpr double kNegligible = 1e-6;     // weight of a particle that no longer matters
constexpr double kFarNegligible = 1e-12; // that could not be brought back by any figure

std::vector<std::string> statistics_of(const catalogue::Metric& metric)
{
    switch (metric.kind) {
    case catalogue::Kind::Histogram:
        return {"p50", "p99", "mean"};
    case catalogue::Kind::Gauge:
        return {"value"};
    case catalogue::Kind::Counter:
        return {"rate"};
    case catalogue::Kind::Ratio:
        return {metric.high <= 1 ? "share" : "value"};
    }
    return {};
}

bool observed(const Fit& fit, const FigureId& figure)
{
    return std::ranges::any_of(fit.terms(), [&](const Term& term) {
        return term.figure.metric == figure.metric && term.figure.worst_replica == figure.worst_replica &&
               term.figure.statistic == figure.statistic;
    });
}

double cost_of(catalogue::Tier tier)
{
    switch (tier) {
    case catalogue::Tier::Prometheus:
        return 0;
    case catalogue::Tier::Command:
        return 0.15;
    case catalogue::Tier::Restart:
    case catalogue::Tier::Nowhere:
        break;
    }
    return 0.6;
}

// Under none-of-these the figure may be anywhere.
double density_at(const Fit& fit, const Particle& particle, const Predicted& p, const FigureId& figure,
                  double z)
{
    if (!fit.is_none(particle.hypothesis)) {
        const double scale = std::hypot(p.own, p.model);
        return student_density((z - p.mean) / scale) / scale;
    }
    Term term;
    term.figure = figure;
    term.change = true;
    term.low = term.high = z;
    return unknown_fault_likelihood(term, p);
}

double information(const Table& table)
{
    double bits = 0;
    std::vector<double> shares;
    for (const auto& density : table.density) {
        double share = 0;
        for (const double d : density)
            share += d * table.step;
        shares.push_back(share);
    }
    for (std::size_t g = 0; g < table.scaled.size(); ++g) {
        double all = 0;
        for (const auto& density : table.density)
            all += density[g];
        for (std::size_t h = 0; h < table.density.size(); ++h) {
            const double d = table.density[h][g];
            if (d > 0 && shares[h] > 0 && all > 0) bits += table.step * d * std::log2(d / (shares[h] * all));
        }
    }
    return std::max(0.0, bits);
}

std::string range_text(const FigureId& figure, double low, double high)
{
    if (std::isinf(low) && std::isinf(high)) return "whatever it is";
    if (std::isinf(low)) return "below " + figure_text(figure, high);
    if (std::isinf(high)) return "above " + figure_text(figure, low);
    return figure_text(figure, low) + " to " + figure_text(figure, high);
}

std::vector<Reading> outcomes_of(const Fit& fit, const FigureId& figure, const Table& table)
{
    struct Stretch {
        std::size_t from, until, leader;
        double mass = 0, own = 0;
    };
    std::vector<Stretch> all;
    for (std::size_t g = 0; g < table.scaled.size(); ++g) {
        std::size_t leader = 0;
        double mass = 0;
        for (std::size_t h = 0; h < table.density.size(); ++h) {
            mass += table.density[h][g] * table.step;
            if (table.density[h][g] > table.density[leader][g]) leader = h;
        }
        if (all.empty() || all.back().leader != leader) all.push_back({g, g, leader, 0, 0});
        all.back().until = g + 1;
        all.back().mass += mass;
        all.back().own += table.density[leader][g] * table.step;
    }
    // What hardly ever happens is not worth a line, and no neighbour's: what it would point to is another.
    constexpr double kSeldom = 0.02;
    std::erase_if(all, [](const Stretch& stretch) { return stretch.mass < kSeldom; });
    std::vector<Reading> readings;
    for (const Stretch& stretch : all) {
        Reading reading;
        const double low = table.values[stretch.from];
        const double high = table.values[std::min(stretch.until, table.values.size() - 1)];
        // At either end the values may be all one: no share is above 100 %.
        reading.low = low <= table.values.front() ? -std::numeric_limits<double>::infinity() : low;
        reading.high = high >= table.values.back() ? std::numeric_limits<double>::infinity() : high;
        reading.text = range_text(figure, reading.low, reading.high);
        reading.points_to = fit.id(stretch.leader);
        reading.chance = stretch.mass;
        reading.probability = stretch.mass > 0 ? std::min(1.0, stretch.own / stretch.mass) : 0;
        readings.push_back(std::move(reading));
    }
    return readings;
}

std::string exported_name(const catalogue::Metric& metric, const std::string& engine)
{
    for (const catalogue::Source& source : metric.sources)
        if (source.exporter == engine) return source.name;
    return metric.sources.empty() ? std::string() : metric.sources.front().name;
}

} // namespace

bool has_gaps(const std::vector<Reading>& readings)
{
    double end = -std::numeric_limits<double>::infinity();
    for (const Reading& reading : readings) {
        if (reading.low > end) return true;
        end = reading.high;
    }
    return std::isfinite(end);
}

bool worth_measuring(const Measurement& measurement)
{
    constexpr double kLeast = 0.05; // bit
    return measurement.bits >= kLeast && measurement.outcomes.size() > 1;
}

std::string figure_text(const FigureId& figure, double value)
{
    const catalogue::Metric* metric = catalogue::find(figure.metric);
    const MetricError& error = error_of(figure.metric);
    if (error.share) return fmt::format("{:.3g} %", 100 * value);
    if (metric != nullptr && metric->unit == "s")
        return value < 1 ? fmt::format("{:.3g} ms", 1000 * value) : fmt::format("{:.3g} s", value);
    if (metric != nullptr && metric->unit == "1/s") return fmt::format("{:.3g} /s", value);
    return std::abs(value) < 1000 ? fmt::format("{:.3g}", value) : fmt::format("{:.0f}", value);
}

std::vector<FigureId> figures_to_look_at(const Fit& fit)
{
    std::vector<FigureId> figures;
    const evidence::Scrape& healthy = *fit.simulated().healthy.runs.front();
    const bool several = fit.simulated().facts.measured.contains("replicas") &&
                         fit.simulated().facts.measured.at("replicas") > 1;
    for (const catalogue::Metric& metric : catalogue::all()) {
        if (metric.sources.empty() || metric.tier_with(fit.simulated().engine) == catalogue::Tier::Nowhere)
            continue;
        for (const std::string& statistic : statistics_of(metric)) {
            for (const bool worst : {false, true}) {
                const FigureId figure{metric.id, statistic, {}, worst};
                if (worst && !several) continue;
                const bool counts = metric.kind != catalogue::Kind::Histogram; // what did not happen is 0
                if (!observed(fit, figure) &&
                    (healthy.value(figure) || (counts && !worst && is_simulated(fit.simulated(), figure))))
                    figures.push_back(figure);
            }
        }
    }
    return figures;
}

Table table_of(const Fit& fit, const FigureId& figure, bool far)
{
    const int points = far ? kFarGrid : kGrid;
    struct Weighted {
        const Particle* particle;
        Predicted predicted;
    };
    std::vector<Weighted> parts;
    double low = INFINITY, high = -INFINITY;
    for (const Particle& particle : fit.particles()) {
        if (particle.weight < (far ? kFarNegligible : kNegligible)) continue;
        const Predicted p = fit.predict(particle, figure, true);
        const double known = std::hypot(p.own, p.model);
        const double scale =
            fit.is_none(particle.hypothesis) ? std::max(known, error_of(figure.metric).spread / 2) : known;
        low = std::min(low, p.mean - 4 * scale); // of Student's t, all but 1 %
        high = std::max(high, p.mean + 4 * scale);
        parts.push_back({&particle, p});
    }
    Table table;
    table.density.assign(fit.count(), std::vector<double>(static_cast<std::size_t>(points), 0.0));
    if (!(high > low)) return table;
    table.step = (high - low) / (points - 1);
    const MetricError& error = error_of(figure.metric);
    const double healthy = on_scale(error, fit.healthy_level(figure));
    for (int g = 0; g < points; ++g) {
        const double z = low + g * table.step;
        table.scaled.push_back(z);
        table.values.push_back(from_scale(error, healthy + z));
        for (const Weighted& part : parts)
            table.density[part.particle->hypothesis][static_cast<std::size_t>(g)] +=
                part.particle->weight * density_at(fit, *part.particle, part.predicted, figure, z);
    }
    return table;
}

std::vector<Measurement> measurements(const Fit& fit, const std::string& labels)
{
    std::vector<Measurement> all;
    for (const FigureId& figure : figures_to_look_at(fit)) {
        const catalogue::Metric& metric = *catalogue::find(figure.metric);
        const Table table = table_of(fit, figure);
        if (table.scaled.empty()) continue;
        Measurement m;
        m.figure = figure;
        m.bits = information(table);
        m.tier = metric.tier_with(fit.simulated().engine);
        m.cost = cost_of(m.tier);
        m.healthy = fit.healthy_level(figure);
        m.name = exported_name(metric, fit.simulated().engine);
        catalogue::QueryOptions options;
        options.engine = fit.simulated().engine;
        options.labels = labels;
        if (figure.worst_replica) options.by = "pod";
        if (const auto query = catalogue::promql(figure.metric, figure.statistic, options)) m.promql = *query;
        m.how = fmt::format("{}{}: {}", metric.title, figure.worst_replica ? ", replica by replica" : "",
                            to_string(m.tier));
        m.outcomes = outcomes_of(fit, figure, table);
        all.push_back(std::move(m));
    }
    std::ranges::stable_sort(all, std::greater<>(), &Measurement::worth);
    return all;
}

} // namespace fulcrum::triage
