// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations of several turns, of people who think and of agents that call tools: each prompt sends back
// what was said before.
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::sessions
{

cluster::WorkloadKind kind();

} // namespace fulcrum::plugins::sessions
