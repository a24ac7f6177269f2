// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace metronome
{

fulcrum::cluster::WorkloadKind kind();

} // namespace metronome
