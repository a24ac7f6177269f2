// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a trace file, at the times the file gives.
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::replay
{

cluster::WorkloadKind kind();

} // namespace fulcrum::plugins::replay
