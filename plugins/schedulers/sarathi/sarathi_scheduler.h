// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::plugins::sarathi
{

struct Settings {
    std::int64_t chunk_size = 512; // tokens a step, decodes included
    std::int64_t running_cap = 128;
    double watermark = 0.01; // of the pool's blocks, kept free when a request is admitted
};

// Stall-free batching (Agrawal et al., OSDI'24 [P]; vidur/scheduler/replica_scheduler/
// sarathi_replica_scheduler.py [S]): every step holds all decodes, then goes on with half-computed prompts,
// then admits new ones, until it has chunk_size tokens. A prompt's blocks are taken whole when it is
// admitted, though it is computed in chunks, so half-computed prompts cannot block each other. A decode
// without a block preempts the last admitted.
class SarathiScheduler : public engine::Scheduler
{
public:
    explicit SarathiScheduler(Settings settings) : settings_(settings) {}

    void schedule(engine::StepPlan& plan) override;
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override;

private:
    Settings settings_;
    bool preempted_ = false; // in the current call
};

} // namespace fulcrum::plugins::sarathi
