// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/rules.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace fulcrum::layering
{
namespace
{

constexpr std::size_t kLongestSource = 600;
constexpr std::size_t kLongestWrapper = 40;

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

std::string finding(std::string_view path, std::size_t line, const std::string& text)
{
    return std::string(path) + ":" + std::to_string(line) + ": " + text;
}

struct Include {
    std::string name;
    bool quoted = false;
    std::size_t line = 0;
};

std::optional<Include> parse_include(std::string_view line, std::size_t number)
{
    const auto hash = line.find_first_not_of(" \t");
    if (hash == std::string_view::npos || line[hash] != '#') return std::nullopt;
    const auto word = line.find_first_not_of(" \t", hash + 1);
    if (word == std::string_view::npos || !line.substr(word).starts_with("include")) return std::nullopt;
    const auto open = line.find_first_of("\"<", word);
    if (open == std::string_view::npos) return std::nullopt;
    const auto close = line.find(line[open] == '"' ? '"' : '>', open + 1);
    if (close == std::string_view::npos) return std::nullopt;
    return Include{std::string(line.substr(open + 1, close - open - 1)), line[open] == '"', number};
}

std::vector<Include> includes_of(std::string_view text)
{
    std::vector<Include> includes;
    std::size_t number = 0;
    for (const std::string& line : split(text, '\n'))
        if (auto include = parse_include(line, ++number)) includes.push_back(std::move(*include));
    return includes;
}

std::optional<std::size_t> room_rank(std::string_view name)
{
    const auto at = std::ranges::find(rooms(), name);
    if (at == rooms().end()) return std::nullopt;
    return static_cast<std::size_t>(at - rooms().begin());
}

bool is_qt(const Include& include)
{
    const std::string& name = include.name;
    return !include.quoted && name.size() > 1 && name[0] == 'Q' && name[1] >= 'A' && name[1] <= 'z';
}

bool is_heavy(const Include& include)
{
    constexpr std::string_view heavy[] = {"boost/", "toml++/", "simdjson", "nlohmann/", "CLI/"};
    return !include.quoted && std::ranges::any_of(heavy, [&](std::string_view start) {
        return include.name.starts_with(start);
    });
}

std::string first_folder(const Include& include)
{
    const auto slash = include.name.find('/');
    return slash == std::string::npos ? std::string() : include.name.substr(0, slash);
}

// A header may say of itself that it is a room's own.
bool is_for_sources_only(std::string_view text)
{
    return text.find("Include in .cpp files only") != std::string_view::npos;
}

// Why a file of the room may not include this; empty: it may.
std::string breach_in_models(std::size_t rank, const Include& include)
{
    if (!include.quoted) return {};
    const std::string folder = first_folder(include);
    if (folder.empty()) return {};
    const auto other = room_rank(folder);
    if (!other)
        return "includes \"" + include.name + "\", which is no room of models/; pass in what it gives";
    if (*other > rank)
        return std::string(rooms()[rank]) + " comes before " + folder + " and may not include \"" +
               include.name + "\"; pass in what it gives";
    return {};
}

std::string breach_in_plugin(const std::string& own_folder, const Include& include)
{
    const std::string folder = first_folder(include);
    if (!include.quoted || folder.empty() || room_rank(folder)) return {};
    if (include.name.starts_with("api/") || include.name.starts_with(own_folder)) return {};
    return "a plugin includes models/, plugins/api and its own folder, not \"" + include.name + "\"";
}

} // namespace

const std::vector<std::string_view>& rooms()
{
    static const std::vector<std::string_view> list = {
        "base",     "catalog", "scenario", "cost",       "engine",  "cluster", "study",
        "evidence", "triage",  "decision", "prevention", "exports", "report"};
    return list;
}

Findings check_includes(std::string_view path, std::string_view text)
{
    const auto folders = split(path, '/');
    const bool in_models = folders.size() > 2 && folders[0] == "models";
    const bool in_plugin = folders.size() > 3 && folders[0] == "plugins";
    const bool in_api = folders.size() > 2 && folders[0] == "plugins" && folders[1] == "api";
    const bool in_app = folders[0] == "app";
    const bool may_use_qt = !in_models && !(in_plugin && folders.back() != "plugin.cpp");
    const bool keeps_light = (in_models || in_plugin) && path.ends_with(".h") && !is_for_sources_only(text);
    const auto rank = in_models ? room_rank(folders[1]) : std::nullopt;

    Findings findings;
    if (in_models && !rank)
        findings.push_back(finding(path, 1, "models/" + folders[1] + " is not in the list of rooms"));
    for (const Include& include : includes_of(text)) {
        const auto add = [&](const std::string& what) {
            if (!what.empty()) findings.push_back(finding(path, include.line, what));
        };
        if (is_qt(include) && !may_use_qt && !in_api)
            add("models and plugin cores do without Qt, but it includes <" + include.name + ">");
        if (is_heavy(include) && keeps_light)
            add("<" + include.name + "> is slow to compile: include it in .cpp files only, or say so on top");
        if (rank) add(breach_in_models(*rank, include));
        if (in_plugin && !in_api) add(breach_in_plugin(folders[1] + "/" + folders[2] + "/", include));
        if (in_app && include.quoted && include.name.starts_with("tests/"))
            add("the program may not include tests");
    }
    return findings;
}

Findings check_licence(std::string_view path, std::string_view text)
{
    const auto lines = split(text.substr(0, 400), '\n');
    const std::size_t at = !lines.empty() && lines[0].starts_with("#!") ? 1 : 0;
    if (lines.size() > at && lines[at].find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string::npos)
        return {};
    return {finding(path, at + 1, "the line SPDX-License-Identifier: GPL-3.0-or-later is missing")};
}

Findings check_size(std::string_view path, std::string_view text)
{
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    const bool wrapper = path.starts_with("plugins/") && path.ends_with("/plugin.cpp");
    const std::size_t most = wrapper ? kLongestWrapper : kLongestSource;
    if (lines <= most) return {};
    return {finding(path, most + 1,
                    std::to_string(lines) + " lines, at most " + std::to_string(most) +
                        (wrapper ? " in a wrapper: move code to the core" : ": split it by subject"))};
}

} // namespace fulcrum::layering
