// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace fulcrum::study
{

namespace
{

double mean_of(std::span<const double> values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

// Sum of (x - mean x)(y - mean y).
double cross_sum(std::span<const double> x, std::span<const double> y)
{
    const double mean_x = mean_of(x);
    const double mean_y = mean_of(y);
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum += (x[i] - mean_x) * (y[i] - mean_y);
    return sum;
}

double t_quantile(double degrees, double confidence)
{
    return boost::math::quantile(boost::math::students_t(degrees), 0.5 + confidence / 2);
}

// The smallest k with P(X <= k) >= probability.
std::int64_t binomial_quantile(const boost::math::binomial& counts, double probability)
{
    auto k = static_cast<std::int64_t>(boost::math::quantile(counts, probability));
    const auto n = static_cast<std::int64_t>(counts.trials());
    while (k > 0 && boost::math::cdf(counts, static_cast<double>(k - 1)) >= probability)
        --k;
    while (k < n && boost::math::cdf(counts, static_cast<double>(k)) < probability)
        ++k;
    return k;
}

} // namespace

Interval mean_interval(std::span<const double> values, double confidence)
{
    const double mean = mean_of(values);
    if (values.size() < 2) return {mean, mean, mean};
    const auto n = static_cast<double>(values.size());
    const double error = std::sqrt(cross_sum(values, values) / (n - 1) / n);
    const double half = error > 0 ? t_quantile(n - 1, confidence) * error : 0;
    return {mean, mean - half, mean + half};
}

std::int64_t nearest_rank(double p, std::int64_t n)
{
    // The slack keeps a product that is whole but for rounding (0.07 x 100) at its own rank.
    const double exact = std::ceil(p * static_cast<double>(n) - 1e-9);
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(exact), 1, n);
}

std::optional<RankInterval> percentile_ranks(double p, std::int64_t n, double confidence)
{
    if (n < 1 || !(p > 0 && p < 1)) return std::nullopt;
    const boost::math::binomial counts(static_cast<double>(n), p);
    const double tail = (1 - confidence) / 2;
    const std::int64_t low = binomial_quantile(counts, tail);
    const std::int64_t high = binomial_quantile(counts, 1 - tail) + 1;
    if (low < 1 || high > n) return std::nullopt;
    const double coverage = boost::math::cdf(counts, static_cast<double>(high - 1)) -
                            boost::math::cdf(counts, static_cast<double>(low - 1));
    return RankInterval{low, high, coverage};
}

std::optional<std::size_t> warm_up_length(std::span<const double> series)
{
    constexpr std::size_t kBatch = 5;
    const std::size_t batches = series.size() / kBatch;
    if (batches < 4) return std::nullopt;
    std::vector<double> means(batches);
    for (std::size_t b = 0; b < batches; ++b)
        means[b] = mean_of(series.subspan(b * kBatch, kBatch));

    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    // Cuts that leave fewer than two batches say nothing about their spread.
    for (std::size_t cut = 0; cut + 2 <= batches; ++cut) {
        const std::span<const double> rest(means.data() + cut, batches - cut);
        const auto n = static_cast<double>(rest.size());
        const double error = cross_sum(rest, rest) / (n * n);
        if (error < least) {
            least = error;
            best = cut;
        }
    }
    if (best > batches / 2) return std::nullopt;
    return best * kBatch;
}

Interval slope_interval(std::span<const double> values, double confidence)
{
    if (values.size() < 2) return {};
    std::vector<double> steps(values.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = static_cast<double>(i);
    const double spread = cross_sum(steps, steps);
    const double slope = cross_sum(steps, values) / spread;
    const auto degrees = static_cast<double>(values.size()) - 2;
    if (degrees < 1) return {slope, slope, slope};
    const double residual = std::max(0.0, cross_sum(values, values) - slope * slope * spread);
    const double half = t_quantile(degrees, confidence) * std::sqrt(residual / degrees / spread);
    return {slope, slope - half, slope + half};
}

std::optional<PairedComparison> compare_paired(std::span<const double> a, std::span<const double> b)
{
    if (a.size() != b.size() || a.size() < 2) return std::nullopt;
    std::vector<double> differences(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        differences[i] = b[i] - a[i];

    PairedComparison result;
    result.difference = mean_interval(differences);
    const double spread_a = cross_sum(a, a);
    const double spread_b = cross_sum(b, b);
    if (spread_a > 0 && spread_b > 0) result.correlation = cross_sum(a, b) / std::sqrt(spread_a * spread_b);
    if (spread_a + spread_b > 0) {
        result.variance_ratio = cross_sum(differences, differences) / (spread_a + spread_b);
    }
    result.separated = result.difference.low > 0 || result.difference.high < 0;
    return result;
}

} // namespace fulcrum::study
