// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_text.h"

#include "api/version.h"

#include <QtGlobal>

namespace fulcrum::app::cli
{

namespace
{

// As troff reads it back: backslashes and hyphens, and lines that begin like a request.
std::string troff(const std::string& text)
{
    std::string out;
    for (const char each : text) {
        if (each == '\\')
            out += "\\e";
        else if (each == '-')
            out += "\\-";
        else if (each == '\n')
            out += ' ';
        else
            out += each;
    }
    return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

std::string values(const OptionText& option)
{
    if (option.choices.empty()) return "\\fI" + troff(option.value) + "\\fR";
    std::string all;
    for (const std::string& choice : option.choices)
        all += (all.empty() ? "" : "|") + troff(choice);
    return "{" + all + "}";
}

std::string item(const OptionText& option)
{
    std::string text = ".TP\n";
    if (option.positional) {
        text += "\\fI" + troff(option.name) + "\\fR";
    } else {
        text += option.other_name.empty() ? "" : "\\fB" + troff(option.other_name) + "\\fR, ";
        text += "\\fB" + troff(option.name) + "\\fR";
        if (option.takes_value()) text += " " + values(option);
    }
    if (option.repeats) text += " ...";
    return text + "\n" + troff(option.help) + (option.required ? " (required)\n" : "\n");
}

std::string synopsis(const CommandText& command)
{
    std::string text = ".SY fulcrum\n" + troff(command.name) + "\n";
    for (const OptionText& option : command.options) {
        if (!option.positional) continue;
        const std::string word = "\\fI" + troff(option.name) + "\\fR";
        text += (option.required ? word : "[" + word + "]") + (option.repeats ? " ...\n" : "\n");
    }
    return text + "[\\fIOPTION\\fR ...]\n.YS\n";
}

constexpr const char* kAfterwards = R"(.SH EXIT STATUS
.TP
0
What was asked for was done.
.TP
1
A check failed: an [[expect]] does not hold, a record is incomplete, a load can not be served.
.TP
2
The input can not be read or run. Standard error says where and why, as file:line:column: message.
.SH ENVIRONMENT
.TP
FULCRUM_PLUGIN_PATH
Folders that are looked through for plugins before all others, separated by colons.
.TP
XDG_DATA_HOME
Where the user's own plugins are, in fulcrum/plugins below it; ~/.local/share where it is not set.
.SH FILES
.TP
~/.local/share/fulcrum/plugins
Plugins of the user.
.TP
/usr/share/fulcrum/projects
Example projects; each says in comments what it shows.
.SH EXAMPLES
Run a project and print its figures:
.PP
.EX
fulcrum simulate /usr/share/fulcrum/projects/symptom-3.1.toml
.EE
.PP
Make a project from a launch line, and run it:
.PP
.EX
fulcrum import --scenario --command "vllm serve Qwen/Qwen3-8B" --gpu l40s --rate 2 --to mine.toml
fulcrum simulate mine.toml
.EE
.PP
The reference of the project file:
.PP
.EX
fulcrum reference
.EE
)";

} // namespace

std::string man_page(const ProgramText& program)
{
    const CommandText& own = program.front();
    std::string text = "'\\\" t\n.\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
                       ".TH FULCRUM 1 \"\" \"Fulcrum " FULCRUM_VERSION "\" \"User Commands\"\n.ad l\n.nh\n"
                       ".SH NAME\nfulcrum \\- simulate LLM serving, find the mechanism, rank the fixes\n"
                       ".SH SYNOPSIS\n.SY fulcrum\n[\\fIPROJECT\\fR]\n.YS\n"
                       ".SY fulcrum\n\\fICOMMAND\\fR\n[\\fIOPTION\\fR ...]\n.YS\n"
                       ".SH DESCRIPTION\n";
    text += troff(own.help) + "\n.SH OPTIONS\n";
    for (const OptionText& option : own.options)
        text += item(option);
    text += ".SH COMMANDS\n";
    for (std::size_t i = 1; i < program.size(); ++i) {
        const CommandText& command = program[i];
        text += ".SS " + troff(command.name) + "\n" + troff(command.help) + ".\n" + synopsis(command);
        for (const OptionText& option : command.options)
            text += item(option);
    }
    return text + kAfterwards;
}

std::string version_text()
{
#if defined(__clang__)
    const std::string compiler = "Clang " __clang_version__;
#else
    const std::string compiler = "GCC " __VERSION__;
#endif
    return "fulcrum " FULCRUM_VERSION "\ncompiler " + compiler + "\nQt " QT_VERSION_STR " (running with " +
           qVersion() + ")\nbuild type " FULCRUM_BUILD_TYPE "\nplugin API " +
           std::to_string(FULCRUM_PLUGIN_API);
}

} // namespace fulcrum::app::cli
