// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::vllm_v0
{

// The scheduler of vLLM's first engine, V0.
cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::vllm_v0
