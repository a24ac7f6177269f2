// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"

#include <vector>

namespace fulcrum::plugins::replay
{

// Every parameter of the kind, in the order of the inspector.
std::vector<ParameterDescription> descriptions();

} // namespace fulcrum::plugins::replay
