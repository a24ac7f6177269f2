// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/observations.h"

#include "scenario/evidence_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fulcrum::evidence
{

namespace
{

using scenario::Observation;

bool over_requests(const Observation& seen)
{
    return seen.statistic.starts_with('p') || seen.statistic == "mean" || seen.statistic == "max" ||
           seen.statistic == "share";
}

bool is_latency(const Observation& seen)
{
    return scenario::dimension_of(seen.metric, {}) == Dimension::Time && over_requests(seen);
}

bool has_figure(const Observation& seen)
{
    return seen.after || seen.buckets_after;
}

} // namespace

std::vector<std::string> missing(const Observation& seen)
{
    std::vector<std::string> questions;
    const auto ask = [&](bool lacking, const char* question) {
        if (lacking) questions.emplace_back(question);
    };
    ask(seen.metric.empty(), "metric: which figure is it, for example ttft_s or queue_s?");
    ask(seen.statistic.empty() && !seen.buckets_after, "statistic: is it a mean, a p95, a maximum, a rate?");
    ask(!has_figure(seen), "value: how much is it, with its unit?");
    ask(!seen.before && !seen.target && !seen.buckets_before,
        "comparison: what was it before, or what should it be?");
    ask(!seen.window.from || !seen.window.until, "window: from when until when?");
    ask(seen.population == scenario::Population{},
        "population: of which version, tenant, class, prompt length, replica or region? (class = \"all\" "
        "where of all)");
    ask(!seen.count && !seen.buckets_after && over_requests(seen),
        "count: how many requests are in the slice?");
    ask(seen.source.empty(), "source: which file, dashboard or command says so?");
    ask(seen.timed_out == scenario::TimedOut::Unknown && is_latency(seen),
        "timed-out requests: are they included, excluded or censored?");
    return questions;
}

std::optional<Error> refuse_vague(const Observation& seen)
{
    const bool statistic = !seen.statistic.empty() || seen.buckets_after;
    if (!seen.metric.empty() && statistic && has_figure(seen)) return std::nullopt;
    const std::string name = seen.title.empty() ? seen.id : seen.title;
    return Error{fmt::format("\"{}\" can not be checked by anybody", name),
                 fmt::format("missing: {}", fmt::join(missing(seen), " ")),
                 {},
                 seen.at};
}

} // namespace fulcrum::evidence
