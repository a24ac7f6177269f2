// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::evidence
{

namespace
{

using Ended = RequestRow::Ended;
using engine::Outcome;

constexpr std::array<std::string_view, 11> kMetrics = {
    "ttft_s", "client_ttft_s", "gateway_wait_s", "queue_s",       "prefill_s",    "decode_s",
    "tpot_s", "e2e_s",         "prompt_tokens",  "output_tokens", "cached_tokens"};

bool known(double value)
{
    return !std::isnan(value);
}

double first_known(std::initializer_list<double> values)
{
    for (const double value : values)
        if (known(value)) return value;
    return kUnknown;
}

std::optional<double> span_of(double from, double to)
{
    if (!known(from) || !known(to)) return std::nullopt;
    return to - from;
}

std::optional<double> tokens(std::int64_t count)
{
    return count < 0 ? std::nullopt : std::optional<double>(static_cast<double>(count));
}

double seconds_or_unknown(TimeNs time)
{
    return time == kNever ? kUnknown : to_seconds(time);
}

Ended ended_of(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Completed:
        return Ended::Completed;
    case Outcome::Rejected:
        return Ended::Rejected;
    case Outcome::TimedOut:
        return Ended::TimedOut;
    case Outcome::Failed:
        return Ended::Failed;
    case Outcome::InFlight:
        return Ended::Aborted;
    }
    return Ended::Failed;
}

RequestRow row_of(const cluster::RunRecord& record, const cluster::RequestTimes& request)
{
    RequestRow row;
    row.population.request_class = record.classes[request.class_index];
    if (request.scheduled != kNever && request.replica < record.replicas.size())
        row.population.replica = record.replicas[request.replica].node;
    row.arrival = to_seconds(request.arrival);
    row.reached = seconds_or_unknown(request.reached);
    row.admitted = seconds_or_unknown(request.admitted);
    row.scheduled = seconds_or_unknown(request.scheduled);
    row.first_token = seconds_or_unknown(request.first_token);
    row.last_token = seconds_or_unknown(request.last_token);
    row.first_seen = seconds_or_unknown(request.first_at_client());
    row.last_seen = seconds_or_unknown(request.last_at_client());
    row.prompt_tokens = request.prompt_tokens;
    row.output_tokens = request.output_tokens;
    row.cached_tokens = request.scheduled != kNever ? request.cached_tokens : -1;
    row.ended = ended_of(request.outcome);
    if (request.outcome == Outcome::InFlight) {
        row.last_seen = kNotEnded;
        row.e2e = to_seconds(record.end - request.arrival);
    }
    if (row.ended == Ended::Rejected && !known(row.last_seen)) row.last_seen = row.arrival;
    return row;
}

} // namespace

std::vector<RequestRow> rows_of(const cluster::RunRecord& record)
{
    std::vector<RequestRow> rows;
    rows.reserve(record.requests.size());
    for (const cluster::RequestTimes& request : record.requests)
        rows.push_back(row_of(record, request));
    return rows;
}

bool is_row_metric(std::string_view metric)
{
    return std::ranges::find(kMetrics, metric) != kMetrics.end();
}

std::optional<double> latency_of(const RequestRow& row, std::string_view metric)
{
    const bool completed = row.ended == Ended::Completed;
    if (metric == "ttft_s") {
        if (known(row.ttft)) return row.ttft;
        return span_of(row.arrival, first_known({row.first_token, row.first_seen}));
    }
    if (metric == "client_ttft_s") {
        if (!known(row.first_seen) && known(row.ttft)) return row.ttft;
        return span_of(row.arrival, first_known({row.first_seen, row.first_token}));
    }
    if (metric == "gateway_wait_s") return span_of(first_known({row.reached, row.arrival}), row.admitted);
    if (metric == "queue_s")
        return span_of(first_known({row.queued, row.admitted, row.reached, row.arrival}), row.scheduled);
    if (metric == "prefill_s") return span_of(row.scheduled, row.first_token);
    if (metric == "decode_s") return span_of(row.first_token, row.last_token);
    if (metric == "prompt_tokens") return tokens(row.prompt_tokens);
    if (metric == "output_tokens") return tokens(row.output_tokens);
    if (metric == "cached_tokens") return tokens(row.cached_tokens);
    if (!completed) return std::nullopt;
    if (metric == "e2e_s")
        return known(row.e2e) ? row.e2e : span_of(row.arrival, first_known({row.last_seen, row.last_token}));
    if (metric != "tpot_s") return std::nullopt;
    if (known(row.tpot)) return row.tpot;
    if (row.output_tokens < 2) return std::nullopt;
    auto decode = span_of(row.first_token, row.last_token);
    if (!decode) decode = span_of(row.first_seen, row.last_seen);
    if (!decode && known(row.e2e) && known(row.ttft)) decode = row.e2e - row.ttft;
    if (!decode) return std::nullopt;
    return *decode / static_cast<double>(row.output_tokens - 1);
}

double left_at(const RequestRow& row)
{
    if (in_flight(row)) return row.arrival + row.e2e;
    if (known(row.last_seen)) return row.last_seen;
    if (known(row.last_token) && row.ended == Ended::Completed) return row.last_token;
    if (row.ended == Ended::Rejected) return row.arrival;
    return row.arrival + row.e2e;
}

Waited waited_for(const RequestRow& row, std::string_view metric, double timeout)
{
    if (const auto value = latency_of(row, metric)) return {Waited::State::Known, *value};
    if (row.ended != Ended::TimedOut && !in_flight(row)) return {};
    // What was waited of this part: since it began.
    double begin = row.arrival;
    if (metric == "prefill_s") begin = row.scheduled;
    if (metric == "decode_s") begin = row.first_token;
    if (metric == "queue_s") begin = first_known({row.queued, row.admitted, row.reached, row.arrival});
    double waited = left_at(row) - begin;
    if (!known(waited) && known(timeout)) waited = timeout;
    return {Waited::State::AtLeast, known(waited) ? std::max(waited, 0.0) : 0.0};
}

RowRefs refs_to(std::span<const RequestRow> rows)
{
    RowRefs refs;
    refs.reserve(rows.size());
    for (const RequestRow& row : rows)
        refs.push_back(&row);
    return refs;
}

RowRefs refs_arrived_in(std::span<const RequestRow> rows, double from, double until,
                        std::string_view of_class)
{
    RowRefs chosen;
    for (const RequestRow& row : rows) {
        if (!(row.arrival >= from && row.arrival < until)) continue;
        if (!of_class.empty() && of_class != "all" && row.population.request_class != of_class) continue;
        chosen.push_back(&row);
    }
    return chosen;
}

std::vector<RequestRow> arrived_in(std::span<const RequestRow> rows, double from, double until,
                                   std::string_view of_class)
{
    std::vector<RequestRow> chosen;
    for (const RequestRow* row : refs_arrived_in(rows, from, until, of_class))
        chosen.push_back(*row);
    return chosen;
}

} // namespace fulcrum::evidence
