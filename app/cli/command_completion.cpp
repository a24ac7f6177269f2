// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_text.h"

#include <algorithm>
#include <string_view>

namespace fulcrum::app::cli
{

namespace
{

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

// The options of a command, not its positionals; with their short names.
std::vector<std::string> option_words(const CommandText& command)
{
    std::vector<std::string> words;
    for (const OptionText& option : command.options) {
        if (option.positional) continue;
        if (!option.other_name.empty()) words.push_back(option.other_name);
        words.push_back(option.name);
    }
    return words;
}

bool takes_files(const CommandText& command)
{
    return std::ranges::any_of(command.options, &OptionText::positional);
}

// Within single quotes of a shell.
std::string quoted(const std::string& text)
{
    std::string out;
    for (const char each : text)
        out += each == '\'' ? std::string("'\\''") : std::string(1, each);
    return "'" + out + "'";
}

std::string bash_values(const CommandText& command)
{
    std::string text;
    std::string free_values; // options whose value may be any text, or a file
    for (const OptionText& option : command.options) {
        if (option.positional || !option.takes_value()) continue;
        const std::string pattern = command.name + "," + option.name;
        if (option.choices.empty()) {
            free_values += (free_values.empty() ? "" : " | ") + pattern;
        } else {
            text += "    " + pattern + ")\n        mapfile -t COMPREPLY < <(compgen -W " +
                    quoted(joined(option.choices)) + " -- \"$cur\")\n        return\n        ;;\n";
        }
    }
    if (!free_values.empty())
        text += "    " + free_values +
                ")\n        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
                "        return\n        ;;\n";
    return text;
}

// A text with these characters of zsh's specifications taken literally.
std::string zsh_literal(const std::string& text, std::string_view special)
{
    std::string out;
    for (const char each : text) {
        if (each == '\\' || special.find(each) != std::string_view::npos) out += '\\';
        out += each;
    }
    return out;
}

std::string zsh_argument(const OptionText& option)
{
    const std::string repeat = option.repeats ? "*" : "";
    if (option.positional) return quoted((option.repeats ? "*:" : ":") + option.name + ":_files");
    std::string value;
    if (option.takes_value()) {
        value = ":value:";
        value += option.choices.empty() ? "_files" : "(" + joined(option.choices) + ")";
    }
    std::string text = quoted(repeat + option.name + "[" + zsh_literal(option.help, "[]:") + "]" + value);
    if (!option.other_name.empty())
        text += " " + quoted(option.other_name + "[" + zsh_literal(option.help, "[]:") + "]" + value);
    return text;
}

} // namespace

std::string bash_completion(const ProgramText& program)
{
    std::vector<std::string> first;
    for (std::size_t i = 1; i < program.size(); ++i)
        first.push_back(program[i].name);
    std::string text = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "# Completion of fulcrum for bash; `fulcrum reference --as bash` prints it.\n"
                       "_fulcrum()\n{\n"
                       "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
                       "    local command='' words='' files=yes i\n"
                       "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                       "        if [[ ${COMP_WORDS[i]} != -* ]]; then\n"
                       "            command=${COMP_WORDS[i]}\n            break\n        fi\n    done\n"
                       "    case $command,$prev in\n";
    for (std::size_t i = 1; i < program.size(); ++i)
        text += bash_values(program[i]);
    text += "    esac\n    case $command in\n    '') words=" +
            quoted(joined(first) + " " + joined(option_words(program.front()))) + " ;;\n";
    for (std::size_t i = 1; i < program.size(); ++i) {
        text += "    " + program[i].name + ") words=" + quoted(joined(option_words(program[i])));
        text += takes_files(program[i]) ? " ;;\n" : " files='' ;;\n";
    }
    return text + "    esac\n    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
                  "    if [[ -n $files && $cur != -* ]]; then\n"
                  "        local found\n        mapfile -t found < <(compgen -f -- \"$cur\")\n"
                  "        COMPREPLY+=(\"${found[@]}\")\n    fi\n}\n"
                  "complete -o filenames -F _fulcrum fulcrum\n";
}

std::string zsh_completion(const ProgramText& program)
{
    std::string text = "#compdef fulcrum\n# SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "# Completion of fulcrum for zsh; `fulcrum reference --as zsh` prints it.\n"
                       "_fulcrum_first()\n{\n    local -a commands\n    commands=(\n";
    for (std::size_t i = 1; i < program.size(); ++i)
        text += "        " + quoted(program[i].name + ":" + zsh_literal(program[i].help, ":")) + "\n";
    text += "    )\n    _describe -t commands command commands\n    _files\n}\n\n"
            "_fulcrum()\n{\n    local context state line\n    typeset -A opt_args\n    _arguments -C";
    for (const OptionText& option : program.front().options)
        if (!option.positional) text += " \\\n        " + zsh_argument(option);
    text += " \\\n        '1: :_fulcrum_first' '*:: :->rest'\n    [[ $state == rest ]] || return\n"
            "    case $words[1] in\n";
    for (std::size_t i = 1; i < program.size(); ++i) {
        text += "    " + program[i].name + ")\n        _arguments";
        for (const OptionText& option : program[i].options)
            text += " \\\n            " + zsh_argument(option);
        text += "\n        ;;\n";
    }
    return text + "    esac\n}\n\n_fulcrum \"$@\"\n";
}

std::string fish_completion(const ProgramText& program)
{
    std::string text = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "# Completion of fulcrum for fish; `fulcrum reference --as fish` prints it.\n";
    const auto add = [&text](const std::string& condition, const CommandText& command) {
        for (const OptionText& option : command.options) {
            if (option.positional) continue;
            text += "complete -c fulcrum -n " + quoted(condition) + " -l " + option.name.substr(2);
            if (!option.other_name.empty()) text += " -s " + option.other_name.substr(1);
            if (!option.choices.empty())
                text += " -x -a " + quoted(joined(option.choices));
            else if (option.takes_value())
                text += " -r";
            text += " -d " + quoted(option.help) + "\n";
        }
    };
    add("__fish_use_subcommand", program.front());
    for (std::size_t i = 1; i < program.size(); ++i) {
        text += "complete -c fulcrum -n __fish_use_subcommand -a " + program[i].name + " -d " +
                quoted(program[i].help) + "\n";
        add("__fish_seen_subcommand_from " + program[i].name, program[i]);
    }
    return text;
}

} // namespace fulcrum::app::cli
