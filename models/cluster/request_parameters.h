// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"
#include "engine/record.h"

#include <vector>

namespace fulcrum::cluster
{

// Descriptions of what every workload may say of its requests: priority, tenant, prompt_logprobs and what
// they are promised.
std::vector<ParameterDescription> request_parameters();

// What these parameters promise; nothing where a workload does not know them.
engine::Slo slo_of(const Parameters& parameters);

} // namespace fulcrum::cluster
