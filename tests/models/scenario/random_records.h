// SPDX-License-Identifier: GPL-3.0-or-later
// Observations and notes with all that they may hold, drawn at random.
#pragma once

#include "scenario/evidence_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace records
{

using namespace fulcrum;
using namespace fulcrum::scenario;

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Random = std::mt19937_64;

inline double random_number(Random& random, Dimension dimension)
{
    const double share = static_cast<double>(random() >> 11) * 0x1p-53;
    if (dimension == Dimension::Fraction) return random() % 8 == 0 ? 1.0 : share;
    if (random() % 6 == 0) return 0;
    return share * std::pow(10, static_cast<double>(random() % 13) - 5);
}

inline Observed random_figure(Random& random, Dimension dimension)
{
    std::vector<double> three = {random_number(random, dimension), random_number(random, dimension),
                                 random_number(random, dimension)};
    std::ranges::sort(three);
    switch (random() % 5) {
    case 0:
        return {three[1], three[1], three[1]};
    case 1:
        return {three[1], three[1], kInfinity};
    case 2:
        return {three[1], 0, three[1]};
    case 3:
        return {three[1], three[0], kInfinity};
    default:
        return {three[1], three[0], three[2]};
    }
}

inline std::string random_text(Random& random)
{
    static const std::vector<std::string> texts = {
        "", "plain", "with \"quotes\" and \\", "zwei\nZeilen\t größer", "# no comment", "a = 1"};
    return texts[random() % texts.size()];
}

inline Moment random_moment(Random& random, bool utc)
{
    if (utc)
        return {static_cast<TimeNs>(random() % 4'000'000'000'000'000'000) - 2'000'000'000'000'000'000, true};
    return {static_cast<TimeNs>(random() % 1'000'000'000'000'000), false};
}

template <class T>
std::optional<T> maybe(Random& random, T value)
{
    return random() % 3 == 0 ? std::nullopt : std::optional<T>(std::move(value));
}

inline Window random_window(Random& random)
{
    const bool utc = random() % 2 == 0;
    Moment a = random_moment(random, utc);
    Moment b = random_moment(random, utc);
    if (a.at > b.at) std::swap(a, b);
    return {maybe(random, a), maybe(random, b)};
}

inline Buckets random_buckets(Random& random)
{
    Buckets buckets;
    double bound = 0;
    for (std::uint64_t i = random() % 6; i > 0; --i)
        buckets.bounds.push_back(bound += 1e-9 + random_number(random, Dimension::Time));
    for (std::size_t i = 0; i <= buckets.bounds.size(); ++i)
        buckets.counts.push_back(static_cast<std::int64_t>(random() % 1'000'000'000'000));
    buckets.sum = random() % 3 == 0 ? std::numeric_limits<double>::quiet_NaN() : random_number(random, {});
    return buckets;
}

inline Observation random_observation(Random& random, int number)
{
    static const std::vector<std::string> metrics = {"ttft_s",
                                                     "running",
                                                     "kv_usage",
                                                     "request_rate",
                                                     "prompt_tokens",
                                                     "prefix_hit_ratio",
                                                     "itl_over_100ms_share"};
    Observation seen;
    seen.id = "o" + std::to_string(number);
    seen.title = random_text(random);
    seen.metric = metrics[random() % metrics.size()];
    seen.statistic = kFigureStatistics[random() % kFigureStatistics.size()];
    const Dimension unit = dimension_of(seen.metric, seen.statistic);
    seen.before = maybe(random, random_figure(random, unit));
    seen.after = maybe(random, random_figure(random, unit));
    seen.target = maybe(random, random_figure(random, unit));
    seen.buckets_before = maybe(random, random_buckets(random));
    seen.buckets_after = maybe(random, random_buckets(random));
    seen.window = random_window(random);
    seen.window_before = random_window(random);
    seen.population = {random_text(random), random_text(random), random_text(random), random_text(random),
                       random_text(random), random_text(random), random_text(random), random_text(random)};
    seen.count = maybe(random, static_cast<std::int64_t>(random() % 100'000));
    seen.source = random_text(random);
    seen.timed_out = kTimedOutWords[random() % 4].first;
    seen.definition = random_text(random);
    return seen;
}

inline Note random_note(Random& random, int number)
{
    Note note;
    note.id = "n" + std::to_string(number);
    note.text = random_text(random);
    const Window times = random_window(random);
    note.at = times.from;
    note.until = times.until;
    note.author = random_text(random);
    for (int i = 0; i < number; ++i)
        if (random() % 3 == 0) note.links.push_back("n" + std::to_string(i));
    if (random() % 2 == 0) {
        note.kind = random() % 2 == 0 ? NoteKind::Prediction : NoteKind::Falsifier;
        note.metric = random() % 2 == 0 ? "ttft_s" : "kv_usage";
        note.statistic = "p95";
        note.of_class = random_text(random);
        note.direction = maybe(random, kDirections[random() % 3].first);
        const Observed bounds = random_figure(random, dimension_of(note.metric, note.statistic));
        note.at_least = maybe(random, bounds.low);
        if (!bounds.at_least()) note.at_most = maybe(random, bounds.high);
        if (note.kind == NoteKind::Falsifier) note.then = random_text(random);
    } else {
        note.kind = random() % 2 == 0 ? NoteKind::Action : NoteKind::Proposal;
        note.cost = random_text(random);
        note.stop_condition = random_text(random);
        note.reversible = maybe(random, random() % 2 == 0);
        note.scenario = random() % 2 == 0 ? "observed" : "";
        if (note.kind == NoteKind::Action) note.accepted_by = random_text(random);
    }
    return note;
}

} // namespace records
