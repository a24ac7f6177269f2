// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/evidence_terms.h"

#include "base/parameters.h"
#include "evidence/metrics/bucket_quantile.h"
#include "evidence/metrics/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>
#include <utility>

namespace fulcrum::triage
{

namespace
{

using scenario::Observation;
using scenario::Observed;

constexpr double kSomethingElse = 0.03; // [E]
constexpr double kHasNotMoved = 0.4;    // [E] of the figures in sight, under an unknown fault

// As the scrape calls it.
std::string statistic_of(const Observation& observation)
{
    const evidence::metrics::Metric* metric = evidence::metrics::find(observation.metric);
    const std::string& said = observation.statistic;
    if (metric == nullptr) return said.empty() ? "mean" : said;
    switch (metric->kind) {
    case evidence::metrics::Kind::Histogram:
        return said.empty() || said == "value" ? "mean" : said;
    case evidence::metrics::Kind::Gauge:
        return said == "max" ? "max" : "value";
    case evidence::metrics::Kind::Counter:
        return "rate";
    case evidence::metrics::Kind::Ratio:
        return metric->high <= 1 ? "share" : "value";
    }
    return said;
}

// A counter of utilisation that does not say what it counts: kernels running, or how full the batch is (MODEL
// 11, 3.2: "first settle what the counter is").
std::vector<evidence::FigureId> readings_of(const Observation& observation, const evidence::FigureId& figure)
{
    if (observation.metric == "gpu_busy" && observation.definition == "unknown")
        return {{"occupancy", "share", figure.request_class, figure.worst_replica}};
    return {};
}

// The figure, or what the engine's histogram says of it: a percentile lies in a bucket.
std::optional<Observed> figure_of(const std::optional<Observed>& given,
                                  const std::optional<scenario::Buckets>& buckets,
                                  const std::string& statistic)
{
    if (given || !buckets || buckets->count() <= 0) return given;
    const double quantile = evidence::metrics::quantile_of(statistic);
    if (quantile >= 0) return evidence::metrics::bucket_quantile(*buckets, quantile);
    const double mean = buckets->sum / static_cast<double>(buckets->count());
    if (statistic != "mean" || !std::isfinite(mean)) return std::nullopt;
    return Observed{mean, mean, mean};
}

// Multiprocessors are active only while kernels run, and kernels that run keep most of them active: a lower
// bound of gpu_busy and, by kMostActive [E], an upper one.
std::optional<Term> term_of_active(const Observation& observation, const Observed& after)
{
    constexpr double kMostActive = 2.5;
    Term term;
    term.observation = observation.id;
    term.figure = {"gpu_busy", "value", observation.population.request_class,
                   !observation.population.replica.empty()};
    const MetricError& error = error_of(term.figure.metric);
    term.after = after.value;
    term.value = on_scale(error, after.value);
    term.low = on_scale(error, after.low);
    term.high = on_scale(error, std::min(1.0, kMostActive * std::min(after.high, 1.0)));
    return term;
}

std::optional<Term> term_of(const Observation& observation)
{
    const std::string statistic = statistic_of(observation);
    const std::optional<Observed> after = figure_of(observation.after, observation.buckets_after, statistic);
    if (!after) return std::nullopt;
    if (observation.metric == "sm_active") return term_of_active(observation, *after);
    Term term;
    term.observation = observation.id;
    term.figure = {observation.metric, statistic, observation.population.request_class,
                   !observation.population.replica.empty()};
    term.also = readings_of(observation, term.figure);
    const MetricError& error = error_of(observation.metric);
    const auto scaled = [&](double value) {
        return std::isfinite(value) ? on_scale(error, value) : std::numeric_limits<double>::infinity();
    };
    term.after = std::isfinite(after->value) ? after->value : after->low;
    term.value = scaled(term.after);
    term.low = scaled(after->low);
    term.high = scaled(after->high);
    if (observation.count) term.count = static_cast<double>(*observation.count);
    if (!observation.count && observation.buckets_after)
        term.count = static_cast<double>(observation.buckets_after->count());
    const std::optional<Observed> before =
        figure_of(observation.before, observation.buckets_before, statistic);
    if (!before || !std::isfinite(before->value)) return term;
    term.change = true;
    term.before = before->value;
    // Ranges of both widen that of the change.
    const double middle = scaled(before->value);
    const double low = scaled(before->low);
    const double high = std::isfinite(before->high) ? scaled(before->high) : middle;
    term.value -= middle;
    term.low -= high;
    term.high -= low;
    return term;
}

// A misspelt metric would be one that no mechanism explains.
bool known_metric(const Observation& observation, std::vector<std::string>& notes)
{
    if (evidence::metrics::find(observation.metric) != nullptr) return true;
    std::vector<std::string> ids;
    for (const evidence::metrics::Metric& metric : evidence::metrics::all())
        ids.push_back(metric.id);
    const std::string near = nearest_word(observation.metric, ids);
    notes.push_back(fmt::format("observation \"{}\" was left out: no metric is called {}{}", observation.id,
                                observation.metric,
                                near.empty() ? std::string() : "; did you mean " + near + "?"));
    return false;
}

// An observation as it was entered, and what the fit makes of it.
struct Entry {
    const Observation* of = nullptr;
    Term term;
};

// Whether both tell the same figure of the same requests and machines.
bool same_figure(const Entry& a, const Entry& b)
{
    return a.of->metric == b.of->metric && a.of->population == b.of->population &&
           a.term.figure == b.term.figure && a.term.also == b.term.also;
}

// The first few of them.
std::string ids_of(const std::vector<const Entry*>& entries)
{
    constexpr std::size_t kTold = 4;
    std::vector<std::string> ids;
    for (const Entry* one : entries)
        ids.push_back(ids.size() < kTold ? one->of->id : "…");
    ids.resize(std::min(ids.size(), kTold + 1));
    return fmt::format("{}", fmt::join(ids, ", "));
}

// Beside one that has a figure from before, a level is a change from that.
Term beside(Term term, const Term& first)
{
    if (term.change || !first.change) return term;
    const double before = on_scale(error_of(term.figure.metric), *first.before);
    term.change = true;
    term.before = first.before;
    term.value -= before;
    term.low -= before;
    term.high -= before;
    return term;
}

// Entering a figure again adds nothing to what is known of it: what all of them allow, or where they allow
// nothing together, the range that covers them.
Entry merged(const std::vector<const Entry*>& same, std::vector<std::string>& notes)
{
    constexpr double kRounding = 1e-9;
    const auto compared = std::ranges::find_if(same, [](const Entry* entry) { return entry->term.change; });
    Entry one = compared != same.end() ? **compared : *same.front();
    Term& all = one.term;
    double least = all.low, most = all.high; // of the range that covers them
    double sum = 0, after = 0;
    for (const Entry* entry : same) {
        const Term term = beside(entry->term, one.term);
        least = std::min(least, term.low);
        most = std::max(most, term.high);
        all.low = std::max(all.low, term.low);
        all.high = std::min(all.high, term.high);
        all.count = std::max(all.count, term.count);
        sum += term.value;
        after += term.after;
    }
    const bool agree = all.low <= all.high + kRounding;
    if (!agree) std::tie(all.low, all.high) = std::pair(least, most);
    all.high = std::max(all.low, all.high);
    all.value = std::clamp(sum / static_cast<double>(same.size()), all.low, all.high);
    all.after = after / static_cast<double>(same.size());
    const std::string figure = evidence::to_string(all.figure);
    notes.push_back(
        agree ? fmt::format("observations {} are of one figure, {}, which counts once", ids_of(same), figure)
              : fmt::format("observations {} contradict each other on {}, which counts once, "
                            "as the range that covers them",
                            ids_of(same), figure));
    return one;
}

// Each figure once, in the order of the first of each.
std::vector<Entry> once_each(const std::vector<Entry>& entries, std::vector<std::string>& notes)
{
    std::vector<std::vector<const Entry*>> groups;
    for (const Entry& entry : entries) {
        const auto group =
            std::ranges::find_if(groups, [&](const auto& all) { return same_figure(*all.front(), entry); });
        if (group != groups.end())
            group->push_back(&entry);
        else
            groups.push_back({&entry});
    }
    std::vector<Entry> once;
    for (const auto& group : groups)
        once.push_back(group.size() == 1 ? *group.front() : merged(group, notes));
    return once;
}

// Of several replicas, the figure of the one where it is worst is what a run is asked for: as the scrape
// does, the highest where no way is worse.
bool is_worse(const Entry& a, const Entry& b)
{
    const evidence::metrics::Metric* metric = evidence::metrics::find(a.of->metric);
    const bool down = metric != nullptr && metric->worse == evidence::metrics::Worse::Down;
    return down ? a.term.after < b.term.after : a.term.after > b.term.after;
}

// Whether both are of one figure, of the same replica or of two.
bool beside_each_other(const Entry& a, const Entry& b)
{
    scenario::Population of_a = a.of->population, of_b = b.of->population;
    of_a.replica.clear();
    of_b.replica.clear();
    return a.of->metric == b.of->metric && of_a == of_b && a.term.figure == b.term.figure &&
           a.term.also == b.term.also;
}

void note_replica(const Entry& worst, const std::vector<const Entry*>& others,
                  std::vector<std::string>& notes)
{
    constexpr std::string_view kWorst = "worst"; // as the panel of measurements calls it
    const std::string figure = worst.of->metric + "." + worst.term.figure.statistic;
    if (!others.empty())
        notes.push_back(fmt::format("of several replicas the worst counts: {} of {}, not {}", figure,
                                    worst.of->id, ids_of(others)));
    else if (worst.of->population.replica != kWorst)
        notes.push_back(fmt::format("observation \"{}\" is taken for the replica where {} is worst",
                                    worst.of->id, figure));
}

std::vector<Entry> worst_replicas(const std::vector<Entry>& entries, std::vector<std::string>& notes)
{
    std::vector<Entry> kept;
    std::vector<const Entry*> done;
    for (const Entry& entry : entries) {
        if (std::ranges::find(done, &entry) != done.end()) continue;
        if (!entry.term.figure.worst_replica) {
            kept.push_back(entry);
            continue;
        }
        std::vector<const Entry*> all;
        for (const Entry& other : entries)
            if (beside_each_other(entry, other)) all.push_back(&other);
        done.insert(done.end(), all.begin(), all.end());
        const auto worst =
            std::ranges::min_element(all, [](const Entry* a, const Entry* b) { return is_worse(*a, *b); });
        const Entry& one = **worst;
        all.erase(worst);
        note_replica(one, all, notes);
        kept.push_back(one);
    }
    return kept;
}

// A run shows a gauge's mean and its maximum over time; and of counters and ratios nothing else than the rate
// or the share of the whole window.
bool is_compared(const Observation& observation, std::vector<std::string>& notes)
{
    const evidence::metrics::Metric& metric = *evidence::metrics::find(observation.metric);
    const double quantile = evidence::metrics::quantile_of(observation.statistic);
    const bool tail = quantile > 0.5 && quantile < 1;
    if (metric.kind == evidence::metrics::Kind::Histogram || !tail) return true;
    notes.push_back(
        metric.kind == evidence::metrics::Kind::Gauge
            ? fmt::format("observation \"{}\" was left out: no run shows {} of {}; enter its mean or its max",
                          observation.id, observation.statistic, metric.id)
            : fmt::format("observation \"{}\" was left out: no run of this scenario shows {}.{}",
                          observation.id, metric.id, observation.statistic));
    return false;
}

} // namespace

std::vector<Term> terms_of(const std::vector<Observation>& observations, std::vector<std::string>& notes)
{
    std::vector<Entry> entries;
    for (const Observation& observation : observations) {
        if (!observation.after && !observation.buckets_after && observation.target)
            continue; // what should be is no evidence of what is
        if (!known_metric(observation, notes) || !is_compared(observation, notes)) continue;
        if (auto term = term_of(observation))
            entries.push_back({&observation, std::move(*term)});
        else
            notes.push_back(fmt::format("observation \"{}\" has no figure and was left out", observation.id));
    }
    std::vector<Term> terms;
    for (Entry& one : worst_replicas(once_each(entries, notes), notes))
        terms.push_back(std::move(one.term));
    return terms;
}

double student_density(double t)
{
    const double u = 1 + t * t / 5;
    return 8 / (3 * std::numbers::pi * std::sqrt(5.0) * u * u * u);
}

double student_cdf(double t)
{
    if (std::isinf(t)) return t > 0 ? 1 : 0;
    const double x = t / std::sqrt(5.0);
    const double u = 1 + x * x;
    return 0.5 + (x / u * (1 + 2 / (3 * u)) + std::atan(x)) / std::numbers::pi;
}

double likelihood(double low, double high, double centre, double scale)
{
    constexpr double kExact = 1e-6; // on the logarithmic scale
    if (high - low < kExact) return student_density((low - centre) / scale) / scale;
    const double inside = student_cdf((high - centre) / scale) - student_cdf((low - centre) / scale);
    return std::max(inside, 0.0);
}

double robust_likelihood(const Term& term, double centre, double scale)
{
    const double spread = error_of(term.figure.metric).spread;
    return (1 - kSomethingElse) * likelihood(term.low, term.high, centre, scale) +
           kSomethingElse * likelihood(term.low, term.high, term.value, 2 * spread);
}

double unknown_fault_likelihood(const Term& term, const Predicted& healthy)
{
    const double narrow = std::hypot(healthy.own, healthy.model);
    const double spread = error_of(term.figure.metric).spread;
    return kHasNotMoved * likelihood(term.low, term.high, healthy.mean, narrow) +
           (1 - kHasNotMoved) * likelihood(term.low, term.high, healthy.mean, std::hypot(spread, narrow));
}

} // namespace fulcrum::triage
