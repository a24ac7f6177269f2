// SPDX-License-Identifier: GPL-3.0-or-later
// One line of separated values. A quoted field ends on its line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum
{

struct CsvField {
    std::string_view text;  // without quotes and the spaces around them; "" inside stays doubled
    std::size_t offset = 0; // of the text in its line
};

struct CsvLine {
    std::vector<CsvField> fields;
    bool open_quote = false; // a quoted field does not end
};

void split_csv(std::string_view line, char separator, CsvLine& out);

// The one of comma, semicolon and tab that the header line has most of.
char csv_separator(std::string_view header);

// A field's text with doubled quotes made single.
std::string unquoted(std::string_view text);

} // namespace fulcrum
