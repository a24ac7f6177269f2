// SPDX-License-Identifier: GPL-3.0-or-later
// From flags to the parameters of an engine node. A default is never filled in: it is the plugin's to know.
#pragma once

#include "base/parameters.h"
#include "evidence/launch/launch_facts.h"
#include "scenario/project.h"

#include <string>
#include <vector>

namespace fulcrum::evidence::launch
{

struct Setting {
    std::string key; // of the plugin's parameters
    Value value;
    std::string from; // "--max-num-seqs", "log line 12", "the model's name"
};

struct EngineSettings {
    std::string plugin;            // "vllm"
    std::string title;             // "vLLM V1"
    std::vector<Setting> settings; // in the order of the text, each key once
    std::int64_t copies = 1;       // engines of one container that share its traffic (data parallel)
    std::vector<std::string> not_taken_over; // as sentences with the reason
    std::vector<std::string> ignored;        // names of what may matter and is not simulated
    std::vector<std::string> assumptions;    // as sentences

    const Setting* find(std::string_view key) const;
};

// `config`: the path of a config.json, instead of the model's name; "" for none. Fails where the engine or
// the model is not known.
Result<EngineSettings> engine_settings(const LaunchFacts& facts, const scenario::NodeTypes& types,
                                       const std::string& config);

} // namespace fulcrum::evidence::launch
