// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_text.h"

#include <CLI/CLI.hpp>

namespace fulcrum::app::cli
{

namespace
{

// CLI11 gives "TEXT:{bf16,fp8}" or "INT:INT in [1 - 64]": the type, then what values have to be.
void read_type(const std::string& type, OptionText& text)
{
    const auto colon = type.find(':');
    text.value = type.substr(0, colon);
    if (colon == std::string::npos) return;
    const std::string limits = type.substr(colon + 1);
    if (limits.starts_with('{')) {
        std::string word;
        for (const char each : limits.substr(1)) {
            if (each != ',' && each != '}') {
                word += each;
                continue;
            }
            text.choices.push_back(word);
            word.clear();
        }
    } else if (const auto open = limits.find('['); open != std::string::npos) {
        std::string range = limits.substr(open + 1, limits.find(']') - open - 1);
        if (const auto dash = range.find(" - "); dash != std::string::npos) range.replace(dash, 3, " to ");
        text.help += " (" + range + ")";
    }
}

OptionText describe_option(const CLI::Option& option)
{
    OptionText text;
    text.help = option.get_description();
    text.positional = option.get_positional();
    text.required = option.get_required();
    text.repeats = option.get_items_expected_max() > 1;
    if (text.positional) {
        text.name = option.get_name(true, false);
        return text;
    }
    if (!option.get_lnames().empty()) text.name = "--" + option.get_lnames().front();
    if (!option.get_snames().empty()) text.other_name = "-" + option.get_snames().front();
    if (option.get_items_expected_max() > 0) read_type(option.get_type_name(), text);
    return text;
}

CommandText describe_one(const CLI::App& app)
{
    CommandText text{app.get_name(), app.get_description(), {}};
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty()) text.options.push_back(describe_option(*option));
    return text;
}

} // namespace

ProgramText describe(const CLI::App& program)
{
    ProgramText all{describe_one(program)};
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
        if (!command->get_group().empty()) all.push_back(describe_one(*command));
    return all;
}

} // namespace fulcrum::app::cli
