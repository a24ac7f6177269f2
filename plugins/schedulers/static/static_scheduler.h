// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/reserving.h"
#include "engine/scheduler.h"

namespace fulcrum::plugins::static_batch
{

// Request-level batching as in FasterTransformer (modelled by Vidur's
// faster_transformer_replica_scheduler.py): a batch is formed only when none is active, and its slots and KV
// are released when its last member ends.
class StaticScheduler : public engine::Scheduler
{
public:
    explicit StaticScheduler(cluster::Reserving reserving) : reserving_(reserving) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return kUntilSomethingHappens; }

private:
    cluster::Reserving reserving_;
};

} // namespace fulcrum::plugins::static_batch
