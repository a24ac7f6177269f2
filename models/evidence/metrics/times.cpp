// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/times.h"

#include "base/text.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

std::optional<double> date_seconds(std::string_view text)
{
    const auto nano = traces::parse_date(text);
    if (!nano) return std::nullopt;
    return static_cast<double>(*nano) * 1e-9;
}

// Up to four digits off the front.
std::optional<int> take_int(std::string_view& text)
{
    int value = 0;
    std::size_t digits = 0;
    while (digits < text.size() && digits < 4 && text[digits] >= '0' && text[digits] <= '9')
        value = 10 * value + (text[digits++] - '0');
    if (digits == 0) return std::nullopt;
    text.remove_prefix(digits);
    return value;
}

struct Clock {
    int hour = 0;
    int minute = 0;
    int second = 0;
};

// "1:02:03 PM", "13:02:03", "13:02"
std::optional<Clock> take_clock(std::string_view text)
{
    const auto hour = take_int(text);
    if (!hour || !take_prefix(text, ":")) return std::nullopt;
    const auto minute = take_int(text);
    if (!minute) return std::nullopt;
    Clock clock{*hour, *minute, 0};
    if (take_prefix(text, ":")) {
        const auto second = take_int(text);
        if (!second) return std::nullopt;
        clock.second = *second;
    }
    while (take_prefix(text, " ")) {
    }
    if (text == "PM" || text == "pm" || text == "AM" || text == "am") {
        if (clock.hour < 1 || clock.hour > 12) return std::nullopt;
        clock.hour = clock.hour % 12 + (text == "PM" || text == "pm" ? 12 : 0);
        return clock;
    }
    return text.empty() ? std::optional(clock) : std::nullopt;
}

std::optional<double> seconds_of(int year, int month, int day, const Clock& clock)
{
    return date_seconds(fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", year, month, day, clock.hour,
                                    clock.minute, clock.second));
}

// 11/30/2026, 12:00:00 PM and 30.11.2026 12:00:00
std::optional<double> local_date(std::string_view text)
{
    const auto first = take_int(text);
    if (!first) return std::nullopt;
    const bool american = take_prefix(text, "/");
    if (!american && !take_prefix(text, ".")) return std::nullopt;
    const auto second = take_int(text);
    if (!second || !take_prefix(text, american ? "/" : ".")) return std::nullopt;
    const auto year = take_int(text);
    if (!year) return std::nullopt;
    take_prefix(text, ",");
    while (take_prefix(text, " ")) {
    }
    const auto clock = take_clock(text);
    if (!clock) return std::nullopt;
    return seconds_of(*year, american ? *first : *second, american ? *second : *first, *clock);
}

} // namespace

double epoch_seconds(double number)
{
    const double size = std::abs(number);
    if (size >= 1e17) return number * 1e-9;
    if (size >= 1e14) return number * 1e-6;
    if (size >= 1e11) return number * 1e-3;
    return number;
}

std::optional<double> parse_http_date(std::string_view text)
{
    text = traces::trimmed(text);
    const std::size_t comma = text.find(", ");
    if (comma == std::string_view::npos) return std::nullopt;
    text.remove_prefix(comma + 2);
    const auto day = take_int(text);
    if (!day || !take_prefix(text, " ") || text.size() < 4) return std::nullopt;
    int month = 0;
    for (std::size_t i = 0; i < kMonths.size(); ++i)
        if (text.starts_with(kMonths[i])) month = static_cast<int>(i) + 1;
    text.remove_prefix(3);
    if (month == 0 || !take_prefix(text, " ")) return std::nullopt;
    const auto year = take_int(text);
    if (!year || !take_prefix(text, " ")) return std::nullopt;
    const std::size_t zone = text.find(" GMT");
    const auto clock = take_clock(text.substr(0, zone));
    if (!clock) return std::nullopt;
    return seconds_of(*year, month, *day, *clock);
}

std::optional<PanelTime> parse_panel_time(std::string_view text)
{
    text = traces::trimmed(text);
    if (const auto number = traces::parse_number(text)) return PanelTime{epoch_seconds(*number), true};
    if (const auto seconds = date_seconds(text)) {
        const bool zone = text.ends_with('Z') || text.ends_with("UTC") ||
                          text.find('+') != std::string_view::npos || text.rfind('-') > 7;
        return PanelTime{*seconds, zone};
    }
    if (const auto seconds = local_date(text)) return PanelTime{*seconds, false};
    return std::nullopt;
}

} // namespace fulcrum::evidence::metrics
