// SPDX-License-Identifier: GPL-3.0-or-later
// How [[observation]], [[note]], [[estimate]] and [[delivered]] write what they hold: figures in the unit of
// their metric, moments, words.
#pragma once

#include "base/units.h"
#include "scenario/estimates.h"
#include "scenario/notebook.h"
#include "scenario/observation.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulcrum::scenario
{

// In which unit figures of a metric are written, by its name: ttft_s in a time, request_rate in a rate,
// kv_usage and prefix_hit_ratio as a share from 0 to 1, prompt_tokens in tokens; else a plain number. A
// statistic "share" is a share and "rate" a rate whatever the metric.
Dimension dimension_of(std::string_view metric, std::string_view statistic);

inline constexpr std::array<std::string_view, 9> kFigureStatistics = {"mean", "p50",   "p90",  "p95",  "p99",
                                                                      "max",  "value", "rate", "share"};

// As in a project.
inline constexpr std::array<std::pair<NoteKind, std::string_view>, 7> kNoteKinds = {{
    {NoteKind::Observation, "observation"},
    {NoteKind::Hypothesis, "hypothesis"},
    {NoteKind::Action, "action"},
    {NoteKind::Prediction, "prediction"},
    {NoteKind::Falsifier, "falsifier"},
    {NoteKind::RecoveryCheck, "recovery_check"},
    {NoteKind::Proposal, "proposal"},
}};
inline constexpr std::array<std::pair<TimedOut, std::string_view>, 4> kTimedOutWords = {{
    {TimedOut::Unknown, "unknown"},
    {TimedOut::Included, "included"},
    {TimedOut::Excluded, "excluded"},
    {TimedOut::Censored, "censored"},
}};
inline constexpr std::array<std::pair<Direction, std::string_view>, 3> kDirections = {{
    {Direction::Up, "up"},
    {Direction::Down, "down"},
    {Direction::Flat, "flat"},
}};

template <class Words, class Value>
std::string_view word_of(const Words& words, Value value)
{
    for (const auto& [one, word] : words)
        if (one == value) return word;
    return {};
}
inline std::string_view to_string(NoteKind kind)
{
    return word_of(kNoteKinds, kind);
}

// A key of a table with its value as TOML.
struct WrittenKey {
    std::string key;
    std::string value;

    bool operator==(const WrittenKey&) const = default;
};

// What is set, in the order of the reference. Read back it gives the same values; a figure whose value lies
// outside its own range, or that is NaN, can not be read back.
std::vector<WrittenKey> written_keys(const Observation& observation); // without its buckets
std::vector<WrittenKey> written_keys(const Buckets& buckets);
std::vector<WrittenKey> written_keys(const Note& note);
std::vector<WrittenKey> written_keys(const EstimateRecord& estimate);
std::vector<WrittenKey> written_keys(const DeliveredRecord& delivered);

// The whole record, a line an element: "[[observation]]", "id = …".
std::vector<std::string> written_lines(const Observation& observation);
std::vector<std::string> written_lines(const Note& note);
std::string to_toml(const Observation& observation);
std::string to_toml(const Note& note);

// As a text of a project: "8 s", "at least 30 s", "7 s to 9 s"; for messages and pages.
std::string to_text(const Observed& figure, Dimension dimension);

// "2026-11-30T10:02:00Z", or "10 min" of a run. Nanoseconds are kept; years 1678 to 2261.
std::string to_text(const Moment& moment);

} // namespace fulcrum::scenario
