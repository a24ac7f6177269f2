// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a CSV file of measurements, by name.
#pragma once

#include "base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::plugins::profile
{

struct Column {
    std::string_view name;
    double least = 0;     // numbers below are errors
    bool is_text = false; // not a number
};

// Row after row, with one entry a wanted column: of `numbers` where it is a number, else of `texts`.
struct CsvTable {
    std::vector<std::vector<double>> numbers;
    std::vector<std::vector<std::string>> texts;
    std::vector<int> lines; // of the rows in the file, from 1
    std::string file;

    std::size_t rows() const { return lines.size(); }
    double number(std::size_t column, std::size_t row) const { return numbers[column][row]; }
    const std::string& text(std::size_t column, std::size_t row) const { return texts[column][row]; }
};

// Other columns of the file are ignored. Fails with the missing columns or the first 20 faulty rows, each
// with its place; an empty table is a fault. `file` is used in messages.
Result<CsvTable> parse_csv(std::string_view text, const std::string& file, std::span<const Column> columns);
Result<CsvTable> read_csv(const std::string& path, std::span<const Column> columns);

// The whole file, at most 256 MB.
Result<std::string> read_file(const std::string& path);

} // namespace fulcrum::plugins::profile
