// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/token_bucket.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cluster
{

namespace
{

constexpr Int128 kToken = Int128{1'000'000'000'000'000};

} // namespace

TokenBucket::TokenBucket(std::int64_t capacity, double rate)
    : capacity_(capacity), micro_rate_(std::llround(1e6 * rate)), level_(kToken * capacity)
{
}

Int128 TokenBucket::level_at(TimeNs now) const
{
    return std::min(kToken * capacity_, level_ + Int128{micro_rate_} * (now - since_));
}

bool TokenBucket::take(std::int64_t tokens, TimeNs now)
{
    level_ = level_at(now);
    since_ = now;
    if (level_ < kToken * tokens) return false;
    level_ -= kToken * tokens;
    return true;
}

TimeNs TokenBucket::ready_at(std::int64_t tokens, TimeNs now) const
{
    if (!can_ever_hold(tokens)) return kNever;
    const Int128 missing = kToken * tokens - level_at(now);
    if (missing <= 0) return now;
    if (micro_rate_ == 0) return kNever;
    const Int128 wait = (missing + micro_rate_ - 1) / micro_rate_;
    return wait < kNever - now ? now + static_cast<TimeNs>(wait) : kNever;
}

} // namespace fulcrum::cluster
