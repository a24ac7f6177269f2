// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"

#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace fulcrum
{

namespace
{

// A unit is times / over base units. Both are whole numbers, so that "3 ms" is the double nearest to 0.003.
struct Unit {
    std::string_view name;
    double times = 1;
    double over = 1;

    double to_base(double number) const { return number * times / over; }
    double from_base(double value) const { return value * over / times; }
};

constexpr double kKi = 1024;

constexpr std::array kTime = {Unit{"s"},       Unit{"ns", 1, 1e9}, Unit{"us", 1, 1e6}, Unit{"ms", 1, 1e3},
                              Unit{"min", 60}, Unit{"h", 3600},    Unit{"d", 86400}};
constexpr std::array kBytes = {Unit{"B"},
                               Unit{"kB", 1e3},
                               Unit{"MB", 1e6},
                               Unit{"GB", 1e9},
                               Unit{"TB", 1e12},
                               Unit{"KiB", kKi},
                               Unit{"MiB", kKi* kKi},
                               Unit{"GiB", kKi* kKi* kKi},
                               Unit{"TiB", kKi* kKi* kKi* kKi}};
constexpr std::array kBandwidth = {Unit{"B/s"},
                                   Unit{"kB/s", 1e3},
                                   Unit{"MB/s", 1e6},
                                   Unit{"GB/s", 1e9},
                                   Unit{"TB/s", 1e12},
                                   Unit{"KiB/s", kKi},
                                   Unit{"MiB/s", kKi* kKi},
                                   Unit{"GiB/s", kKi* kKi* kKi},
                                   Unit{"TiB/s", kKi* kKi* kKi* kKi}};
constexpr std::array kCompute = {Unit{"FLOP/s"}, Unit{"GFLOP/s", 1e9}, Unit{"TFLOP/s", 1e12},
                                 Unit{"PFLOP/s", 1e15}};
constexpr std::array kRate = {Unit{"/s"}, Unit{"/min", 1, 60}, Unit{"/h", 1, 3600}};
constexpr std::array kPrice = {Unit{"$/h"}};
constexpr std::array kFraction = {Unit{""}, Unit{"%", 1, 100}};
constexpr std::array kTokens = {Unit{""}, Unit{"tok"}, Unit{"k tok", 1e3}};
constexpr std::array kNone = {Unit{""}};

std::span<const Unit> units_of(Dimension dimension)
{
    switch (dimension) {
    case Dimension::None:
        return kNone;
    case Dimension::Time:
        return kTime;
    case Dimension::Bytes:
        return kBytes;
    case Dimension::Bandwidth:
        return kBandwidth;
    case Dimension::Compute:
        return kCompute;
    case Dimension::Rate:
        return kRate;
    case Dimension::Price:
        return kPrice;
    case Dimension::Fraction:
        return kFraction;
    case Dimension::Tokens:
        return kTokens;
    }
    return kNone;
}

bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && is_blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back()))
        text.remove_suffix(1);
    return text;
}

// Without blanks, and with both micro signs as 'u', so that "k  tok", "ktok" and "µs" are read too.
std::string plain_unit(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 2) == "\xC2\xB5" || text.substr(i, 2) == "\xCE\xBC") {
            plain += 'u';
            ++i;
        } else if (!is_blank(text[i])) {
            plain += text[i];
        }
    }
    return plain;
}

const Unit* find_unit(std::string_view text, Dimension dimension)
{
    const std::string plain = plain_unit(text);
    for (const Unit& unit : units_of(dimension))
        if (plain_unit(unit.name) == plain) return &unit;
    return nullptr;
}

std::string allowed_units(Dimension dimension)
{
    std::string list;
    for (const std::string& name : unit_names(dimension))
        list += (list.empty() ? "" : ", ") + name;
    return list.empty() ? "write a number without a unit" : "units allowed: " + list;
}

Error unit_error(std::string_view text, std::string_view unit, Dimension dimension)
{
    const std::string quoted = "'" + std::string(text) + "'";
    if (unit.empty()) return {quoted + " has no unit", allowed_units(dimension), {}, {}};
    return {"unknown unit '" + std::string(unit) + "' in " + quoted, allowed_units(dimension), {}, {}};
}

// The shortest decimal within 5e-13 of the number (relative), without an exponent where that is readable.
std::string short_number(double number)
{
    std::array<char, 64> buffer{};
    double rounded = number;
    for (int digits = 0; digits < 17; ++digits) {
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                       std::chars_format::scientific, digits);
        std::from_chars(buffer.data(), end.ptr, rounded);
        if (std::abs(rounded - number) <= 5e-13 * std::abs(number)) break;
    }
    const double size = std::abs(rounded);
    const bool fixed = size == 0 || (size >= 1e-5 && size < 1e15);
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), rounded,
                                   fixed ? std::chars_format::fixed : std::chars_format::scientific);
    return {buffer.data(), end.ptr};
}

std::string with_unit(double value, const Unit& unit)
{
    std::string text = short_number(unit.from_base(value));
    if (!unit.name.empty()) text += " " + std::string(unit.name);
    return text;
}

} // namespace

Result<double> parse_quantity(std::string_view text, Dimension dimension)
{
    const std::string_view all = trimmed(text);
    std::string_view rest = all;
    if (rest.starts_with('+')) rest.remove_prefix(1);
    double number = 0;
    const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    const std::string quoted = "'" + std::string(all) + "'";
    if (fault == std::errc::invalid_argument)
        return Error{quoted + " does not start with a number", allowed_units(dimension), {}, {}};
    if (fault != std::errc{} || !std::isfinite(number))
        return Error{
            quoted + " is not a finite number", "write a number within the range of a double", {}, {}};

    const std::string_view name = trimmed(rest.substr(static_cast<std::size_t>(end - rest.data())));
    const Unit* unit = find_unit(name, dimension);
    if (!unit) return unit_error(all, name, dimension);
    const double value = unit->to_base(number);
    if (!std::isfinite(value))
        return Error{
            quoted + " is not a finite number", "write a number within the range of a double", {}, {}};
    return value;
}

std::string format_quantity(double value, Dimension dimension)
{
    const std::span<const Unit> units = units_of(dimension);
    const auto has_exponent = [](const std::string& text) { return text.find('e') < text.find(' '); };
    std::string best;
    const Unit* best_unit = nullptr;
    for (const Unit& unit : units) {
        if (dimension == Dimension::Tokens && !unit.name.empty()) continue;
        if (std::abs(unit.from_base(value)) < 1) continue;
        std::string text = with_unit(value, unit);
        const bool larger = best_unit && unit.to_base(1) > best_unit->to_base(1);
        // "2500000 h" rather than "9e+15 us"
        const bool plainer = has_exponent(best) && !has_exponent(text);
        const bool shorter = has_exponent(text) == has_exponent(best) &&
                             (text.size() < best.size() || (text.size() == best.size() && larger));
        if (!best_unit || plainer || shorter) {
            best = std::move(text);
            best_unit = &unit;
        }
    }
    if (best_unit) return best;
    const Unit* smallest = &units.front();
    for (const Unit& unit : units)
        if (unit.to_base(1) < smallest->to_base(1)) smallest = &unit;
    return with_unit(value, value == 0 ? units.front() : *smallest);
}

std::vector<std::string> unit_names(Dimension dimension)
{
    std::vector<std::string> names;
    for (const Unit& unit : units_of(dimension))
        if (!unit.name.empty()) names.emplace_back(unit.name);
    return names;
}

} // namespace fulcrum
