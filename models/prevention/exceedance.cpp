// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/exceedance.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace fulcrum::prevention
{

namespace
{

constexpr double kWidest = 64;            // of the ratios that are searched
constexpr std::int64_t kMostExact = 4000; // requests in the tail; beyond, the normal distribution is as good

// P(X = k) for k from max(0, m - (total - marked)) on: m drawn of `total`, of which `marked` are the
// canary's.
std::vector<double> hypergeometric(std::int64_t total, std::int64_t marked, std::int64_t m,
                                   std::int64_t& lowest)
{
    lowest = std::max<std::int64_t>(0, m - (total - marked));
    const std::int64_t highest = std::min(m, marked);
    std::vector<double> p;
    for (std::int64_t k = lowest; k <= highest; ++k)
        p.push_back(
            std::exp(log_choose(marked, k) + log_choose(total - marked, m - k) - log_choose(total, m)));
    return p;
}

std::vector<double> convolve(const std::vector<double>& a, const std::vector<double>& b)
{
    std::vector<double> sum(a.size() + b.size() - 1, 0.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            sum[i + j] += a[i] * b[j];
    return sum;
}

double share_above(const std::vector<double>& descending, double threshold)
{
    const auto end = std::lower_bound(descending.begin(), descending.end(), threshold, std::greater<>());
    return static_cast<double>(end - descending.begin());
}

} // namespace

double log_choose(std::int64_t n, std::int64_t k)
{
    return std::lgamma(static_cast<double>(n) + 1) - std::lgamma(static_cast<double>(k) + 1) -
           std::lgamma(static_cast<double>(n - k) + 1);
}

double binomial_at_most(std::int64_t hits, std::int64_t n, double p)
{
    if (hits >= n) return 1;
    if (hits < 0) return 0;
    if (p <= 0) return 1;
    if (p >= 1) return 0;
    double sum = 0;
    for (std::int64_t k = 0; k <= hits; ++k)
        sum += std::exp(log_choose(n, k) + static_cast<double>(k) * std::log(p) +
                        static_cast<double>(n - k) * std::log1p(-p));
    return std::min(sum, 1.0);
}

double normal_above(double z)
{
    return 0.5 * std::erfc(z / std::sqrt(2.0));
}

double normal_quantile_above(double share)
{
    double low = -40;
    double high = 40;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (normal_above(middle) > share ? low : high) = middle;
    }
    return (low + high) / 2;
}

TailTest::TailTest(std::vector<TailSlice> slices, double p) : slices_(std::move(slices)), p_(p)
{
    for (TailSlice& slice : slices_) {
        std::ranges::sort(slice.baseline, std::greater<>());
        std::ranges::sort(slice.canary, std::greater<>());
        counts_[0] += std::ssize(slice.baseline);
        counts_[1] += std::ssize(slice.canary);
    }
}

// The slowest of the pooled sample, those of rank ceil(p n) and below left out; ties with them too.
TailTest::Tail TailTest::tail_at(double ratio) const
{
    const std::int64_t n = counts_[0] + counts_[1];
    const auto rank = static_cast<std::int64_t>(std::ceil(p_ * static_cast<double>(n)));
    const std::int64_t most = n - rank;
    // The threshold: the (most + 1)-th largest of all.
    std::vector<double> largest;
    for (const TailSlice& slice : slices_) {
        const auto take = [&](const std::vector<double>& values, double divisor) {
            const auto end = std::min<std::int64_t>(std::ssize(values), most + 1);
            for (std::int64_t i = 0; i < end; ++i)
                largest.push_back(values[static_cast<std::size_t>(i)] / divisor);
        };
        take(slice.baseline, 1);
        take(slice.canary, ratio);
    }
    Tail tail;
    if (most < 1 || std::ssize(largest) <= most) {
        tail.slowest.assign(slices_.size(), 0);
        return tail;
    }
    std::nth_element(largest.begin(), largest.begin() + most, largest.end(), std::greater<>());
    const double threshold = largest[static_cast<std::size_t>(most)];
    for (const TailSlice& slice : slices_) {
        const auto above = [&](const std::vector<double>& values, double limit) {
            if (std::isinf(limit)) // so many did not end that they are the tail
                return static_cast<std::int64_t>(
                    std::upper_bound(values.begin(), values.end(), limit, std::greater<>()) - values.begin());
            return static_cast<std::int64_t>(
                std::lower_bound(values.begin(), values.end(), limit, std::greater<>()) - values.begin());
        };
        const std::int64_t canary = above(slice.canary, threshold * ratio);
        tail.slowest.push_back(above(slice.baseline, threshold) + canary);
        tail.of_canary += canary;
    }
    return tail;
}

std::vector<double> TailTest::distribution(const Tail& tail, std::int64_t& lowest) const
{
    std::vector<double> sum{1.0};
    lowest = 0;
    for (std::size_t i = 0; i < slices_.size(); ++i) {
        if (tail.slowest[i] == 0) continue;
        const std::int64_t canary = std::ssize(slices_[i].canary);
        std::int64_t low = 0;
        sum = convolve(
            sum, hypergeometric(canary + std::ssize(slices_[i].baseline), canary, tail.slowest[i], low));
        lowest += low;
    }
    return sum;
}

double TailTest::probability(double ratio, bool worse) const
{
    const Tail tail = tail_at(ratio);
    std::int64_t slowest = 0;
    for (const std::int64_t each : tail.slowest)
        slowest += each;
    if (slowest > kMostExact) return normal_probability(tail, worse);
    std::int64_t lowest = 0;
    const std::vector<double> p = distribution(tail, lowest);
    double sum = 0;
    for (std::int64_t k = 0; k < std::ssize(p); ++k)
        if (worse ? k + lowest >= tail.of_canary : k + lowest <= tail.of_canary)
            sum += p[static_cast<std::size_t>(k)];
    return std::min(sum, 1.0);
}

// Of long tails: mean and variance of the sum of hypergeometric counts, with a continuity correction.
double TailTest::normal_probability(const Tail& tail, bool worse) const
{
    double mean = 0;
    double variance = 0;
    for (std::size_t i = 0; i < slices_.size(); ++i) {
        const auto canary = static_cast<double>(slices_[i].canary.size());
        const double total = canary + static_cast<double>(slices_[i].baseline.size());
        const auto m = static_cast<double>(tail.slowest[i]);
        if (total < 2) continue;
        mean += m * canary / total;
        variance += m * canary / total * (1 - canary / total) * (total - m) / (total - 1);
    }
    const auto seen = static_cast<double>(tail.of_canary);
    if (!(variance > 0)) return 1;
    const double z =
        worse ? (seen - 0.5 - mean) / std::sqrt(variance) : (mean - seen - 0.5) / std::sqrt(variance);
    return normal_above(z);
}

double TailTest::p_worse(double ratio) const
{
    return probability(ratio, true);
}

double TailTest::p_better(double ratio) const
{
    return probability(ratio, false);
}

double TailTest::quantile_of(bool canary) const
{
    std::vector<std::pair<double, double>> weighted;
    const auto all = static_cast<double>(counts_[0] + counts_[1]);
    for (const TailSlice& slice : slices_) {
        const std::vector<double>& values = canary ? slice.canary : slice.baseline;
        if (values.empty()) continue;
        const double weight = static_cast<double>(slice.baseline.size() + slice.canary.size()) / all /
                              static_cast<double>(values.size());
        for (const double value : values)
            weighted.emplace_back(value, weight);
    }
    std::ranges::sort(weighted);
    double sum = 0;
    for (const auto& [value, weight] : weighted) {
        sum += weight;
        if (sum >= p_ - 1e-12) return value;
    }
    return weighted.empty() ? 0 : weighted.back().first;
}

// p_worse falls and p_better rises with the ratio, up to the steps of small counts.
double TailTest::lowest_ratio(double alpha) const
{
    double low = 1 / kWidest; // refused: the canary is worse than that
    double high = kWidest;
    if (p_worse(low) > alpha) return 0;
    if (p_worse(high) <= alpha) return high;
    for (int i = 0; i < 30; ++i) {
        const double middle = std::sqrt(low * high);
        (p_worse(middle) <= alpha ? low : high) = middle;
    }
    return low;
}

double TailTest::highest_ratio(double alpha) const
{
    double low = 1 / kWidest;
    double high = kWidest; // refused: the canary is better than that
    if (p_better(high) > alpha) return std::numeric_limits<double>::infinity();
    if (p_better(low) <= alpha) return low;
    for (int i = 0; i < 30; ++i) {
        const double middle = std::sqrt(low * high);
        (p_better(middle) <= alpha ? high : low) = middle;
    }
    return high;
}

std::optional<std::int64_t> TailTest::canary_needed(double ratio, double alpha) const
{
    if (counts_[0] < 30 || counts_[1] < 1 || ratio <= 1) return std::nullopt;
    // The baseline twice, the second time as a canary held against `ratio`: shares above a common threshold.
    std::vector<double> all;
    for (const TailSlice& slice : slices_)
        all.insert(all.end(), slice.baseline.begin(), slice.baseline.end());
    std::ranges::sort(all, std::greater<>());
    const auto n = static_cast<double>(all.size());
    const double canary_weight =
        static_cast<double>(counts_[1]) / static_cast<double>(counts_[0] + counts_[1]);
    double low = 0;
    double high = std::isfinite(all.front()) ? all.front() : 1e12;
    for (int i = 0; i < 100; ++i) { // the threshold that 1 - p of both together exceed
        const double middle = (low + high) / 2;
        const double share = (1 - canary_weight) * share_above(all, middle) / n +
                             canary_weight * share_above(all, middle * ratio) / n;
        (share > 1 - p_ ? low : high) = middle;
    }
    const double before = share_above(all, low) / n;
    const double after = share_above(all, low * ratio) / n;
    if (!(before > after)) return std::nullopt;
    const double baseline_a_canary = static_cast<double>(counts_[0]) / static_cast<double>(counts_[1]);
    const double spread = after * (1 - after) + before * (1 - before) / baseline_a_canary;
    const double z = normal_quantile_above(alpha) + normal_quantile_above(1 - kWantedPower);
    const double needed = z * z * spread / ((before - after) * (before - after));
    // Fewer can not show anything of a tail this thin (MODEL 13: 299 for p99 at 5 %).
    const double fewest = std::log(alpha) / std::log(p_);
    return static_cast<std::int64_t>(std::ceil(std::max(needed, fewest)));
}

} // namespace fulcrum::prevention
