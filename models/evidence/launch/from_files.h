// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario from files as people have them, each told by its content.
#pragma once

#include "evidence/launch/build_scenario.h"
#include "evidence/redaction.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::evidence::launch
{

struct Given {
    // Manifests, scripts with a launch line, start-up logs, config.json, meta.json, traces, or the folder of
    // a measured run with meta.json and requests.jsonl. Later ones add to what the first ones say.
    std::vector<std::string> files;
    std::string command; // a launch line itself
    std::string trace;   // paths
    std::string prompt_histogram;
    std::string output_histogram;
    CountsOf counts = CountsOf::Told; // of both histograms
    std::optional<double> rate;       // requests a second, of all replicas
    std::optional<double> hit_ratio;
    std::string gpu;
    std::string title;
    std::string folder; // where the project will be saved: paths below it are written relative to it
};

// Fails with the faults of all files, or with what is still needed.
Result<Built> scenario_from(const Given& given, const cluster::Kinds& kinds);

// What the files say of how the engine was started, with a trace among them, and the path of a config.json.
struct GivenFacts {
    LaunchFacts facts;
    std::string trace;
    std::string config;
    std::vector<std::string> notes; // of the files, as sentences
};
Result<GivenFacts> facts_from(const std::vector<std::string>& files, const std::string& command,
                              Redactor& redactor);

} // namespace fulcrum::evidence::launch
