// SPDX-License-Identifier: GPL-3.0-or-later
// Tests on what was counted between two snapshots of /metrics.
#include "evidence/metrics/bucket_quantile.h"
#include "prevention/exceedance.h"
#include "prevention/gate_tests.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::prevention
{

namespace
{

// Tokens of one request hit or miss together, and prompts are not equally long: the variance of a share of
// tokens is taken for this many times that of a share of as many requests [E].
constexpr double kDesignEffect = 2;

std::int64_t above(const scenario::Buckets& buckets, std::size_t edge)
{
    std::int64_t count = 0;
    for (std::size_t i = edge + 1; i < buckets.counts.size(); ++i)
        count += buckets.counts[i];
    return count;
}

// P(X >= x) where m of `total` are drawn and `marked` are the canary's.
double hypergeometric_at_least(std::int64_t x, std::int64_t total, std::int64_t marked, std::int64_t m)
{
    double sum = 0;
    for (std::int64_t k = std::max(x, std::max<std::int64_t>(0, m - (total - marked)));
         k <= std::min(m, marked); ++k)
        sum += std::exp(log_choose(marked, k) + log_choose(total - marked, m - k) - log_choose(total, m));
    return std::min(sum, 1.0);
}

// The lower end of the bucket that holds the pooled percentile: the last edge with at least that share above.
std::optional<std::size_t> pooled_edge(const scenario::Buckets& a, const scenario::Buckets& b, double p)
{
    const auto all = static_cast<double>(a.count() + b.count());
    std::optional<std::size_t> edge;
    for (std::size_t i = 0; i < a.bounds.size(); ++i)
        if (static_cast<double>(above(a, i) + above(b, i)) >= (1 - p) * all) edge = i;
    return edge;
}

std::string figure(const scenario::Observed& value)
{
    if (value.at_least()) return fmt::format("more than {:g} s", value.low);
    return fmt::format("{:g} to {:g} s", value.low, value.high);
}

} // namespace

void judge_buckets(const GateMetric& metric, const scenario::Buckets& baseline,
                   const scenario::Buckets& canary, double alpha, GateFinding& finding)
{
    finding.baseline_count = baseline.count();
    finding.canary_count = canary.count();
    const auto before = evidence::metrics::bucket_quantile(baseline, metric.p);
    const auto after = evidence::metrics::bucket_quantile(canary, metric.p);
    if (!before || !after || baseline.bounds != canary.bounds) {
        finding.text = metric.name + (before && after ? ": the versions' histograms have different buckets."
                                                      : ": no request was counted between the snapshots.");
        return;
    }
    finding.baseline = before->value;
    finding.canary = after->value;
    if (before->value > 0) finding.ratio = after->value / before->value;
    finding.ratio_low = before->high > 0 ? after->low / before->high : 0;
    finding.ratio_high =
        before->low > 0 ? after->high / before->low : std::numeric_limits<double>::infinity();
    if (const auto edge = pooled_edge(baseline, canary, metric.p))
        finding.p_value =
            hypergeometric_at_least(above(canary, *edge), baseline.count() + canary.count(), canary.count(),
                                    above(baseline, *edge) + above(canary, *edge));
    const std::string figures =
        fmt::format("{}: baseline {} ({} requests), canary {} ({}), limit {:g}", metric.name, figure(*before),
                    baseline.count(), figure(*after), canary.count(), metric.limit);
    if (finding.p_value <= finding.error_rate && finding.ratio.value_or(0) > metric.limit) {
        finding.verdict = GateVerdict::Failed;
        finding.text = fmt::format("{}. A canary like the baseline would look so with a probability of {}.",
                                   figures, small(finding.p_value));
        return;
    }
    // What the buckets can show: that the canary's percentile is not above the first edge beyond the limit.
    const double wanted = metric.limit * before->value;
    const auto edge = std::ranges::lower_bound(canary.bounds, wanted);
    if (edge == canary.bounds.end() || before->at_least()) {
        finding.text = fmt::format("{}. The buckets end at {:g} s and say nothing of what lies beyond.",
                                   figures, canary.bounds.back());
        return;
    }
    const auto index = static_cast<std::size_t>(edge - canary.bounds.begin());
    const auto fewest = static_cast<std::int64_t>(std::ceil(std::log(alpha) / std::log(metric.p)));
    const std::string resolution =
        fmt::format("The buckets can show no more than that {} is at most {:g} s", metric.name, *edge);
    if (baseline.count() >= fewest &&
        binomial_at_most(above(canary, index), canary.count(), 1 - metric.p) <= alpha) {
        finding.verdict = GateVerdict::Passed;
        finding.text = fmt::format("{}. {}, and it is.", figures, resolution);
        return;
    }
    const double share = 1 - metric.p;
    const double expected =
        static_cast<double>(above(baseline, index)) / static_cast<double>(baseline.count());
    std::string missing = "More requests do not help where the baseline itself is above that.";
    if (expected < share) {
        const double z = normal_quantile_above(alpha) * std::sqrt(share * (1 - share)) +
                         normal_quantile_above(1 - kWantedPower) * std::sqrt(expected * (1 - expected));
        const auto needed = std::max(
            fewest, static_cast<std::int64_t>(std::ceil(z * z / ((share - expected) * (share - expected)))));
        finding.more_canary = std::max<std::int64_t>(needed - canary.count(), 1);
        finding.more_baseline = std::max<std::int64_t>(fewest - baseline.count(), 0);
        missing = fmt::format(
            "If the canary is as good as the baseline, about {} more requests of the canary and {} of "
            "the baseline show it in four of five cases.",
            *finding.more_canary, *finding.more_baseline);
    }
    finding.text =
        fmt::format("{}. {}, and so few requests can not show that. {}", figures, resolution, missing);
}

void judge_counted_hits(const GateMetric& metric, const GateSide& baseline, const GateSide& canary,
                        double alpha, GateFinding& finding)
{
    const auto share = [](const GateSide& side) {
        std::int64_t requests = 0;
        if (const auto ttft = side.histograms.find("ttft_s"); ttft != side.histograms.end())
            requests = ttft->second.count();
        if (requests == 0) requests = static_cast<std::int64_t>(side.finished.value_or(0));
        const double hits =
            std::clamp(side.prefix_hits.value_or(0) / std::max(*side.prefix_queries, 1.0), 0.0, 1.0);
        const double n = std::max<double>(static_cast<double>(requests), 1);
        // At least that of one request among so many, so that a share of 0 or 1 is not taken for certain.
        return Share{hits, kDesignEffect * std::max(hits * (1 - hits), 1 / n) / n, requests};
    };
    judge_shares(metric, share(baseline), share(canary), alpha, finding);
}

} // namespace fulcrum::prevention
