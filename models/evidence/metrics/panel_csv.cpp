// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/panel_csv.h"

#include "base/csv_line.h"
#include "evidence/broken_lines.h"
#include "evidence/metrics/exposition.h"
#include "evidence/metrics/meaning.h"
#include "evidence/metrics/series.h"
#include "evidence/metrics/times.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr std::array<std::string_view, 10> kTimes{"Time",         "time", "timestamp", "Timestamp", "ts",
                                                  "timestamp_ms", "t",    "date",      "datetime",  "Date"};

bool is_time(std::string_view name)
{
    return std::find(kTimes.begin(), kTimes.end(), name) != kTimes.end();
}

struct Unit {
    std::string_view name;
    double scale;
};
// As Grafana writes them. K, Mil and Bil are its short numbers.
constexpr std::array<Unit, 24> kHeaderUnits{
    {{"ns", 1e-9}, {"µs", 1e-6}, {"us", 1e-6},   {"ms", 1e-3},    {"s", 1},         {"sec", 1},
     {"min", 60},  {"mins", 60}, {"hour", 3600}, {"hours", 3600}, {"h", 3600},      {"%", 0.01},
     {"K", 1e3},   {"k", 1e3},   {"Mil", 1e6},   {"M", 1e6},      {"Bil", 1e9},     {"req/s", 1},
     {"reqps", 1}, {"ops/s", 1}, {"tok/s", 1},   {"tokens/s", 1}, {"K req/s", 1e3}, {"MHz", 1}}};

// The header's fields; the time is the first of its names.
struct Header {
    char separator = ',';
    std::vector<std::string> names;
    std::size_t time = 0;
    bool good = false;
};

Header header_of(std::string_view line)
{
    Header header;
    header.separator = csv_separator(line);
    CsvLine fields;
    split_csv(line, header.separator, fields);
    for (const CsvField& field : fields.fields)
        header.names.push_back(unquoted(field.text));
    const auto time = std::find_if(header.names.begin(), header.names.end(),
                                   [](const std::string& name) { return is_time(name); });
    header.good = header.names.size() > 1 && time != header.names.end() && !fields.open_quote;
    header.time = static_cast<std::size_t>(time - header.names.begin());
    return header;
}

std::optional<std::string_view> first_line(traces::Lines& lines)
{
    while (const auto line = lines.next()) {
        std::string_view text = *line;
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        text = traces::trimmed(text);
        if (!text.empty() && !text.starts_with("sep=")) return text; // Grafana's line for spreadsheets
    }
    return std::nullopt;
}

// vllm:num_requests_running{pod="a"}, {pod="a"}
bool read_selector(const std::string& name, RawSeries& series)
{
    const std::size_t brace = name.find('{');
    if (brace == std::string::npos || !name.ends_with('}')) return false;
    const auto read = parse_exposition((brace == 0 ? "x" + name : name) + " 0", "column");
    if (!read) return false;
    const Sample& sample = read->snapshots.front().samples.front();
    series.name = brace == 0 ? "" : sample.name;
    series.labels = sample.labels;
    return true;
}

// What a column of numbers is: a series by its selector, a metric by its name, else a replica.
RawSeries column_of(const std::string& name, const std::string& file)
{
    RawSeries series;
    if (!read_selector(name, series)) {
        if (!by_source_name(name).empty())
            series.name = name;
        else if (meaning_of_title(name).metric)
            series.title = name;
        else if (!name.empty() && !name.starts_with("Value"))
            series.labels.push_back({"pod", name});
    }
    if (series.title.empty() && series.name.empty()) series.title = file;
    return series;
}

class PanelReader
{
public:
    PanelReader(Header header, const std::string& file) : header_(std::move(header)), file_(file) {}

    // "" or what is wrong with the row.
    std::string add(const CsvLine& row)
    {
        if (row.open_quote) return "its quotes do not end";
        if (row.fields.size() != header_.names.size())
            return fmt::format("it has {} fields and the header {}", row.fields.size(), header_.names.size());
        const auto time = parse_panel_time(row.fields[header_.time].text);
        if (!time) return "its time can not be read";
        zone_ = zone_ && time->zone;
        relative_ = relative_ || std::abs(time->seconds) < 1e8;
        std::vector<Label> labels;
        std::vector<std::pair<std::size_t, double>> values;
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (i == header_.time) continue;
            const std::string_view text = row.fields[i].text;
            if (const auto value = parse_panel_value(text)) {
                values.emplace_back(i, value->value);
                unit_[i] = unit_[i] || value->unit;
            } else if (!is_missing(text)) {
                labels.push_back({header_.names[i], unquoted(text)});
            }
        }
        std::sort(labels.begin(), labels.end());
        for (const auto& [column, value] : values)
            point(column, labels, time->seconds, value);
        ++rows_;
        return {};
    }

    static bool is_missing(std::string_view text)
    {
        return text.empty() || text == "null" || text == "undefined" || text == "NaN" || text == "nan" ||
               text == "-";
    }

    std::vector<RawSeries> take()
    {
        std::vector<RawSeries> all;
        for (auto& [key, series] : series_) {
            if (unit_[key.first]) mark_unit(series);
            all.push_back(std::move(series));
        }
        return all;
    }

    bool zone() const { return zone_; }
    bool relative() const { return relative_; }
    std::int64_t rows() const { return rows_; }

