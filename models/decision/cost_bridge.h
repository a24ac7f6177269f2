// SPDX-License-Identifier: GPL-3.0-or-later
// From the bill to the price of a token: what of it computes answers, and what it is otherwise spent on.
#pragma once

#include "cluster/kinds.h"
#include "decision/impact.h"
#include "decision/lever.h"
#include "scenario/project.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::decision
{

// A part of the bill. They add up to the whole.
struct CostTerm {
    std::string id; // "prefill", "decode", "recomputed_prefix", "occupancy", "spare_replicas", "idle_hours"
    std::string title;
    double usd_per_thousand_requests = 0;
    double share = 0; // of the bill
    std::string how;  // where it comes from, with its figures
};

// The same requests at a provider's prices. The share of input that is cheap there is what a prefix cache
// finds in this traffic.
struct Competitor {
    std::string name;
    double usd_per_thousand_requests = 0;
    double ratio = 0;                                              // own / theirs
    double input_tokens = 0, cached_tokens = 0, output_tokens = 0; // a request
};

// What a lever takes off the bill. GPUs are paid by the replica: what frees less than a whole one saves
// nothing.
struct CostSaving {
    std::size_t lever = 0;
    double replicas_before = 0;
    double replicas_needed = 0; // fewest that keep TTFT p99 and TPOT within 5 % of what they are
    int whole_replicas = 0;     // saved; below 0: more are needed
    double usd_per_week = 0;
    std::optional<double> payback_weeks{}; // until its effort is paid; nothing: it saves nothing
    std::string how;
};

struct CostBridge {
    std::string scenario;
    int replicas = 0, spare_replicas = 0, gpus = 0;
    double usd_per_hour = 0; // of all of them
    double usd_per_week = 0;
    double usd_per_thousand_requests = 0;
    double usd_per_million_output_tokens = 0;
    double usd_per_million_tokens = 0;          // of input and output together
    double input_tokens = 0, output_tokens = 0; // a request, means
    double occupancy = 0, utilisation = 0;
    std::vector<CostTerm> terms;
    std::optional<Competitor> competitor{};
    std::string no_competitor{}; // why there is none
    std::vector<CostSaving> savings;
};

// What was run for a bill, before anybody's prices: an edited price, or effort, runs nothing again.
struct CostRuns;

// Of a scenario of the project; "": the one that a cost lever is for, else the first that a lever is
// simulated on, else the first of all. Runs it without uncertain constants, and beside it with a prefix cache
// and with each of its levers. Fails where no price is known, and as a study does.
Result<std::shared_ptr<const CostRuns>> cost_runs(const scenario::Project& project,
                                                  const std::vector<Lever>& levers,
                                                  const std::string& scenario, const cluster::Kinds& kinds,
                                                  const ImpactOptions& options);
CostBridge cost_bridge(const CostRuns& runs, const scenario::DecisionSettings& settings,
                       const std::vector<Lever>& levers);

// Both.
Result<CostBridge> cost_bridge(const scenario::Project& project, const std::vector<Lever>& levers,
                               const std::string& scenario, const cluster::Kinds& kinds,
                               const ImpactOptions& options);

} // namespace fulcrum::decision
