// SPDX-License-Identifier: GPL-3.0-or-later
// What flags alone say about an engine under a load (cases.md, pattern 5: arithmetic before statistics).
#pragma once

#include "cluster/engine_build.h"
#include "study/load.h"

#include <cstdint>
#include <string>

namespace fulcrum::study
{

struct Finding {
    bool holds = true;
    std::string text; // with its arithmetic, as a sentence
    std::string hint; // what to do where it does not hold
};

// The decode batch at which an engine emits as many tokens a second as the load asks for (Little's law), with
// CUDA graphs or launched kernel by kernel. 0: not even the largest batch does.
std::int64_t steady_batch(const OfferedLoad& load, const cluster::EngineBuild& build, bool eager);

// Whether that batch, times the tokens that speculation verifies, stays within the captured CUDA graphs, and
// whether it would come back after a burst beyond them. An empty text: the engine has no largest graph.
Finding check_graphs(const OfferedLoad& load, const cluster::EngineBuild& build);

// How long answers stand still beside a prompt of the `longest` workload: the step that holds as much of it
// as the step budget allows. It always holds.
Finding check_gap(const OfferedLoad& load, const OfferedLoad& longest, const cluster::EngineBuild& build);

} // namespace fulcrum::study
