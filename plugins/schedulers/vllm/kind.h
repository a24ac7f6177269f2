// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::vllm
{

// The scheduler of vLLM's V1 engine.
cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::vllm
