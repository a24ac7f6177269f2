// SPDX-License-Identifier: GPL-3.0-or-later
// What schedulers have in common that compute whole prompts and set KV aside for a request's whole life.
#pragma once

#include "cluster/kinds.h"

namespace fulcrum::cluster
{

struct Reserving {
    std::int64_t batch_size = 1;
    std::int64_t reserve_tokens = 0; // KV set aside for each request; 0: its prompt + max_tokens
};

// max_batch_size, reserve and host_time.
std::vector<ParameterDescription> reserving_parameters(std::int64_t batch_size, std::string batch_help);

// Reads them, and fills the profile of such an engine: no step budget, no prefix caching.
Reserving read_reserving(const Parameters& parameters, const EngineContext& context,
                         engine::EngineProfile& profile);

// Admits whole prompts from the head of the queue while the batch and the KV pool have room.
void admit_whole_prompts(engine::StepPlan& plan, const Reserving& reserving);

} // namespace fulcrum::cluster
