// SPDX-License-Identifier: GPL-3.0-or-later
// Traces in CSV: Azure, Vidur, and whatever has a header with understandable names (BurstGPT, APEX, own
// files).
#include "base/csv_line.h"
#include "evidence/traces/csv_columns.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace fulcrum::evidence::traces
{

namespace
{

// Numbers this large are times since 1970 in ns, us or ms; smaller ones count seconds.
std::int64_t unit_by_size(const std::vector<Nano>& times)
{
    constexpr Nano kNano = 1'000'000'000;
    const Nano first = *std::ranges::min_element(times) / kNano;
    if (first >= 100'000'000'000'000'000) return 1;
    if (first >= 100'000'000'000'000) return 1'000;
    if (first >= 100'000'000'000) return 1'000'000;
    return 1'000'000'000;
}

class CsvReader
{
public:
    CsvReader(const CsvColumns& columns, char separator, std::int64_t keep, Reporter& reporter, RawTrace& out)
        : columns_(columns), separator_(separator), keep_(keep), reporter_(reporter), out_(out)
    {
    }

    void read(std::string_view line, int number, bool cut_off)
    {
        hint_ =
            cut_off ? "the file ends in the middle of a row: it may have been cut off, load it again" : "";
        split_csv(line, separator_, fields_);
        if (fields_.open_quote) {
            reporter_.add_in_line(number, line, fields_.fields.back().offset, "a quoted field does not end",
                                  hint_or("close the quote on the same line"));
            return;
        }
        if (fields_.fields.size() < columns_.count) {
            reporter_.add_in_line(number, line, line.size(),
                                  "the row has " + std::to_string(fields_.fields.size()) + " of " +
                                      std::to_string(columns_.count) + " columns",
                                  cut_off
                                      ? "the file ends in the middle of a row: it was cut off, load it again"
                                      : "complete the row or delete it");
            return;
        }
        const auto time = read_time(line, number);
        const auto prompt = read_tokens(line, number, columns_.prompt, "prompt");
        const auto output = read_tokens(line, number, columns_.output, "output");
        if (!time || !prompt || !output) return;
        if (*prompt == 0 || *output == 0) {
            ++out_.dropped;
            return;
        }
        out_.times.push_back(*time);
        out_.rows.push_back({.prompt_tokens = *prompt, .output_tokens = *output});
        if (columns_.request_class)
            out_.rows.back().request_class = unquoted(fields_.fields[*columns_.request_class].text);
        if (std::ssize(out_.rows) > keep_) return; // it only counts
        if (columns_.session) read_session(fields_.fields[*columns_.session].text);
    }

    bool dates() const { return dates_; }

private:
    std::string hint_or(const char* usual) const { return hint_.empty() ? usual : hint_; }

    // Of BurstGPT's third file; empty for requests of the API.
    void read_session(std::string_view name)
    {
        if (name.empty()) return;
        const auto next = static_cast<std::int32_t>(sessions_.size());
        out_.rows.back().session = sessions_.try_emplace(std::string(name), next).first->second;
    }

    std::optional<Nano> read_time(std::string_view line, int number)
    {
        const CsvField& field = fields_.fields[columns_.time];
        const auto date = parse_date(field.text);
        const auto time = date ? date : parse_nano(field.text);
        if (!time) {
            reporter_.add_in_line(number, line, field.offset,
                                  "the time \"" + std::string(field.text.substr(0, 40)) +
                                      "\" can not be read",
                                  hint_or("write it as 2023-11-16 18:17:03.9799600 or as a number"));
            return std::nullopt;
        }
        if (out_.times.empty()) dates_ = date.has_value();
        if (dates_ != date.has_value()) {
            reporter_.add_in_line(number, line, field.offset,
                                  "dates and numbers are mixed in the time column",
                                  "write all times in one way");
            return std::nullopt;
        }
        return time;
    }

    std::optional<std::int32_t> read_tokens(std::string_view line, int number, std::size_t column,
                                            const std::string& what)
    {
        const CsvField& field = fields_.fields[column];
        const auto value = parse_number(field.text);
        if (value && check_tokens(*value) != TokenCount::Bad) return static_cast<std::int32_t>(*value);
        reporter_.add_in_line(number, line, field.offset,
                              "the " + what + " length \"" + std::string(field.text.substr(0, 40)) +
                                  "\" is not a number of tokens",
                              hint_or("give a whole number from 1 to 100,000,000"));
        return std::nullopt;
    }

    const CsvColumns& columns_;
    char separator_;
    std::int64_t keep_;
    Reporter& reporter_;
    RawTrace& out_;
    CsvLine fields_;
    std::string hint_; // of a row that the file's end cuts off
    std::unordered_map<std::string, std::int32_t> sessions_;
    bool dates_ = false;
};

} // namespace

RawTrace read_csv(Lines& lines, const ReadOptions& options, Reporter& reporter)
{
    RawTrace out;
    std::optional<std::string_view> header = lines.next();
    while (header && trimmed(*header).empty())
        header = lines.next();
    if (!header) return out;
    const char separator = csv_separator(*header);
    CsvLine names;
    split_csv(*header, separator, names);
    const auto columns = find_columns(*header, names, options.format, lines.number(), reporter);
    out.refused = !columns;
    if (!columns) return out;
    out.format = columns->format;

    CsvReader reader(*columns, separator, options.keep, reporter, out);
    Watch watch(options, lines);
    while (!reporter.full() && std::ssize(out.rows) + out.beyond < options.limit) {
        out.cancelled = !watch.go_on();
        const auto line = out.cancelled ? std::nullopt : lines.next();
        if (!line) break;
        if (lines.too_long()) reporter.add(lines.number(), 1, kTooLong, kTooLongHint);
        if (!trimmed(*line).empty()) reader.read(*line, lines.number(), lines.cut_off());
        keep_few(out, options.keep);
    }
    if (out.rows.empty() || reader.dates()) return out;
    out.unit_ns = columns->unit_ns.value_or(unit_by_size(out.times));
    const bool known = columns->unit_ns || out.format != Format::GenericCsv || out.unit_ns < 1'000'000'000;
    if (!known && *std::ranges::min_element(out.times) < Nano{1'000'000'000} * 1'000'000'000)
        out.warnings.push_back("The times have no unit in their column's name and were read as seconds");
    return out;
}

} // namespace fulcrum::evidence::traces
