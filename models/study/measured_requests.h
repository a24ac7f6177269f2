// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a measured run, one by one: a folder with requests.jsonl and meta.json.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "study/points.h"

#include <memory>
#include <string>
#include <vector>

namespace fulcrum::study
{

struct MeasuredRequest {
    TimeNs arrival = 0; // since the first one's
    std::int32_t prompt_tokens = 1;
    std::int32_t output_tokens = 1;
    double ttft_s = 0; // from its arrival
    double tpot_s = 0; // 0: an answer of one token has none
};

struct MeasuredRun {
    MeasuredPoint served;                  // what meta.json says, with a trace beside the folder as its load
    std::vector<MeasuredRequest> requests; // in order of arrival

    // With the requests themselves as the load: for where there is no trace.
    MeasuredPoint served_by_itself() const;
};

// requests.jsonl: input_toks, output_toks, arrival_time (seconds since 1970), queued_ts, first_token_ts and
// last_token_ts (seconds of another clock) a line. The clocks are laid over each other where the time from
// arrival to queue is shortest. Requests that did not end are left out. `served` stands for what meta.json
// does not state. Fails for missing files and fields, with their line.
Result<MeasuredRun> read_measured_run(const std::string& folder, const MeasuredPoint& served);

// The kinds, and the workload "measured-requests" that plays the run's requests at their times; their prompts
// share nothing.
cluster::Kinds kinds_with(const cluster::Kinds& kinds, std::shared_ptr<const MeasuredRun> run);
inline constexpr const char* kMeasuredRequests = "measured-requests";

} // namespace fulcrum::study
