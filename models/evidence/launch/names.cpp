// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/names.h"

#include "base/wording.h"
#include "catalog/names.h"

#include <toml++/toml.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace fulcrum::data
{
extern const std::string_view launch_accelerators_toml;
}

namespace fulcrum::evidence::launch
{

namespace
{

// Lower case, with dashes for spaces and underscores.
std::string plain(std::string_view name)
{
    std::string text = catalog::lower(name);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    return text;
}

const std::vector<std::pair<std::string, std::string>>& labels()
{
    static const std::vector<std::pair<std::string, std::string>> read = [] {
        std::vector<std::pair<std::string, std::string>> all;
        const toml::table root = toml::parse(data::launch_accelerators_toml);
        for (const auto& [name, device] : *root["names"].as_table())
            all.emplace_back(plain(name.str()), device.value_or<std::string>(""));
        return all;
    }();
    return read;
}

// One star may stand for anything.
bool model_fits(std::string_view pattern, std::string_view name)
{
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == name;
    return name.size() + 1 >= pattern.size() && name.starts_with(pattern.substr(0, star)) &&
           name.ends_with(pattern.substr(star + 1));
}

const catalog::ModelGeometry* by_last_part(std::string_view name)
{
    const std::string wanted = catalog::lower(last_part(name));
    if (wanted.empty()) return nullptr;
    for (const catalog::ModelGeometry& model : catalog::models()) {
        if (catalog::lower(model.id) == wanted) return &model;
        for (const std::string& alias : model.aliases)
            if (catalog::lower(last_part(alias)) == wanted) return &model;
    }
    return nullptr;
}

struct Ending {
    std::string_view text;
    std::string_view weights;
};
// What publishers of quantised weights add to a model's name. int8 weights are closest to fp8.
constexpr Ending kEndings[] = {
    {"-fp8", "fp8"},    {"-fp8-dynamic", "fp8"}, {"-fp8-block", "fp8"}, {"-fp8-kv", "fp8"},
    {"-w8a8", "fp8"},   {"-int8", "fp8"},        {"-w8a16", "fp8"},     {"-quantized.w8a8", "fp8"},
    {"-awq", "int4"},   {"-gptq", "int4"},       {"-int4", "int4"},     {"-quantized.w4a16", "int4"},
    {"-w4a16", "int4"}, {"-bnb-4bit", "int4"},   {"-4bit", "int4"},     {"-nvfp4", "int4"},
    {"-fp4", "int4"},   {"-mxfp4", "int4"},      {"-bf16", ""},         {"-hf", ""},
};

} // namespace

const catalog::Device* device_of_label(std::string_view label)
{
    if (label.empty() || is_slice(label)) return nullptr;
    if (const catalog::Device* device = catalog::find_device(label)) return device;
    const std::string name = plain(label);
    for (const catalog::Device& device : catalog::devices())
        for (const std::string& alias : device.aliases)
            if (plain(alias) == name) return &device;
    for (const auto& [pattern, device] : labels())
        if (model_fits(pattern, name)) return catalog::find_device(device);
    return nullptr;
}

bool is_slice(std::string_view label)
{
    return plain(label).find("-mig-") != std::string::npos;
}

ModelName model_of_name(std::string_view name)
{
    if (const catalog::ModelGeometry* model = catalog::find_model(name)) return {model, ""};
    if (const catalog::ModelGeometry* model = by_last_part(name)) return {model, ""};
    std::string rest = catalog::lower(last_part(name));
    std::string weights;
    for (bool again = true; again;) {
        again = false;
        for (const Ending& ending : kEndings) {
            if (!rest.ends_with(ending.text)) continue;
            rest.resize(rest.size() - ending.text.size());
            if (!ending.weights.empty()) weights = ending.weights;
            again = true;
            break;
        }
    }
    return {by_last_part(rest), weights};
}

} // namespace fulcrum::evidence::launch
