// SPDX-License-Identifier: GPL-3.0-or-later
// A request as the serving system meets it.
#pragma once

#include "base/time.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fulcrum::engine
{

// Tokens of one content. Equal content ids mean equal tokens from the content's start, so two prompts share a
// prefix as far as their parts agree. kUnique: text that no other request will ever send.
inline constexpr std::uint64_t kUnique = 0;
struct PromptPart {
    std::uint64_t content = kUnique;
    std::int32_t tokens = 0; // >= 1

    bool operator==(const PromptPart&) const = default;
};

struct Request {
    std::uint64_t id = 0; // the source's own number, handed back in completed()
    TimeNs arrival = 0;
    std::int32_t prompt_tokens = 1; // the sum of the parts
    std::int32_t output_tokens = 1; // what it will really produce: hidden from every admission rule
    std::int32_t max_tokens = 1;    // what the client allows: visible; >= output_tokens
    std::int32_t priority = 0;      // smaller is more urgent
    std::uint16_t class_index = 0;  // into the class names of the source
    std::uint16_t tenant = 0;
    std::uint64_t reply = kUnique; // content id of the answer, where a later prompt may send it back; that of
                                   // the last part: the answer continues it
    std::int32_t ready_tokens = 0; // leading prompt tokens whose KV comes with it, from a prefill engine
    std::int32_t flush_tokens = 1; // tokens that reach the client together; INT32_MAX: the whole answer
    bool prefill_only = false;     // it ends with its first token, and its KV stays until it is fetched
    bool prompt_logprobs = false;  // every prompt token needs logits, not only the last
    std::vector<PromptPart> parts{};
};

// TimedOut: the client gave up. Failed: lost with its replica.
enum class Outcome : std::uint8_t { Completed, Rejected, TimedOut, Failed, InFlight };

enum class Rejection : std::uint8_t {
    None,
    PromptTooLong, // than max_model_len
    NeverFits,     // into the KV pool, even alone
    QueueFull,     // at a gateway or an engine
    OverQuota,     // it costs more than its tenant's bucket or reservation can ever hold, or holds now
    PredictedLate, // its predicted TTFT is beyond the limit
    NoReplica,     // none is up
};
inline constexpr std::size_t kRejections = 7;

} // namespace fulcrum::engine
