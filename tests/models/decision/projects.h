// SPDX-License-Identifier: GPL-3.0-or-later
// Small projects that levers are tried on.
#pragma once

#include "cluster/simulation.h"
#include "decision/impact.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <QtGlobal>

#include <string>

namespace fulcrum::test
{

// The third symptom of the first seed, short: chats, and documents that are computed whole.
inline const char kFrozen[] = R"(format = 1
[run]
until = "20 s"
warm_up = "4 s"
seed = 3
replications = 8
[[scenario]]
name = "frozen"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "6 /s"
prompt = 200
output = 200
output_cv = 0.5
[[scenario.node]]
id = "documents"
kind = "workload"
plugin = "synthetic"
rate = "2.4 /s"
prompt = 9000
output = 50
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
max_num_batched_tokens = 16384
host_time = "0.5 ms"
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h200"
[[scenario.link]]
from = "chat"
to = "engine"
[[scenario.link]]
from = "documents"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
[[scenario]]
name = "chunked"
extends = "frozen"
[scenario.set]
engine.max_num_batched_tokens = 2048
)";

inline scenario::Document document(const std::string& text)
{
    return {text, "test.toml", cluster::node_types(test::all_kinds())};
}

inline scenario::Project projectOf(const std::string& text)
{
    const scenario::Document read = document(text);
    if (!read.runnable()) qFatal("%s", to_string(read.problems()).c_str());
    return read.project();
}

inline decision::ImpactOptions few()
{
    decision::ImpactOptions options;
    options.draws = 2;
    options.replications = 1;
    return options;
}

inline std::string oneEngine(const std::string& run, const std::string& loads, const std::string& engine,
                             const std::string& device)
{
    return "format = 1\n[run]\nseed = 1\n" + run + "[[scenario]]\nname = \"base\"\n" + loads +
           "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\n" + engine +
           "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"" + device +
           "\"\n[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n";
}

inline std::string load(const std::string& id, const std::string& keys)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"workload\"\nplugin = \"synthetic\"\n" + keys +
           "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"engine\"\n";
}

} // namespace fulcrum::test
