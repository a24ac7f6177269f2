// SPDX-License-Identifier: GPL-3.0-or-later
// Which column or key of a file of requests holds what.
//
// By itself a name is recognised without regard to case, punctuation and a unit at its end ("TTFT (ms)",
// "first_token_ts", "usage.prompt_tokens"). ImportOptions::columns says otherwise: "latency=e2e",
// "latency=e2e:ms" with a unit, "note=" to leave a column out. Durations need a unit, from their name or from
// there, and are refused without one; moments without one are dates, or numbers told by their size
// (seconds, ms, us or ns since 1970; small ones are seconds).
#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::requests
{

enum class Field {
    Id,
    Arrival, // moments
    Reached,
    Admitted,
    Queued,
    Scheduled,
    FirstToken,
    FirstSeen,
    LastToken,
    LastSeen,
    Ttft, // durations
    Tpot,
    E2e,
    QueueTime,
    PrefillTime,
    DecodeTime,
    PromptTokens,
    OutputTokens,
    CachedTokens,
    MaxTokens,
    Status,  // a code or a word
    Failure, // an error's text; empty: none
    Version,
    Model,
    TemplateHash,
    Tenant,
    RequestClass,
    Replica,
    Region,
};
std::string_view to_string(Field field); // as in ImportOptions::columns: "arrival", "e2e", "prompt_tokens"
std::optional<Field> field_named(std::string_view name);
bool is_moment(Field field);
bool is_duration(Field field);

struct Binding {
    Field field = Field::Id;
    std::optional<double> seconds{}; // in one unit of the column; of moments and durations only
};

// Resolves names; the same name is looked up once.
class Columns
{
public:
    // Fails for a mapping that can not be read: the known fields and units are in the hint.
    static Result<Columns> make(const std::vector<std::string>& mappings);

    // nullopt: a column that is not used. `hint`: where it was found in the row before, for speed.
    const std::optional<Binding>& find(std::string_view name, std::size_t hint);

    // Set what a duration without a unit needs (requests.jsonl of known tools).
    void assume(double seconds) { assumed_ = seconds; }

    // Names of durations that have no unit, so that their values can not be read.
    const std::vector<std::string>& without_unit() const { return without_unit_; }

    // The fields that were found so far.
    bool has(Field field) const;

private:
    struct Known {
        std::string name;
        std::optional<Binding> binding{};
    };

    std::optional<Binding> resolve(std::string_view name);

    std::vector<Known> mapped_;
    std::vector<Known> known_;
    std::vector<std::string> without_unit_;
    std::optional<double> assumed_;
};

} // namespace fulcrum::evidence::requests
