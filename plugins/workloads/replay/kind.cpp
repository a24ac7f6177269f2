// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/replay/kind.h"

#include "workloads/replay/descriptions.h"
#include "workloads/replay/replay_source.h"

#include <memory>

namespace fulcrum::plugins::replay
{

cluster::WorkloadKind kind()
{
    return {
        .text = {.id = "replay",
                 .title = "Trace replay",
                 .description = "The requests of a trace file, at their recorded times or faster or slower."},
        .finite = true,
        .parameters = descriptions(),
        .make =
            [cache = std::make_shared<TraceCache>()](const Parameters& parameters,
                                                     const cluster::SourceContext& context) {
                return make_source(parameters, context, *cache);
            },
    };
}

} // namespace fulcrum::plugins::replay
