// SPDX-License-Identifier: GPL-3.0-or-later
// What the program does without a window. Each command writes its answer to standard output, as text or as
// one JSON object, faults to standard error, and returns the exit code. A QCoreApplication must exist.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::app::cli
{

enum ExitCode { kDone = 0, kCheckFailed = 1, kBadInput = 2 };

struct SimulateOptions {
    std::string project;
    std::vector<std::string> scenarios; // empty: all
    std::optional<int> replications;    // instead of the project's
    std::optional<std::uint64_t> seed;
    int threads = 0; // 0: one a core
    bool json = false;
    bool progress = false;
};
int simulate(const SimulateOptions& options);

struct CheckOptions {
    std::string project;
    bool json = false;
};
int check(const CheckOptions& options);

struct PlanOptions {
    std::string model;
    std::string gpu;
    std::int64_t context = 32768;      // tokens of the longest request
    std::int64_t mean_context = 4096;  // tokens of a usual one
    std::optional<double> utilisation; // share of the memory; without one both engine defaults are shown
    std::string weights = "bf16";
    std::string kv_cache = "bf16";
    int tensor_parallel = 1;
    bool json = false;
};
int plan(const PlanOptions& options);

struct SpeculateOptions {
    double alpha = 0.6;
    int drafts = 4;
    bool json = false;
};
int speculate(const SpeculateOptions& options);

struct PluginsOptions {
    bool json = false;
};
int plugins(const PluginsOptions& options);

struct ReferenceOptions {
    bool json = false;
};
int reference(const ReferenceOptions& options);

} // namespace fulcrum::app::cli
