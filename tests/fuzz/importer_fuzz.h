// SPDX-License-Identifier: GPL-3.0-or-later
// What has to hold of whatever an importer gives.
#pragma once

#include "evidence/imported.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace fulcrum::evidence
{

inline bool is_sound(const scenario::Observation& one)
{
    if (one.metric.empty() || one.statistic.empty()) return false;
    for (const auto* figure : {&one.before, &one.after, &one.target})
        if (*figure && (std::isnan((*figure)->value) || !((*figure)->low <= (*figure)->high))) return false;
    return true;
}

// Aborts where an error says nothing, a figure is NaN, or a series goes back in time.
inline void check_import(const Result<Imported>& imported)
{
    if (!imported) {
        if (imported.errors().empty() || imported.errors().front().message.empty()) std::abort();
        return;
    }
    if (imported->kind.empty() || imported->title.empty() || imported->dropped < 0) std::abort();
    if (!std::ranges::all_of(imported->observations, is_sound)) std::abort();
    for (const Series& one : imported->series) {
        if (one.seconds.size() != one.values.size()) std::abort();
        if (!std::ranges::is_sorted(one.seconds)) std::abort();
    }
}

} // namespace fulcrum::evidence
