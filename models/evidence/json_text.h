// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as benchmark tools write it. Include in .cpp files only.
#pragma once

#include "base/result.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

using Json = nlohmann::json;

// Python writes NaN, Infinity and -Infinity, which JSON does not have: they become null. The error names the
// place, with `first_line` added to its line. A text of more than kMostJson bytes is refused: as values it
// takes several times its size.
inline constexpr std::size_t kMostJson = std::size_t{256} << 20;
Result<Json> parse_json(std::string_view text, const std::string& file, int first_line = 1);

// The member, or nothing where `json` is no object or has none.
const Json* member(const Json& json, std::string_view key);
// The member at the end of this path of keys.
template <class... Keys>
const Json* member(const Json& json, std::string_view key, Keys... rest)
{
    const Json* found = member(json, key);
    return found == nullptr ? nullptr : member(*found, rest...);
}

// A finite number, also where it is written as text ("12"); nothing else.
std::optional<double> number_in(const Json& json);
std::optional<double> number_at(const Json& json, std::string_view key);
std::optional<std::int64_t> count_at(const Json& json, std::string_view key); // 0 to 9e15
// A text; "" where there is none.
std::string text_at(const Json& json, std::string_view key);
// Numbers of a list; others are NaN. Empty where there is no list.
std::vector<double> numbers_at(const Json& json, std::string_view key);

} // namespace fulcrum::evidence
