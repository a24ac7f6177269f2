// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/decomposition.h"

#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

namespace
{

constexpr std::array<std::string_view, kParts> kNames = {"client in", "admission", "queue",
                                                         "prefill",   "decode",    "client out"};

// When each part ends; kNever: not known. The last entry is the end of the whole.
struct Moments {
    TimeNs begin = 0;
    std::array<TimeNs, kParts> ends{};
};

RequestParts taken_apart(const Moments& moments, std::string id)
{
    RequestParts result;
    result.id = std::move(id);
    TimeNs at = moments.begin;
    std::string merged;
    for (std::size_t i = 0; i < kParts; ++i) {
        const TimeNs end = moments.ends[i];
        if (end == kNever) {
            merged += (merged.empty() ? "" : ", ") + std::string(kNames[i]);
            continue;
        }
        result.parts[i] = end - at;
        if (!merged.empty())
            result.notes.push_back(
                fmt::format("{} holds {} too: nothing tells when it ended", kNames[i], merged));
        merged.clear();
        at = end;
    }
    result.total = at - moments.begin;
    return result;
}

std::optional<Error> goes_back(const Moments& moments)
{
    TimeNs at = moments.begin;
    for (std::size_t i = 0; i < kParts; ++i) {
        if (moments.ends[i] == kNever) continue;
        if (moments.ends[i] < at)
            return Error{
                fmt::format("\"{}\" ends before it begins: the clocks that stamped it differ", kNames[i]),
                "use moments of one clock, or correct for the difference",
                {},
                {}};
        at = moments.ends[i];
    }
    return std::nullopt;
}

// Double precision holds 0.24 us of the seconds since 1970.
TimeNs whole_ns(double seconds, double begin)
{
    if (std::isnan(seconds)) return kNever;
    const TimeNs ns = from_seconds(seconds - begin);
    if (std::abs(seconds) < 1e9) return ns;
    const TimeNs half = ns < 0 ? -kMicrosecond / 2 : kMicrosecond / 2;
    return (ns + half) / kMicrosecond * kMicrosecond;
}

PartStatistics statistics_of(std::string name, std::vector<double> seconds)
{
    PartStatistics result;
    result.name = std::move(name);
    result.count = static_cast<std::int64_t>(seconds.size());
    std::ranges::sort(seconds);
    double sum = 0;
    for (const double one : seconds)
        sum += one;
    const auto at = [&](double p) {
        return seconds[static_cast<std::size_t>(study::nearest_rank(p, result.count)) - 1];
    };
    result.mean = sum / static_cast<double>(result.count);
    result.p50 = at(0.5);
    result.p95 = at(0.95);
    result.p99 = at(0.99);
    return result;
}

double quantile_of(std::string_view statistic)
{
    if (statistic.size() < 2 || statistic.front() != 'p') return -1;
    double percent = 0;
    for (const char c : statistic.substr(1)) {
        if (c < '0' || c > '9') return -1;
        percent = percent * 10 + (c - '0');
    }
    return percent / 100;
}

} // namespace

std::string_view to_string(Part part)
{
    return kNames[static_cast<std::size_t>(part)];
}

Result<RequestParts> decompose(const RequestRow& row, Until until)
{
    const bool first = until == Until::FirstToken;
    const double seen = first ? row.first_seen : row.last_seen;
    const double emitted = first ? row.first_token : row.last_token;
    if (std::isnan(row.arrival) || (std::isnan(seen) && std::isnan(emitted)))
        return Error{"the request has no moments to take it apart by",
                     "join the log lines of client, gateway and engine by the request's id",
                     {},
                     {}};
    if (!first && row.ended != RequestRow::Ended::Completed)
        return Error{"the request did not complete", "take its time to the first token apart", {}, {}};
    const auto at = [&](double seconds) { return whole_ns(seconds, row.arrival); };
    Moments moments;
    moments.ends = {at(row.reached),
                    at(row.admitted),
                    at(row.scheduled),
                    at(row.first_token),
                    first ? kNever : at(row.last_token),
                    at(seen)};
    if (auto fault = goes_back(moments)) return *fault;
    RequestParts parts = taken_apart(moments, row.id);
    // Mostly a row begins at the front end, and decoding is not part of the time to the first token.
    parts.notes.clear();
    if (std::isnan(row.admitted) && !std::isnan(row.scheduled))
        parts.notes.emplace_back("queue holds admission too: the row does not say when it was admitted");
    if (std::isnan(row.scheduled) && !std::isnan(row.first_token))
        parts.notes.emplace_back("prefill holds the queue too: the row does not say when it was scheduled");
    if (std::isnan(row.first_token))
        parts.notes.emplace_back(
            "client out holds the engine's time too: the row does not say when the first "
            "token was emitted");
    if (std::isnan(seen)) parts.notes.emplace_back("the way back to the client is not known");
    return parts;
}

