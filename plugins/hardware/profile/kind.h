// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::profile
{

// "profile": step times from measured tables of a model's layers on a GPU.
cluster::HardwareKind kind();

} // namespace fulcrum::plugins::profile
