// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of what stands on a request's way: client, gateway, router, and the link between prefill and
// decode engines.
#pragma once

#include "base/parameters.h"

#include <vector>

namespace fulcrum::cluster
{

std::vector<ParameterDescription> client_parameters();
std::vector<ParameterDescription> gateway_parameters();
std::vector<ParameterDescription> router_parameters();
std::vector<ParameterDescription> kv_link_parameters();

} // namespace fulcrum::cluster
