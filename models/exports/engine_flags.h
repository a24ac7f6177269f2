// SPDX-License-Identifier: GPL-3.0-or-later
// The launch line of an engine node: the catalogue of flags that import reads, backwards.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <string>
#include <vector>

namespace fulcrum::exports
{

struct LaunchLine {
    std::string node;
    std::string engine;             // "vllm" or "sglang"
    std::string version;            // whose flags these are: "0.19"
    std::string command;            // "vllm serve meta-llama/Llama-3.1-8B --max-num-seqs 256"
    std::vector<std::string> words; // the same before quoting
    std::int64_t replicas = 1;
    std::vector<std::string> notes; // what no flag can say, or what to mind, as sentences
};

// Of every engine node, in their order: what the scenario sets; what it leaves to the engine's defaults is
// left to the engine. Fails for engines other than vLLM V1 and SGLang, and where there is no engine.
Result<std::vector<LaunchLine>> launch_lines(const scenario::Scenario& scenario,
                                             const scenario::NodeTypes& types);

// What differs: "--max-num-seqs 64 -> 256", "+ --enforce-eager", "- --enforce-eager".
std::vector<std::string> changed_flags(const LaunchLine& before, const LaunchLine& after);

// The scenario with a lever of the project or of the catalogue pulled: the scenario that it names, or its
// edits on `base`. Fails where it can not be played.
Result<scenario::Scenario> with_lever(const scenario::Project& project, const scenario::Scenario& base,
                                      const std::string& lever, const scenario::NodeTypes& types);

} // namespace fulcrum::exports
