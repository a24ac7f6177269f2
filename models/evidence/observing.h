// SPDX-License-Identifier: GPL-3.0-or-later
// Observations as importers make them, and texts of figures for their warnings.
#pragma once

#include "evidence/imported.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

// What the figures of one file, or of one load step in it, have in common.
struct Slice {
    std::string source;
    scenario::TimedOut timed_out = scenario::TimedOut::Unknown;
    scenario::Population population{};
    scenario::Window window{};
};

// The figure as what is (`after`); exact unless given with a range.
scenario::Observation observed(const Slice& slice, std::string_view metric, std::string_view statistic,
                               scenario::Observed figure, std::optional<std::int64_t> count = {},
                               std::string definition = {});
scenario::Observation observed(const Slice& slice, std::string_view metric, std::string_view statistic,
                               double value, std::optional<std::int64_t> count = {},
                               std::string definition = {});

// The figure of the first observation of this metric and statistic; nullopt where there is none.
std::optional<double> find_figure(const std::vector<scenario::Observation>& observations,
                                  std::string_view metric, std::string_view statistic);

// The value of the first fact with one of these keys, "" where there is none.
std::string fact_value(const std::vector<Fact>& facts, std::string_view key);

// "3.47 ms", "1.2 s", "48 us": three digits in the unit that suits.
std::string seconds_text(double seconds);
// Three significant digits.
std::string number_text(double value);
// "1 request", "3 requests".
std::string counted(std::int64_t count, std::string_view what);

} // namespace fulcrum::evidence
