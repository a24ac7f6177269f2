// SPDX-License-Identifier: GPL-3.0-or-later
// Requests by formula: an arrival law, laws of prompt and output lengths, and groups that share a prefix.
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::synthetic
{

cluster::WorkloadKind kind();

} // namespace fulcrum::plugins::synthetic
