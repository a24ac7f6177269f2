// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the entries of a replica's running batch.
#include "engine/replica.h"

#include <algorithm>

namespace fulcrum::engine
{

KvPool::Sequence Replica::sequence(const Slot& s) const
{
    return {s.request.parts, s.request.reply, s.owner};
}

std::int32_t Replica::new_slot()
{
    std::int32_t id = 0;
    if (unused_slots_.empty()) {
        id = static_cast<std::int32_t>(slots_.size());
        slots_.emplace_back();
    } else {
        id = unused_slots_.back();
        unused_slots_.pop_back();
        Request recycled = std::move(slot(id).request); // keeps the capacity of its parts
        slot(id) = Slot{};
        slot(id).request = std::move(recycled);
    }
    slot(id).owner = next_owner_++;
    return id;
}

void Replica::end_request(Slot& s, TimeNs at, Outcome outcome)
{
    s.times.outcome = outcome;
    s.times.output_tokens = s.emitted;
    log_.requests.put(s.index, s.times);
    if (log_.ended != nullptr) log_.ended->push_back({at, s.index, outcome});
}

// All leading entries got a token in the step before, so the gap of each is the step.
void Replica::note_leading_gaps(TimeNs start, TimeNs end)
{
    if (!in_window(end)) return;
    for (std::size_t c = 0; c < leading_by_class_.size(); ++c) {
        if (leading_by_class_[c] > 0) log_.gaps[c].add(end - start, leading_by_class_[c]);
    }
}

void Replica::note_gap(Slot& s, TimeNs start, TimeNs end)
{
    if (s.gap_start != kNever) {
        start = s.gap_start;
        s.gap_start = kNever;
        --open_gaps_;
    }
    if (in_window(end)) log_.gaps[s.request.class_index].add(end - start);
}

void Replica::advance_leading(std::int32_t steps)
{
    const auto n = static_cast<std::size_t>(leading_);
    std::int32_t* const computed = computed_.data();
    std::int32_t* const known = known_.data();
    std::int32_t* const remaining = remaining_.data();
    for (std::size_t i = 0; i < n; ++i)
        computed[i] += steps;
    for (std::size_t i = 0; i < n; ++i)
        known[i] += steps;
    for (std::size_t i = 0; i < n; ++i)
        remaining[i] -= steps;
    leading_context_ += static_cast<std::int64_t>(leading_) * steps;
    leading_longest_ += steps;
    if (leading_ > 0) leading_remaining_ -= steps;
}

// An entry behind the leading ones, or any where they were not given as a whole.
void Replica::advance_entry(int entry, TimeNs start, TimeNs end)
{
    const auto i = static_cast<std::size_t>(entry);
    Slot& s = slot(slot_of_[i]);
    if (given_[i] == 0) {
        if (decodes_[i] != 0 && s.gap_start == kNever) { // its last token came when this step began
            s.gap_start = start;
            ++open_gaps_;
        }
        return;
    }
    if (decodes_[i] == 0 && in_window(end)) record_.prompt_tokens += given_[i];
    computed_[i] += given_[i];
    if (computed_[i] < known_[i]) return; // more of the prompt to come
    if (decodes_[i] != 0) {
        note_gap(s, start, end);
    } else {
        decodes_[i] = 1;
        RequestTimes& t = s.times;
        if (t.first_token == kNever) {
            t.first_token = end;
        } else {          // it resumed after a preemption
            ++open_gaps_; // as a decoding entry; note_gap closes it
            note_gap(s, start, end);
        }
    }
    ++known_[i];
    --remaining_[i];
    if (in_window(end)) ++record_.output_tokens;
}

// Takes entries that have begun to decode into the leading ones, as far as no other stands between.
void Replica::extend_leading()
{
    for (; leading_ < running() && decodes_[static_cast<std::size_t>(leading_)] != 0; ++leading_) {
        const auto i = static_cast<std::size_t>(leading_);
        ++leading_by_class_[slot(slot_of_[i]).request.class_index];
        leading_context_ += computed_[i];
        leading_longest_ = std::max(leading_longest_, computed_[i]);
        leading_remaining_ = std::min(leading_remaining_, remaining_[i]);
    }
}

void Replica::recount_leading()
{
    leading_ = 0;
    leading_context_ = 0;
    leading_longest_ = 0;
    leading_remaining_ = INT32_MAX;
    std::fill(leading_by_class_.begin(), leading_by_class_.end(), 0);
    extend_leading();
}

void Replica::remove_finished(TimeNs end)
{
    std::size_t kept = 0;
    int leading = leading_;
    for (std::size_t i = 0; i < slot_of_.size(); ++i) {
        if (remaining_[i] == 0) {
            if (static_cast<int>(i) < leading_) {
                --leading;
                --leading_by_class_[slot(slot_of_[i]).request.class_index];
                leading_context_ -= computed_[i];
            }
            complete(static_cast<int>(i), end);
            continue;
        }
        if (kept != i) {
            slot_of_[kept] = slot_of_[i];
            computed_[kept] = computed_[i];
            known_[kept] = known_[i];
            remaining_[kept] = remaining_[i];
            decodes_[kept] = decodes_[i];
            reserves_[kept] = reserves_[i];
        }
        ++kept;
    }
    slot_of_.resize(kept);
    computed_.resize(kept);
    known_.resize(kept);
    remaining_.resize(kept);
    decodes_.resize(kept);
    reserves_.resize(kept);
    leading_ = leading;
    const auto n = static_cast<std::size_t>(leading_);
    leading_longest_ = 0;
    leading_remaining_ = INT32_MAX;
    for (std::size_t i = 0; i < n; ++i)
        leading_longest_ = std::max(leading_longest_, computed_[i]);
    for (std::size_t i = 0; i < n; ++i)
        leading_remaining_ = std::min(leading_remaining_, remaining_[i]);
    extend_leading(); // what stood behind a finished entry
    if (kept == 0) release_held();
}

void Replica::complete(int entry, TimeNs end)
{
    const auto i = static_cast<std::size_t>(entry);
    const std::int32_t id = slot_of_[i];
    Slot& s = slot(id);
    s.times.last_token = end;
    s.emitted = known_[i] - s.request.prompt_tokens;
    end_request(s, end, Outcome::Completed);
    s.written = computed_[i];
    if (profile_.hold_until_batch_ends) {
        // Its KV is dead, though it stays allocated.
        if (s.reserved_blocks == 0) s.reserved_blocks = pool_.blocks_for(s.written);
        idle_reserved_ += pool_.blocks_for(s.written);
        held_.push_back(id);
        return;
    }
    release_blocks(s, s.written, s.written, false);
    unused_slots_.push_back(id);
}

void Replica::release_held()
{
    for (const std::int32_t id : held_) {
        Slot& s = slot(id);
        idle_reserved_ -= pool_.blocks_for(s.written);
        release_blocks(s, s.written, s.written, false);
        unused_slots_.push_back(id);
    }
    held_.clear();
}

// `written` tokens are in the cache, `taken` is what blocks were allocated for so far.
void Replica::release_blocks(Slot& s, std::int64_t written, std::int64_t taken, bool keep_own)
{
    const std::int64_t touched = pool_.blocks_for(taken);
    if (s.reserved_blocks > 0) idle_reserved_ -= s.reserved_blocks - touched;
    pool_.release(s.hold, sequence(s), std::max(s.reserved_blocks, touched), written, keep_own);
    s.reserved_blocks = 0;
}

void Replica::erase_entry(int entry)
{
    const auto at = static_cast<std::ptrdiff_t>(entry);
    slot_of_.erase(slot_of_.begin() + at);
    computed_.erase(computed_.begin() + at);
    known_.erase(known_.begin() + at);
    remaining_.erase(remaining_.begin() + at);
    decodes_.erase(decodes_.begin() + at);
    reserves_.erase(reserves_.begin() + at);
    given_.erase(given_.begin() + at);
    if (entry < leading_) recount_leading();
}

} // namespace fulcrum::engine
