// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of benchmarks and of the engines that they load: data/benchmarks.toml.
#pragma once

#include "study/points.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

struct Benchmark {
    std::string title;
    std::vector<std::string> names; // in lower case
    double shortest = 1;            // lengths, as shares of the nominal one
    double longest = 1;
    std::int64_t prompts_per_client = 10;
    double stage_s = 60;   // of an open loop at one rate
    double frontend_s = 0; // of a request in the engine's HTTP front end and on its ways
    std::string evidence;
    // How it starts its engines, where it does so by itself and a point does not say; 0: by the engine's
    // defaults.
    std::int64_t running_cap = 0;
    std::int64_t step_tokens_beyond_prompt = 0; // the step budget less the nominal prompt
    bool constant_is_random = false;            // its "constant" rate is one of exponential intervals
};

struct EngineName {
    std::vector<std::string> names; // as measurements spell it, in lower case
    std::string kind;               // id of the scheduler plugin
    std::string older_than;         // below this version `older_kind` instead; empty: never
    std::string older_kind;
};

// Of the point, with what its notes say instead: "RANDOM_RANGE_RATIO 0.8" or "[0.8, 1.0] x nominal".
Benchmark benchmark_of(const MeasuredPoint& point);

// nullptr: no such engine is known. Letter case is ignored.
const EngineName* find_engine_name(std::string_view name);

// Numbers of a version, "0.10.1.1" -> 0 10 1 1; what follows a letter is left out. Empty: none.
std::vector<int> version_numbers(std::string_view text);

// The newest of the known versions that is not newer than the one stated; the oldest where all are newer. ""
// where none of them is a version.
std::string nearest_version(const std::vector<std::string>& known, const std::string& stated);

} // namespace fulcrum::study
