// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/censoring.h"

#include "base/append.h"
#include "evidence/rows.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::evidence
{

namespace
{

using Ended = RequestRow::Ended;
using scenario::Observed;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Latencies in order; hidden ones are behind all that are known.
struct Ordered {
    std::vector<double> known;
    std::vector<double> at_least;
    std::int64_t never = 0; // rejected, aborted or failed before it

    std::int64_t count() const { return static_cast<std::int64_t>(known.size() + at_least.size()) + never; }
};

Ordered ordered(std::span<const RequestRow* const> rows, std::string_view metric, double timeout)
{
    Ordered sample;
    for (const RequestRow* row : rows) {
        const Waited waited = waited_for(*row, metric, timeout);
        if (waited.state == Waited::State::Known)
            sample.known.push_back(waited.seconds);
        else if (waited.state == Waited::State::AtLeast)
            sample.at_least.push_back(waited.seconds);
        else
            ++sample.never;
    }
    std::ranges::sort(sample.known);
    std::ranges::sort(sample.at_least);
    return sample;
}

// The latency of a rank, counted from 1. Among the hidden ones it is at least what all of them waited that
// the rank leaves below it, and at least as long as the longest that is known to be shorter.
Observed at_rank(const Ordered& sample, std::int64_t rank)
{
    if (rank < 1) return {0, 0, 0};
    const auto index = static_cast<std::size_t>(rank) - 1;
    if (index < sample.known.size()) return {sample.known[index], sample.known[index], sample.known[index]};
    std::vector<double> reached = sample.known;
    append(reached, sample.at_least);
    std::ranges::sort(reached);
    const double bound = reached.empty() ? 0 : reached[std::min(index, reached.size() - 1)];
    return {bound, bound, kInfinity};
}

std::string seconds_text(const Observed& figure)
{
    if (figure.at_least()) return fmt::format("at least {:.4g} s", figure.low);
    return fmt::format("{:.4g} s", figure.value);
}

std::string explain(const OfferedPercentile& result, const Ordered& sample, double p)
{
    std::string text =
        fmt::format("p{:g} over {} is {}", 100 * p, to_text(result.counts), seconds_text(result.figure));
    if (!result.interval)
        text +=
            fmt::format("; insufficient: {} requests give no interval with two finite ends", sample.count());
    else if (result.interval->at_least())
        text += fmt::format("; 95 %: more than {:.4g} s", result.interval->low);
    else
        text += fmt::format("; 95 %: {:.4g} to {:.4g} s", result.interval->low, result.interval->high);
    if (result.figure.at_least() && !sample.at_least.empty())
        text += fmt::format("; {} requests were given up or under way, so that only a lower bound is known",
                            sample.at_least.size());
    if (sample.never > 0)
        text += fmt::format(
            "; {} were turned away, aborted or lost, which is no random part of all: {} if they had "
            "been the fastest",
            sample.never, seconds_text(result.best));
    return text;
}

// In flight over time: +1 at each arrival, -1 at each end.
struct Event {
    double at = 0;
    int change = 0;
};

std::vector<Event> events_of(std::span<const RequestRow> rows)
{
    std::vector<Event> events;
    for (const RequestRow& row : rows) {
        const double left = left_at(row);
        if (std::isnan(row.arrival) || std::isnan(left)) continue;
        events.push_back({row.arrival, 1});
        events.push_back({std::max(left, row.arrival), -1});
    }
    // An end comes before the arrival that it lets in.
    std::ranges::sort(events, [](const Event& a, const Event& b) {
        return a.at != b.at ? a.at < b.at : a.change < b.change;
    });
    return events;
}

constexpr std::size_t kFewestRequests = 100; // [E] fewer say nothing about how a client sends
constexpr double kAtOnce = 1e-3;             // s [E] a client sends the next request so soon after an answer
constexpr double kCapShare = 0.2;            // [E] of the time at the maximum
constexpr double kFollowing = 0.5;           // [E] of the arrivals that follow an answer at once
constexpr double kUnlikely = 3;              // [E] times as often as by chance
constexpr double kMissing = 10;              // [E] arrivals that are missing in a stall

struct Sending {
    double span = 0;
    double rate = 0;       // arrivals a second
    double following = 0;  // share of arrivals that follow an end at once
    double by_chance = 0;  // the same share, were the two independent
    double maximum = 0;    // in flight
    double at_maximum = 0; // share of the time within 2 % of it
    double stall = 0;      // the longest time without an end while something is in flight
    double stall_arrivals = 0;
};

Sending sending_of(const std::vector<Event>& events)
{
    Sending sending;
    std::int64_t in_flight = 0;
    std::int64_t arrivals = 0;
    std::int64_t following = 0;
    double last_end = -kInfinity;
    for (const Event& event : events) {
        in_flight += event.change;
        sending.maximum = std::max(sending.maximum, static_cast<double>(in_flight));
        if (event.change > 0) {
            ++arrivals;
            if (event.at - last_end <= kAtOnce) ++following;
        } else {
            last_end = event.at;
        }
    }
    sending.span = events.back().at - events.front().at;
    if (sending.span <= 0) return sending;
    sending.rate = static_cast<double>(arrivals) / sending.span;
    sending.following = static_cast<double>(following) / static_cast<double>(arrivals);
    sending.by_chance = 1 - std::exp(-sending.rate * kAtOnce);

    in_flight = 0;
    double at_maximum = 0;
    double since = events.front().at; // of the last end, or when something came in flight
    double came = 0;
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
        const bool idle = in_flight == 0;
        in_flight += events[i].change;
        const double until_next = events[i + 1].at - events[i].at;
        if (static_cast<double>(in_flight) >= 0.98 * sending.maximum) at_maximum += until_next;
        if (events[i].change < 0 || idle) {
            since = events[i].at;
            came = 0;
        }
        // Requests that fill up again at once what just ended are no sign of an open loop.
        if (events[i].change > 0 && events[i].at - since > kAtOnce) ++came;
        const double stall = events[i + 1].at - since;
        if (in_flight > 0 && stall > sending.stall) {
            sending.stall = stall;
            sending.stall_arrivals = came;
        }
    }
    sending.at_maximum = at_maximum / sending.span;
    return sending;
}

} // namespace

