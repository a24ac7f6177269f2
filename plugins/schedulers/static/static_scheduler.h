// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::static_batch
{

struct Settings {
    std::int64_t batch_size = 8;
    std::int64_t reserve_tokens = 0; // a slot's KV; 0: prompt + max_tokens of its request
};

// Request-level batching as in FasterTransformer (modelled by Vidur's
// faster_transformer_replica_scheduler.py): a batch is formed only when none is active, and its slots and KV
// are released when its last member ends.
class StaticScheduler : public engine::Scheduler
{
public:
    explicit StaticScheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return kUntilSomethingHappens; }

private:
    Settings settings_;
};

} // namespace fulcrum::plugins::static_batch
