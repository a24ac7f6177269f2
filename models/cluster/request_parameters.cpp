// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/request_parameters.h"

namespace fulcrum::cluster
{

std::vector<ParameterDescription> request_parameters()
{
    return {{.key = "priority",
             .label = "Priority",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{0},
             .minimum = -1000.0,
             .maximum = 1000.0,
             .help = "Smaller is more urgent; only priority scheduling reads it.",
             .group = "Request"},
            {.key = "tenant",
             .label = "Tenant",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{0},
             .minimum = 0,
             .maximum = 65535.0,
             .help = "Number of the tenant that sends these requests.",
             .group = "Request"}};
}

} // namespace fulcrum::cluster
