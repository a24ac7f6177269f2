// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"

#include <vector>

namespace fulcrum::cluster
{

// Descriptions of what every workload may say of its requests: priority and tenant.
std::vector<ParameterDescription> request_parameters();

} // namespace fulcrum::cluster
