// SPDX-License-Identifier: GPL-3.0-or-later
// When a source sends at all, and how long its senders pause.
#pragma once

#include "base/parameters.h"
#include "base/random.h"
#include "base/result.h"
#include "base/time.h"

#include <cstdint>
#include <string>

namespace fulcrum::cluster::traffic
{

// A sum that stays at kNever.
constexpr TimeNs later(TimeNs time, TimeNs by)
{
    return time > kNever - by ? kNever : time + by;
}

// In [start, stop), at most `count` requests or sessions.
struct Span {
    TimeNs start = 0;
    TimeNs stop = kNever;
    std::int64_t count = INT64_MAX;
};

// Of the parameters `start`, `stop` and the one named `count`.
Result<Span> read_span(const Parameters& parameters, const std::string& count);

struct Pause {
    double mean = 0; // seconds
    bool exponential = true;

    TimeNs draw(RandomStream random) const
    {
        return from_seconds(exponential ? mean * random.exponential() : mean);
    }
};

// Of the parameter named `mean` and the choice named `law`: exponential or constant.
Result<Pause> read_pause(const Parameters& parameters, const std::string& mean, const std::string& law);

} // namespace fulcrum::cluster::traffic
