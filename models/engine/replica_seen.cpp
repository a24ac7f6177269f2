// SPDX-License-Identifier: GPL-3.0-or-later
// What a client sees of an answer whose tokens something on the way lets through several at once.
#include "engine/replica.h"

#include <algorithm>

namespace fulcrum::engine
{

// The tokens up to the `emitted`-th reach the client: all but the first of them with no gap, that one after
// as long as the client had nothing.
void Replica::let_through(Slot& s, std::int32_t emitted, TimeNs at)
{
    const std::int32_t tokens = emitted - s.seen;
    if (tokens <= 0) return;
    if (log_.client_gaps != nullptr && in_window(at)) {
        LogHistogram& gaps = (*log_.client_gaps)[s.request.class_index];
        if (tokens > 1) gaps.add(0, tokens - 1);
        if (s.seen_at != kNever) gaps.add(at - s.seen_at);
    }
    if (s.times.first_seen == kNever) s.times.first_seen = at;
    s.seen = emitted;
    s.seen_at = at;
}

// After a step: lets through what has filled up.
void Replica::let_through_full(TimeNs at)
{
    for (std::size_t i = 0; i < slot_of_.size(); ++i) {
        Slot& s = slot(slot_of_[i]);
        if (s.request.flush_tokens <= 1 || s.request.prefill_only || decodes_[i] == 0) continue;
        const std::int32_t emitted = known(i) - s.request.prompt_tokens;
        if (emitted - s.seen >= s.request.flush_tokens) let_through(s, emitted, at);
    }
}

// How many steps of one token each it takes until something is let through.
std::int64_t Replica::steps_to_next_flush() const
{
    std::int64_t steps = INT64_MAX;
    for (std::size_t i = 0; i < slot_of_.size(); ++i) {
        const Slot& s = slot(slot_of_[i]);
        if (s.request.flush_tokens <= 1) continue;
        const std::int32_t emitted = known(i) - s.request.prompt_tokens;
        steps = std::min(steps,
                         std::max<std::int64_t>(1, std::int64_t{s.request.flush_tokens} + s.seen - emitted));
    }
    return steps;
}

// The gap of all leading entries is a client's too where nothing holds tokens back.
void Replica::note_seen_gaps(TimeNs gap)
{
    if (flushers_ == 0) {
        for (std::size_t c = 0; c < leading_by_class_.size(); ++c) {
            if (leading_by_class_[c] > 0) (*log_.client_gaps)[c].add(gap, leading_by_class_[c]);
        }
        return;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(leading_); ++i) {
        const Request& request = slot(slot_of_[i]).request;
        if (request.flush_tokens <= 1) (*log_.client_gaps)[request.class_index].add(gap);
    }
}

} // namespace fulcrum::engine
