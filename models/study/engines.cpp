// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/engines.h"

#include "study/latencies.h"
#include "study/steady_state.h"

#include <algorithm>

namespace fulcrum::study
{

namespace
{

using cluster::ReplicaRecord;
using cluster::RequestTimes;
using cluster::RunRecord;

double kv_mean(const ReplicaRecord& replica, const RunRecord& record)
{
    const auto blocks = static_cast<double>(replica.total_blocks);
    return share_of(
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
    return share_of(most, static_cast<double>(replica.total_blocks));
}

struct Group {
    std::string name;
    std::vector<std::size_t> replicas; // numbers
};

// TTFT of the requests that were computed by one of the replicas.
Distribution ttft_of(const RunRecord& record, const Group& group)
{
    Sample sample;
    for (const RequestTimes& request : record.requests) {
        if (request.arrival < record.warm_up || request.scheduled == kNever) continue;
        if (std::ranges::find(group.replicas, request.replica) == group.replicas.end()) continue;
        if (request.first_at_client() != kNever)
            sample.known.push_back(static_cast<double>(request.first_at_client() - request.arrival));
        else if (request.outcome == engine::Outcome::InFlight)
            sample.at_least.push_back(static_cast<double>(record.end - request.arrival));
        else
            ++sample.never;
    }
    return distribution_of(sample, 1e-9, "computed");
}

EngineFigures figures_of_group(const RunRecord& record, const Group& group)
{
    std::vector<const ReplicaRecord*> replicas;
    for (const std::size_t number : group.replicas)
        replicas.push_back(&record.replicas[number]);
    const ReplicaUse use = use_of(record, replicas);
    EngineFigures figures;
    figures.name = group.name;
    figures.replicas = static_cast<double>(replicas.size());
    figures.completed = use.completed;
    figures.preemptions = use.preemptions;
    figures.crashes = use.crashes;
    figures.output_token_rate = exactly(use.output_token_rate);
    figures.occupancy = exactly(use.occupancy);
    figures.utilisation = exactly(use.utilisation);
    figures.kv_usage_mean = exactly(use.kv_usage_mean);
    figures.kv_usage_max = exactly(use.kv_usage_max);
    figures.prefix_hit_ratio = exactly(use.prefix_hit_ratio);
    figures.throttled_share = exactly(use.throttled_share);
    figures.down_share = exactly(use.down_share);
    figures.graph_share = exactly(use.graph_share.value_or(0));
    figures.graph_share_known = use.graph_share.has_value();
    figures.ttft_s = ttft_of(record, group);
    return figures;
}

std::vector<EngineFigures> figures_of_groups(const RunRecord& record, const std::vector<Group>& groups)
{
    std::vector<EngineFigures> figures;
    for (const Group& group : groups)
        figures.push_back(figures_of_group(record, group));
    return figures;
}

} // namespace

ReplicaUse use_of(const RunRecord& record, std::span<const ReplicaRecord* const> replicas)
{
    ReplicaUse use;
    const double window = to_seconds(record.window_end - record.warm_up);
    double live = 0, slots = 0, busy = 0, kv = 0, queries = 0, hits = 0, tokens = 0, periods = 0,
           throttled = 0, down = 0, graphs = 0, eager = 0;
    for (const ReplicaRecord* replica : replicas) {
        live += static_cast<double>(replica->live_slot_steps);
        slots += static_cast<double>(replica->steps) * static_cast<double>(replica->running_cap);
        busy += to_seconds(replica->busy);
        periods += static_cast<double>(replica->cpu_periods);
        throttled += static_cast<double>(replica->cpu_throttled_periods);
        down += to_seconds(replica->down);
        graphs += static_cast<double>(replica->graph_steps);
        eager += static_cast<double>(replica->eager_steps);
        kv += kv_mean(*replica, record);
        use.kv_usage_max = std::max(use.kv_usage_max, kv_max(*replica, record));
        queries += static_cast<double>(replica->prefix_queries);
        hits += static_cast<double>(replica->prefix_hits);
        tokens += static_cast<double>(replica->output_tokens);
        use.completed += static_cast<double>(replica->completed);
        use.preemptions += static_cast<double>(replica->preemptions);
        use.crashes += static_cast<double>(replica->crashes);
        use.lost_tokens += static_cast<double>(replica->lost_tokens);
        use.price_usd_per_hour += replica->price_usd_per_hour;
        const double prefill = to_seconds(replica->gpu_prefill);
        const double decode = to_seconds(replica->gpu_decode);
        use.gpu_seconds_prefill += replica->gpus * prefill;
        use.gpu_seconds_decode += replica->gpus * decode;
        use.gpu_seconds_idle += replica->gpus * std::max(0.0, window - prefill - decode);
    }
    const auto count = static_cast<double>(replicas.size());
    use.output_token_rate = share_of(tokens, window);
    use.occupancy = share_of(live, slots);
    use.utilisation = share_of(busy, window * count);
    use.kv_usage_mean = share_of(kv, count);
    use.prefix_hit_ratio = share_of(hits, queries);
    use.throttled_share = share_of(throttled, periods);
    use.down_share = share_of(down, window * count);
    if (graphs + eager > 0) use.graph_share = graphs / (graphs + eager);
    return use;
}

ReplicaUse use_of_all(const RunRecord& record)
{
    std::vector<const ReplicaRecord*> replicas;
    for (const ReplicaRecord& replica : record.replicas)
        replicas.push_back(&replica);
    return use_of(record, replicas);
}

std::vector<EngineFigures> figures_by_engine(const RunRecord& record)
{
    std::vector<Group> groups;
    for (std::size_t number = 0; number < record.replicas.size(); ++number) {
        const ReplicaRecord& replica = record.replicas[number];
        const std::string& name = replica.engine.empty() ? replica.node : replica.engine;
        auto known = std::ranges::find(groups, name, &Group::name);
        if (known == groups.end()) known = groups.insert(groups.end(), Group{name, {}});
        known->replicas.push_back(number);
    }
    return figures_of_groups(record, groups);
}

std::vector<EngineFigures> figures_by_replica(const RunRecord& record)
{
    std::vector<Group> groups;
    for (std::size_t number = 0; number < record.replicas.size(); ++number)
        groups.push_back({record.replicas[number].node, {number}});
    return figures_of_groups(record, groups);
}

} // namespace fulcrum::study
