// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/flag_catalogue.h"

#include "catalog/names.h"
#include "catalog/toml_table.h"

#include <toml++/toml.h>

#include <algorithm>
#include <stdexcept>

namespace fulcrum::data
{
extern const std::string_view launch_flags_toml;
}

namespace fulcrum::evidence::launch
{

namespace
{

struct Variables {
    std::vector<std::pair<std::string, EffectText>> patterns; // the first that fits counts
};

struct Catalogue {
    std::vector<EngineFlags> engines;
    Variables variables;
};

std::vector<std::string> texts(const toml::table& table, std::string_view key)
{
    std::vector<std::string> all;
    if (const toml::array* list = table[key].as_array())
        for (const toml::node& each : *list)
            all.push_back(each.value_or<std::string>(""));
    return all;
}

EngineFlags read_engine(const toml::table& table)
{
    EngineFlags engine;
    engine.id = table["id"].value_or<std::string>("");
    engine.title = table["title"].value_or<std::string>("");
    engine.images = texts(table, "images");
    for (std::string& each : texts(table, "switches"))
        engine.switches.insert(std::move(each));
    for (std::string& each : texts(table, "lists"))
        engine.lists.insert(std::move(each));
    for (std::string& each : texts(table, "harmless"))
        engine.effects[std::move(each)] = {Effect::Harmless, ""};
    if (const toml::table* aliases = table["aliases"].as_table())
        for (const auto& [key, value] : *aliases)
            engine.aliases[std::string(key.str())] = value.value_or<std::string>("");
    if (const toml::array* groups = table["ignored"].as_array()) {
        for (const toml::node& node : *groups) {
            const toml::table& group = *node.as_table();
            for (std::string& each : texts(group, "flags"))
                engine.effects[std::move(each)] = {Effect::Ignored, group["why"].value_or<std::string>("")};
        }
    }
    return engine;
}

Variables read_variables(const toml::table& table)
{
    Variables variables;
    for (std::string& each : texts(table, "harmless"))
        variables.patterns.emplace_back(std::move(each), EffectText{Effect::Harmless, ""});
    if (const toml::array* groups = table["ignored"].as_array()) {
        for (const toml::node& node : *groups) {
            const toml::table& group = *node.as_table();
            const std::string why = group["why"].value_or<std::string>("");
            for (std::string& each : texts(group, "names"))
                variables.patterns.emplace_back(std::move(each), EffectText{Effect::Ignored, why});
        }
    }
    return variables;
}

const Catalogue& catalogue()
{
    static const Catalogue read = [] {
        const toml::table root = toml::parse(data::launch_flags_toml);
        Catalogue all;
        for (const toml::node& node : *root["engine"].as_array())
            all.engines.push_back(read_engine(*node.as_table()));
        all.variables = read_variables(*root["environment"].as_table());
        return all;
    }();
    return read;
}

bool fits(std::string_view pattern, std::string_view name)
{
    if (!pattern.ends_with('*')) return pattern == name;
    return name.starts_with(pattern.substr(0, pattern.size() - 1));
}

} // namespace

std::string EngineFlags::name_of(std::string_view written) const
{
    std::string name(written);
    std::replace(name.begin(), name.end(), '_', '-');
    const auto alias = aliases.find(name);
    return alias == aliases.end() ? name : alias->second;
}

EffectText EngineFlags::effect_of(std::string_view name) const
{
    const auto found = effects.find(name);
    return found == effects.end() ? EffectText{} : found->second;
}

const std::vector<EngineFlags>& engine_flags()
{
    return catalogue().engines;
}

const EngineFlags* find_engine_flags(std::string_view engine)
{
    for (const EngineFlags& each : engine_flags())
        if (each.id == engine) return &each;
    return nullptr;
}

const EngineFlags* engine_of_image(std::string_view image)
{
    std::string name = catalog::lower(image.substr(0, image.find('@')));
    const std::size_t slash = name.rfind('/');
    const std::size_t colon = name.find(':', slash == std::string::npos ? 0 : slash);
    name = name.substr(0, colon);
    for (const EngineFlags& each : engine_flags()) {
        for (const std::string& known : each.images) {
            const std::size_t at = name.rfind(known);
            if (at == std::string::npos) continue;
            // "vllm" as a whole word, so that "my-vllm-openai" is one and "vllmish" is not
            const std::size_t end = at + known.size();
            const bool begins = at == 0 || name[at - 1] == '/' || name[at - 1] == '-';
            if (begins && (end == name.size() || name[end] == '-' || name[end] == '/')) return &each;
        }
    }
    return nullptr;
}

EffectText effect_of_variable(std::string_view name)
{
    for (const auto& [pattern, effect] : catalogue().variables.patterns)
        if (fits(pattern, name)) return effect;
    return {};
}

} // namespace fulcrum::evidence::launch
