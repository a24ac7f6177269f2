// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum import … --scenario`: a project from what people have (evidence/launch/from_files.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

struct ImportScenarioOptions {
    bool scenario = false; // --scenario was given: nothing of this counts without it
    std::vector<std::string> files;
    std::string command; // a launch line
    std::string rate;    // "12 /s", or a plain number of requests a second
    std::string trace;
    std::string prompt_histogram;
    std::string output_histogram;
    std::string buckets; // "per-bucket", "cumulative"; empty: told by the counts
    std::optional<double> hit_ratio;
    std::string gpu;
    std::string title;
    std::string to; // the project file; empty: to standard output
    bool json = false;
};

// The options of it, without the files and --json, which `import` has anyway.
void addScenarioOptions(CLI::App& import, ImportScenarioOptions& options);

int importScenario(const ImportScenarioOptions& options);

} // namespace fulcrum::app::cli
