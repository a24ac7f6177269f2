// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/predictions.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using evidence::FigureId;

// Counts vary as Poisson's law at best, tails of few requests more than means.
double default_variance(const MetricError& error, const FigureId& figure)
{
    const bool tail = figure.statistic == "p99" || figure.statistic == "max";
    const double sd = error.sampling * (tail ? 1.5 : 1);
    return sd * sd;
}

double waiting_share(const evidence::Scrape& scrape)
{
    const auto queue = scrape.value({"queue_s", "mean"});
    const auto ttft = scrape.value({"ttft_s", "mean"});
    if (!queue || !ttft || !(*ttft > 0)) return 0;
    const double gateway = scrape.value({"gateway_wait_s", "mean"}).value_or(0); // before the engine's TTFT
    return std::clamp((*queue + gateway) / (*ttft + gateway), 0.0, 1.0);
}

double neighbours_apart(const evidence::Scrape& scrape, const MetricError& error, const FigureId& figure)
{
    const auto found = scrape.neighbours(figure);
    return found ? on_scale(error, found->above) - on_scale(error, found->below) : 0;
}

} // namespace

double value_or_limit(const evidence::Scrape& scrape, const FigureId& figure, double window_s)
{
    if (const auto value = scrape.value(figure)) return *value;
    return figure.metric.ends_with("_s") ? window_s : 0;
}

Predictor::Moments Predictor::moments(const std::vector<ScrapePointer>& runs, const FigureId& figure,
                                      bool change) const
{
    const MetricError& error = error_of(figure.metric);
    Moments m;
    std::vector<double> levels, differences;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const double level = on_scale(error, value_or_limit(*runs[r], figure, window_s_));
        const ScrapePointer& pair = healthy_->runs[std::min(r, healthy_->runs.size() - 1)];
        levels.push_back(level);
        differences.push_back(level - on_scale(error, value_or_limit(*pair, figure, window_s_)));
        m.rank += neighbours_apart(*runs[r], error, figure) / static_cast<double>(runs.size());
        m.waiting += waiting_share(*runs[r]) / static_cast<double>(runs.size());
    }
    const auto mean = [](const std::vector<double>& values) {
        double sum = 0;
        for (const double value : values)
            sum += value;
        return sum / static_cast<double>(values.size());
    };
    // A few runs tell little of their own variance: it is mixed with what is usual, as two more of them.
    const auto variance = [&](const std::vector<double>& values) {
        const double middle = mean(values);
        double sum = 2 * default_variance(error, figure);
        for (const double value : values)
            sum += (value - middle) * (value - middle);
        return sum / (static_cast<double>(values.size()) + 1);
    };
    m.plain = mean(levels);
    m.variance = variance(levels);
    m.mean = change ? mean(differences) : m.plain;
    m.error = variance(change ? differences : levels) / static_cast<double>(runs.size());
    return m;
}

Predicted Predictor::predict(const Trial* trial, double severity, const FigureId& figure, bool change,
                             double observed) const
{
    const MetricError& error = error_of(figure.metric);
    const auto of = [&](const void* arm, const std::vector<ScrapePointer>& runs) -> const Moments& {
        const Key key{arm, figure, change};
        const auto found = known_.find(key);
        if (found != known_.end()) return found->second;
        return known_.emplace(key, moments(runs, figure, change)).first->second;
    };
    const Moments& healthy = of(healthy_, healthy_->runs);
    Moments m = healthy;
    double gap = 0; // uncertainty of what lies between two severities
    if (trial != nullptr && !trial->arms.empty()) {
        const auto after =
            std::ranges::find_if(trial->arms, [&](const Arm& a) { return a.severity >= severity; });
        const Arm& high = after == trial->arms.end() ? trial->arms.back() : *after;
        const Arm& low = after == trial->arms.begin() ? high : *std::prev(after);
        const double width = high.severity - low.severity;
        const double t = width > 0 ? std::clamp((severity - low.severity) / width, 0.0, 1.0) : 1;
        const Moments& a = of(low.scenario.get(), low.runs);
        const Moments& b = of(high.scenario.get(), high.runs);
        const auto between = [t](double x, double y) { return x + t * (y - x); };
        m = {between(a.mean, b.mean),       between(a.error, b.error), between(a.variance, b.variance),
             between(a.waiting, b.waiting), between(a.rank, b.rank),   between(a.plain, b.plain)};
        // Queues have cliffs: half of the way at the middle between two severities that differ [E].
        gap = 0.5 * std::abs(b.mean - a.mean) * std::min(t, 1 - t);
    }
    const auto count = healthy_->runs.front()->value({"offered_rate", "rate"});
    const double simulated = count ? *count * window_s_ : 0;
    const double more = observed > 0 && simulated > 0 ? std::clamp(simulated / observed, 0.05, 20.0) : 1;
    const double sampling = more * (m.variance + (change ? healthy.variance : 0));
    Predicted p;
    p.mean = m.mean;
    p.own = std::sqrt(sampling + m.error + gap * gap);
    // A model that errs a little in how many samples are slow errs much in a percentile between two kinds of
    // them. [E] by as much as its neighbours are apart, where that is more than the figure errs by anyhow.
    p.model =
        std::max(model_error(error, figure, change, m.waiting), std::max(m.rank, change ? healthy.rank : 0));
    p.expected = from_scale(error, m.plain);
    return p;
}

double Predictor::healthy_level(const FigureId& figure) const
{
    return predict(nullptr, 0, figure, false).expected;
}

} // namespace fulcrum::triage
