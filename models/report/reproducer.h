// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest load that shows a fault, as lines of load generators, with what to expect with and without
// the fix.
#pragma once

#include "base/interval.h"
#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::report
{

// What is to be shown: the figure of one scenario against that of another.
struct FaultPair {
    std::string with_fault; // names of scenarios
    std::string with_fix;
    std::string metric; // "itl_s.p99"
    std::string of_class;
    std::string why; // this pair, as a clause
};

struct ReproducerLines {
    std::string tool; // "vllm bench serve", "GuideLLM", "curl"
    std::vector<std::string> lines;
};

struct Reproducer {
    FaultPair pair;
    double share = 1; // of the scenario's rates
    std::int64_t requests = 0;
    std::uint64_t seed = 1;
    int replications = 1;
    Interval fault, fixed; // the figure at that load; 95 % over replications
    std::string fault_fingerprint, fixed_fingerprint;
    std::vector<std::string> changes; // what the fix changes: "engine: max_num_batched_tokens 16384 → 1024"
    std::vector<std::string> serve;   // flags with the fault, then with the fix, where it is flags alone
    std::vector<ReproducerLines> tools;
    std::vector<std::string> limits; // what these lines do not repeat, as sentences
};

struct ReproducerOptions {
    int replications = 2;
    std::uint64_t seed = 1;
    int threads = 0;
    std::int64_t most_requests = 3000;
    std::stop_token stop{};
};

// Tries an eighth, a quarter and a half of the load before the whole; the first at which at least half of the
// effect, on a logarithmic scale, is left is taken. nullopt: the pair's scenarios have no synthetic workload,
// or the figure does not differ by half. Fails as a study does.
Result<std::optional<Reproducer>> find_reproducer(const scenario::Project& project, const FaultPair& pair,
                                                  const cluster::Kinds& kinds,
                                                  const ReproducerOptions& options);

// The lines for one scenario at a share of its load. `requests` over all workloads.
std::vector<ReproducerLines> load_lines(const scenario::Scenario& scenario, double share,
                                        std::int64_t requests, std::uint64_t seed,
                                        std::vector<std::string>& limits);

// What differs between two scenarios with the same nodes, a node and key a line.
std::vector<std::string> differences(const scenario::Scenario& before, const scenario::Scenario& after);

} // namespace fulcrum::report
