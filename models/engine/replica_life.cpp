// SPDX-License-Identifier: GPL-3.0-or-later
// How requests come to a replica and leave it, and how it goes down and comes back.
#include "engine/replica.h"

#include <algorithm>
#include <tuple>

namespace fulcrum::engine
{

// What follows from the profile and the cost model.
void Replica::set_parts()
{
    windows_ = cost_->windows();
    host_ = from_seconds(profile_.host_seconds);
    host_per_request_ = from_seconds(profile_.host_seconds_per_request);
    sync_ = from_seconds(profile_.sync_seconds);
    host_clock_ = HostClock({config_.pause_every, config_.pause_length, config_.pause_first}, profile_.cpu);
    compiled_.clear();
    windowed_sums_.assign(windows_.size(), 0);
    windowed_growth_.assign(windows_.size(), 0);
    phase_.assign(static_cast<std::size_t>(profile_.limits.block_tokens), 0);
    reserved_phase_.assign(phase_.size(), 0);
    set_speculation();
    record_.total_blocks = config_.blocks;
    record_.block_tokens = profile_.limits.block_tokens;
    record_.running_cap = profile_.limits.running_cap;
    record_.step_error = std::max(record_.step_error, cost_->step_error());
    record_.gpus = cost_->gpus();
    record_.price_usd_per_hour = cost_->price_usd_per_hour();
}

Handle Replica::new_slot()
{
    Handle id = 0;
    if (unused_slots_.empty()) {
        id = static_cast<Handle>(slots_.size());
        slots_.emplace_back();
    } else {
        id = unused_slots_.back();
        unused_slots_.pop_back();
        Slot& s = slot(id); // its request stays: the next one reuses the capacity of the parts
        s.hold = {};
        s.reserved_blocks = 0;
        s.ready_blocks = 0;
        s.written = 0;
        s.gap_start = kNever;
        s.at_once = 1;
        s.seen = 0;
        s.seen_at = kNever;
    }
    slot(id).owner = next_owner_++;
    return id;
}

void Replica::free_slot(Handle id)
{
    if (slot(id).request.flush_tokens > 1) --flushers_;
    slot(id).place = Place::Nowhere;
    unused_slots_.push_back(id);
}

// Why a request is turned away.
Rejection Replica::refusal(const Request& request, TimeNs now) const
{
    if (request.prompt_tokens >= profile_.limits.max_model_len) return Rejection::PromptTooLong;
    if (down(now)) return Rejection::NoReplica;
    if (profile_.most_waiting > 0 && waiting() >= profile_.most_waiting) return Rejection::QueueFull;
    if (profile_.most_waiting_tokens > 0 && waiting() > 0 &&
        waiting_tokens_ + request.prompt_tokens > profile_.most_waiting_tokens) {
        return Rejection::QueueFull;
    }
    return Rejection::None;
}

Handle Replica::enqueue(const Request& request, std::int64_t index, TimeNs now, const RequestTimes& so_far)
{
    const Handle id = new_slot();
    Slot& s = slot(id);
    s.request = request;
    s.index = index;
    s.times = so_far;
    s.times.arrival = request.arrival;
    s.times.prompt_tokens = request.prompt_tokens;
    s.times.class_index = request.class_index;
    s.times.replica = config_.number;
    s.times.last_token = kNever;
    s.times.outcome = Outcome::InFlight;
    s.times.rejection = refusal(request, now);
    if (s.times.rejection == Rejection::NoReplica) s.times.replica = 0; // none had it
    logprobs_ = logprobs_ || request.prompt_logprobs;
    s.emitted = so_far.output_tokens;
    if (request.flush_tokens > 1) {
        ++flushers_;
        if (so_far.first_seen != kNever) s.seen = s.emitted;
        s.seen_at = so_far.first_seen;
    }
    if (s.emitted > 0) s.gap_start = so_far.last_token != kNever ? so_far.last_token : so_far.first_token;
    if (request.ready_tokens > 0) claim_ready(s);
    if (s.times.rejection != Rejection::None) {
        drop_ready(s);
        end_request(id, now, Outcome::Rejected);
        free_slot(id);
        return kNoHandle;
    }
    const auto room = static_cast<std::int32_t>(
        std::min<std::int64_t>(profile_.limits.max_model_len - request.prompt_tokens, INT32_MAX));
    s.request.output_tokens = std::min(request.output_tokens, room);
    s.request.max_tokens = std::min(request.max_tokens, room);
    if (request.prefill_only) s.request.output_tokens = s.request.max_tokens = 1;
    if (s.emitted >= s.request.output_tokens) { // there is nothing left to do
        s.times.last_token = s.gap_start;
        drop_ready(s);
        end_request(id, now, Outcome::Completed);
        free_slot(id);
        return kNoHandle;
    }
    settle(now);
    enter_queue(id, Requeue::Tail);
    if (request.ready_tokens == 0) pool_.expect(sequence(s));
    wake(now);
    return id;
}

// Before something changes while no step is due: notes what was so far.
void Replica::settle(TimeNs now)
{
    if (next_step_ == kNever && !stopped_) note_idle(std::max(now, last_step_end_));
}

// There may be something to do again. A step may still be under way.
void Replica::wake(TimeNs now)
{
    if (next_step_ != kNever || stopped_ || (waiting_.empty() && running() == 0)) return;
    const TimeNs ready = std::max(now, last_step_end_);
    next_step_ = host_clock_.earliest(ready);
    note_stall(ready, next_step_);
}

void Replica::enter_queue(Handle id, Requeue where)
{
    Slot& s = slot(id);
    s.place = Place::Waiting;
    waiting_tokens_ += s.request.prompt_tokens;
    if (profile_.queue_order == QueueOrder::Priority) {
        const auto rank = [this](Handle of) {
            const Slot& r = slot(of);
            return std::tuple(r.request.priority, r.request.arrival, r.index);
        };
        const auto sooner = [&rank](Handle a, Handle b) { return rank(a) < rank(b); };
        waiting_.insert(std::upper_bound(waiting_.begin(), waiting_.end(), id, sooner), id);
    } else if (where == Requeue::Head) {
        waiting_.push_front(id);
    } else {
        waiting_.push_back(id);
    }
}

void Replica::leave_queue(std::ptrdiff_t position)
{
    const auto at = waiting_.begin() + position;
    waiting_tokens_ -= slot(*at).request.prompt_tokens;
    if (position == 0) {
        waiting_.pop_front();
    } else {
        waiting_.erase(at);
    }
}

void Replica::reject_head()
{
    const Handle id = waiting_.front();
    leave_queue(0);
    slot(id).times.rejection = Rejection::NeverFits;
    end_request(id, now_, Outcome::Rejected);
    free_slot(id);
}

void Replica::end_request(Handle id, TimeNs at, Outcome outcome)
{
    Slot& s = slot(id);
    s.times.outcome = outcome;
    s.times.output_tokens = s.emitted;
    record_.completed += outcome == Outcome::Completed && in_window(at) ? 1 : 0;
    if (log_.ended != nullptr) {
        log_.ended->push_back({at, s.index, s.times, s.place == Place::Nowhere ? kNoHandle : id});
    } else {
        log_.requests.put(s.index, s.times);
    }
}

// What a running request has got by `now`, when it leaves without an end: a step under way has already given
// it what only its end brings.
void Replica::note_departure(std::size_t i, TimeNs now)
{
    Slot& s = slot(slot_of_[i]);
    RequestTimes& t = s.times;
    const std::int64_t prompt = std::min(computed(i), s.request.prompt_tokens);
    s.emitted = known(i) - s.request.prompt_tokens;
    if (in_window(now)) {
        record_.lost_tokens += std::max<std::int64_t>(0, prompt - t.cached_tokens) + s.emitted;
    }
    const bool emitted_last = decodes_[i] != 0 && s.gap_start == kNever;
    if (emitted_last && last_step_end_ > now) s.emitted -= s.at_once;
    if (t.first_token != kNever && t.first_token > now) t.first_token = kNever;
}

std::optional<RequestTimes> Replica::withdraw(Handle handle, std::int64_t index, TimeNs now)
{
    if (handle < 0 || static_cast<std::size_t>(handle) >= slots_.size()) return std::nullopt;
    Slot& s = slot(handle);
    if (s.index != index) return std::nullopt;
    settle(now);
    if (s.place == Place::Waiting) {
        leave_queue(std::find(waiting_.begin(), waiting_.end(), handle) - waiting_.begin());
        drop_ready(s);
        free_slot(handle);
    } else if (s.place == Place::Running) {
        const auto i =
            static_cast<std::size_t>(std::find(slot_of_.begin(), slot_of_.end(), handle) - slot_of_.begin());
        note_departure(i, now);
        withdraw_running(i);
    } else {
        return std::nullopt;
    }
    if (running() == 0 && waiting_.empty() && late_.empty() && next_step_ != kNever) {
        idle_since_ = next_step_; // the end of the step under way
        next_step_ = kNever;
    }
    wake(now); // what it gave back may let another go on
    s.times.output_tokens = s.emitted;
    return s.times;
}

void Replica::withdraw_running(std::size_t i)
{
    const Handle id = slot_of_[i];
    Slot& s = slot(id);
    s.written = computed(i);
    s.taken = taken(i);
    if (decodes_[i] != 0 && s.gap_start != kNever) --open_gaps_;
    leave_batch(id);
    erase_from_arrays(static_cast<std::ptrdiff_t>(i));
    if (static_cast<int>(i) < leading_) {
        --leading_;
        recount_leading();
    } else {
        extend_leading(); // what stood behind it
    }
    if (running() == 0) release_held();
}

void Replica::take_down(TimeNs now, TimeNs back_at, std::unique_ptr<Parts> parts)
{
    if (parts != nullptr) {
        if (parts->config) config_ = *std::move(parts->config);
        config_.blocks = parts->blocks;
        config_.headroom_bytes = parts->headroom_bytes;
        profile_ = std::move(parts->profile);
        scheduler_ = std::move(parts->scheduler);
        cost_ = std::move(parts->cost);
        draft_cost_ = std::move(parts->draft);
    }
    lose_everything(now, back_at);
}

void Replica::start(TimeNs now)
{
    note_down(now);
    back_at_ = std::min(back_at_, now);
}

// Out of memory. The replica starts anew by itself.
void Replica::crash(TimeNs at)
{
    ++record_.crashes;
    if (record_.crash_times.size() < ReplicaRecord::kMostCrashTimes) {
        record_.crash_times.push_back({at, crash_.value_or(Crash::Reason::Transients)});
    }
    crash_.reset();
    next_step_ = at;
    lose_everything(at, at + config_.restart_time);
}

void Replica::lose_everything(TimeNs now, TimeNs back_at)
{
    if (next_step_ != kNever) {
        idle_since_ = next_step_;
    } else if (stopped_) {
        idle_since_ = last_step_end_;
    } else {
        note_idle(now);
    }
    next_step_ = kNever;
    for (std::size_t i = 0; i < slot_of_.size(); ++i) {
        note_departure(i, now);
        end_request(slot_of_[i], now, Outcome::Failed);
        free_slot(slot_of_[i]);
    }
    for (const Handle id : waiting_) {
        end_request(id, now, Outcome::Failed);
        free_slot(id);
    }
    for (const Handle id : held_)
        free_slot(id);
    for (Handle id = 0; kept_ > 0; ++id) {
        if (slot(id).place != Place::Kept) continue;
        free_slot(id);
        --kept_;
    }
    aside_ = 0;
    for (const Handle id : late_)
        free_slot(id);
    waiting_.clear();
    waiting_tokens_ = 0;
    for (auto* property : {&slot_of_, &computed_, &known_, &remaining_, &taken_, &given_, &held_, &late_})
        property->clear();
    decodes_.clear();
    reserves_.clear();
    leading_ = 0;
    recount_leading();
    open_gaps_ = 0;
    idle_reserved_ = 0;
    pool_ = KvPool(config_.blocks, profile_.limits.block_tokens, profile_.prefix_caching, profile_.kv_layout);
    set_parts();
    scheduler_->restart();
    note_down(now);
    down_since_ = now;
    back_at_ = back_at;
}

// Adds the time that it was down, up to `until`, as far as it lies in the window.
void Replica::note_down(TimeNs until)
{
    const TimeNs from = std::max(down_since_, log_.window_begin);
    const TimeNs to = std::min({until, back_at_, log_.window_end});
    if (to > from) record_.down += to - from;
    down_since_ = std::max(down_since_, until);
}

double Replica::kv_usage() const
{
    const auto total = static_cast<double>(pool_.total());
    return total > 0 ? (total - static_cast<double>(pool_.free())) / total : 0.0;
}

std::int64_t Replica::stray_blocks() const
{
    std::int64_t held = pool_.referenced();
    const auto own = [this](const Slot& s, std::int64_t tokens) {
        return std::max(s.reserved_blocks, pool_.blocks_for(tokens)) - s.hold.keyed_blocks;
    };
    for (std::size_t i = 0; i < slot_of_.size(); ++i)
        held += own(slot(slot_of_[i]), taken(i));
    for (const Slot& s : slots_) {
        if (s.place == Place::Held || s.place == Place::Kept) held += own(s, s.taken);
        if (s.place == Place::Waiting) held += s.ready_blocks;
    }
    held += aside_;
    return pool_.total() - pool_.free() - held;
}

} // namespace fulcrum::engine
