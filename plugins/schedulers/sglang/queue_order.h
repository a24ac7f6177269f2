// SPDX-License-Identifier: GPL-3.0-or-later
// In which order SGLang tries those who wait [S python/sglang/srt/managers/schedule_policy.py, 00550cd1].
#pragma once

#include "engine/scheduler.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace fulcrum::plugins::sglang
{

// Which waiting request is tried first; ties in order of the queue.
enum class SchedulePolicy {
    Fcfs,
    LongestPrefix, // lpm: most cached tokens; fcfs while more than 128 wait. Who shares more than the cache
                   // holds with another who waits is put off until that one has been computed
    DfsWeight,     // dfs-weight: those whose cached prefixes lie close together, most of them first
    ResponseRatio, // hrrn: most prefill tokens computed since it came, for each that it needs; as lpm beyond
                   // 128
    ShortestPrefill, // fewest tokens to compute
    LongestOutput,   // lof: largest max_tokens
    Random,          // drawn anew for each step, the same in every run
};

// Prompt tokens that had been computed at each time: how long requests have waited, as hrrn counts it.
class Progress
{
public:
    // `tokens` are computed from `now` on. `waited_for`: somebody still waits.
    void add(TimeNs now, std::int64_t tokens, bool waited_for);
    // Tokens since a time, of the steps that began after it.
    std::int64_t since(TimeNs arrival) const;

private:
    std::vector<std::pair<TimeNs, std::int64_t>> steps_; // begin, tokens computed before it
    std::int64_t tokens_ = 0;
};

// Positions in the queue, first choice first, of those who are tried; empty: the queue's own order.
std::vector<int> order_of(const engine::StepPlan& plan, SchedulePolicy policy, const Progress& progress);

} // namespace fulcrum::plugins::sglang
