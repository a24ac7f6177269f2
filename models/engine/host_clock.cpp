// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/host_clock.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::engine
{

namespace
{

constexpr TimeNs kPeriod = static_cast<TimeNs>(CpuQuota::kPeriodSeconds * static_cast<double>(kSecond));

// A quota below this share of a period is taken for it: work that never ends helps nobody.
constexpr TimeNs kLeast = kPeriod / 1000;

} // namespace

HostClock::HostClock(const Pauses& pauses, const CpuQuota& quota)
{
    if (pauses.every != kNever && pauses.length > 0) {
        pauses_ = pauses;
        pauses_.every = std::max<TimeNs>(pauses.every, 2);
        pauses_.length = std::min(pauses.length, pauses_.every - 1);
    }
    if (quota.cores > 0 && quota.cores < quota.threads) {
        const double share = quota.cores / quota.threads;
        per_period_ = std::max<TimeNs>(kLeast, std::llround(share * static_cast<double>(kPeriod)));
    }
}

TimeNs HostClock::after_pause(TimeNs time) const
{
    if (time < pauses_.first) return time;
    const TimeNs into = (time - pauses_.first) % pauses_.every;
    return into < pauses_.length ? time + pauses_.length - into : time;
}

TimeNs HostClock::through_pauses(TimeNs start, TimeNs time) const
{
    if (pauses_.every == kNever) return start + time;
    const TimeNs since = start - pauses_.first;
    const TimeNs next = since < 0 ? pauses_.first : start + pauses_.every - since % pauses_.every;
    const TimeNs beyond = start + time - next; // what is left to do when the next pause begins
    if (beyond <= 0) return start + time;
    const TimeNs pauses = 1 + (beyond - 1) / (pauses_.every - pauses_.length);
    return start + time + pauses * pauses_.length;
}

TimeNs HostClock::work(TimeNs start, TimeNs work, Throttling& seen)
{
    if (per_period_ == kNever) return start + work;
    TimeNs now = start;
    while (work > 0) {
        const std::int64_t period = now / kPeriod;
        if (period != period_) {
            period_ = period;
            used_ = 0;
            ++seen.periods;
        }
        const TimeNs period_end = (period + 1) * kPeriod;
        const TimeNs done = std::min({work, per_period_ - used_, period_end - now});
        now += done;
        work -= done;
        used_ += done;
        if (work > 0 && now < period_end) {
            ++seen.throttled;
            seen.time += period_end - now;
            now = period_end;
        }
    }
    return now;
}

} // namespace fulcrum::engine
