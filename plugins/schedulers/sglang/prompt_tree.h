// SPDX-License-Identifier: GPL-3.0-or-later
// What waiting prompts have in common with each other, and where they stand in the tree of cached prefixes.
#pragma once

#include "engine/request.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fulcrum::plugins::sglang
{

using Prompt = std::span<const engine::PromptPart>;

// Leading tokens that two prompts share.
std::int64_t common_tokens(Prompt a, Prompt b);

// SGLang's order dfs-weight: down the tree of what is cached, first where most of the waiting hang, and those
// whose prefix ends at a branch behind those who go further. `cached`: tokens of each that are cached. Of
// equal branches the one whose first request came first. Positions, first choice first.
std::vector<int> depth_first(const std::vector<Prompt>& prompts, const std::vector<std::int32_t>& cached);

} // namespace fulcrum::plugins::sglang
