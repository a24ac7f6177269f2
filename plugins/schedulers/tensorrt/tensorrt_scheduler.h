// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::tensorrt
{

enum class CapacityPolicy {
    GuaranteedNoEvict, // KV for prompt and max_tokens is set aside: nobody is ever paused
    MaxUtilization,    // KV for the prompt is taken, and for the answer as it grows
    StaticBatch,       // as GuaranteedNoEvict, and requests join only when nothing runs
};

struct Settings {
    CapacityPolicy policy = CapacityPolicy::GuaranteedNoEvict;
    std::int64_t batch_size = 2048;  // max_batch_size
    std::int64_t step_tokens = 8192; // max_num_tokens
    bool chunked_context = true;
    std::int32_t chunk_unit = 32; // tokens; a chunk that does not end its prompt is a multiple of it
};

// TensorRT-LLM's capacityScheduler.cpp and microBatchScheduler.cpp [S], in order of arrival: answers first,
// then prompts under way, then the head of the queue while its KV and some of its tokens fit. Under
// MaxUtilization a decode without a block pauses the request that started last; it computes its prompt and
// answer again.
// Not modelled: a request waits a step where an earlier one of the same step is about to compute blocks that
// it could reuse. Here it reuses them in that step.
class TensorrtScheduler : public engine::Scheduler
{
public:
    explicit TensorrtScheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override;

private:
    std::int32_t chunk_of(std::int64_t needed, std::int64_t budget) const;
    std::int64_t go_on_with_prompts(engine::StepPlan& plan, std::int64_t budget) const;
    void admit_waiting(engine::StepPlan& plan, std::int64_t budget) const;

    Settings settings_;
    bool paused_ = false; // somebody, in the current call
};

} // namespace fulcrum::plugins::tensorrt
