// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::vllm
{

struct Settings {
    std::int64_t step_tokens = 8192;         // max_num_batched_tokens
    std::int64_t running_cap = 1024;         // max_num_seqs
    std::int32_t long_prefill_threshold = 0; // most tokens a step of one prompt; 0: no limit
    bool chunked_prefill = true;
    bool reserve_full_sequence =
        true; // admission wants room for the whole sequence, not only the first chunk
    bool by_priority =
        false; // the victim of a preemption is the largest (priority, arrival), not the last admitted
    double watermark = 0; // share of the blocks that stay free when admitting while something runs
};

// vllm/v1/core/sched/scheduler.py, Scheduler.schedule(). There is no pass that puts decodes first: running
// requests are served in order of admission, then the queue is. Under the policy `priority` the engine keeps
// the queue in order of (priority, arrival); a running request gives way only where blocks run out.
class VllmScheduler : public engine::Scheduler
{
public:
    explicit VllmScheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override;

private:
    std::int64_t serve_running(engine::StepPlan& plan);
    int victim(const engine::StepPlan& plan) const;
    bool shrinks(const engine::StepPlan& plan) const;
    void admit_waiting(engine::StepPlan& plan, std::int64_t budget) const;

    Settings settings_;
    bool preempted_ = false; // in the current call
};

} // namespace fulcrum::plugins::vllm
