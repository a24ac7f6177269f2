// SPDX-License-Identifier: GPL-3.0-or-later
// What mechanisms may be relative to: how the healthy system runs.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "cluster/record.h"
#include "evidence/scrape.h"
#include "scenario/project.h"
#include "study/load.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::triage
{

// Of all workloads together, before anything is run; nullopt where one waits for answers or sends few
// requests.
std::optional<study::OfferedLoad> offered_load_of(const scenario::Scenario& base,
                                                  const scenario::RunSettings& run,
                                                  const cluster::Kinds& kinds);

// How long a run has to be for the figures that are looked at: without the time after the window, where
// nothing is measured, and not longer than 2,000 requests take, which are enough for a p99. What was cut is
// told in `notes`.
scenario::RunSettings shortened(const scenario::Scenario& base, const scenario::RunSettings& given,
                                const cluster::Kinds& kinds, std::vector<std::string>& notes);

// From building the engines, from the load that is offered and from one run. Names of the measured figures,
// of one replica where they are of an engine:
//   running_mean, running_max, kv_blocks_max, step_s, gpu_step_s, ttft_p99, e2e_mean: of the run
//   kv_tokens: tokens in the KV pool; long_prompt: the longest prompt that is sure to be taken, at most
//   16,000; prompt_max: the longest one of the run; longest_context: tokens of the longest request allowed
//   very_long_prompt: one of more than three steps that leaves a quarter of the pool free, where there is
//   such; very_long_prompts_rate: as long_prompts_rate host_s: the host's time a step; slow_launch_s: of
//   launching a step's kernels one by one on a slow host headroom: how many times the offered load could be
//   served (arithmetic, an upper bound) full_steps_rate: prefill steps of the whole step budget that all
//   replicas make a second, without anything else long_prompts_rate: such prompts a second that all replicas
//   can compute, without anything else long_contexts: requests of the longest context that the KV pools hold
//   together largest_prompt: tokens that are allowed and fit; kv_tokens_per_running: the pool's tokens for
//   each request that runs quota_threads: busy threads that use a quota of one core up just so in_flight_all:
//   requests running and waiting, in all replicas kv_pool_blocks; kv_blocks_min: the fewest that the engine
//   would start with step_budget, replicas, prefix_tokens
// Fails where an engine cannot be built.
Result<scenario::BaseFacts> facts_of(const scenario::Scenario& base, const scenario::RunSettings& run,
                                     const cluster::Kinds& kinds, const cluster::RunRecord& record,
                                     const evidence::Scrape& scrape);

} // namespace fulcrum::triage
