// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/recovery.h"

#include "evidence/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace fulcrum::evidence
{

namespace
{

using Ended = RequestRow::Ended;
using scenario::Observed;

constexpr std::int64_t kFewest = 20; // [E] requests in a window of a class that say anything about shares
constexpr double kPoints = 0.05;     // [E] how far a share may be from before
constexpr double kYoungest = 0.25;   // s [E] a queue this young is no queue
constexpr double kShrunk = 0.5;      // [E] of the oldest age during the incident

bool useful(const RequestRow& row, const Objective& objective)
{
    if (row.ended != Ended::Completed) return false;
    const auto ttft = latency_of(row, "client_ttft_s");
    const auto tpot = latency_of(row, "tpot_s");
    const bool first = std::isinf(objective.ttft) || (ttft && *ttft <= objective.ttft);
    // An answer of one token has no time between tokens.
    const bool rest = std::isinf(objective.tpot) || !tpot || *tpot <= objective.tpot;
    return first && rest;
}

// From when until when it waited for its first step; the end as a range where only its first token is known.
struct Waiting {
    double from = 0;
    double until_low = 0, until_high = 0;
};

Waiting waiting_of(const RequestRow& row)
{
    if (!std::isnan(row.scheduled)) return {row.arrival, row.scheduled, row.scheduled};
    double seen = row.first_token;
    if (std::isnan(seen)) seen = row.first_seen;
    if (std::isnan(seen)) seen = row.arrival + row.ttft;
    if (!std::isnan(seen)) return {row.arrival, row.arrival, seen};
    const double left = left_at(row);
    if (std::isnan(left)) return {row.arrival, row.arrival, row.arrival};
    // It left without a first token: it waited, or was being computed.
    return {row.arrival, row.ended == Ended::Rejected ? left : row.arrival, left};
}

// The oldest age that a request reached by waiting within the window.
double age_within(double from, double until, Span span)
{
    if (from >= span.until || until <= span.from) return 0;
    return std::min(until, span.until) - from;
}

struct Age {
    double low = 0;
    double high = 0;

    void see(const RequestRow& row, Span span)
    {
        const Waiting waiting = waiting_of(row);
        low = std::max(low, age_within(waiting.from, waiting.until_low, span));
        high = std::max(high, age_within(waiting.from, waiting.until_high, span));
    }
    Observed figure() const { return {high, low, high}; }
};

bool of_class(const RequestRow& row, const std::string& name)
{
    return name.empty() || row.population.request_class == name;
}

const Objective& objective_of(const std::map<std::string, Objective>& objectives, const std::string& name)
{
    static const Objective none;
    if (const auto found = objectives.find(name); found != objectives.end()) return found->second;
    const auto other = objectives.find("");
    return other != objectives.end() ? other->second : none;
}

ServiceWindow window_of(std::span<const RequestRow> rows, const std::string& name,
                        const std::map<std::string, Objective>& objectives, Span span)
{
    ServiceWindow window;
    window.span = span;
    Age age;
    for (const RequestRow& row : rows) {
        if (!of_class(row, name) || std::isnan(row.arrival)) continue;
        age.see(row, span);
        if (row.arrival < span.from || row.arrival >= span.until) continue;
        ++window.offered;
        window.completed += row.ended == Ended::Completed;
        window.rejected += row.ended == Ended::Rejected;
        window.timed_out += row.ended == Ended::TimedOut;
        window.lost += !in_flight(row) && (row.ended == Ended::Aborted || row.ended == Ended::Failed);
        window.in_flight += in_flight(row);
        window.useful += useful(row, objective_of(objectives, row.population.request_class));
    }
    window.oldest_queue_age_s = age.figure();
    window.useful_rate = static_cast<double>(window.useful) / (span.until - span.from);
    return window;
}

std::string age_text(const Observed& age)
{
    return age.low == age.high ? fmt::format("{:.3g} s", age.value)
                               : fmt::format("at most {:.3g} s", age.high);
}

std::string figures_text(const ServiceWindow& window)
{
    if (window.offered == 0) return "nothing offered";
    return fmt::format(
        "{:.3g} useful/s, {:.1f} % of offered useful, {:.1f} % rejected, {:.1f} % timed out, oldest in the "
        "queue {}",
        window.useful_rate, 100 * window.useful_share(), 100 * window.share(window.rejected),
        100 * window.share(window.timed_out), age_text(window.oldest_queue_age_s));
}

// A class that only came with the incident is compared with being served as promised.
double usual_share(const ClassRecovery& one)
{
    return one.before.offered > 0 ? one.before.useful_share() : 1;
}

Conclusion judge(const ClassRecovery& one, const Objective& objective)
{
    if (one.after.offered < kFewest || (one.before.offered > 0 && one.before.offered < kFewest))
        return Conclusion::CannotTell;
    const double age = one.after.oldest_queue_age_s.high;
    const double promised = std::isinf(objective.ttft) ? 0 : objective.ttft;
    const bool served = one.after.useful_share() >= usual_share(one) - kPoints;
    const bool few_refused = one.after.refused_share() <= one.before.refused_share() + kPoints;
    const double usual = std::max({1.1 * one.before.oldest_queue_age_s.high, promised, kYoungest});
    if (served && few_refused && age <= usual) return Conclusion::FullServiceRestored;
    const bool bounded = age <= std::max({kShrunk * one.during.oldest_queue_age_s.high, 2 * promised, usual});
    return bounded ? Conclusion::OverloadBounded : Conclusion::NotRecovered;
}

std::string explain(const ClassRecovery& one)
{
    std::string text =
        fmt::format("{}: before {}; during {}; after {}", to_string(one.conclusion), figures_text(one.before),
                    figures_text(one.during), figures_text(one.after));
    const bool shrank = one.after.oldest_queue_age_s.high < one.during.oldest_queue_age_s.high;
    if (shrank && one.after.refused_share() > one.before.refused_share() + kPoints)
        text += fmt::format(
            ". The queue is younger because {:.0f} % of what is offered is turned away or given up: that "
            "bounds the overload and does not serve those requests",
            100 * one.after.refused_share());
    return text;
}

// A conclusion about the whole is no better than that of any class that can be told.
Conclusion worst_of(const std::vector<ClassRecovery>& classes)
{
    Conclusion worst = Conclusion::CannotTell;
    for (const ClassRecovery& one : classes) {
        if (one.conclusion == Conclusion::CannotTell) continue;
        if (worst == Conclusion::CannotTell || one.conclusion > worst) worst = one.conclusion;
    }
    return worst;
}

std::string summary(const Recovery& recovery)
{
    switch (recovery.conclusion) {
    case Conclusion::FullServiceRestored:
        return "Full service is restored in the windows that were looked at.";
    case Conclusion::OverloadBounded: {
        std::string restored;
        std::string bounded;
        for (const ClassRecovery& one : recovery.classes) {
            const std::string name = one.name.empty() ? "all" : one.name;
            if (one.conclusion == Conclusion::FullServiceRestored)
                restored += (restored.empty() ? "" : ", ") + name;
            else if (one.conclusion == Conclusion::OverloadBounded)
                bounded += fmt::format("{}{} ({:.0f} % of offered useful)", bounded.empty() ? "" : ", ", name,
                                       100 * one.after.useful_share());
        }
        return fmt::format("The overload is bounded, full service is not restored: {}{}{}.", bounded,
                           restored.empty() ? "" : "; as before: ", restored);
    }
    case Conclusion::NotRecovered:
        return "Service has not recovered: the queue is still old.";
    case Conclusion::CannotTell:
        return "There are too few requests before or after to say.";
    }
    return {};
}

} // namespace

std::string_view to_string(Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::FullServiceRestored:
        return "full service restored";
    case Conclusion::OverloadBounded:
        return "overload bounded";
    case Conclusion::NotRecovered:
        return "not recovered";
    case Conclusion::CannotTell:
        return "cannot tell";
    }
    return {};
}

