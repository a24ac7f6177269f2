// SPDX-License-Identifier: GPL-3.0-or-later
// A CSV file of measurements: columns are found by their names, in any order, and others are ignored.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

class MeasuredTable
{
public:
    // Fails where the text has no header, a required column is missing (the error names all that are), or a
    // row has another number of fields than the header. `file` is used in messages.
    static Result<MeasuredTable> read(std::string_view text, const std::string& file,
                                      const std::vector<std::string>& required);

    std::size_t rows() const { return cells_.size(); }
    bool has(std::string_view column) const;
    int line(std::size_t row) const { return lines_[row]; } // counted from 1

    // "" where the column is not there.
    const std::string& text(std::size_t row, std::string_view column) const;

    // A finite number of at least `least`; nullopt where the cell is empty. Faults are added to `errors`.
    std::optional<double> number(std::size_t row, std::string_view column, double least,
                                 Errors& errors) const;
    std::optional<std::int64_t> whole_number(std::size_t row, std::string_view column, std::int64_t least,
                                             Errors& errors) const;

    Error fault(std::size_t row, std::string_view column, const std::string& what) const;

private:
    std::optional<std::size_t> index_of(std::string_view column) const;

    std::string file_;
    std::vector<std::string> columns_;
    std::vector<std::vector<std::string>> cells_;
    std::vector<int> lines_;
    std::vector<std::vector<int>> places_; // columns in the text, counted from 1
};

// The whole text as a finite number, or nothing.
std::optional<double> finite_number(std::string_view text);

} // namespace fulcrum::study
