// SPDX-License-Identifier: GPL-3.0-or-later
// A log-linear histogram of non-negative integers: exact below 2,048, bins of relative width 1/1,024 above.
#pragma once

#include "base/int128.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace fulcrum
{

class LogHistogram
{
public:
    static constexpr int kBits = 10; // bins a power of two: 2^10, so no bin is wider than 0.1 % of its value
    static constexpr double kResolution = 1.0 / (1 << kBits);

    void add(std::int64_t value, std::int64_t count = 1)
    {
        const std::size_t bin = bin_of(value);
        if (bin >= counts_.size()) counts_.resize(bin + 1, 0);
        counts_[bin] += count;
        count_ += count;
        sum_ += static_cast<Int128>(value) * count;
        if (value < min_) min_ = value;
        if (value > max_) max_ = value;
    }

    void merge(const LogHistogram& other);

    std::int64_t count() const { return count_; }
    std::int64_t min() const { return count_ > 0 ? min_ : 0; } // exact
    std::int64_t max() const { return count_ > 0 ? max_ : 0; } // exact
    double sum() const { return static_cast<double>(sum_); }   // exact before the conversion
    double mean() const { return count_ > 0 ? sum() / static_cast<double>(count_) : 0; }

    // Nearest rank ceil(p n), as the middle of its bin, within [min, max]. 0 where empty.
    std::int64_t quantile(double p) const;

    // How many lie above `value`; exact where `value` is a bin's end, else to the bin.
    std::int64_t count_above(std::int64_t value) const;

    // Bins for drawing and for fingerprints: bin i holds values in [low(i), low(i + 1)).
    const std::vector<std::int64_t>& counts() const { return counts_; }
    static std::int64_t low(std::size_t bin);

    bool operator==(const LogHistogram&) const = default;

private:
    static std::size_t bin_of(std::int64_t value)
    {
        const auto v = static_cast<std::uint64_t>(value);
        if (v < (2U << kBits)) return v;
        const int shift = std::bit_width(v) - (kBits + 1);
        return (static_cast<std::size_t>(shift) << kBits) + (v >> shift);
    }

    std::vector<std::int64_t> counts_;
    std::int64_t count_ = 0;
    Int128 sum_ = 0;
    std::int64_t min_ = INT64_MAX;
    std::int64_t max_ = INT64_MIN;
};

} // namespace fulcrum
