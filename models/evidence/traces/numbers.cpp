// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/numbers.h"

#include <charconv>
#include <chrono>
#include <cmath>

namespace fulcrum::evidence::traces
{

namespace
{

constexpr std::int64_t kNano = 1'000'000'000;

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

// Takes digits off the front; nothing where there are not exactly `count`.
std::optional<int> take_digits(std::string_view& text, std::size_t count)
{
    if (text.size() < count) return std::nullopt;
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!is_digit(text[i])) return std::nullopt;
        value = 10 * value + (text[i] - '0');
    }
    text.remove_prefix(count);
    return value;
}

bool take(std::string_view& text, char c)
{
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
}

// The decimals at the front as units of 1e-9; further ones are cut off.
std::optional<std::int64_t> take_decimals(std::string_view& text)
{
    if (text.empty() || !is_digit(text.front())) return std::nullopt;
    std::int64_t value = 0;
    int digits = 0;
    while (!text.empty() && is_digit(text.front())) {
        if (digits++ < 9) value = 10 * value + (text.front() - '0');
        text.remove_prefix(1);
    }
    for (; digits < 9; ++digits)
        value *= 10;
    return value;
}

// What is left of a date after its time: nothing, Z, or an offset from UTC. In seconds.
std::optional<int> parse_offset(std::string_view text)
{
    if (text.empty() || text == "Z" || text == "z" || text == " UTC") return 0;
    take(text, ' ');
    const int sign = text.starts_with('-') ? -1 : 1;
    if (!take(text, '+') && !take(text, '-')) return std::nullopt;
    const auto hours = take_digits(text, 2);
    take(text, ':');
    const auto minutes = text.empty() ? std::optional(0) : take_digits(text, 2);
    if (!hours || !minutes || *hours > 14 || *minutes > 59 || !text.empty()) return std::nullopt;
    return sign * (*hours * 3600 + *minutes * 60);
}

std::optional<std::int64_t> take_day(std::string_view& text)
{
    const auto year = take_digits(text, 4);
    const bool first = take(text, '-') || take(text, '/');
    const auto month = take_digits(text, 2);
    const bool second = take(text, '-') || take(text, '/');
    const auto day = take_digits(text, 2);
    if (!year || !month || !day || !first || !second) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

std::optional<double> parse_number(std::string_view text)
{
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<Nano> nano_of(double value)
{
    if (!(std::abs(value) < 1e18)) return std::nullopt;
    const double whole = std::floor(value);
    return static_cast<Nano>(whole) * kNano + std::llround((value - whole) * 1e9);
}

std::optional<Nano> parse_nano(std::string_view text)
{
    std::string_view rest = text;
    const bool negative = take(rest, '-');
    std::int64_t whole = 0; // up to 2^63: epoch nanoseconds have 19 digits
    const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), whole);
    const bool digits = fault == std::errc() && is_digit(rest.front());
    if (digits) rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    std::int64_t decimals = 0;
    if (digits && take(rest, '.'))
        if (const auto found = take_decimals(rest)) decimals = *found;
    if (!digits || !rest.empty()) { // an exponent, or no number at all
        const auto number = parse_number(text);
        return number ? nano_of(*number) : std::nullopt;
    }
    const Nano value = static_cast<Nano>(whole) * kNano + decimals;
    return negative ? -value : value;
}

std::optional<Nano> parse_date(std::string_view text)
{
    const auto days = take_day(text);
    if (!days || (!take(text, ' ') && !take(text, 'T'))) return std::nullopt;
    const auto hour = take_digits(text, 2);
    const bool colon = take(text, ':');
    const auto minute = take_digits(text, 2);
    if (!hour || !colon || !minute) return std::nullopt;
    int second = 0;
    std::int64_t decimals = 0;
    if (take(text, ':')) {
        const auto seconds = take_digits(text, 2);
        if (!seconds) return std::nullopt;
        second = *seconds;
        if (take(text, '.') || take(text, ',')) {
            const auto found = take_decimals(text);
            if (!found) return std::nullopt;
            decimals = *found;
        }
    }
    const auto offset = parse_offset(text);
    if (*hour > 23 || *minute > 59 || second > 60 || !offset) return std::nullopt;
    const std::int64_t seconds = *days * 86'400 + *hour * 3600 + *minute * 60 + second - *offset;
    return static_cast<Nano>(seconds) * kNano + decimals;
}

} // namespace fulcrum::evidence::traces
