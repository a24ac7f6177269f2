// SPDX-License-Identifier: GPL-3.0-or-later
// Names of columns and keys, told apart from the unit that is written behind them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence::traces
{

// "Timestamp(s)", "arrival_time_ns" and "time [ms]" are "timestamp", "arrivaltime" and "time" with a unit:
// lower case without anything but letters and digits.
struct ColumnName {
    std::string plain;
    std::optional<std::int64_t> unit_ns{};
};
ColumnName read_column_name(std::string_view raw);

// Nanoseconds in "ns", "us", "ms", "s", "sec", "seconds", …; nullopt for other texts.
std::optional<std::int64_t> time_unit_ns(std::string_view name);

} // namespace fulcrum::evidence::traces
