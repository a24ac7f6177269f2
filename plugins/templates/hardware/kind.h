// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace linear_cost
{

fulcrum::cluster::HardwareKind kind();

} // namespace linear_cost
