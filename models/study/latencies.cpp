// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/latencies.h"

#include "base/append.h"
#include "study/metrics.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace fulcrum::study
{

namespace
{

using cluster::RequestTimes;
using cluster::RunRecord;
using engine::Outcome;

constexpr double kSecondsPerNs = 1e-9;

Figure known(double value, std::string why = {})
{
    return {Figure::State::Known, {value, value, value}, std::move(why)};
}

Figure at_least(double bound, const std::string& why)
{
    return {Figure::State::AtLeast, {bound, bound, bound}, why};
}

Figure unknown(const std::string& why)
{
    return {Figure::State::Unknown, {}, why};
}

std::string hidden_text(const Sample& sample)
{
    std::string text;
    if (!sample.at_least.empty()) {
        text = fmt::format("{} of {} requests had not got so far when the run ended or their client gave up",
                           sample.at_least.size(), sample.count());
    }
    if (sample.never > 0) {
        text += text.empty() ? "" : "; ";
        text += fmt::format("{} of {} requests were rejected or failed", sample.never, sample.count());
    }
    return text;
}

// A percentile rests on the observations beyond it: fewer than ten of them say little.
std::string few_text(double p, std::int64_t count)
{
    if (static_cast<double>(count) * (1 - p) >= 10 - 1e-9) return {};
    return fmt::format("{} observations a replication are few for this percentile", count);
}

Figure mean_of(const Sample& sample, double scale, const std::string& hidden)
{
    const double known_sum = std::accumulate(sample.known.begin(), sample.known.end(), 0.0);
    if (hidden.empty()) return known(scale * known_sum / static_cast<double>(sample.known.size()));
    const double sum = std::accumulate(sample.at_least.begin(), sample.at_least.end(), known_sum);
    const std::size_t reached = sample.known.size() + sample.at_least.size();
    return at_least(scale * sum / static_cast<double>(reached), hidden);
}

// Of observations in bins; `hidden` more are larger than all of them.
Distribution histogram_distribution(const LogHistogram& seen, std::int64_t hidden,
                                    const std::string& population, const std::string& nothing)
{
    Distribution result;
    result.population = population;
    result.count = seen.count() + hidden;
    if (seen.count() == 0) {
        for (const auto& statistic : kStatistics)
            result.*statistic.member = unknown(nothing);
        return result;
    }
    const std::string why = hidden > 0
                                ? fmt::format("{} of {} requests had not got so far", hidden, result.count)
                                : std::string();
    const auto percentile = [&](double p) {
        const std::int64_t rank = nearest_rank(p, result.count);
        if (rank > seen.count()) return unknown(why);
        // The rank among what was seen, as a share that leads back to it.
        const double share = static_cast<double>(rank) / static_cast<double>(seen.count());
        return known(kSecondsPerNs * static_cast<double>(seen.quantile(share)), few_text(p, result.count));
    };
    result.mean =
        hidden > 0 ? at_least(kSecondsPerNs * seen.mean(), why) : known(kSecondsPerNs * seen.mean());
    result.p50 = percentile(0.50);
    result.p90 = percentile(0.90);
    result.p95 = percentile(0.95);
    result.p99 = percentile(0.99);
    result.max = hidden > 0 ? unknown(why) : known(kSecondsPerNs * static_cast<double>(seen.max()));
    return result;
}

LogHistogram gaps_of(const std::vector<LogHistogram>& by_class, std::optional<std::uint16_t> class_index)
{
    if (class_index) return *class_index < by_class.size() ? by_class[*class_index] : LogHistogram{};
    LogHistogram all;
    for (const LogHistogram& gaps : by_class)
        all.merge(gaps);
    return all;
}

// The span from `from` to `to`, where kNever means that it has not been reached. What was under way when the
// run ended, or when its client gave up, had lasted so long at least (MODEL 13, censoring).
void observe(Sample& sample, const RequestTimes& request, TimeNs from, TimeNs to, TimeNs end)
{
    const bool gave_up = request.outcome == Outcome::TimedOut && request.last_seen != kNever;
    if (from != kNever && to != kNever) {
        sample.known.push_back(static_cast<double>(to - from));
    } else if (request.outcome == Outcome::InFlight || gave_up) {
        const TimeNs until = gave_up ? request.last_seen : end;
        sample.at_least.push_back(from != kNever ? static_cast<double>(std::max<TimeNs>(until - from, 0))
                                                 : 0.0);
    } else {
        ++sample.never;
    }
}

template <class Observe>
Sample collect(const RunRecord& record, std::optional<std::uint16_t> class_index, Observe&& each)
{
    Sample sample;
    for (const RequestTimes& request : record.requests) {
        if (request.arrival < record.warm_up) continue;
        if (class_index && request.class_index != *class_index) continue;
        each(sample, request);
    }
    return sample;
}

} // namespace

Distribution distribution_of(Sample& sample, double scale, std::string population)
{
    Distribution result;
    result.population = std::move(population);
    result.count = sample.count();
    if (sample.known.empty() && sample.at_least.empty()) {
        const Figure none = unknown(sample.never > 0 ? "Every request was rejected or failed"
                                                     : "No request of this kind was measured");
        for (const auto& statistic : kStatistics)
            result.*statistic.member = none;
        return result;
    }
    const std::string hidden = hidden_text(sample);
    result.mean = mean_of(sample, scale, hidden);

    std::vector<double> reached = sample.at_least;
    if (!hidden.empty()) {
        append(reached, sample.known);
        std::sort(reached.begin(), reached.end());
    }
    auto sorted_until = sample.known.begin(); // everything before it is in its place
    const auto percentile = [&](double p) {
        const std::int64_t rank = nearest_rank(p, sample.count());
        if (rank <= static_cast<std::int64_t>(sample.known.size())) {
            const auto place = sample.known.begin() + (rank - 1);
            std::nth_element(sorted_until, place, sample.known.end());
            sorted_until = place;
            return known(scale * *place, p < 1 ? few_text(p, sample.count()) : std::string());
        }
        const std::size_t index = std::min(static_cast<std::size_t>(rank), reached.size()) - 1;
        return at_least(scale * reached[index], hidden);
    };
    result.p50 = percentile(0.50);
    result.p90 = percentile(0.90);
    result.p95 = percentile(0.95);
    result.p99 = percentile(0.99);
    result.max = percentile(1);
    return result;
}

namespace
{

// Where there were too many requests to keep each.
Latencies binned_latencies(const RunRecord& record, std::optional<std::uint16_t> class_index)
{
    cluster::RequestBins all;
    for (std::size_t c = 0; c < record.bins.size(); ++c) {
        if (!class_index || *class_index == c) all.merge(record.bins[c]);
    }
    const auto offered = [&all](const LogHistogram& seen) {
        return histogram_distribution(seen, all.measured - seen.count(), "offered",
                                      "No request of this kind was measured");
    };
    Latencies result;
    result.ttft_s = offered(all.ttft);
    if (all.seen_later > 0) result.engine_ttft_s = offered(all.engine_ttft);
    result.queue_s = offered(all.queue);
    result.prefill_s = offered(all.prefill);
    result.e2e_s = offered(all.e2e);
    result.tpot_s = histogram_distribution(all.tpot, 0, "completed", "No request of this kind was measured");
    return result;
}

Latencies raw_latencies(const RunRecord& record, std::optional<std::uint16_t> class_index)
{
    const TimeNs end = record.end;
    const auto offered = [&](auto&& span) {
        Sample sample = collect(record, class_index, [&](Sample& into, const RequestTimes& request) {
            const auto [from, to] = span(request);
            observe(into, request, from, to, end);
        });
        return distribution_of(sample, kSecondsPerNs, "offered");
    };
    Latencies result;
    result.ttft_s = offered([](const RequestTimes& r) { return std::pair(r.arrival, r.first_at_client()); });
    if (std::ranges::any_of(record.requests, [](const RequestTimes& r) { return r.first_seen != kNever; })) {
        result.engine_ttft_s =
            offered([](const RequestTimes& r) { return std::pair(r.arrival, r.first_token); });
    }
    result.queue_s = offered([](const RequestTimes& r) { return std::pair(r.arrival, r.scheduled); });
    result.prefill_s = offered([](const RequestTimes& r) { return std::pair(r.scheduled, r.first_token); });
    result.e2e_s = offered([](const RequestTimes& r) {
        return std::pair(r.arrival, r.outcome == Outcome::Completed ? r.last_at_client() : kNever);
    });
    Sample tpot = collect(record, class_index, [](Sample& into, const RequestTimes& r) {
        if (r.outcome != Outcome::Completed || r.output_tokens < 2) return;
        into.known.push_back(static_cast<double>(r.last_at_client() - r.first_at_client()) /
                             (r.output_tokens - 1));
    });
    result.tpot_s = distribution_of(tpot, kSecondsPerNs, "completed");
    return result;
}

} // namespace

Latencies latencies_of(const RunRecord& record, std::optional<std::uint16_t> class_index)
{
    Latencies result =
        record.bins.empty() ? raw_latencies(record, class_index) : binned_latencies(record, class_index);
    const std::string none = "No request produced a second token in the measured window";
    const LogHistogram gaps = gaps_of(record.gaps, class_index);
    result.itl_s = histogram_distribution(gaps, 0, "completed", none);
    if (!record.engine_gaps.empty()) {
        result.engine_itl_s =
            histogram_distribution(gaps_of(record.engine_gaps, class_index), 0, "completed", none);
    }
    result.itl_over_100ms_per_1000 =
        gaps.count() == 0 ? unknown(result.itl_s.mean.why)
                          : known(1000.0 * static_cast<double>(gaps.count_above(100 * kMillisecond)) /
                                  static_cast<double>(gaps.count()));
    return result;
}

} // namespace fulcrum::study
