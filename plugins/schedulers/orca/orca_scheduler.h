// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::orca
{

struct Settings {
    std::int64_t batch_size = 256;
    std::int64_t reserve_tokens = 0; // KV set aside for each request; 0: its prompt + max_tokens
};

// Iteration-level batching (Yu et al., OSDI'22; Vidur's orca_replica_scheduler.py): every step keeps what
// runs and adds whole prompts from the head of the queue while the batch and the reservations have room.
class OrcaScheduler : public engine::Scheduler
{
public:
    explicit OrcaScheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return kUntilSomethingHappens; }

private:
    Settings settings_;
};

} // namespace fulcrum::plugins::orca
