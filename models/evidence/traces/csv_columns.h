// SPDX-License-Identifier: GPL-3.0-or-later
// Which columns of a CSV file hold what a trace needs, told by their names.
#pragma once

#include "base/csv_line.h"
#include "evidence/traces/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::evidence::traces
{

struct CsvColumns {
    Format format = Format::GenericCsv;
    std::size_t time = 0;
    std::size_t prompt = 0;
    std::size_t output = 0;
    std::optional<std::size_t> request_class{};
    std::optional<std::size_t> session{};
    std::optional<std::int64_t> unit_ns{}; // of the time column, where its name says so
    std::size_t count = 0;                 // of the header
};

// Reports the columns that are missing and those that were found. Azure's and Vidur's files are told by their
// exact names; with `wanted` one of these, other names are an error.
std::optional<CsvColumns> find_columns(std::string_view header, const CsvLine& names,
                                       std::optional<Format> wanted, int line, Reporter& reporter);

} // namespace fulcrum::evidence::traces
