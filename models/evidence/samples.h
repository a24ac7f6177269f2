// SPDX-License-Identifier: GPL-3.0-or-later
// Values of one figure over many requests, in bounded memory.
#pragma once

#include "base/histogram.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fulcrum::evidence
{

// Kept one by one up to kMostRaw values; beyond that in bins of 0.1 % (base/histogram.h).
class Samples
{
public:
    static constexpr std::size_t kMostRaw = 2'000'000;

    Samples() = default;
    explicit Samples(std::size_t most_raw) : most_raw_(most_raw) {}

    void add(double value); // 0 to 9e9; others are left out, as is NaN
    void merge(const Samples& other);

    std::int64_t count() const { return count_; }
    double mean() const { return count_ > 0 ? sum_ / static_cast<double>(count_) : 0; }
    double max() const { return max_; }
    bool exact() const { return bins_.count() == 0; }

    // The value of this rank, counted from 1 in ascending order. 1 <= rank <= count().
    double at_rank(std::int64_t rank) const;

private:
    void to_bins();

    std::size_t most_raw_ = kMostRaw;
    mutable std::vector<double> raw_; // in any order
    LogHistogram bins_; // in units of 1e-9
    std::int64_t count_ = 0;
    double sum_ = 0;
    double max_ = 0;
};

// Nearest rank ceil(p n) (MODEL 1.3) on values in any order; 0 where there are none.
double nearest_rank_of(std::span<const double> values, double p);

} // namespace fulcrum::evidence
