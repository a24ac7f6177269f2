// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/observing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

scenario::Observation observed(const Slice& slice, std::string_view metric, std::string_view statistic,
                               scenario::Observed figure, std::optional<std::int64_t> count,
                               std::string definition)
{
    scenario::Observation observation;
    observation.metric = metric;
    observation.statistic = statistic;
    observation.after = figure;
    observation.window = slice.window;
    observation.population = slice.population;
    observation.count = count;
    observation.source = slice.source;
    observation.timed_out = slice.timed_out;
    observation.definition = std::move(definition);
    return observation;
}

scenario::Observation observed(const Slice& slice, std::string_view metric, std::string_view statistic,
                               double value, std::optional<std::int64_t> count, std::string definition)
{
    return observed(slice, metric, statistic, scenario::Observed{value, value, value}, count,
                    std::move(definition));
}

std::optional<double> find_figure(const std::vector<scenario::Observation>& observations,
                                  std::string_view metric, std::string_view statistic)
{
    for (const scenario::Observation& one : observations)
        if (one.metric == metric && one.statistic == statistic && one.after) return one.after->value;
    return std::nullopt;
}

std::string fact_value(const std::vector<Fact>& facts, std::string_view key)
{
    const auto found = std::ranges::find(facts, key, &Fact::key);
    return found == facts.end() ? std::string() : found->value;
}

std::string seconds_text(double seconds)
{
    const double size = std::abs(seconds);
    if (size >= 1 || size == 0) return number_text(seconds) + " s";
    if (size >= 1e-3) return number_text(seconds * 1e3) + " ms";
    return number_text(seconds * 1e6) + " us";
}

std::string number_text(double value)
{
    if (!std::isfinite(value) || std::abs(value) < 100) return fmt::format("{:.3g}", value);
    return std::abs(value) < 1e15 ? fmt::format("{:.0f}", value) : fmt::format("{:.3g}", value);
}

std::string counted(std::int64_t count, std::string_view what)
{
    return fmt::format("{} {}{}", count, what, count == 1 || what.ends_with("series") ? "" : "s");
}

} // namespace fulcrum::evidence
