// SPDX-License-Identifier: GPL-3.0-or-later
// When the host can work: its pauses, and the CPU quota of its container.
#pragma once

#include "base/time.h"
#include "engine/scheduler.h"

#include <cstdint>

namespace fulcrum::engine
{

// The host stands still, as in a stop-the-world garbage collection: at `first`, then `every` so often, for
// `length`.
struct Pauses {
    TimeNs every = kNever; // kNever: no pauses; else longer than length
    TimeNs length = 0;
    TimeNs first = 0;
};

// What a CPU quota did, as cpu.stat of Linux' cgroups counts it.
struct Throttling {
    TimeNs time = 0;            // in which host work had to wait
    std::int64_t periods = 0;   // with host work in them
    std::int64_t throttled = 0; // of these, in which it had to wait
};

// All in whole nanoseconds, so that steps taken one by one or many at once come out the same. Calls come in
// order of time.
class HostClock
{
public:
    HostClock() = default;
    HostClock(const Pauses& pauses, const CpuQuota& quota);

    // Neither pauses nor a quota that binds: nothing below changes a time.
    bool steady() const { return pauses_.every == kNever && per_period_ == kNever; }

    // When a step that is ready at `time` begins: not within a pause.
    TimeNs earliest(TimeNs time) const { return pauses_.every == kNever ? time : after_pause(time); }

    // When host work that takes `work` by itself, begun at `start`, is done. The threads that do it side by
    // side use up the period's quota together; then all wait for the next period (CFS bandwidth control of
    // the Linux kernel, Documentation/scheduler/sched-bwc.rst [S]). `seen` gains what the quota did.
    TimeNs work(TimeNs start, TimeNs work, Throttling& seen);

    // When something that takes `time`, begun at `start` outside of a pause, is done: pauses prolong it.
    TimeNs through_pauses(TimeNs start, TimeNs time) const;

private:
    TimeNs after_pause(TimeNs time) const;

    Pauses pauses_{};
    TimeNs per_period_ = kNever; // of host work that the quota allows in a period
    std::int64_t period_ = -1;   // the last one with host work
    TimeNs used_ = 0;            // in it
};

} // namespace fulcrum::engine
