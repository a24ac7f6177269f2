// SPDX-License-Identifier: GPL-3.0-or-later
// Cost models that turn the engine into a textbook queue.
#pragma once

#include "cost/step_cost.h"

#include <algorithm>
#include <functional>

namespace fulcrum::test
{

// Any function of the shape, without memory limits.
class FunctionCost : public cost::StepCost
{
public:
    using Time = std::function<TimeNs(const cost::StepShape&)>;

    explicit FunctionCost(Time time) : time_(std::move(time)) {}

    cost::StepTime step(const cost::StepShape& shape) const override
    {
        cost::StepTime result;
        result.latency = std::max<TimeNs>(1, time_(shape));
        (shape.pieces.empty() ? result.gpu_decode : result.gpu_prefill) = result.latency;
        return result;
    }
    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override
    {
        cost::MemoryPlan plan;
        plan.blocks = 1'000'000'000;
        plan.kv_tokens = plan.blocks * limits.block_tokens;
        return plan;
    }

private:
    Time time_;
};

inline std::int64_t new_tokens(const cost::StepShape& shape)
{
    std::int64_t tokens = std::int64_t{shape.decode_seqs} * shape.tokens_per_seq;
    for (const cost::PrefillPiece& piece : shape.pieces)
        tokens += piece.new_tokens;
    return tokens;
}

} // namespace fulcrum::test
