// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line offers, as data: the man page and the completions of shells are made of it, so that
// they say what --help says.
#pragma once

#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

struct OptionText {
    std::string name;                   // "--seed", or of a positional "PROJECT"
    std::string other_name;             // "-h"; empty for most
    std::string value;                  // "INT"; empty: a flag, or a positional
    std::vector<std::string> choices{}; // the only values it takes; empty: any
    std::string help;
    bool positional = false;
    bool required = false;
    bool repeats = false; // takes several values

    bool takes_value() const { return !value.empty(); }
};

struct CommandText {
    std::string name;
    std::string help;
    std::vector<OptionText> options;
};

// The commands in the order of --help; the first text is the program's own, its name "fulcrum".
using ProgramText = std::vector<CommandText>;

ProgramText describe(const CLI::App& program);

std::string man_page(const ProgramText& program); // troff, section 1
std::string bash_completion(const ProgramText& program);
std::string zsh_completion(const ProgramText& program);
std::string fish_completion(const ProgramText& program);

// "fulcrum 0.1.0", then what it was built with and the plugin API that it offers, a line each.
std::string version_text();

} // namespace fulcrum::app::cli
