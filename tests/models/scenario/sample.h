// SPDX-License-Identifier: GPL-3.0-or-later
// A small set of node types and a project written with them.
#pragma once

#include "scenario/document.h"

#include <string>

namespace sample
{

inline fulcrum::scenario::NodeTypes node_types()
{
    using namespace fulcrum;
    using scenario::NodeKind;
    const ParameterDescription rate{.key = "rate",
                                    .label = "Rate",
                                    .type = ParameterType::Quantity,
                                    .dimension = Dimension::Rate,
                                    .minimum = 0,
                                    .help = "Mean arrivals"};
    const ParameterDescription process{.key = "process",
                                       .label = "Process",
                                       .type = ParameterType::Choice,
                                       .fallback = std::string("poisson"),
                                       .choices = {"poisson", "gamma"}};
    const ParameterDescription prompt{.key = "prompt",
                                      .label = "Prompt",
                                      .type = ParameterType::Integer,
                                      .fallback = std::int64_t{512},
                                      .minimum = 1};
    ParameterDescription output = prompt;
    output.key = "output";
    const ParameterDescription sizes{.key = "sizes",
                                     .label = "Sizes",
                                     .type = ParameterType::List,
                                     .fallback = std::vector<double>{1, 2},
                                     .minimum = 0};
    const ParameterDescription think{.key = "think_time",
                                     .label = "Think time",
                                     .type = ParameterType::Quantity,
                                     .dimension = Dimension::Time,
                                     .minimum = 0,
                                     .unset = "open loop"};
    const ParameterDescription file{
        .key = "file", .label = "File", .type = ParameterType::File, .help = "A trace"};
    const ParameterDescription model{.key = "model",
                                     .label = "Model",
                                     .type = ParameterType::Text,
                                     .fallback = std::string("llama-3.1-8b")};
    const ParameterDescription budget{.key = "max_num_batched_tokens",
                                      .label = "Step budget",
                                      .type = ParameterType::Integer,
                                      .fallback = std::int64_t{8192},
                                      .minimum = 1,
                                      .maximum = 131072,
                                      .help = "Tokens a step",
                                      .flag = "--max-num-batched-tokens"};
    const ParameterDescription share{.key = "gpu_memory_utilization",
                                     .label = "Memory share",
                                     .type = ParameterType::Quantity,
                                     .dimension = Dimension::Fraction,
                                     .fallback = 0.9,
                                     .minimum = 0.1,
                                     .maximum = 1};
    const ParameterDescription caching{
        .key = "prefix_caching", .label = "Prefix cache", .type = ParameterType::Boolean, .fallback = true};
    const ParameterDescription device{
        .key = "device", .label = "Device", .type = ParameterType::Text, .help = "Which"};
    return scenario::NodeTypes(
        {{NodeKind::Workload,
          "synthetic",
          "Synthetic",
          "Drawn",
          {rate, process, prompt, output, sizes, think},
          false},
         {NodeKind::Workload, "replay", "Replay", "A trace", {file}, true},
         {NodeKind::Router, "", "Router", "Round robin", {}, false},
         {NodeKind::Engine, "vllm", "vLLM", "V1", {model, budget, share, caching}, false},
         {NodeKind::Engine, "static", "Static", "Batches", {model, share}, false},
         {NodeKind::Device, "roofline", "Roofline", "Bounds", {device}, false}});
}

// With comments, blank lines, odd spacing and letters beyond ASCII.
inline std::string project_text()
{
    return R"(# Überschrift: what this project is about.
format = 1

[project]
title = "A smooth ride – or not"   # shown in the window
description = """
Several lines,
# this is no comment,
[neither] = "a header"
"""

[run]
until   = "150 s"   # arrivals stop here
warm_up = "30 s"
seed = 1
replications = 2

# ---- the scenario that was seen ----

[[scenario]]
name = "observed"
title = "Beobachtet: größer"

# Chat traffic, as logged.
# Two lines of it.
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
title = "Chat"
rate = "6 /s" # six a second
  process = 'gamma'
sizes = [ 1, 2,
          3, # the last
]
# prompt = 900

[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
gpu_memory_utilization = "90 %"

# The device.
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h200"
canvas = [ 400, 80 ]

[[scenario.link]]
from = "chat"
to = "engine"

[[scenario.link]] # steps
from = "engine"
to = "gpu"

# A smaller budget.
[[scenario]]
name = "budget-512"
title = "Step budget 512"
extends = "observed"
[scenario.set]
engine.max_num_batched_tokens = 512 # the lever
chat.rate = "8 /s"

[[scenario]]
name = "budget-256"
extends = "budget-512"
[scenario.set.engine]
max_num_batched_tokens = 256

[[expect]]
scenario = "observed"
metric = "itl_s.p99"
class = "chat"
at_least = 0.25
at_most = 0.30

[[expect]]
scenario = "budget-512"
metric = "output_token_rate"
relative_to = "observed"
at_least = 0.99
)";
}

inline std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

inline std::string with_crlf(std::string text)
{
    return replaced(std::move(text), "\n", "\r\n");
}

inline fulcrum::scenario::Document document(std::string text)
{
    return {std::move(text), "p.toml", node_types()};
}

} // namespace sample
