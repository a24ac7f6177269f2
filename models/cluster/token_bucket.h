// SPDX-License-Identifier: GPL-3.0-or-later
// A quota of tokens that refills continuously (MODEL 4.4): level = min(capacity, level + rate x time).
#pragma once

#include "base/int128.h"
#include "base/time.h"

#include <cstdint>

namespace fulcrum::cluster
{

// Starts full. Exact: levels are kept in 1e-15 tokens, what a rate in 1e-6 tokens a second adds in one ns.
class TokenBucket
{
public:
    // `capacity` in tokens, at least 1; `rate` in tokens a second, at least 0.
    TokenBucket(std::int64_t capacity, double rate);

    // Whether a full bucket holds so many tokens; if not, waiting is of no use.
    bool can_ever_hold(std::int64_t tokens) const { return tokens <= capacity_; }

    // Takes the tokens if they are there. `now` is not before an earlier call's.
    bool take(std::int64_t tokens, TimeNs now);

    // When so many tokens are there if nobody takes any; `now` if they are; kNever if they never are.
    TimeNs ready_at(std::int64_t tokens, TimeNs now) const;

private:
    Int128 level_at(TimeNs now) const;

    std::int64_t capacity_;
    std::int64_t micro_rate_; // 1e-6 tokens a second
    TimeNs since_ = 0;        // when the level was
    Int128 level_;
};

} // namespace fulcrum::cluster
