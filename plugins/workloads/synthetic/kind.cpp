// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/kind.h"

#include "workloads/synthetic/descriptions.h"
#include "workloads/synthetic/sources.h"

namespace fulcrum::plugins::synthetic
{

cluster::WorkloadKind kind()
{
    return {
        .text = {.id = "synthetic",
                 .title = "Synthetic traffic",
                 .description =
                     "Requests drawn from an arrival law and length laws, optionally in groups that "
                     "share a prompt prefix."},
        .finite = false,
        .parameters = descriptions(),
        .make = make_source,
    };
}

} // namespace fulcrum::plugins::synthetic
