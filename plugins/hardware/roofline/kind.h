// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::roofline
{

// "roofline": any device of the catalogue, costed by compute and memory rooflines with fitted efficiencies.
cluster::HardwareKind kind();

} // namespace fulcrum::plugins::roofline
