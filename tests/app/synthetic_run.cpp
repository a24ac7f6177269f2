// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/synthetic_run.h"

#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::test
{

namespace
{

using cluster::RunRecord;

constexpr double kPool = 8000;

cluster::ReplicaRecord replica_of(const RunShape& shape, int number)
{
    cluster::ReplicaRecord replica;
    replica.node = "engine";
    replica.total_blocks = static_cast<std::int64_t>(kPool);
    replica.running_cap = 256;
    RandomStream random(7, 100, static_cast<std::uint64_t>(number));
    double waiting = 0;
    TimeNs at = 0;
    while (to_seconds(at) < shape.seconds) {
        const double t = to_seconds(at);
        const double wave = 1 + 0.5 * std::sin(t / 37 + number) + 0.3 * std::sin(t / 9.1);
        const double filling = 1 - std::exp(-t / 20);
        const double running = std::max(0.0, 90 * shape.load * wave * filling + 6 * random.normal());
        waiting = std::max(0.0, 0.98 * waiting + 0.6 * (running - 120) / 10 + 0.2 * random.normal());
        const double prefill = random.uniform() < 0.15 ? 2048 * random.uniform() : 0;
        const double step_ms = 8 + 0.12 * running + 0.02 * prefill;
        const double live = std::min(kPool, 45 * running);
        const cluster::Timeline::Sample sample = {std::lround(running),
                                                  std::lround(waiting),
                                                  std::lround(std::min(kPool, live * 1.2)),
                                                  std::lround(live),
                                                  std::lround(running + prefill),
                                                  std::lround(1000 * step_ms),
                                                  std::lround(200 * waiting)};
        const TimeNs next = at + from_seconds(step_ms * 1e-3);
        replica.timeline.add(at, next, sample);
        at = next;
    }
    return replica;
}

std::shared_ptr<const RunRecord> record_of(const RunShape& shape)
{
    auto record = std::make_shared<RunRecord>();
    record->seed = 1;
    record->warm_up = from_seconds(60);
    record->window_end = from_seconds(0.95 * shape.seconds);
    record->end = from_seconds(shape.seconds);
    record->classes = {"chat", "rag"};
    record->gaps.resize(2);
    for (int i = 0; i < shape.replicas; ++i)
        record->replicas.push_back(replica_of(shape, i));
    RandomStream random(7, 1, 0);
    for (int i = 0; i < 8000; ++i) {
        cluster::RequestTimes request;
        request.class_index = random.uniform() < 0.15 ? 1 : 0;
        request.arrival = from_seconds(0.95 * shape.seconds * i / 8000);
        const double queue = random.uniform() < 0.7 ? 0 : 0.8 * shape.load * random.exponential();
        const double prefill = (request.class_index == 1 ? 0.4 : 0.1) * std::exp(0.4 * random.normal());
        request.output_tokens = 1 + static_cast<int>(220 * random.exponential());
        const double gap = 0.02 * std::exp(0.15 * random.normal());
        request.scheduled = request.arrival + from_seconds(queue);
        request.first_token = request.scheduled + from_seconds(prefill);
        request.last_token = request.first_token + from_seconds(gap * (request.output_tokens - 1));
        request.outcome = engine::Outcome::Completed;
        record->requests.push_back(request);
        for (int token = 1; token < request.output_tokens; token += 8)
            record->gaps[request.class_index].add(
                from_seconds(random.uniform() < 0.02 ? 0.3 * random.exponential() : gap), 8);
    }
    return record;
}

// Replications differ by a few per cent, which is what intervals come from.
study::ScenarioFigures varied(study::ScenarioFigures figures, double by)
{
    const auto scale = [&](study::Latencies& latencies) {
        for (study::Distribution* one : {&latencies.ttft_s, &latencies.tpot_s, &latencies.itl_s,
                                         &latencies.queue_s, &latencies.prefill_s, &latencies.e2e_s})
            for (study::Figure* figure : {&one->mean, &one->p50, &one->p90, &one->p95, &one->p99, &one->max})
                figure->interval.value *= by;
    };
    scale(figures.latencies);
    for (study::ClassFigures& one : figures.by_class)
        scale(one.latencies);
    return figures;
}

} // namespace

study::ScenarioResult synthetic_result(const RunShape& shape)
{
    study::ScenarioResult result;
    result.first = record_of(shape);
    const study::ScenarioFigures first = study::figures_of(*result.first);
    std::vector<study::ScenarioFigures> all;
    for (int i = 0; i < shape.replications; ++i)
        all.push_back(varied(first, 1 + 0.03 * i));
    result.figures = study::combine(all);
    result.figures.name = shape.name;
    result.figures.title = shape.title;
    result.figures.occupancy = {0.35 * shape.load, 0.35 * shape.load, 0.35 * shape.load};
    result.figures.kv_usage_mean = {0.41 * shape.load, 0.40 * shape.load, 0.42 * shape.load};
    result.figures.output_token_rate = {3400 * shape.load, 3400 * shape.load, 3400 * shape.load};
    result.figures.cost_known = true;
    result.figures.cost_usd_per_million_output_tokens = {0.42 / shape.load, 0.30 / shape.load,
                                                         0.55 / shape.load};
    if (result.figures.trust.empty()) result.figures.trust = "uncalibrated";
    result.replications = shape.replications;
    return result;
}

} // namespace fulcrum::test
