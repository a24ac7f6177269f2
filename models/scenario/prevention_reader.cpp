// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/prevention_reader.h"

#include "scenario/table_reader.h"

#include <array>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 4> kPreventionLists = {"baseline", "canary", "metrics", "templates"};

} // namespace

std::vector<ParameterDescription> prevention_keys()
{
    return {{.key = "tokens",
             .label = "Tokens",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{1024},
             .minimum = 1,
             .maximum = 1e7,
             .help = "Among so many first tokens of a template nothing may change from request to request."}};
}

PreventionFiles read_prevention(const toml::table& root, Errors& errors)
{
    PreventionFiles files;
    const toml::table* table = table_named(root, "prevention", "[prevention]", errors);
    if (table == nullptr) return files;
    const Parameters keys = read_table(prevention_keys(), *table, kPreventionLists, errors);
    files.tokens = keys.integer("tokens");
    files.baseline = read_texts(*table, "baseline", errors);
    files.canary = read_texts(*table, "canary", errors);
    files.metrics = read_texts(*table, "metrics", errors);
    files.templates = read_texts(*table, "templates", errors);
    if (files.baseline.empty() != files.canary.empty())
        errors.push_back({"a canary gate needs files of both versions",
                          "give baseline and canary, or neither",
                          {},
                          value_position(*table, files.baseline.empty() ? "canary" : "baseline")});
    return files;
}

Result<PreventionFiles> read_prevention(std::string_view text, const std::string& file)
{
    const TomlText parsed = parse_toml(text);
    Errors errors = parsed.errors;
    PreventionFiles files;
    if (errors.empty()) files = read_prevention(parsed.root, errors);
    for (Error& error : errors)
        error.file = file;
    if (!errors.empty()) return errors;
    return files;
}

} // namespace fulcrum::scenario
