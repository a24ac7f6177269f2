// SPDX-License-Identifier: GPL-3.0-or-later
// From what people have to a project that runs: how the engine was started, and what is known of its load.
#pragma once

#include "cluster/kinds.h"
#include "evidence/launch/launch_facts.h"
#include "evidence/launch/lengths.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::evidence::launch
{

// Nobody keeps traces of production: often only a rate is known. Rate and trace are of all replicas together.
struct Load {
    std::string trace;          // path of a trace, which is replayed; "" for none
    std::optional<double> rate; // requests a second
    std::optional<scenario::Buckets> prompt;
    std::optional<scenario::Buckets> output;
    std::optional<double> hit_ratio; // of the prefix cache, tokens hit over tokens looked up, 0 to 1
};

struct BuildOptions {
    std::string title;
    std::string gpu;    // a device of the catalogue, instead of what the facts say
    std::string config; // path of a config.json, instead of the model's name
};

struct Built {
    std::string toml;                    // a project that runs as it is
    std::vector<std::string> taken_over; // "--max-num-seqs: engine.max_num_seqs = 256"
    std::vector<std::string>
        not_taken_over;                   // with the reason; what matters of it lowers the trust of results
    std::vector<std::string> assumptions; // what nobody said, with its range where it has one
    std::vector<std::string> warnings;
    std::vector<std::string> redacted;
};

// The first scenario, "deployed", is what is there. Where arrivals, lengths or shared prefixes are not known
// further scenarios hold the other ends of their ranges, so that a run shows what depends on them. Fails
// where the engine, the model or the GPU is not known, or the load is missing, with what to give.
Result<Built> build_scenario(const LaunchFacts& facts, const Load& load, const BuildOptions& options,
                             const cluster::Kinds& kinds);

} // namespace fulcrum::evidence::launch