OfferedCounts counts_of(std::span<const RequestRow> rows)
{
    return counts_of(std::span<const RequestRow* const>(refs_to(rows)));
}

OfferedCounts counts_of(std::span<const RequestRow* const> rows)
{
    OfferedCounts counts;
    counts.offered = static_cast<std::int64_t>(rows.size());
    for (const RequestRow* each : rows) {
        const RequestRow& row = *each;
        counts.completed += row.ended == Ended::Completed;
        counts.rejected += row.ended == Ended::Rejected;
        counts.timed_out += row.ended == Ended::TimedOut;
        counts.aborted += row.ended == Ended::Aborted && !in_flight(row);
        counts.failed += row.ended == Ended::Failed;
        counts.in_flight += in_flight(row);
    }
    return counts;
}

std::string to_text(const OfferedCounts& counts)
{
    std::string text = fmt::format("{} offered: {} completed", counts.offered, counts.completed);
    const auto add = [&](std::int64_t count, std::string_view words) {
        if (count > 0) text += fmt::format(", {} {}", count, words);
    };
    add(counts.rejected, "rejected");
    add(counts.timed_out, "timed out");
    add(counts.aborted, "aborted");
    add(counts.failed, "failed");
    add(counts.in_flight, "in flight");
    return text;
}

Result<OfferedPercentile> offered_percentile(std::span<const RequestRow> rows, std::string_view metric,
                                             double p, double timeout)
{
    return offered_percentile(std::span<const RequestRow* const>(refs_to(rows)), metric, p, timeout);
}

Result<OfferedPercentile> offered_percentile(std::span<const RequestRow* const> rows, std::string_view metric,
                                             double p, double timeout)
{
    const Ordered sample = ordered(rows, metric, timeout);
    if (sample.known.empty() && sample.at_least.empty())
        return Error{fmt::format("no request has a figure {}", metric),
                     "choose another metric or a longer window",
                     {},
                     {}};
    OfferedPercentile result;
    result.counts = counts_of(rows);
    result.observations = sample.count();
    const std::int64_t rank = study::nearest_rank(p, sample.count());
    result.figure = at_rank(sample, rank);
    if (const auto ranks = study::percentile_ranks(p, sample.count())) {
        const Observed low = at_rank(sample, ranks->low);
        const Observed high = at_rank(sample, ranks->high);
        result.interval = Observed{result.figure.value, low.low, high.high};
    }
    result.worst = result.figure;
    result.best = at_rank(sample, rank - sample.never);
    result.text = explain(result, sample, p);
    return result;
}

