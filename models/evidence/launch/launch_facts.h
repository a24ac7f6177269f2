// SPDX-License-Identifier: GPL-3.0-or-later
// How an engine was started, as a launch line or a manifest says it. Only what is written: no defaults.
#pragma once

#include "base/result.h"
#include "evidence/imported.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

struct Flag {
    std::string name;    // as the engine spells it today: "--tensor-parallel-size"
    std::string written; // as it stands there: "-tp"
    std::string value;   // "" where it takes none; a list's values are separated by spaces
    std::string member;  // of a dotted one, "--speculative-config.method": "method"
    bool has_value = false;
    bool negated = false; // --no-enable-prefix-caching
    Position at;
};

struct Variable {
    std::string name;
    std::string value; // "<redacted>" where it was a secret
    std::string
        from; // where its value is kept, which was not read: "secret hf-secret"; "" where it is written
    Position at;
};

struct Probe {
    std::string kind;           // "liveness", "readiness", "startup"
    double initial_delay_s = 0; // Kubernetes' defaults where it does not say
    double period_s = 10;
    double timeout_s = 1;
    std::int64_t failures = 3;
};

// The container and the machine it runs on.
struct Container {
    std::string object; // "Deployment", "docker run"
    std::string image;  // without a registry of one's own
    std::optional<std::int64_t> replicas;
    std::optional<double> cpu_limit;    // cores
    std::optional<double> cpu_request;  // cores
    std::optional<double> memory_limit; // bytes
    std::optional<std::int64_t> gpus;   // of one replica
    std::string accelerator;            // as the label says: "NVIDIA-H100-80GB-HBM3"
    std::string strategy;               // "RollingUpdate", "Recreate"
    std::string max_unavailable;        // "25%", "1"
    std::string max_surge;
    std::vector<Probe> probes;
    std::optional<double> grace_s; // terminationGracePeriodSeconds
};

struct LaunchFacts {
    std::string engine;  // "vllm", "sglang", "trtllm"
    std::string version; // "0.11.0"; "" where nothing says it
    std::string model;   // as written
    std::vector<Flag> flags;
    std::vector<Variable> environment;
    Container container;
    std::vector<Fact> facts;           // what start-up logs and a run's meta.json say
    std::vector<std::string> warnings; // what a user should know and do, as sentences
    std::vector<std::string> redacted; // what was replaced, as sentences
    std::string source;                // "command line", "deploy.yaml, Deployment"

    // The last one of that name, which is the one that counts; nullptr: not given.
    const Flag* find(std::string_view name) const;
    const Variable* variable(std::string_view name) const;
    const Fact* fact(std::string_view key) const;
};

} // namespace fulcrum::evidence::launch
