// SPDX-License-Identifier: GPL-3.0-or-later
// How much work is offered, and how much of it an engine can do at best.
#pragma once

#include "cluster/engine_build.h"
#include "cluster/source.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fulcrum::study
{

// Means of a stream of requests.
struct OfferedLoad {
    double request_rate = 0;  // a second
    double prompt_tokens = 0; // a request
    double shared_tokens = 0; // of these, tokens of a leading part that an earlier request sent too
    double output_tokens = 0;
    bool prefilled =
        false; // the KV of its prompts comes over a link: only the first token is left to compute

    // Lengths of those prompts of which an earlier request had sent all but the last token, or all.
    std::vector<std::int32_t> repeated{};
    std::int64_t sampled = 0; // requests looked at
};

// From the first requests (at most 4,000) that arrive before `until`. nullopt: the source waits for answers,
// so that its load follows the engine, or fewer than 30 requests say too little.
std::optional<OfferedLoad> offered_load(cluster::RequestSource& source, TimeNs until);

// The two together: rates add up, lengths are weighted with them; of repeated prompts those of `a`.
OfferedLoad merge(const OfferedLoad& a, const OfferedLoad& b);

// The best that one replica can do with such requests: whole steps of prompt tokens, and decode steps with as
// many requests as its cap and its KV pool allow. What is shared counts as cached where the engine caches
// prefixes.
struct ReplicaCapacity {
    double prefill_seconds = 0; // of the replica, for one request
    double decode_seconds = 0;
    std::int64_t batch = 0;  // decoding together
    double step_seconds = 0; // of such a decode step
};
ReplicaCapacity capacity_for(const OfferedLoad& load, const cluster::EngineBuild& build);

} // namespace fulcrum::study
