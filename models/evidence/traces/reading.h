// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of the single formats share. Not for use outside this folder.
#pragma once

#include "base/int128.h"
#include "evidence/requests/line_source.h"
#include "evidence/traces/trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::traces
{

inline constexpr std::size_t kMostErrors = 20;
inline constexpr const char* kTooLong = "the line is longer than 64 MiB";
inline constexpr const char* kTooLongHint = "a trace has one request a line";
inline constexpr std::int64_t kMostTokens = 100'000'000; // more is a mistake in the file, not a request

// Collects errors of one file. Offsets count bytes from 0, positions code points from 1.
class Reporter
{
public:
    // `all_rows`: further errors are counted, so that no number of them is too many.
    explicit Reporter(std::string file, bool all_rows = false) : file_(std::move(file)), all_rows_(all_rows)
    {
    }

    void add(int line, int column, std::string message, std::string hint);
    void add_in_line(int line, std::string_view text, std::size_t offset, std::string message,
                     std::string hint);

    bool full() const { return !all_rows_ && errors_.size() >= kMostErrors; }
    const Errors& errors() const { return errors_; }
    std::int64_t lines() const { return lines_; } // that have errors
    const std::string& file() const { return file_; }

private:
    std::string file_;
    bool all_rows_;
    Errors errors_;
    std::int64_t lines_ = 0;
    int last_line_ = -1;
};

// The lines of a text, or of a file that is read in chunks, one after another, without their ends (LF or
// CRLF). A line is valid until the next call.
class Lines
{
public:
    explicit Lines(std::string_view text) : rest_(text), bytes_(text.size()) {}
    explicit Lines(requests::LineSource& source) : source_(&source) {}

    std::optional<std::string_view> next();
    // All that is to come, or as much of it as has been read.
    std::string_view ahead() const { return source_ ? source_->ahead() : rest_; }
    int number() const { return number_; }    // of the line last returned, from 1
    bool cut_off() const { return cut_off_; } // it was the last one and had no end of line
    bool too_long() const
    {
        return source_ && source_->too_long();
    }                                                            // it was left out; next() gave an empty one
    bool failed() const { return source_ && source_->failed(); } // reading broke off
    double done() const;                                         // 0 to 1

private:
    std::string_view rest_;
    std::size_t bytes_ = 0;
    requests::LineSource* source_ = nullptr;
    int number_ = 0;
    bool cut_off_ = false;
};

// A number of the file in units of 1e-9, so that decimals stay exact.
using Nano = Int128;

// Times as they stand in the file, row by row, with what one unit of them is in nanoseconds.
struct RawTrace {
    Format format = Format::GenericCsv;
    std::vector<TraceRow> rows; // arrival not yet set
    std::vector<Nano> times;
    std::int64_t unit_ns = 1'000'000'000;
    std::int64_t dropped = 0;
    std::vector<std::string> warnings;
    bool refused = false;    // no rows were looked for: the file is none of these traces
    bool cancelled = false;  // ReadOptions::stop
    std::int64_t beyond = 0; // rows that were read and not kept, and of these
    double beyond_prompt = 0, beyond_output = 0;
    Nano beyond_first = 0, beyond_last = 0; // times
};

// After each row: counts the row that is one too many to keep, and drops it.
void keep_few(RawTrace& trace, std::int64_t most);

// Between rows: tells how far the reading is. False: it was asked to stop.
class Watch
{
public:
    Watch(const ReadOptions& options, Lines& lines) : options_(options), lines_(lines) {}
    bool go_on();

private:
    const ReadOptions& options_;
    const Lines& lines_;
    std::int64_t calls_ = 0;
    double told_ = 0;
};

// "a", "b" and "c".
std::string listed(const std::vector<std::string>& names);

// Checks a token count that the file gives as a number; a row with 0 tokens is a failed request.
enum class TokenCount { Good, Zero, Bad };
TokenCount check_tokens(double tokens);

RawTrace read_csv(Lines& lines, const ReadOptions& options, Reporter& reporter);
RawTrace read_jsonl(Lines& lines, const ReadOptions& options, Reporter& reporter);

} // namespace fulcrum::evidence::traces
