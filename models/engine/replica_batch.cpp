// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the entries of a replica's running batch.
#include "base/prefetch.h"
#include "engine/replica.h"

#include <algorithm>

namespace fulcrum::engine
{

KvPool::Sequence Replica::sequence(const Slot& s) const
{
    return {s.request.parts, s.request.reply, s.owner};
}

// Each leading entry emits a token at `end`. As a rule all had one in the step before, so that the step is
// the gap.
void Replica::note_leading_tokens(TimeNs start, TimeNs end)
{
    if (open_gaps_ > 0) {
        for (int i = 0; i < leading_; ++i)
            note_gap(slot(slot_of_[static_cast<std::size_t>(i)]), start, end);
    } else if (in_window(end)) {
        for (std::size_t c = 0; c < leading_by_class_.size(); ++c) {
            if (leading_by_class_[c] > 0) log_.gaps[c].add(end - start, leading_by_class_[c]);
        }
        if (log_.client_gaps != nullptr) note_seen_gaps(end - start);
    }
    if (in_window(end)) record_.output_tokens += leading_;
}

void Replica::note_gap(Slot& s, TimeNs start, TimeNs end)
{
    if (s.gap_start != kNever) {
        start = s.gap_start;
        s.gap_start = kNever;
        --open_gaps_;
    }
    if (!in_window(end)) return;
    log_.gaps[s.request.class_index].add(end - start);
    if (log_.client_gaps != nullptr && s.request.flush_tokens <= 1)
        (*log_.client_gaps)[s.request.class_index].add(end - start);
}

void Replica::advance_leading(std::int32_t steps)
{
    clock_ += steps;
    clock_phase_ += steps;
    const auto block = static_cast<std::int32_t>(phase_.size());
    if (clock_phase_ >= block) clock_phase_ %= block;
    leading_context_ += static_cast<std::int64_t>(leading_) * steps;
    leading_longest_ += steps;
    if (leading_ > 0) leading_remaining_ -= steps;
    if (clock_ > (1 << 30)) recount_leading(); // long before it overflows
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
    std::int32_t emitted = 1;
    if (drafts_ > 0 && decodes_[i] != 0) {
        emitted = verified(i, given_[i]);
        computed_[i] += emitted;
    } else {
        computed_[i] += given_[i];
    }
    if (decodes_[i] == 0 && computed_[i] < known_[i]) return; // more of the prompt to come
    if (decodes_[i] != 0) {
        note_gap(s, start, end);
    } else {
        decodes_[i] = 1;
        if (s.reserved_blocks > 0 && s.reserved_blocks <= pool_.blocks_for(computed_[i])) {
            s.reserved_blocks = 0; // only its prompt was set aside: from here on it grows
            reserves_[i] = 0;
        }
        RequestTimes& t = s.times;
        if (t.first_token == kNever) {
            t.first_token = end;
        } else {          // it resumed after a preemption
            ++open_gaps_; // as a decoding entry; note_gap closes it
            note_gap(s, start, end);
        }
    }
    s.at_once = emitted;
    remaining_[i] -= emitted;
    if (in_window(end)) record_.output_tokens += emitted;
}

// Where a leading entry stands in its block when the clock is at 0; it starts a block when the clock has
// gone on by what is missing.
std::size_t Replica::phase_of(std::size_t i) const
{
    const auto block = static_cast<std::int32_t>(phase_.size());
    const std::int32_t phase = computed_[i] % block;
    return static_cast<std::size_t>(phase < 0 ? phase + block : phase);
}

void Replica::count_phase(std::size_t i, std::int32_t change)
{
    (reserves_[i] != 0 ? reserved_phase_ : phase_)[phase_of(i)] += change * blocks_at_once(i);
}

// Blocks that a leading entry takes when it next starts one: one for the layers that see all tokens, and one
// for each group of windowed layers until their window is full.
std::int32_t Replica::blocks_at_once(std::size_t i) const
{
    const cost::KvLayout& layout = profile_.kv_layout;
    if (layout.window_groups == 0) return layout.full_groups;
    const auto block = static_cast<std::int64_t>(phase_.size());
    const std::int64_t held = (computed_[i] + clock_ + block - 1) / block;
    return layout.full_groups + (held < layout.window_blocks ? layout.window_groups : 0);
}

// Steps until a leading entry has filled a window, from when on it takes fewer blocks.
std::int64_t Replica::steps_to_full_window() const
{
    const auto full = (profile_.kv_layout.window_blocks - 1) * static_cast<std::int64_t>(phase_.size()) + 1;
    std::int64_t steps = INT64_MAX;
    for (std::size_t i = 0; i < static_cast<std::size_t>(leading_); ++i)
        if (full > computed(i)) steps = std::min(steps, full - computed(i));
    return steps;
}

// Takes entries that have begun to decode into the leading ones, as far as no other stands between.
void Replica::extend_leading()
{
    if (drafts_ > 0) return;
    for (; leading_ < running() && decodes_[static_cast<std::size_t>(leading_)] != 0; ++leading_) {
        const auto i = static_cast<std::size_t>(leading_);
        ++leading_by_class_[slot(slot_of_[i]).request.class_index];
        leading_context_ += computed_[i];
        leading_longest_ = std::max(leading_longest_, computed_[i]);
        leading_remaining_ = std::min(leading_remaining_, remaining_[i]);
        computed_[i] -= clock_;
        remaining_[i] += clock_;
        count_phase(i, 1);
    }
}

void Replica::recount_leading()
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(leading_); ++i) {
        computed_[i] += clock_;
        remaining_[i] -= clock_;
    }
    clock_ = 0;
    clock_phase_ = 0;
    leading_ = 0;
    leading_context_ = 0;
    leading_longest_ = 0;
    leading_remaining_ = INT32_MAX;
    std::fill(phase_.begin(), phase_.end(), 0);
    std::fill(reserved_phase_.begin(), reserved_phase_.end(), 0);
    std::fill(leading_by_class_.begin(), leading_by_class_.end(), 0);
    extend_leading();
}

