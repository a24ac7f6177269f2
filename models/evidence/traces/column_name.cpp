// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/column_name.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace fulcrum::evidence::traces
{

namespace
{

bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

std::string lower(std::string_view name)
{
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

struct Unit {
    std::string_view name;
    std::int64_t ns;
};
constexpr std::array<Unit, 10> kUnits{{{"ns", 1},
                                       {"us", 1'000},
                                       {"ms", 1'000'000},
                                       {"s", 1'000'000'000},
                                       {"sec", 1'000'000'000},
                                       {"secs", 1'000'000'000},
                                       {"seconds", 1'000'000'000},
                                       {"milliseconds", 1'000'000},
                                       {"microseconds", 1'000},
                                       {"nanoseconds", 1}}};

} // namespace

std::optional<std::int64_t> time_unit_ns(std::string_view name)
{
    const auto unit = std::ranges::find(kUnits, name, &Unit::name);
    return unit == kUnits.end() ? std::nullopt : std::optional(unit->ns);
}

ColumnName read_column_name(std::string_view raw)
{
    std::string text = lower(raw);
    ColumnName name;
    while (!text.empty() && !is_letter_or_digit(text.back()))
        text.pop_back();
    const std::size_t cut = text.find_last_of("_([ .");
    if (cut != std::string::npos) {
        const std::string_view last = std::string_view(text).substr(cut + 1);
        name.unit_ns = time_unit_ns(last);
        if (name.unit_ns) text.resize(cut);
    }
    std::ranges::copy_if(text, std::back_inserter(name.plain), is_letter_or_digit);
    return name;
}

} // namespace fulcrum::evidence::traces
