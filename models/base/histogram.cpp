// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/histogram.h"

#include <algorithm>
#include <cmath>

namespace fulcrum
{

void LogHistogram::merge(const LogHistogram& other)
{
    if (other.counts_.size() > counts_.size()) counts_.resize(other.counts_.size(), 0);
    for (std::size_t i = 0; i < other.counts_.size(); ++i)
        counts_[i] += other.counts_[i];
    count_ += other.count_;
    sum_ += other.sum_;
    min_ = std::min(min_, other.min_);
    max_ = std::max(max_, other.max_);
}

std::int64_t LogHistogram::low(std::size_t bin)
{
    constexpr std::size_t exact = 2U << kBits;
    if (bin < exact) return static_cast<std::int64_t>(bin);
    const std::size_t shift = (bin >> kBits) - 1;
    return static_cast<std::int64_t>((bin - (shift << kBits)) << shift);
}

std::int64_t LogHistogram::quantile(double p) const
{
    if (count_ == 0) return 0;
    // The small slack keeps p n that is a whole number up to rounding from being pushed to the next rank.
    const double exact_rank = std::ceil(p * static_cast<double>(count_) - 1e-9);
    const std::int64_t rank = std::clamp<std::int64_t>(static_cast<std::int64_t>(exact_rank), 1, count_);
    std::int64_t seen = 0;
    for (std::size_t bin = 0; bin < counts_.size(); ++bin) {
        seen += counts_[bin];
        if (seen < rank) continue;
        const std::int64_t middle = low(bin) + (low(bin + 1) - 1 - low(bin)) / 2;
        return std::clamp(middle, min_, max_);
    }
    return max_;
}

std::int64_t LogHistogram::count_above(std::int64_t value) const
{
    if (count_ == 0 || value >= max_) return 0;
    if (value < 0) return count_;
    std::int64_t above = 0;
    for (std::size_t bin = bin_of(value) + 1; bin < counts_.size(); ++bin)
        above += counts_[bin];
    return above;
}

} // namespace fulcrum
