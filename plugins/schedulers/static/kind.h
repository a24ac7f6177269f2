// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::plugins::static_batch
{

cluster::SchedulerKind kind();

} // namespace fulcrum::plugins::static_batch
