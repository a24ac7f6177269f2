// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest of many times that change one at a time.
#pragma once

#include "base/time.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

namespace fulcrum::cluster
{

// A tournament: each change replays the matches of one entry on its way up. Of equal times, the lower number
// wins.
class Soonest
{
public:
    explicit Soonest(std::size_t entries = 0)
        : size_(std::bit_ceil(std::max<std::size_t>(entries, 2))), times_(size_, kNever), winner_(2 * size_)
    {
        for (std::size_t i = 0; i < size_; ++i)
            winner_[size_ + i] = i;
        for (std::size_t node = size_ - 1; node > 0; --node)
            winner_[node] = winner_[2 * node];
    }

    void set(std::size_t entry, TimeNs time)
    {
        if (times_[entry] == time) return;
        times_[entry] = time;
        for (std::size_t node = (size_ + entry) / 2; node > 0; node /= 2) {
            const std::size_t left = winner_[2 * node];
            const std::size_t right = winner_[2 * node + 1];
            winner_[node] = times_[right] < times_[left] ? right : left;
        }
    }

    std::size_t first() const { return winner_[1]; }
    TimeNs time() const { return times_[winner_[1]]; }

    // The smallest time of all but the first: it lost to the first on its way up.
    TimeNs second_time() const
    {
        TimeNs second = kNever;
        for (std::size_t node = size_ + first(); node > 1; node /= 2)
            second = std::min(second, times_[winner_[node ^ 1]]);
        return second;
    }

private:
    std::size_t size_;
    std::vector<TimeNs> times_;
    std::vector<std::size_t> winner_; // of each match; the leaves are the entries
};

} // namespace fulcrum::cluster
