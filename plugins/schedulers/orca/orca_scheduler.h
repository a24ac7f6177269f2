// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/reserving.h"
#include "engine/scheduler.h"

namespace fulcrum::plugins::orca
{

// Iteration-level batching (Yu et al., OSDI'22; Vidur's orca_replica_scheduler.py): every step keeps what
// runs and adds whole prompts from the head of the queue while the batch and the reservations have room.
class OrcaScheduler : public engine::Scheduler
{
public:
    explicit OrcaScheduler(cluster::Reserving reserving) : reserving_(reserving) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return kUntilSomethingHappens; }

private:
    cluster::Reserving reserving_;
};

} // namespace fulcrum::plugins::orca
