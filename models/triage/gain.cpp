// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/gain.h"

#include "evidence/metrics/catalogue.h"
#include "study/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace fulcrum::triage
{

namespace
{

// Deviations of the model's error: of a change; of a level, which may be off from the start, more.
constexpr double kHasMoved = 1.5, kIsOff = 3;

constexpr std::array<std::string_view, 7> kFelt = {
    "client_ttft_s", "client_itl_s", "ttft_s", "tpot_s", "itl_s", "e2e_s", "itl_over_100ms_share"};
constexpr std::array<std::string_view, 16> kNearlyFelt = {"cost_usd_per_million_output_tokens",
                                                          "goodput",
                                                          "request_rate",
                                                          "output_token_rate",
                                                          "queue_s",
                                                          "gateway_wait_s",
                                                          "oldest_queue_age_s",
                                                          "waiting",
                                                          "gateway_queue",
                                                          "rejection_rate",
                                                          "timeout_rate",
                                                          "abort_rate",
                                                          "crash_rate",
                                                          "rejected_share",
                                                          "timed_out_share",
                                                          "preemption_rate"};

// Of figures that have become worse: what users feel comes before what they will feel or pay for, and that
// before what only explains it. A hit ratio by itself helps nobody who waits.
int rank_of(std::string_view metric)
{
    if (std::ranges::find(kFelt, metric) != kFelt.end()) return 3;
    return std::ranges::find(kNearlyFelt, metric) != kNearlyFelt.end() ? 2 : 1;
}

} // namespace

const Term* moved_most(const Fit& fit)
{
    const Term* most = nullptr;
    std::pair<int, double> furthest;
    for (const Term& term : fit.terms()) {
        const evidence::metrics::Metric* metric = evidence::metrics::find(term.figure.metric);
        const MetricError& error = error_of(term.figure.metric);
        const double healthy = term.change ? 0 : on_scale(error, fit.healthy_level(term.figure));
        const double moved = (term.value - healthy) / (term.change ? error.ratio : error.level);
        const auto worse = metric != nullptr ? metric->worse : evidence::metrics::Worse::Neither;
        const bool bad = (worse == evidence::metrics::Worse::Up && moved > 0) ||
                         (worse == evidence::metrics::Worse::Down && moved < 0);
        const bool surely = bad && std::abs(moved) >= (term.change ? kHasMoved : kIsOff);
        const std::pair<int, double> far{surely ? rank_of(term.figure.metric) : 0,
                                         std::abs(moved) + (bad ? 1000 : 0)};
        if (most != nullptr && far <= furthest) continue;
        most = &term;
        furthest = far;
    }
    return most;
}

std::optional<Gain> gain_between(const Fit& fit, const std::vector<ScrapePointer>& faulty,
                                 const std::vector<ScrapePointer>& fixed)
{
    const Term* term = moved_most(fit);
    if (term == nullptr || faulty.empty() || fixed.empty()) return std::nullopt;
    return gain_of(term->figure, faulty, fixed, fit.simulated().window_s);
}

Gain gain_of(const evidence::FigureId& figure, const std::vector<ScrapePointer>& faulty,
             const std::vector<ScrapePointer>& fixed, double window_s)
{
    const MetricError& error = error_of(figure.metric);
    std::vector<double> ratios;
    Gain gain;
    gain.figure = evidence::to_string(figure);
    const std::size_t n = std::min(faulty.size(), fixed.size());
    for (std::size_t r = 0; r < n; ++r) {
        const double with_fault = value_or_limit(*faulty[r], figure, window_s);
        const double with_fix = value_or_limit(*fixed[r], figure, window_s);
        gain.with_fault += with_fault / static_cast<double>(n);
        gain.with_fix += with_fix / static_cast<double>(n);
        ratios.push_back(std::log((with_fix + error.floor) / (with_fault + error.floor)));
    }
    const Interval log = study::mean_interval(ratios);
    gain.ratio = {std::exp(log.value), std::exp(log.low), std::exp(log.high)};
    return gain;
}

const Arm* nearest_arm(const Trial& trial, double severity)
{
    const auto nearest = std::ranges::min_element(
        trial.arms, {}, [&](const Arm& arm) { return std::abs(arm.severity - severity); });
    return nearest == trial.arms.end() ? nullptr : &*nearest;
}

} // namespace fulcrum::triage