// The first leading entry from `from` on that has emitted its last token; leading_ if there is none.
std::size_t Replica::find_ended_leading(std::size_t from) const
{
    const auto end = remaining_.begin() + leading_;
    return static_cast<std::size_t>(
        std::find(remaining_.begin() + static_cast<std::ptrdiff_t>(from), end, clock_) - remaining_.begin());
}

// Some leading entry ends with the next step: what is kept of it has not been looked at since it came.
void Replica::expect_ends() const
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(leading_); ++i)
        if (remaining_[i] == clock_ + 1) prefetch(&slot(slot_of_[i]));
}

void Replica::remove_finished(TimeNs end)
{
    // Leading entries end when their clock says so; usually it is one of them.
    for (auto i = find_ended_leading(0); i < static_cast<std::size_t>(leading_); i = find_ended_leading(i)) {
        --leading_by_class_[slot(slot_of_[i]).request.class_index];
        leading_context_ -= computed(i);
        count_phase(i, -1);
        complete(i, end);
        erase_from_arrays(static_cast<std::ptrdiff_t>(i));
        --leading_;
    }
    for (auto i = static_cast<std::size_t>(leading_); i < remaining_.size();) {
        if (remaining_[i] != 0) {
            ++i;
            continue;
        }
        complete(i, end);
        erase_from_arrays(static_cast<std::ptrdiff_t>(i));
    }
    const auto n = static_cast<std::size_t>(leading_);
    std::int32_t longest = INT32_MIN;
    std::int32_t soonest = INT32_MAX;
    for (std::size_t i = 0; i < n; ++i)
        longest = std::max(longest, computed_[i]);
    for (std::size_t i = 0; i < n; ++i)
        soonest = std::min(soonest, remaining_[i]);
    leading_longest_ = n > 0 ? longest + clock_ : 0;
    leading_remaining_ = n > 0 ? soonest - clock_ : INT32_MAX;
    extend_leading(); // what stood behind a finished entry
    if (running() == 0) release_held();
}

