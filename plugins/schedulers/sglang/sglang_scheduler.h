// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"
#include "schedulers/sglang/queue_order.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fulcrum::plugins::sglang
{

struct Settings {
    std::int64_t chunk = 8192;           // chunked_prefill_size; 0: prompts are not split
    std::int64_t prefill_tokens = 16384; // max_prefill_tokens, of a prefill batch of several
    std::int64_t running_cap = 2048;     // max_running_requests
    std::int64_t decode_interval = 0;    // prefill_decode_interval: decode steps after each prefill batch
    bool mixed_chunk = false;            // decodes join the prefill batch
    SchedulePolicy policy = SchedulePolicy::Fcfs;
    double conservativeness = 1; // schedule_conservativeness
};

// How much of the answers of running requests is expected to be still to come. SGLang's constants [S
// python/sglang/srt/managers/scheduler.py, global_config.py].
class NewTokenRatio
{
public:
    explicit NewTokenRatio(double conservativeness);

    double value() const; // of max_tokens less what was emitted
    void reset();
    void count_decode_steps(std::int64_t steps) { steps_ += steps; }
    // After a retraction: as far as the remaining requests got, and 20 steps each.
    void retracted(std::int64_t emitted, std::int64_t allowed, int requests);

private:
    double initial_;
    double least_;
    double start_;
    std::int64_t steps_ = 0; // decode steps since it was start_
};

// python/sglang/srt/managers/scheduler.py and schedule_policy.py [S]. A step is a prefill batch where one can
// be made, else a decode batch: decodes wait for back-to-back prefills. One prompt at a time is split, and it
// goes on first. Where decodes run out of KV, those that emitted least go back to the end of the queue.
//
// What a batch computes can be reused only by the next one: two new requests with a common prefix that is not
// cached compute it twice where they are in one batch, and each keeps its copy (SGLang frees the second
// afterwards). Under lpm the second waits instead.
class SglangScheduler : public engine::Scheduler
{
public:
    explicit SglangScheduler(Settings settings) : settings_(settings), ratio_(settings.conservativeness) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override;
    void restart() override { *this = SglangScheduler(settings_); }

private:
    // What a prefill batch may still take.
    struct Budget {
        std::int64_t input = 0;
        std::int64_t chunk = 0;
        double committed = 0; // tokens that answers are expected to take
        int requests = 0;     // in the batch so far
    };
    // A prompt in the batch, of which others may have the beginning.
    struct Computing {
        std::vector<engine::PromptPart> prompt;
        std::int32_t cached = 0; // tokens that were computed before
    };

    void note_steps_taken(const engine::StepPlan& plan);
    bool prefill(engine::StepPlan& plan, std::int64_t mixed);
    bool go_on_with_chunked(engine::StepPlan& plan, Budget& budget);
    void note_computing(std::span<const engine::PromptPart> prompt, std::int32_t cached);
    std::int32_t cached_before(const engine::StepPlan& plan, int position) const;
    bool admit(engine::StepPlan& plan, int position, Budget& budget);
    void admit_in_order(engine::StepPlan& plan, int decoding, Budget& budget);
    bool decode(engine::StepPlan& plan);
    void retract(engine::StepPlan& plan, int decoding);

    Settings settings_;
    NewTokenRatio ratio_;
    bool full_ = false;                     // the running batch takes nobody until one of it ends
    bool retracted_ = false;                // in the current call
    bool decoded_ = false;                  // the last step was a decode batch
    std::int64_t step_ = 0;                 // steps taken before it
    int entries_ = 0;                       // of the running batch in it
    Progress progress_;                     // kept for hrrn only
    std::vector<Computing> computing_;      // in the current call
    std::int64_t decode_steps_ = INT64_MAX; // since the last prefill batch; INT64_MAX: none yet
};

} // namespace fulcrum::plugins::sglang
