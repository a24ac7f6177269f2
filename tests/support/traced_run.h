// SPDX-License-Identifier: GPL-3.0-or-later
// One replica whose every step is written down: for rules that can be followed by hand. A step takes 1 ms,
// whatever is in it.
#pragma once

#include "support/engine_run.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fulcrum::test
{

struct TracedStep {
    int decodes = 0;
    std::vector<std::int64_t> pieces; // new tokens of each

    std::int64_t prompt_tokens() const
    {
        std::int64_t sum = 0;
        for (const std::int64_t piece : pieces)
            sum += piece;
        return sum;
    }
    std::int64_t tokens() const { return decodes + prompt_tokens(); }
};

struct TracedRun {
    EngineRun run;
    std::vector<TracedStep> steps;

    // The first step from `from` on with a piece; steps.size(): none.
    std::size_t next_prefill(std::size_t from) const
    {
        while (from < steps.size() && steps[from].pieces.empty())
            ++from;
        return from;
    }
};

struct TracedSetup {
    std::int64_t blocks = 1'000'000;
    int block_tokens = 16;
    bool caching = false;
};

inline TracedRun trace(std::unique_ptr<engine::Scheduler> scheduler,
                       const std::vector<engine::Request>& requests, const TracedSetup& traced_setup = {})
{
    TracedRun traced;
    EngineSetup setup;
    setup.profile.limits.max_model_len = 1 << 20;
    setup.profile.limits.block_tokens = traced_setup.block_tokens;
    setup.profile.prefix_caching = traced_setup.caching;
    setup.blocks = traced_setup.blocks;
    setup.longest_stretch = 1;
    traced.run = serve(setup, std::move(scheduler),
                       std::make_unique<FunctionCost>([&traced](const cost::StepShape& shape) {
                           TracedStep step{shape.decode_seqs, {}};
                           for (const cost::PrefillPiece& piece : shape.pieces)
                               step.pieces.push_back(piece.new_tokens);
                           traced.steps.push_back(step);
                           return kMillisecond;
                       }),
                       requests);
    return traced;
}

using Pieces = std::vector<std::int64_t>;

inline double ms(TimeNs time)
{
    return to_seconds(time) * 1e3;
}

} // namespace fulcrum::test
