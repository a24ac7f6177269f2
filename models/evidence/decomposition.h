// SPDX-License-Identifier: GPL-3.0-or-later
// Where the time of one request went. The parts of one request add up exactly; percentiles of parts do not
// (MODEL 1.3, 13).
#pragma once

#include "base/result.h"
#include "cluster/record.h"
#include "evidence/imported.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// In the order in which they pass.
enum class Part {
    ClientIn,  // from the client to the front end, where the row tells the two apart
    Admission, // until a gateway lets it in
    Queue,     // until the first step that computes a part of the prompt
    Prefill,   // until the engine emits the first token
    Decode,    // until the last one; not part of the time to the first token
    ClientOut, // until the client has the token
};
inline constexpr std::size_t kParts = 6;
std::string_view to_string(Part part); // "client in", "admission", …

struct RequestParts {
    std::string id;
    // Nanoseconds; nullopt: the file does not tell the part from the next known one, which then holds both.
    std::array<std::optional<TimeNs>, kParts> parts{};
    TimeNs total = 0;               // the sum of the parts, exactly
    std::vector<std::string> notes; // what could not be told apart, as sentences

    const std::optional<TimeNs>& operator[](Part part) const { return parts[static_cast<std::size_t>(part)]; }
};

// What is taken apart: the time to the first token that the client sees, or to the last one.
enum class Until { FirstToken, LastToken };

// From the moments of a joined trace. On a clock since 1970 moments are rounded to the microsecond, since a
// double holds no more. Fails where the request did not get so far, where the row has durations only, and
// where moments go back, so that the clocks of client and server differ.
Result<RequestParts> decompose(const RequestRow& row, Until until = Until::FirstToken);
// The same of a simulated request, whose moments are all known; its admission is 0 s where no gateway stands.
// Client-in holds what the client waited by itself: its limit in flight and attempts before this one.
Result<RequestParts> decompose(const cluster::RequestTimes& request, Until until = Until::FirstToken);

// Statistics of a part, or of the whole, over the same requests. Seconds; percentiles of nearest rank.
struct PartStatistics {
    std::string name;
    std::int64_t count = 0;
    double mean = 0, p50 = 0, p95 = 0, p99 = 0;
};

struct PartTable {
    std::vector<PartStatistics> parts; // those that any request has, in order; 0 for requests without one
    PartStatistics whole;
    double means_sum = 0;    // of the parts: the whole's mean but for rounding
    std::string means;       // says so
    std::string percentiles; // says what the parts' p95 would add up to, and why it is not the whole's
};

// nullopt: no requests.
std::optional<PartTable> part_table(std::span<const RequestParts> requests);

// A figure of one stage, from wherever it comes.
struct StageFigure {
    std::string name;
    std::string statistic; // "mean", "p95"
    double seconds = 0;
    std::int64_t count = 0; // requests; 0: not known
};

// The sum where it is one: means over the same number of requests. Percentiles are refused, with what can be
// said instead: the whole's p95 is at least the largest of the parts' and at most so many requests take
// longer than their sum (each stage is exceeded by 5 % of requests; sub-additivity of probabilities).
Result<double> add_stages(std::span<const StageFigure> stages);

} // namespace fulcrum::evidence
