// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::test
{

// Every kind that comes with the program, linked in.
cluster::Kinds all_kinds();

} // namespace fulcrum::test
