// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace fulcrum::app::cli
{

namespace
{

// Digits behind the point that make four significant ones, at most six.
int decimals(double value)
{
    const double size = std::abs(value);
    if (size == 0 || !std::isfinite(value) || size >= 1000) return 0;
    return std::min(6, std::max(0, 3 - static_cast<int>(std::floor(std::log10(size)))));
}

std::string trimmed(std::string text)
{
    if (text.find('.') == std::string::npos) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

} // namespace

std::string number(double value)
{
    return trimmed(fmt::format("{:.{}f}", value, decimals(value)));
}

std::string number(const Interval& interval, double scale)
{
    const int digits = decimals(interval.value * scale);
    const std::string half =
        trimmed(fmt::format("{:.{}f}", (interval.high - interval.low) / 2 * scale, digits));
    // What rounds to nothing beside the value would only look precise.
    return number(interval.value * scale) + (half == "0" || half == "-0" ? "" : " ±" + half);
}

std::string number(const study::Figure& figure, double scale)
{
    switch (figure.state) {
    case study::Figure::State::Known:
        return number(figure.interval, scale);
    case study::Figure::State::AtLeast:
        return "≥" + number(figure.interval.value * scale);
    case study::Figure::State::Unknown:
        break;
    }
    return "–";
}

std::string probability(double p)
{
    if (p > 0 && p < 0.005) return "<0.01";
    return fmt::format("{:.2f}", p);
}

std::string count(double value)
{
    std::string digits = fmt::format("{:.0f}", value);
    const std::size_t first = digits.front() == '-' ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string bytes(double value)
{
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    std::size_t unit = 0;
    while (std::abs(value) >= 1024 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    return number(value) + " " + units[unit];
}

std::string duration(double seconds)
{
    const auto whole = static_cast<long long>(std::llround(seconds));
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

} // namespace fulcrum::app::cli
