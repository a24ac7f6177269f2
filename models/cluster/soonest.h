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
// wins. A match keeps its winner's time beside its name, so that a replay looks nowhere else.
class Soonest
{
public:
    explicit Soonest(std::size_t entries = 0)
        : size_(std::bit_ceil(std::max<std::size_t>(entries, 2))), matches_(2 * size_)
    {
        for (std::size_t i = 0; i < size_; ++i)
            matches_[size_ + i].entry = i;
        for (std::size_t node = size_ - 1; node > 0; --node)
            matches_[node] = matches_[2 * node];
    }

    void set(std::size_t entry, TimeNs time)
    {
        if (matches_[size_ + entry].time == time) return;
        matches_[size_ + entry].time = time;
        for (std::size_t node = (size_ + entry) / 2; node > 0; node /= 2) {
            const std::size_t left = 2 * node; // added up, since nobody can predict who wins
            const bool right_wins = matches_[left + 1].time < matches_[left].time;
            matches_[node] = matches_[left + static_cast<std::size_t>(right_wins)];
        }
    }

    std::size_t first() const { return matches_[1].entry; }
    TimeNs time() const { return matches_[1].time; }

    // The smallest time of all but the first: it lost to the first on its way up.
    TimeNs second_time() const
    {
        TimeNs second = kNever;
        for (std::size_t node = size_ + first(); node > 1; node /= 2)
            second = std::min(second, matches_[node ^ 1].time);
        return second;
    }

private:
    struct Match {
        TimeNs time = kNever;
        std::size_t entry = 0;
    };

    std::size_t size_;
    std::vector<Match> matches_; // the first is of all; the second half are the entries themselves
};

} // namespace fulcrum::cluster
