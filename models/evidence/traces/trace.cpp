// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/trace.h"

#include "evidence/no_text.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>

namespace fulcrum::evidence::traces
{

namespace
{

struct FormatName {
    Format format;
    std::string_view name;
};
constexpr std::array<FormatName, 7> kFormats{{{Format::Azure, "azure"},
                                              {Format::Mooncake, "mooncake"},
                                              {Format::Vidur, "vidur"},
                                              {Format::LlmServingSim, "llmservingsim"},
                                              {Format::Bailian, "bailian"},
                                              {Format::BurstGpt, "burstgpt"},
                                              {Format::GenericCsv, "csv"}}};

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool is_jsonl(std::string_view text, const ReadOptions& options)
{
    if (options.format)
        return *options.format == Format::Mooncake || *options.format == Format::Bailian ||
               *options.format == Format::LlmServingSim;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

// What the file is instead, if it can be no trace at all.
std::optional<Error> not_a_trace(std::string_view text, const std::string& file)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{"the file is empty", "choose a file with at least one request", file, {}};
    return no_text(text, file);
}

// Sorts the rows by time and sets their arrivals from the first one on.
std::optional<Error> set_arrivals(RawTrace& raw, const std::string& file)
{
    std::vector<std::size_t> order(raw.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto time_of = [&](std::size_t row) { return raw.times[row]; };
    if (!std::ranges::is_sorted(raw.times)) {
        std::ranges::stable_sort(order, {}, time_of);
        raw.warnings.emplace_back("The rows are not in the order of their times and were sorted");
    }
    const Nano first = raw.times[order.front()];
    const Nano last = raw.times[order.back()];
    if ((last - first) / 1'000'000'000 * raw.unit_ns > kNever / 2)
        return Error{"the times span more than 146 years", "check the unit of the times", file, {}};
    std::vector<TraceRow> rows;
    rows.reserve(order.size());
    for (const std::size_t row : order) {
        rows.push_back(std::move(raw.rows[row]));
        rows.back().arrival = static_cast<TimeNs>((raw.times[row] - first) * raw.unit_ns / 1'000'000'000);
    }
    raw.rows = std::move(rows);
    return std::nullopt;
}

TraceTotals totals_of(const RawTrace& raw)
{
    TraceTotals all;
    all.rows = std::ssize(raw.rows) + raw.beyond;
    all.prompt_tokens = raw.beyond_prompt;
    all.output_tokens = raw.beyond_output;
    for (const TraceRow& row : raw.rows) {
        all.prompt_tokens += row.prompt_tokens;
        all.output_tokens += row.output_tokens;
    }
    const auto [least, most] = std::ranges::minmax(raw.times);
    const Nano first = raw.beyond > 0 ? std::min(least, raw.beyond_first) : least;
    const Nano last = raw.beyond > 0 ? std::max(most, raw.beyond_last) : most;
    const Nano span = (last - first) / 1'000'000'000 * raw.unit_ns;
    all.span = span > kNever / 2 ? kNever : static_cast<TimeNs>((last - first) * raw.unit_ns / 1'000'000'000);
    return all;
}

std::string seconds_text(TimeNs time)
{
    std::string text = std::to_string(to_seconds(time));
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text + " s";
}

// Says how many conversations the rows belong to.
void count_sessions(RawTrace& raw)
{
    std::int32_t last = -1;
    std::ptrdiff_t of_sessions = 0;
    for (const TraceRow& row : raw.rows) {
        last = std::max(last, row.session);
        of_sessions += row.session >= 0 ? 1 : 0;
    }
    if (last < 0 || of_sessions <= last + 1) return; // none with several requests
    raw.warnings.push_back(std::to_string(of_sessions) + " rows belong to " + std::to_string(last + 1) +
                           " conversations; they are played at the times of the trace, however long the "
                           "answers before them take");
}

// What nearly all gaps are multiples of, within 2 %, where stamps repeat so often that only a coarse clock
// explains it; else 0. (Mooncake's stamps stand on ticks of 3 s, but a millisecond beside them now and then.)
TimeNs find_tick(RawTrace& raw)
{
    constexpr std::size_t kFewest = 20;
    constexpr TimeNs kFinest = 10 * kMillisecond;
    std::vector<TimeNs> gaps;
    for (std::size_t i = 1; i < raw.rows.size(); ++i)
        if (const TimeNs gap = raw.rows[i].arrival - raw.rows[i - 1].arrival; gap > 0) gaps.push_back(gap);
    const std::size_t stamps = gaps.size() + 1;
    if (raw.rows.size() < kFewest || gaps.empty() || 4 * stamps > 3 * raw.rows.size()) return 0;
    std::ranges::sort(gaps);
    const TimeNs shortest = gaps[gaps.size() / 20];
    if (shortest < kFinest) return 0;
    const auto single = std::ranges::upper_bound(gaps, shortest + shortest / 50) - gaps.begin();
    const TimeNs tick = gaps[static_cast<std::size_t>(single) / 2];
    const auto on_tick = std::ranges::count_if(gaps, [&](TimeNs gap) {
        const TimeNs rest = gap % tick;
        return std::min(rest, tick - rest) <= tick / 50;
    });
    if (on_tick * 20 < std::ssize(gaps) * 19) return 0;
    raw.warnings.push_back("Arrivals stand on ticks of " + seconds_text(tick) + " (" +
                           std::to_string(stamps) + " different times for " +
                           std::to_string(raw.rows.size()) +
                           " requests): bursts within a tick come from the clock of the trace");
    return tick;
}

} // namespace

std::string_view to_string(Format format)
{
    return std::ranges::find(kFormats, format, &FormatName::format)->name;
}

std::optional<Format> format_named(std::string_view name)
{
    const auto found = std::ranges::find(kFormats, name, &FormatName::name);
    return found == kFormats.end() ? std::nullopt : std::optional(found->format);
}

namespace
{

Result<Trace> read_from(Lines& lines, const std::string& file, const ReadOptions& options)
{
    if (auto error = not_a_trace(lines.ahead(), file)) return *error;
    Reporter reporter(file, options.leave_out_broken);
    RawTrace raw = is_jsonl(lines.ahead(), options) ? read_jsonl(lines, options, reporter)
                                                    : read_csv(lines, options, reporter);
    if (lines.failed())
        return Error{"the file can not be read to its end", "check the disk, copy it again", file, {}};
    if (raw.cancelled) return Error{"the import was cancelled", "", file, {}};
    const bool some_good = options.leave_out_broken && !raw.refused && !raw.rows.empty();
    if (!reporter.errors().empty() && !some_good) return reporter.errors();
    if (raw.rows.empty())
        return Error{raw.dropped > 0 ? "all " + std::to_string(raw.dropped) + " rows have 0 tokens"
                                     : "the file has no requests",
                     "choose a file with at least one request of 1 token or more",
                     file,
                     {}};
    if (raw.dropped > 0)
        raw.warnings.push_back(std::to_string(raw.dropped) +
                               " rows without prompt or output tokens (failed requests) were left out");
    const TraceTotals all = totals_of(raw);
    if (auto error = set_arrivals(raw, file)) return *error;
    const TimeNs tick = find_tick(raw);
    count_sessions(raw);
    Trace trace{raw.format, std::move(raw.rows), raw.dropped, tick, std::move(raw.warnings), all};
    trace.broken_rows = reporter.lines();
    trace.broken = reporter.errors();
    return trace;
}

} // namespace

Result<Trace> parse_trace(std::string_view text, const std::string& file, const ReadOptions& options)
{
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    Lines lines(text);
    return read_from(lines, file, options);
}

Result<Trace> read_trace(requests::LineSource& source, const std::string& file, const ReadOptions& options)
{
    Lines lines(source);
    return read_from(lines, file, options);
}

Result<Trace> read_trace(const std::string& path, const ReadOptions& options)
{
    std::error_code fault;
    if (!std::filesystem::is_regular_file(path, fault))
        return Error{
            "there is no such file", "check the path; relative ones start at the project's folder", path, {}};
    std::ifstream stream(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    if (!stream) return Error{"the file can not be read", "check its permissions", path, {}};
    return parse_trace(text, path, options);
}

} // namespace fulcrum::evidence::traces
