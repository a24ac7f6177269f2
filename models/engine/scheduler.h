// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a scheduler plugin: which requests get how many tokens in the next engine step.
#pragma once

#include "base/time.h"
#include "cost/step_cost.h"
#include "engine/request.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fulcrum::engine
{

// Drafts that every decoding request has verified in each step.
struct Speculation {
    int drafts = 0;                   // a step and request; 0: none
    std::vector<double> acceptance{}; // of the n-th draft, given that those before it were accepted; the last
                                      // value holds for all further ones
    double draft_share = 0; // time of one draft step, as a share of a plain decode step of the target; used
                            // where there is no draft model
};

// A container's CPU limit: threads that work side by side use up a period's quota, then all wait for the
// next.
struct CpuQuota {
    double cores = 0;                             // 0: no limit
    double threads = 1;                           // busy at the same time during host work
    static constexpr double kPeriodSeconds = 0.1; // of the kernel's CFS bandwidth control
};

enum class QueueOrder {
    Arrival,  // a preempted request returns to the head
    Priority, // smallest (priority, arrival) first
};

// What belongs to the engine and not to the hardware.
struct EngineProfile {
    cost::EngineLimits limits{};
    cost::KvLayout kv_layout{}; // what a request takes of the pool
    int unusable_blocks = 0;    // blocks of the pool that the engine keeps for itself
    bool prefix_caching = true;
    double host_seconds = 0;             // host time a step
    double host_seconds_per_request = 0; // and for each request in it
    bool overlapped = false;             // asynchronous scheduling: a step takes max(GPU, host) + sync
    double sync_seconds = 0;             // what overlapping cannot hide
    // Tokens of a decode-only step for which there is a CUDA graph, ascending: the step is padded to the
    // next, and runs eagerly above the last. Steps with prompts in them run in pieces, without padding.
    // Empty: ideal launch.
    std::vector<int> capture_sizes{};
    bool eager = false; // no graphs at all: no step is faster than its kernels can be launched
    bool hold_until_batch_ends = false; // static batching: a finished request keeps its slot and its KV
    bool late_stop = false; // asynchronous scheduling: an answer that ends before max_tokens takes part in
                            // one more step, unseen
    bool grows_until_crash = false; // KV is taken from free memory as it grows, and running out is a crash
    QueueOrder queue_order = QueueOrder::Arrival;
    std::int64_t most_waiting = 0;        // requests; beyond, arrivals are rejected. 0: no bound
    std::int64_t most_waiting_tokens = 0; // the same for their prompts; one alone may be longer
    Speculation speculation{};
    CpuQuota cpu{};
};

// A running request, as far as a scheduler may see it.
struct RunningRequest {
    TimeNs arrival = 0;
    std::int32_t prompt_tokens = 0;
    std::int32_t max_tokens = 0;
    std::int32_t priority = 0;
    std::int32_t emitted = 0;
    std::int32_t preemptions = 0;
};

// A waiting request; `position` 0 is the head of the queue.
struct WaitingRequest {
    TimeNs arrival = 0;
    std::int32_t tokens = 0; // prompt, and after a preemption also what had been emitted
    std::int32_t prompt_tokens = 0;
    std::int32_t max_tokens = 0;
    std::int32_t priority = 0;
    std::int32_t preemptions = 0;
};

class Replica;

// Where a preempted request waits. With QueueOrder::Priority its place follows from that order.
enum class Requeue { Head, Tail };

// The engine seen by schedule(), and the step it plans. Every call takes effect on the KV pool at once, so
// what a later call sees (free blocks, cached prefixes) includes what the earlier ones took.
class StepPlan
{
public:
    explicit StepPlan(Replica& replica) : replica_(replica) {}

    // --- what is there ---
    TimeNs now() const;
    std::int64_t step() const; // steps taken so far
    int running() const;       // entries, in order of admission
    // Tokens that it can use: those known but not yet computed. Where it decodes 1, and its drafts.
    std::int32_t needed(int entry) const;
    bool decodes(int entry) const; // its prompt is computed, and all it had emitted
    RunningRequest running_request(int entry) const;
    // Slots of finished requests: they wait for their batch to end (hold_until_batch_ends), or the step
    // computes them although they have ended (late_stop).
    int held() const;
    int waiting() const;
    WaitingRequest waiting_request(int position) const;
    // What a prompt consists of: two start alike as far as their parts agree. For as long as the request is
    // here.
    std::span<const PromptPart> waiting_prompt(int position) const;
    std::span<const PromptPart> running_prompt(int entry) const;
    std::int64_t free_blocks() const; // cached but unreferenced blocks count as free
    std::int64_t total_blocks() const;
    std::int64_t blocks_for(std::int64_t tokens) const;

    // Tokens of the waiting request's prompt that the prefix cache holds; a whole number of blocks and less
    // than the request's tokens. 0 without prefix caching.
    std::int32_t cached_tokens(int position) const;

    // --- what to do; entries admitted come last and already have their tokens ---

    // Gives one token to each of the leading entries that decode, if the pool has the blocks for all of them
    // and they are at most `budget`. Returns how many: the leading decodes, or 0 when it did nothing.
    int give_leading_decodes(std::int64_t budget);

    // Gives `tokens` (0 <= tokens <= needed) to an entry. False: not enough free blocks, nothing changed.
    bool give(int entry, std::int32_t tokens);

    // Takes back what the entry was given, frees its KV and puts it back into the queue. Returns the tokens
    // it had been given in this step. Entries behind it move up by one.
    std::int32_t preempt(int entry, Requeue where = Requeue::Head);

    // The same for an entry that is given up: its request ends as Failed.
    std::int32_t fail(int entry);

    // Makes a waiting request the last running entry, with `tokens` of new work behind its `cached_tokens`
    // (whole blocks, at most what cached_tokens() said).
    // `reserve_tokens`: KV that is set aside now (0: as it grows). More than the prompt: for the request's
    // whole life; its tokens now: what it will decode takes blocks as it grows.
    // `keep_free`: blocks that must stay free. `whole`: requires room for all its tokens, though only the
    // blocks for `tokens` are taken. False: it does not fit, nothing changed.
    struct Admission {
        std::int32_t tokens = 0;
        std::int32_t cached_tokens = 0;
        std::int64_t reserve_tokens = 0;
        std::int64_t keep_free = 0;
        bool whole = false;
    };
    bool admit(int position, const Admission& admission);

private:
    std::int32_t take_out(int entry, bool keep_own);

    Replica& replica_;
};

// One object a replica. It sees neither true output lengths nor the future.
class Scheduler
{
public:
    virtual ~Scheduler() = default;

    // Plans the next step. Called when the replica is free and has a request running or waiting.
    virtual void schedule(StepPlan& plan) = 0;

    // Called after a schedule() that gave one token to every running entry and admitted none: for how many
    // further steps would schedule() do the same, if nothing arrives, finishes, or runs short of blocks?
    // 0 is always right; a large number is fast.
    virtual std::int64_t quiet_steps(const StepPlan& plan) const
    {
        (void)plan;
        return 0;
    }
    static constexpr std::int64_t kUntilSomethingHappens = INT64_MAX;

    // The engine starts anew, with nothing running or waiting: forgets what it learnt.
    virtual void restart() {}
};

} // namespace fulcrum::engine