private:
    void point(std::size_t column, const std::vector<Label>& labels, double seconds, double value)
    {
        RawSeries& series = series_[{column, labels}];
        if (series.seconds.empty() && series.title.empty() && series.name.empty()) {
            series = column_of(header_.names[column], file_);
            series.labels.insert(series.labels.end(), labels.begin(), labels.end());
        }
        series.seconds.push_back(seconds);
        series.values.push_back(value);
    }

    // The values are in the base unit already, whatever the title says.
    static void mark_unit(RawSeries& series)
    {
        const Meaning meaning = meaning_of_title(series.name.empty() ? series.title : series.name);
        if (meaning.metric) series.title = meaning.metric->id + "." + meaning.statistic + ".unit";
        series.name.clear();
    }

    Header header_;
    const std::string& file_;
    std::map<std::pair<std::size_t, std::vector<Label>>, RawSeries> series_;
    std::map<std::size_t, bool> unit_;
    bool zone_ = true;
    bool relative_ = false;
    std::int64_t rows_ = 0;
};

} // namespace

std::optional<PanelValue> parse_panel_value(std::string_view text)
{
    text = traces::trimmed(text);
    std::size_t end = 0;
    while (end < text.size() &&
           std::string_view("0123456789.,+-eE").find(text[end]) != std::string_view::npos)
        ++end;
    std::string digits(text.substr(0, end));
    if (digits.ends_with('e') || digits.ends_with('E')) return std::nullopt;
    if (digits.find('.') != std::string::npos || std::count(digits.begin(), digits.end(), ',') > 1)
        std::erase(digits, ','); // 1,234.5
    else if (const std::size_t comma = digits.find(','); comma != std::string::npos) {
        if (digits.size() - comma == 4)
            digits.erase(comma, 1); // 1,234
        else
            digits[comma] = '.'; // 0,5
    }
    if (digits.starts_with('+')) digits.erase(0, 1);
    const auto number = traces::parse_number(digits);
    if (!number) return std::nullopt;
    const std::string_view unit = traces::trimmed(text.substr(end));
    if (unit.empty()) return PanelValue{*number, false};
    for (const Unit& known : kHeaderUnits)
        if (unit == known.name) return PanelValue{*number * known.scale, true};
    return std::nullopt;
}

bool looks_like_panel_csv(std::string_view head)
{
    traces::Lines lines(head);
    const auto line = first_line(lines);
    if (!line) return false;
    const Header header = header_of(*line);
    if (!header.good) return false;
    const auto second = lines.next();
    if (!second || second->empty()) return false;
    CsvLine row;
    split_csv(*second, header.separator, row);
    if (row.fields.size() != header.names.size() || !parse_panel_time(row.fields[header.time].text))
        return false;
    const bool grafana = header.names[header.time] == "Time" && header.time == 0;
    return grafana || std::any_of(header.names.begin(), header.names.end(), [](const std::string& name) {
               return !is_time(name) && meaning_of_title(name).metric != nullptr;
           });
}

Result<Imported> parse_panel_csv(std::string_view text, const std::string& file, const ImportOptions& options)
{
    traces::Lines lines(text);
    const auto line = first_line(lines);
    Header header = line ? header_of(*line) : Header();
    if (!header.good)
        return Error{"the table has no column of times",
                     "the first column of Grafana's CSV is called \"Time\"",
                     file,
                     {1, 1}};
    const char separator = header.separator;
    const std::string name = file.substr(file.find_last_of("/\\") + 1);
    PanelReader reader(std::move(header), name);
    BrokenLines broken(file, options);
    CsvLine row;
    while (const auto next = lines.next()) {
        if (options.stop.stop_requested()) return Error{"The import was cancelled", {}, file, {}};
        if (traces::trimmed(*next).empty()) continue;
        split_csv(*next, separator, row);
        if (const std::string fault = reader.add(row); !fault.empty())
            if (broken.add(lines.number(), fault, "a row has a time and a field for each column"))
                return broken.first();
    }
    Imported out;
    out.file = file;
    out.kind = "panel-csv";
    out.utc = !reader.relative();
    out.title = fmt::format("table of a dashboard, {} rows", reader.rows());
    broken.finish(out);
    if (reader.rows() == 0)
        return Error{"no row of the table can be read", "check the format of the times", file, {2, 1}};
    if (out.utc && !reader.zone())
        out.warnings.push_back(
            "The times name no time zone and were read as UTC; Grafana writes them in the browser's. "
            "Set the dashboard to UTC before you export, or mind the offset beside other files");
    add_series(reader.take(), out);
    return out;
}

} // namespace fulcrum::evidence::metrics
