// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/distribution.h"

#include "timeline/time_axis.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using cluster::RequestTimes;
using engine::Outcome;

constexpr double kBinsPerDecade = 120; // a chart is a few hundred pixels wide
constexpr double kDecades = 16;        // 1 ns to beyond any run: 120 x 16 < 2,000

// Rises only where the log-spaced bin of the value changes.
class Thinner
{
public:
    void add(double seconds, double share)
    {
        const double bin = seconds > 1e-9 ? std::floor(std::log10(seconds * 1e9) * kBinsPerDecade) : -1;
        const double clamped = std::min(bin, kBinsPerDecade * kDecades);
        if (!m_points.empty() && clamped == m_bin)
            m_points.back() = {seconds, share};
        else
            m_points.push_back({seconds, share});
        m_bin = clamped;
    }
    std::vector<SharePoint> take() { return std::move(m_points); }

private:
    std::vector<SharePoint> m_points;
    double m_bin = -2;
};

enum class Counted { No, Hidden, Yes };

struct Observation {
    Counted counted = Counted::No;
    double seconds = 0;
};

Observation span(TimeNs from, TimeNs to)
{
    if (from == kNever || to == kNever) return {Counted::Hidden, 0};
    return {Counted::Yes, to_seconds(to - from)};
}

Observation observe(const RequestTimes& request, LatencyMetric metric)
{
    const bool completed = request.outcome == Outcome::Completed;
    switch (metric) {
    case LatencyMetric::Ttft:
        return span(request.arrival, request.first_token);
    case LatencyMetric::Queue:
        return span(request.arrival, request.scheduled);
    case LatencyMetric::EndToEnd:
        return span(request.arrival, completed ? request.last_token : kNever);
    case LatencyMetric::Tpot:
        if (!completed || request.output_tokens < 2) return {};
        return {Counted::Yes,
                to_seconds(request.last_token - request.first_token) / (request.output_tokens - 1)};
    case LatencyMetric::Itl:
        break;
    }
    return {};
}

std::vector<SharePoint> cumulativeGaps(const cluster::RunRecord& run, std::optional<std::uint16_t> classIndex)
{
    LogHistogram gaps;
    for (std::size_t i = 0; i < run.gaps.size(); ++i)
        if (!classIndex || *classIndex == i) gaps.merge(run.gaps[i]);
    Thinner thinner;
    std::int64_t seen = 0;
    const auto& counts = gaps.counts();
    for (std::size_t bin = 0; bin < counts.size(); ++bin) {
        if (counts[bin] == 0) continue;
        seen += counts[bin];
        const std::int64_t upper = std::min(LogHistogram::low(bin + 1) - 1, gaps.max());
        thinner.add(to_seconds(upper), static_cast<double>(seen) / static_cast<double>(gaps.count()));
    }
    return thinner.take();
}

} // namespace

QString nameOf(LatencyMetric metric)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("Figures", text); };
    switch (metric) {
    case LatencyMetric::Ttft:
        return words("TTFT");
    case LatencyMetric::Tpot:
        return words("TPOT");
    case LatencyMetric::Itl:
        return words("ITL");
    case LatencyMetric::Queue:
        return words(QT_TRANSLATE_NOOP("Figures", "queue time"));
    case LatencyMetric::EndToEnd:
        return words(QT_TRANSLATE_NOOP("Figures", "end to end"));
    }
    return {};
}

const study::Distribution& figuresOf(const study::Latencies& latencies, LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Tpot:
        return latencies.tpot_s;
    case LatencyMetric::Itl:
        return latencies.itl_s;
    case LatencyMetric::Queue:
        return latencies.queue_s;
    case LatencyMetric::EndToEnd:
        return latencies.e2e_s;
    case LatencyMetric::Ttft:
        break;
    }
    return latencies.ttft_s;
}

std::vector<SharePoint> cumulative(const cluster::RunRecord& run, LatencyMetric metric,
                                   std::optional<std::uint16_t> classIndex)
{
    if (metric == LatencyMetric::Itl) return cumulativeGaps(run, classIndex);
    std::vector<double> known;
    std::size_t population = 0;
    for (const RequestTimes& request : run.requests) {
        if (request.arrival < run.warm_up) continue;
        if (classIndex && request.class_index != *classIndex) continue;
        const Observation seen = observe(request, metric);
        if (seen.counted != Counted::No) ++population;
        if (seen.counted == Counted::Yes) known.push_back(seen.seconds);
    }
    std::sort(known.begin(), known.end());
    Thinner thinner;
    for (std::size_t i = 0; i < known.size(); ++i)
        thinner.add(known[i], static_cast<double>(i + 1) / static_cast<double>(population));
    return thinner.take();
}

LogRange logRange(const std::vector<std::vector<SharePoint>>& curves)
{
    constexpr double kLeastShare = 0.002; // what lies below a pixel of the chart's height
    constexpr double kMostDecades = 6;
    double low = 0;
    double high = 0;
    for (const auto& curve : curves) {
        for (const SharePoint& point : curve) {
            high = std::max(high, point.seconds);
            if (point.share < kLeastShare || point.seconds <= 0) continue;
            low = low == 0 ? point.seconds : std::min(low, point.seconds);
        }
    }
    if (high <= 0) return {};
    high = niceCeiling(high);
    low = std::max(low == 0 ? high : low, high * std::pow(10.0, -kMostDecades));
    // The largest of 1, 2, 5 not above `low`: half of the ceiling of what lies just above, or a bit less.
    double start = niceCeiling(low);
    if (start > low * (1 + 1e-9)) {
        for (const double step : {2.0, 2.5}) {
            const double smaller = niceCeiling(start / step * (1 - 1e-6));
            if (smaller <= low * (1 + 1e-9)) {
                start = smaller;
                break;
            }
        }
    }
    if (start >= high) start = high / 10;
    return {start, high};
}

std::vector<double> logTicks(LogRange range, bool all)
{
    std::vector<double> ticks;
    std::vector<double> powers;
    const int first = static_cast<int>(std::floor(std::log10(range.low) + 1e-9));
    for (int exponent = first; std::pow(10.0, exponent) <= range.high * (1 + 1e-9); ++exponent) {
        for (const double times : {1.0, 2.0, 5.0}) {
            const double value = times * std::pow(10.0, exponent);
            if (value < range.low * (1 - 1e-9) || value > range.high * (1 + 1e-9)) continue;
            ticks.push_back(value);
            if (times == 1) powers.push_back(value);
        }
    }
    return all || powers.empty() ? ticks : powers;
}

} // namespace fulcrum::app
