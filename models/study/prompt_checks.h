// SPDX-License-Identifier: GPL-3.0-or-later
// What the layout of prompts costs a prefix cache, from parameters alone.
#pragma once

#include "base/parameters.h"
#include "cluster/engine_build.h"
#include "study/engine_checks.h"
#include "study/load.h"

#include <optional>

namespace fulcrum::study
{

// Whether a field that changes stands ahead of text that requests share: with the field at position p of a
// prompt of n tokens and blocks of b, at most b * floor(min(p, n - 1) / b) tokens are reused [S
// vllm/v1/core/kv_cache_manager.py]. It fails where the field changes with each request. `load` is nullopt
// where it is not known. An empty text: no such field, or an engine that caches no prefixes.
Finding check_volatile_field(const Parameters& workload, const std::optional<OfferedLoad>& load,
                             const cluster::EngineBuild& build);

// How many prompts are found whole in the cache but have a length that is a multiple of the block: at most n
// - 1 tokens may be reused, in whole blocks, so a whole block is computed again instead of one token [S, as
// above]. It always holds. An empty text: there are none.
Finding check_block_multiple(const OfferedLoad& load, const cluster::EngineBuild& build);

} // namespace fulcrum::study
