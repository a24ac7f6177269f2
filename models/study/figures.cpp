// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/figures.h"

#include "study/latencies.h"
#include "study/steady_state.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::study
{

namespace
{

using cluster::ReplicaRecord;
using cluster::RequestBins;
using cluster::RequestTimes;
using cluster::RunRecord;
using engine::Outcome;

Interval exactly(double value)
{
    return {value, value, value};
}

double ratio(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

// One request in the counts of all or of a class.
template <class Counts>
void count(Outcome outcome, Counts& counts)
{
    ++counts.offered;
    switch (outcome) {
    case Outcome::Completed:
        ++counts.completed;
        break;
    case Outcome::Rejected:
        ++counts.rejected;
        break;
    case Outcome::TimedOut:
        ++counts.timed_out;
        break;
    case Outcome::Failed:
        ++counts.failed;
        break;
    case Outcome::InFlight:
        ++counts.in_flight;
        break;
    }
}

template <class Counts>
void count(const RequestBins& bins, Counts& counts)
{
    counts.offered += static_cast<double>(bins.offered);
    counts.completed += static_cast<double>(bins.completed);
    counts.rejected += static_cast<double>(bins.rejected);
    counts.timed_out += static_cast<double>(bins.timed_out);
    counts.failed += static_cast<double>(bins.failed);
    counts.in_flight += static_cast<double>(bins.in_flight);
}

void count_outcomes(const RunRecord& record, ScenarioFigures& figures)
{
    double rate = 0;
    double preemptions = 0;
    for (const RequestTimes& request : record.requests) {
        count(request.outcome, figures);
        preemptions += request.preemptions;
        const bool in_window =
            request.last_token >= record.warm_up && request.last_token <= record.window_end;
        if (request.outcome == Outcome::Completed && in_window) ++rate;
    }
    for (const RequestBins& bins : record.bins) {
        count(bins, figures);
        preemptions += static_cast<double>(bins.preemptions);
        rate += static_cast<double>(bins.completed_in_window);
    }
    figures.preemptions = exactly(preemptions);
    figures.request_rate = exactly(ratio(rate, to_seconds(record.window_end - record.warm_up)));
}

double kv_mean(const ReplicaRecord& replica, const RunRecord& record)
{
    const auto blocks = static_cast<double>(replica.total_blocks);
    return ratio(
        resample(replica.timeline, cluster::kKvAllocated, record.warm_up, record.window_end, 1).front(),
        blocks);
}

double kv_max(const ReplicaRecord& replica, const RunRecord& record)
{
    const auto& timeline = replica.timeline;
    double most = 0;
    for (std::size_t i = 0; i < timeline.buckets().size(); ++i) {
        const auto& bucket = timeline.buckets()[i];
        const TimeNs begin = static_cast<TimeNs>(i) * timeline.width();
        const bool outside = begin + timeline.width() <= record.warm_up || begin >= record.window_end;
        if (outside || bucket.covered == 0) continue;
        most = std::max(most, static_cast<double>(bucket.max[cluster::kKvAllocated]));
    }
    return ratio(most, static_cast<double>(replica.total_blocks));
}

void use_of_replicas(const RunRecord& record, ScenarioFigures& figures)
{
    const double window = to_seconds(record.window_end - record.warm_up);
    const auto replicas = static_cast<double>(record.replicas.size());
    double live = 0, slots = 0, busy = 0, mean = 0, most = 0, queries = 0, hits = 0, tokens = 0, price = 0;
    for (const ReplicaRecord& replica : record.replicas) {
        live += static_cast<double>(replica.live_slot_steps);
        slots += static_cast<double>(replica.steps) * static_cast<double>(replica.running_cap);
        busy += to_seconds(replica.busy);
        mean += kv_mean(replica, record);
        most = std::max(most, kv_max(replica, record));
        queries += static_cast<double>(replica.prefix_queries);
        hits += static_cast<double>(replica.prefix_hits);
        tokens += static_cast<double>(replica.output_tokens);
        price += replica.price_usd_per_hour;
    }
    figures.output_token_rate = exactly(ratio(tokens, window));
    figures.occupancy = exactly(ratio(live, slots));
    figures.utilisation = exactly(ratio(busy, window * replicas));
    figures.kv_usage_mean = exactly(ratio(mean, replicas));
    figures.kv_usage_max = exactly(most);
    figures.prefix_hit_ratio = exactly(ratio(hits, queries));
    figures.cost_known = price > 0 && figures.output_token_rate.value > 0;
    if (figures.cost_known) {
        figures.cost_usd_per_million_output_tokens =
            exactly(price / 3600 / figures.output_token_rate.value * 1e6);
    }
}

std::vector<ClassFigures> classes_of(const RunRecord& record, const Latencies& all)
{
    std::vector<ClassFigures> classes(record.classes.size());
    for (std::size_t c = 0; c < classes.size(); ++c) {
        classes[c].name = record.classes[c];
        // The only class has the latencies of all: no need to sort a million of them twice.
        classes[c].latencies =
            classes.size() == 1 ? all : latencies_of(record, static_cast<std::uint16_t>(c));
    }
    for (const RequestTimes& request : record.requests) {
        if (request.class_index >= classes.size()) continue;
        count(request.outcome, classes[request.class_index]);
    }
    for (std::size_t c = 0; c < std::min(classes.size(), record.bins.size()); ++c)
        count(record.bins[c], classes[c]);
    return classes;
}

} // namespace

ScenarioFigures figures_of(const RunRecord& record)
{
    ScenarioFigures figures;
    count_outcomes(record, figures);
    use_of_replicas(record, figures);
    figures.latencies = latencies_of(record, std::nullopt);
    figures.by_class = classes_of(record, figures.latencies);
    figures.steady_state = steady_state_of(record);
    figures.trust = "uncalibrated";
    figures.notes = record.notes;
    if (!record.bins.empty()) {
        figures.notes.push_back(
            fmt::format("More than {} requests: their latencies are kept in bins no wider than 0.1 %",
                        engine::RequestTable::kMostRaw));
    }
    return figures;
}

} // namespace fulcrum::study
