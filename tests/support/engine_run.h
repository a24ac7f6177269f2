// SPDX-License-Identifier: GPL-3.0-or-later
// One replica fed with a list of requests: what the engine's tests drive.
#pragma once

#include "engine/replica.h"
#include "support/simple_cost.h"

#include <memory>
#include <utility>
#include <vector>

namespace fulcrum::test
{

struct EngineRun {
    std::vector<engine::RequestTimes> requests;
    std::vector<LogHistogram> gaps;
    engine::ReplicaRecord record;
};

struct EngineSetup {
    engine::EngineProfile profile{};
    std::int64_t blocks = 1'000'000;
    std::int64_t longest_stretch = INT64_MAX;
    std::size_t classes = 1;
    TimeNs stop_at = kNever;
};

// Serves the requests, in order of arrival, to the end.
inline EngineRun serve(const EngineSetup& setup, std::unique_ptr<engine::Scheduler> scheduler,
                       std::unique_ptr<cost::StepCost> cost, const std::vector<engine::Request>& requests)
{
    EngineRun run;
    run.gaps.resize(setup.classes);
    engine::RequestTable table;
    engine::Replica::Config config;
    config.node = "engine";
    config.blocks = setup.blocks;
    config.longest_stretch = setup.longest_stretch;
    config.stop_at = setup.stop_at;
    engine::Replica replica(config, setup.profile, std::move(scheduler), std::move(cost),
                            engine::RunLog{table, run.gaps, -1, kNever, nullptr});
    std::int64_t index = 0;
    for (const engine::Request& request : requests) {
        replica.advance(request.arrival);
        replica.enqueue(request, index++, request.arrival);
    }
    replica.advance(kNever);
    run.record = replica.finish(replica.last_step_end());
    run.requests = table.take_raw();
    return run;
}

inline engine::Request request(TimeNs arrival, std::int32_t prompt, std::int32_t output)
{
    engine::Request r;
    r.arrival = arrival;
    r.prompt_tokens = prompt;
    r.output_tokens = output;
    r.max_tokens = output;
    r.parts = {{engine::kUnique, prompt}};
    return r;
}

} // namespace fulcrum::test
