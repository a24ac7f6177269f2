// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/bucket_quantile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::evidence::metrics
{

std::optional<scenario::Observed> bucket_quantile(const scenario::Buckets& buckets, double q)
{
    const std::int64_t count = buckets.count();
    if (count <= 0 || buckets.bounds.empty() || !(q >= 0 && q <= 1)) return std::nullopt;
    const double rank = std::max(q * static_cast<double>(count), std::numeric_limits<double>::min());
    double before = 0;
    for (std::size_t i = 0; i < buckets.bounds.size(); ++i) {
        const double inside = static_cast<double>(buckets.counts[i]);
        if (before + inside < rank) {
            before += inside;
            continue;
        }
        const double high = buckets.bounds[i];
        const double low = i > 0 ? buckets.bounds[i - 1] : std::min(0.0, high);
        const double share = std::clamp((rank - before) / inside, 0.0, 1.0);
        return scenario::Observed{low + (high - low) * share, low, high};
    }
    const double last = buckets.bounds.back();
    return scenario::Observed{last, last, std::numeric_limits<double>::infinity()};
}

std::optional<double> share_above(const scenario::Buckets& buckets, double limit)
{
    const std::int64_t count = buckets.count();
    if (count <= 0) return std::nullopt;
    std::int64_t below = 0;
    for (std::size_t i = 0; i < buckets.bounds.size(); ++i) {
        below += buckets.counts[i];
        if (std::abs(buckets.bounds[i] - limit) <= 1e-9 * std::abs(limit))
            return 1 - static_cast<double>(below) / static_cast<double>(count);
    }
    return std::nullopt;
}

double overflow_share(const scenario::Buckets& buckets)
{
    const std::int64_t count = buckets.count();
    return count > 0 ? static_cast<double>(buckets.counts.back()) / static_cast<double>(count) : 0;
}

} // namespace fulcrum::evidence::metrics
