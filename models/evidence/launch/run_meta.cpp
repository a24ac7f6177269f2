// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/run_meta.h"

#include "catalog/names.h"
#include "evidence/json_text.h"

#include <algorithm>

namespace fulcrum::evidence::launch
{

namespace
{

// As a flag's value would be written; "" for what none can be.
std::string value_text(const Json& value)
{
    if (value.is_string()) return value.get<std::string>();
    if (value.is_null()) return {};
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void flags_of(const Json& kwargs, LaunchFacts& facts, Redactor& redactor)
{
    for (const auto& [key, value] : kwargs.items()) {
        if (value.is_null() || value == Json(false)) continue; // what was not given
        Flag flag;
        flag.name = "--" + key;
        std::replace(flag.name.begin(), flag.name.end(), '_', '-');
        flag.written = flag.name;
        flag.has_value = !value.is_boolean();
        if (flag.has_value) flag.value = redactor.value(key, value_text(value));
        facts.flags.push_back(std::move(flag));
    }
}

void facts_of(const Json& part, const std::string& where, LaunchFacts& facts, Redactor& redactor)
{
    for (const auto& [key, value] : part.items()) {
        if (value.is_null() || value.is_object()) continue;
        std::string text = value_text(value);
        if (!text.empty() && text.size() < 4000)
            facts.facts.push_back({key, redactor.value(key, text), where});
    }
}

} // namespace

Result<LaunchFacts> read_run_meta(std::string_view text, const std::string& file, Redactor& redactor)
{
    const auto json = parse_json(text, file);
    if (!json) return json.errors();
    const Json* kwargs = member(*json, "engine_kwargs");
    if (kwargs == nullptr || !kwargs->is_object())
        return Error{.message = "it says nothing of an engine's flags",
                     .hint = "a measured run's meta.json has \"vllm_version\" and \"engine_kwargs\"",
                     .file = file};
    LaunchFacts facts;
    facts.source = file;
    facts.engine = "vllm";
    facts.version = text_at(*json, "vllm_version");
    facts.model = redactor.text(text_at(*json, "model"));
    flags_of(*kwargs, facts, redactor);
    for (const char* part : {"scheduler_config", "cache_config", "compilation_config"})
        if (const Json* resolved = member(*json, "resolved_config", part); resolved && resolved->is_object())
            facts_of(*resolved, std::string("meta.json, ") + part, facts, redactor);
    if (const Json* cache = member(*json, "kv_cache"); cache && cache->is_object())
        facts_of(*cache, "meta.json, kv_cache", facts, redactor);
    if (const Json* hardware = member(*json, "hardware"))
        facts.container.accelerator = text_at(*hardware, "device_name");
    return facts;
}

void add_facts(LaunchFacts& facts, const std::vector<Fact>& more)
{
    for (const Fact& fact : more) {
        if (fact.key == "engine") {
            if (facts.engine.empty()) facts.engine = fact.value;
        } else if (fact.key == "engine_version") {
            facts.version = fact.value; // what ran says more than an image's tag
        } else if (fact.key == "model" && facts.model.empty()) {
            facts.model = fact.value;
        }
        facts.facts.push_back(fact);
    }
}

} // namespace fulcrum::evidence::launch
