// SPDX-License-Identifier: GPL-3.0-or-later
// How long a request would wait, from what the last ones met.
#pragma once

#include "base/time.h"

#include <cstdint>

namespace fulcrum::cluster
{

// TTFT = requests that wait before it x time between completions + time from the first step to the first
// token. Both times are moving averages over about 32 completions [E]; the first counts only those between
// which requests were waiting all along, since otherwise it tells the demand and not the capacity. Until
// there have been some, nothing is predicted.
class WaitPredictor
{
public:
    // A request had its whole answer. `waiting`: others that wait now.
    void completed(TimeNs now, TimeNs prefill, std::int64_t waiting);

    // 0 where nothing is known yet.
    TimeNs ttft(std::int64_t waiting_before) const;

private:
    static constexpr std::int64_t kMemory = 32;
    TimeNs last_ = kNever; // completion with requests waiting; kNever: none, or none waited since
    TimeNs gap_ = kNever;
    TimeNs prefill_ = kNever;
};

} // namespace fulcrum::cluster
