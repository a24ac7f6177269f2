// SPDX-License-Identifier: GPL-3.0-or-later
// What a file said, whatever its format. Every importer gives one of these.
#pragma once

#include "base/result.h"
#include "scenario/observation.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

// A measured series on the file's clock.
struct Series {
    std::string metric; // an id of the metric catalogue; "" where the file's metric is not in it
    std::string name;   // as the file calls it
    std::string unit;   // base unit: "s", "1/s", ""
    scenario::Population population;
    std::vector<double>
        seconds; // since 1970 where Imported::utc, else since the file's first moment; ascending
    std::vector<double> values; // as many; a counter's are rates over the time since the point before
    std::vector<double> gaps;   // where data is missing: the times of the last points before a gap
};

// One request as measured. Seconds on the file's clock, as Series; kUnknown where the file does not say.
struct RequestRow {
    std::string id;
    scenario::Population population;
    double arrival = kUnknown;     // at the front end or client
    double reached = kUnknown;     // the front end, where arrival is at the client
    double admitted = kUnknown;    // reservation granted, where a gateway admits
    double queued = kUnknown;      // in the engine
    double scheduled = kUnknown;   // first time in a step
    double first_token = kUnknown; // as the engine emits it
    double first_seen = kUnknown;  // as the client receives it
    double last_token = kUnknown;
    double last_seen = kUnknown;
    double ttft = kUnknown; // durations, where the file gives these and no moments
    double tpot = kUnknown;
    double e2e = kUnknown;
    std::int64_t prompt_tokens = -1; // -1: not said
    std::int64_t output_tokens = -1;
    std::int64_t cached_tokens = -1;
    std::int64_t max_tokens = -1;
    enum class Ended { Completed, Rejected, TimedOut, Aborted, Failed } ended = Ended::Completed;
};

// What a file says of the engine that made it: "max_num_seqs" = "256". Keys are those of the engine's flags
// with underscores; `where` is what was read ("log line 12").
struct Fact {
    std::string key;
    std::string value;
    std::string where;
};

struct Imported {
    std::string kind;  // id of the format: "vllm-metrics", "guidellm", "azure"
    std::string title; // for people: "vLLM metrics, two snapshots 60 s apart"
    std::string file;
    bool utc = false; // the clock of series and requests is since 1970
    std::vector<scenario::Observation> observations;
    std::vector<Series> series;
    std::vector<RequestRow> requests; // empty where the file is not of single requests
    std::vector<double> gaps_s;       // pooled inter-token gaps, where the file has them
    std::vector<Fact> facts;
    std::int64_t dropped = 0;                // rows left out: failed or broken ones
    std::vector<std::string> definitions;    // which definitions of TPOT, ITL and percentiles the file uses
    std::vector<std::string> dropped_detail; // what was dropped and why, as sentences
    std::vector<std::string> warnings;       // what a user should know and do, as sentences
    std::vector<std::string> redacted;       // what was replaced, as sentences
};

struct ImportOptions {
    bool stop_at_first_error = false;   // a broken row is else counted, named by its line and left out
    std::vector<std::string> columns{}; // of per-request files, "column=field": see requests/columns.h
    std::vector<Fact> known{};          // what the user or another file says: "model", "device"
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1
};

} // namespace fulcrum::evidence
