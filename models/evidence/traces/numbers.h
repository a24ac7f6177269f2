// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as traces write them.
#pragma once

#include "evidence/traces/reading.h"

#include <optional>
#include <string_view>

namespace fulcrum::evidence::traces
{

std::string_view trimmed(std::string_view text);

// The whole text as a finite number, or nothing.
std::optional<double> parse_number(std::string_view text);

// The whole text as a decimal number below 9e18 in size, exact to nine decimals.
std::optional<Nano> parse_nano(std::string_view text);
std::optional<Nano> nano_of(double value);

// "2023-11-16 18:17:03.9799600", also with T, without seconds, with Z or an offset such as +02:00, and with
// any number of decimals: seconds since 1970 in units of 1e-9. Nothing where it is no such date.
std::optional<Nano> parse_date(std::string_view text);

} // namespace fulcrum::evidence::traces
