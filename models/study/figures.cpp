// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/figures.h"

#include "study/counts.h"
#include "study/engines.h"
#include "study/latencies.h"
#include "study/steady_state.h"
#include "study/trajectory.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::study
{

namespace
{

using cluster::RequestBins;
using cluster::RequestTimes;
using cluster::RunRecord;
using engine::Outcome;

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
    double retries = 0;
    for (const RequestTimes& request : record.requests) {
        count(request.outcome, figures);
        preemptions += request.preemptions;
        retries += request.retries;
        if (request.outcome == Outcome::Rejected)
            ++figures.rejected_for[static_cast<std::size_t>(request.rejection)];
        const bool in_window =
            request.last_token >= record.warm_up && request.last_token <= record.window_end;
        if (request.outcome == Outcome::Completed && in_window) ++rate;
    }
    for (const RequestBins& bins : record.bins) {
        count(bins, figures);
        preemptions += static_cast<double>(bins.preemptions);
        retries += static_cast<double>(bins.retries);
        for (std::size_t r = 0; r < engine::kRejections; ++r)
            figures.rejected_for[r] += static_cast<double>(bins.rejected_for[r]);
        rate += static_cast<double>(bins.completed_in_window);
    }
    figures.preemptions = exactly(preemptions);
    figures.retries = exactly(retries);
    figures.request_rate = exactly(share_of(rate, to_seconds(record.window_end - record.warm_up)));
}

void use_of_replicas(const RunRecord& record, ScenarioFigures& figures)
{
    const ReplicaUse use = use_of_all(record);
    figures.output_token_rate = exactly(use.output_token_rate);
    figures.occupancy = exactly(use.occupancy);
    figures.utilisation = exactly(use.utilisation);
    figures.kv_usage_mean = exactly(use.kv_usage_mean);
    figures.kv_usage_max = exactly(use.kv_usage_max);
    figures.prefix_hit_ratio = exactly(use.prefix_hit_ratio);
    figures.throttled_share = exactly(use.throttled_share);
    figures.graph_share = exactly(use.graph_share.value_or(0));
    figures.graph_share_known = use.graph_share.has_value();
    figures.lost_tokens = exactly(use.lost_tokens);
    figures.crashes = exactly(use.crashes);
    figures.gpu_seconds_prefill = exactly(use.gpu_seconds_prefill);
    figures.gpu_seconds_decode = exactly(use.gpu_seconds_decode);
    figures.gpu_seconds_idle = exactly(use.gpu_seconds_idle);
    const double price = use.price_usd_per_hour / 3600; // a second
    figures.cost_known = price > 0 && use.output_token_rate > 0;
    const double completed = figures.request_rate.value * to_seconds(record.window_end - record.warm_up);
    figures.gpu_seconds_per_request =
        exactly(share_of(use.gpu_seconds_prefill + use.gpu_seconds_decode, completed));
    if (!figures.cost_known) return;
    figures.cost_usd_per_million_output_tokens = exactly(price / use.output_token_rate * 1e6);
    figures.cost_usd_per_thousand_requests = exactly(share_of(price * 1e3, figures.request_rate.value));
}

// Of requests that arrived after the warm-up.
struct Goodput {
    double offered = 0;
    double good = 0;
};

std::vector<Goodput> goodput_of(const RunRecord& record)
{
    std::vector<Goodput> classes(record.classes.size());
    const auto promised = [&record](std::size_t c) { return c < record.slos.size() && record.slos[c].set(); };
    for (const RequestTimes& request : record.requests) {
        const std::size_t c = request.class_index;
        if (request.arrival < record.warm_up || c >= classes.size() || !promised(c)) continue;
        ++classes[c].offered;
        classes[c].good += record.slos[c].met_by(request) ? 1 : 0;
    }
    for (std::size_t c = 0; c < std::min(classes.size(), record.bins.size()); ++c) {
        if (!promised(c)) continue;
        classes[c].offered += static_cast<double>(record.bins[c].measured);
        classes[c].good += static_cast<double>(record.bins[c].within_slo);
    }
    return classes;
}

void note_goodput(const RunRecord& record, ScenarioFigures& figures)
{
    const std::vector<Goodput> classes = goodput_of(record);
    Goodput all;
    for (std::size_t c = 0; c < classes.size(); ++c) {
        all.offered += classes[c].offered;
        all.good += classes[c].good;
        ClassFigures& one = figures.by_class[c];
        one.goodput_known = classes[c].offered > 0;
        one.goodput = exactly(share_of(classes[c].good, classes[c].offered));
    }
    figures.goodput_known = all.offered > 0;
    figures.goodput = exactly(share_of(all.good, all.offered));
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
    note_goodput(record, figures);
    figures.by_engine = figures_by_engine(record);
    figures.by_replica = figures_by_replica(record);
    figures.clients = client_figures(record);
    figures.gateways = gateway_figures(record);
    figures.kv_links = kv_link_figures(record);
    figures.marks = record.marks;
    figures.steady_state = steady_state_of(record);
    if (figures.steady_state.transient) {
        figures.trajectory = trajectory_of(record, trajectory_width(record.window_end));
    }
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
