// SPDX-License-Identifier: GPL-3.0-or-later
// Latencies of single requests, measured or simulated, by the ids of the metric catalogue.
#pragma once

#include "cluster/record.h"
#include "evidence/imported.h"

#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// The requests of a simulated run, on the clock of the run; empty where it kept bins only. The class is that
// of the workload, the replica the engine's.
std::vector<RequestRow> rows_of(const cluster::RunRecord& record);

// What had not ended when the data or the run did: such a row counts as aborted, its last_seen is infinite,
// and its e2e is how long it had been under way by then.
inline constexpr double kNotEnded = std::numeric_limits<double>::infinity();
inline bool in_flight(const RequestRow& row)
{
    return row.last_seen == kNotEnded;
}

// Seconds, or tokens: ttft_s (until the engine emits the first token), client_ttft_s (until the client has
// it), gateway_wait_s, queue_s (in the engine, else since admission or arrival), prefill_s, decode_s, tpot_s,
// e2e_s, prompt_tokens, output_tokens, cached_tokens. nullopt: the request did not get so far, the file does
// not say, or there is no such metric of a request. e2e_s and tpot_s are of completed requests.
std::optional<double> latency_of(const RequestRow& row, std::string_view metric);
bool is_row_metric(std::string_view metric);

// When it was gone, however it ended; kUnknown where the file does not say.
double left_at(const RequestRow& row);

// Why a request has no latency: it may still come (AtLeast, with what was waited so far), or never (Never).
struct Waited {
    enum class State { Known, AtLeast, Never } state = State::Never;
    double seconds = 0;
};
// `timeout`: what a client waits, for rows that timed out and do not say when; kUnknown: not known.
Waited waited_for(const RequestRow& row, std::string_view metric, double timeout = kUnknown);

// Some of the rows of a file, in its order, where they lie: a row is too large to be copied for each figure.
using RowRefs = std::vector<const RequestRow*>;
RowRefs refs_to(std::span<const RequestRow> rows);
RowRefs refs_arrived_in(std::span<const RequestRow> rows, double from, double until,
                        std::string_view of_class = {});

// The requests that arrived in [from, until), of a class where one is named.
std::vector<RequestRow> arrived_in(std::span<const RequestRow> rows, double from, double until,
                                   std::string_view of_class = {});

} // namespace fulcrum::evidence