Observed Survival::quantile(double p) const
{
    for (const Step& step : steps) {
        if (step.longer > 1 - p + 1e-12) continue;
        const auto reached = [&](double Step::*bound) {
            const auto found =
                std::ranges::find_if(steps, [&](const Step& one) { return one.*bound <= 1 - p + 1e-12; });
            return found == steps.end() ? kInfinity : found->time;
        };
        return {step.time, reached(&Step::low), reached(&Step::high)};
    }
    return {until, until, kInfinity};
}

Survival kaplan_meier(std::vector<double> ended, std::vector<double> longer_than)
{
    std::ranges::sort(ended);
    std::ranges::sort(longer_than);
    Survival survival;
    if (!ended.empty()) survival.until = ended.back();
    if (!longer_than.empty()) survival.until = std::max(survival.until, longer_than.back());
    double longer = 1;
    double variance = 0; // Greenwood's sum
    std::size_t censored = 0;
    for (std::size_t i = 0; i < ended.size();) {
        const double time = ended[i];
        // One that was given up at this very time had waited it out.
        while (censored < longer_than.size() && longer_than[censored] < time)
            ++censored;
        std::size_t next = i;
        while (next < ended.size() && ended[next] == time)
            ++next;
        const auto at_risk = static_cast<double>(ended.size() - i + longer_than.size() - censored);
        const auto now = static_cast<double>(next - i);
        longer *= 1 - now / at_risk;
        Survival::Step step{
            time, static_cast<std::int64_t>(at_risk), static_cast<std::int64_t>(now), longer, 0, longer};
        if (longer > 0) {
            variance += now / (at_risk * (at_risk - now));
            constexpr double z = 1.959963984540054; // two-sided 95 % of the normal distribution
            const double half = longer < 1 ? z * std::sqrt(variance) / std::abs(std::log(longer)) : 0;
            step.low = std::pow(longer, std::exp(half));
            step.high = std::pow(longer, std::exp(-half));
        }
        survival.steps.push_back(step);
        i = next;
    }
    return survival;
}

std::vector<ClientFinding> client_findings(std::span<const RequestRow> rows)
{
    std::vector<ClientFinding> findings;
    const std::vector<Event> events = events_of(rows);
    if (events.size() < 2 * kFewestRequests) return findings;
    const Sending sending = sending_of(events);
    const bool follows =
        sending.following >= kFollowing && sending.following >= kUnlikely * sending.by_chance;
    if (!follows || sending.maximum < 2) return findings;
    if (sending.at_maximum >= kCapShare) {
        findings.push_back(
            {ClientFinding::Kind::ClientCap, sending.maximum, sending.at_maximum, 0,
             fmt::format(
                 "The number in flight stays at {:.0f} for {:.0f} % of the time, and {:.0f} % of the "
                 "requests "
                 "are sent right when one ends: the client sends no more than that. A flat latency there is "
                 "of the client's cap, not of the server. Count latencies from the intended time of sending, "
                 "or raise the cap.",
                 sending.maximum, 100 * sending.at_maximum, 100 * sending.following)});
    }
    const double expected = sending.rate * sending.stall;
    if (expected - sending.stall_arrivals >= kMissing && sending.stall_arrivals <= 0.1 * expected) {
        const double never_sent = expected - sending.stall_arrivals;
        findings.push_back(
            {ClientFinding::Kind::CoordinatedOmission, sending.stall, sending.following, never_sent,
             fmt::format(
                 "For {:.3g} s nothing ended and next to nothing was sent, where the mean rate would have "
                 "sent "
                 "{:.0f} requests: the client waited with the server (coordinated omission), and the waiting "
                 "of "
                 "what it did not send is in no percentile. Repeat the measurement with arrivals that do not "
                 "wait for answers.",
                 sending.stall, never_sent)});
    }
    return findings;
}

} // namespace fulcrum::evidence
