// SPDX-License-Identifier: GPL-3.0-or-later
// Tests on single requests, slice by slice.
#include "prevention/gate_tests.h"

#include "evidence/rows.h"
#include "prevention/exceedance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::prevention
{

namespace
{

using evidence::RequestRow;
using Ended = RequestRow::Ended;

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr std::int64_t kFewest = 30; // requests of each, below which a normal distribution says nothing [E]

bool failed(const RequestRow& row)
{
    return row.ended != Ended::Completed;
}

// As slow as it was, or slower than all that ended; nothing: the row does not say.
std::optional<double> value_of(const RequestRow& row, const std::string& metric)
{
    if (const auto value = evidence::latency_of(row, metric)) return value;
    return failed(row) && !evidence::in_flight(row) ? std::optional(kInfinite) : std::nullopt;
}

std::string seconds(double value)
{
    return std::isinf(value) ? "more than all that were answered" : fmt::format("{:.4g} s", value);
}

std::string missing(GateFinding& finding, std::optional<std::int64_t> canary)
{
    if (!canary) return "How many more are needed can not be told from so few.";
    const double a_canary = static_cast<double>(finding.baseline_count) /
                            std::max<double>(static_cast<double>(finding.canary_count), 1);
    const auto baseline = static_cast<std::int64_t>(std::ceil(static_cast<double>(*canary) * a_canary));
    finding.more_canary = std::max<std::int64_t>(*canary - finding.canary_count, 1);
    finding.more_baseline = std::max<std::int64_t>(baseline - finding.baseline_count, 0);
    return fmt::format(
        "If the canary is as good as the baseline, about {} more requests of the canary and {} of the "
        "baseline show it in four of five cases.",
        *finding.more_canary, *finding.more_baseline);
}

// Sums of one version over the slices, weighted with the pooled requests of each slice.
struct Ratio {
    double value = 0;
    double variance = 0; // of the value
    std::int64_t count = 0;
};

template <class Above, class Below>
Ratio standardised(const SlicedRows& slices, bool canary, std::int64_t pooled, Above above, Below below)
{
    Ratio ratio;
    double upper = 0;
    double lower = 0;
    for (const auto& [bands, both] : slices) {
        const auto& rows = both[canary];
        if (rows.empty()) continue;
        const double weight = static_cast<double>(both[0].size() + both[1].size()) /
                              static_cast<double>(pooled) / static_cast<double>(rows.size());
        for (const RequestRow* row : rows) {
            upper += weight * above(*row);
            lower += weight * below(*row);
        }
        ratio.count += std::ssize(rows);
    }
    if (!(lower > 0)) return ratio;
    ratio.value = upper / lower;
    for (const auto& [bands, both] : slices) {
        const auto& rows = both[canary];
        if (rows.size() < 2) continue;
        const double share =
            static_cast<double>(both[0].size() + both[1].size()) / static_cast<double>(pooled);
        double sum = 0;
        double squares = 0;
        for (const RequestRow* row : rows) {
            const double residual = above(*row) - ratio.value * below(*row);
            sum += residual;
            squares += residual * residual;
        }
        const auto n = static_cast<double>(rows.size());
        const double spread = (squares - sum * sum / n) / (n - 1);
        ratio.variance += share * share * spread / n / (lower * lower);
    }
    return ratio;
}

} // namespace

std::string small(double probability)
{
    return probability < 1e-15 ? "less than 1e-15" : fmt::format("{:.2g}", probability);
}

void judge_tail(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding)
{
    std::vector<TailSlice> tails;
    for (const auto& [bands, both] : slices) {
        TailSlice slice;
        for (const bool canary : {false, true})
            for (const RequestRow* row : both[canary])
                if (const auto value = value_of(*row, metric.catalogue))
                    (canary ? slice.canary : slice.baseline).push_back(*value);
        if (!slice.baseline.empty() && !slice.canary.empty()) tails.push_back(std::move(slice));
    }
    const TailTest test(std::move(tails), metric.p);
    finding.baseline_count = test.baseline_count();
    finding.canary_count = test.canary_count();
    if (test.baseline_count() == 0 || test.canary_count() == 0) {
        finding.text =
            fmt::format("{}: no slice of the traffic has enough requests of both versions.", metric.name);
        return;
    }
    finding.baseline = test.baseline();
    finding.canary = test.canary();
    if (std::isfinite(finding.baseline) && finding.baseline > 0)
        finding.ratio = finding.canary / finding.baseline;
    finding.p_value = test.p_worse();
    finding.ratio_low = test.lowest_ratio(finding.error_rate);
    finding.ratio_high = test.highest_ratio(alpha);
    const std::string figures = fmt::format(
        "{}: baseline {} ({} requests), canary {} ({}), {}limit {:g}", metric.name, seconds(finding.baseline),
        finding.baseline_count, seconds(finding.canary), finding.canary_count,
        finding.ratio && std::isfinite(*finding.ratio)
            ? fmt::format("{:.3g} times ({:.3g} to {:.3g}), ", *finding.ratio, finding.ratio_low,
                          finding.ratio_high)
            : std::string(),
        metric.limit);
    const bool beyond = finding.ratio.value_or(kInfinite) > metric.limit;
    if (finding.p_value <= finding.error_rate && beyond) {
        finding.verdict = GateVerdict::Failed;
        finding.text = fmt::format("{}. A canary like the baseline would look so with a probability of {}.",
                                   figures, small(finding.p_value));
    } else if (test.p_better(metric.limit) <= alpha) {
        finding.verdict = GateVerdict::Passed;
        finding.text = figures + ".";
    } else {
        finding.verdict = GateVerdict::Insufficient;
        finding.text = fmt::format("{}. So few requests can not show that the limit is kept. {}", figures,
                                   missing(finding, test.canary_needed(metric.limit, alpha)));
    }
}

void judge_hit_rate(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding)
{
    SlicedRows said;
    std::int64_t pooled = 0;
    for (const auto& [bands, both] : slices)
        for (const bool canary : {false, true})
            for (const RequestRow* row : both[canary])
                if (row->cached_tokens >= 0 && row->prompt_tokens > 0) {
                    said[bands][canary].push_back(row);
                    ++pooled;
                }
    std::erase_if(said, [&](const auto& one) {
        const bool drop = one.second[0].empty() || one.second[1].empty();
        if (drop) pooled -= std::ssize(one.second[0]) + std::ssize(one.second[1]);
        return drop;
    });
    const auto above = [](const RequestRow& row) { return static_cast<double>(row.cached_tokens); };
    const auto below = [](const RequestRow& row) { return static_cast<double>(row.prompt_tokens); };
    const Ratio before = standardised(said, false, pooled, above, below);
    const Ratio after = standardised(said, true, pooled, above, below);
    judge_shares(metric, {before.value, before.variance, before.count},
                 {after.value, after.variance, after.count}, alpha, finding);
}

namespace
{

void tell_both(const Share& before, const Share& after, GateFinding& finding)
{
    finding.baseline_count = before.count;
    finding.canary_count = after.count;
    finding.baseline = before.value;
    finding.canary = after.value;
}

} // namespace

void judge_shares(const GateMetric& metric, const Share& before, const Share& after, double alpha,
                  GateFinding& finding)
{
    tell_both(before, after, finding);
    const std::string figures =
        fmt::format("{}: baseline {:.3g} ({} requests), canary {:.3g} ({}), limit {:g} of the baseline's",
                    metric.name, before.value, before.count, after.value, after.count, metric.limit);
    if (std::min(before.count, after.count) < kFewest) {
        finding.text = fmt::format("{}. At least {} requests of each are needed.", figures, kFewest);
        finding.more_canary = std::max<std::int64_t>(kFewest - after.count, 0);
        finding.more_baseline = std::max<std::int64_t>(kFewest - before.count, 0);
        return;
    }
    if (!(before.value > 0)) {
        finding.verdict = GateVerdict::Passed;
        finding.text =
            figures + ". The baseline finds nothing in its cache, so that there is nothing to lose.";
        return;
    }
    const double ratio = after.value / before.value;
    const auto z_of = [](double difference, double variance) {
        if (variance > 0) return difference / std::sqrt(variance);
        return difference > 0 ? kInfinite : difference < 0 ? -kInfinite : 0.0;
    };
    finding.ratio = ratio;
    finding.p_value = normal_above(z_of(before.value - after.value, before.variance + after.variance));
    const double spread = std::sqrt(after.variance + ratio * ratio * before.variance) / before.value;
    finding.ratio_low = ratio - normal_quantile_above(alpha) * spread;
    finding.ratio_high = ratio + normal_quantile_above(finding.error_rate) * spread;
    const double keeps = z_of(after.value - metric.limit * before.value,
                              after.variance + metric.limit * metric.limit * before.variance);
    if (finding.p_value <= finding.error_rate && ratio < metric.limit) {
        finding.verdict = GateVerdict::Failed;
        finding.text = fmt::format("{}. A canary like the baseline would look so with a probability of {}.",
                                   figures, small(finding.p_value));
    } else if (keeps > 0 && normal_above(keeps) <= alpha) {
        finding.verdict = GateVerdict::Passed;
        finding.text = figures + ".";
    } else {
        const double margin = before.value * (1 - metric.limit);
        const auto n = static_cast<double>(after.count);
        const double of_one =
            n * (before.variance * metric.limit * metric.limit +
                 std::max(after.variance, before.variance * static_cast<double>(before.count) / n));
        const double z = normal_quantile_above(alpha) + normal_quantile_above(1 - kWantedPower);
        std::optional<std::int64_t> needed;
        if (margin > 0) needed = static_cast<std::int64_t>(std::ceil(z * z * of_one / (margin * margin)));
        finding.text = fmt::format("{}. So few requests can not show that the limit is kept. {}", figures,
                                   missing(finding, needed));
    }
}

namespace
{

// Agresti and Caffo's interval of a difference of shares.
void judge_difference(const GateMetric& metric, const Share& before, const Share& after, double alpha,
                      GateFinding& finding)
{
    tell_both(before, after, finding);
    finding.ratio = after.value - before.value;
    const auto adjusted = [](const Share& share) {
        const auto n = static_cast<double>(share.count);
        const double p = (share.value * n + 1) / (n + 2);
        return std::pair(p, p * (1 - p) / (n + 2));
    };
    const auto [p0, v0] = adjusted(before);
    const auto [p1, v1] = adjusted(after);
    finding.ratio_low = p1 - p0 - normal_quantile_above(finding.error_rate) * std::sqrt(v0 + v1);
    finding.ratio_high = p1 - p0 + normal_quantile_above(alpha) * std::sqrt(v0 + v1);
    const std::string figures =
        fmt::format("{}: baseline {:.3g} ({} requests), canary {:.3g} ({}), limit {:g} more", metric.name,
                    before.value, before.count, after.value, after.count, metric.limit);
    if (finding.p_value <= finding.error_rate && *finding.ratio > metric.limit) {
        finding.verdict = GateVerdict::Failed;
        finding.text = fmt::format("{}. A canary like the baseline would look so with a probability of {}.",
                                   figures, small(finding.p_value));
    } else if (finding.ratio_high <= metric.limit) {
        finding.verdict = GateVerdict::Passed;
        finding.text = figures + ".";
    } else {
        const double z = normal_quantile_above(alpha) + normal_quantile_above(1 - kWantedPower);
        const double share = std::max(p0, 0.5 / std::max<double>(static_cast<double>(before.count), 1));
        const double k =
            static_cast<double>(before.count) / std::max<double>(static_cast<double>(after.count), 1);
        std::optional<std::int64_t> needed;
        if (metric.limit > 0 && k > 0)
            needed = static_cast<std::int64_t>(
                std::ceil(z * z * share * (1 - share) * (1 + 1 / k) / (metric.limit * metric.limit)));
        finding.text = fmt::format("{}. So few requests can not show that the limit is kept. {}", figures,
                                   missing(finding, needed));
    }
}

} // namespace

void judge_error_rate(const GateMetric& metric, const SlicedRows& slices, double alpha, GateFinding& finding)
{
    std::vector<TailSlice> tails;
    std::array<double, 2> bad{};
    std::array<std::int64_t, 2> all{};
    for (const auto& [bands, both] : slices) {
        TailSlice slice;
        for (const bool canary : {false, true})
            for (const RequestRow* row : both[canary]) {
                if (evidence::in_flight(*row)) continue;
                (canary ? slice.canary : slice.baseline).push_back(failed(*row) ? kInfinite : 0);
                bad[canary] += failed(*row) ? 1 : 0;
                ++all[canary];
            }
        if (!slice.baseline.empty() && !slice.canary.empty()) tails.push_back(std::move(slice));
    }
    if (all[0] == 0 || all[1] == 0) {
        finding.text = metric.name + ": no slice of the traffic has enough requests of both versions.";
        return;
    }
    finding.p_value = TailTest(std::move(tails), 0.5).p_worse();
    judge_difference(metric, {bad[0] / static_cast<double>(all[0]), 0, all[0]},
                     {bad[1] / static_cast<double>(all[1]), 0, all[1]}, alpha, finding);
}

void judge_counted_errors(const GateMetric& metric, const GateSide& baseline, const GateSide& canary,
                          double alpha, GateFinding& finding)
{
    const auto share = [](const GateSide& side) {
        const double bad = side.failed.value_or(0);
        const double all = *side.finished + bad;
        return Share{all > 0 ? bad / all : 0, 0, static_cast<std::int64_t>(all)};
    };
    const Share before = share(baseline);
    const Share after = share(canary);
    if (before.count == 0 || after.count == 0) {
        finding.text = metric.name + ": no request ended between the snapshots.";
        return;
    }
    const double p =
        (before.value * static_cast<double>(before.count) + after.value * static_cast<double>(after.count)) /
        static_cast<double>(before.count + after.count);
    const double variance =
        p * (1 - p) * (1 / static_cast<double>(before.count) + 1 / static_cast<double>(after.count));
    finding.p_value = variance > 0 ? normal_above((after.value - before.value) / std::sqrt(variance)) : 1;
    judge_difference(metric, before, after, alpha, finding);
}

} // namespace fulcrum::prevention
