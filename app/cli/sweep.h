// SPDX-License-Identifier: GPL-3.0-or-later
// Many runs of one scenario: grids of parameters, and how much load fits (models/study).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

struct SweepCommand {
    std::string project, scenario;
    std::vector<std::string> vary; // node.parameter=a,b,c
    std::vector<std::string> metrics;
    std::string shard;
    std::optional<int> replications;
    std::optional<std::uint64_t> seed;
    int threads = 0;
    bool progress = false;
    bool csv = false;
    bool json = false;
};
void addSweepOptions(CLI::App& sub, SweepCommand& command);
int sweep(const SweepCommand& command);

struct CapacityCommand {
    std::string project, scenario;
    std::vector<std::string> objectives; // ttft_s.p99<=1.5
    std::vector<std::string> workloads;
    double tolerance = 0.02;
    std::optional<int> replications;
    std::optional<std::uint64_t> seed;
    int threads = 0;
    bool progress = false;
    bool json = false;
};
void addCapacityOptions(CLI::App& sub, CapacityCommand& command);
int capacity(const CapacityCommand& command);

} // namespace fulcrum::app::cli
