// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/csv_table.h"

#include "base/csv_line.h"
#include "evidence/traces/numbers.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>

namespace fulcrum::plugins::profile
{

namespace
{

namespace traces = evidence::traces;

constexpr std::size_t kMostErrors = 20;
constexpr std::uintmax_t kMostBytes = 256'000'000;

// The lines of a text without their ends.
std::optional<std::string_view> next_line(std::string_view& rest)
{
    if (rest.empty()) return std::nullopt;
    const std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

// Where each wanted column stands; reports those that are missing.
std::vector<std::size_t> find_columns(const CsvLine& header, std::span<const Column> columns,
                                      const std::string& file, Errors& errors)
{
    std::vector<std::size_t> found;
    for (const Column& column : columns) {
        std::size_t at = 0;
        while (at < header.fields.size() && header.fields[at].text != column.name)
            ++at;
        if (at == header.fields.size()) {
            std::string names;
            for (const CsvField& field : header.fields)
                names += (names.empty() ? "" : ", ") + std::string(field.text);
            errors.push_back({"there is no column '" + std::string(column.name) + "'",
                              "the header names: " + names.substr(0, 200),
                              file,
                              {1, 1}});
        }
        found.push_back(at);
    }
    return found;
}

Error bad_field(const Column& column, const CsvField& field, const std::string& file, int line)
{
    return {"'" + std::string(field.text.substr(0, 40)) + "' is no value of " + std::string(column.name),
            "give a number of " + (column.least > 0 ? std::string("more than 0") : std::string("0 or more")) +
                ", or remove the row",
            file,
            {line, static_cast<int>(field.offset) + 1}};
}

} // namespace

Result<CsvTable> parse_csv(std::string_view text, const std::string& file, std::span<const Column> columns)
{
    CsvTable table;
    table.file = file;
    table.numbers.resize(columns.size());
    table.texts.resize(columns.size());
    Errors errors;
    CsvLine line;
    const auto header = next_line(text);
    if (!header) return Error{"the file is empty", "its first line names the columns", file, {1, 1}};
    split_csv(*header, ',', line);
    const std::vector<std::size_t> places = find_columns(line, columns, file, errors);
    if (!errors.empty()) return errors;

    int number = 1;
    while (const auto row = next_line(text)) {
        ++number;
        if (traces::trimmed(*row).empty()) continue;
        split_csv(*row, ',', line);
        const std::size_t before = errors.size();
        std::vector<double> values(columns.size());
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (places[c] >= line.fields.size()) {
                errors.push_back({"the row has " + std::to_string(line.fields.size()) + " fields and no " +
                                      std::string(columns[c].name),
                                  "the file may be cut off: get it again, or remove the row",
                                  file,
                                  {number, 1}});
                break;
            }
            if (columns[c].is_text) continue;
            const CsvField& field = line.fields[places[c]];
            const auto value = traces::parse_number(field.text);
            if (!value || *value < columns[c].least || *value > 1e15)
                errors.push_back(bad_field(columns[c], field, file, number));
            else
                values[c] = *value;
        }
        if (errors.size() >= kMostErrors) return errors;
        if (errors.size() > before) continue;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (columns[c].is_text)
                table.texts[c].emplace_back(line.fields[places[c]].text);
            else
                table.numbers[c].push_back(values[c]);
        }
        table.lines.push_back(number);
    }
    if (!errors.empty()) return errors;
    if (table.lines.empty()) return Error{"the table has no rows", "get the file again", file, {1, 1}};
    return table;
}

Result<std::string> read_file(const std::string& path)
{
    std::error_code fault;
    const std::uintmax_t size = std::filesystem::file_size(path, fault);
    if (fault) return Error{"cannot be read: " + fault.message(), "check the path of the tables", path, {}};
    if (size > kMostBytes) return Error{"is larger than 256 MB", "this is no table of layer times", path, {}};
    std::ifstream in(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!in.read(text.data(), static_cast<std::streamsize>(size)))
        return Error{"cannot be read", "check its permissions", path, {}};
    return text;
}

Result<CsvTable> read_csv(const std::string& path, std::span<const Column> columns)
{
    const Result<std::string> text = read_file(path);
    if (!text) return text.errors();
    return parse_csv(*text, path, columns);
}

} // namespace fulcrum::plugins::profile
