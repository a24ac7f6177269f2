// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::sarathi
{

// Stall-free batching of Sarathi-Serve.
cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::sarathi