Observed oldest_queue_age(std::span<const RequestRow> rows, Span span)
{
    return oldest_queue_age(std::span<const RequestRow* const>(refs_to(rows)), span);
}

Observed oldest_queue_age(std::span<const RequestRow* const> rows, Span span)
{
    Age age;
    for (const RequestRow* row : rows)
        if (!std::isnan(row->arrival)) age.see(*row, span);
    return age.figure();
}

Result<Recovery> recovery_of(std::span<const RequestRow> rows,
                             const std::map<std::string, Objective>& objectives, Span before, Span during,
                             Span after)
{
    for (const Span& span : {before, during, after}) {
        const bool any = std::ranges::any_of(rows, [&](const RequestRow& row) {
            return row.arrival >= span.from && row.arrival < span.until;
        });
        if (!any)
            return Error{fmt::format("no request arrived from {:g} s to {:g} s", span.from, span.until),
                         "give windows before, during and after the incident that hold requests",
                         {},
                         {}};
    }
    std::set<std::string> names;
    for (const RequestRow& row : rows)
        names.insert(row.population.request_class);
    Recovery recovery;
    for (const std::string& name : names) {
        ClassRecovery one;
        one.name = name;
        one.before = window_of(rows, name, objectives, before);
        one.during = window_of(rows, name, objectives, during);
        one.after = window_of(rows, name, objectives, after);
        one.conclusion = judge(one, objective_of(objectives, name));
        one.text = explain(one);
        recovery.classes.push_back(std::move(one));
    }
    recovery.conclusion = worst_of(recovery.classes);
    recovery.text = summary(recovery);
    return recovery;
}

} // namespace fulcrum::evidence