Result<RequestParts> decompose(const cluster::RequestTimes& request, Until until)
{
    const bool first = until == Until::FirstToken;
    const TimeNs emitted = first ? request.first_token : request.last_token;
    const TimeNs seen = first ? request.first_at_client() : request.last_at_client();
    if (emitted == kNever || (!first && request.outcome != engine::Outcome::Completed))
        return Error{first ? "the request never got a first token" : "the request did not complete",
                     "choose another request",
                     {},
                     {}};
    Moments moments;
    moments.begin = request.arrival;
    moments.ends = {request.reached,     request.admitted,         request.scheduled,
                    request.first_token, first ? kNever : emitted, seen};
    if (auto fault = goes_back(moments)) return *fault;
    RequestParts parts = taken_apart(moments, {});
    parts.notes.clear(); // decoding is not part of the time to the first token
    if (request.admitted == kNever)
        parts.notes.emplace_back("queue holds the way to the front end and admission too");
    return parts;
}

std::optional<PartTable> part_table(std::span<const RequestParts> requests)
{
    if (requests.empty()) return std::nullopt;
    PartTable table;
    double p95_sum = 0;
    for (std::size_t i = 0; i < kParts; ++i) {
        std::vector<double> seconds;
        bool any = false;
        for (const RequestParts& one : requests) {
            any = any || one.parts[i].has_value();
            seconds.push_back(to_seconds(one.parts[i].value_or(0)));
        }
        if (!any) continue;
        table.parts.push_back(statistics_of(std::string(kNames[i]), std::move(seconds)));
        table.means_sum += table.parts.back().mean;
        p95_sum += table.parts.back().p95;
    }
    std::vector<double> totals;
    for (const RequestParts& one : requests)
        totals.push_back(to_seconds(one.total));
    table.whole = statistics_of("whole", std::move(totals));
    table.means = fmt::format("over the same {} requests the means of the parts add up: {:.4g} s = {:.4g} s",
                              table.whole.count, table.means_sum, table.whole.mean);
    table.percentiles = fmt::format(
        "the p95 of the whole is {:.4g} s; the parts' p95 would add up to {:.4g} s, which is the p95 of "
        "nothing: the requests that are slow in one part are not those that are slow in another",
        table.whole.p95, p95_sum);
    return table;
}

Result<double> add_stages(std::span<const StageFigure> stages)
{
    double sum = 0;
    double largest = 0;
    double longer = 0; // share of requests that may exceed some stage's figure
    for (const StageFigure& stage : stages) {
        sum += stage.seconds;
        largest = std::max(largest, stage.seconds);
        const double p = quantile_of(stage.statistic);
        longer += p < 0 ? 1 : 1 - p;
    }
    const auto is_mean = [](const StageFigure& stage) { return stage.statistic == "mean"; };
    const auto same_count = [&](const StageFigure& stage) {
        return stage.count > 0 && stage.count == stages.front().count;
    };
    if (std::ranges::all_of(stages, is_mean)) {
        if (std::ranges::all_of(stages, same_count)) return sum;
        return Error{
            "these means are not of the same requests",
            "means add up where each is over the same requests: give the same count, from joined traces",
            {},
            {}};
    }
    const bool percentiles = std::ranges::all_of(stages, [&](const StageFigure& stage) {
        return quantile_of(stage.statistic) >= 0 && stage.statistic == stages.front().statistic;
    });
    std::string can_say =
        "take the percentile of the whole from joined traces or the end-to-end distribution";
    if (percentiles && longer < 1)
        can_say = fmt::format(
            "it is at least {:.4g} s, and at most {:.3g} % of the requests took longer than {:.4g} s; "
            "for the figure itself {}",
            largest, 100 * longer, sum, can_say);
    return Error{
        "percentiles of separate stages do not add up: the requests that are slow in one are not those that "
        "are slow in another",
        can_say,
        {},
        {}};
}

} // namespace fulcrum::evidence
