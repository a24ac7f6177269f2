// SPDX-License-Identifier: GPL-3.0-or-later
// One simulated run with what its record does not keep: every engine step, and what each request was made of.
// The engine is not asked to do more than it always does: scheduler, cost model and workload are listened to.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "cluster/record.h"
#include "engine/request.h"
#include "scenario/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::exports
{

struct CapturedStep {
    TimeNs begin = 0;
    TimeNs end = 0; // when the next step began, or where the engine then idled, by GPU and host time
    std::int32_t decode_seqs = 0;
    std::int32_t prefill_pieces = 0;
    std::int64_t prefill_tokens = 0; // new ones, computed in the step
    TimeNs gpu = 0;
};

// The steps of one replica between two starts, in order of time.
struct CapturedReplica {
    std::string
        name; // as its record calls it; after a restart with other values: the engine's id, "restarted"
    std::vector<CapturedStep> steps;
};

struct CapturedRequest {
    std::string workload; // the node's id
    engine::Request request;
};

struct CapturedRun {
    cluster::RunRecord record;
    std::vector<CapturedReplica> replicas;
    std::vector<CapturedRequest> requests; // in order of arrival
    std::int64_t steps_left_out = 0;       // beyond CaptureOptions::most_steps
};

struct CaptureOptions {
    std::uint64_t seed = 1;
    std::int64_t requests = 0; // the first ones; arrivals then stop. 0: as the run says
    bool steps = true;
    std::int64_t most_steps = 500'000; // of all replicas together
};

// Runs the scenario once. Fails as cluster::simulate does.
Result<CapturedRun> capture(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                            const cluster::Kinds& kinds, const CaptureOptions& options);

} // namespace fulcrum::exports
