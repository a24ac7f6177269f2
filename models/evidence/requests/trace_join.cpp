// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/trace_join.h"

#include "base/hash.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::requests
{

namespace
{

std::uint64_t key_of(std::string_view trace)
{
    return trace.empty() ? 0 : hash_text(trace) | 1U;
}

// The last moment that the engine's row knows.
double end_of(const RequestRow& row)
{
    for (const double moment : {row.last_token, row.first_token, row.scheduled})
        if (std::isfinite(moment)) return moment;
    return row.arrival;
}

} // namespace

void TraceJoin::around(std::string_view trace, Side side, double begin, double end)
{
    const std::uint64_t key = key_of(trace);
    if (key == 0 || held_ == kMostSpans || !(begin <= end)) return;
    spans_[key].push_back({side, begin, end});
    ++held_;
}

void TraceJoin::row(std::string_view trace)
{
    rows_.push_back(key_of(trace));
}

std::int64_t TraceJoin::join(std::vector<RequestRow>& rows) const
{
    std::int64_t joined = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), rows_.size()); ++i) {
        RequestRow& row = rows[i];
        const auto found = spans_.find(rows_[i]);
        if (found == spans_.end() || !std::isfinite(row.arrival)) continue;
        const double end = end_of(row);
        // The first of its side that covers the engine's part: others are hops behind it, or other requests.
        const auto first = [&](Side side, double from) {
            const Span* best = nullptr;
            for (const Span& span : found->second)
                if (span.side == side && span.begin >= from && span.begin <= row.arrival && span.end >= end &&
                    (best == nullptr || span.begin < best->begin))
                    best = &span;
            return best;
        };
        const Span* client = first(Side::Client, -HUGE_VAL);
        const Span* server = first(Side::Server, client != nullptr ? client->begin : -HUGE_VAL);
        const Span* outer = client != nullptr ? client : server;
        if (outer == nullptr) continue;
        row.admitted = row.arrival;
        row.arrival = outer->begin;
        if (client != nullptr && server != nullptr) row.reached = server->begin;
        row.last_seen = outer->end;
        ++joined;
    }
    return joined;
}

} // namespace fulcrum::evidence::requests
