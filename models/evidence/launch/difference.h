// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two launches, with the defaults of their versions resolved.
#pragma once

#include "cluster/kinds.h"
#include "evidence/launch/launch_facts.h"

#include <string>
#include <vector>

namespace fulcrum::evidence::launch
{

enum class Reach {
    Modelled, // a parameter of a node: it can be simulated alone
    Suspect,  // may matter and cannot be simulated: it stays named
    Harmless, // changes nothing that is simulated or suspected: a port, a log level
};

struct Difference {
    std::string name{};   // "--max-num-seqs", "VLLM_ATTENTION_BACKEND", "CPU limit", "image"
    std::string before{}; // for people; "" where it is not set
    std::string after{};
    Reach reach = Reach::Suspect;
    bool by_default = false; // neither launch sets it: the default of the version or the GPU changed
    std::string why{};       // Suspect: why it cannot be simulated

    // Modelled: the edit that makes it, of the nodes "engine" and "gpu" of build_scenario(). Values as TOML;
    // "" is the plugin's default.
    std::string node{};
    std::string key{};
    std::string value_before{};
    std::string value_after{};
};

struct Comparison {
    std::vector<Difference> differences;   // modelled ones first, then suspects, then harmless ones
    std::vector<std::string> consequences; // what follows from them: "KV pool: 28,500 to 24,100 blocks"
    std::vector<std::string> assumptions;
    std::vector<std::string> warnings;
};

// Fails where one of them names no engine, model or GPU that is known. `gpu` and `config` stand for what the
// launches do not say, as in BuildOptions.
Result<Comparison> compare(const LaunchFacts& before, const LaunchFacts& after, const std::string& gpu,
                           const std::string& config, const cluster::Kinds& kinds);

} // namespace fulcrum::evidence::launch
