// SPDX-License-Identifier: GPL-3.0-or-later
// Five levers beside the seven of projects/five-symptoms.toml, each told by edits: what a full page has.
#pragma once

namespace fulcrum::test
{

inline const char kFiveMoreLevers[] = R"(
[[lever]]
id = "prefill-threshold"
on = "frozen-tail"
metric = "itl_s.p99"
target = 0.05
[[lever.edit]]
node = "engine"
set = { max_num_batched_tokens = 2048, long_prefill_token_threshold = 1024 }

[[lever]]
id = "kv-watermark"
on = "long-contexts"
metric = "ttft_s.p99"
class = "chat"
target = 0.5
share = 0.95
[[lever.edit]]
node = "engine"
set = { watermark = 0.05 }

[[lever]]
id = "fp8-kv"
on = "slow-typing"
metric = "tpot_s.p95"
target = 0.02
[[lever.edit]]
node = "engine"
set = { kv_cache = "fp8" }

[[lever]]
id = "fp8-weights"
on = "costly-prompts"
metric = "cost_usd_per_thousand_requests"
severity = "cost"
[[lever.edit]]
node = "engine"
set = { weights = "fp8", replicas = 4 }

[[lever]]
id = "raise-request-cap"
on = "idle-gpu"
metric = "ttft_s.p95"
target = 2
[[lever.edit]]
node = "engine"
set = { max_batch_size = 128 }
)";

} // namespace fulcrum::test