void Replica::complete(std::size_t i, TimeNs end)
{
    const Handle id = slot_of_[i];
    Slot& s = slot(id);
    s.times.last_token = end;
    s.taken = taken(i);
    s.written = computed(i); // the last token's KV is never written
    s.emitted = static_cast<std::int32_t>(s.written) + 1 - s.request.prompt_tokens;
    if (s.request.flush_tokens > 1 && !s.request.prefill_only) {
        let_through(s, s.emitted, end);
        s.times.last_seen = end;
    }
    end_request(id, end, Outcome::Completed);
    if (s.request.prefill_only) {
        keep(id);
    } else if (profile_.late_stop && s.emitted < s.request.max_tokens) { // nobody knows yet that it has ended
        s.place = Place::Held;
        late_.push_back(id);
    } else {
        leave_batch(id);
    }
}

// Its work is over: frees its KV, or leaves that to the end of a static batch. `written` and `taken` are set.
void Replica::leave_batch(Handle id)
{
    Slot& s = slot(id);
    if (profile_.hold_until_batch_ends) {
        // Its KV is dead, though it stays allocated.
        if (s.reserved_blocks == 0) s.reserved_blocks = pool_.blocks_for(s.taken);
        idle_reserved_ += pool_.blocks_for(s.taken);
        s.place = Place::Held;
        held_.push_back(id);
        return;
    }
    release_blocks(s, s.written, s.taken, false);
    free_slot(id);
}

void Replica::release_held()
{
    for (const Handle id : held_) {
        Slot& s = slot(id);
        idle_reserved_ -= pool_.blocks_for(s.taken);
        release_blocks(s, s.written, s.taken, false);
        free_slot(id);
    }
    held_.clear();
}

// Adds the requests that have ended unseen to a step, or takes them out again.
void Replica::add_late(cost::StepShape& shape)
{
    for (const Handle id : late_) {
        const std::int64_t context = slot(id).written;
        ++shape.decode_seqs;
        shape.logit_rows += shape.tokens_per_seq;
        shape.context_sum += context;
        shape.context_max = std::max(shape.context_max, context);
        for (std::size_t w = 0; w < windows_.size(); ++w)
            windowed_sums_[w] += std::min(context, windows_[w]);
    }
}

// Their step is over.
void Replica::release_late(cost::StepShape& shape)
{
    for (const Handle id : late_) {
        Slot& s = slot(id);
        --shape.decode_seqs;
        shape.logit_rows -= shape.tokens_per_seq;
        shape.context_sum -= s.written;
        for (std::size_t w = 0; w < windows_.size(); ++w)
            windowed_sums_[w] -= std::min(s.written, windows_[w]);
        release_blocks(s, s.written, s.taken, false);
        free_slot(id);
    }
    late_.clear();
    shape.context_max = leading_longest_; // the caller steps on
    shape.launch = launch_of(shape);
}

// `written` tokens are in the cache, `taken` is what blocks were allocated for so far.
void Replica::release_blocks(Slot& s, std::int64_t written, std::int64_t taken, bool keep_own)
{
    const std::int64_t touched = pool_.blocks_for(taken);
    if (s.reserved_blocks > 0) idle_reserved_ -= s.reserved_blocks - touched;
    pool_.release(s.hold, sequence(s), std::max(s.reserved_blocks, touched), written, keep_own);
    s.reserved_blocks = 0;
}

void Replica::erase_from_arrays(std::ptrdiff_t at)
{
    slot_of_.erase(slot_of_.begin() + at);
    computed_.erase(computed_.begin() + at);
    known_.erase(known_.begin() + at);
    remaining_.erase(remaining_.begin() + at);
    decodes_.erase(decodes_.begin() + at);
    reserves_.erase(reserves_.begin() + at);
    if (drafts_ > 0) taken_.erase(taken_.begin() + at);
}

} // namespace fulcrum::engine
