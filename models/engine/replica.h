// SPDX-License-Identifier: GPL-3.0-or-later
// One serving engine at work: its queue, its running batch, its KV cache, step after step.
#pragma once

#include "base/time.h"
#include "cost/step_cost.h"
#include "engine/host_clock.h"
#include "engine/kv_pool.h"
#include "engine/record.h"
#include "engine/scheduler.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace fulcrum::engine
{

// Where a replica writes what happens to requests. Shared by the replicas of one simulation.
struct RunLog {
    RequestTable& requests;
    std::vector<LogHistogram>& gaps; // by class
    TimeNs window_begin = 0;         // gaps and sums count where their end lies in (begin, end]
    TimeNs window_end = kNever;
    std::vector<Ended>* ended = nullptr; // null: nobody wants to know, and the replica fills the table
    // By class, as clients see them (Request::flush_tokens): of n tokens that come together, n - 1 gaps of 0
    // and one. Null: nobody wants to know.
    std::vector<LogHistogram>* client_gaps = nullptr;
};

class Replica
{
public:
    struct Config {
        std::string node;         // the replica's name
        std::string engine;       // the engine node's id
        std::uint16_t number = 0; // among all replicas of the run
        std::int64_t blocks = 0;  // of the KV pool; vLLM's reserved null block already taken off
        TimeNs stop_at = kNever;  // a step that would end later is not taken
        std::int64_t longest_stretch = INT64_MAX; // decode steps taken at once; 1 is the reference
        std::uint64_t seed = 1;                   // of the run: draws which drafts are accepted
        double slowdown = 1;                      // GPU times as a multiple of what the cost model says
        TimeNs pause_every = kNever;              // the host stands still this often,
        TimeNs pause_length = 0; // this long: no step begins, and the one it hits takes longer;
        TimeNs pause_first = 0;  // for the first time
        TimeNs compile_time = 0; // added to the first step of its shape since the start: a decode batch
                                 // by its padded size, others by their tokens to the next power of two
        TimeNs restart_time = 60 * kSecond;      // after a crash
        std::int64_t headroom_bytes = INT64_MAX; // for what a step needs beside weights and KV; more: a crash
    };

    // What a replica runs with.
    struct Parts {
        std::int64_t blocks = 0; // as in Config
        std::int64_t headroom_bytes = INT64_MAX;
        EngineProfile profile;
        std::unique_ptr<Scheduler> scheduler;
        std::shared_ptr<cost::StepCost> cost;
        std::shared_ptr<cost::StepCost> draft{}; // of the model that drafts; null: there is none
        std::optional<Config> config{};          // nullopt: it keeps its own, save for what stands here
    };

    Replica(Config config, EngineProfile profile, std::unique_ptr<Scheduler> scheduler,
            std::shared_ptr<cost::StepCost> cost, RunLog log,
            std::shared_ptr<cost::StepCost> draft = nullptr);
    Replica(const Replica&) = delete;
    Replica& operator=(const Replica&) = delete;

    // All calls with a `now` come in order of time, after the steps that are scheduled before it. A step that
    // begins before `now` and ends after it is under way, though all that it brings is already there to see.

    // A request arrives, the index-th of the run. `so_far`: what was recorded of it elsewhere. Of its tokens,
    // output_tokens were emitted before, the last at last_token or else first_token; at least one is left.
    // Returns its name here; kNoHandle: it was turned away at once, as its Ended tells.
    Handle enqueue(const Request& request, std::int64_t index, TimeNs now, const RequestTimes& so_far = {});

    // Takes away a request that waits or runs, and returns what was recorded of it, for the caller to write
    // down: no Ended follows. It stays in the batch to the end of a step under way, then its KV is free; what
    // that step brings it comes too late to count. nullopt: the request has ended, at the latest with the
    // step under way, and its Ended is there.
    std::optional<RequestTimes> withdraw(Handle handle, std::int64_t index, TimeNs now);

    // A prompt that is answered elsewhere (Request::prefill_only) has ended with its first token, but its KV
    // stays until it has been fetched.
    void release(Handle handle, std::int64_t index, TimeNs now);

    // Sets KV blocks aside for the prompt of a request whose KV is to come from elsewhere: it is enqueued
    // later with Request::ready_tokens, and takes them. False: so many are not free. drop_aside: it does not
    // come.
    bool set_aside(std::int64_t prompt_tokens, TimeNs now);
    void drop_aside(std::int64_t prompt_tokens, TimeNs now);

    // Takes the replica down: caches and KV are lost, and what it has ends as Failed, save what ends with a
    // step under way. It serves again from `back_at` on (kNever: until start()), with `parts` if there are
    // any. While it is down, arrivals are rejected: NoReplica.
    void take_down(TimeNs now, TimeNs back_at, std::unique_ptr<Parts> parts = nullptr);
    void start(TimeNs now); // sooner than take_down said
    bool down(TimeNs now) const { return now < back_at_; }
    const Config& config() const { return config_; }

    void set_slowdown(double factor) { config_.slowdown = factor; } // from the next step on

    // When the next step is scheduled; kNever while there is nothing to do.
    TimeNs next_step() const { return next_step_; }

    // Takes steps that are scheduled before `limit`. Everything that arrives before `limit` has been
    // enqueued.
    void advance(TimeNs limit);

    // Takes one scheduling decision, and as many like it as can be taken before `limit`.
    void advance_once(TimeNs limit);

    TimeNs last_step_end() const { return last_step_end_; }
    TimeNs back_at() const { return back_at_; } // of one that is down; kNever: not by itself
    std::int64_t waiting() const { return static_cast<std::int64_t>(waiting_.size()); }
    std::int64_t waiting_tokens() const { return waiting_tokens_; } // of their prompts
    int running() const { return static_cast<int>(slot_of_.size()); }
    double kv_usage() const; // share of the blocks that requests hold, 0..1

    // Blocks that are taken though nobody holds them: 0, or there is an error in the bookkeeping. For tests;
    // looks at every request.
    std::int64_t stray_blocks() const;

    // Closes the timeline at the end of the run, notes what is still in flight and hands over the record.
    ReplicaRecord finish(TimeNs end);

private:
    friend class StepPlan;

    enum class Place : std::uint8_t { Nowhere, Waiting, Running, Held, Kept };
    enum class Obstacle { None, Passes, Removed };

    // What the arrays below do not hold of a request.
    struct Slot {
        Request request;
        RequestTimes times;
        KvPool::Hold hold;
        std::int64_t index = 0;
        std::uint64_t owner = 0;          // names the text that only this request has
        std::int64_t reserved_blocks = 0; // taken at admission for the whole life; 0: as it grows
        std::int64_t ready_blocks = 0;    // set aside for it while it waits
        std::int64_t written = 0;         // tokens in the KV cache when it finished
        std::int64_t taken = 0;           // tokens that its blocks had been taken for by then
        std::int32_t at_once = 1;         // tokens that its last step brought
        std::int32_t emitted = 0;         // when it last left the running batch
        TimeNs gap_start = kNever;        // last token's time, where the request has since missed a step
        std::int32_t seen = 0;            // tokens that its client has got, where they come several at once
        TimeNs seen_at = kNever;          // and when the last of them came
        Place place = Place::Nowhere;
    };

    Slot& slot(Handle id) { return slots_[static_cast<std::size_t>(id)]; }
    const Slot& slot(Handle id) const { return slots_[static_cast<std::size_t>(id)]; }
    KvPool::Sequence sequence(const Slot& s) const;
    bool in_window(TimeNs end) const { return end > log_.window_begin && end <= log_.window_end; }

    // replica.cpp: the loop
    bool plan_step();
    void run_planned_step();
    void run_decode_stretch(TimeNs limit);
    std::int64_t stretch_limit();
    void sum_windows();
    cost::Launch launch_of(const cost::StepShape& shape) const;
    cost::StepTime gpu_time(const cost::StepShape& shape) const;
    void alter(cost::StepTime& gpu, const cost::StepShape& shape) const;
    TimeNs end_of_step(TimeNs start, const cost::StepTime& gpu, std::int64_t batch, TimeNs compile);
    TimeNs wall_time(const cost::StepTime& gpu, TimeNs host) const;
    TimeNs interrupted_end(TimeNs start, const cost::StepTime& gpu, TimeNs host, TimeNs compile);
    TimeNs compile_for(const cost::StepShape& shape, std::int64_t tokens);
    bool overflows(const cost::StepTime& gpu);
    void note_step(TimeNs start, TimeNs end, std::int64_t tokens, const cost::StepTime& gpu,
                   const cost::StepShape& shape);
    void note_idle(TimeNs until);
    void note_stall(TimeNs from, TimeNs until);
    void go_on_at(TimeNs end);

    // replica_seen.cpp: tokens that reach the client together
    void let_through(Slot& s, std::int32_t emitted, TimeNs at);
    void let_through_full(TimeNs at);
    std::int64_t steps_to_next_flush() const;
    void note_seen_gaps(TimeNs gap);

    // replica_speculation.cpp: drafts
    void set_speculation();
    std::int32_t with_drafts(std::size_t i) const;
    std::int32_t verified(std::size_t i, std::int32_t given) const;
    void add_drafting(cost::StepTime& time, const cost::StepShape& step) const;

    // replica_life.cpp: how requests come and go
    void set_parts();
    Rejection refusal(const Request& request, TimeNs now) const;
    void enter_queue(Handle id, Requeue where);
    void leave_queue(std::ptrdiff_t position);
    void reject_head();
    void end_request(Handle id, TimeNs at, Outcome outcome);
    void free_slot(Handle id);
    void note_departure(std::size_t i, TimeNs now);
    void withdraw_running(std::size_t i);
    void lose_everything(TimeNs now, TimeNs back_at);
    void crash(TimeNs at);
    void settle(TimeNs now);
    void wake(TimeNs now);
    void note_down(TimeNs until);

    // replica_transfer.cpp: prompts computed at one replica and answered at another
    void keep(Handle id);
    void claim_ready(Slot& s);
    void drop_ready(Slot& s);
    Obstacle make_way();

    // replica_batch.cpp: entries of the running batch
    void note_leading_tokens(TimeNs start, TimeNs end);
    void note_gap(Slot& s, TimeNs start, TimeNs end);
    void advance_leading(std::int32_t steps);
    void advance_entry(int entry, TimeNs start, TimeNs end);
    std::size_t phase_of(std::size_t i) const;
    // The phase of the leading entries that start a block with their next token.
    std::size_t due_phase() const
    {
        return clock_phase_ == 0 ? 0 : phase_.size() - static_cast<std::size_t>(clock_phase_);
    }
    std::int32_t blocks_at_once(std::size_t i) const;
    std::int64_t steps_to_full_window() const;
    void count_phase(std::size_t i, std::int32_t change);
    void extend_leading();
    void recount_leading();
    std::size_t find_ended_leading(std::size_t from) const;
    void expect_ends() const;
    void remove_finished(TimeNs end);
    void complete(std::size_t i, TimeNs end);
    void leave_batch(Handle id);
    void release_blocks(Slot& s, std::int64_t written, std::int64_t taken, bool keep_own);
    void release_held();
    void add_late(cost::StepShape& shape);
    void release_late(cost::StepShape& shape);
    void erase_from_arrays(std::ptrdiff_t at);
    Handle new_slot();

    // Leading entries are kept relative to a clock of their steps, so that a step changes none of them.
    std::int32_t computed(std::size_t i) const
    {
        return computed_[i] + (static_cast<int>(i) < leading_ ? clock_ : 0);
    }
    std::int32_t remaining(std::size_t i) const
    {
        return remaining_[i] - (static_cast<int>(i) < leading_ ? clock_ : 0);
    }
    // Tokens that the entry's blocks were taken for, before the current plan.
    std::int64_t taken(std::size_t i) const { return drafts_ > 0 ? taken_[i] : computed(i); }
    std::int32_t known(std::size_t i) const { return decodes_[i] != 0 ? computed(i) + 1 : known_[i]; }

    Config config_;
    EngineProfile profile_;
    std::unique_ptr<Scheduler> scheduler_;
    std::shared_ptr<cost::StepCost> cost_;
    std::shared_ptr<cost::StepCost> draft_cost_; // null: drafts are made by the target itself, or not at all
    RunLog log_;
    KvPool pool_;
    ReplicaRecord record_;
    std::vector<std::int64_t> windows_;
    TimeNs host_;
    TimeNs host_per_request_;
    TimeNs sync_;
    HostClock host_clock_;
    std::vector<std::int64_t> compiled_; // shapes since the start
    int drafts_ = 0;              // a step and decoding request; with any, there are no leading entries
    std::vector<double> reached_; // probability that the n-th draft and those before it are accepted
    std::uint32_t acceptance_stream_ = 0;

    std::vector<Slot> slots_;
    std::vector<std::int32_t> unused_slots_;
    std::deque<std::int32_t> waiting_; // slots
    std::int64_t waiting_tokens_ = 0;
    TimeNs next_step_ = kNever;
    TimeNs idle_since_ = 0;
    TimeNs last_step_end_ = 0;
    int flushers_ = 0;     // requests here whose tokens reach the client several at once
    bool stopped_ = false; // the clock reached stop_at
    TimeNs down_since_ = 0;
    TimeNs back_at_ = 0;     // when it serves again
    int kept_ = 0;           // prompts whose KV waits to be fetched
    std::int64_t aside_ = 0; // blocks for requests yet to come
    bool logprobs_ = false;  // some request has asked for those of its prompt
    std::int64_t steps_ = 0;
    std::uint64_t next_owner_ = 1;

    // The running batch in order of admission, one array a property.
    std::vector<std::int32_t> slot_of_;
    std::vector<std::int32_t> computed_;  // tokens in the KV cache; of leading entries less clock_
    std::vector<std::int32_t> known_;     // prompt + emitted; not kept up while decoding: computed + 1
    std::vector<std::int32_t> remaining_; // tokens it will still emit: not for the scheduler's eyes; of
                                          // leading entries more by clock_
    std::vector<std::uint8_t> decodes_;
    std::vector<std::uint8_t> reserves_; // its KV was set aside at admission
    std::vector<std::int32_t> taken_;    // tokens that blocks were taken for; kept only under speculation
    std::vector<std::int32_t> given_;    // by the current plan; not used for leading entries given as a whole
    std::vector<std::int32_t> held_;     // slots of finished requests of a static batch
    std::vector<std::int32_t> late_; // slots of finished requests that the next step computes all the same

    std::int32_t clock_ = 0;       // steps that the leading entries have taken
    std::int32_t clock_phase_ = 0; // of these, since a whole number of blocks
    // Blocks that leading entries take when they start one, by phase_of: of those whose KV grows,
    std::vector<std::int32_t> phase_;
    std::vector<std::int32_t> reserved_phase_; // and those whose KV was set aside
    int leading_ = 0;                          // leading entries that decode
    std::vector<std::int32_t> leading_by_class_;
    std::int64_t leading_context_ = 0;           // sum of their computed tokens
    std::int32_t leading_longest_ = 0;           // the largest
    std::int32_t leading_remaining_ = INT32_MAX; // the smallest
    int open_gaps_ = 0;                          // decoding entries whose gap_start is set
    std::int64_t idle_reserved_ = 0;             // reserved blocks without a written token

    // The current plan.
    TimeNs now_ = 0;
    bool leading_given_ = false; // by give_leading_decodes
    std::int64_t planned_tokens_ = 0;
    bool took_out_ = false; // entries
    std::optional<Crash::Reason> crash_;
    mutable KvPool::Match match_{};
    mutable std::int32_t match_slot_ = -1;

    // Scratch, kept for its capacity.
    std::vector<cost::PrefillPiece> pieces_;
    std::vector<std::int64_t> windowed_sums_;
    std::vector<std::int64_t> windowed_growth_; // what the sums gain in the next step
};

} // namespace fulcrum::engine
