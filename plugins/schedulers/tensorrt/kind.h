// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::tensorrt
{

// The batch manager of TensorRT-LLM.
cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::tensorrt
