// SPDX-License-Identifier: GPL-3.0-or-later
// Names of catalogue entries: ids and aliases, letter case ignored.
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::catalog
{

inline std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

// The entry with that id or alias; nullptr if there is none.
template <class Entry>
const Entry* find_named(const std::vector<Entry>& entries, std::string_view name)
{
    const std::string wanted = lower(name);
    const auto is_wanted = [&wanted](const std::string& other) { return lower(other) == wanted; };
    for (const Entry& entry : entries) {
        if (is_wanted(entry.id) || std::any_of(entry.aliases.begin(), entry.aliases.end(), is_wanted))
            return &entry;
    }
    return nullptr;
}

// The first name of `entry` that `seen` already holds, or ""; adds all of them.
template <class Entry>
std::string first_duplicate(const Entry& entry, std::set<std::string>& seen)
{
    std::string duplicate;
    if (!seen.insert(lower(entry.id)).second) duplicate = entry.id;
    for (const std::string& alias : entry.aliases) {
        if (!seen.insert(lower(alias)).second && duplicate.empty()) duplicate = alias;
    }
    return duplicate;
}

} // namespace fulcrum::catalog
