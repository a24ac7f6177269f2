// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of importers ask of what was imported.
#pragma once

#include "evidence/imported.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

// The file's text; nothing where it can not be opened.
inline std::optional<std::string> text_of(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return std::nullopt;
    return std::string((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
}

// NaN where there is none. `title` where several load steps stand in one file, `replica` where several
// engines.
inline double figure(const Imported& imported, std::string_view metric, std::string_view statistic,
                     std::string_view title = {}, std::string_view replica = {})
{
    for (const scenario::Observation& one : imported.observations)
        if (one.metric == metric && one.statistic == statistic && one.after &&
            (title.empty() || one.title == title) && (replica.empty() || one.population.replica == replica))
            return one.after->value;
    return std::nan("");
}

inline const scenario::Observation* observation(const Imported& imported, std::string_view metric,
                                                std::string_view statistic)
{
    for (const scenario::Observation& one : imported.observations)
        if (one.metric == metric && one.statistic == statistic) return &one;
    return nullptr;
}

inline bool says(const std::vector<std::string>& sentences, std::string_view words)
{
    return std::ranges::any_of(sentences,
                               [&](const std::string& one) { return one.find(words) != std::string::npos; });
}

inline std::string fact(const Imported& imported, std::string_view key)
{
    const auto found = std::ranges::find(imported.facts, key, &Fact::key);
    return found == imported.facts.end() ? std::string() : found->value;
}

inline const Series* series(const Imported& imported, std::string_view metric, std::string_view replica = {})
{
    for (const Series& one : imported.series)
        if (one.metric == metric && (replica.empty() || one.population.replica == replica)) return &one;
    return nullptr;
}

inline bool near(double value, double expected, double relative = 1e-9)
{
    return std::abs(value - expected) <= relative * std::abs(expected) + 1e-12;
}

} // namespace fulcrum::evidence
