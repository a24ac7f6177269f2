// SPDX-License-Identifier: GPL-3.0-or-later
// What a scheduler may see of a replica, and do to it.
#include "engine/replica.h"

#include <algorithm>

namespace fulcrum::engine
{

TimeNs StepPlan::now() const
{
    return replica_.now_;
}

std::int64_t StepPlan::step() const
{
    return replica_.steps_;
}

int StepPlan::running() const
{
    return replica_.running();
}

std::int32_t StepPlan::needed(int entry) const
{
    const auto i = static_cast<std::size_t>(entry);
    if (replica_.drafts_ > 0 && replica_.decodes_[i] != 0) return replica_.with_drafts(i);
    return replica_.known(i) - replica_.computed(i);
}

bool StepPlan::decodes(int entry) const
{
    return replica_.decodes_[static_cast<std::size_t>(entry)] != 0;
}

RunningRequest StepPlan::running_request(int entry) const
{
    const auto i = static_cast<std::size_t>(entry);
    const Replica::Slot& s = replica_.slot(replica_.slot_of_[i]);
    return {s.request.arrival,
            s.request.prompt_tokens,
            s.request.max_tokens,
            s.request.priority,
            replica_.known(i) - s.request.prompt_tokens,
            s.times.preemptions};
}

int StepPlan::held() const
{
    return static_cast<int>(replica_.held_.size() + replica_.late_.size());
}

int StepPlan::waiting() const
{
    return static_cast<int>(replica_.waiting());
}

WaitingRequest StepPlan::waiting_request(int position) const
{
    const Replica::Slot& s = replica_.slot(replica_.waiting_[static_cast<std::size_t>(position)]);
    return {s.request.arrival,       s.request.prompt_tokens + s.emitted,
            s.request.prompt_tokens, s.request.max_tokens,
            s.request.priority,      s.times.preemptions};
}

std::span<const PromptPart> StepPlan::waiting_prompt(int position) const
{
    return replica_.slot(replica_.waiting_[static_cast<std::size_t>(position)]).request.parts;
}

std::span<const PromptPart> StepPlan::running_prompt(int entry) const
{
    return replica_.slot(replica_.slot_of_[static_cast<std::size_t>(entry)]).request.parts;
}

std::int64_t StepPlan::free_blocks() const
{
    return replica_.pool_.free();
}

std::int64_t StepPlan::total_blocks() const
{
    return replica_.pool_.total();
}

std::int64_t StepPlan::blocks_for(std::int64_t tokens) const
{
    return replica_.pool_.blocks_for(tokens);
}

std::int32_t StepPlan::cached_tokens(int position) const
{
    const std::int32_t id = replica_.waiting_[static_cast<std::size_t>(position)];
    const Replica::Slot& s = replica_.slot(id);
    if (s.request.ready_tokens > 0) {
        replica_.match_ = {};
        replica_.match_slot_ = id;
        return std::min(s.request.ready_tokens, s.request.prompt_tokens + s.emitted - 1);
    }
    const int block = replica_.pool_.block_tokens();
    // At least one token must be computed, to have logits to sample from.
    const std::int64_t most = (s.request.prompt_tokens + s.emitted - 1) / block;
    replica_.match_ = replica_.pool_.find(replica_.sequence(s), most, s.times.preemptions > 0);
    replica_.match_slot_ = id;
    return static_cast<std::int32_t>(replica_.match_.blocks * block);
}

int StepPlan::give_leading_decodes(std::int64_t budget)
{
    Replica& r = replica_;
    if (r.leading_ == 0 || r.leading_ > budget || r.leading_given_) return 0;
    const std::size_t due = r.due_phase();
    if (r.phase_[due] > r.pool_.free()) {
        if (!r.profile_.grows_until_crash) return 0;
        r.crash_ = Crash::Reason::Kv; // when the plan is made
    } else {
        r.pool_.allocate(r.phase_[due]);
    }
    r.idle_reserved_ -= r.reserved_phase_[due];
    r.leading_given_ = true;
    r.planned_tokens_ += r.leading_;
    r.match_slot_ = -1;
    return r.leading_;
}

bool StepPlan::give(int entry, std::int32_t tokens)
{
    Replica& r = replica_;
    const auto i = static_cast<std::size_t>(entry);
    const std::int64_t before = r.taken(i);
    std::int64_t upto = std::max(before, std::int64_t{r.computed(i)} + tokens);
    if (r.drafts_ > 0 && r.reserves_[i] != 0) { // drafts beyond what was set aside have no place of their own
        while (upto > before && r.pool_.blocks_for(upto) > r.slot(r.slot_of_[i]).reserved_blocks)
            --upto;
    }
    const std::int64_t touched = r.pool_.blocks_for(upto) - r.pool_.blocks_for(before);
    if (r.reserves_[i] != 0) {
        r.idle_reserved_ -= touched;
    } else {
        if (touched > r.pool_.free()) {
            if (!r.profile_.grows_until_crash) return false;
            r.crash_ = Crash::Reason::Kv; // when the plan is made
        }
        if (!r.crash_) r.pool_.allocate(touched);
    }
    if (r.drafts_ > 0) r.taken_[i] = static_cast<std::int32_t>(upto);
    r.given_[i] = tokens;
    r.planned_tokens_ += tokens;
    r.match_slot_ = -1;
    if (r.decodes_[i] == 0 && !r.crash_) {
        Replica::Slot& s = r.slot(r.slot_of_[i]);
        r.pool_.publish(s.hold, r.sequence(s), r.computed(i) + tokens);
    }
    return true;
}

std::int32_t StepPlan::preempt(int entry, Requeue where)
{
    Replica& r = replica_;
    const Handle id = r.slot_of_[static_cast<std::size_t>(entry)];
    const std::int32_t given = take_out(entry, true);
    ++r.slot(id).times.preemptions;
    ++r.record_.preemptions;
    r.enter_queue(id, where);
    return given;
}

std::int32_t StepPlan::fail(int entry)
{
    Replica& r = replica_;
    const Handle id = r.slot_of_[static_cast<std::size_t>(entry)];
    r.note_departure(static_cast<std::size_t>(entry), r.now_);
    const std::int32_t given = take_out(entry, false);
    r.end_request(id, r.now_, Outcome::Failed);
    r.free_slot(id);
    return given;
}

// `keep_own`: as of KvPool::release.
std::int32_t StepPlan::take_out(int entry, bool keep_own)
{
    Replica& r = replica_;
    const auto i = static_cast<std::size_t>(entry);
    if (r.leading_given_ && entry < r.leading_) { // from here on each entry stands for itself
        std::fill_n(r.given_.begin(), r.leading_, 1);
        r.leading_given_ = false;
    }
    Replica::Slot& s = r.slot(r.slot_of_[i]);
    const std::int32_t given = r.given_[i];
    s.request.ready_tokens = 0; // what came from elsewhere goes with the rest
    r.took_out_ = true;
    r.planned_tokens_ -= given;
    r.match_slot_ = -1;
    s.emitted = r.known(i) - s.request.prompt_tokens;
    if (r.decodes_[i] != 0) {
        if (s.gap_start == kNever) {
            s.gap_start = r.now_;
        } else {
            --r.open_gaps_;
        }
    }
    const std::int64_t taken = r.drafts_ > 0 ? r.taken(i) : r.computed(i) + given;
    r.release_blocks(s, r.computed(i), taken, keep_own);
    r.erase_from_arrays(entry);
    r.given_.erase(r.given_.begin() + entry);
    if (entry < r.leading_) {
        --r.leading_;
        r.recount_leading();
    }
    return given;
}

bool StepPlan::admit(int position, const Admission& admission)
{
    Replica& r = replica_;
    const std::int32_t id = r.waiting_[static_cast<std::size_t>(position)];
    Replica::Slot& s = r.slot(id);
    if (admission.cached_tokens > 0 && r.match_slot_ != id) cached_tokens(position);
    KvPool::Match match = admission.cached_tokens > 0 ? r.match_ : KvPool::Match{};
    if (match.blocks * r.pool_.block_tokens() >
        admission.cached_tokens) { // it does not want all that is there
        match = r.pool_.find(r.sequence(s), admission.cached_tokens / r.pool_.block_tokens(),
                             s.times.preemptions > 0);
    }

    const std::int32_t known = s.request.prompt_tokens + s.emitted;
    const std::int64_t computed = admission.cached_tokens + admission.tokens;
    const std::int64_t touched = r.pool_.blocks_for(computed);
    const bool checks = !r.profile_.grows_until_crash; // otherwise nobody looks whether there is room
    const bool reserves = admission.reserve_tokens > 0 && checks;
    const std::int64_t blocks =
        reserves ? std::max(touched, r.pool_.blocks_for(admission.reserve_tokens)) : touched;
    const bool whole = admission.whole && checks;
    const std::int64_t wanted = whole ? std::max(blocks, r.pool_.blocks_for(known)) : blocks;
    const std::int64_t there = match.blocks - match.unreferenced + s.ready_blocks;
    if (wanted - there + (checks ? admission.keep_free : 0) > r.pool_.free()) {
        if (!checks) r.crash_ = Crash::Reason::Kv;
        return false;
    }
    if (r.crash_) return false;

    s.hold = r.pool_.take(match);
    const std::int64_t fresh = blocks - match.blocks - s.ready_blocks;
    r.pool_.allocate(std::max<std::int64_t>(0, fresh));
    r.pool_.give_back(-fresh);
    r.idle_reserved_ -= s.ready_blocks;
    s.ready_blocks = 0;
    s.reserved_blocks = reserves && blocks > touched ? blocks : 0; // all in use: from here on it grows
    if (s.reserved_blocks > 0) r.idle_reserved_ += blocks - touched;
    r.pool_.publish(s.hold, r.sequence(s), computed);
    r.match_slot_ = -1;

    RequestTimes& t = s.times;
    if (t.scheduled == kNever) {
        t.scheduled = r.now_;
        t.cached_tokens = admission.cached_tokens;
        const bool local = s.request.ready_tokens == 0;
        if (local && r.now_ >= r.log_.window_begin && r.now_ <= r.log_.window_end) {
            r.record_.prefix_queries += s.request.prompt_tokens;
            r.record_.prefix_hits += admission.cached_tokens;
        }
    }
    r.leave_queue(position);
    s.place = Replica::Place::Running;
    r.slot_of_.push_back(id);
    r.computed_.push_back(admission.cached_tokens);
    r.known_.push_back(known);
    r.remaining_.push_back(s.request.output_tokens - s.emitted);
    // With its whole prompt from elsewhere, and a token known, it goes on as any that decodes.
    const bool decodes = s.request.ready_tokens > 0 && s.emitted > 0 && admission.tokens == 1 &&
                         admission.cached_tokens == known - 1;
    if (decodes && s.gap_start != kNever) ++r.open_gaps_;
    r.decodes_.push_back(decodes ? 1 : 0);
    r.reserves_.push_back(s.reserved_blocks > 0 ? 1 : 0);
    if (r.drafts_ > 0) r.taken_.push_back(static_cast<std::int32_t>(computed));
    r.given_.push_back(admission.tokens);
    r.planned_tokens_ += admission.tokens;
    return true;
}

} // namespace fulcrum::engine
