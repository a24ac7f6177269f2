// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a log without what stands around the engine's own text. Not for use outside this folder.
#pragma once

#include "evidence/traces/reading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::logs
{

struct LogLine {
    std::string text;                // without colours; Docker's JSON unpacked
    std::string replica;             // pod or container, "" where none is named
    std::optional<double> seconds{}; // since 1970 where full_date, else since the begin of a year
    bool full_date = false;          // with a year
    bool zone = false;               // and a zone
    std::int64_t repeated = 0;       // further lines like it that ray left out
};
LogLine read_log_line(std::string_view raw);

// The number behind the label, thousands separated by commas or not: number_after("size: 2,640,144 tokens",
// "size: ") is 2640144.
std::optional<double> number_after(std::string_view text, std::string_view label);
// The text behind the label up to one of `ends`.
std::optional<std::string_view> text_after(std::string_view text, std::string_view label,
                                           std::string_view ends);

// The entries of a Python dict or call, "'a': 1, 'b': [2, 3]" or "a=1, b='x'", without the quotes of texts.
// Reads up to the bracket that ends it; `separator` is ':' or '='.
struct Entry {
    std::string key;
    std::string value;
};
std::vector<Entry> python_entries(std::string_view text, char separator);

} // namespace fulcrum::evidence::logs
