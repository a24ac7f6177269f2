// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/benchmarks/statistics_block.h"

#include "evidence/imported.h"

#include <algorithm>

namespace fulcrum::evidence::benchmarks
{

double unit_factor(std::string_view unit, double fallback)
{
    constexpr std::pair<std::string_view, double> kUnits[] = {{"ns", 1e-9},
                                                              {"us", 1e-6},
                                                              {"µs", 1e-6},
                                                              {"ms", 1e-3},
                                                              {"s", 1},
                                                              {"sec", 1},
                                                              {"seconds", 1},
                                                              {"nanoseconds", 1e-9},
                                                              {"milliseconds", 1e-3},
                                                              {"microseconds", 1e-6},
                                                              {"ms/token", 1e-3},
                                                              {"s/token", 1},
                                                              {"%", 0.01},
                                                              {"percent", 0.01}};
    const auto found = std::ranges::find(kUnits, unit, [](const auto& entry) { return entry.first; });
    return found == std::ranges::end(kUnits) ? fallback : found->second;
}

std::vector<std::pair<std::string, double>> statistics_of(const Json& block, double factor)
{
    constexpr std::pair<std::string_view, const char*> kNames[] = {
        {"mean", "mean"}, {"avg", "mean"}, {"median", "p50"}, {"p50", "p50"},
        {"p90", "p90"},   {"p95", "p95"},  {"p99", "p99"},    {"max", "max"}};
    std::vector<std::pair<std::string, double>> out;
    if (const auto value = number_in(block); value && *value >= 0) out.emplace_back("mean", *value * factor);
    if (!block.is_object()) return out;
    const std::string unit =
        text_at(block, "unit").empty() ? text_at(block, "units") : text_at(block, "unit");
    const double scale = unit_factor(unit, factor);
    const Json* percentiles = member(block, "percentiles");
    for (const auto& [key, statistic] : kNames) {
        auto value = number_at(block, key);
        if (!value && percentiles != nullptr) value = number_at(*percentiles, key);
        const auto same = [&name = statistic](const auto& one) { return one.first == name; };
        if (value && *value >= 0 && std::ranges::none_of(out, same))
            out.emplace_back(statistic, *value * scale);
    }
    return out;
}

double statistic_of(const Json* block, std::string_view statistic, double factor)
{
    if (block == nullptr) return kUnknown;
    for (const auto& [name, value] : statistics_of(*block, factor))
        if (name == statistic) return value;
    return kUnknown;
}

} // namespace fulcrum::evidence::benchmarks
