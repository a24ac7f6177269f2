// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace shortest_first
{

fulcrum::cluster::SchedulerKind kind();

} // namespace shortest_first
