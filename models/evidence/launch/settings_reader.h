// SPDX-License-Identifier: GPL-3.0-or-later
// How flags become parameters. Not for use outside this folder. Include in .cpp files only.
#pragma once

#include "evidence/json_text.h"
#include "evidence/launch/engine_settings.h"
#include "evidence/launch/names.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

class SettingsReader
{
public:
    SettingsReader(const LaunchFacts& facts, const scenario::NodeTypes& types, const std::string& config)
        : facts_(facts), types_(types), config_(config)
    {
    }

    Result<EngineSettings> read();

private:
    Result<bool> choose_kind();
    Result<bool> set_model();
    void set_version();
    void flag(const Flag& flag);
    void generic(const Flag& flag, const ParameterDescription& description);
    void from_facts();
    void kv_blocks_from_facts();
    void weights_of_model();
    void variable(const Variable& variable);

    // special_flags.cpp: flags whose values are not those of one parameter. False: the flag is none of them.
    bool special(const Flag& flag);
    bool special_of_sglang(const Flag& flag);
    void quantization(const Flag& flag);
    void kv_cache(const Flag& flag);
    void speculation(const Flag& flag);
    void draft_model(const std::string& name, const std::string& from);
    void compilation(const Flag& flag);
    void compilation_member(const Flag& flag, const std::string& key, const Json& value);
    void data_parallel(const Flag& flag);
    void integer(const Flag& flag, const std::string& key);
    void off(const Flag& flag, const std::string& key);

    const ParameterDescription* with_key(std::string_view key) const;
    const ParameterDescription* with_flag(std::string_view name) const;
    // False where the plugin has no such parameter or refuses the value.
    bool set(const std::string& key, Value value, const std::string& from);
    void ignore(const std::string& name, const std::string& what, const std::string& why);
    std::int64_t block_tokens() const;

    const LaunchFacts& facts_;
    const scenario::NodeTypes& types_;
    const std::string& config_;
    const scenario::NodeType* type_ = nullptr;
    ModelName model_;
    EngineSettings out_;
};

std::string shown(const Flag& flag);                   // "--max-num-seqs 256", not too long
std::vector<double> numbers_of(std::string_view text); // "[1, 2,4]" -> 1 2 4

} // namespace fulcrum::evidence::launch
