// SPDX-License-Identifier: GPL-3.0-or-later
// Request traces: files that say when requests came and how long they were, in the formats people have.
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "engine/request.h"
#include "evidence/requests/line_source.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::traces
{

enum class Format {
    Azure,         // CSV: TIMESTAMP,ContextTokens,GeneratedTokens
    Mooncake,      // JSONL: timestamp (ms), input_length, output_length, hash_ids
    Vidur,         // CSV: arrived_at (s),num_prefill_tokens,num_decode_tokens
    LlmServingSim, // JSONL: input_toks, output_toks, arrival_time_ns; or sessions with sub_requests
    Bailian,       // JSONL of Alibaba's Qwen: Mooncake's names in seconds, with chat_id and parent_chat_id
    BurstGpt,      // CSV: Timestamp, Request tokens, Response tokens, Log Type; newer ones with Session ID
    GenericCsv,    // CSV with a header whose columns are recognised by name
};
std::string_view to_string(Format format); // "azure", "mooncake", …
std::optional<Format> format_named(std::string_view name);

// A request of a session that waits for the answer to the one before it, and `pause` longer.
struct FollowUp {
    TimeNs pause = 0;
    std::int32_t prompt_tokens = 1;
    std::int32_t output_tokens = 1;
};

struct TraceRow {
    TimeNs arrival = 0; // from the first row's time
    std::int32_t prompt_tokens = 1;
    std::int32_t output_tokens = 1;
    std::vector<engine::PromptPart> parts{}; // empty: nothing is known to be shared
    std::string request_class{};             // empty: none named
    std::vector<FollowUp> then{};            // not empty: the row is a session
    std::int32_t session = -1; // rows of one conversation have the same, from 0; -1: none is known
};

struct ReadOptions {
    std::optional<Format> format{}; // recognised by content where not set
    std::int64_t limit = INT64_MAX; // most rows
    int block_tokens = 0;           // tokens a hash id stands for; 0: found by the length test
    // Rows that are kept; those behind are read for Trace::all, so that memory stays bounded.
    std::int64_t keep = INT64_MAX;
    bool leave_out_broken = false; // a row that can not be read is named in Trace::broken, and no error
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1
};

// Sums over every row that was read, kept or not.
struct TraceTotals {
    std::int64_t rows = 0;
    double prompt_tokens = 0, output_tokens = 0;
    TimeNs span = 0; // from the first arrival to the last one
};

struct Trace {
    Format format = Format::GenericCsv;
    std::vector<TraceRow> rows;        // sorted by arrival, ties in the order of the file
    std::int64_t dropped = 0;          // rows left out, e.g. failed ones with 0 tokens
    TimeNs tick = 0;                   // the step of the trace's clock, where that was coarse; else 0
    std::vector<std::string> warnings; // what a user should know of the file, as sentences
    TraceTotals all{};
    std::int64_t broken_rows = 0; // where ReadOptions::leave_out_broken
    Errors broken{};              // the first of them, at most 20
};

// A bad row is an error with its line and column; at most 20 are reported. An Error, too, where it was
// stopped.
Result<Trace> parse_trace(std::string_view text, const std::string& file, const ReadOptions& options = {});
Result<Trace> read_trace(const std::string& path, const ReadOptions& options = {});
// The same from lines as they come, of which only ReadOptions::keep are held.
Result<Trace> read_trace(requests::LineSource& source, const std::string& file,
                         const ReadOptions& options = {});

} // namespace fulcrum::evidence::traces
