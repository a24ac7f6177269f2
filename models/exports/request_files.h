// SPDX-License-Identifier: GPL-3.0-or-later
// A run's requests in formats that others read.
#pragma once

#include "exports/captured_run.h"

#include <string>

namespace fulcrum::exports
{

// CSV, one request a line, whose columns `fulcrum import` knows: request_id, arrival_s, queued_ts,
// scheduled_ts, first_token_ts, last_token_ts (seconds on the clock of the run), ttft_s, tpot_s, e2e_s,
// prompt_tokens, cached_tokens, output_tokens, status, class, replica. What did not happen is empty.
std::string request_csv(const cluster::RunRecord& record);

// Mooncake's shape, as `vllm bench serve --dataset-name timed_trace`, aiperf and Dynamo replay it: one JSON
// object a line with timestamp (ms), input_length, output_length and hash_ids, one for each `block_tokens` of
// the prompt, so that prompts that begin alike have the same leading ids.
std::string mooncake_jsonl(const CapturedRun& run, int block_tokens = 16);

} // namespace fulcrum::exports
