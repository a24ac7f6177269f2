// SPDX-License-Identifier: GPL-3.0-or-later
// What replicas did, of one engine node or of all.
#pragma once

#include "cluster/record.h"
#include "study/figures.h"

#include <optional>
#include <span>
#include <vector>

namespace fulcrum::study
{

// What one run gives has no uncertainty of its own.
constexpr Interval exactly(double value)
{
    return {value, value, value};
}

// A part of a whole; 0 of nothing.
constexpr double share_of(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

// Sums and means over replicas, within the measured window.
struct ReplicaUse {
    double output_token_rate = 0; // a second
    double occupancy = 0;         // live running requests / running cap, mean over steps
    double utilisation = 0;       // share of time with a step under way, mean over replicas
    double kv_usage_mean = 0;     // allocated / total blocks, mean over time and replicas
    double kv_usage_max = 0;      // of the fullest
    double prefix_hit_ratio = 0;
    double throttled_share = 0;          // of the periods of a CPU limit: host work had to wait
    double down_share = 0;               // of the window
    std::optional<double> graph_share{}; // of the steps that only decode: from a captured CUDA graph
    double completed = 0, preemptions = 0, crashes = 0, lost_tokens = 0;
    double price_usd_per_hour = 0; // of all of them
    double gpu_seconds_prefill = 0, gpu_seconds_decode = 0, gpu_seconds_idle = 0;
};
ReplicaUse use_of(const cluster::RunRecord& record, std::span<const cluster::ReplicaRecord* const> replicas);
ReplicaUse use_of_all(const cluster::RunRecord& record);

// The figures of each engine node in the order of the record, and of each replica.
std::vector<EngineFigures> figures_by_engine(const cluster::RunRecord& record);
std::vector<EngineFigures> figures_by_replica(const cluster::RunRecord& record);

} // namespace fulcrum::study
