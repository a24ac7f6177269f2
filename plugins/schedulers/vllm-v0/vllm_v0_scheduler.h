// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::vllm_v0
{

struct Settings {
    std::int64_t step_tokens = 8192; // max_num_batched_tokens, of the prompts of a step
    std::int64_t running_cap = 256;  // max_num_seqs
    double watermark = 0.01;         // of the pool's blocks, kept free when a request is admitted
    double delay_factor = 0;         // prompts wait for this many times the last prompt step; 0: not at all
};

// vllm/core/scheduler.py of versions 0.5 and 0.6 [S], chunked prefill off: where a waiting prompt can be
// admitted, the step holds whole prompts and nothing else, so that decodes pause; otherwise it holds one
// token for each running request. A decode without a block preempts the last admitted, which computes its
// prompt and answer again.
class VllmV0Scheduler : public engine::Scheduler
{
public:
    explicit VllmV0Scheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override;
    void restart() override { *this = VllmV0Scheduler(settings_); }

private:
    bool delayed(const engine::StepPlan& plan) const;
    bool admit_prompts(engine::StepPlan& plan) const;

    Settings settings_;
    bool preempted_ = false;      // in the current call
    bool prompts_before_ = false; // the last step held prompts
    TimeNs began_before_ = 0;     // when it began
    TimeNs last_prompt_step_ = 0; // how long the last one that held prompts took
};

} // namespace fulcrum::plugins::vllm_v0
