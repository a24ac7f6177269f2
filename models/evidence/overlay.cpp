// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/overlay.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

double Overlay::mean_absolute_difference() const
{
    double sum = 0;
    for (std::size_t i = 0; i < seconds.size(); ++i)
        sum += std::abs(simulated[i] - measured[i]);
    return seconds.empty() ? 0 : sum / static_cast<double>(seconds.size());
}

double Overlay::relative_difference() const
{
    double sum = 0;
    for (const double value : measured)
        sum += value;
    return sum > 0 ? mean_absolute_difference() * static_cast<double>(measured.size()) / sum : 0;
}

Overlay overlay(std::span<const double> seconds, std::span<const double> measured,
                const engine::Timeline& timeline, engine::Series series, double offset)
{
    Overlay result;
    const auto& buckets = timeline.buckets();
    const double width = to_seconds(timeline.width());
    const std::size_t points = std::min(seconds.size(), measured.size());
    for (std::size_t i = 0; i < points; ++i) {
        const double at = seconds[i] - offset;
        if (!(at >= 0)) continue;
        const double bucket = at / width;
        const bool inside = bucket < static_cast<double>(buckets.size());
        result.seconds.push_back(at);
        result.measured.push_back(measured[i]);
        result.simulated.push_back(inside ? buckets[static_cast<std::size_t>(bucket)].mean(series) : 0);
    }
    return result;
}

} // namespace fulcrum::evidence
