// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of engines' flags and variables beyond the parameters of the plugins: data/flags.toml.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

enum class Effect {
    Unknown,  // in no list: it may matter
    Harmless, // changes nothing that is simulated
    Ignored,  // matters, but is not simulated
};

struct EffectText {
    Effect effect = Effect::Unknown;
    std::string why; // Ignored: as a part of a sentence
};

struct EngineFlags {
    std::string id;    // "vllm"
    std::string title; // "vLLM"
    std::vector<std::string> images;
    std::set<std::string, std::less<>> switches;
    std::set<std::string, std::less<>> lists;
    std::map<std::string, std::string, std::less<>> aliases;
    std::map<std::string, EffectText, std::less<>> effects;

    // With dashes for underscores and today's name: "--max_num_seqs" -> "--max-num-seqs", "-tp" ->
    // "--tensor-parallel-size".
    std::string name_of(std::string_view written) const;
    EffectText effect_of(std::string_view name) const;
};

const std::vector<EngineFlags>& engine_flags();
const EngineFlags* find_engine_flags(std::string_view engine); // nullptr: not known

// The engine whose image this is, by its name without registry and tag: "registry.local/vllm-openai:v0.11".
const EngineFlags* engine_of_image(std::string_view image);

EffectText effect_of_variable(std::string_view name);

} // namespace fulcrum::evidence::launch
