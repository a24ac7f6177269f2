// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::sglang
{

// The scheduler of SGLang.
cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::sglang
