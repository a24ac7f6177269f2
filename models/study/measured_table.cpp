// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/measured_table.h"

#include "base/csv_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fulcrum::study
{

namespace
{

std::string_view without_mark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // that spreadsheets put before UTF-8
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

// Takes the next line off `rest`, without its end.
std::string_view next_line(std::string_view& rest)
{
    const std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

// Columns of messages count code points.
int place_of(std::string_view line, std::size_t offset)
{
    int place = 1;
    for (const char c : line.substr(0, offset))
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++place;
    return place;
}

std::string all_of(const std::vector<std::string>& names)
{
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

std::optional<double> finite_number(std::string_view text)
{
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

Result<MeasuredTable> MeasuredTable::read(std::string_view text, const std::string& file,
                                          const std::vector<std::string>& required)
{
    MeasuredTable table;
    table.file_ = file;
    std::string_view rest = without_mark(text);
    const std::string_view header = next_line(rest);
    const char separator = csv_separator(header);
    CsvLine fields;
    split_csv(header, separator, fields);
    for (const CsvField& field : fields.fields)
        table.columns_.push_back(unquoted(field.text));

    std::vector<std::string> missing;
    std::copy_if(required.begin(), required.end(), std::back_inserter(missing),
                 [&table](const std::string& name) { return !table.has(name); });
    if (!missing.empty()) {
        const bool one = missing.size() == 1;
        return Error{.message = (one ? "there is no column " : "there are no columns ") + all_of(missing),
                     .hint = "the first line names the columns; needed are " + all_of(required),
                     .file = file,
                     .at = {1, 1}};
    }

    Errors errors;
    for (int number = 2; !rest.empty(); ++number) {
        const std::string_view line = next_line(rest);
        if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
        split_csv(line, separator, fields);
        if (fields.open_quote || fields.fields.size() != table.columns_.size()) {
            errors.push_back({.message = fields.open_quote
                                             ? "a quoted field does not end"
                                             : fmt::format("the line has {} fields, the first line has {}",
                                                           fields.fields.size(), table.columns_.size()),
                              .hint = "put fields with separators in quotes, each on one line",
                              .file = file,
                              .at = {number, 1}});
            continue;
        }
        table.cells_.emplace_back();
        table.places_.emplace_back();
        table.lines_.push_back(number);
        for (const CsvField& field : fields.fields) {
            table.cells_.back().push_back(unquoted(field.text));
            table.places_.back().push_back(place_of(line, field.offset));
        }
    }
    if (!errors.empty()) return errors;
    return table;
}

std::optional<std::size_t> MeasuredTable::index_of(std::string_view column) const
{
    const auto found = std::find(columns_.begin(), columns_.end(), column);
    if (found == columns_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - columns_.begin());
}

bool MeasuredTable::has(std::string_view column) const
{
    return index_of(column).has_value();
}

const std::string& MeasuredTable::text(std::size_t row, std::string_view column) const
{
    static const std::string none;
    const auto index = index_of(column);
    return index ? cells_[row][*index] : none;
}

Error MeasuredTable::fault(std::size_t row, std::string_view column, const std::string& what) const
{
    const auto index = index_of(column);
    return {.message = fmt::format("{}: \"{}\" {}", column, text(row, column), what),
            .hint = {},
            .file = file_,
            .at = {lines_[row], index ? places_[row][*index] : 1}};
}

std::optional<double> MeasuredTable::number(std::size_t row, std::string_view column, double least,
                                            Errors& errors) const
{
    const std::string& cell = text(row, column);
    if (cell.empty()) return std::nullopt;
    const std::optional<double> value = finite_number(cell);
    if (!value) {
        errors.push_back(fault(row, column, "is not a number"));
    } else if (*value < least) {
        errors.push_back(fault(row, column, fmt::format("is below {}", least)));
    } else {
        return value;
    }
    return std::nullopt;
}

std::optional<std::int64_t> MeasuredTable::whole_number(std::size_t row, std::string_view column,
                                                        std::int64_t least, Errors& errors) const
{
    const std::size_t before = errors.size();
    const std::optional<double> value = number(row, column, static_cast<double>(least), errors);
    if (!value || errors.size() != before) return std::nullopt;
    if (*value != std::floor(*value) || *value > 1e15) {
        errors.push_back(fault(row, column, "is not a whole number"));
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*value);
}

} // namespace fulcrum::study
