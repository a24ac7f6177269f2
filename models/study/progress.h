// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <mutex>
#include <vector>

namespace fulcrum::study
{

// Adds up what jobs report of themselves, as shares of 0 to 1. Calls are serialized, so that the sum never
// falls. `report` may be empty, and has to outlive this.
class Progress
{
public:
    Progress(std::size_t jobs, const std::function<void(double)>& report)
        : shares_(jobs, 0.0), report_(report)
    {
    }

    void set(std::size_t job, double share)
    {
        if (!report_) return;
        const std::lock_guard lock(mutex_);
        if (share <= shares_[job]) return;
        sum_ += share - shares_[job];
        shares_[job] = share;
        report_(std::min(1.0, sum_ / static_cast<double>(shares_.size())));
    }

private:
    std::mutex mutex_;
    std::vector<double> shares_;
    double sum_ = 0;
    const std::function<void(double)>& report_;
};

} // namespace fulcrum::study
