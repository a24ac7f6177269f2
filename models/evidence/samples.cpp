// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/samples.h"

#include "study/statistics.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

namespace
{

constexpr double kNano = 1e9;
constexpr double kMost = 9e9; // in units of 1e-9 just below 2^63

} // namespace

void Samples::add(double value)
{
    if (!(value >= 0 && value < kMost)) return;
    ++count_;
    sum_ += value;
    max_ = std::max(max_, value);
    if (exact() && raw_.size() < most_raw_) {
        raw_.push_back(value);
        return;
    }
    to_bins();
    bins_.add(std::llround(value * kNano));
}

void Samples::to_bins()
{
    for (const double value : raw_)
        bins_.add(std::llround(value * kNano));
    raw_ = {};
}

void Samples::merge(const Samples& other)
{
    if (other.exact()) {
        for (const double value : other.raw_)
            add(value);
        return;
    }
    to_bins();
    bins_.merge(other.bins_);
    count_ += other.count_;
    sum_ += other.sum_;
    max_ = std::max(max_, other.max_);
}

double Samples::at_rank(std::int64_t rank) const
{
    if (!exact()) {
        const double p = (static_cast<double>(rank) - 0.5) / static_cast<double>(count_);
        return std::min(max_, static_cast<double>(bins_.quantile(p)) / kNano);
    }
    const auto nth = raw_.begin() + (rank - 1);
    std::ranges::nth_element(raw_, nth);
    return *nth;
}

double nearest_rank_of(std::span<const double> values, double p)
{
    if (values.empty()) return 0;
    std::vector<double> sorted(values.begin(), values.end());
    const auto nth = study::nearest_rank(p, std::ssize(sorted)) - 1;
    std::ranges::nth_element(sorted, sorted.begin() + nth);
    return sorted[static_cast<std::size_t>(nth)];
}

} // namespace fulcrum::evidence
