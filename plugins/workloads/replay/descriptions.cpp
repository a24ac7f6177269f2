// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/replay/descriptions.h"

#include "base/time.h"
#include "cluster/request_parameters.h"

#include <utility>

namespace fulcrum::plugins::replay
{

namespace
{

void add_trace(std::vector<ParameterDescription>& all)
{
    all.push_back(
        {.key = "file",
         .label = "Trace",
         .type = ParameterType::File,
         .help = "Azure CSV, Mooncake JSONL, Vidur CSV, LLMServingSim JSONL (rows or agents' sessions), or "
                 "any CSV whose header "
                 "names a time, a prompt length and an output length. Relative to the project's folder.",
         .group = "Trace"});
    all.push_back(
        {.key = "format",
         .label = "Format",
         .type = ParameterType::Choice,
         .fallback = std::string("auto"),
         .choices = {"auto", "azure", "mooncake", "bailian", "burstgpt", "vidur", "llmservingsim", "csv"},
         .help = "auto tells the format by the file's content.",
         .group = "Trace"});
    all.push_back({.key = "block_tokens",
                   .label = "Tokens a hash id",
                   .type = ParameterType::Integer,
                   .minimum = 1,
                   .maximum = 65536.0,
                   .help = "Prompt tokens that one of a JSONL trace's hash_ids stands for.",
                   .group = "Trace",
                   .unset = "found by comparing the ids with the prompt lengths (512 in Mooncake's traces)"});
    all.push_back({.key = "limit",
                   .label = "Most requests",
                   .type = ParameterType::Integer,
                   .minimum = 1,
                   .help = "How many rows are played.",
                   .group = "Trace",
                   .unset = "all rows"});
    all.push_back({.key = "skip",
                   .label = "Rows left out",
                   .type = ParameterType::Integer,
                   .fallback = std::int64_t{0},
                   .minimum = 0,
                   .help = "First rows that are not played; the next one then arrives at the start.",
                   .group = "Trace"});
}

void add_timing(std::vector<ParameterDescription>& all)
{
    all.push_back({.key = "time_scale",
                   .label = "Speed",
                   .type = ParameterType::Real,
                   .fallback = 1.0,
                   .minimum = 1e-6,
                   .maximum = 1e6,
                   .help = "2 makes all gaps half as long and so doubles the rate; lengths stay as they are.",
                   .group = "Timing",
                   .shared_concept = "arrival_scale"});
    all.push_back({.key = "start",
                   .label = "Starts at",
                   .type = ParameterType::Quantity,
                   .dimension = Dimension::Time,
                   .fallback = 0.0,
                   .minimum = 0,
                   .maximum = kLatestSeconds,
                   .help = "When the first row played arrives.",
                   .group = "Timing"});
    all.push_back(
        {.key = "spread_ticks",
         .label = "Spread within ticks",
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Spreads arrivals evenly at random within the ticks of a trace whose clock was coarse, "
                 "such as the 3 s of Mooncake's. Other traces stay as they are.",
         .group = "Timing"});
}

void add_attributes(std::vector<ParameterDescription>& all)
{
    all.push_back({.key = "max_tokens",
                   .label = "Most output tokens",
                   .type = ParameterType::Quantity,
                   .dimension = Dimension::Tokens,
                   .minimum = 1,
                   .maximum = 1e8,
                   .help = "What the clients allow; a longer output is cut off there.",
                   .group = "Request",
                   .shared_concept = "max_tokens",
                   .unset = "exactly the output of the row"});
    all.push_back({.key = "class",
                   .label = "Class",
                   .type = ParameterType::Text,
                   .help = "Name under which all requests are reported.",
                   .group = "Request",
                   .unset = "the trace's class or tenant column where it has one, else the node's id"});
    for (ParameterDescription& parameter : cluster::request_parameters())
        all.push_back(std::move(parameter));
}

} // namespace

std::vector<ParameterDescription> descriptions()
{
    std::vector<ParameterDescription> all;
    add_trace(all);
    add_timing(all);
    add_attributes(all);
    return all;
}

} // namespace fulcrum::plugins::replay
