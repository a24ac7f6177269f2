// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions compared over matched slices of their traffic: stratified by what would mislead, both weighted
// alike (direct standardisation), with what could not be matched (MODEL 13, Simpson and slices).
#pragma once

#include "evidence/imported.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// What may differ between the two versions' traffic and change a latency by itself.
enum class Confounder { PromptLength, OutputLimit, CacheState, Load };
std::string_view to_string(Confounder confounder); // "prompt length", …

struct SliceOptions {
    std::string metric = "ttft_s";  // by rows.h
    std::string statistic = "mean"; // or "p50", "p95", "p99"
    // Prompts are banded by powers of two, output limits too; cache state is the cached share of the prompt
    // in quarters; load is the number of arrivals of the same version in the last ten seconds, by powers of
    // two: what is asked of it, not what it makes of that.
    //
    // The cached share is adjusted for where it is a condition that both met. Where the versions differ in
    // their prompt template it is a part of the effect (a mediator), and adjusting for it would hide just
    // that.
    enum class CacheRole { Auto, Condition, Mediator } cache = CacheRole::Auto;
    std::int64_t fewest = 10; // [E] requests of each version in a slice that is compared
    std::uint64_t seed = 1;   // of the bootstrap
    int draws = 2000;         // MODEL 13
};

struct MatchedSlice {
    std::string name; // "prompt 1k-2k, limit 128-256, …"
    std::int64_t baseline_count = 0, canary_count = 0;
    double weight = 0; // the same for both versions
    double baseline = 0, canary = 0;
};

struct SliceComparison {
    std::string baseline, canary; // versions
    std::int64_t baseline_count = 0, canary_count = 0;
    std::vector<MatchedSlice> matched;
    double baseline_unmatched = 0, canary_unmatched = 0; // shares of requests in no matched slice
    double crude_baseline = 0, crude_canary = 0;         // of all requests, as they come
    // Standardised; only where matching is possible.
    struct Standardised {
        double baseline = 0, canary = 0;
        double change = 0;                      // canary / baseline - 1
        double change_low = 0, change_high = 0; // 95 %, bootstrap of requests within slices
    };
    std::optional<Standardised> standardised;
    bool reversed = false; // Simpson: the aggregate and every matched slice disagree in sign, or the
                           // aggregate and the standardised figure do
    std::vector<Confounder> adjusted;
    std::vector<std::string> remaining; // confounders that were not or could not be adjusted for, as clauses
    std::vector<std::string> notes;     // mediators, reversal, independence, as sentences
    std::string text;                   // the comparison, or why no percentage is given
};

// Rows whose population has these versions; others are left out. Fails where a version has no request with
// the metric, or the statistic is unknown. Where fewer than half of the canary's requests are matched [E] no
// percentage is given, and the remaining confounders are named.
Result<SliceComparison> compare_versions(std::span<const RequestRow> rows, const std::string& baseline,
                                         const std::string& canary, const SliceOptions& options = {});

} // namespace fulcrum::evidence
